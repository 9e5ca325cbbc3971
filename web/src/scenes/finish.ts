// How a game ended: places, ratings, and what the next rating asks for, as the log tells it.
import type { View } from "../games";
import type { LogLine } from "../wire";
import { numberOf, partOf, seatOf } from "./told";

export interface Finish {
  seat: number;
  total: number;
  place: number;
  rating: string;
  /** The next better rating and its least points, of a player alone. */
  next: { rating: string; points: number } | null;
}

/** Everyone in the order of the places; where the log tells no result, by their points. */
export function finishOf(log: LogLine[], scores: View["scores"]): Finish[] {
  const told = new Map(log.filter((line) => line.kind === "score" || line.kind === "solo-score").map((line) => [seatOf(line.said), line.said]));
  const found = scores.map(({ seat, total }) => {
    const said = told.get(seat);
    const better = said ? partOf(said, "better") : "";
    return {
      seat,
      total,
      place: said ? numberOf(said, "place") : 1 + scores.filter((other) => other.total > total).length,
      rating: said ? partOf(said, "rating") : "",
      next: said && better ? { rating: better, points: numberOf(said, "next") } : null,
    };
  });
  return found.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
