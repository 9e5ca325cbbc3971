import { describe, expect, it } from "vitest";
import { pinned } from "../src/review/pins";
import { Review, addedUp, lucky, signed } from "../src/review/review.svelte";
import { standing, type Box } from "../src/review/standing";
import type { ReviewShown } from "../src/wire";

const BOARD: Box = { x: 10, y: 0, width: 800, height: 700 };
const [WIDE, HIGH] = [270, 150];

function covers(at: { x: number; y: number }, mark: Box): boolean {
  return at.x < mark.x + mark.width && mark.x < at.x + WIDE && at.y < mark.y + mark.height && mark.y < at.y + HIGH;
}
function isInside(at: { x: number; y: number }): boolean {
  return at.x >= BOARD.x && at.y >= BOARD.y && at.x + WIDE <= BOARD.x + BOARD.width && at.y + HIGH <= BOARD.y + BOARD.height;
}

describe("the card of a moment", () => {
  it("points at the first mark from its side", () => {
    const mark = { x: 500, y: 300, width: 60, height: 60 };
    const at = standing(BOARD, WIDE, HIGH, [mark]);
    expect(at.side).toBe("right"); // the mark is on the right half: the card stands left of it
    expect(at.x + WIDE).toBeLessThan(mark.x);
    expect(at.y + at.tail).toBe(330);
  });
  it("covers neither what was played nor what is better, wherever they are", () => {
    for (let x = 20; x < 740; x += 90) {
      for (let other = 20; other < 740; other += 45) {
        for (const y of [8, 340, 630]) {
          const marks = [{ x, y, width: 60, height: 60 }, { x: other, y: 8, width: 60, height: 60 }];
          const at = standing(BOARD, WIDE, HIGH, marks);
          expect(marks.filter((mark) => covers(at, mark)), JSON.stringify([marks, at])).toEqual([]);
          expect(isInside(at), JSON.stringify([marks, at])).toBe(true);
        }
      }
    }
  });
  it("stands low in the middle where nothing of it is in sight, within the smallest board", () => {
    expect(standing(BOARD, WIDE, HIGH, []).side).toBe("loose");
    const low = standing({ x: 0, y: 0, width: 520, height: 300 }, WIDE, HIGH, []);
    expect(low.y + HIGH).toBeLessThanOrEqual(300);
  });
});

describe("points", () => {
  it("are the same number with either sign", () => {
    expect(signed(-11.5)).toBe("−12");
    expect(signed(11.5)).toBe("+12");
    expect(signed(-0.4)).toBe("0");
  });
  it("of an account add up as they are shown", () => {
    const exact = { start: 147.6, own: -15.1, others: 0, luck: 0.5, end: 133, doubt: 7.5 };
    const { start, own, others, luck, end } = addedUp(exact)!;
    expect([start, own, others, luck, end]).toEqual([148, -15, 0, 0, 133]);
    expect(addedUp(undefined)).toBeNull();
  });
  it("of luck are certain only far beyond their doubt", () => {
    expect([lucky(-67, 31), lucky(-67, 20), lucky(0, 0)]).toEqual([false, true, false]);
  });
});

describe("the pins of turning points", () => {
  const RADIUS = 10;
  it("stand above their points", () => {
    expect(pinned([{ ply: 3, x: 50, y: 60 }, { ply: 9, x: 90, y: 60 }], RADIUS).map((one) => one.head)).toEqual([-20, -20]);
  });
  it("never cover each other, however high and near their points are", () => {
    for (const y of [12, 30, 45, 90]) {
      for (const apart of [0, 3, 12, 19]) {
        const heads = pinned([0, 1, 2, 3].map((nth) => ({ ply: nth, x: 50 + nth * apart, y: y + nth })), RADIUS).map(({ x, y: at, head }) => [x, at + head] as const);
        for (const [at, [x, height]] of heads.entries()) {
          expect(height).toBeGreaterThan(RADIUS);
          for (const [other, level] of heads.slice(0, at)) {
            expect(x - other >= 2 * RADIUS || Math.abs(height - level) >= 2 * RADIUS, JSON.stringify(heads)).toBe(true);
          }
        }
      }
    }
  });
});

describe("thinking longer", () => {
  it("goes on to the next effort, and ends with the last", () => {
    const review = new Review("t");
    expect(review.longer).toBe(8);
    const known = (games: number) => ((review.found = { games } as ReviewShown), review.longer);
    expect([8, 9, 32, 128].map(known)).toEqual([32, 32, 128, null]);
  });
});
