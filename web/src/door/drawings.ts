// What is drawn of each game before one of its tables is open: its box, a small picture, its options.
import type { Component } from "svelte";
import type { Carving } from "../look/pieces";

const LIDS = import.meta.glob<string>("../*/lid.svg", { eager: true, query: "?url", import: "default" });
const SPINES = import.meta.glob<{ spine: string }>("../*/spine.ts", { eager: true });
const EMBLEMS = import.meta.glob<{ default: Component }>("../*/Emblem.svelte", { eager: true });
const PIECES = import.meta.glob<{ pieces: (Carving | undefined)[] }>("../*/seat-pieces.ts");

/** The address of the drawing on a game's box, if it has one; with `#night` behind it is drawn by candle-light. */
export function lidOf(game: string): string {
  return LIDS[`../${game}/lid.svg`] ?? "";
}

/** The clan whose cloth is on the spine of a game's box. */
export function spineOf(game: string): string {
  return SPINES[`../${game}/spine.ts`]?.spine ?? "robertson";
}

/** A small picture of a game, 124 by 86. */
export function emblemOf(game: string): Component {
  return (EMBLEMS[`../${game}/Emblem.svelte`] ?? EMBLEMS["../bare/Emblem.svelte"])?.default as Component;
}

/** A few wooden pieces of a game, as every seat has them. */
export async function piecesOf(game: string): Promise<Carving[]> {
  const found = await PIECES[`../${game}/seat-pieces.ts`]?.();
  return (found?.pieces ?? []).filter((piece) => piece !== undefined);
}

/** The games whose boxes can be drawn before the server has said which it has. */
export function boxed(): string[] {
  return Object.keys(LIDS).map((file) => file.split("/")[1] ?? "").sort();
}
