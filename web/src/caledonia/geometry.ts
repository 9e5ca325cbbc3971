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

/** The outlines of several hexes as one path. */
export function outlineOf(hexes: { name: string }[], size: number): string {
  return hexes.map(({ name }) => `M${hexagon(centre(name), size).replaceAll(" ", "L")}z`).join("");
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

const QUARTERS = ["low left", "low right", "high left", "high right"];

/** In which corner of a map that is seen whole a note covers least of some places. */
export function clearCorner(places: string[]): string {
  const cells = places.map(cell);
  const [middle, level] = [(COLUMNS - 1) / 2, (ROWS - 1) / 2];
  const covered = QUARTERS.map((corner) => cells.filter(({ column, row }) => (corner.endsWith("left") ? column <= middle : column >= middle) && (corner.startsWith("low") ? row >= level : row <= level)).length);
  return QUARTERS[covered.indexOf(Math.min(...covered))] ?? "low left";
}
