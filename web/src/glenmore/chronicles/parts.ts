// What every chronicle's part of the table is given, and how each is drawn small.
import type { Choice } from "../../table/choice.svelte";
import type { GlenmoreView, Printed } from "../view";

export interface ChronicleProps {
  view: GlenmoreView;
  printed: Printed;
  choice: Choice | null;
  active: boolean;
  eye: number | null;
}

/** The icon of each chronicle. */
export const ICON: Record<number, string> = { 1: "g-boat", 2: "g-mountain", 3: "g-whisky", 4: "g-england", 5: "g-haggis", 6: "g-book", 7: "g-vote", 8: "g-bars" };

/** Whose things are the own ones on a board: of who is asked on this page, else of who looks. */
export function ownSeat({ view, active, eye }: Pick<ChronicleProps, "view" | "active" | "eye">): number {
  return active && view.asked.seat >= 0 ? view.asked.seat : Math.max(0, eye ?? view.asked.seat);
}

/** The seats with the own one first. */
export function seatsFrom(own: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (own + i) % players);
}

/** Each thing of a heap by itself. */
export function pieces(heap: Record<string, number>): string[] {
  return Object.entries(heap).flatMap(([name, count]) => Array.from({ length: count }, () => name));
}

/** What a word of the rules calls a part of the table: `piece:coin`, `good:wood`. */
export function partOf(thing: string): string {
  return ["wood", "stone", "barley", "sheep", "cattle"].includes(thing) ? `good:${thing}` : `piece:${thing}`;
}
