// What Clans of Caledonia shows over the table: the ledger of a round, and what the final sheet says.
import type { Scenes } from "../../games";
import type { CaledoniaView } from "../../caledonia/view";
import { finalRows } from "./final";
import { ends } from "./ledger";
import Round from "./Round.svelte";

export const scenes: Scenes = {
  ends,
  Round,
  rows: (view, log) => finalRows(view as CaledoniaView, log),
  parade: ["miner", "sheep", "field", "distillery", "bakery", "woodcutter"],
};
