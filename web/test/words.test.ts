import { describe, expect, it } from "vitest";
import { changedHexes } from "../src/caledonia/changes";
import type { CaledoniaView } from "../src/caledonia/view";
import { actionDetail } from "../src/caledonia/words";
import type { Printed } from "../src/caledonia/view";
import { speech } from "../src/lib/speech.svelte";
import { Words } from "../src/lib/words";
import { signs } from "../src/caledonia/signs";
import { families, groupsOf, pieceOffers, titleOf, wordsOf } from "../src/table/families";
import type { Legal } from "../src/wire";
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
    const before = speech.words;
    speech.words = new Words("en", `
ui-time-over = over
ui-time-seconds = { $count } s
ui-time-hours = { $hours } h { $minutes } min
ui-time-days = { $days } days { $hours } h
`);
    const said = [-3, 0, 0.4, 59, 61, 3599, 7260, 200_000].map(timeLeft);
    speech.words = before;
    expect(said).toEqual(["over", "over", "1 s", "59 s", "1:01", "59:59", "2 h 1 min", "2 days 7 h"]);
  });
});

describe("the offer of clans", () => {
  const printed = { clans: { macdonald: { id: "plain", with: { text: "Fishers." } } }, goods: ["wool", "grain"], contracts: [] } as unknown as Printed;
  const view = { offer: [{ clan: "macdonald", tile: 1, money: 57, goods: [2, 0] }] } as unknown as CaledoniaView;
  const action = { family: "clan", parts: ["clan:macdonald"] };
  it("is short in the list and in full once chosen", () => {
    expect(actionDetail(action, printed, view, false)).toBe("£57, 2 wool");
    expect(actionDetail(action, printed, view, true)).toBe("Fishers.");
  });
});

describe("actions in the panel", () => {
  function legal(family: string, named: Legal["with"], parts: string[] = [], money = 0): Legal {
    const cost = money ? { id: "cost", with: { money } } : null;
    return { number: 0, family, with: named, group: family, cost, parts };
  }
  function expand(hex: string, unit: string, money = 0): Legal {
    return legal("expand", { hex: `hex:${hex}`, unit: `unit:${unit}` }, [`hex:${hex}`, `unit:${unit}`], money);
  }
  speech.words = new Words("en", `
plain = { $text }
amount = { $count } { NAME($item, $count) }
amount-money = £{ $count }
unit-cow = cow
group-expand = build
act-expand = put a { NAME($unit) } on { NAME($hex) }
row-expand = { $places ->
    [1] {""}
   *[other] { NAME($unit) }
}
chip-expand = { $places ->
    [1] { NAME($unit) }
   *[other] { NAME($hex) }
}
act-take = take the tile on space { NAME($space) }
pick-take = { $on ->
    [tile] take { NAME($tile) }
   *[nothing] take nothing
}
act-pass = pass
`);

  it("stand in rows under what they share", () => {
    const rows = families([expand("c4", "cow"), expand("d5", "cow"), legal("pass", {})], undefined, signs);
    expect(rows.map((row) => [row.head, ...row.members.map((one) => one.label)])).toEqual([["Cow", "c4", "d5"], ["", "Pass"]]);
    const here = families([expand("c4", "cow"), expand("c4", "sheep")], undefined, signs);
    expect(here.map((row) => [row.head, ...row.members.map((one) => one.label)])).toEqual([["", "Cow", "Sheep"]]);
  });
  it("are named with what one sees on the table", () => {
    const take = legal("take", { space: "space:12" });
    expect(titleOf(take, { on: "tile", tile: "tile:easdale" })).toBe("Take easdale");
    expect(titleOf(expand("c4", "cow"))).toBe("Put a cow on c4");
    expect(titleOf(legal("wave-at", { who: "unit:cow", count: 2 }))).toBe("Wave at cow 2");
  });
  it("are found by the words of their names and groups", () => {
    expect(wordsOf(expand("c4", "cow"))).toEqual(["build", "put", "a", "cow", "on", "c4"]);
  });
  it("offer pieces first where there are many places, with the least that they cost", () => {
    const many = Array.from({ length: 20 }, (_, i) => expand(`a${i}`, i % 2 ? "cow" : "sheep", 9 + i));
    expect(pieceOffers(many, signs).map(({ name, least }) => [name, least])).toEqual([["Sheep", 9], ["Cow", 10]]);
    expect(pieceOffers(many.slice(0, 14), signs)).toEqual([]);
  });
  it("end with passing", () => {
    const all = [legal("pass", {}), legal("buy", {}), expand("c4", "cow")];
    expect(groupsOf(all).map((one) => one.group)).toEqual(["buy", "expand", "pass"]);
  });
});
