// What the client has for each game. A game's board is loaded when one of its tables is opened.
import type { Component } from "svelte";
import type { Legal, LogLine, Told, Topic, Uncertain } from "./wire";

export type Named = NonNullable<Told["with"]>;

/** What is printed, as far as every game has it. */
export interface Printed {
  topics: Topic[];
  uncertain: Uncertain[];
  data: string;
}

/** What every view has. */
export interface View {
  players: number;
  over: boolean;
  asked: { seat: number; kind: string };
  scores: { seat: number; total: number; lines: Record<string, number> }[];
}

/** A deed of the bar that stands at the same place in every turn: its icon, and the families of its actions. */
export interface Deed {
  id: string;
  icon: string;
  families: readonly string[];
}

/** One game's side of the table: its board, and its words. */
export interface Face {
  // Each board takes its own view and prints; the server sends what fits the game.
  Board: Component<any>;
  /** What stands in the middle of the table's head, if anything. */
  Head?: Component<any>;
  seatTitle(view: View, seat: number): string;
  /** What an action's name does not tell by itself; in full once it is chosen. */
  detail(action: Legal, printed: Printed, view: View, chosen: boolean): string;
  /** What the panel's sentences name besides the action's own parameters, such as the tile on a space. */
  more?(action: Legal, view: View): Named;
  /** The deeds of a turn, in their order; a game without them lists its groups. */
  deeds?: readonly Deed[];
  /** Whether the board itself says, beside such a part, why it cannot be used; the panel says it of all others. */
  noted?(part: string): boolean;
  topics(printed: Printed, view: View): Topic[];
  stage(view: View): string;
  /** The places on the board that a line of the log tells of. */
  places(line: LogLine): string[];
  example: string;
}

// A folder with the name of a game holds what the client has for it; `bare` stands in for what is not there.
const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");
const SHEETS = import.meta.glob<{ default: Component<any> }>("./*/RulesSheet.svelte");
const EMBLEMS = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

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

/** A small picture of a game, 124 by 86. */
export function emblemOf(game: string): Component {
  return found(EMBLEMS, game, "Emblem.svelte").default;
}
