// Pins on a line: a head stands above its point, and no head covers another one.

export interface Pin {
  ply: number;
  x: number;
  y: number;
  /** Where its head is, from the point on: above it, or below where there is no room above. */
  head: number;
}

/** Heads of points from left to right; those that are near stand one above the other, as long as there is room. */
export function pinned(points: { ply: number; x: number; y: number }[], radius: number): Pin[] {
  const found: Pin[] = [];
  for (const point of points) {
    const near = found.filter((one) => point.x - one.x < 2 * radius).map((one) => one.y + one.head);
    const above = Math.max(radius + 1, Math.min(point.y, ...near) - 2 * radius);
    const below = Math.max(point.y, ...near) + 2 * radius;
    const covers = near.some((head) => Math.abs(head - above) < 2 * radius);
    found.push({ ...point, head: (covers ? below : above) - point.y });
  }
  return found;
}
