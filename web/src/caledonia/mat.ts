// What a mat tells in words, and the short names that fit on tiles.
import { capital, ui } from "../lib/speech.svelte";
import type { IncomeView, SeatView } from "./view";

export const TOOLS = [
  { part: "woodcutters", unit: "woodcutter", icon: "axe" },
  { part: "miners", unit: "miner", icon: "pick" },
] as const satisfies readonly { part: keyof SeatView["technology"]; unit: string; icon: string }[];

/** What the next production brings by itself. */
export function incomeWords(income: IncomeView): string {
  const goods = Object.entries(income.goods).map(([good, count]) => ui("goods", { count, good: `good:${good}` }));
  return ui("income", { money: income.money, goods });
}

export const TILE_ICONS: Record<string, string> = {
  basics: "grain", processed: "cheese", units: "mutton", workers: "worker", border: "border",
  imports: "cotton", meat: "beef", upgrades: "upgrades", costly: "money",
};

/** What a scoring tile is called where there is little room. */
export function tileName(tile: string): string {
  return capital(ui("short", { thing: `scoring:${tile}` }));
}

/** What a port is called on its tile. */
export function portName(port: string): string {
  return capital(ui("short", { thing: `port:${port}` }));
}
