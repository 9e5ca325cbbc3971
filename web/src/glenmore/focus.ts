// Which part of the table a question is about, so that it is in sight without searching.
import type { Choice } from "../table/choice.svelte";
import type { GlenmoreView, Printed } from "./view";

const OF_PART: Record<string, number> = { haggis: 5, gathering: 7, mobster: 8, barrel: 3, cellar: 3 };

/** The chronicle that is asked about, or 0. */
export function chronicleOf(view: GlenmoreView, printed: Printed, choice: Choice | null): number {
  const asked = printed.questions[view.asked.kind];
  if (asked && view.chronicles.includes(asked)) return asked;
  const group = choice?.group === "chronicles" ? choice.fitting : [];
  for (const part of group.flatMap((action) => action.parts)) {
    if (part === "board:boat") return 1;
    const number = OF_PART[part.slice(0, part.indexOf(":"))];
    if (number && view.chronicles.includes(number)) return number;
  }
  return 0;
}

function asksOf(choice: Choice | null, kind: string): boolean {
  return choice?.legal.some((action) => action.parts.some((part) => part.startsWith(kind))) ?? false;
}

/** What is laid open over the land for a question: the clans to mark one, the discard pile to take from it. */
export function sheetOf(choice: Choice | null): string {
  if (asksOf(choice, "clan:")) return "clans";
  return asksOf(choice, "tile:") ? "discard" : "";
}

/** The tab on narrow screens at which a question is answered. */
export function tabOf(view: GlenmoreView, printed: Printed, choice: Choice | null): string {
  if (sheetOf(choice)) return "clans";
  return chronicleOf(view, printed, choice) && !asksOf(choice, "cell:") ? "chronicles" : "land";
}

/** Whose territory the question is about, or -1. */
export function groundOf(choice: Choice | null): number {
  for (const action of choice?.legal ?? []) {
    const cell = action.parts.find((part) => part.startsWith("cell:p"));
    if (cell) return Number(cell.slice(6, 7)) - 1;
  }
  return -1;
}
