// Where the card of a moment stands: beside what it tells of, and over nothing of that.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Standing {
  x: number;
  y: number;
  /** On which side of the card its point is, and how far below its upper edge; a loose card points at nothing. */
  side: "left" | "right" | "loose";
  tail: number;
}

/** From the middle of a mark to the card beside it, from the mark to the upper edge of the card, and to the edge of the board. */
const CLEAR = 44;
const ABOVE = 34;
const EDGE = 8;
/** What stays free around a mark, and how finely a free place is looked for. */
const AIR = 6;
const STEP = 16;

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function meets(one: Box, other: Box): boolean {
  return one.x < other.x + other.width + AIR && other.x < one.x + one.width + AIR && one.y < other.y + other.height + AIR && other.y < one.y + one.height + AIR;
}

/** The place of a card of this size on a board with these marks, the most telling first. */
export function standing(board: Box, width: number, height: number, marks: Box[]): Standing {
  const most = { x: board.x + board.width - width - EDGE, y: board.y + board.height - height - EDGE };
  const free = (x: number, y: number) => !marks.some((mark) => meets({ x, y, width, height }, mark));
  for (const mark of marks) {
    const [across, down] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    const y = within(down - ABOVE, board.y + EDGE, most.y);
    const away = Math.max(CLEAR, mark.width / 2 + AIR + 8);
    const sides = [{ x: across + away, side: "left" as const }, { x: across - away - width, side: "right" as const }];
    if (across > board.x + board.width / 2) sides.reverse();
    for (const { x, side } of sides) if (x >= board.x + EDGE && x <= most.x && free(x, y)) return { x, y, side, tail: within(down - y, 16, height - 16) };
  }
  return { ...nearest(board, most, marks, free, width, height), side: "loose", tail: 0 };
}

/** The free place nearest to the first mark; without one, low in the middle. */
function nearest(board: Box, most: { x: number; y: number }, marks: Box[], free: (x: number, y: number) => boolean, width: number, height: number): { x: number; y: number } {
  let best = { x: within(board.x + (board.width - width) / 2, board.x + EDGE, most.x), y: within(board.y + board.height * 0.7, board.y + EDGE, most.y) };
  const mark = marks[0];
  if (!mark) return best;
  let least = Infinity;
  for (let y = board.y + EDGE; y <= most.y; y += STEP) {
    for (let x = board.x + EDGE; x <= most.x; x += STEP) {
      const far = Math.hypot(x + width / 2 - mark.x - mark.width / 2, y + height / 2 - mark.y - mark.height / 2);
      if (far < least && free(x, y)) [least, best] = [far, { x, y }];
    }
  }
  return best;
}
