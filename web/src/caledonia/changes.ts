// What is different between two positions.
import type { CaledoniaView } from "./view";

/** The hexes on which something else stands now. */
export function changedHexes(before: CaledoniaView | null, now: CaledoniaView): Set<string> {
  const changed = new Set<string>();
  if (!before || before.map.hexes.length !== now.map.hexes.length) return changed;
  now.map.hexes.forEach((hex, i) => {
    const old = before.map.hexes[i]?.unit;
    if (old?.kind !== hex.unit?.kind || old?.seat !== hex.unit?.seat) changed.add(hex.name);
  });
  return changed;
}
