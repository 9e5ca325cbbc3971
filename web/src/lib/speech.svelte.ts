// The words in which this page speaks: those of the game that it shows, or those that all games share.
import type { Told } from "../wire";
import { Words, type Names } from "./words";

const LANGUAGE = "en";
/** The name under which the server keeps what all games share. */
export const SHARED = "table";

class Speech {
  words = $state.raw(new Words(LANGUAGE, ""));
  /** What the seats of the table on this page are called. */
  names = $state.raw<Names>([]);

  /** Calls the seats so; the same names again change nothing, so that nothing is said anew. */
  call(names: Names) {
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
  }
}

export const speech = new Speech();
const known = new Map<string, Promise<Words>>();

/** Speak with the words of a game from now on. */
export async function learn(game: string = SHARED): Promise<void> {
  const asked = known.get(game) ?? fetched(game);
  known.set(game, asked);
  try {
    speech.words = await asked;
  } catch (error) {
    known.delete(game);
    throw error;
  }
}

async function fetched(game: string): Promise<Words> {
  const response = await fetch(`/words/${LANGUAGE}/${game}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return new Words(LANGUAGE, await response.text());
}

/** What the pages themselves say, in messages `ui-…` of the shared words without that beginning. */
export function ui(id: string, parameters: Told["with"] = {}): string {
  return say({ id: `ui-${id}`, with: parameters });
}

/** The sentence of a message; nothing where there is none. */
export function say(told: Told | null | undefined): string {
  return told ? speech.words.say(told, speech.names) : "";
}

/** What a part of the table is called: `good:wool`, `group:clan power`, `seat:0`. */
export function name(part: string): string {
  return speech.words.name(part, speech.names);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence that may stand alone. */
export function sentence(text: string): string {
  return capital(text) + (/[.?!]$/.test(text) ? "" : ".");
}
