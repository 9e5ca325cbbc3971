import { describe, expect, it, vi } from "vitest";
import { Choice } from "../src/table/choice.svelte";
import type { Legal } from "../src/wire";

function legal(number: number, text: string, group: string, ...parts: string[]): Legal {
  return { number, text, group, cost: "", parts };
}
const LEGAL = [
  legal(1, "expand c4 sheep", "expand", "hex:c4", "unit:sheep"),
  legal(2, "expand c4 cow", "expand", "hex:c4", "unit:cow"),
  legal(3, "expand d5 sheep", "expand", "hex:d5", "unit:sheep"),
  legal(4, "buy 1 wool", "trade", "good:wool"),
  legal(5, "buy 2 wool", "trade", "good:wool"),
  legal(6, "pass", "turn", "board:pass"),
];

function begun(explain = vi.fn(async () => [{ actions: [], reason: "Too far." }])) {
  const foresee = vi.fn(async (number: number) => ({ lines: [`would play ${number}`], view: null }));
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
    await vi.waitFor(() => expect(choice.foresight?.lines).toEqual(["would play 2"]));
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
    await vi.waitFor(() => expect(choice.why?.reasons[0]?.reason).toBe("Too far."));
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
    const answers: ((seen: { lines: string[]; view: unknown }) => void)[] = [];
    const choice = new Choice(() => new Promise((resolve) => answers.push(resolve)), async () => []);
    choice.offer(LEGAL, true);
    choice.choose(LEGAL[0] as Legal);
    choice.choose(LEGAL[1] as Legal);
    answers[0]?.({ lines: ["old"], view: null });
    answers[1]?.({ lines: ["new"], view: null });
    await vi.waitFor(() => expect(choice.foresight?.lines).toEqual(["new"]));
  });

  it("knows what a hint or the guide speaks of", () => {
    const { choice } = begun();
    choice.pointed = ["hex:c4"];
    choice.taught = ["unit:sheep"];
    expect(["hex:c4", "unit:sheep", "unit:cow"].map((part) => choice.spoken.has(part))).toEqual([true, true, false]);
  });
});
