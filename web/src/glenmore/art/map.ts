// The map of the clans: a coast of our own, its hills, and the roads of the board on it.
import { at, rng, type Point } from "./burin";
import type { RoadPrint } from "../view";

const MAIN: Point[] = [[30, 2], [37, 5], [43, 1.5], [53, 4], [61, 1], [70, 4], [84, 1], [89, 6], [84, 14], [81, 22], [76, 26], [70, 27.5], [66.5, 31], [70, 32.5], [80, 30.5], [90, 31.5], [96.5, 37], [97, 46], [93, 56], [90, 66], [87, 71.5], [89.5, 76], [84, 81], [74, 83.5], [70, 85.5], [80, 86], [90, 88], [94, 94], [92, 103], [11, 103], [13, 97], [15, 92], [21, 89.5], [28, 91.5], [30.5, 88], [26, 89], [16, 89], [12.5, 82], [17, 77], [21, 72], [25, 67.5], [22, 62.5], [18, 61], [12.5, 57.5], [12, 52], [18, 48.5], [25, 50], [27.5, 46], [24.5, 42], [27.5, 38], [24.5, 33.5], [27, 30], [23.5, 24], [26.5, 18], [24, 11]];
const SKYE: Point[] = [[9.5, 22], [16, 19.5], [20.5, 24], [19, 32], [21.5, 36], [20, 44], [14, 48], [8.5, 44], [11, 38], [6.5, 34], [7.5, 27]];
const MULL: Point[] = [[5.5, 62], [13, 60], [18.5, 63], [18, 70], [12, 73], [5.5, 70]];
const ORKNEY: Point[] = [[72, -5], [78, -7], [82, -4], [77, -2]];
const UNIT = 3;

/** A shore through some points, broken finer and finer. */
function shore(points: readonly Point[], seed: number): string {
  const chance = rng(seed);
  let all: Point[] = [...points];
  for (let depth = 0; depth < 3; depth++) {
    all = all.flatMap((p, i): Point[] => {
      const q = all[(i + 1) % all.length] ?? p;
      const [dx, dy, bend] = [q[0] - p[0], q[1] - p[1], (chance() - 0.5) * 0.34];
      return [p, [p[0] + dx / 2 - dy * bend, p[1] + dy / 2 + dx * bend]];
    });
  }
  return `M${all.map((p) => at(p[0] * UNIT, p[1] * UNIT)).join("L")}z`;
}

export const coast = shore(MAIN, 5) + shore(SKYE, 6) + shore(MULL, 7) + shore(ORKNEY, 9);

type Spots = ReadonlyMap<string, readonly number[]>;

/** Both ends of a road and the point towards which it bends. */
function bent(road: RoadPrint, spots: Spots) {
  const [x0 = 0, y0 = 0] = spots.get(road.start) ?? [];
  const [x1 = 0, y1 = 0] = spots.get(road.end) ?? [];
  const bend = (rng(x0 * 7 + y1 * 3 + x1)() - 0.5) * 14;
  return { x0: x0 * UNIT, y0: y0 * UNIT, x1: x1 * UNIT, y1: y1 * UNIT, mx: ((x0 + x1) / 2) * UNIT - ((y1 - y0) * bend) / 12, my: ((y0 + y1) / 2) * UNIT + ((x1 - x0) * bend) / 12 };
}

/** The roads that cost something, and the ways that are free. */
export function roadLines(roads: readonly RoadPrint[], spots: Spots): { paid: string; free: string } {
  let [paid, free] = ["", ""];
  for (const road of roads) {
    const { x0, y0, x1, y1, mx, my } = bent(road, spots);
    const d = `M${at(x0, y0)}Q${at(mx, my)} ${at(x1, y1)}`;
    if (road.cost) paid += d;
    else free += d;
  }
  return { paid, free };
}

/** Where the coins lie on the roads. */
export function coins(roads: readonly RoadPrint[], spots: Spots): { x: number; y: number; cost: number }[] {
  return roads.filter((road) => road.cost).map((road) => {
    const { x0, y0, x1, y1, mx, my } = bent(road, spots);
    return { x: (x0 + 2 * mx + x1) / 4, y: (y0 + 2 * my + y1) / 4, cost: road.cost };
  });
}

/** Little peaks where no clan is. */
export function peaks(taken: readonly (readonly number[])[]): string {
  const chance = rng(4);
  let d = "";
  for (let found = 0, tries = 0; found < 26 && tries < 400; tries++) {
    const [x, y] = [26 + chance() * 58, 8 + chance() * 84];
    if (taken.some(([a = 0, b = 0]) => Math.hypot(a - x, b - y) < 6.5) || (x > 80 && y < 30) || (y > 82 && x > 66)) continue;
    found++;
    const [X, Y] = [x * UNIT, y * UNIT];
    d += `M${at(X - 6, Y + 3)}l6-8l6.5 8M${at(X + 0.6, Y - 4)}l1 6M${at(X + 2, Y - 2)}l1.4 5M${at(X + 3.6, Y)}l1 3`;
  }
  return d;
}
