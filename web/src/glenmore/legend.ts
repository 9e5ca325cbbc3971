// What the rules page shows: a tile for each kind of effect, and the icons with what they mean.
import type { Printed, TilePrint } from "./view";

/** The first tile of each kind and effect, kind by kind. */
export function faces(printed: Printed): TilePrint[] {
  const found = new Map<string, TilePrint>();
  for (const tile of Object.values(printed.tiles)) {
    if (tile.kind === "person") continue;
    const { type, goods, give, get, table, count } = tile.activation;
    const key = JSON.stringify([tile.kind, type, goods, give, get, table, count]);
    if (!found.has(key)) found.set(key, tile);
  }
  const order = Object.keys(printed.kinds);
  return [...found.values()].sort((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind));
}

/** A row of the legend: icons, with texts between them, and the id of what they mean. */
export interface Meaning {
  id: string;
  shown: string[];
}

const row = (id: string, ...shown: string[]): Meaning => ({ id, shown });

/** What begins with `g-` is an icon. */
export const SIGNS: { id: string; rows: Meaning[] }[] = [
  { id: "wakes", rows: [row("goods", "+", "g-wood", "g-stone", "g-barley", "g-sheep", "g-cattle"), row("any", "+", "g-any"), row("step", "g-boot"), row("points", "3", "g-vp"), row("distil", "g-barley", "›", "g-whisky"), row("trade", "4", "g-any", "›", "8", "g-vp"), row("marker-for", "g-any", "›", "g-marker"), row("age", "g-age"), row("haggis", "g-sheep", "›", "g-haggis"), row("event", "g-book")] },
  { id: "once", rows: [row("scotsman", "g-scotsman"), row("card", "g-card"), row("marker", "g-marker"), row("barrel", "g-whisky"), row("coin", "g-coin"), row("good", "g-any")] },
  { id: "table", rows: [row("river", "g-river"), row("over", "g-over"), row("die", "g-die"), row("person", "g-person"), row("boat", "g-boat"), row("votes", "g-aye", "g-nay"), row("penny", "g-penny")] },
  { id: "cards", rows: [row("bolt", "g-bolt"), row("ever", "g-inf"), row("flag", "g-flag"), row("england", "g-england")] },
];
/** Icons that are lines only. */
export const LINES = new Set(["g-inf", "g-flag"]);

/** The drawing that stands for a topic, where there is one. */
export const TOPICS: Record<string, string> = {
  turn: "g-again", track: "g-tile", paying: "g-coin", territory: "g-tile", "one-time-effects": "g-bolt", activation: "g-any", exchange: "g-vp", gaining: "g-any", movement: "g-boot", market: "g-coin", "clan-board": "g-marker", die: "g-die", scotsmen: "g-scotsman", river: "g-river", "building-over": "g-over", "landmark-cards": "g-card", "scoring-rounds": "g-vp", "the-end": "g-flag", stacks: "g-tile", goods: "g-sheep",
  "chronicle-1": "g-boat", "chronicle-2": "g-mountain", "chronicle-3": "g-whisky", "chronicle-4": "g-england", "chronicle-5": "g-haggis", "chronicle-6": "g-book", "chronicle-7": "g-vote", "chronicle-8": "g-bars",
};
