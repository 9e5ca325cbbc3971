// What a game draws of its options, for the page of a new table.
import type { Component } from "svelte";

interface Sided {
  value: string;
  change: (value: string) => void;
}
const PICTURES = import.meta.glob<{ default: Component<{ name: string }> }>("../*/OptionPicture.svelte", { eager: true });
const SIDES = import.meta.glob<{ default: Component<Sided> }>("../*/Sides.svelte", { eager: true });

export function pictureOf(game: string): Component<{ name: string }> | undefined {
  return PICTURES[`../${game}/OptionPicture.svelte`]?.default;
}

/** The choice of a game's map, if it has one: the option `map_sides`. */
export function sidesOf(game: string): Component<Sided> | undefined {
  return SIDES[`../${game}/Sides.svelte`]?.default;
}
