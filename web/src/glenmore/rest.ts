// Activating everything at which no choice is left: what asks nothing, takes nothing and gives something.
import type { Choice } from "../table/choice.svelte";
import type { Legal } from "../wire";
import type { GlenmoreView, SeatView } from "./view";

function sum(player: SeatView): number {
  return player.coins + player.whisky + Object.values(player.goods).reduce((all, count) => all + count, 0);
}

/** Whether a player has nothing less than before. */
function keepsAll(before: SeatView, after: SeatView): boolean {
  return after.coins >= before.coins && after.whisky >= before.whisky && after.cards.length >= before.cards.length && Object.entries(before.goods).every(([good, count]) => (after.goods[good] ?? 0) >= count);
}

/** Whether an activation only gives: nothing is asked on the way, nothing is paid, and it is not in vain. */
export function isPlain(before: GlenmoreView, after: GlenmoreView | null): boolean {
  const seat = before.asked.seat;
  const [old, now] = [before.seats[seat], after?.seats[seat]];
  if (!after || !old || !now || after.asked.seat !== seat || after.turn !== before.turn) return false;
  if (after.asked.kind !== before.asked.kind || !keepsAll(old, now)) return false;
  const points = (after.scores[seat]?.total ?? 0) > (before.scores[seat]?.total ?? 0);
  return sum(now) > sum(old) || points || after.movement_points > before.movement_points;
}

/** Finds them one after the other; `view` is how the table stands at each moment. */
export function plainActivations(choice: Choice, view: () => GlenmoreView): () => Promise<Legal | null> {
  const tried = new Set<number>();
  return async () => {
    for (;;) {
      const action = choice.legal.find((one) => one.family === "activate" && !tried.has(one.number));
      if (!action) return null;
      tried.add(action.number);
      const seen = await choice.outcome(action).catch(() => null);
      if (seen && isPlain(view(), seen.view as GlenmoreView)) return action;
    }
  };
}
