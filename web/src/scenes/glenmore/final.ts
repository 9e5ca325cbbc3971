// The lines of Glen More II's final sheet: an icon each, coins with what a card makes of them, chronicles by their short names.
import type { FinalRow } from "../../games";
import type { GlenmoreView } from "../../glenmore/view";
import { capital, name } from "../../lib/speech.svelte";

const ICONS: Record<string, string> = {
  "tiles and exchanges": "g-tile", "clan bonuses": "g-marker", "Scotsmen at home": "g-scotsman", "landmark cards": "g-card", whisky: "g-whisky", persons: "g-person", territory: "whole", coins: "g-coin",
};
/** By the number of the chronicle. */
const CHRONICLES = ["", "g-boat", "g-mountain", "g-whisky", "g-england", "g-haggis", "g-book", "g-vote", "g-bars"];
const ON_COINS = "Armadale Castle";

export interface GlenRow extends FinalRow {
  label: string;
  points: number[];
}

/** Lines in which somebody has points, in the order of the sheet. */
export function finalRows(view: GlenmoreView): GlenRow[] {
  const lines = Object.keys(view.scores[0]?.lines ?? {});
  const base = new Set([...Object.keys(ICONS), ON_COINS]);
  const told = lines.filter((line) => !base.has(line));
  const points = (line: string) => view.scores.map((one) => one.lines[line] ?? 0);
  const rows = lines.filter((line) => line !== ON_COINS).map((line) => {
    const number = view.chronicles[told.indexOf(line)] ?? 0;
    const extra = line === "coins" ? points(ON_COINS) : [];
    return {
      line,
      how: "",
      icon: ICONS[line] ?? CHRONICLES[number] ?? "g-book",
      label: capital(name(number && !base.has(line) ? `chronicle:${number}` : `line:${line}`)),
      points: points(line).map((one, seat) => one + (extra[seat] ?? 0)),
    };
  });
  return rows.filter((row) => row.points.some((one) => one !== 0));
}
