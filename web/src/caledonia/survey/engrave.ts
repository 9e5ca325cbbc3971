// The engraved ground of the map: everything that no move changes, as a few big paths.
import { CORNERS, HEIGHT, SIZE, WIDTH, type Point } from "../geometry";
import { chanceOf, noiseOf, type Chance, type Noise } from "./chance";
import { Grid, resample, type Field, type Mask } from "./grid";
import { key, outline, sharesOf, surveyed, type Cell, type Plot, type Share } from "./land";
import { Pen } from "./pen";
import { riversOf, type Rivers } from "./rivers";
import { hills, tufts, walls, woods, type Trees } from "./vegetation";

/** Where the price of the land stands in a hex. */
export const COIN = { x: 0, y: -21.5, r: 7.6 };

export interface Coin extends Point {
  cost: number;
}
export interface Harbour extends Point {
  port: string;
}
export interface Engraving {
  wash: Record<"loch" | "forest" | "mountain" | "mist", string>;
  lining: string[];
  contour: string;
  hatch: string[];
  trees: Trees;
  tuft: string;
  wall: string;
  border: string;
  swell: string;
  rim: string;
  river: Pick<Rivers, "body" | "bars" | "sand" | "channel">;
  coin: string;
  coins: Coin[];
  /** Open water, the widest first: for a compass and small boats. */
  open: Point[];
  harbours: Harbour[];
}

/** What the engraver looks at while he works. */
export interface Plate {
  cells: Cell[];
  grid: Grid;
  chance: Chance;
  noises: [Noise, Noise, Noise];
  shares(terrain: string): Share[];
  is(terrain: string, x: number, y: number): boolean;
  mask: Record<string, Mask>;
  /** How far inside a loch a place is; negative on land. */
  depth: Field;
  /** Whether a stream or a delta is nearer than this. */
  wet(x: number, y: number, margin: number): boolean;
  /** Whether a coin is nearer than this. */
  onCoin(x: number, y: number, r: number): boolean;
}

const TERRAINS = ["forest", "mountain", "loch", "mist"] as const;

export function engrave(plots: Plot[], rivers: [string, string][], seed: number): Engraving {
  const noises: [Noise, Noise, Noise] = [noiseOf(seed), noiseOf(seed + 101), noiseOf(seed + 202)];
  const [n1, n2, n3] = noises;
  const bend = (p: Point): Point => ({
    x: p.x + 3.1 * n1(p.x / 23, p.y / 23) + 2 * n2(p.x / 9, p.y / 9) + 0.8 * n3(p.x / 3.7, p.y / 3.7),
    y: p.y + 3.1 * n1(p.x / 23 + 77, p.y / 23 + 31) + 2 * n2(p.x / 9 + 40, p.y / 9 + 90) + 0.8 * n3(p.x / 3.7 + 50, p.y / 3.7),
  });
  const wobble = (p: Point): Point => ({
    x: p.x + 2.8 * n2(p.x / 11 + 7, p.y / 11) + 1.1 * n3(p.x / 4.5, p.y / 4.5),
    y: p.y + 2.8 * n2(p.x / 11, p.y / 11 + 60) + 1.1 * n3(p.x / 4.5 + 9, p.y / 4.5),
  });
  const cells = surveyed(plots);
  const all = cells.flatMap(sharesOf);
  const shares = (terrain: string) => all.filter((part) => part.terrain === terrain);
  const loops = {
    forest: outline(shares("forest"), bend, 7, wobble),
    mountain: outline(shares("mountain"), bend, 7, wobble),
    loch: outline(shares("loch"), bend, 1),
    mist: outline(shares("mist"), (p) => p, 0),
  };
  const grid = new Grid(2.6);
  const mask: Record<string, Mask> = {};
  for (const terrain of TERRAINS) mask[terrain] = grid.mask(loops[terrain]);
  mask.grass = Uint8Array.from(mask.loch as Mask, (_, k) => (TERRAINS.some((terrain) => mask[terrain]?.[k]) ? 0 : 1));
  const depth = grid.distance(loops.loch.flatMap((loop) => resample(loop, 1.6, true)));
  for (let k = 0; k < depth.length; k++) if (!mask.loch?.[k]) depth[k] = -depth[k]!;
  const river = riversOf(rivers, cells, bend, n3);
  const coins = cells.flatMap((c) => (c.plot && c.terrain[0] !== "loch" && !c.plot.mist ? [{ x: c.x + COIN.x, y: c.y + COIN.y, cost: c.plot.cost }] : []));
  const plate: Plate = {
    cells, grid, noises, shares, mask, depth, chance: chanceOf(seed * 7919 + 17),
    is: (terrain, x, y) => mask[terrain]?.[grid.cell(x, y)] === 1,
    ...nearness(grid, river, coins),
  };
  const hill = hills(plate);
  return {
    wash: { loch: washed(loops.loch), forest: washed(loops.forest), mountain: washed(loops.mountain), mist: washed(loops.mist) },
    lining: lined(plate), contour: hill.contour, hatch: hill.hatch, trees: woods(plate),
    tuft: tufts(plate, hill.height), wall: walls(plate, hill.height),
    ...bordered(cells, rivers), river: { body: river.body, bars: river.bars, sand: river.sand, channel: river.channel },
    coins, coin: milled(coins), open: openWater(plate),
    harbours: cells.flatMap((c) => (c.plot?.port ? [{ x: c.x, y: c.y, port: c.plot.port }] : [])),
  };
}

function nearness(grid: Grid, river: Rivers, coins: Coin[]): Pick<Plate, "wet" | "onCoin"> {
  const brook = grid.fill(() => 9);
  for (const p of river.points) grid.stamp(p.x, p.y, 9, (k, d) => (brook[k] = Math.min(brook[k]!, d - p.w)));
  for (const fan of river.fans) grid.stamp(fan.x, fan.y, 13, (k) => (brook[k] = 0));
  const clear = grid.fill(() => 99);
  for (const c of coins) grid.stamp(c.x, c.y, 16, (k, d) => (clear[k] = Math.min(clear[k]!, d)));
  const within = (field: Field) => (x: number, y: number, least: number) => {
    const k = grid.cell(x, y);
    return k < 0 || field[k]! < least;
  };
  return { wet: within(brook), onCoin: within(clear) };
}

function washed(loops: Point[][]): string {
  const pen = new Pen();
  for (const loop of loops) pen.soft(loop, true);
  return pen.d;
}

/** Lines in the water, denser and darker at the shore. */
function lined({ grid, depth }: Plate): string[] {
  return [[1.8], [3.6, 5.7], [8.1, 10.9], [14.2, 18, 22.4, 27.4]].map((levels) => {
    const pen = new Pen();
    for (const level of levels) {
      for (const line of grid.lines(depth, level)) if (line.points.length > 5) pen.soft(resample(line.points, 4.4, line.closed), line.closed);
    }
    return pen.d;
  });
}

/** Hairlines between hexes, where no shore and no river draws them already; and the rim of the map. */
function bordered(cells: Cell[], rivers: [string, string][]): { border: string; swell: string; rim: string } {
  const [border, swell] = [new Pen(), new Pen()];
  const rim: { a: Point; b: Point }[] = [];
  const banks = new Set(rivers.map(([a, b]) => [a, b].sort().join()));
  for (const cell of cells) {
    if (!cell.plot) continue;
    cell.near.forEach((other, e) => {
      const [a, b] = [CORNERS[e] as Point, CORNERS[(e + 1) % 6] as Point];
      const from = { x: cell.x + a.x, y: cell.y + a.y };
      const to = { x: cell.x + b.x, y: cell.y + b.y };
      if (!other?.plot) rim.push({ a: from, b: to });
      if (!other?.plot || e > 2) return;
      const lochs = Number(cell.terrain[0] === "loch") + Number(other.terrain[0] === "loch");
      if (lochs === 1 || banks.has([cell.name, other.name].sort().join())) return;
      const pen = lochs === 2 ? swell : border;
      pen.move(from.x, from.y);
      pen.line(to.x, to.y);
    });
  }
  return { border: border.d, swell: swell.d, rim: ringed(rim) };
}

function ringed(edges: { a: Point; b: Point }[]): string {
  const from = new Map(edges.map((edge) => [key(edge.a), edge]));
  const pen = new Pen();
  let edge = edges[0];
  if (!edge) return "";
  pen.move(edge.a.x, edge.a.y);
  for (let i = 0; i < edges.length && edge; i++) {
    pen.line(edge.b.x, edge.b.y);
    edge = from.get(key(edge.b));
  }
  return `${pen.d}z`;
}

function milled(coins: Coin[]): string {
  const pen = new Pen();
  for (const coin of coins) pen.circle(coin.x, coin.y, COIN.r);
  return pen.d;
}

function openWater({ cells, grid, depth }: Plate): Point[] {
  const open: (Point & { d: number })[] = [];
  for (const cell of cells) {
    for (const c of CORNERS) {
      const p = { x: cell.x + c.x, y: cell.y + c.y };
      if (p.x < 20 || p.y < 20 || p.x > WIDTH - 20 || p.y > HEIGHT - 20) continue;
      if (open.some((o) => Math.hypot(o.x - p.x, o.y - p.y) < 4)) continue;
      const d = grid.value(depth, p.x, p.y);
      const inside = cells.filter((other) => other.plot && Math.hypot(other.x - p.x, other.y - p.y) < SIZE + 1).length === 3;
      if (d > 13 && inside) open.push({ ...p, d: d - Math.hypot(p.x - WIDTH / 2, p.y - HEIGHT / 2) / 40 });
    }
  }
  return open.sort((a, b) => b.d - a.d).map(({ x, y }) => ({ x, y }));
}
