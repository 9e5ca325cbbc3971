// The engraving as layers in the order of painting: what is washed, what is drawn, with which ink and how broad.
import { COLUMNS, HEIGHT, ROWS, SIZE, WIDTH, type Point } from "../geometry";
import { chanceOf } from "./chance";
import { COIN, type Engraving, type Harbour } from "./engrave";
import { PAD } from "./grid";
import { Pen, short } from "./pen";

/** Inks are names of tokens of the look: `g-loch` is the colour `--g-loch`. */
export interface Layer {
  path: string;
  fill?: string;
  line?: string;
  width?: number;
  alpha?: number;
  dash?: number[];
  /** Even-odd instead of non-zero. */
  holes?: boolean;
  butt?: boolean;
  at?: Point & { flipX?: boolean; flipY?: boolean };
  /** Drawn to the edge of the sheet, not only within the neat line. */
  frame?: boolean;
}

/** Soft spots of another green under everything. */
export interface Blot extends Point {
  rx: number;
  ry: number;
}

const box = (r: number) => `M${short(-r)} ${short(-r)}h${short(WIDTH + 2 * r)}v${short(HEIGHT + 2 * r)}h${short(-(WIDTH + 2 * r))}z`;
export const NEAT = box(PAD);

export function blots(seed: number): Blot[] {
  const chance = chanceOf(seed);
  return Array.from({ length: 16 }, () => ({ x: chance() * WIDTH, y: chance() * HEIGHT, rx: 60 + chance() * 80, ry: 45 + chance() * 60 }));
}

export function layersOf(g: Engraving): Layer[] {
  return [...land(g), ...water(g), ...edge(g), ...coins(g), ...frame()];
}

function land(g: Engraving): Layer[] {
  const { canopy, shade, fir, firShade, cast } = g.trees;
  return [
    { path: g.wash.forest, fill: "g-forest" },
    { path: g.wash.mountain, fill: "g-mountain" },
    { path: g.wash.forest, line: "g-forest-line", width: 2.2, alpha: 0.38 },
    { path: g.wash.mountain, line: "g-mountain-line", width: 2.2, alpha: 0.3 },
    { path: g.border, line: "e-ink", width: 0.55, alpha: 0.5 },
    { path: g.wall, line: "e-ink", width: 0.45, alpha: 0.4 },
    { path: g.wall, line: "e-ink", width: 1.5, alpha: 0.45, dash: [0.4, 1.9], butt: true },
    { path: g.tuft, line: "e-tuft", width: 0.5, alpha: 0.85 },
    { path: g.contour, line: "e-contour", width: 0.45, alpha: 0.65 },
    ...g.hatch.map((path, i) => ({ path, line: "e-ink", width: [0.34, 0.5, 0.8][i], alpha: [0.6, 0.72, 0.78][i] }) as Layer),
    { path: cast, line: "e-green", width: 0.8, alpha: 0.4 },
    { path: canopy, fill: "g-tree", line: "e-green", width: 0.5 },
    { path: shade, line: "e-green", width: 0.5 },
    { path: fir, fill: "g-fir", line: "e-green", width: 0.5 },
    { path: firShade, line: "e-green", width: 0.5 },
  ];
}

const LINING = [[0.62, 0.85], [0.5, 0.62], [0.42, 0.46], [0.38, 0.3]] as const;

function water(g: Engraving): Layer[] {
  return [
    { path: g.wash.loch, fill: "g-loch", line: "e-river", width: 1 },
    ...g.lining.map((path, i) => ({ path, line: "e-water", width: LINING[i]?.[0], alpha: LINING[i]?.[1] }) as Layer),
    { path: g.swell, line: "e-river", width: 0.8, alpha: 0.75, dash: [0.1, 3.4] },
    ...sea(g.open),
    { path: g.river.body, line: "e-river", width: 1.5 },
    { path: g.river.body, fill: "e-riverfill" },
    { path: g.river.bars, fill: "e-sand", line: "e-ink", width: 0.5 },
    { path: g.river.channel, line: "e-river", width: 0.9 },
    { path: g.river.sand, line: "e-ink", width: 0.8, alpha: 0.8 },
  ];
}

/** A compass on the widest water, small boats on the next. */
function sea([rose, ...rest]: Point[]): Layer[] {
  if (!rose) return [];
  let dark = "";
  let pale = "";
  for (const [turns, r, w] of [[[45, 135, 225, 315], 11, 1.6], [[90, 180, 270], 15, 2.2], [[0], 18, 2.2]] as const) {
    for (const turn of turns) {
      const t = (turn * Math.PI) / 180;
      const tip = `L${short(Math.sin(t) * r)} ${short(-Math.cos(t) * r)}z`;
      dark += `M0 0L${short(Math.cos(t) * w)} ${short(Math.sin(t) * w)}${tip}`;
      pale += `M0 0L${short(-Math.cos(t) * w)} ${short(-Math.sin(t) * w)}${tip}`;
    }
  }
  const rings = "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0";
  const boats = rest.filter((o) => Math.hypot(o.x - rose.x, o.y - rose.y) > 70).slice(0, 2);
  return [
    { path: rings, line: "e-river", width: 0.6, alpha: 0.8, at: rose },
    { path: pale, fill: "g-loch", line: "e-river", width: 0.6, alpha: 0.9, at: rose },
    { path: dark, fill: "e-river", alpha: 0.75, at: rose },
    ...boats.flatMap((at): Layer[] => [
      { path: "M-5 2h11c-.6 2-2 3-4 3h-3c-2 0-3.4-1-4-3zM0-7c3.2 1.6 5 4.2 5 8H0zM-1.2-5l-3 6h3z", fill: "halo", line: "e-river", width: 0.6, at },
      { path: "M-9 6.5c2-1.4 3.5 1 5.5 0s3.5 1 5.5 0s3.5 1 5.5 0M-5 9.2c2-1.2 3.5.8 5 0s3 .8 4.5 0", line: "e-water", width: 0.5, alpha: 0.62, at },
    ]),
  ];
}

function edge(g: Engraving): Layer[] {
  return [
    { path: g.wash.mist, fill: "e-fade", alpha: 0.7 },
    { path: NEAT + g.rim, fill: "e-fade", alpha: 0.62, holes: true },
    { path: g.rim, line: "e-rim", width: 3.6, alpha: 0.26 },
    { path: g.rim, line: "e-ink", width: 0.85, dash: [5.5, 1.6, 0.6, 1.6] },
    ...g.harbours.flatMap(harbour),
  ];
}

/** A harbour wall with its light and two houses, opening to the middle of the map. */
function harbour({ x, y }: Harbour): Layer[] {
  const [sx, sy] = [x < WIDTH / 2 ? 1 : -1, y < HEIGHT / 2 ? 1 : -1];
  const mole = "M22 14A26 26 0 0 1-4 25.7M24.9-7.5A26 26 0 0 1 24.6 8.5";
  const at = { x, y, flipX: sx < 0, flipY: sy < 0 };
  const light = { x: x + sx * 24.9, y: y - sy * 8 };
  const houses = { x: x - sx * 2, y: y + sy * 26 };
  return [
    { path: mole, line: "e-ink", width: 4.6, alpha: 0.9, butt: true, at },
    { path: mole, line: "e-sand", width: 3.2, butt: true, at },
    { path: mole, line: "e-ink", width: 3.2, alpha: 0.5, dash: [0.5, 2.2], butt: true, at },
    { path: "M-2.2 3L-1.5-6h3L2.2 3z", fill: "halo", line: "e-ink", width: 0.7, at: light },
    { path: "M-2-6L0-9.5L2-6zM-1.9 0h3.8l.2 2h-4.2z", fill: "e-rim", line: "e-ink", width: 0.6, at: light },
    { path: "M4-7l4-1.5M4-5.5h4.4M-4-7l-4-1.5M-4-5.5h-4.4", line: "e-water", width: 0.5, alpha: 0.62, at: light },
    { path: "M-5 2v-4l3-3l3 3v4zM1 2v-3l2.5-2.5L6-1v3z", fill: "halo", line: "e-ink", width: 0.7, at: houses },
    { path: "M-5.8-1.6L-2-5.6L1.6-1.8L3.5-4L6.8-.8l-.8.6l-2.5-2.3L1.2-.4L-2-3.8L-5-.8z", fill: "e-rim", line: "e-ink", width: 0.6, at: houses },
  ];
}

function coins(g: Engraving): Layer[] {
  const mill = new Pen();
  for (const coin of g.coins) mill.circle(coin.x, coin.y, COIN.r - 1.5);
  return [
    { path: g.coin, fill: "coin", line: "coin-ink", width: 0.75, frame: true },
    { path: mill.d, line: "coin-ink", width: 0.5, alpha: 0.75, dash: [0.5, 0.8], frame: true },
  ];
}

/** The neat line: two thin rules and a bar of black and white between them, a field for each column and row. */
function frame(): Layer[] {
  const [a, b, c] = [PAD, PAD + 4.2, PAD + 8.4];
  let bars = "";
  for (let i = 0; i < COLUMNS; i += 2) {
    const x = SIZE * (1.5 * i + 1);
    for (const y of [-c, HEIGHT + b]) bars += `M${short(x - SIZE * 0.75)} ${short(y + 1.2)}h${SIZE * 1.5}v1.8h${-SIZE * 1.5}z`;
  }
  const high = HEIGHT / (ROWS + 0.5);
  for (let j = 0; j < ROWS; j += 2) {
    for (const x of [-c, WIDTH + b]) bars += `M${short(x + 1.2)} ${short(high * j)}h1.8v${short(high)}h-1.8z`;
  }
  return [
    { path: box(a) + box(c), line: "e-ink", width: 1.2, frame: true },
    { path: box(b), line: "e-ink", width: 0.5, frame: true },
    { path: bars, fill: "e-ink", frame: true },
  ];
}

/** The margin in which letters and numbers stand. */
export const MARGIN = PAD + 23;
/** All that is drawn: hexes, neat line and margin. */
export const SHEET = { x: -MARGIN, y: -MARGIN, width: WIDTH + 2 * MARGIN, height: HEIGHT + 2 * MARGIN };
