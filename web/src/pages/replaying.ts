// Finding one's way through the steps of a game. A position is named by how many plies were played before it.
import type { StepShown } from "../wire";

/** The round in which a position stands: that of the ply which follows. */
export function roundAt(steps: StepShown[], ply: number): number {
  return (steps[ply] ?? steps.at(-1))?.round ?? 0;
}

/** Where each round begins: the first position of it in which a player is asked. */
export function roundStarts(steps: StepShown[]): { round: number; ply: number }[] {
  const starts = new Map<number, number>();
  for (const step of steps) if (step.round > 0 && step.seat >= 0 && !starts.has(step.round)) starts.set(step.round, step.ply - 1);
  return [...starts].map(([round, ply]) => ({ round, ply }));
}

/** The next position, forwards or backwards; by turns, the next that begins or ends one. */
export function nextPly(steps: StepShown[], ply: number, way: 1 | -1, byTurn: boolean): number {
  let at = ply + way;
  const ends = (one: number) => one <= 0 || one >= steps.length || steps[one]?.turn !== steps[one - 1]?.turn;
  while (byTurn && !ends(at)) at += way;
  return Math.max(0, Math.min(steps.length, at));
}
