import { describe, expect, it } from "vitest";
import { patched } from "../src/table/patch";

const view = { round: 1, map: { hexes: [{ name: "a1" }, { name: "a2", unit: { seat: 0 } }] }, seats: [{ money: 5 }] };

describe("patched", () => {
  it("puts values where the paths lead, and takes away", () => {
    const made = patched(view, [
      [["round"], 2],
      [["map", "hexes", 0, "unit"], { seat: 1 }],
      [["map", "hexes", 1, "unit"]],
      [["seats", 0, "money"], 0],
    ]);
    expect(made).toEqual({
      round: 2,
      map: { hexes: [{ name: "a1", unit: { seat: 1 } }, { name: "a2" }] },
      seats: [{ money: 0 }],
    });
  });

  it("leaves the old view as it was and shares what did not change", () => {
    const before = structuredClone(view);
    const made = patched(view, [[["seats", 0, "money"], 9], [["seats", 0, "clan"], "stewart"]]) as typeof view;
    expect(view).toEqual(before);
    expect(made.map).toBe(view.map);
    expect(made.seats[0]).toEqual({ money: 9, clan: "stewart" });
  });

  it("replaces the whole view by an empty path, and nothing by no changes", () => {
    expect(patched(view, [[[], { over: true }]])).toEqual({ over: true });
    expect(patched(view, [])).toBe(view);
  });
});
