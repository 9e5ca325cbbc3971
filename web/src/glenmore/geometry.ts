// Where the places of a territory lie: columns are letters from the left, rows are numbers from the top.

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

export interface Extent {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The smallest rectangle around some places. */
export function extent(places: Iterable<string>): Extent {
  const spots = [...places].map(spot);
  const columns = spots.map((one) => one.column);
  const rows = spots.map((one) => one.row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** The free places that share an edge with a territory. */
export function rim(taken: Set<string>, columns: number, rows: number): string[] {
  const found = new Set<string>();
  for (const place of taken) {
    const { column, row } = spot(place);
    for (const [c, r] of [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]] as const) {
      const name = placeName({ column: c, row: r });
      if (c >= 0 && c < columns && r >= 0 && r < rows && !taken.has(name)) found.add(name);
    }
  }
  return [...found];
}

/** The nearest of some places in the direction of an arrow key. */
export function nextPlace(from: string, key: string, places: Iterable<string>): string | null {
  const steps: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const step = steps[key];
  if (!step) return null;
  const here = spot(from);
  const ahead = [...places]
    .map((place) => ({ place, dx: spot(place).column - here.column, dy: spot(place).row - here.row }))
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
