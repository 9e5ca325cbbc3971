// Zoom and pan of a drawing: the window through which it is seen.

const MOST = 4;

export class Lens {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  private fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  get box(): string {
    return `${this.x - 2} ${this.y - 2} ${this.width / this.zoom + 4} ${this.height / this.zoom + 4}`;
  }

  /** Whether the last press was a drag, which is not a click. */
  get dragged(): boolean {
    return this.moved > 6;
  }

  by(factor: number, atX = this.x + this.width / this.zoom / 2, atY = this.y + this.height / this.zoom / 2) {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    this.x = atX - ((atX - this.x) * this.zoom) / zoom;
    this.y = atY - ((atY - this.y) * this.zoom) / zoom;
    this.zoom = zoom;
    this.keepInside();
  }

  reset() {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  private keepInside() {
    this.x = Math.min(this.width - this.width / this.zoom, Math.max(0, this.x));
    this.y = Math.min(this.height - this.height / this.zoom, Math.max(0, this.y));
  }

  private scale(svg: SVGSVGElement): number {
    const box = svg.getBoundingClientRect();
    return Math.max(this.width / this.zoom / box.width, this.height / this.zoom / box.height);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement) {
    event.preventDefault();
    const box = svg.getBoundingClientRect();
    const scale = this.scale(svg);
    const middleX = this.x + this.width / this.zoom / 2 + (event.clientX - box.left - box.width / 2) * scale;
    const middleY = this.y + this.height / this.zoom / 2 + (event.clientY - box.top - box.height / 2) * scale;
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, middleX, middleY);
  }

  down(event: PointerEvent) {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement) {
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
      if (this.zoom > 1) {
        const scale = this.scale(svg);
        this.x -= (now.x - before.x) * scale;
        this.y -= (now.y - before.y) * scale;
        this.keepInside();
      }
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent) {
    this.fingers.delete(event.pointerId);
  }
}
