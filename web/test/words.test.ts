import { describe, expect, it } from "vitest";
import { changedHexes } from "../src/caledonia/changes";
import type { CaledoniaView } from "../src/caledonia/view";
import { actionDetail, split } from "../src/caledonia/words";
import type { Printed } from "../src/caledonia/view";
import { groupsOf } from "../src/table/families";
import { timeLeft } from "../src/table/clock";

function table(...units: (object | undefined)[]): CaledoniaView {
  const hexes = units.map((unit, i) => ({ name: `a${i + 1}`, terrain: ["grass"], cost: 1, ...(unit ? { unit } : {}) }));
  return { map: { hexes } } as unknown as CaledoniaView;
}

describe("changedHexes", () => {
  it("finds what came, went and was exchanged", () => {
    const cow = { seat: 0, kind: "cow" };
    const before = table(undefined, cow, cow, cow);
    const now = table(cow, undefined, { seat: 1, kind: "cow" }, { ...cow });
    expect([...changedHexes(before, now)]).toEqual(["a1", "a2", "a3"]);
  });
  it("finds nothing without a position before, or on another map", () => {
    expect(changedHexes(null, table({ seat: 0, kind: "cow" })).size).toBe(0);
    expect(changedHexes(table(), table({ seat: 0, kind: "cow" })).size).toBe(0);
  });
});

describe("timeLeft", () => {
  it("uses the unit that fits", () => {
    expect([-3, 0, 0.4, 59, 61, 3599, 7260, 200_000].map(timeLeft)).toEqual([
      "over", "over", "1 s", "59 s", "1:01", "59:59", "2 h 1 min", "2 days 7 h",
    ]);
  });
});

describe("the offer of clans", () => {
  const printed = { clans: { macdonald: "Fishers." }, goods: ["wool", "grain"], contracts: [] } as unknown as Printed;
  const view = { offer: [{ clan: "macdonald", tile: 1, money: 57, goods: [2, 0] }] } as unknown as CaledoniaView;
  const action = { text: "choose clan macdonald", parts: ["clan:macdonald"] };
  it("is short in the list and in full once chosen, with names as they are written", () => {
    expect(split(action)?.label).toBe("Choose clan MacDonald");
    expect(actionDetail(action, printed, view, false)).toBe("£57, 2 wool");
    expect(actionDetail(action, printed, view, true)).toBe("Fishers.");
    expect(split({ text: "expand c4 sheep" })).toBeNull();
  });
});

describe("groupsOf", () => {
  it("puts passing last", () => {
    const legal = ["pass", "buy 1 wool", "expand c4 cow"].map((text, number) => ({ number, text, group: text.split(" ")[0] ?? "", cost: "", parts: [] }));
    expect(groupsOf(legal).map((one) => one.group)).toEqual(["buy", "expand", "pass"]);
  });
});
