// Pieces of a seat that stand for this game where an invitation shows its seats.
import { PIECES } from "../look/pieces";

export const pieces = [PIECES.sheep, PIECES.distillery, PIECES.fisherman];
