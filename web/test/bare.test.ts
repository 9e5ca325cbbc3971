// A game without a board: plain data is laid out for people.
import { describe, expect, it } from "vitest";
import { columnsOf, isSmall } from "../src/bare/data";
import { emblemOf } from "../src/door/drawings";
import { faceOf, sheetOf } from "../src/games";

describe("plain data", () => {
  it("puts words, numbers and lists of them onto a line", () => {
    expect([3, "north", null, [1, 2], []].map(isSmall)).toEqual([true, true, true, true, true]);
    expect([{ north: 3 }, [{ north: 3 }]].map(isSmall)).toEqual([false, false]);
  });
  it("makes a table of things of one kind", () => {
    expect(columnsOf([{ stones: 1, capstones: 0 }, { stones: 2, capstones: 1 }])).toEqual(["stones", "capstones"]);
    expect(columnsOf([{ stones: 1 }, { capstones: 1 }])).toBeNull();
    expect(columnsOf([1, 2])).toBeNull();
    expect(columnsOf({ north: 3 })).toBeNull();
    expect(columnsOf([])).toBeNull();
  });
});

describe("what the client has for a game", () => {
  it("is its own, or what stands in for it", async () => {
    expect(await faceOf("cairn")).toBe(await faceOf("bare"));
    expect(await sheetOf("cairn")).toBe(await sheetOf("bare"));
    expect(await sheetOf("caledonia")).not.toBe(await sheetOf("bare"));
    expect(emblemOf("glenmore")).not.toBe(emblemOf("cairn"));
  });
});
