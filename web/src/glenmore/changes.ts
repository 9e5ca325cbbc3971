// What is different between two positions.
import type { CellView, GlenmoreView } from "./view";

function cells(view: GlenmoreView, seat: number): Map<string, CellView> {
  return new Map(view.seats[seat]?.territory.map((cell) => [cell.place, cell]) ?? []);
}

function stock(cell: CellView | undefined): string {
  return cell ? JSON.stringify([cell.tile, cell.goods_here, cell.scotsmen, cell.below.length]) : "";
}

/** Places of all territories on which something else lies or stands now, as parts of the board. */
export function changedCells(before: GlenmoreView | null, now: GlenmoreView): Set<string> {
  const changed = new Set<string>();
  if (!before || before.players !== now.players) return changed;
  now.seats.forEach((player, seat) => {
    // What did not change is shared between two positions: most lands need not be compared tile by tile.
    if (before.seats[seat]?.territory === player.territory) return;
    const old = cells(before, seat);
    for (const [place, cell] of cells(now, seat)) {
      const was = old.get(place);
      if (was !== cell && stock(was) !== stock(cell)) changed.add(`cell:p${seat + 1}:${place}`);
    }
  });
  return changed;
}

/** Where a Scotsman came from, if one walked from a tile of a territory to another. */
export function walked(before: GlenmoreView | null, now: GlenmoreView, seat: number): { from: string; to: string } | null {
  if (!before || before.seats[seat]?.territory === now.seats[seat]?.territory) return null;
  const old = cells(before, seat);
  const steps = [...cells(now, seat)].map(([place, cell]) => ({ place, by: cell.scotsmen - (old.get(place)?.scotsmen ?? 0) }));
  const from = steps.filter((step) => step.by === -1);
  const to = steps.filter((step) => step.by === 1);
  return from.length === 1 && to.length === 1 ? { from: from[0]?.place ?? "", to: to[0]?.place ?? "" } : null;
}

/** The spaces of the track on which another tile lies now. */
export function changedSpaces(before: GlenmoreView | null, now: GlenmoreView): Set<number> {
  const changed = now.track.filter((space, i) => before && before.track[i]?.tile !== space.tile && space.tile);
  return new Set(changed.map((space) => space.space));
}

/** The tiles of a land that are woken in what follows and sleep now. */
export function wokenIn(view: GlenmoreView, next: GlenmoreView | null | undefined, seat: number): CellView[] {
  const awake = new Set(view.seats[seat]?.territory.filter((cell) => cell.open).map((cell) => cell.place));
  return next?.seats[seat]?.territory.filter((cell) => cell.open && !awake.has(cell.place)) ?? [];
}
