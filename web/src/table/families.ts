// Sorts legal actions for the panel: what belongs together stands in one row.
//
// How an action is called is told by its family's sentences: `act-expand` names it, `pick-expand` names it where
// one sees the table too, `row-expand` heads the row of its like, `chip-expand` is what is its own in that row, and
// `seal-expand` is the deed in a word, on what does it.
import type { Named, Signs } from "../games";
import { capital, name, say, speech, ui } from "../lib/speech.svelte";
import type { Legal } from "../wire";

export interface Family {
  head: string;
  members: { action: Legal; label: string }[];
}

/** What is known of an action besides what it names itself. */
export type More = (action: Legal) => Named;

function spoken(kind: string, action: Pick<Legal, "family" | "with">, more: Named): string | null {
  const id = `${kind}-${action.family}`;
  return speech.words.has(id) ? say({ id, with: { ...action.with, ...more } }) : null;
}

/** An action by itself, for a button or a heading; a game without words of its own has its families' names. */
export function titleOf(action: Pick<Legal, "family" | "with">, more: Named = {}): string {
  const plain = () => [action.family.replaceAll("-", " "), ...Object.values(action.with).map((one) => name(String(one)))].join(" ");
  return capital(spoken("pick", action, more) ?? spoken("act", action, more) ?? plain());
}

/** What a press on the seal does. */
export function sealOf(action: Pick<Legal, "family" | "with"> | null): string {
  return capital((action && spoken("seal", action, {})) ?? ui("confirm"));
}

/** The words by which a person who types finds an action. */
export function wordsOf(action: Legal): string[] {
  return `${name(`group:${action.group}`)} ${titleOf(action)}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** Whether a part is of a kind: `hex:c4` is a `hex`. */
export function isOf(part: string, kind: string | undefined): boolean {
  return kind !== undefined && part.startsWith(`${kind}:`);
}

export function families(actions: Legal[], more: More = () => ({}), { place }: Signs = {}): Family[] {
  const found = new Map<string, Family>();
  const places = new Set(actions.flatMap((action) => action.parts.filter((part) => isOf(part, place)))).size;
  for (const action of actions) {
    const known = { ...more(action), places };
    const head = capital(spoken("row", action, known) ?? "");
    const label = spoken("chip", action, known);
    const family = found.get(head) ?? { head, members: [] };
    family.members.push({ action, label: label === null ? titleOf(action, known) : head ? label : capital(label) });
    found.set(head, family);
  }
  return [...found.values()];
}

export interface PieceOffer {
  part: string;
  name: string;
  /** The least that it costs somewhere. */
  least: number;
}

/** What an action costs in money; nothing if it costs none or pays. */
export function price(action: Legal): number {
  const amount = action.cost?.id === "cost" ? action.cost.with?.money : 0;
  return typeof amount === "number" ? amount : 0;
}

/** Pieces to choose from first, when there are many places for several kinds. */
export function pieceOffers(actions: Legal[], { piece }: Signs, most = 14): PieceOffer[] {
  if (actions.length <= most) return [];
  const offers = new Map<string, number>();
  for (const action of actions) {
    const part = action.parts.find((one) => isOf(one, piece));
    if (!part) return [];
    offers.set(part, Math.min(offers.get(part) ?? Infinity, price(action)));
  }
  if (offers.size < 2) return [];
  return [...offers].map(([part, least]) => ({ part, name: capital(name(part)), least }));
}

export function groupsOf(actions: Legal[]): { group: string; actions: Legal[] }[] {
  const groups = new Map<string, Legal[]>();
  for (const action of actions) groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  // What ends one's part in the round stands last, where it is not clicked by mistake.
  const last = (members: Legal[]) => Number(members.every((action) => action.family === "pass"));
  return [...groups].map(([group, members]) => ({ group, actions: members })).sort((a, b) => last(a.actions) - last(b.actions));
}
