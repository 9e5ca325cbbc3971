import { expect, it } from "vitest";
import { movesSince } from "../src/table/moves";
import type { LogLine } from "../src/wire";

function line(ply: number, kind: string, seat: number): LogLine {
  return { ply, kind, seat, said: { id: `fact-${kind}` }, parts: [] };
}
const LOG = [line(1, "did-place", 0), line(2, "did-place", 1), line(3, "price", -1), line(4, "did-end-turn", 1), line(5, "did-pass", 2), line(6, "did-trade", 1)];

it("tells each move of others with what followed", () => {
  const moves = movesSince(LOG, 0, [0]);
  expect(moves.map((move) => [move.number, move.line.ply, move.more.length])).toEqual([[1, 2, 1], [2, 5, 0], [3, 6, 0]]);
});

it("tells whoever has had no turn the last moves only, numbered from 1", () => {
  expect(movesSince(LOG, 0, [], 2).map((move) => [move.number, move.line.ply])).toEqual([[1, 5], [2, 6]]);
});
