// The burin of the prints: hills with hachures, grass, trees, walls, towers, casks. Everything gives markup of paths.

export type Point = readonly [number, number];
type Sized = readonly [number, number, number];

export const rng = (seed: number) => { let a = (seed * 2654435761) >>> 0; return () => { a = (a + 0x6d2b79f5) | 0; let t = Math.imul(a ^ (a >>> 15), 1 | a); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }; };
/** A number as short as a path can have it. */
export const r = (n: number) => { const t = String(Math.round(n * 10) / 10); return t.replace(/^0\./, ".").replace(/^-0\./, "-."); };
export const at = (x: number, y: number) => `${r(x)} ${r(y)}`;
export const P = (c: string, d: string) => (d ? `<path class="q-${c}" d="${d}"/>` : "");

/* ---------- the burin: hills, grass, trees, stone ---------- */

/** A height for every x, smooth through some points. */
function profile(points: readonly Point[]) {
  const knot = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return (x: number) => {
    let i = 0;
    while (i < points.length - 2 && knot(i + 1)[0] < x) i++;
    const [x0, y0] = knot(i), [x1, y1] = knot(i + 1), t = Math.max(0, Math.min(1, (x - x0) / (x1 - x0)));
    const before = knot(i - 1), after = knot(i + 2);
    const m0 = ((y1 - before[1]) / (x1 - before[0] || 1)) * (x1 - x0), m1 = ((after[1] - y0) / (after[0] - x0 || 1)) * (x1 - x0);
    return (2 * t ** 3 - 3 * t ** 2 + 1) * y0 + (t ** 3 - 2 * t ** 2 + t) * m0 + (-2 * t ** 3 + 3 * t ** 2) * y1 + (t ** 3 - t ** 2) * m1;
  };
}
/** A hill: a wash, its edge, and hachures that fall with the slope, close on the side away from the light. */
interface Slope {
  seed?: number;
  gap?: number;
  long?: number;
  rows?: number;
  cls?: string;
}
export function hill(points: readonly Point[], base: number, { seed = 1, gap = 2.1, long = 7, rows = 2, cls = "far" }: Slope = {}): string {
  const x0 = points[0]?.[0] ?? 0;
  const x1 = points.at(-1)?.[0] ?? 0;
  const y = profile(points), chance = rng(seed);
  let edge = "";
  for (let x = x0; x <= x1 + 0.01; x += 4) edge += `${edge ? "L" : "M"}${at(x, y(x))}`;
  let light = "", dark = "";
  for (let row = 0; row < rows; row++) for (let x = x0 + chance() * gap; x < x1; x += gap * (0.7 + chance() * 0.7) * (row ? 1.7 : 1)) {
    const slope = (y(x + 1) - y(x - 1)) / 2, shade = Math.max(-0.55, Math.min(1, slope)), n = long * (0.35 + 0.75 * Math.max(0, shade)) * (0.5 + chance() * 0.8);
    if (n < 1.2 || (shade < -0.2 && chance() < 0.6)) continue;
    const from = y(x) + 0.9 + row * long * 0.85 * (0.6 + chance() * 0.6);
    if (from + n > base) continue;
    const d = `M${at(x, from)}l${at(slope * n * 0.42, n)}`;
    if (shade > 0.12) dark += d; else light += d;
  }
  return P(cls, `${edge}L${at(x1, base)}L${at(x0, base)}z`) + P("e2", light) + P("e1", dark) + P("e", edge);
}
/** Grass: little strokes in groups of three. */
export function tufts(n: number, box: readonly [number, number, number, number], seed: number): string {
  const chance = rng(seed);
  let d = "";
  for (let i = 0; i < n; i++) { const x = box[0] + chance() * box[2], y = box[1] + chance() * box[3]; d += `M${at(x - 1.6, y - 1.2)}l.7 1.5M${at(x, y - 2)}v2.2M${at(x + 1.7, y - 1.3)}l-.6 1.5`; }
  return P("tf", d);
}
/** Ground in front, ruled darker towards the corner. */
export function near(seed: number, y0 = 82): string {
  const chance = rng(seed);
  let d = "";
  for (let y = y0; y < 100; y += 2.3) { const n = ((y - y0) / (100 - y0)) * 46 + 8; d += `M${at(chance() * 3, y)}l${at(n * (0.6 + chance() * 0.5), -1.5)}`; }
  return P("e2", d);
}
export const sky = (seed: number) => {
  const chance = rng(seed);
  let d = "";
  for (let y = 3; y < 33; y += 2.6) { let x = 2 + chance() * 9; while (x < 96) { const n = 8 + chance() * 30 * (1 - y / 50); d += `M${at(x, y)}h${r(Math.min(n, 98 - x))}`; x += n + 3 + chance() * (6 + y); } }
  return P("sk", d);
};
function fir(x: number, y: number, h: number) {
  const w = h * 0.32;
  let left = "", right = "";
  for (let i = 1; i <= 4; i++) { const t = y - h + (h * 0.92 * i) / 4, k = (w * i) / 4; left = `${left}L${at(x - k, t)}L${at(x - k * 0.5, t - 0.4)}`; right = `L${at(x + k * 0.5, t - 0.4)}L${at(x + k, t)}`.concat(right); }
  return { fill: `M${at(x, y - h)}${left}L${at(x - 0.7, y - h * 0.08)}V${r(y)}h1.4V${r(y - h * 0.08)}${right.split("L").filter(Boolean).map((p) => "L" + p).join("")}z`, shade: [0.35, 0.52, 0.69, 0.86].map((t, i) => `M${at(x + 0.3, y - h * (1 - t) - h * 0.06)}l${at(w * (i + 1) * 0.2, h * 0.06)}`).join("") };
}
export function firs(list: readonly Sized[]): string { const all = list.map((f) => fir(...f)); return P("fir", all.map((f) => f.fill).join("")) + P("eg", all.map((f) => f.shade).join("")); }
export function trees(list: readonly Sized[]): string {
  return P("tr", list.map(([x, y, k]) => `M${at(x - 0.6 * k, y)}v${r(-3 * k)}c${at(-3.6 * k, 0.2 * k)} ${at(-4.2 * k, -4 * k)} ${at(-1.6 * k, -4.6 * k)}c${at(0, -3 * k)} ${at(4.4 * k, -3 * k)} ${at(4.4 * k, 0)}c${at(2.6 * k, 0.6 * k)} ${at(2 * k, 4.8 * k)} ${at(-1.6 * k, 4.6 * k)}v${r(3 * k)}z`).join("")) +
    P("eg", list.map(([x, y, k]) => `M${at(x + 1.6 * k, y - 6.6 * k)}c${at(1.2 * k, 0.4 * k)} ${at(1.4 * k, 1.6 * k)} ${at(0.6 * k, 2.4 * k)}M${at(x, y - 5 * k)}c${at(1 * k, 0.6 * k)} ${at(2 * k, 0.4 * k)} ${at(2.4 * k, -0.2 * k)}`).join(""));
}
/** A cottage: gable, long wall, thatch or slate with its lines. */
export function cottage(x: number, y: number, w: number, h: number, { rise = h * 0.75 }: { rise?: number } = {}): string {
  const g = w * 0.34, m = g / 2;
  let lines = "";
  for (let i = 1; i < 6; i++) { const t = i / 6; lines += `M${at(x + g + (w - g) * t, y - h)}l${at(-m * 0.9, -rise * 0.9)}`; }
  return P("wall", `M${at(x, y)}V${r(y - h)}L${at(x + m, y - h - rise)}L${at(x + g, y - h)}H${r(x + w)}V${r(y)}z`) + P("roof", `M${at(x + m, y - h - rise)}H${r(x + w - m)}L${at(x + w + 0.8, y - h + 0.4)}H${r(x + g)}z`) +
    P("wall", `M${at(x + w * 0.62, y - h - rise)}v-3.4h3v3.4`) + P("e1", lines + `M${at(x + g, y)}V${r(y - h)}`) + P("dk", `M${at(x + g + (w - g) * 0.42, y)}v${r(-h * 0.62)}h${r(w * 0.12)}v${r(h * 0.62)}z` + `M${at(x + g + (w - g) * 0.72, y - h * 0.66)}h${r(w * 0.1)}v${r(h * 0.3)}h${r(-w * 0.1)}zM${at(x + m - 1, y - h * 0.8)}h2v2.2h-2z`);
}
/** A tower: light front, hatched side, battlements. */
export function tower(x: number, y: number, w: number, h: number, { side = 0.36, cap = "battle" }: { side?: number; cap?: "battle" | "cone" } = {}): string {
  const s = w * side, n = 3, b = w / (2 * n - 1);
  let top = `M${at(x, y)}V${r(y - h)}`, hatch = "";
  if (cap === "battle") for (let i = 0; i < n; i++) top += `v-2.6h${r(b)}v2.6${i < n - 1 ? `h${r(b)}` : ""}`;
  else top += `h-1L${at(x + w / 2, y - h - w * 0.7)}L${at(x + w + 1, y - h)}h-1`;
  top += `V${r(y)}z`;
  for (let t = y - h + 1.2; t < y; t += 1.7) hatch += `M${at(x + w - s, t)}h${r(s)}`;
  return P("wall", top) + (cap === "cone" ? P("roof2", `M${at(x - 1, y - h)}L${at(x + w / 2, y - h - w * 0.7)}L${at(x + w + 1, y - h)}z`) : "") + P("e1", hatch) + P("dk", `M${at(x + w * 0.28, y - h * 0.74)}h1.6v3.4h-1.6zM${at(x + w * 0.28, y - h * 0.4)}h1.6v3.4h-1.6z`);
}
export const smoke = (x: number, y: number) => P("e1", `M${at(x, y)}c-2.4-2 2.4-3.200.4-5.4c-1.8-2 1.8-3 .6-5M${at(x + 1.3, y - 0.4)}c-1.8-2 2.8-3.4 1-5.6`);
export const flag = (x: number, y: number, h = 8) => P("e3", `M${at(x, y)}v${r(-h)}`) + P("pen", `M${at(x, y - h)}l7 1.7l-7 2.2z`);
export function dyke(x0: number, y0: number, x1: number, y1: number, seed = 3): string {
  const chance = rng(seed), n = Math.round(Math.hypot(x1 - x0, y1 - y0) / 3.4);
  let stones = "";
  for (let i = 0; i < n; i++) { const t = (i + 0.5) / n, x = x0 + (x1 - x0) * t, y = y0 + (y1 - y0) * t; stones += `M${at(x - 1.5, y - 1.2)}h${r(2.4 + chance() * 0.6)}v2.4h-2.6zM${at(x - 0.2, y - 3.4)}h2.2v2.1h-2.4z`; }
  return P("st", stones);
}
/** Flocks far away: dots of wool or hide with a shadow. */
export const flock = (list: readonly Point[], cls: string) => P(cls, list.map(([x, y]) => `M${at(x, y)}c-.4-2 1-2.6 2-2.4c.8-1 2.8-.8 3.200.4c1.400.2 1.4 2 .2 2.2l-.2 1.6h-.7l-.1-1.4h-2.2l-.2 1.4h-.8z`).join("")) + P("e2", list.map(([x, y]) => `M${at(x, y + 2.2)}h5.6`).join(""));
/** A cut face of stone: blocks in courses, hatched joints. */
export function face(points: readonly Point[], base: number, seed: number): string {
  const chance = rng(seed), y = profile(points), x0 = points[0]?.[0] ?? 0, x1 = points.at(-1)?.[0] ?? 0;
  let edge = "", lines = "", hatch = "";
  for (let x = x0; x <= x1;) { const n = 4 + chance() * 9; edge += `${edge ? "L" : "M"}${at(x, y(x) + chance() * 2)}${x + n <= x1 ? `L${at(x + 0.8, y(Math.min(x1, x + n)) + chance() * 3)}` : ""}`; x += n; }
  for (let row = 0, t = base - 6; t > 24; t -= 6.4, row++) for (let x = x0 + (row % 2) * 4; x < x1 - 2; x += 8.5) { if (t < y(x) + 1.5) continue; const w = 6 + chance() * 2.2; lines += `M${at(x, t)}h${r(w)}M${at(x + w, t)}v${r(5 + chance())}`; if (chance() < 0.7) for (let k = 0; k < 4; k++) hatch += `M${at(x + w - 1 - k, t + 1)}l-1.4 4.2`; }
  return P("stone", `${edge}L${at(x1, base)}L${at(x0, base)}z`) + P("e2", hatch) + P("e1", lines) + P("e", edge);
}
/** Furrows that spread towards the viewer, each as far as the print goes: what runs on would be drawn over the neighbours. */
export function furrows(x0: number, x1: number, y0: number, y1: number, vx: number, seed: number): string {
  const chance = rng(seed);
  let d = "";
  for (let x = x0; x <= x1; x += (x1 - x0) / 11) {
    const [begin, middle] = [vx + (x - vx) * 0.42, vx + (x - vx) * (0.66 + chance() * 0.03)];
    const along = (t: number) => begin * (1 - t) ** 2 + 2 * middle * t * (1 - t) + x * t * t;
    let t = 1;
    while (along(t) < 1 || along(t) > 99) t -= 0.01;
    d += `M${at(begin, y0)}Q${at(begin + (middle - begin) * t, y0 + ((y1 - y0) / 2) * t)} ${at(along(t), y0 + (y1 - y0) * t)}`;
  }
  return P("e1", d);
}
export const stooks = (list: readonly Sized[]) => P("gold", list.map(([x, y, k]) => `M${at(x - 4 * k, y)}c${at(1.6 * k, -2.6 * k)} ${at(2.6 * k, -5 * k)} ${at(2.4 * k, -6.4 * k)}l${at(-1.8 * k, -3 * k)}c${at(2 * k, -1.6 * k)} ${at(4.8 * k, -1.6 * k)} ${at(6.8 * k, 0)}l${at(-1.8 * k, 3 * k)}c${at(-0.2 * k, 1.4 * k)} ${at(0.8 * k, 3.8 * k)} ${at(2.4 * k, 6.4 * k)}z`).join("")) + P("e1", list.map(([x, y, k]) => `M${at(x - 1.4 * k, y - 6.4 * k)}h${r(2.8 * k)}M${at(x, y - 0.6)}v${r(-5 * k)}M${at(x - 1.8 * k, y - 0.6)}l${at(1 * k, -5 * k)}M${at(x + 1.8 * k, y - 0.6)}l${at(-1 * k, -5 * k)}`).join(""));
export const ripples = (list: readonly Sized[]) => P("wl", list.map(([x, y, w]) => `M${at(x, y)}q${at(w / 4, -1)} ${at(w / 2, 0)}t${at(w / 2, 0)}`).join(""));
export const barrel = (x: number, y: number, k: number) => P("cask", `M${at(x - 4 * k, y)}c${at(-1.6 * k, -3 * k)} ${at(-1.6 * k, -7 * k)} 0 ${r(-10 * k)}h${r(8 * k)}c${at(1.6 * k, 3 * k)} ${at(1.6 * k, 7 * k)} 0 ${r(10 * k)}z`) + P("e1", `M${at(x - 5 * k, y - 7 * k)}h${r(10 * k)}M${at(x - 5 * k, y - 3 * k)}h${r(10 * k)}M${at(x - 1.6 * k, y)}v${r(-10 * k)}M${at(x + 1.6 * k, y)}v${r(-10 * k)}`);
