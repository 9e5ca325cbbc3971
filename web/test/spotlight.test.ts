import { beforeEach, expect, it, vi } from "vitest";
import { cardBeside, spotsOf, standOf, type Box } from "../src/table/spotlight";

const CARD = { width: 560, height: 200 };

beforeEach(() => {
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
});

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

it("stands a card above a light at the lower edge, with a line to it", () => {
  const light = { x: 320, y: 760, width: 120, height: 130 };
  const stand = cardBeside(light, [light], CARD.width, CARD.height);
  expect(stand.y + CARD.height).toBeLessThan(light.y);
  expect(light.y - stand.y - CARD.height).toBeLessThan(40);
  expect(stand.line?.from[0]).toBe(380);
  expect(stand.line?.to).toEqual([380, 760]);
});

it.each([
  { x: 850, y: 60, width: 570, height: 180 },
  { x: 20, y: 300, width: 60, height: 60 },
  { x: 1380, y: 400, width: 50, height: 50 },
])("covers neither the light nor what is needed, and stays within the window: %o", (light) => {
  const needed = [{ x: 851, y: 52, width: 580, height: 188 }];
  const stand = cardBeside(light, needed, CARD.width, CARD.height);
  const card = { ...stand, ...CARD };
  expect([light, ...needed].filter((box) => overlaps(card, box))).toEqual([]);
  expect(card.x).toBeGreaterThanOrEqual(8);
  expect(card.x + card.width).toBeLessThanOrEqual(1432);
  expect(card.y + card.height).toBeLessThanOrEqual(892);
});

it("goes into a corner where there is no light", () => {
  expect(cardBeside(null, [], CARD.width, CARD.height)).toEqual({ x: 24, y: 676, line: null });
});

it("begins at the edge of a window that is too small for it", () => {
  vi.stubGlobal("innerWidth", 390);
  expect(cardBeside(null, [], 560, 200).x).toBe(8);
});

/** A page on which these selectors find boxes. */
function laid(found: Record<string, Box>) {
  const rect = ({ x, y, width, height }: Box) => ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height });
  const all = (selector: string) => selector.split(", ").flatMap((one) => (found[one] ? [{ getBoundingClientRect: () => rect(found[one] as Box) }] : []));
  vi.stubGlobal("document", { querySelectorAll: all });
}

it("lights each region by itself, and single parts together", () => {
  laid({ ".ground": { x: 10, y: 200, width: 800, height: 500 }, ".prompt": { x: 860, y: 200, width: 570, height: 170 }, '[data-part="a"]': { x: 100, y: 10, width: 40, height: 40 }, '[data-part="b"]': { x: 300, y: 10, width: 40, height: 40 } });
  const spots = spotsOf(["region:land", "region:turn", "a", "b"], { land: ".ground" });
  expect(spots.map((spot) => Math.round(spot.width))).toEqual([250, 810, 580]);
});

it("lights what is to be seen of the land, not the panel of a phone that rises over its lower end", () => {
  vi.stubGlobal("innerWidth", 390);
  laid({ ".ground": { x: 0, y: 172, width: 390, height: 350 }, ".prompt > .band": { x: 0, y: 509, width: 390, height: 50 } });
  const [light] = spotsOf(["region:land"], { land: ".ground" });
  expect(light && light.y + light.height).toBe(509);
});

it("leaves the tiles that can be taken free where a step has no light", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const tiles = { x: 10, y: 46, width: 370, height: 126 };
  laid({ ".space.lit": tiles, ".prompt": { x: 0, y: 509, width: 390, height: 335 } });
  const stand = standOf([], undefined);
  expect(overlaps({ ...stand, width: 560, height: 200 }, tiles)).toBe(false);
});

it("leaves the deeds of a turn free where the panel has no box of its own", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const bar = { x: 0, y: 690, width: 390, height: 100 };
  laid({ ".prompt": { x: 0, y: 0, width: 0, height: 0 }, ".prompt > .band": { x: 0, y: 509, width: 390, height: 50 }, ".prompt > .now": { x: 0, y: 559, width: 390, height: 130 }, ".prompt .bar:not(.hand)": bar });
  const card = { width: 374, height: 181 };
  const stand = standOf([{ x: 2, y: 167, width: 386, height: 360 }], { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, bar)).toBe(false);
});

it("covers words before it covers what can be pressed", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const tile = { x: 100, y: 50, width: 200, height: 90 };
  laid({ "[data-glanced]": tile, ".prompt > .band": { x: 0, y: 509, width: 390, height: 50 }, ".prompt > .now": { x: 0, y: 559, width: 390, height: 230 } });
  const card = { width: 374, height: 199 };
  const stand = standOf([], { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, tile)).toBe(false);
});

it("covers the panel before it covers the upper part of a place where a tile can be laid", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const place = { x: 120, y: 234, width: 150, height: 74 };
  laid({ ".place.ready": place, ".prompt > .band": { x: 0, y: 509, width: 390, height: 50 }, ".prompt .now > :not(.middle)": { x: 10, y: 635, width: 370, height: 44 }, ".prompt .middle > *": { x: 10, y: 566, width: 370, height: 37 }, ".prompt .chip": { x: 10, y: 640, width: 158, height: 34 } });
  const card = { width: 374, height: 199 };
  const spots = [{ x: 2, y: 167, width: 386, height: 342 }, { x: 2, y: 504, width: 386, height: 290 }];
  const stand = standOf(spots, { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, place)).toBe(false);
});

it("stands above the buttons of the last sheet", () => {
  const buttons = { x: 20, y: 806, width: 1400, height: 68 };
  laid({ "[data-scene] footer": buttons });
  const stand = standOf([], { offsetWidth: CARD.width, offsetHeight: CARD.height } as HTMLElement);
  expect(overlaps({ ...stand, ...CARD }, buttons)).toBe(false);
  expect(stand.line).toBe(null);
});

it("covers nothing that is read on the last sheet, whatever lies below it", () => {
  const [plate, row] = [{ x: 320, y: 60, width: 520, height: 110 }, { x: 40, y: 320, width: 1360, height: 200 }];
  laid({ "[data-scene] footer": { x: 20, y: 800, width: 1400, height: 70 }, "[data-scene] .plate": plate, "[data-scene] tr": row, ".prompt": { x: 300, y: 560, width: 1100, height: 230 } });
  const card = { ...standOf([], undefined), ...CARD };
  expect([plate, row].filter((box) => overlaps(card, box))).toEqual([]);
  expect(card.y + card.height).toBeLessThanOrEqual(800);
});

it("covers buttons of the last sheet before it covers who has won, on a phone", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const plates = { x: 125, y: 164, width: 241, height: 60 };
  laid({ "[data-scene] h2": { x: 20, y: 24, width: 350, height: 25 }, "[data-scene] .plate": plates, "[data-scene] tr": { x: 20, y: 240, width: 350, height: 214 }, "[data-scene] footer": { x: 10, y: 499, width: 370, height: 173 } });
  const card = { width: 374, height: 218 };
  const stand = standOf([], { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, plates)).toBe(false);
});

it("takes the room below what is told where nothing is told", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const tile = { x: 290, y: 46, width: 92, height: 126 };
  laid({ ".space.lit": tile, ".prompt > .band": { x: 0, y: 509, width: 390, height: 50 }, ".prompt > .now": { x: 0, y: 559, width: 390, height: 230 }, ".prompt .middle > *": { x: 10, y: 566, width: 370, height: 60 } });
  const card = { width: 374, height: 181 };
  const stand = standOf([], { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, tile)).toBe(false);
});

it("lights each of the things that lie in the corners of a map, not what lies between them", () => {
  const corner = (x: number, y: number) => ({ x, y, width: 50, height: 45 });
  const [first, last] = [corner(10, 60), corner(780, 680)];
  laid({ ".one": first, ".other": last });
  const spots = spotsOf(["region:ports"], { ports: ".one, .other" });
  expect(spots.map((spot) => [spot.x, spot.width])).toEqual([[5, 60], [775, 60]]);
  const card = { ...standOf(spots, undefined), ...CARD };
  expect(spots.filter((spot) => overlaps(card, spot))).toEqual([]);
});

it("covers lines of the score sheet before it covers who has won", () => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const name = { x: 70, y: 120, width: 250, height: 26 };
  laid({ "[data-scene] footer": { x: 10, y: 736, width: 370, height: 108 }, "[data-scene] h2": name, "[data-scene] h2 ~ .points": { x: 160, y: 170, width: 70, height: 50 }, "[data-scene] h2 ~ p": { x: 100, y: 225, width: 190, height: 20 }, "[data-scene] tr": { x: 10, y: 431, width: 370, height: 600 } });
  const card = { width: 374, height: 218 };
  const stand = standOf([], { offsetWidth: card.width, offsetHeight: card.height } as HTMLElement);
  expect(overlaps({ ...stand, ...card }, name)).toBe(false);
});
