// What the scenes of Glen More II read out of the log.
import { describe, expect, it, vi } from "vitest";
import type { GlenmoreView } from "../src/glenmore/view";
import { finalRows } from "../src/scenes/glenmore/final";
import { moments } from "../src/scenes/glenmore/moments";
import { ends, scoringAt } from "../src/scenes/glenmore/rounds";
import type { LogLine, Told } from "../src/wire";

vi.mock("../src/lib/speech.svelte", () => ({ name: (part: string) => part, capital: (text: string) => text, ui: (id: string) => id }));

function line(ply: number, kind: string, seat: number, named: Told["with"] = {}): LogLine {
  return { ply, kind, seat, said: { id: `fact-${kind}`, with: named }, parts: [] };
}
const told = (id: string, named: Told["with"]): Told => ({ id, with: named });
const points = (count: number, id = "gained") => told(id, { count, piece: "piece:vp" });
const category = (ply: number, of: string, counts: number[], got: number[]) =>
  line(ply, "category", -1, { line: `line:${of}`, least: Math.min(...counts), everyone: counts.map((count, seat) => told("ahead", { player: `seat:${seat}`, count, points: got[seat] ?? 0 })) });

describe("a scoring round", () => {
  const log = [
    line(1, "did-activate", 0, { changes: [points(3), told("gained", { count: 2, piece: "piece:coin" })] }),
    line(2, "did-activate", 1, { changes: [points(1), points(2, "paid")] }),
    line(3, "did-end-turn", 1),
    line(3, "scoring-round", -1, { round: 1 }),
    category(3, "whisky", [1, 3], [0, 2]),
    category(3, "persons", [0, 0], [0, 0]),
    line(3, "scoring", 1, { changes: [points(2)] }),
    line(3, "scoring-round", -1, { round: 2 }),
    category(3, "whisky", [1, 3], [0, 2]),
    line(3, "scoring", 1, { changes: [points(2)] }),
    line(4, "scoring", 0, { changes: [points(9)] }),
  ];
  it("is found wherever the log tells of one", () => {
    expect(ends(log)).toEqual([3, 7]);
  });
  it("has its categories, and what everyone had and gets", () => {
    const first = scoringAt(log, 3, 2);
    expect(first.categories.map((one) => [one.line, one.least, one.rows.map((row) => [row.count, row.points])])).toEqual([["whisky", 1, [[1, 0], [3, 2]]], ["persons", 0, [[0, 0], [0, 0]]]]);
    expect([first.round, first.before, first.gained]).toEqual([1, [3, -1], [0, 2]]);
  });
  it("ends where the next one begins", () => {
    expect(scoringAt(log, 7, 2)).toMatchObject({ round: 2, before: [3, 1], gained: [0, 2] });
  });
});

describe("moments", () => {
  it("tell of all boats that are last together at once", () => {
    const lasts = [0, 1, 2, 3].map((seat) => line(9, "boat-last", seat, { player: `seat:${seat}`, place: 9 }));
    expect(moments([line(8, "boat-last", 1, { player: "seat:1", place: 9 }), ...lasts])).toEqual([
      { ply: 8, kind: "race", seats: [1], place: -1 },
      { ply: 9, kind: "race", seats: [0, 1, 2, 3], place: -1 },
    ]);
  });

  it("are the die with what it removes, votes, boats", () => {
    const log = [
      line(4, "did-roll", -1, { side: "die:2b", where: "track" }),
      line(4, "discard", -1, { tile: "tile:halkirk" }),
      line(6, "scoring-card", -1, { card: "gathering:most sets", result: "passed", votes: [told("votes", { player: "seat:0", ayes: 2, nays: 0 })] }),
      line(8, "race-begins", -1),
      line(9, "boat-last", 0, { player: "seat:0", place: 9 }), // seat by seat: whoever came home is seen first
      line(9, "boat-home", 1, { player: "seat:1", place: 1 }),
    ];
    expect(moments(log)).toEqual([
      { ply: 4, kind: "die", side: 2, discarded: "halkirk" },
      { ply: 6, kind: "votes", card: "most sets", passed: true, votes: [{ seat: 0, ayes: 2, nays: 0 }] },
      { ply: 8, kind: "race", seats: [], place: 0 },
      { ply: 9, kind: "race", seats: [1], place: 1 },
      { ply: 9, kind: "race", seats: [0], place: -1 },
    ]);
  });
  it("take rolls for the haggis that follow each other together", () => {
    const log = [
      line(4, "did-roll", -1, { side: "die:1", where: "haggis" }), line(4, "haggis-shown", 1, { worth: 1 }),
      line(5, "did-roll", -1, { side: "die:3", where: "haggis" }),
      line(9, "did-roll", -1, { side: "die:2", where: "haggis" }),
    ];
    expect(moments(log).map((one) => (one.kind === "haggis" ? one.rolls : []))).toEqual([[{ side: 1, shown: [{ seat: 1, worth: 1 }] }, { side: 3, shown: [] }], [{ side: 2, shown: [] }]]);
  });
});

describe("the final sheet", () => {
  it("puts what a card makes of coins to the coins, names chronicles, and leaves out what is empty", () => {
    const lines = { "tiles and exchanges": 4, whisky: 0, territory: -3, coins: 3, "Armadale Castle": 3, "The Dragon Boat Races": 0, "The Penny Mobs": -2 };
    const view = { chronicles: [1, 8], scores: [{ seat: 0, total: 8, lines }] } as unknown as GlenmoreView;
    expect(finalRows(view).map((row) => [row.label, row.icon, row.points])).toEqual([["line:tiles and exchanges", "g-tile", [4]], ["line:territory", "whole", [-3]], ["line:coins", "g-coin", [6]], ["chronicle:8", "g-bars", [-2]]]);
  });
});
