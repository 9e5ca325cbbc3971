// Chance and noise that are the same for the same seed, so that a map is always engraved alike.

export type Chance = () => number;
export type Noise = (x: number, y: number) => number;

export function chanceOf(seed: number): Chance {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth field of numbers from -1 to 1. */
export function noiseOf(seed: number): Noise {
  const hash = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
  };
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const u = x - xi;
    const v = y - yi;
    const a = u * u * (3 - 2 * u);
    const b = v * v * (3 - 2 * v);
    const top = hash(xi, yi) * (1 - a) + hash(xi + 1, yi) * a;
    const low = hash(xi, yi + 1) * (1 - a) + hash(xi + 1, yi + 1) * a;
    return (top * (1 - b) + low * b) * 2 - 1;
  };
}

/** A number for a text: the seed of a map is the map itself. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 12;
}
