// The land as a surveyor sees it: which part of which hex is what, and the outlines of each terrain.
import { COLUMNS, CORNERS, ROWS, SIZE, centre, hexName, type Point } from "../geometry";

/** What is printed on a hex: all that the ground is made from. */
export interface Plot {
  name: string;
  terrain: string[];
  cost: number;
  port?: string;
  mist?: boolean;
}

export interface Cell extends Point {
  name: string;
  terrain: string[];
  /** None around the map, where the land goes on to the neat line. */
  plot: Plot | null;
  near: (Cell | undefined)[];
  /** The terrain that meets each of the six borders. */
  edges: string[];
  order: string[];
  turn: number;
}

/** A part of a hex with one terrain. */
export interface Share {
  cell: Cell;
  terrain: string;
  points: Point[];
  spot: Point;
  angle: number;
}

export const key = (p: Point) => `${Math.round(p.x * 2)},${Math.round(p.y * 2)}`;
const corner = (i: number): Point => CORNERS[((i % 6) + 6) % 6] as Point;

export function surveyed(plots: Plot[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const plot of plots) {
    const at = centre(plot.name);
    cells.set(key(at), made(plot.name, at, plot.mist ? ["mist"] : plot.terrain, plot));
  }
  for (const cell of around(cells)) cells.set(key(cell), cell);
  const list = [...cells.values()];
  for (const cell of list) cell.near = neighbours(cells, cell);
  for (let sweep = 0; sweep < 4; sweep++) for (const cell of list) if (cell.terrain.length > 1) turned(cell, sweep > 0);
  return list;
}

function made(name: string, at: Point, terrain: string[], plot: Plot | null): Cell {
  return { name, ...at, terrain, plot, near: [], edges: Array(6).fill(terrain[0]) as string[], order: terrain, turn: 0 };
}

function neighbours(cells: Map<string, Cell>, at: Point): (Cell | undefined)[] {
  return CORNERS.map((a, e) => cells.get(key({ x: at.x + a.x + corner(e + 1).x, y: at.y + a.y + corner(e + 1).y })));
}

/** A ring of unplayed hexes, each of the terrain that most of its neighbours have. */
function around(cells: Map<string, Cell>): Cell[] {
  const ring: Cell[] = [];
  for (let column = -1; column <= COLUMNS; column++) {
    for (let row = -1; row <= ROWS; row++) {
      const half = (SIZE * Math.sqrt(3)) / 2;
      const at = { x: SIZE * (1.5 * column + 1), y: half * (2 * row + 1 + (((column % 2) + 2) % 2)) };
      if (cells.has(key(at))) continue;
      const count = new Map<string, number>();
      for (const near of neighbours(cells, at)) {
        for (const t of near?.terrain ?? []) count.set(t, (count.get(t) ?? 0) + 1 / (near?.terrain.length ?? 1));
      }
      const best = [...count].sort((x, y) => y[1] - x[1])[0]?.[0];
      ring.push(made(hexName(column, row), at, [best && best !== "mist" ? best : "grass"], null));
    }
  }
  return ring;
}

/** Mixed hexes turn so that each terrain meets its like over the border. */
function turned(cell: Cell, settled: boolean) {
  const n = cell.terrain.length;
  const [first, second, third] = cell.terrain as [string, string, string];
  const orders = n === 2 ? [cell.terrain] : [cell.terrain, [first, third, second]];
  let best = -Infinity;
  for (const order of orders) {
    for (let turn = 0; turn < 6; turn++) {
      const edges = Array<string>(6);
      for (let e = 0; e < 6; e++) edges[(turn + e) % 6] = order[Math.floor((e * n) / 6)] as string;
      const score = edges.reduce((sum, terrain, e) => sum + meeting(cell.near[e], terrain, e, settled), 0);
      if (score > best) {
        best = score;
        Object.assign(cell, { edges, turn, order });
      }
    }
  }
}

function meeting(other: Cell | undefined, terrain: string, edge: number, settled: boolean): number {
  if (!other) return 0;
  let score = 0;
  if (settled && other.edges[(edge + 3) % 6] === terrain) score += 2;
  else if (other.terrain.includes(terrain)) score += 0.6;
  return other.terrain[0] === "loch" && terrain === "mountain" ? score - 0.5 : score;
}

export function sharesOf(cell: Cell): Share[] {
  const n = cell.terrain.length;
  const at = (i: number): Point => ({ x: cell.x + corner(i).x, y: cell.y + corner(i).y });
  if (n === 1) {
    return [{ cell, terrain: cell.terrain[0] as string, points: CORNERS.map((_, i) => at(i)), spot: { x: cell.x, y: cell.y }, angle: 0 }];
  }
  const span = 6 / n;
  return cell.order.map((terrain, k) => {
    const from = cell.turn + k * span;
    const points = [{ x: cell.x, y: cell.y }];
    for (let i = 0; i <= span; i++) points.push(at(from + i));
    const angle = (Math.PI / 3) * (from + span / 2);
    const far = n === 2 ? 0.42 : 0.5;
    const spot = { x: cell.x + Math.cos(angle) * SIZE * far, y: cell.y + Math.sin(angle) * SIZE * far };
    return { cell, terrain, points, spot, angle };
  });
}

export type Bend = (p: Point) => Point;

/** The outline of all shares of one terrain: inner edges cancel, each edge is bent alike for both its sides. */
export function outline(parts: Share[], bend: Bend, rounds: number, wobble?: Bend): Point[][] {
  const edges = new Map<string, { a: Point; b: Point }>();
  for (const { points } of parts) {
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      if (!edges.delete(`${key(b)}>${key(a)}`)) edges.set(`${key(a)}>${key(b)}`, { a, b });
    });
  }
  const from = new Map<string, string[]>();
  for (const [id, edge] of edges) from.set(key(edge.a), [...(from.get(key(edge.a)) ?? []), id]);
  const loops: Point[][] = [];
  while (edges.size) loops.push(loopOf(edges, from, bend));
  return loops.map((loop) => {
    let soft = loop;
    for (let i = 0; i < rounds; i++) soft = softened(soft);
    return wobble ? soft.map(wobble) : soft;
  });
}

function loopOf(edges: Map<string, { a: Point; b: Point }>, from: Map<string, string[]>, bend: Bend): Point[] {
  const loop: Point[] = [];
  for (let id: string | undefined = edges.keys().next().value; id !== undefined; ) {
    const { a, b } = edges.get(id) as { a: Point; b: Point };
    edges.delete(id);
    const n = Math.max(3, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 4));
    for (let i = 0; i < n; i++) loop.push(bend({ x: a.x + ((b.x - a.x) * i) / n, y: a.y + ((b.y - a.y) * i) / n }));
    id = from.get(key(b))?.find((next) => edges.has(next));
  }
  return loop;
}

function softened(loop: Point[]): Point[] {
  const n = loop.length;
  return loop.map((p, i) => {
    const a = loop[(i + n - 1) % n] as Point;
    const b = loop[(i + 1) % n] as Point;
    return { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 };
  });
}
