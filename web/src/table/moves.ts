// What the others have done since one's own last turn, move by move.
import type { LogLine } from "../wire";

export interface Move {
  number: number;
  line: LogLine;
  /** What followed from it, such as a price that fell. */
  more: LogLine[];
}

/** Which lines tell what somebody did; the others tell what followed. */
function isDeed(line: LogLine): boolean {
  return line.kind.startsWith("did-") && line.seat >= 0;
}

/** Words that only close a turn say nothing about what happened in it. */
const CLOSING = new Set(["did-end-turn", "did-done"]);

/** The moves of others in the log from a line on, numbered from 1; the last of them only where more would say nothing. */
export function movesSince(log: readonly LogLine[], from: number, own: readonly number[], most = Infinity): Move[] {
  const moves: Move[] = [];
  let current: Move | null = null;
  for (const line of log.slice(from)) {
    if (!isDeed(line)) current?.more.push(line);
    else if (own.includes(line.seat) || CLOSING.has(line.kind)) current = null;
    else moves.push((current = { number: moves.length + 1, line, more: [] }));
  }
  return moves.length > most ? moves.slice(-most).map((move, i) => ({ ...move, number: i + 1 })) : moves;
}
