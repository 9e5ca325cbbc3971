// What Glen More II shows over the table: each scoring round, short moments, and the end.
import type { Scenes } from "../../games";
import type { GlenmoreView } from "../../glenmore/view";
import Final from "./Final.svelte";
import { finalRows } from "./final";
import Moment from "./Moment.svelte";
import { moments } from "./moments";
import Round from "./Round.svelte";
import { ends } from "./rounds";

export const scenes: Scenes = {
  ends,
  Round,
  rows: (view) => finalRows(view as GlenmoreView),
  Final,
  moments,
  Moment,
};
