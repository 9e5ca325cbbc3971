// The track is read from the last pawn onwards: the same spaces in the same order, turned so that whoever moves is first.
import type { GlenmoreView, SpaceView } from "./view";

export function pawnsOn(space: SpaceView): number[] {
  return space.figures.filter((figure) => /^p\d$/.test(figure)).map((figure) => Number(figure.slice(1)) - 1);
}

/** Where the pawn stands that is behind all others: the longest way without pawns lies behind it. */
function lastPawn(view: GlenmoreView): number {
  const count = view.track.length;
  const on = view.track.flatMap((space, i) => (pawnsOn(space).length > 0 ? [i] : []));
  let [best, widest] = [on[0] ?? 0, -1];
  on.forEach((at, i) => {
    const before = on[(i + on.length - 1) % on.length] ?? at;
    const gap = (at - before + count) % count || count;
    if (gap > widest) [best, widest] = [at, gap];
  });
  return best;
}

export function fromLast(view: GlenmoreView): SpaceView[] {
  const marked = view.track.findIndex((space) => space.last);
  const start = marked >= 0 ? marked : lastPawn(view);
  return view.track.map((_, i) => view.track[(start + i) % view.track.length] as SpaceView);
}

/** The seats in the order of their pawns, whoever is last first; who stands on no space comes at the end. */
export function pawnOrder(view: GlenmoreView): number[] {
  const found = fromLast(view).flatMap(pawnsOn);
  return [...found, ...view.seats.map((_, seat) => seat).filter((seat) => !found.includes(seat))];
}
