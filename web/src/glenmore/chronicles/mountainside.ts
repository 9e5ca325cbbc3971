// The mountain of chronicle II as it is engraved, on 800 by 420: sky, far hills, the peak with its snow, the ledge, the lea.
import { P, hill, r, rng, tufts } from "../art/burin";

const sky = Array.from({ length: 26 }, (_, i) => {
  const chance = rng(i + 3);
  return `M${r(chance() * 700)} ${10 + i * 6}h${r(30 + chance() * 130)}M${r(chance() * 760)} ${12 + i * 6}h${r(14 + chance() * 60)}`;
}).join("");
const far = hill([[-10, 250], [90, 190], [170, 230], [250, 200], [500, 210], [600, 170], [690, 216], [810, 180]], 400, { seed: 26, cls: "lea", long: 16, gap: 4, rows: 3 });
const peak = hill([[-10, 330], [70, 300], [150, 236], [224, 214], [300, 140], [356, 104], [392, 78], [424, 96], [468, 152], [540, 190], [610, 262], [700, 296], [810, 330]], 400, { seed: 16, cls: "far", long: 30, gap: 3.1, rows: 7 });
const snow = P("snow", "M392 78L366 97.5L350 108L362 112L372 106L380 118L392 108L402 120L412 108L424 114L438 112L424 96Z");
const lea = hill([[-10, 356], [120, 338], [260, 348], [420, 336], [600, 350], [810, 338]], 430, { seed: 14, cls: "lea", long: 10, gap: 4.5, rows: 2 }) + tufts(60, [10, 352, 780, 60], 12);
const ledge = P("cairn", "M286 330l8-20l22-6l30 2l24-8l34 4l30-4l32 6l26 4l16 22l-18 8l-180 2z") + P("e1", "M300 326l12-16M336 330l4-20M372 328l2-22M412 330l-4-24M448 328l-6-20M480 326l-10-12");

export const SCENERY = P("sk", sky) + far + peak + snow + lea + ledge;
export const WAY = "M250 372C300 350 352 352 380 330S300 296 330 268S450 262 438 226S352 206 372 172S414 150 394 124";
export const ROAD = "M0 392C120 380 240 402 400 390S680 382 800 394";
