// Pieces of a seat that stand for this game where an invitation shows its seats.
import { WOODEN } from "./art/wood";

export const pieces = [WOODEN.scot, WOODEN.boat];
