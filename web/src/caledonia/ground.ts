// The ground of the map as few big paths: hundreds of small drawings cost the browser a frame for every move.
import { CORNERS, centre, shares, spots, type Point } from "./geometry";
import type { HexView } from "./view";

/** A sign of a kind of terrain, drawn in a square of 24: its lines or its body, and what is bright on it. */
const SIGNS: Record<string, { body: string; bright?: string }> = {
  grass: { body: "M4 18c0-4-1-6-2-8M6 18c0-5 1-8 3-11M8 18c0-3 2-5 4-6M15 20c0-3-1-5-2-6M17 20c0-4 1-6 2.5-8M19 20c0-2 1-3 3-4" },
  forest: { body: "M7 2l5 8h-2.5l3.5 6h-4.800v4h-2.400v-4h-4.800l3.500-6h-2.500zM17.500 6l4 7h-2l3 5h-4v3h-2v-3h-4l3-5h-2z" },
  mountain: { body: "M1 21l8-16 5 9 2-3 7 10z", bright: "M6.500 10l2.500-5 2.700 5-1.400 1.500-1.500-1.300-1.300 1.300z" },
  loch: { body: "M2 8c3-3 5 3 8 0s5 3 8 0M6 14c3-3 5 3 8 0s5 3 8 0" },
};
const SIGN_SCALE = 20 / 24;
const COIN = { r: 8.5, y: -20 };

export interface Terrain {
  name: string;
  land: string;
  signs: string;
  bright: string;
}

/** Single letters, each at a place of its own: one element of the drawing for all of them. */
export interface Letters {
  x: string;
  y: string;
  text: string;
}

export interface Word extends Point {
  text: string;
}

export interface Ground {
  terrains: Terrain[];
  edges: string;
  mist: string;
  coins: string;
  costs: Letters;
  deltas: Letters;
  names: Word[];
}

/** Everything of the map that no move changes. */
export function groundOf(hexes: HexView[]): Ground {
  const reached = hexes.filter((hex) => hex.terrain[0] !== "loch" && !hex.mist);
  const costs = reached.map((hex) => word(hex, 0, COIN.y + 4, String(hex.cost)));
  const deltas = reached.filter((hex) => hex.delta).map((hex) => word(hex, -21, -12, "Δ"));
  return {
    terrains: Object.keys(SIGNS).map((name) => terrainOf(name, hexes)),
    edges: hexes.map(outline).join(""),
    mist: hexes.filter((hex) => hex.mist).map(outline).join(""),
    coins: reached.map((hex) => circle(word(hex, 0, COIN.y, ""), COIN.r)).join(""),
    costs: letters(costs),
    deltas: letters(deltas),
    names: hexes.filter((hex) => !hex.port).map((hex) => word(hex, 0, 26.5, hex.name)),
  };
}

function word(hex: HexView, right: number, down: number, text: string): Word {
  const at = centre(hex.name);
  return { x: at.x + right, y: at.y + down, text };
}

function letters(words: Word[]): Letters {
  const list = (one: (word: Word) => number) => words.map((w) => one(w).toFixed(1)).join(" ");
  return { x: list((w) => w.x), y: list((w) => w.y), text: words.map((w) => w.text).join("") };
}

function terrainOf(name: string, hexes: HexView[]): Terrain {
  const found: Terrain = { name, land: "", signs: "", bright: "" };
  const sign = SIGNS[name] ?? { body: "" };
  for (const hex of hexes) {
    const at = centre(hex.name);
    hex.terrain.forEach((kind, i) => {
      const [share, spot] = [shares(hex.terrain.length)[i], spots(hex.terrain.length)[i]];
      if (kind !== name || !share || !spot) return;
      const corner = { x: at.x + spot.x - 10, y: at.y + spot.y - 10 };
      found.land += polygon(share, at);
      found.signs += drawn(sign.body, corner);
      found.bright += drawn(sign.bright ?? "", corner);
    });
  }
  return found;
}

function outline(hex: HexView): string {
  return polygon(CORNERS, centre(hex.name));
}

function polygon(corners: Point[], at: Point): string {
  return `M${corners.map((p) => `${(p.x + at.x).toFixed(1)} ${(p.y + at.y).toFixed(1)}`).join("L")}z`;
}

function circle(at: Point, r: number): string {
  return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A sign at another place: only its `M` are absolute, everything else is drawn from there. */
function drawn(sign: string, corner: Point): string {
  return sign.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map((text) => Number(text) * SIGN_SCALE);
    const moved = command === "M" ? numbers.map((n, i) => n + (i % 2 ? corner.y : corner.x)) : numbers;
    return command + moved.map((n) => Number(n.toFixed(2))).join(" ");
  });
}
