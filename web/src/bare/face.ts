// A game that has no board here.
import type { Face } from "../games";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  seatTitle: (_, seat) => `Player ${seat + 1}`,
  detail: () => "",
  topics: (printed) => printed.topics,
  stage: () => "",
  places: () => [],
  example: "",
};
