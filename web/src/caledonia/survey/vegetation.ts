// Hills, woods and grass: the strokes that the engraver puts on the land.
import { CORNERS, SIZE, type Point } from "../geometry";
import { lengthOf, resample, type Field, type Grid } from "./grid";
import { COIN, type Plate } from "./engrave";
import type { Share } from "./land";
import { Pen, short } from "./pen";

export interface Trees {
  canopy: string;
  shade: string;
  fir: string;
  firShade: string;
  cast: string;
}
interface Heap extends Point {
  /** How wide and how high it is. */
  s: number;
  a: number;
}

const LEVELS = [0.13, 0.21, 0.3, 0.4, 0.51, 0.63, 0.76, 0.9];

/** Along the level lines of a height field strokes run downhill, in three widths by how far they turn from the light. */
export function hills(plate: Plate): { height: Field; contour: string; hatch: string[] } {
  const { grid } = plate;
  const height = heights(plate);
  const contour = new Pen();
  for (const line of grid.lines(height, 0.085)) if (line.points.length > 6) contour.soft(resample(line.points, 5, line.closed), line.closed);
  const hatch: [Pen, Pen, Pen] = [new Pen(), new Pen(), new Pen()];
  LEVELS.forEach((level, rank) => {
    const drop = level - (LEVELS[rank - 1] ?? 0.075);
    for (const line of grid.lines(height, level)) {
      if (line.points.length < 5) continue;
      resample(line.points, 1.7, line.closed).forEach((p, i) => stroke(plate, height, hatch, p, i, drop));
    }
  });
  return { height, contour: contour.d, hatch: hatch.map((pen) => pen.d) };
}

function stroke({ grid, is, onCoin, wet, chance }: Plate, height: Field, hatch: [Pen, Pen, Pen], p: Point, i: number, drop: number) {
  if (!is("mountain", p.x, p.y) || onCoin(p.x, p.y, COIN.r + 1.5) || wet(p.x, p.y, 1)) return;
  const g = slope(grid, height, p);
  const steep = Math.hypot(g.x, g.y);
  if (!(steep > 0.005)) return;
  const down = { x: -g.x / steep, y: -g.y / steep };
  const shade = 0.62 * down.x + 0.78 * down.y; // light from the upper left
  if (shade < -0.2 && i % 2) return;
  const len = Math.min(5, Math.max(1.3, (drop / steep) * 0.8)) * (0.8 + 0.35 * chance());
  const bent = 0.16 * (chance() - 0.5);
  const x = p.x + down.x * 0.35;
  const y = p.y + down.y * 0.35;
  const pen = hatch[shade > 0.4 ? 2 : shade > -0.2 ? 1 : 0];
  pen.move(x, y);
  pen.line(x + (down.x - down.y * bent) * len, y + (down.y + down.x * bent) * len);
}

function slope(grid: Grid, height: Field, { x, y }: Point): Point {
  const e = 1.8;
  const dx = grid.value(height, x + e, y) - grid.value(height, x - e, y);
  const dy = grid.value(height, x, y + e) - grid.value(height, x, y - e);
  return { x: dx / (2 * e), y: dy / (2 * e) };
}

function heights({ grid, noises: [n1, n2], shares, chance }: Plate): Field {
  const height = grid.fill(() => 0);
  for (const h of shares("mountain").flatMap((part) => heaped(part, chance))) {
    grid.stamp(h.x, h.y, 2.6 * h.s * Math.SQRT2, (k, d) => (height[k]! += h.a * Math.exp(-(d * d) / (2 * h.s * h.s))));
  }
  return grid.fill((x, y, k) => height[k]! * (height[k]! > 0.03 ? 1 + 0.26 * n1(x / 9, y / 9) + 0.12 * n2(x / 4.5, y / 4.5) : 1));
}

/** Heaps around the middle of a share, and saddles towards neighbours that are hills too. */
function heaped({ spot: { x, y }, points, angle, cell }: Share, chance: () => number): Heap[] {
  const heaps: Heap[] = [];
  if (points.length === 6) {
    const turn = chance() * 6;
    heaps.push({ x: x + 2 * (chance() - 0.5), y: y + 2 * (chance() - 0.5), s: 12.5, a: 0.8 });
    for (let i = 0; i < 3; i++) heaps.push({ x: x + 17 * Math.cos(turn + i * 2.1), y: y + 15 * Math.sin(turn + i * 2.1), s: 7.5, a: 0.42 });
  } else {
    const away = angle + Math.PI / 2;
    const wide = points.length === 5 ? 13 : 8;
    heaps.push({ x, y, s: 9, a: 0.66 });
    for (const side of [-1, 1]) {
      const at = { x: x + side * wide * Math.cos(away) + 3 * Math.cos(angle), y: y + side * wide * Math.sin(away) + 3 * Math.sin(angle) };
      heaps.push({ ...at, s: 6.6, a: 0.36 + 0.16 * chance() });
    }
  }
  cell.near.forEach((other, e) => {
    if (cell.edges[e] !== "mountain" || other?.edges[(e + 3) % 6] !== "mountain") return;
    const [a, b] = [CORNERS[e] as Point, CORNERS[(e + 1) % 6] as Point];
    heaps.push({ x: cell.x + (a.x + b.x) / 2, y: cell.y + (a.y + b.y) / 2, s: 8.5, a: 0.24 });
  });
  return heaps;
}

/** Round trees and firs in groves, those behind first. */
export function woods({ shares, chance, is, onCoin, wet, grid, depth, noises: [, n2] }: Plate): Trees {
  const [canopy, shade, fir, firShade, cast] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  const fits = (x: number, y: number) =>
    is("forest", x - 2.2, y - 1) && is("forest", x + 2.2, y - 1) && is("forest", x, y + 1) && is("forest", x, y - 3) &&
    !onCoin(x, y - 2.5, COIN.r + 3.4) && !wet(x, y, 2.4) && grid.value(depth, x, y) < -2.2;
  for (const t of scattered(shares("forest"), 5.2, chance, fits).sort((a, b) => a.y - b.y)) {
    const k = 0.86 + 0.3 * chance();
    const r = (n: number) => short(n * k);
    if (n2(t.x / 40 + 9, t.y / 40) + 0.5 * (chance() - 0.5) > -0.02) {
      fir.move(t.x, t.y - 5.6 * k);
      fir.write(`l${r(-1.5)} ${r(2.7)}h${r(0.6)}l${r(-1.5)} ${r(2.9)}h${r(4.8)}l${r(-1.5)} ${r(-2.9)}h${r(0.6)}z`);
      firShade.move(t.x + 0.3 * k, t.y - 4.2 * k);
      firShade.write(`l${r(0.9)} ${r(1.6)}m${r(-0.9)} ${r(0.3)}l${r(1.5)} ${r(2)}m${r(-1.6)} ${r(-1.2)}l${r(0.4)} ${r(1.3)}`);
      cast.move(t.x - 0.4, t.y + 1);
      cast.write(`h${r(3.8)}`);
    } else {
      const arc = (size: number, dx: number, dy: number) => `a${r(size)} ${r(size)} 0 0 1 ${r(dx)} ${r(dy)}`;
      canopy.move(t.x - 2.2 * k, t.y);
      canopy.write(`${arc(1.6, -0.1, -2.7)}${arc(2.4, 4.5, -0.4)}${arc(1.7, 0.3, 3.1)}z`);
      shade.move(t.x + 0.4 * k, t.y - 0.4 * k);
      shade.write(`l${r(0.5)} ${r(-2.4)}m${r(0.5)} ${r(2.3)}l${r(0.4)} ${r(-2)}m${r(0.5)} ${r(1.9)}l${r(0.2)} ${r(-1.2)}`);
      cast.move(t.x - 0.6, t.y + 0.8);
      cast.write(`h${r(4)}`);
    }
  }
  return { canopy: canopy.d, shade: shade.d, fir: fir.d, firShade: firShade.d, cast: cast.d };
}

export function tufts({ shares, chance, is, onCoin, wet, grid, depth, noises: [, , n3] }: Plate, height: Field): string {
  const pen = new Pen();
  const fits = (x: number, y: number) =>
    is("grass", x, y) && is("grass", x - 3, y) && is("grass", x + 3, y) && !onCoin(x, y, COIN.r + 4) && !wet(x, y, 3.4) &&
    grid.value(depth, x, y) < -3 && grid.value(height, x, y) < 0.14 && n3(x / 26, y / 26) > -0.35;
  for (const t of scattered(shares("grass"), 9.6, chance, fits)) {
    pen.move(t.x - 1.3, t.y - 1.2);
    const tall = 1.9 + chance();
    const low = `l.5 1.3m.8${short(-tall)}v${short(tall)}m.8 0l.6-1.4`;
    pen.write(chance() < 0.5 ? low : `l.5 1.3m.7${short(-tall)}l.1 ${short(tall)}m.7 0l.5-1.5m.3 1.5l.8-.9`);
  }
  return pen.d;
}

/** Dry-stone walls along the still lines of a slow noise. */
export function walls({ cells, grid, mask, depth, wet, onCoin, noises: [, n2, n3] }: Plate, height: Field): string {
  const middle = grid.fill(() => 0);
  for (const cell of cells) grid.stamp(cell.x, cell.y, 9, (k) => (middle[k] = 1));
  const isFree = (x: number, y: number, k: number) =>
    mask.grass?.[k] && depth[k]! < -2.5 && height[k]! < 0.12 && !middle[k] && !wet(x, y, 2.4) && !onCoin(x, y, COIN.r + 2);
  const fold = grid.fill((x, y, k) => (isFree(x, y, k) ? n3(x / 34 + 5, y / 34) + 0.18 * n2(x / 60, y / 60) : NaN));
  const pen = new Pen();
  for (const level of [-0.3, 0.3]) {
    for (const line of grid.lines(fold, level)) {
      if (lengthOf(line.points) > 14) pen.soft(resample(line.points, 5.2, line.closed), line.closed);
    }
  }
  return pen.d;
}

/** Places at random in the shares, at a least distance from each other. */
function scattered(parts: Share[], gap: number, chance: () => number, fits: (x: number, y: number) => boolean): Point[] {
  const bins = new Map<number, Point[]>();
  const bin = (x: number, y: number) => Math.floor(x / gap) * 4096 + Math.floor(y / gap);
  const isFree = (x: number, y: number) => {
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        if (bins.get(bin(x + i * gap, y + j * gap))?.some((p) => Math.hypot(p.x - x, (p.y - y) * 1.15) < gap)) return false;
      }
    }
    return true;
  };
  for (const { points, cell } of parts) {
    for (let t = points.length >= 6 ? 260 : 190; t > 0; t--) {
      const a = chance() * Math.PI * 2;
      const d = Math.sqrt(chance()) * SIZE;
      const p = { x: cell.x + Math.cos(a) * d, y: cell.y + Math.sin(a) * d };
      if (!isFree(p.x, p.y) || !fits(p.x, p.y)) continue;
      const k = bin(p.x, p.y);
      bins.set(k, [...(bins.get(k) ?? []), p]);
    }
  }
  return [...bins.values()].flat();
}
