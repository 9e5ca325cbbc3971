// Where the pointer is, and whether it is a finger.

/** Where the pointer was last, as far as this page knows. */
let pointer = { clientX: Number.NaN, clientY: Number.NaN };

/** What is pointed at as soon as the pointer moves: something came up under it while it was still. */
let waiting: (() => unknown) | null = null;

function follow({ clientX, clientY }: { clientX: number; clientY: number }) {
  pointer = { clientX, clientY };
}
globalThis.addEventListener?.("pointermove", (event) => {
  if (!hasMoved(event)) return;
  const point = waiting;
  waiting = null;
  point?.();
});

/** Whether the last press came from a finger, which cannot point: its first press only shows what would follow. */
let touching = false;
globalThis.addEventListener?.("pointerdown", (event) => (touching = event.pointerType === "touch"), true);

export function isTouching(): boolean {
  return touching;
}

/** Whether the pointer itself has moved: what comes up under a still one was not pointed at. */
export function hasMoved(at: { clientX: number; clientY: number }): boolean {
  const before = pointer;
  follow(at);
  return !Number.isNaN(before.clientX) && (before.clientX !== at.clientX || before.clientY !== at.clientY);
}

/** Point at it when the pointer moves on it, unless it has left before; without anything, wait for nothing any more. */
export function onceMoved(point: (() => unknown) | null) {
  waiting = point;
}
