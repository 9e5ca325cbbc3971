// What can be chosen together for a new table.
import { describe, expect, it } from "vitest";
import { heldOf, minutesMore, possible, whyNot } from "../src/door/barred";
import type { BarredShown, OptionShown } from "../src/wire";

const told = { id: "x" };
const choice = (value: string, minutes: number) => ({ value, name: told, help: told, notes: [{ id: "level" }, { id: "time", with: { minutes } }] });
const chronicles: OptionShown = { name: "chronicles", label: told, help: told, default: "none", values: [], several: [choice("1", 5), choice("4", 10), choice("6", 20)] };
const flag = (name: string): OptionShown => ({ name, label: told, help: told, default: false, values: [], several: [] });
const OPTIONS = [chronicles, flag("die"), flag("narrow")];
const BARRED: BarredShown[] = [
  { option: "chronicles", value: "4", why: { id: "too-few" } },
  { option: "die", value: false, why: { id: "always" } },
  { option: "narrow", value: true, why: { id: "without" } },
];

describe("a choice of options", () => {
  it("leaves out what is barred, and forces what has no other value", () => {
    expect(possible({ chronicles: "14", narrow: true }, OPTIONS, BARRED)).toEqual({ chronicles: "1", die: true, narrow: false });
    expect(possible({ chronicles: "4" }, OPTIONS, BARRED)).toMatchObject({ chronicles: "none" });
    expect(possible({ chronicles: "14" }, OPTIONS, [])).toEqual({ chronicles: "14" });
  });
  it("says why", () => {
    expect(whyNot(BARRED, "chronicles", "4")).toEqual({ id: "too-few" });
    expect(whyNot(BARRED, "chronicles", "1")).toBeNull();
    expect([whyNot(BARRED, "die", true), whyNot(BARRED, "die", false)?.id]).toEqual([null, "always"]);
  });
  it("understands all, and adds up the minutes", () => {
    expect(heldOf(chronicles, { chronicles: "all" })).toHaveLength(3);
    expect(possible({ chronicles: "all" }, OPTIONS, BARRED).chronicles).toBe("16");
    expect(minutesMore(OPTIONS, { chronicles: "16" })).toBe(25);
    expect(minutesMore(OPTIONS, {})).toBe(0);
  });
});
