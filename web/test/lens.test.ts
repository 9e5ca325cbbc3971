// The window on a drawing: what covers its edges hides no place for good, and a lost finger does not stop the next.
import { expect, test } from "vitest";
import { Lens } from "../src/board/lens.svelte";

function framed(width: number, height: number): Lens {
  const seen = new Lens(1000, 800);
  let measure: (entries: { contentRect: { width: number; height: number } }[]) => void = () => {};
  globalThis.ResizeObserver = class {
    constructor(callback: typeof measure) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  seen.watch({ getBoundingClientRect: () => ({ width }) } as unknown as SVGSVGElement);
  measure([{ contentRect: { width, height } }]);
  return seen;
}
const finger = (pointerId: number, x: number, y: number, isPrimary: boolean) => ({ pointerId, clientX: x, clientY: y, isPrimary }) as PointerEvent;

test("a place at the edge of the drawing comes clear of what covers the edge of the frame", () => {
  const seen = framed(390, 490);
  seen.cover(62, 60);
  for (const [x, y] of [[500, 5], [500, 795]] as const) {
    seen.frameOn([{ x, y }], 0.95, 1.12);
    expect(seen.sees({ x, y }, 0)).toBe(true);
    const at = seen.pixels(x, y);
    expect(at.y).toBeGreaterThanOrEqual(62);
    expect(at.y).toBeLessThanOrEqual(490 - 60);
  }
});

test("a finger whose lifting was not seen does not turn later taps into drags", () => {
  const seen = framed(390, 490);
  seen.down(finger(7, 100, 100, true)); // something came over the map before it was lifted
  seen.down(finger(8, 200, 200, true));
  seen.move(finger(8, 201, 200, true));
  expect(seen.dragged).toBe(false);
  seen.up(finger(8, 201, 200, true));
});

test("two fingers at once are a pinch, which is no tap", () => {
  const seen = framed(390, 490);
  seen.down(finger(7, 100, 100, true));
  seen.down(finger(8, 200, 200, false));
  seen.move(finger(8, 260, 260, false));
  expect(seen.dragged).toBe(true);
  expect(seen.zoom).toBeGreaterThan(1);
});

test("a place at the edge of the drawing gets its note on the side where there is room", () => {
  const seen = framed(390, 490);
  seen.frameOn([{ x: 200, y: 400 }], 0.95, 1.12);
  seen.beside({ x: 240, y: 400 }, 272);
  const { x } = seen.pixels(240, 400);
  expect(x <= 390 - 272 - 50 + 1 || x >= 272 + 50 - 1).toBe(true);
});

test("a place beyond an edge comes into sight, with room for a note beside it", () => {
  for (const [x, from] of [[60, 900], [940, 100]] as const) {
    const seen = framed(390, 490);
    seen.frameOn([{ x: from, y: 400 }], 0.95, 1.12);
    expect(seen.sees({ x, y: 400 }, 0)).toBe(false);
    seen.beside({ x, y: 400 }, 272);
    expect(seen.sees({ x, y: 400 }, 20)).toBe(true);
    const at = seen.pixels(x, 400);
    expect(Math.max(at.x, 390 - at.x)).toBeGreaterThanOrEqual(272);
  }
});
