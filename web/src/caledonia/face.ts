// Clans of Caledonia on the table.
import type { Face } from "../games";
import Board from "./Board.svelte";
import type { CaledoniaView, Printed } from "./view";
import { actionDetail, seatTitle } from "./words";

export const face: Face = {
  Board,
  seatTitle: (view, seat) => seatTitle(view as CaledoniaView, seat),
  detail: (action, printed, view, chosen) => actionDetail(action, printed as Printed, view as CaledoniaView, chosen),
  topics: (printed) => printed.topics,
  stage: (view) => `Round ${(view as CaledoniaView).round} of 5`,
  places: (line) => line.parts,
  example: "expand c4 sh…",
};
