import { describe, expect, it, vi } from "vitest";
import { Choice } from "../src/table/choice.svelte";
import { speech } from "../src/lib/speech.svelte";
import { Words } from "../src/lib/words";
import type { Legal, Told } from "../src/wire";

speech.words = new Words("en", `
act-expand = expand { NAME($hex) } { NAME($unit) }
act-buy = buy { $count } { NAME($good) }
act-pass = pass
group-turn = your turn
`);

function legal(number: number, family: string, named: Legal["with"], group: string, ...parts: string[]): Legal {
  return { number, family, with: named, group, cost: null, parts };
}
function expand(number: number, hex: string, unit: string): Legal {
  return legal(number, "expand", { hex, unit }, "expand", hex, unit);
}
const LEGAL = [
  expand(1, "hex:c4", "unit:sheep"),
  expand(2, "hex:c4", "unit:cow"),
  expand(3, "hex:d5", "unit:sheep"),
  legal(4, "buy", { count: 1, good: "good:wool" }, "trade", "good:wool"),
  legal(5, "buy", { count: 2, good: "good:wool" }, "trade", "good:wool"),
  legal(6, "pass", {}, "turn", "board:pass"),
];

function begun(explain = vi.fn(async () => [{ actions: [], why: { id: "reason-too-far" } }])) {
  const foresee = vi.fn(async (number: number) => ({ lines: [{ id: "fact-plays", with: { number } }], view: null }));
  const choice = new Choice(foresee, explain);
  choice.offer(LEGAL, true);
  return { choice, foresee, explain };
}

describe("Choice", () => {
  it("leaves the actions that touch every part picked, and chooses the last one", async () => {
    const { choice, foresee } = begun();
    choice.pick("hex:c4");
    expect(choice.fitting.map((a) => a.number)).toEqual([1, 2]);
    expect([...choice.live]).toEqual(["hex:c4", "unit:sheep", "unit:cow"]);
    expect(choice.chosen).toBeNull();
    choice.pick("unit:cow");
    expect(choice.chosen?.number).toBe(2);
    await vi.waitFor(() => expect(choice.foresight?.lines).toEqual([{ id: "fact-plays", with: { number: 2 } }]));
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  it("lets a part of the same kind take the place of another", () => {
    const { choice } = begun();
    choice.pick("unit:sheep");
    choice.pick("hex:c4");
    expect(choice.chosen?.number).toBe(1);
    choice.pick("hex:d5");
    expect(choice.chosen?.number).toBe(3);
    expect(choice.parts).toEqual(["unit:sheep", "hex:d5"]);
  });

  it("begins anew with a part that only fits alone", () => {
    const { choice } = begun();
    choice.pick("hex:c4");
    choice.pick("good:wool");
    expect(choice.parts).toEqual(["good:wool"]);
    expect(choice.fitting.map((a) => a.number)).toEqual([4, 5]);
  });

  it("takes a part back when it is picked again", () => {
    const { choice } = begun();
    choice.pick("hex:c4");
    choice.pick("hex:c4");
    expect(choice.begun).toBe(false);
    expect(choice.fitting).toHaveLength(LEGAL.length);
  });

  it("asks why when a part fits nothing", async () => {
    const { choice, explain } = begun();
    choice.pick("hex:a9");
    await vi.waitFor(() => expect(choice.why?.reasons[0]?.why.id).toBe("reason-too-far"));
    expect(explain).toHaveBeenCalledWith(["hex:a9"]);
    choice.back();
    expect(choice.why).toBeNull();
  });

  it("narrows by group and by the beginnings of words", () => {
    const { choice } = begun();
    choice.enter("trade");
    expect(choice.fitting.map((a) => a.number)).toEqual([4, 5]);
    choice.clear();
    choice.typed = "exp c4 sh";
    expect(choice.fitting.map((a) => a.number)).toEqual([1]);
  });

  it("drops what was begun when the position has moved, and keeps it when it has not", () => {
    const { choice } = begun();
    choice.pick("hex:c4");
    choice.offer(LEGAL.slice(0, 2), false);
    expect(choice.parts).toEqual(["hex:c4"]);
    choice.offer(LEGAL, true);
    expect(choice.begun).toBe(false);
  });

  it("forgets a foresight that comes after another choice", async () => {
    const answers: ((seen: { lines: Told[]; view: unknown }) => void)[] = [];
    const choice = new Choice(() => new Promise((resolve) => answers.push(resolve)), async () => []);
    choice.offer(LEGAL, true);
    choice.choose(LEGAL[0] as Legal);
    choice.choose(LEGAL[1] as Legal);
    answers[0]?.({ lines: [{ id: "old" }], view: null });
    answers[1]?.({ lines: [{ id: "new" }], view: null });
    await vi.waitFor(() => expect(choice.foresight?.lines).toEqual([{ id: "new" }]));
  });

  it("knows what a hint or the guide speaks of", () => {
    const { choice } = begun();
    choice.pointed = ["hex:c4"];
    choice.taught = ["unit:sheep"];
    expect(["hex:c4", "unit:sheep", "unit:cow"].map((part) => choice.spoken.has(part))).toEqual([true, true, false]);
  });

  it("forgets a refusal told to a resting pointer when it goes on, and keeps one that a click asked for", async () => {
    vi.useFakeTimers();
    const { choice } = begun();
    choice.rest("hex:z9");
    await vi.runAllTimersAsync();
    expect(choice.why?.part).toBe("hex:z9");
    choice.leave();
    expect(choice.why).toBeNull();
    choice.rest("hex:z9");
    choice.pick("hex:z9");
    await vi.runAllTimersAsync();
    choice.leave();
    expect(choice.why?.part).toBe("hex:z9");
    vi.useRealTimers();
  });
});
