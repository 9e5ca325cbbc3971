// Glen More II on the table.
import type { Face } from "../games";
import Board from "./Board.svelte";
import type { GlenmoreView, Printed } from "./view";
import { detail, logPlaces, more, seatTitle } from "./words";

export const face: Face = {
  Board,
  seatTitle: (_, seat) => seatTitle(seat),
  detail: (action, printed, view, chosen) => detail(action, printed as Printed, view as GlenmoreView, chosen),
  more: (action, view) => more(action, view as GlenmoreView),
  topics: (printed, view) => {
    // What the chronicles ask is explained by the chronicle that asks it.
    const number = (printed as Printed).questions[view.asked.kind];
    return printed.topics.map((topic) => (topic.word === `chronicle ${number}` ? { ...topic, group: "chronicles" } : topic));
  },
  stage: (view) => {
    const { stack, scorings } = view as GlenmoreView;
    return `Round ${Math.min(scorings + 1, 4)} of 4 · stack ${stack.current}, ${stack.left} left${stack.worlds_end ? " · World's End is out" : ""}`;
  },
  places: logPlaces,
  example: "activate g6…",
};
