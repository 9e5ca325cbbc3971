// Which mark an action carries on the land, and which action a press on a tile means.
import type { Choice } from "../table/choice.svelte";
import type { Legal } from "../wire";

export type Mark = "act" | "move" | "goal" | "pay" | "place" | "remove";

const MARKS: Record<string, Mark> = { activate: "act", move: "move", to: "goal", from: "pay", place: "place", put: "place", remove: "remove" };

export function markOf(action: Legal): Mark {
  return MARKS[action.family] ?? "act";
}

/** What a press on a tile means if it could mean several things: the man on it walks, the tile itself is activated. */
export function meant(actions: Legal[], man: boolean): Legal | null {
  const first = man ? ["move", "to", "activate"] : ["activate", "to", "from", "put", "move"];
  for (const family of first) {
    const found = actions.filter((action) => action.family === family);
    if (found.length === 1) return found[0] ?? null;
  }
  return actions.length === 1 ? (actions[0] ?? null) : null;
}

/** Answers that stand in the panel as tickets: goods, and what goods are paid or sold from. */
export const TICKETS: readonly string[] = ["from", "buy", "give", "gain", "keep"];

/** The tickets of what is asked, or of the sale that was chosen from the deeds; buying stands last. */
export function ticketsOf(choice: Choice): Legal[] {
  const wanted = choice.deed.includes("sell") ? ["sell"] : TICKETS;
  const found = choice.legal.filter((action) => wanted.includes(action.family));
  return [...found.filter((action) => action.family !== "buy"), ...found.filter((action) => action.family === "buy")];
}
