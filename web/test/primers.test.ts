// When the chronicles are explained.
import { describe, expect, it } from "vitest";
import { primersOf } from "../src/glenmore/primers";
import type { Printed } from "../src/glenmore/view";
import { due } from "../src/table/primers";

const step = (name: string, chronicle: number, kinds: string[] = []) => ({ name, chronicle, kinds, title: { id: name }, text: { id: name }, ask: { id: `${name}-ask` }, answers: [{ id: `${name}-a` }, { id: `${name}-b` }], right: 1, why: { id: `${name}-why` } });
const printed = { primers: [step("boats", 1), step("tokens", 1, ["choose-a-token"]), step("haggis", 5), step("rolls", 5, ["whisky-for-haggis"])] } as unknown as Printed;

describe("words on chronicles", () => {
  const both = primersOf(printed, [1, 5]);
  it("are said of those in play", () => {
    expect(primersOf(printed, [5]).map((one) => [one.name, one.of])).toEqual([["haggis", "chronicles-5"], ["rolls", "chronicles-5"]]);
    expect(primersOf(printed, [5])[0]).toMatchObject({ ask: { id: "haggis-ask" }, right: 1, why: { id: "haggis-why" } });
    expect(primersOf(printed, [])).toEqual([]);
  });
  it("come once, first of all those that a question needs", () => {
    expect(due(both, [], "turn").map((one) => one.name)).toEqual(["boats", "haggis"]);
    expect(due(both, ["boats"], "choose-a-token").map((one) => one.name)).toEqual(["tokens"]);
    expect(due(both, ["boats", "tokens", "haggis"], "choose-a-token")).toEqual([]);
  });
});
