// Clans of Caledonia on the table.
import type { Deed, Face } from "../games";
import Board from "./Board.svelte";
import Rounds from "./Rounds.svelte";
import { signs } from "./signs";
import type { CaledoniaView, Printed } from "./view";
import { actionDetail, seatTitle } from "./words";

const DEEDS: readonly Deed[] = [
  { id: "expand", icon: "expansions", families: ["expand"] },
  { id: "trade", icon: "trade", families: ["buy", "sell"] },
  { id: "take", icon: "scroll", families: ["take", "draw"] },
  { id: "fulfil", icon: "anchor", families: ["fulfil"] },
  { id: "shipping", icon: "ship", families: ["shipping"] },
  { id: "technology", icon: "axe", families: ["technology"] },
  { id: "hire", icon: "worker", families: ["hire"] },
  { id: "pass", icon: "flag", families: ["pass"] },
];

export const face: Face = {
  ...signs,
  Board,
  Head: Rounds,
  strip: true,
  deeds: DEEDS,
  seatTitle: (view, seat) => seatTitle(view as CaledoniaView, seat),
  detail: (action, printed, view, chosen) => actionDetail(action, printed as Printed, view as CaledoniaView, chosen),
  // The cards on offer are pressed themselves.
  listed: (action) => !action.parts.some((part) => part.startsWith("clan:") || part.startsWith("tile:")),
  // Trade happens on the market, and contracts are cards.
  offered: (action) => ["buy", "sell", "take", "fulfil"].includes(action.family),
  noted: (part) => part.startsWith("hex:"),
  scenes: async () => (await import("../scenes/caledonia/scenes")).scenes,
  settings: ["names"],
  cloth: (view, seat) => (view as CaledoniaView).seats[seat]?.clan ?? "",
  topics: (printed) => printed.topics,
  places: (line) => line.parts,
  example: "expand c4 sh…",
};
