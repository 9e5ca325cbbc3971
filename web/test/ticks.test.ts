import { describe, expect, it } from "vitest";
import { ticks } from "../src/table/ticks";

describe("ticks", () => {
  it("are few round numbers around all values", () => {
    expect(ticks([3, 172, 90])).toEqual([0, 50, 100, 150, 200]);
    expect(ticks([-21, 113])).toEqual([-50, 0, 50, 100, 150]);
    expect(ticks([7, 0])).toEqual([0, 2, 4, 6, 8]);
  });
  it("do not break where nothing happened", () => {
    expect(ticks([])).toEqual([0, 1]);
    expect(ticks([0, 0])).toEqual([0, 1]);
  });
});
