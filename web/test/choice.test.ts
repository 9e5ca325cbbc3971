import { describe, expect, it, vi } from "vitest";
import { signs } from "../src/caledonia/signs";
import { Choice, type Foreseen } from "../src/table/choice.svelte";
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

/** What is foreseen of a line that needs no more steps. */
function seen(lines: Told[] = [], more: Partial<Foreseen> = {}): Foreseen {
  return { lines, view: null, consequences: [], asks: null, legal: [], ready: true, ...more };
}

function begun(explain = vi.fn(async () => [{ actions: [], why: { id: "reason-too-far" } }])) {
  const foresee = vi.fn(async (line: number[]) => seen([{ id: "fact-plays", with: { number: line[0] ?? 0 } }]));
  const choice = new Choice(foresee, explain);
  choice.signs = signs;
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
    const answers: ((foreseen: Foreseen) => void)[] = [];
    const choice = new Choice(() => new Promise((resolve) => answers.push(resolve)), async () => []);
    choice.offer(LEGAL, true);
    choice.choose(LEGAL[0] as Legal);
    choice.choose(LEGAL[1] as Legal);
    answers[0]?.(seen([{ id: "old" }]));
    answers[1]?.(seen([{ id: "new" }]));
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
    expect(choice.why).toBeNull(); // who has not begun looks around, and asks nothing
    choice.pick("unit:sheep");
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

  it("says nothing to a pointer that has not moved", async () => {
    vi.useFakeTimers();
    const { choice, explain } = begun();
    choice.pick("unit:sheep");
    const still = { clientX: 40, clientY: 50, pointerType: "mouse" } as PointerEvent;
    choice.rest("hex:z9", still);
    choice.rest("hex:z8", still);
    await vi.runAllTimersAsync();
    expect(explain).not.toHaveBeenCalled();
    choice.rest("hex:z9", { ...still, clientX: 41 });
    await vi.runAllTimersAsync();
    expect(choice.why?.part).toBe("hex:z9");
    vi.useRealTimers();
  });

  it("shows what follows to a pointer that is over one action, as long as it is there", async () => {
    vi.useFakeTimers();
    const { choice } = begun();
    choice.rest("board:pass");
    await vi.runAllTimersAsync();
    expect(choice.peeked?.number).toBe(6);
    expect(choice.foresight?.lines).toHaveLength(1);
    expect(choice.chosen).toBeNull();
    choice.leave();
    expect(choice.foresight).toBeNull();
    vi.useRealTimers();
  });

  const FULFIL = legal(10, "fulfil", { contract: "contract:5" }, "contracts", "contract:5");
  const ANIMALS = ["hex:c4", "hex:d5"].map((hex, i) => legal(20 + i, "slaughter", { hex }, "slaughter", hex));

  /** A contract that asks for animals, as many as there are numbers in `left`. */
  function exporting(need: number) {
    const foresee = vi.fn(async (line: number[]) => {
      const left = ANIMALS.filter((animal) => !line.includes(animal.number));
      return line[0] !== FULFIL.number || line.length > need ? seen() : seen([], { asks: { id: "ask-slaughter" }, legal: left, ready: false });
    });
    const choice = new Choice(foresee, async () => []);
    choice.offer([FULFIL, ...LEGAL], true);
    return { choice, foresee };
  }

  it("chooses the steps of an answer with it, and is whole when none is missing", async () => {
    const { choice } = exporting(1);
    choice.pick("contract:5");
    await vi.waitFor(() => expect(choice.unfinished).toBe(true));
    expect(await choice.whole()).toBeNull();
    expect([...choice.live]).toEqual(["hex:c4", "hex:d5"]);
    choice.pick("hex:c4");
    expect(await choice.whole()).toEqual([10, 20]);
    choice.pick("hex:d5");
    expect(await choice.whole()).toEqual([10, 21]);
    choice.pick("board:pass");
    expect(await choice.whole()).toEqual([6]);
  });

  it("gives the only answer to a step by itself, and tells it", async () => {
    const { choice } = exporting(2);
    choice.pick("contract:5");
    await vi.waitFor(() => expect(choice.unfinished).toBe(true));
    choice.pick("hex:d5");
    expect(await choice.whole()).toEqual([10, 21, 20]);
    expect(choice.steps.map((step) => step.number)).toEqual([21, 20]);
    choice.pick("hex:d5"); // a click on a chosen animal spares it
    expect(choice.line).toEqual([10]);
  });

  it("answers at once where the question needs no confirmation", () => {
    const { choice } = begun();
    const played: number[] = [];
    choice.atOnce = (action) => played.push(action.number);
    choice.pick("board:pass");
    expect(played).toEqual([6]);
    expect(choice.chosen).toBeNull();
  });

  it("keeps a place that is chosen when it is clicked again", async () => {
    const { choice } = begun();
    choice.pick("unit:sheep");
    choice.pick("hex:c4");
    choice.pick("hex:c4");
    expect(await choice.whole()).toEqual([1]);
    choice.back();
    expect(choice.chosen).toBeNull();
    expect(choice.parts).toEqual(["unit:sheep"]);
  });
});
