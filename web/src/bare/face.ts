// A game that has no board here.
import type { Face } from "../games";
import { numbered } from "../lib/speech.svelte";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  seatTitle: (_, seat) => numbered(seat),
  detail: () => "",
  topics: (printed) => printed.topics,
  places: () => [],
  example: "",
};
