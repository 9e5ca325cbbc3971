// Where the guide's light falls: around the parts of the table that a step speaks of, as far as they are to be seen.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The parts of the table that are more than one thing and that every game has, by the region's name; a game adds its own. */
const REGIONS: Readonly<Record<string, string>> = { turn: ".prompt", players: ".players" };
const REGION = "region:";
const MARGIN = 5;

function seen(part: string, regions: Readonly<Record<string, string>>): DOMRect[] {
  const region = part.startsWith(REGION) ? { ...REGIONS, ...regions }[part.slice(REGION.length)] : undefined;
  const own = document.querySelectorAll(region ?? `.own [data-part="${part}"]`);
  const found = own.length > 0 ? own : document.querySelectorAll(`[data-part="${part}"]`);
  return [...found].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight);
}

/** The box around all of them, or nothing if none of them is on the screen. */
export function spotOf(parts: string[], regions: Readonly<Record<string, string>> = {}): Box | null {
  const boxes = parts.flatMap((part) => seen(part, regions));
  if (boxes.length === 0) return null;
  const x = Math.max(2, Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const y = Math.max(2, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + MARGIN);
  const bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + MARGIN);
  return { x, y, width: Math.max(24, right - x), height: Math.max(24, bottom - y) };
}

const CORNERS = ["low left", "high left", "low right", "high right"];

/** The corner of the window in which a card of this size covers least of these boxes. */
export function cornerAwayFrom(boxes: (Box | null)[], width: number, height: number): string {
  const covered = CORNERS.map((corner) => {
    const x = corner.endsWith("left") ? 24 : innerWidth - 24 - width;
    const y = corner.startsWith("low") ? innerHeight - 24 - height : 60;
    return boxes.reduce((sum, box) => {
      if (!box) return sum;
      const across = Math.min(x + width, box.x + box.width) - Math.max(x, box.x);
      const down = Math.min(y + height, box.y + box.height) - Math.max(y, box.y);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? "low left";
}
