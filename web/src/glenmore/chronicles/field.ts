// The ground on which the Englishman of chronicle IV stands, on 190 by 420.
import { P, hill, r, rng, tufts } from "../art/burin";

const sky = Array.from({ length: 34 }, (_, i) => {
  const chance = rng(i + 3);
  return `M${r(chance() * 120)} ${8 + i * 6}h${r(20 + chance() * 60)}`;
}).join("");

export const FIELD = P("sk", sky) + hill([[-5, 210], [40, 180], [90, 150], [130, 176], [195, 160]], 330, { seed: 6, cls: "far", long: 18, gap: 3, rows: 4 }) + hill([[-5, 262], [60, 250], [130, 262], [195, 246]], 420, { seed: 8, cls: "lea", long: 9, gap: 4, rows: 2 }) + tufts(16, [6, 312, 178, 60], 9);
