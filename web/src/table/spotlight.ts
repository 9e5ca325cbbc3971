// Where the guide's light falls: around the parts of the table that a step speaks of, as far as they are to be seen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of the table that are more than one thing and that every game has, by the region's name; a game adds its own. */
const REGIONS: Readonly<Record<string, string>> = { turn: ".prompt, .prompt > .band, .prompt > .now, .prompt > .deeds, .prompt .bar", players: ".players" };
/** What a card leaves free as far as it can: what is needed to play, and what can be pressed on the last sheet. On narrow
 * screens the panel has no box of its own, only its parts have. */
const NEEDED = ".prompt, .prompt > .band, .prompt .now > :not(.middle), .prompt .middle > *, .prompt > .deeds, .note, .own";
/** What can be pressed now: to cover a part of it weighs more than to cover words. */
const PRESSED = "[data-glanced], .place.ready, .clan.ready, .space.lit, .prompt .seal, .prompt .chip, .prompt .deed:not(.off), .prompt .bar:not(.hand)";
const WEIGHT = 4;
/** Who has won stands in few small words. */
const RESULT_WEIGHT = 8;
const LAST = "[data-scene] footer";
/** What is read on the last sheet, which lies over all that is needed to play; and what is read on it first. */
const READ = "[data-scene] tr";
const RESULT = "[data-scene] h2, [data-scene] h2 ~ p, [data-scene] h2 ~ .points, [data-scene] .plate";
const REGION = "region:";
/** On a phone the panel rises over the lower end of the table, with this at its upper end. */
const RISEN = ".prompt > .band";
const MARGIN = 5;
/** A box around things that fill so little of it would light what lies between them and not what is meant. */
const APART = 12;

type Seen = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">;

function seen(part: string, regions: Readonly<Record<string, string>>): Seen[] {
  const region = part.startsWith(REGION) ? { ...REGIONS, ...regions }[part.slice(REGION.length)] : undefined;
  const own = document.querySelectorAll(region ?? `.own [data-part="${part}"]`);
  const found = own.length > 0 ? own : document.querySelectorAll(`[data-part="${part}"]`);
  const band = [...document.querySelectorAll(RISEN)].map((one) => one.getBoundingClientRect())[0];
  return [...found].map((one) => uncovered(one.getBoundingClientRect(), band)).filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth);
}

/** What is to be seen of a box that goes on below the panel of a phone: light on the panel's own words would be struck through. */
function uncovered(box: DOMRect, band: DOMRect | undefined): Seen {
  const { left, top, right, width } = box;
  const covered = band && band.left <= left + MARGIN && band.right >= right - MARGIN && band.top > top && band.top < box.bottom;
  const bottom = covered ? band.top - MARGIN : box.bottom;
  return { left, top, right, bottom, width, height: bottom - top };
}

/** Where the light falls: on each region by itself, and on all single parts together. */
export function spotsOf(parts: string[], regions: Readonly<Record<string, string>> = {}): Box[] {
  const single = parts.filter((part) => !part.startsWith(REGION));
  const groups = [single, ...parts.filter((part) => part.startsWith(REGION)).map((part) => [part])];
  return groups.flatMap((group) => lightsOn(group.flatMap((part) => seen(part, regions))));
}

/** One light on what lies together, one on each thing of those that lie in the corners of a map. */
function lightsOn(boxes: Seen[]): Box[] {
  const around = boxAround(boxes);
  const filled = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
  const apart = around !== null && filled * APART < around.width * around.height;
  return (apart ? boxes.map((box) => boxAround([box])) : [around]).flatMap((box) => box ?? []);
}

/** Where a card stands beside its light, or above the buttons of a last sheet. */
export function standOf(spots: Box[], card: HTMLElement | undefined): Stand {
  const boxes = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const [light, ...others] = spots;
  const sheet = light ? null : boxAround(boxes(LAST));
  const [words, most, weight] = sheet ? ([READ, RESULT, RESULT_WEIGHT] as const) : ([NEEDED, PRESSED, WEIGHT] as const);
  const whole = { boxes: boxes(most), weight };
  const stand = cardBeside(light ?? sheet, [...boxes(words), ...others], card?.offsetWidth ?? 560, card?.offsetHeight ?? 200, whole);
  return light ? stand : { ...stand, line: null };
}

/** The box around all of them, or nothing if there are none. */
function boxAround(boxes: Seen[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.max(2, Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const y = Math.max(2, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + MARGIN);
  const bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + MARGIN);
  return { x, y, width: Math.max(24, right - x), height: Math.max(24, bottom - y) };
}

/** Where a card stands, and the line from it to the light; none where it does not stand beside it. */
export interface Stand {
  x: number;
  y: number;
  line: { from: [number, number]; to: [number, number] } | null;
}

/** How far the card stands from the light, and from the edges of the window. */
const GAP = 28;
const EDGE = 8;
/** What lies above and below the table's sheets: there a card in a corner begins. */
const CORNER = { side: 24, top: 60, bottom: 24 };

/** What is spoilt where only a part of it is covered, and how much more than words it counts. */
interface Whole {
  boxes: Box[];
  weight: number;
}

/** The place of a card of this size: beside the light, where it covers least of what is needed to play; else a corner. */
export function cardBeside(light: Box | null, needed: Box[], width: number, height: number, whole: Whole = { boxes: [], weight: 0 }): Stand {
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const low = Math.max(EDGE, innerHeight - height - EDGE);
  const across = (x: number) => Math.min(right, Math.max(EDGE, x));
  const down = (y: number) => Math.min(low, Math.max(EDGE, y));
  const stands = light ? beside(light, width, height, across, down) : [];
  const fitting = stands.filter(({ x, y }) => x >= EDGE && y >= EDGE && x <= right && y <= low);
  const sides = [across(CORNER.side), across(innerWidth - CORNER.side - width)];
  const heights = [down(innerHeight - CORNER.bottom - height), down(CORNER.top)];
  const corners = sides.flatMap((x) => heights.map((y): Stand => ({ x, y, line: null })));
  const all = [...fitting, ...corners];
  const parts = [...needed, ...(light ? [light, light] : [])];
  const covered = all.map((one) => {
    const card = { ...one, width, height };
    const spoilt = whole.boxes.filter((box) => shared(card, box) > 0).reduce((sum, box) => sum + box.width * box.height, 0);
    return parts.reduce((sum, box) => sum + shared(card, box), whole.weight * spoilt);
  });
  return all[covered.indexOf(Math.min(...covered))] ?? { x: EDGE, y: EDGE, line: null };
}

/** Above, below, left and right of the light, as near to its middle as the window allows. */
function beside(light: Box, width: number, height: number, across: (x: number) => number, down: (y: number) => number): Stand[] {
  const [middle, level] = [light.x + light.width / 2, light.y + light.height / 2];
  const [x, y] = [across(middle - width / 2), down(level - height / 2)];
  const [end, foot] = [light.x + light.width, light.y + light.height];
  const [tailX, tailY] = [within(middle, x, width), within(level, y, height)];
  return [
    { x, y: light.y - GAP - height, line: { from: [tailX, light.y - GAP], to: [tailX, light.y] } },
    { x, y: foot + GAP, line: { from: [tailX, foot + GAP], to: [tailX, foot] } },
    { x: light.x - GAP - width, y, line: { from: [light.x - GAP, tailY], to: [light.x, tailY] } },
    { x: end + GAP, y, line: { from: [end + GAP, tailY], to: [end, tailY] } },
  ];
}

/** Where a line to this point leaves a card, not at its very end. */
function within(point: number, begin: number, size: number): number {
  return Math.min(begin + size - 20, Math.max(begin + 20, point));
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
