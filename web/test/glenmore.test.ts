import { describe, expect, it } from "vitest";
import { changedCells, changedSpaces, walked } from "../src/glenmore/changes";
import { activationRow, amountRow, lettering } from "../src/glenmore/face-of-tile";
import { extent, lines, nextPlace, rim, within } from "../src/glenmore/geometry";
import { asking } from "../src/glenmore/chronicles/calls";
import type { ActivationView, CellView, GlenmoreView, Printed } from "../src/glenmore/view";
import { logPlaces, more, title } from "../src/glenmore/words";

const NOTHING: ActivationView = { type: "none", count: 0, goods: {}, give: {}, get: {}, table: {} };

function cell(place: string, more: Partial<CellView> = {}): CellView {
  return {
    place, tile: place, name: place, kind: "village", river: false, overbuild: false, cost: {}, one_time: {},
    activation: NOTHING, goods_here: {}, scotsmen: 0, below: [], open: false, used: false, ...more,
  };
}

function view(territory: CellView[], tiles: (string | undefined)[] = []): GlenmoreView {
  const track = tiles.map((tile, i) => ({ space: i + 1, figures: [], ...(tile ? { tile } : {}) }));
  return { players: 1, seats: [{ territory }], track } as unknown as GlenmoreView;
}

describe("changes between two views", () => {
  it("finds new tiles, goods and Scotsmen, and nothing else", () => {
    const before = view([cell("g7"), cell("h7", { goods_here: { wood: 1 } }), cell("i7")]);
    const now = view([cell("g7", { scotsmen: 1 }), cell("h7", { goods_here: { wood: 2 } }), cell("i7"), cell("g8")]);
    expect([...changedCells(before, now)].sort()).toEqual(["cell:p1:g7", "cell:p1:g8", "cell:p1:h7"]);
    expect(changedCells(null, now).size).toBe(0);
  });
  it("sees a Scotsman walk, but not one that is new", () => {
    const before = view([cell("g7", { scotsmen: 2 }), cell("h7")]);
    expect(walked(before, view([cell("g7", { scotsmen: 1 }), cell("h7", { scotsmen: 1 })]), 0)).toEqual({ from: "g7", to: "h7" });
    expect(walked(before, view([cell("g7", { scotsmen: 3 }), cell("h7")]), 0)).toBeNull();
  });
  it("finds the spaces on which a tile was laid", () => {
    expect([...changedSpaces(view([], ["a", undefined, "c"]), view([], ["a", "b", undefined]))]).toEqual([2]);
  });
});

describe("places of a territory", () => {
  const grid = { columns: 26, rows: 26 };
  it("go around a territory, and around the grid", () => {
    expect(rim(new Set(["g7"]), grid).sort()).toEqual(["f7", "g6", "g8", "h7"]);
    expect(rim(new Set(["a1"]), grid).sort()).toEqual(["a2", "a26", "b1", "z1"]);
  });
  it("lie in the smallest rectangle, also where the letters and numbers begin anew", () => {
    expect(extent(["g7", "h9"], grid)).toEqual({ left: 6, top: 6, columns: 2, rows: 3 });
    const room = extent(["y1", "z26", "a25", "b25"], grid);
    expect(room).toEqual({ left: 24, top: 24, columns: 4, rows: 3 });
    expect(within(room, "y1", grid)).toEqual({ column: 0, row: 2 });
    expect(within(room, "b25", grid)).toEqual({ column: 3, row: 0 });
    expect(extent(["a4"], grid)).toEqual({ left: 0, top: 3, columns: 1, rows: 1 });
  });
  it("are reached by arrow keys, across gaps too", () => {
    const all = ["g7", "h7", "j7", "h9"];
    expect(nextPlace("g7", "ArrowRight", all, grid)).toBe("h7");
    expect(nextPlace("h7", "ArrowRight", all, grid)).toBe("j7");
    expect(nextPlace("h7", "ArrowDown", all, grid)).toBe("h9");
    expect(nextPlace("g7", "ArrowLeft", all, grid)).toBeNull();
    expect(nextPlace("g7", "x", all, grid)).toBeNull();
    expect(nextPlace("a7", "ArrowLeft", ["a7", "b7", "z7", "y7"], grid)).toBe("z7");
    expect(nextPlace("z7", "ArrowRight", ["a7", "b7", "z7", "y7"], grid)).toBe("a7");
  });
  it("carry names of at most two lines", () => {
    expect(lines("Crieff Fair")).toEqual(["Crieff Fair"]);
    expect(lines("Castle of Mey Inn")).toEqual(["Castle of", "Mey Inn"]);
    expect(lines("General Wade's Military Roads")).toHaveLength(2);
  });
});

describe("the rows of icons on a tile", () => {
  it("show a thing by itself, and more of it as a figure", () => {
    expect(amountRow({ wood: 1 })).toEqual([{ icon: "g-wood" }]);
    expect(amountRow({ coin: 2 })).toEqual([{ text: "2" }, { icon: "g-coin" }]);
  });
  it("show what is given and what is got", () => {
    const act = { ...NOTHING, type: "exchange", give: { barley: 1 }, get: { whisky: 1 } };
    expect(activationRow(act)).toEqual([{ icon: "g-barley" }, { text: "›" }, { icon: "g-whisky" }]);
    expect(activationRow(NOTHING)).toEqual([]);
  });
});

describe("words", () => {
  it("write names as Scots do", () => {
    expect(["macdonald", "mckay", "mackintosh", "mary queen"].map(title)).toEqual(["MacDonald", "McKay", "Mackintosh", "Mary Queen"]);
  });
  it("point from the log to the territory of whoever acted, to clans and to the track", () => {
    const line = { ply: 1, kind: "did-place", seat: 1, said: { id: "fact-did-place" }, parts: ["cell:g8"] };
    expect(logPlaces(line)).toEqual(["cell:p2:g8"]);
    expect(logPlaces({ ...line, parts: ["clan:gunn", "space:12"] })).toEqual(["clan:gunn", "space:12"]);
  });
  it("name the tile that lies where an action would be done", () => {
    const shown = { ...view([cell("g7", { tile: "dunvegan" })], ["easdale", undefined]), asked: { kind: "take-a-tile", seat: 0 } } as GlenmoreView;
    const at = (part: string) => more({ number: 1, family: "take", with: {}, group: "", cost: null, parts: [part] }, shown);
    expect(at("space:1")).toEqual({ on: "tile", tile: "tile:easdale", deal: "usual" });
    expect(at("space:2")).toEqual({ on: "nothing", deal: "usual" });
    expect(at("cell:p1:g7")).toEqual({ on: "tile", tile: "tile:dunvegan", deal: "usual" });
    expect(at("cell:p1:g8")).toEqual({ on: "nothing", deal: "usual" });
  });
});

describe("A chronicle's question", () => {
  const printed = { questions: { vote: 7 } } as unknown as Printed;
  const seen = (kind: string) => ({ chronicles: [4, 7], england: { turn: true }, asked: { kind, seat: 0 } }) as unknown as GlenmoreView;

  it("is that chronicle's, though the Englishman is on his turn", () => {
    expect(asking(seen("vote"), printed)).toBe(7);
    expect(asking(seen("turn"), printed)).toBe(4);
  });
});

describe("the name of a tile", () => {
  it("stands in one line or two", () => {
    expect(lettering("Lochridge", 10)).toEqual(["Lochridge"]);
    expect(lettering("Castle of Mey", 10)).toEqual(["Castle of", "Mey"]);
  });

  it("is parted where its lines are shortest if no parting fits", () => {
    expect(lettering("Bonnie Prince Charlie", 9, 12)).toEqual(["Bonnie", "Prince Charlie"]);
    expect(lettering("General Wade’s Military Roads", 9, 12)).toEqual(["General Wade’s", "Military Roads"]);
  });
});
