// What the client has for each game. A game's board is loaded when one of its tables is opened.
import type { Component } from "svelte";
import type { Sound } from "./table/sounds";
import type { Legal, LogLine, PrintedFacts, TableView, Told, Topic } from "./wire";

export type Named = NonNullable<Told["with"]>;

/** What is printed, and what every view has, as far as all games share it. */
export type Printed = PrintedFacts;
export type View = TableView;

/** A deed of the bar that stands at the same place in every turn: its icon, and the families of its actions. */
export interface Deed {
  id: string;
  icon: string;
  families: readonly string[];
}

/** A line of the final sheet: what it counts, how, and how many everyone has. */
export interface FinalRow {
  line: string;
  icon?: string;
  /** How the points come about, in words. */
  how: string;
  counts?: string[];
  /** Whether a new kind of line begins here. */
  apart?: boolean;
}

/** Something that is shown for a moment beside the play, such as a roll of the die: when it happened. */
export interface Moment {
  ply: number;
  kind: string;
}

/** What is shown over the table; it is loaded when the board stands. */
export interface Scenes {
  /** Where rounds end in a log: the places of their last lines. */
  ends(log: LogLine[]): number[];
  /** The end of a round: it takes `log`, its place `at`, and what `SceneProps` holds. */
  Round: Component<any>;
  /** What the final sheet says of the lines of the score sheet, in their order there. */
  rows?(view: View, log: LogLine[]): FinalRow[];
  /** Pieces of the winner, in a row. */
  parade?: readonly string[];
  /** A final sheet of the game's own; it takes what the common one takes, and who wins in words. */
  Final?: Component<any>;
  /** The short scenes that a log holds, and what draws one of them (`moment`, `view`, `printed`). */
  moments?(log: LogLine[]): Moment[];
  Moment?: Component<any>;
}

/** Settings that not every game has. */
export type Own = "names" | "primers";

/** A few words on a part of the game, with kinds when such a question is asked; `of` names its picture. */
export interface Primer {
  name: string;
  of: string;
  title: Told;
  text: Told;
  kinds: string[];
  /** What is asked of whoever has read it, with its answers and which of them is right. */
  ask: Told;
  answers: Told[];
  right: number;
  why: Told;
}

/** What the common parts of a table know of a game's own: kinds of parts (`hex` of `hex:c4`), icons, regions, sounds. */
export interface Signs {
  /** The kind of part that is a place on the board, and the kind that is put there. */
  place?: string;
  piece?: string;
  /** The groups of actions of which the board itself tells what follows. */
  told?: readonly string[];
  /** The families of steps of which what follows tells already, such as animals that are given. */
  given?: readonly string[];
  /** Which icon stands for a kind of consequence; others have one of their own name. */
  icons?: Readonly<Record<string, string>>;
  /** What the guide's light falls on where it speaks of a region: selectors by the region's name. */
  regions?: Readonly<Record<string, string>>;
  /** What is heard of a line of the log, by its kind, or of a change that it tells. */
  sounds?: Readonly<Record<string, Sound>>;
}

/** One game's side of the table: its board, and its words. */
export interface Face extends Signs {
  // Each board takes its own view and prints; the server sends what fits the game.
  Board: Component<any>;
  /** What stands in the middle of the table's head, if anything. */
  Head?: Component<any>;
  /** Whether its board has a strip of its own instead of the head where the screen is narrow, and takes the menu there. */
  strip?: boolean;
  seatTitle(view: View, seat: number): string;
  /** What an action's name does not tell by itself; in full once it is chosen. */
  detail(action: Legal, printed: Printed, view: View, chosen: boolean): string;
  /** What the panel's sentences name besides the action's own parameters, such as the tile on a space. */
  more?(action: Legal, view: View): Named;
  /** The deeds of a turn, in their order; a game without them lists its groups. */
  deeds?: readonly Deed[];
  /** Whether the panel lists an action; what is answered on the board need not stand there again. */
  listed?(action: Legal): boolean;
  /** Whether the board itself offers an action once its deed is chosen, so that the panel does not. */
  offered?(action: Legal): boolean;
  /** Whether the board itself says, beside such a part, why it cannot be used; the panel says it of all others. */
  noted?(part: string): boolean;
  /** What stands where such questions begin: what is paid, and for what. It takes the question, the view and the prints. */
  aim?: { kinds: readonly string[]; load(): Promise<{ default: Component<any> }> };
  scenes?(): Promise<Scenes>;
  /** What is said once to those who play with a part of the game for the first time. */
  primers?(printed: Printed, view: View): Primer[];
  /** The settings that concern this game alone: flags of what the browser remembers. */
  settings?: readonly Own[];
  /** The tartan of a seat, where seats have one. */
  cloth?(view: View, seat: number): string;
  topics(printed: Printed, view: View): Topic[];
  /** The places on the board that a line of the log tells of. */
  places(line: LogLine): string[];
  example: string;
}

// A folder with the name of a game holds what the client has for it; `bare` stands in for what is not there.
const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const SHEETS = import.meta.glob<{ default: Component<any> }>("./*/RulesSheet.svelte");

const PICTURES = import.meta.glob<{ default: Component<{ name: string }> }>("./*/OptionPicture.svelte");

const LESSONS = import.meta.glob<{ default: Component<{ name: string }> }>("./*/LessonPicture.svelte");

function found<T>(held: Record<string, T>, game: string, file: string): T {
  return (held[`./${game}/${file}`] ?? held[`./bare/${file}`]) as T;
}

export async function faceOf(game: string): Promise<Face> {
  return (await found(FACES, game, "face.ts")()).face;
}

/** The rules of a game in short; it takes what is printed. */
export async function sheetOf(game: string): Promise<Component<any>> {
  return (await found(SHEETS, game, "RulesSheet.svelte")()).default;
}

/** What a game draws of its options, if it does. */
export async function picturesOf(game: string): Promise<Component<{ name: string }> | null> {
  return (await PICTURES[`./${game}/OptionPicture.svelte`]?.())?.default ?? null;
}

/** What a game draws of the steps of its first game, if it does. */
export async function lessonPicturesOf(game: string): Promise<Component<{ name: string }> | null> {
  return (await LESSONS[`./${game}/LessonPicture.svelte`]?.())?.default ?? null;
}
