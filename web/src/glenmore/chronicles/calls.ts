// Which chronicles matter for what is asked now, and which of them has the answers on its own board.
import type { Choice } from "../../table/choice.svelte";
import type { Legal } from "../../wire";
import type { GlenmoreView, Printed } from "../view";

/** What may be done besides any question: it calls softly. */
const BESIDES: Record<string, number> = { row: 1, climb: 2, "build-cellar": 3, use: 8, walk: 8, "coins-of": 8, "coins-of-england": 8 };
/** What belongs to the turn itself, wherever it may be done. */
const TURN = new Set(["move", "row", "sell", "activate", "walk"]);
/** Where answers lie that are not on a chronicle's board. */
const ELSEWHERE = /^(cell|space|clan):/;
const ENGLAND = 4;

export interface Call {
  /** The message `ui-chronicle-call-…` that says it. */
  word: string;
  /** Whether the question is about this chronicle; else it only could be used. */
  asked: boolean;
}

/** The chronicle that asks, or 0: also in the Englishman's turn others may ask, such as for a vote. */
export function asking(view: GlenmoreView, printed: Printed): number {
  const number = printed.questions[view.asked.kind] ?? 0;
  if (view.chronicles.includes(number)) return number;
  return view.england?.turn ? ENGLAND : 0;
}

function isElsewhere(action: Legal): boolean {
  return action.parts.some((part) => ELSEWHERE.test(part));
}

/** The answers to a chronicle's question: not what a turn allows at any time. */
export function answers(choice: Choice | null): Legal[] {
  return (choice?.open ?? []).filter((action) => !TURN.has(action.family));
}

/** The chronicle whose board should lie open: it asks, and nothing of the answer lies on the land or the track. */
export function wanted(view: GlenmoreView, printed: Printed, choice: Choice | null): number {
  const number = asking(view, printed);
  if (number === 0 || number === ENGLAND || !choice) return 0;
  const legal = choice.legal.filter((action) => !TURN.has(action.family));
  return legal.length > 0 && !legal.some(isElsewhere) ? number : 0;
}

/** What each chronicle has to say now. */
export function calls(view: GlenmoreView, printed: Printed, choice: Choice | null, active: boolean): Map<number, Call> {
  const found = new Map<number, Call>();
  if (!active || !choice) return found;
  const number = asking(view, printed);
  if (number > 0) found.set(number, { word: String(number), asked: true });
  for (const action of choice.legal) {
    const other = BESIDES[action.family];
    if (other && view.chronicles.includes(other) && !found.has(other)) found.set(other, { word: action.family === "climb" || action.family === "row" || action.family === "build-cellar" ? action.family : "use", asked: false });
  }
  return found;
}
