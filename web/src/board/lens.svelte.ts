// Zoom and pan of a drawing: the window through which it is seen.

const MOST = 5;

export class Lens {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  private frame = $state({ width: 4, height: 3 });
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private width: number,
    private height: number,
    private readonly left = 0,
    private readonly top = 0,
  ) {
    this.x = left + width / 2;
    this.y = top + height / 2;
  }

  /** The drawing has another size now; whoever has not zoomed in sees all of it. */
  fit(width: number, height: number) {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    if (this.zoom === 1) {
      this.x = this.left + width / 2;
      this.y = this.top + height / 2;
    }
    this.frame = { ...this.frame };
    this.keepInside();
  }

  /** Units of the drawing for one pixel of the screen. */
  get scale(): number {
    return Math.max(this.width / this.frame.width, this.height / this.frame.height) / this.zoom;
  }

  get box(): string {
    const width = this.frame.width * this.scale;
    const height = this.frame.height * this.scale;
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  }

  /** Where a place of the drawing is on the screen, in pixels from the corner of its frame. */
  pixels(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.scale + this.frame.width / 2, y: (y - this.y) / this.scale + this.frame.height / 2 };
  }

  /** Whether the last press was a drag, which is not a click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  /** Follows the size of the drawing on the screen. */
  watch = (svg: SVGSVGElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      this.frame = { width: entry.contentRect.width, height: entry.contentRect.height };
      this.keepInside();
    });
    observer.observe(svg);
    return { destroy: () => observer.disconnect() };
  };

  by(factor: number, atX = this.x, atY = this.y) {
    const before = this.zoom;
    this.zoom = Math.min(MOST, Math.max(1, before * factor));
    this.x = atX - ((atX - this.x) * before) / this.zoom;
    this.y = atY - ((atY - this.y) * before) / this.zoom;
    this.keepInside();
  }

  reset() {
    this.zoom = 1;
    this.keepInside();
  }

  private keepInside() {
    this.x = this.left + inside(this.x - this.left, (this.frame.width * this.scale) / 2, this.width);
    this.y = this.top + inside(this.y - this.top, (this.frame.height * this.scale) / 2, this.height);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement) {
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const atX = this.x + (event.clientX - box.left - box.width / 2) * this.scale;
    const atY = this.y + (event.clientY - box.top - box.height / 2) * this.scale;
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, atX, atY);
  }

  down(event: PointerEvent) {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const old = Math.hypot(before.x - other.x, before.y - other.y);
      if (old > 0) this.by(Math.hypot(now.x - other.x, now.y - other.y) / old);
      this.moved = 99;
    } else {
      this.moved += Math.hypot(now.x - before.x, now.y - before.y);
      this.x -= (now.x - before.x) * this.scale;
      this.y -= (now.y - before.y) * this.scale;
      this.keepInside();
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent) {
    this.fingers.delete(event.pointerId);
  }
}

/** Keeps the middle of the window so that the drawing fills it, or is centred if it is smaller. */
function inside(middle: number, half: number, whole: number): number {
  if (half * 2 >= whole) return whole / 2;
  return Math.min(whole - half, Math.max(half, middle));
}
