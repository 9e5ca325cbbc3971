// A scoring round of Glen More II, as the log tells it: four categories, and everyone's points before and after.
import type { LogLine } from "../../wire";
import { messagesOf, numberOf, partOf, seatOf } from "../told";

export interface Held {
  seat: number;
  count: number;
  points: number;
}

export interface Category {
  /** The line of the score sheet. */
  line: string;
  least: number;
  rows: Held[];
}

export interface ScoringRound {
  round: number;
  categories: Category[];
  /** By seat: the points before, and what the round brought. */
  before: number[];
  gained: number[];
}

export function ends(log: LogLine[]): number[] {
  return log.flatMap((line, at) => (line.kind === "scoring-round" ? [at] : []));
}

/** The points that a line of the log tells of; what it does not tell of are none. */
function pointsIn(line: LogLine): number {
  return messagesOf(line.said, "changes").reduce((sum, told) => (partOf(told, "piece") === "vp" ? sum + numberOf(told, "count") * (told.id === "paid" ? -1 : 1) : sum), 0);
}

function summed(lines: LogLine[], players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const line of lines) if (line.seat >= 0) points[line.seat] = (points[line.seat] ?? 0) + pointsIn(line);
  return points;
}

/** The lines that tell of a scoring round: up to the next one, or the end of what the same action brought about. */
function linesOf(log: LogLine[], at: number): LogLine[] {
  const rest = log.slice(at + 1);
  const end = rest.findIndex((line) => line.ply !== log[at]?.ply || line.kind === "scoring-round");
  return end < 0 ? rest : rest.slice(0, end);
}

export function scoringAt(log: LogLine[], at: number, players: number): ScoringRound {
  const lines = linesOf(log, at);
  return {
    round: log[at] ? numberOf(log[at].said, "round") : 0,
    categories: lines.filter((line) => line.kind === "category").map(({ said }) => ({
      line: partOf(said, "line"),
      least: numberOf(said, "least"),
      rows: messagesOf(said, "everyone").map((one) => ({ seat: seatOf(one), count: numberOf(one, "count"), points: numberOf(one, "points") })),
    })),
    before: summed(log.slice(0, at), players),
    gained: summed(lines.filter((line) => line.kind === "scoring"), players),
  };
}
