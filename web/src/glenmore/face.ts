// Glen More II on the table.
import type { Face } from "../games";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import { TICKETS } from "./doing";
import { primersOf } from "./primers";
import { signs } from "./signs";
import type { GlenmoreView, Printed } from "./view";
import { detail, logPlaces, more, seatTitle } from "./words";

/** What is answered on the board itself, or by a ticket: on the road, the land, the map of clans, the market, the boards of chronicles. */
const ON_BOARD = new Set([
  ...TICKETS,
  "take", "discard", "place", "activate", "move", "to", "put", "remove", "clan", "claim", "sell", "end-turn", "row", "climb", "stop",
  "token", "lay", "lay-coin", "collect", "barrel", "distil", "age", "build-cellar", "sell-extra", "sell-lower", "take-haggis", "draw-haggis",
  "return-haggis", "spend-whisky", "trigger", "turn-over", "call", "vote", "penny", "free", "choose",
]);

export const face: Face = {
  ...signs,
  Board,
  Head,
  strip: true,
  listed: (action) => !ON_BOARD.has(action.family),
  offered: (action) => action.family === "sell",
  seatTitle: (_, seat) => seatTitle(seat),
  detail: (action, printed, view, chosen) => detail(action, printed as Printed, view as GlenmoreView, chosen),
  more: (action, view) => more(action, view as GlenmoreView),
  aim: { kinds: ["pay", "give-goods", "source"], load: () => import("./Aim.svelte") },
  scenes: async () => (await import("../scenes/glenmore/scenes")).scenes,
  settings: ["primers"],
  primers: (printed, view) => primersOf(printed as Printed, (view as GlenmoreView).chronicles),
  cloth: (_, seat) => `glen${seat}`,
  topics: (printed, view) => {
    // What the chronicles ask is explained by the chronicle that asks it.
    const number = (printed as Printed).questions[view.asked.kind];
    return printed.topics.map((topic) => (topic.name === `chronicle-${number}` ? { ...topic, group: "chronicles" } : topic));
  },
  places: logPlaces,
  noted: (part) => part.startsWith("cell:"),
  example: "activate…",
};
