// Zoom and pan of a drawing: the window through which it is seen.

const MOST = 5;

export class Lens {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  private frame = $state({ width: 4, height: 3 });
  /** Whether the size of the drawing on the screen is known. */
  measured = $state(false);
  private svg: SVGSVGElement | null = null;
  private fingers = new Map<number, { x: number; y: number }>();
  /** Pixels at the upper and the lower edge of the frame that something covers: the drawing may be pushed clear of them. */
  private covered = { above: 0, below: 0 };
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

  cover(above: number, below: number) {
    this.covered = { above, below };
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

  /** Brings these places into sight, between `farthest` and `closest` pixels for a unit of the drawing. */
  frameOn(places: { x: number; y: number }[], farthest: number, closest: number) {
    if (places.length === 0) return;
    const { above, below } = this.covered;
    const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const whole = this.scale * this.zoom;
    const wanted = Math.max(1 / closest, (right - left) / this.frame.width, (bottom - top) / (this.frame.height - above - below));
    const scale = Math.min(1 / farthest, wanted);
    this.zoom = Math.min(MOST, Math.max(1, whole / scale));
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2 - ((above - below) / 2) * this.scale;
    this.keepInside();
  }

  /** Moves a place so that a note of this width stands beside it, where it does not yet. */
  beside(place: { x: number; y: number }, width: number) {
    const at = this.pixels(place.x, place.y);
    const clear = 50; // the place itself
    const low = this.frame.height - Math.max(clear, this.covered.below);
    // What is beyond an edge comes into sight, too.
    const seen = Math.min(Math.max(at.x, clear), this.frame.width - clear);
    const sides = [Math.max(seen, width + clear), Math.min(seen, this.frame.width - width - clear)];
    // At an edge of the drawing there may be room on the far side only.
    const byWay = sides.sort((one, other) => Math.abs(one - at.x) - Math.abs(other - at.x));
    const x = byWay.find((one) => this.reaches(this.x + (at.x - one) * this.scale)) ?? byWay[0] ?? at.x;
    const y = Math.min(Math.max(at.y, this.covered.above + clear), low);
    this.x += (at.x - x) * this.scale;
    this.y += (at.y - y) * this.scale;
    this.keepInside();
  }

  /** Whether a place of the drawing is seen, so many pixels from the edges of the frame. */
  sees(place: { x: number; y: number }, inset: number): boolean {
    const at = this.pixels(place.x, place.y);
    const { above, below } = this.covered;
    return at.x >= inset && at.y >= inset + above && at.x <= this.frame.width - inset && at.y <= this.frame.height - inset - below;
  }

  /** Pixels that are left beside the whole drawing, on each side. */
  get margin(): number {
    return Math.max(0, (this.frame.width - this.width / (this.scale * this.zoom)) / 2);
  }

  /** Whether the last press was a drag, which is not a click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  /** Follows the size of the drawing on the screen. */
  watch = (svg: SVGSVGElement) => {
    this.svg = svg;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      this.frame = { width: entry.contentRect.width, height: entry.contentRect.height };
      this.measured = true;
      this.keepInside();
    });
    observer.observe(svg);
    return { destroy: () => observer.disconnect() };
  };

  /** Pixels of the screen for one of the page, which is larger on a big screen. */
  private get ratio(): number {
    return this.svg ? this.svg.getBoundingClientRect().width / this.frame.width || 1 : 1;
  }

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

  /** Whether the window may have its middle there without leaving the drawing. */
  private reaches(x: number): boolean {
    return Math.abs(inside(x - this.left, (this.frame.width * this.scale) / 2, this.width) - (x - this.left)) < 0.5;
  }

  private keepInside() {
    this.x = this.left + inside(this.x - this.left, (this.frame.width * this.scale) / 2, this.width);
    const [above, below] = [this.covered.above * this.scale, this.covered.below * this.scale];
    this.y = this.top - above + inside(this.y - this.top + above, (this.frame.height * this.scale) / 2, above + this.height + below);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement) {
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const unit = this.scale / this.ratio;
    const atX = this.x + (event.clientX - box.left - box.width / 2) * unit;
    const atY = this.y + (event.clientY - box.top - box.height / 2) * unit;
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, atX, atY);
  }

  down(event: PointerEvent) {
    // The first finger of a touch: one whose lifting was not seen, because something came between, is gone.
    if (event.isPrimary) this.fingers.clear();
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
      const unit = this.scale / this.ratio;
      this.x -= (now.x - before.x) * unit;
      this.y -= (now.y - before.y) * unit;
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
