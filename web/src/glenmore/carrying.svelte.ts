// A man who is carried over the land by a pointer: from which tile, how far, and where he is set down.

/** A pointer that has moved less than this only presses. */
const SLACK = 6;

export class Carrying {
  from = $state("");
  /** How far the pointer has come, in pixels. */
  by = $state.raw({ x: 0, y: 0 });
  /** Where he was set down; whoever brings him there clears it. */
  goal = $state("");
  lifted = $derived(this.from !== "" && Math.hypot(this.by.x, this.by.y) > SLACK);
  /** Whether the press that has just ended was a way: it is no click. */
  ended = false;

  /** The tile may be drawn anew while the man is on his way, so the window is listened to. */
  take(place: string, event: PointerEvent, begin: () => void) {
    event.stopPropagation();
    if (event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    const over = new AbortController();
    this.from = place;
    this.by = { x: 0, y: 0 };
    this.goal = "";
    this.ended = false;
    const listen = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void) => window.addEventListener(type, hear, { signal: over.signal });
    listen("pointermove", (moved) => {
      const before = this.lifted;
      this.by = { x: moved.clientX - x, y: moved.clientY - y };
      if (this.lifted && !before) begin();
    });
    listen("pointerup", (up) => {
      over.abort();
      this.ended = this.lifted;
      const under = document.elementFromPoint(up.clientX, up.clientY)?.closest<SVGElement>("[data-cell]")?.dataset.cell ?? "";
      if (this.lifted && under !== place) this.goal = under;
      this.from = "";
    });
    listen("pointercancel", () => {
      over.abort();
      this.from = "";
    });
  }
}
