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

/** The tab of the side panel that shows what is asked, or nothing. */
export function tabOf(view: GlenmoreView, printed: Printed, choice: Choice | null): string {
  const parts = choice?.legal.flatMap((action) => action.parts) ?? [];
  if (parts.some((part) => part.startsWith("clan:"))) return "clans";
  if (parts.some((part) => part.startsWith("tile:"))) return "cards";
  return chronicleOf(view, printed, choice) ? "chronicles" : "";
}

/** Whose territory the question is about, or -1. */
export function groundOf(choice: Choice | null): number {
  for (const action of choice?.legal ?? []) {
    const cell = action.parts.find((part) => part.startsWith("cell:p"));
    if (cell) return Number(cell.slice(6, 7)) - 1;
  }
  return -1;
}
