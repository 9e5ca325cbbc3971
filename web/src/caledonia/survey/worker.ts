// Engraves and paints the ground away from the page, which only shows the finished picture.
import { engrave } from "./engrave";
import { blots, layersOf, SHEET, type Blot, type Layer } from "./layers";
import { seedOf } from "./chance";
import type { Plot } from "./land";
import { paint, type Palette } from "./paint";

/** A map to engrave, and how it should be painted; a map that was engraved before is only painted. */
export interface Order {
  id: number;
  plots: Plot[];
  rivers: [string, string][];
  palette: Palette;
  scale: number;
}
export interface Delivery {
  id: number;
  picture: ImageBitmap;
}

let last: { map: string; layers: Layer[]; spots: Blot[] } | null = null;

self.onmessage = ({ data }: MessageEvent<Order>) => {
  const map = JSON.stringify([data.plots, data.rivers]);
  if (last?.map !== map) {
    const seed = seedOf(map);
    last = { map, layers: layersOf(engrave(data.plots, data.rivers, seed)), spots: blots(seed) };
  }
  const canvas = new OffscreenCanvas(Math.ceil(SHEET.width * data.scale), Math.ceil(SHEET.height * data.scale));
  const to = canvas.getContext("2d");
  if (!to) return;
  paint(to, last.layers, last.spots, data.palette, data.scale);
  const picture = canvas.transferToImageBitmap();
  const delivery: Delivery = { id: data.id, picture };
  self.postMessage(delivery, { transfer: [picture] });
};
