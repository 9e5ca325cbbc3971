// How each hex of the map looks now. A move changes few of them, and only those should be drawn again.
import { say } from "../lib/speech.svelte";
import type { Told } from "../wire";
import type { HexView } from "./view";
import { capital } from "./words";

export interface Piece {
  seat: number;
  kind: string;
}

export interface HexLook {
  hex: HexView;
  /** Whose unit stands here, in words; empty where none does. */
  owner: string;
  lit: boolean;
  fresh: boolean;
  news: boolean;
  /** What stood here until the last step. */
  gone: Piece | null;
}

/** Gives back the very same look for a hex as long as nothing about it changes. */
export class Kept {
  private last = new Map<string, HexLook>();

  all(looks: HexLook[]): HexLook[] {
    return looks.map((look) => {
      const before = this.last.get(look.hex.name);
      if (before && alike(before, look)) return before;
      this.last.set(look.hex.name, look);
      return look;
    });
  }
}

function alike(one: HexLook, other: HexLook): boolean {
  return (Object.keys(one) as (keyof HexLook)[]).every(
    (key) => one[key] === other[key] || (typeof one[key] === "object" && JSON.stringify(one[key]) === JSON.stringify(other[key])),
  );
}

/** What a reader of the screen hears, and what a resting pointer shows. */
export function labelOf({ hex, owner, lit }: HexLook): string {
  const about: (string | Told)[] = hex.terrain.map((one) => `terrain:${one}`);
  if (hex.terrain[0] !== "loch") about.push({ id: "map-land", with: { cost: hex.cost } });
  if (hex.port) about.push({ id: "map-port", with: { port: `port:${hex.port}` } });
  if (hex.mist) about.push({ id: "map-mist" });
  if (hex.covered) about.push({ id: "map-covered" });
  if (hex.neutral) about.push({ id: "map-neutral" });
  if (hex.unit) about.push({ id: "map-unit", with: { unit: `unit:${hex.unit.kind}`, owner } });
  if (lit) about.push({ id: "map-lit" });
  return capital(say({ id: "map-hex", with: { hex: hex.name, about } }));
}
