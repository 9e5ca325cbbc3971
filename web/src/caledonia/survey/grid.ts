// Fields of numbers on a grid over the whole sheet, and their level lines.
import { HEIGHT, WIDTH, type Point } from "../geometry";

/** Terrain goes on to the neat line, this far beyond the hexes. */
export const PAD = 5;

export interface Line {
  closed: boolean;
  points: Point[];
}
export type Field = Float32Array;
export type Mask = Uint8Array;

export class Grid {
  readonly x0: number;
  readonly y0: number;
  readonly nx: number;
  readonly ny: number;
  private crossings: Int32Array | null = null;

  constructor(readonly step: number) {
    this.x0 = -PAD - 3 * step;
    this.y0 = -PAD - 3 * step;
    this.nx = Math.ceil((WIDTH + 2 * PAD + 6 * step) / step) + 1;
    this.ny = Math.ceil((HEIGHT + 2 * PAD + 6 * step) / step) + 1;
  }

  fill(value: (x: number, y: number, at: number) => number): Field {
    const field = new Float32Array(this.nx * this.ny);
    for (let j = 0; j < this.ny; j++) {
      for (let i = 0; i < this.nx; i++) {
        const k = j * this.nx + i;
        field[k] = value(this.x0 + i * this.step, this.y0 + j * this.step, k);
      }
    }
    return field;
  }

  /** Which points lie inside closed loops (even-odd). */
  mask(loops: Point[][]): Mask {
    const inside = new Uint8Array(this.nx * this.ny);
    for (let j = 0; j < this.ny; j++) {
      const crossed = crossedAt(loops, this.y0 + j * this.step + 0.013);
      for (let k = 0; k + 1 < crossed.length; k += 2) {
        const from = Math.max(0, Math.ceil(((crossed[k] as number) - this.x0) / this.step));
        const to = Math.min(this.nx - 1, Math.floor(((crossed[k + 1] as number) - this.x0) / this.step));
        for (let i = from; i <= to; i++) inside[j * this.nx + i] = 1;
      }
    }
    return inside;
  }

  /** Every point within a circle, with its distance. */
  stamp(x: number, y: number, r: number, use: (at: number, distance: number) => void) {
    const { step, x0, y0, nx, ny } = this;
    const i1 = Math.min(nx - 1, Math.floor((x + r - x0) / step));
    const j1 = Math.min(ny - 1, Math.floor((y + r - y0) / step));
    for (let j = Math.max(0, Math.ceil((y - r - y0) / step)); j <= j1; j++) {
      for (let i = Math.max(0, Math.ceil((x - r - x0) / step)); i <= i1; i++) {
        const d = Math.hypot(x0 + i * step - x, y0 + j * step - y);
        if (d <= r) use(j * nx + i, d);
      }
    }
  }

  /** The point of the grid nearest to a place, or -1 outside. */
  cell(x: number, y: number): number {
    const i = Math.round((x - this.x0) / this.step);
    const j = Math.round((y - this.y0) / this.step);
    return i < 0 || j < 0 || i >= this.nx || j >= this.ny ? -1 : j * this.nx + i;
  }

  /** The field between its points. */
  value(field: Field, x: number, y: number): number {
    const fx = (x - this.x0) / this.step;
    const fy = (y - this.y0) / this.step;
    const i = Math.floor(fx);
    const j = Math.floor(fy);
    if (i < 0 || j < 0 || i >= this.nx - 1 || j >= this.ny - 1) return NaN;
    const a = fx - i;
    const b = fy - j;
    const o = j * this.nx + i;
    const top = field[o]! * (1 - a) + field[o + 1]! * a;
    const low = field[o + this.nx]! * (1 - a) + field[o + this.nx + 1]! * a;
    return top * (1 - b) + low * b;
  }

  /** Level lines by marching squares, joined to chains. */
  lines(field: Field, level: number): Line[] {
    const { nx, ny, step, x0, y0 } = this;
    this.crossings ??= new Int32Array(2 * nx * ny);
    const index = this.crossings.fill(-1);
    const points: Point[] = [];
    const one: number[] = [];
    const two: number[] = [];
    // A crossing lies between a point and its right (side 0) or lower (side 1) neighbour.
    const cross = (k: number, side: number): number => {
      const id = 2 * k + side;
      if (index[id]! < 0) {
        const t = (level - field[k]!) / (field[side ? k + nx : k + 1]! - field[k]!);
        const i = k % nx;
        const j = (k - i) / nx;
        index[id] = points.push({ x: x0 + (i + (side ? 0 : t)) * step, y: y0 + (j + (side ? t : 0)) * step }) - 1;
        one.push(-1);
        two.push(-1);
      }
      return index[id]!;
    };
    const join = (a: number, b: number) => {
      if (one[a]! < 0) one[a] = b;
      else two[a] = b;
      if (one[b]! < 0) one[b] = a;
      else two[b] = a;
    };
    for (let j = 0; j < ny - 1; j++) {
      for (let k = j * nx, end = k + nx - 1; k < end; k++) {
        const a = field[k]!;
        const b = field[k + 1]!;
        const c = field[k + nx + 1]!;
        const d = field[k + nx]!;
        const code = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0);
        if (code === 0 || code === 15 || Number.isNaN(a + b + c + d)) continue;
        const top = () => cross(k, 0);
        const right = () => cross(k + 1, 1);
        const low = () => cross(k + nx, 0);
        const left = () => cross(k, 1);
        if (code === 1 || code === 14) join(top(), left());
        else if (code === 2 || code === 13) join(top(), right());
        else if (code === 4 || code === 11) join(right(), low());
        else if (code === 8 || code === 7) join(low(), left());
        else if (code === 3 || code === 12) join(left(), right());
        else if (code === 6 || code === 9) join(top(), low());
        else {
          join(top(), left());
          join(right(), low());
        }
      }
    }
    return chains(points, one, two);
  }

  /** How far each point is from the nearest of many: near them exactly, from there handed on in two sweeps. */
  distance(points: Point[]): Field {
    const { nx, ny, step, x0, y0 } = this;
    const who = new Int32Array(nx * ny).fill(-1);
    const far = new Float32Array(nx * ny).fill(1e9);
    points.forEach((p, i) =>
      this.stamp(p.x, p.y, 1.6 * step, (k, r) => {
        if (r < far[k]!) {
          far[k] = r;
          who[k] = i;
        }
      }),
    );
    const ask = (k: number, x: number, y: number, from: number) => {
      const p = points[who[from]!];
      if (!p) return;
      const r = Math.hypot(x - p.x, y - p.y);
      if (r < far[k]!) {
        far[k] = r;
        who[k] = who[from]!;
      }
    };
    const sweep = (i: number, j: number, way: 1 | -1) => {
      const k = j * nx + i;
      const x = x0 + i * step;
      const y = y0 + j * step;
      const has = (n: number, most: number) => n >= 0 && n < most;
      if (has(i - way, nx)) ask(k, x, y, k - way);
      if (!has(j - way, ny)) return;
      for (const side of [-1, 0, 1]) if (has(i + side, nx)) ask(k, x, y, k - way * nx + side);
    };
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) sweep(i, j, 1);
    for (let j = ny - 1; j >= 0; j--) for (let i = nx - 1; i >= 0; i--) sweep(i, j, -1);
    return far;
  }
}

function crossedAt(loops: Point[][], y: number): number[] {
  const found: number[] = [];
  for (const loop of loops) {
    for (let k = 0; k < loop.length; k++) {
      const a = loop[k]!;
      const b = loop[(k + 1) % loop.length]!;
      if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  return found.sort((a, b) => a - b);
}

/** Follows each crossing to its two neighbours: open chains first, then rings. */
function chains(points: Point[], one: number[], two: number[]): Line[] {
  const seen = new Uint8Array(points.length);
  const walk = (start: number): Point[] => {
    const chain: Point[] = [];
    for (let now = start; now >= 0 && !seen[now]; ) {
      seen[now] = 1;
      chain.push(points[now]!);
      now = one[now]! >= 0 && !seen[one[now]!] ? one[now]! : two[now]!;
    }
    return chain;
  };
  const found: Line[] = [];
  for (let i = 0; i < points.length; i++) if (two[i]! < 0 && !seen[i]) found.push({ closed: false, points: walk(i) });
  for (let i = 0; i < points.length; i++) if (!seen[i]) found.push({ closed: true, points: walk(i) });
  return found;
}

/** Points at even distances along a line. */
export function resample(line: Point[], gap: number, closed: boolean): Point[] {
  const q = closed ? [...line, line[0]!] : line;
  const out: Point[] = [];
  let rest = 0;
  for (let i = 0; i + 1 < q.length; i++) {
    const a = q[i]!;
    const b = q[i + 1]!;
    const len = Math.hypot(b.x - a.x, b.y - a.y);
    if (len === 0) continue;
    let t = rest;
    for (; t < len; t += gap) out.push({ x: a.x + ((b.x - a.x) * t) / len, y: a.y + ((b.y - a.y) * t) / len });
    rest = t - len;
  }
  if (!closed && line.length) out.push(line[line.length - 1]!);
  return out;
}

export function lengthOf(line: Point[]): number {
  return line.reduce((sum, a, i) => (i ? sum + Math.hypot(a.x - line[i - 1]!.x, a.y - line[i - 1]!.y) : 0), 0);
}
