// How plain data is laid out.
export type Held = Record<string, unknown>;

/** A value that goes onto a line: a word, a number, or some of them. */
export function isSmall(data: unknown): boolean {
  if (Array.isArray(data)) return data.every((one) => typeof one !== "object" || one === null);
  return typeof data !== "object" || data === null;
}

/** The columns of things of one kind, or nothing if the data is something else. */
export function columnsOf(data: unknown): string[] | null {
  if (!Array.isArray(data) || !data.length || data.some((one) => Array.isArray(one) || isSmall(one))) return null;
  const names = Object.keys(data[0] as Held);
  return data.every((one) => Object.keys(one as Held).join() === names.join()) ? names : null;
}
