// The words in which this page speaks: those of the game that it shows, or those that all games share.
import { untrack } from "svelte";
import type { Told } from "../wire";
import { Answered, eventually } from "./eventually";
import { LANGUAGES, type Language } from "./languages";
import { keepSettings, settings } from "./settings.svelte";
import { Words, type Names } from "./words";

/** The name under which the server keeps what all games share. */
export const SHARED = "table";

/** The language that was chosen here, else the first of ours that this browser asks for. */
function wanted(): Language {
  const asked = [settings.language, ...navigator.languages].map((tag) => tag.split("-")[0]?.toLowerCase());
  return asked.flatMap((one) => LANGUAGES.filter((language) => language === one))[0] ?? LANGUAGES[0];
}

class Speech {
  words = $state.raw(new Words(wanted(), ""));
  /** What the seats of the table on this page are called. */
  names = $state.raw<Names>([]);

  /** Calls the seats so; the same names again change nothing, so that nothing is said anew. */
  call(names: Names) {
    if (names.length !== this.names.length || names.some((name, seat) => name !== this.names[seat])) this.names = names;
  }
}

export const speech = new Speech();
const known = new Map<string, Promise<Words>>();
let learnt = SHARED;

/** Speak with the words of a game from now on; `whole` with those, too, that follow a first board. */
export async function learn(game: string = SHARED, whole = false): Promise<void> {
  learnt = game;
  const language = untrack(wanted); // another one is spoken by `speakIn` alone
  const key = `${language}/${game}`;
  const asked = known.get(key) ?? fetched(language, game);
  known.set(key, asked);
  try {
    const words = await asked;
    if (whole) await words.rest();
    speech.words = words;
    document.documentElement.lang = language;
  } catch (error) {
    known.delete(key);
    throw error;
  }
}

async function fetched(language: Language, game: string): Promise<Words> {
  const words = new Words(language, await textOf(`/words/${language}/${game}`));
  return game === SHARED ? words : inVolumes(words, `/words/${language}/${game}/later`);
}

/** The board comes first; its other words follow when they are learnt, or when the first of them is to be said. */
function inVolumes(words: Words, address: string): Words {
  let complete = $state(false);
  let asked: Promise<void> | null = null;
  // Where the server refuses them there are no more: what they would say is said by its id.
  words.rest = () => (asked ??= eventually(() => textOf(address)).then((text) => words.add(text), () => undefined).then(() => void (complete = true)));
  // Whoever misses a word looks at `complete`, and so says it as soon as it is there.
  words.waits = () => !complete && Boolean(words.rest());
  words.isWhole = () => complete;
  return words;
}

/** Learn what is said when the board stands: there when all of it is. */
export function theRest(): Promise<void> {
  return untrack(() => speech.words).rest();
}

/** When a board stands: what is shown over it is fetched then. */
export const LATER = 1500;

/** Loads what comes to a board that stands, together with the words that it says: it comes up whole, and no text of it moves. */
export async function later<T>(load: () => Promise<T>, after = 0): Promise<T> {
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
  const [found] = await Promise.all([eventually(load), theRest()]);
  return found;
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Answered(response.status);
  return response.text();
}

/** Speak another language from now on, and remember it. */
export async function speakIn(language: Language): Promise<void> {
  settings.language = language;
  keepSettings();
  await learn(learnt, true);
}

/** What a language is called by those who speak it. */
export function ownName(language: Language): string {
  return capital(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language);
}

/** What the pages themselves say, in messages `ui-…` of the shared words without that beginning. */
export function ui(id: string, parameters: Told["with"] = {}): string {
  return say({ id: `ui-${id}`, with: parameters });
}

/** The sentence of a message; nothing where there is none. */
export function say(told: Told | null | undefined): string {
  return told ? speech.words.say(told, speech.names) : "";
}

/** The same of what is only heard by those who look closer: nothing until a board stands and the rest has come. */
export function sayInTime(told: Told | null | undefined): string {
  return speech.words.isWhole() ? say(told) : "";
}

/** What a part of the table is called: `good:wool`, `group:clan power`, `seat:0`. */
export function name(part: string): string {
  return speech.words.name(part, speech.names);
}

/** What a seat is called where nobody is named: its number. Names are made of this, so it must not ask for them. */
export function numbered(seat: number): string {
  return speech.words.name(`seat:${seat}`);
}

/** What a game is called, in words that every page has; one that says nothing of it is called as the server calls it. */
export function titleOf(game: string, plain: string): string {
  const id = `${game}-title`;
  return speech.words.has(id) ? say({ id }) : plain;
}

/** The same in two lines, as it stands on a box: its name, and what is written small below, if anything. */
export function linesOf(game: string, plain: string): { name: string; below: string } {
  const [name, below] = [`${game}-name`, `${game}-subtitle`];
  return { name: speech.words.has(name) ? say({ id: name }) : titleOf(game, plain), below: speech.words.has(below) ? say({ id: below }) : "" };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How many letters its longest word has: where that finds no room, letters get smaller. */
export function longest(text: string): number {
  return Math.max(1, ...text.split(/\s+/).map((word) => word.length));
}

/** A sentence that may stand alone. */
export function sentence(text: string): string {
  return capital(text) + (/[.?!]$/.test(text) ? "" : ".");
}
