// What scenes and replays read out of the log.
import { describe, expect, it, vi } from "vitest";
import { ends, ledgerAt } from "../src/scenes/caledonia/ledger";
import { finishOf } from "../src/scenes/finish";
import { signs } from "../src/caledonia/signs";
import { signs as glen } from "../src/glenmore/signs";
import { soundsOf } from "../src/table/sounds";
import { nextPly, roundAt, roundStarts } from "../src/pages/replaying";
import type { LogLine, StepShown, Told } from "../src/wire";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { sound: false, scenes: true, motion: true } }));

function line(ply: number, kind: string, seat: number, named: Told["with"] = {}): LogLine {
  return { ply, kind, seat, said: { id: `fact-${kind}`, with: named }, parts: [] };
}
const told = (id: string, named: Told["with"]): Told => ({ id, with: named });

const LOG: LogLine[] = [
  line(1, "did-expand", 0),
  line(2, "did-pass", 1),
  line(3, "did-pass", 0),
  line(3, "production", 1, { gives: [told("wages", { count: 2, unit: "unit:miner", money: 12 })], changes: [], purse: 30 }),
  line(3, "production", 0, { gives: [told("yield", { count: 1, unit: "unit:cow", good: "good:milk", amount: 1 }), told("barrel", { good: "good:whisky", money: 5 })], changes: [], purse: 9 }),
  line(4, "did-make", 0, { changes: [told("lose-good", { count: 1, good: "good:milk" }), told("gain-good", { count: 1, good: "good:cheese" }), told("gain-money", { money: 3 })] }),
  line(4, "round-end", -1, { round: 1, tile: "scoring:imports", everyone: [
    told("counted", { player: "seat:0", things: [told("thing", { thing: "import:cotton", count: 2 })], glory: 2, total: 7 }),
    told("counted", { player: "seat:1", things: [], glory: 0, total: 1 }),
  ] }),
  line(4, "round", -1, { round: 2, order: ["seat:1", "seat:0"], fee: -5 }),
  line(5, "did-goods-die", -1, { good: "good:wool" }),
  line(6, "did-price-die", -1, { steps: -2 }),
  line(6, "price", -1, { old: 5, new: 4 }),
  line(6, "removed", -1, { contract: "contract:12" }),
  line(7, "did-pass", 1),
  line(8, "removed", -1, { contract: "contract:13" }),
  line(9, "score", 1, { player: "seat:1", points: 40, place: 1 }),
  line(9, "score", 0, { player: "seat:0", points: 40, place: 2 }),
];

describe("the ledger of a round", () => {
  it("ends where the next round begins, and once where the game ends", () => {
    expect(ends(LOG)).toEqual([7, 14]);
  });
  it("tells what everyone got, in the order in which they produced", () => {
    const ledger = ledgerAt(LOG, 7, 2);
    expect([ledger.round, ledger.tile, ledger.rows.map((row) => row.seat)]).toEqual([1, "imports", [1, 0]]);
    const [miner, maker] = ledger.rows;
    expect(miner).toMatchObject({ earned: 12, purse: [18, 30], wages: [{ unit: "miner", count: 2, money: 12 }], glory: 0, total: 1 });
    expect(maker).toMatchObject({ barrel: 5, purse: [4, 12], glory: 2, total: 7, things: [{ thing: "import:cotton", count: 2 }] });
    expect(maker?.made).toEqual([{ from: [{ thing: "milk", count: 1 }], to: [{ thing: "cheese", count: 1 }], money: 3 }]);
    expect(ledger.next).toEqual({ round: 2, order: [1, 0], fee: -5 });
  });
  it("rolls the market's dice until somebody plays again", () => {
    const { rolls, removed } = ledgerAt(LOG, 7, 2);
    expect(rolls).toEqual([{ good: "wool", steps: -2, price: [5, 4] }]);
    expect(removed).toEqual([12]);
  });
  it("has no next round at the end", () => {
    expect(ledgerAt(LOG, 14, 2)).toMatchObject({ round: 2, next: null, tile: "" });
  });
});

describe("the end of a game", () => {
  const scores = [{ seat: 0, total: 40, lines: {} }, { seat: 1, total: 40, lines: {} }];
  it("has the places of the log, which know who wins a tie", () => {
    expect(finishOf(LOG, scores).map((one) => [one.seat, one.place])).toEqual([[1, 1], [0, 2]]);
  });
  it("ranks by points where the log tells no places", () => {
    expect(finishOf([], [{ seat: 0, total: 3, lines: {} }, { seat: 1, total: 9, lines: {} }]).map((one) => [one.seat, one.place])).toEqual([[1, 1], [0, 2]]);
  });
  it("names the next rating of a player alone", () => {
    const log = [line(1, "solo-score", 0, { player: "seat:0", points: 50, place: 1, rating: "rating:newbie", next: 60, better: "rating:rookie" })];
    expect(finishOf(log, [{ seat: 0, total: 50, lines: {} }])[0]).toMatchObject({ rating: "newbie", next: { rating: "rookie", points: 60 } });
  });
});

describe("what is heard", () => {
  it("is the page of a round, or at most two things that moved", () => {
    expect(soundsOf([line(1, "did-pass", 0), line(1, "round", -1)], signs.sounds)).toEqual(["round"]);
    expect(soundsOf([line(1, "did-expand", 0, { changes: [told("gain-money", { money: 2 })] }), line(1, "price", -1)], signs.sounds)).toEqual(["piece", "coin"]);
    expect(soundsOf([line(1, "did-take", 0), line(1, "price", -1)], signs.sounds)).toEqual(["card", "price"]);
    expect(soundsOf([line(1, "did-pass", 0)], signs.sounds)).toEqual([]);
  });
  it("is told by each game for itself", () => {
    const lines = [line(1, "did-activate", 0), line(1, "did-expand", 0)];
    expect([soundsOf(lines), soundsOf(lines, glen.sounds), soundsOf([line(1, "scoring-round", -1)], signs.sounds)]).toEqual([[], ["piece"], []]);
    expect(soundsOf([line(1, "did-take", 0), line(1, "scoring-round", -1)], glen.sounds)).toEqual(["round"]);
  });
});

describe("a replay", () => {
  const step = (ply: number, seat: number, round: number, turn: number): StepShown => ({ ply, seat, round, turn, lines: [] });
  const STEPS = [step(1, 0, 1, 1), step(2, 0, 1, 1), step(3, 1, 1, 2), step(4, -1, 2, 2), step(5, -1, 2, 2), step(6, 1, 2, 3)];
  it("lands in the round that was asked for, where its first player is asked", () => {
    expect(roundStarts(STEPS)).toEqual([{ round: 1, ply: 0 }, { round: 2, ply: 5 }]);
    for (const { round, ply } of roundStarts(STEPS)) expect(roundAt(STEPS, ply)).toBe(round);
    expect(roundAt(STEPS, 6)).toBe(2);
  });
  it("goes by step or by turn", () => {
    expect([nextPly(STEPS, 0, 1, false), nextPly(STEPS, 0, 1, true), nextPly(STEPS, 2, 1, true)]).toEqual([1, 2, 5]);
    expect([nextPly(STEPS, 5, -1, true), nextPly(STEPS, 1, -1, true), nextPly(STEPS, 6, 1, true)]).toEqual([2, 0, 6]);
  });
});
