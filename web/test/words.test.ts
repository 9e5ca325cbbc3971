import { describe, expect, it } from "vitest";
import { changedHexes } from "../src/caledonia/changes";
import type { CaledoniaView } from "../src/caledonia/view";
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
