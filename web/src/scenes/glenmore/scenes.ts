// What Glen More II shows over the table: each scoring round, as the log tells it.
import type { Scenes } from "../../games";
import type { LogLine } from "../../wire";
import { messagesOf, numberOf, partOf } from "../told";
import Round from "./Round.svelte";

export const scenes: Scenes = {
  ends: (log) => log.flatMap((line, at) => (line.kind === "scoring-round" ? [at] : [])),
  Round,
};

/** The victory points that each seat got in the scoring round which begins at a place of the log. */
export function pointsAt(log: LogLine[], at: number, players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const line of log.slice(at + 1)) {
    if (line.ply !== log[at]?.ply) break;
    if (line.kind !== "scoring" || line.seat < 0) continue;
    for (const told of messagesOf(line.said, "changes")) {
      if (partOf(told, "piece") === "vp") points[line.seat] = (points[line.seat] ?? 0) + numberOf(told, "count") * (told.id === "paid" ? -1 : 1);
    }
  }
  return points;
}
