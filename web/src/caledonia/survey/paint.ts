// Paints the layers of an engraving on a canvas.
import { NEAT, SHEET, type Blot, type Layer } from "./layers";

/** The colours of the tokens in the light of the moment. */
export type Palette = Record<string, string>;
type Canvas = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function paint(to: Canvas, layers: Layer[], spots: Blot[], palette: Palette, scale: number) {
  to.setTransform(scale, 0, 0, scale, -SHEET.x * scale, -SHEET.y * scale);
  to.lineJoin = "round";
  to.save();
  to.clip(new Path2D(NEAT));
  to.fillStyle = palette["g-grass"] ?? "";
  to.fill(new Path2D(NEAT));
  for (const spot of spots) blot(to, spot, palette["g-grass-2"] ?? "");
  for (const layer of layers) if (!layer.frame) paintLayer(to, layer, palette);
  to.restore();
  for (const layer of layers) if (layer.frame) paintLayer(to, layer, palette);
}

function paintLayer(to: Canvas, layer: Layer, palette: Palette) {
  if (!layer.path) return;
  const path = new Path2D(layer.path);
  to.save();
  if (layer.at) {
    to.translate(layer.at.x, layer.at.y);
    to.scale(layer.at.flipX ? -1 : 1, layer.at.flipY ? -1 : 1);
  }
  to.globalAlpha = layer.alpha ?? 1;
  if (layer.fill) {
    to.fillStyle = palette[layer.fill] ?? "";
    to.fill(path, layer.holes ? "evenodd" : "nonzero");
  }
  if (layer.line) {
    to.lineCap = layer.butt ? "butt" : "round";
    to.lineWidth = layer.width ?? 1;
    to.strokeStyle = palette[layer.line] ?? "";
    to.setLineDash(layer.dash ?? []);
    to.stroke(path);
  }
  to.restore();
}

/** Uneven washes, as a brush leaves them. */
function blot(to: Canvas, { x, y, rx, ry }: Blot, colour: string) {
  to.save();
  to.translate(x, y);
  to.scale(1, ry / rx);
  const fade = to.createRadialGradient(0, 0, 0, 0, 0, rx);
  fade.addColorStop(0, colour);
  fade.addColorStop(1, `${colour}00`);
  to.globalAlpha = 0.9;
  to.fillStyle = fade;
  to.fillRect(-rx, -rx, 2 * rx, 2 * rx);
  to.restore();
}
