// Where the places of a territory lie: columns are letters from the left, rows are numbers from the top. The grid
// goes around, so left of a lies z; a territory is drawn as the one stretch that it is.

export const SIZE = 100;

export interface Spot {
  column: number;
  row: number;
}

export function spot(place: string): Spot {
  return { column: place.charCodeAt(0) - 97, row: Number(place.slice(1)) - 1 };
}

export function placeName({ column, row }: Spot): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

export interface Grid {
  columns: number;
  rows: number;
}

/** A number counted on around the grid. */
function around(number: number, length: number): number {
  return ((number % length) + length) % length;
}

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Where the longest stretch of unused numbers around the grid ends. */
function afterGap(numbers: number[], length: number): number {
  const used = [...new Set(numbers)].sort((a, b) => a - b);
  let first = used[0] ?? 0;
  let widest = first + length - (used.at(-1) ?? 0);
  used.forEach((number, i) => {
    const gap = number - (used[i - 1] ?? number);
    if (gap > widest) [first, widest] = [number, gap];
  });
  return first;
}

/** The smallest rectangle around some places. */
export function extent(places: Iterable<string>, grid: Grid): Extent {
  const spots = [...places].map(spot);
  const left = afterGap(spots.map((one) => one.column), grid.columns);
  const top = afterGap(spots.map((one) => one.row), grid.rows);
  const columns = Math.max(...spots.map((one) => around(one.column - left, grid.columns))) + 1;
  const rows = Math.max(...spots.map((one) => around(one.row - top, grid.rows))) + 1;
  return { left, top, columns, rows };
}

/** Where a place lies in a rectangle. */
export function within(room: Extent, place: string, grid: Grid): Spot {
  const { column, row } = spot(place);
  return { column: around(column - room.left, grid.columns), row: around(row - room.top, grid.rows) };
}

/** The free places that share an edge with a territory. */
export function rim(taken: Set<string>, grid: Grid): string[] {
  const found = new Set<string>();
  for (const place of taken) {
    const { column, row } = spot(place);
    for (const [c, r] of [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]] as const) {
      const name = placeName({ column: around(c, grid.columns), row: around(r, grid.rows) });
      if (!taken.has(name)) found.add(name);
    }
  }
  return [...found];
}

/** The nearest of some places in the direction of an arrow key. */
export function nextPlace(from: string, key: string, places: Iterable<string>, grid: Grid): string | null {
  const steps: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const step = steps[key];
  if (!step) return null;
  const all = [...places];
  const room = extent(all, grid);
  const here = within(room, from, grid);
  const ahead = all
    .map((place) => ({ place, dx: within(room, place, grid).column - here.column, dy: within(room, place, grid).row - here.row }))
    .filter(({ dx, dy }) => dx * step[0] + dy * step[1] > 0);
  const far = ({ dx, dy }: { dx: number; dy: number }) => Math.abs(dx) * (step[0] ? 1 : 3) + Math.abs(dy) * (step[1] ? 1 : 3);
  return ahead.sort((a, b) => far(a) - far(b))[0]?.place ?? null;
}

/** A name in at most two lines. */
export function lines(name: string, most = 11): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  const first: string[] = [];
  while (words.length > 1 && [...first, words[0]].join(" ").length <= most) first.push(words.shift() ?? "");
  if (first.length === 0) first.push(words.shift() ?? "");
  const rest = words.join(" ");
  return [first.join(" "), rest.length > most + 1 ? `${rest.slice(0, most)}…` : rest].filter(Boolean);
}
