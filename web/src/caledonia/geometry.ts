// Where hexes lie: flat-topped, columns are letters from the left, odd columns half a hex lower.

export const SIZE = 36;
const HALF = (SIZE * Math.sqrt(3)) / 2;
export const COLUMNS = 13;
export const ROWS = 9;
export const WIDTH = SIZE * (1.5 * (COLUMNS - 1) + 2);
export const HEIGHT = HALF * 2 * (ROWS + 0.5);

export interface Point {
  x: number;
  y: number;
}

export function cell(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export function hexName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function centre(name: string): Point {
  const { column, row } = cell(name);
  return { x: SIZE * (1.5 * column + 1), y: HALF * (2 * row + 1 + (column % 2)) };
}

/** The six corners around the origin, from the right one clockwise. */
export const CORNERS: Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

/** The corners of a hexagon around a point, as large as a hex of the map or smaller, for a drawing. */
export function hexagon(at: Point, size = 1): string {
  return CORNERS.map((p) => `${(at.x + p.x * size).toFixed(1)},${(at.y + p.y * size).toFixed(1)}`).join(" ");
}

/** The parts of a hexagon for one, two or three kinds of terrain. */
export function shares(count: number): Point[][] {
  const [right, lowRight, lowLeft, left, upLeft, upRight] = CORNERS as [Point, Point, Point, Point, Point, Point];
  const middle = { x: 0, y: 0 };
  if (count <= 1) return [CORNERS];
  if (count === 2) return [[upRight, right, lowRight, lowLeft], [lowLeft, left, upLeft, upRight]];
  return [[middle, upRight, right, lowRight], [middle, lowRight, lowLeft, left], [middle, left, upLeft, upRight]];
}

/** Where the small drawing of each kind of terrain goes. */
export function spots(count: number): Point[] {
  if (count <= 1) return [{ x: 0, y: 13 }];
  if (count === 2) return [{ x: 15, y: 9 }, { x: -15, y: 6 }];
  return [{ x: 16, y: 2 }, { x: -6, y: 18 }, { x: -12, y: -12 }];
}

/** The edge between two adjacent hexes: the two corners nearest to both middles. */
export function edgeBetween(one: string, other: string): [Point, Point] {
  const a = centre(one);
  const b = centre(other);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const near = CORNERS.map((c) => ({ x: a.x + c.x, y: a.y + c.y }))
    .sort((p, q) => Math.hypot(p.x - middle.x, p.y - middle.y) - Math.hypot(q.x - middle.x, q.y - middle.y));
  return [near[0] as Point, near[1] as Point];
}

/** The hex to which an arrow key leads. */
export function neighbour(name: string, key: string): string | null {
  const { column, row } = cell(name);
  const steps: Record<string, [number, number]> = {
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
  };
  const to = steps[key];
  if (!to || to[0] < 0 || to[0] >= COLUMNS || to[1] < 0 || to[1] >= ROWS) return null;
  return hexName(to[0], to[1]);
}
