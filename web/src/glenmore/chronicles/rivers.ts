// The rivers of the boat race in the order in which the boats reach them; each is read from left to right as it lies.
import type { CellView, GlenmoreView } from "../view";

export interface River {
  name: string;
  /** Whose land it runs through, or -1 if it is a neutral one. */
  seat: number;
  tiles: CellView[];
}

function column(place: string): number {
  return place.charCodeAt(0);
}

/** From whoever starts, in the order of the race. */
export function riversOf(view: GlenmoreView): River[] {
  return (view.race?.rivers ?? []).map((name) => {
    const seat = name.startsWith("p") ? Number(name.slice(1)) - 1 : -1;
    const tiles = (view.seats[seat]?.territory ?? []).filter((cell) => cell.river).sort((a, b) => column(a.place) - column(b.place));
    return { name, seat, tiles };
  });
}

/** The boats that lie on a place of a river and are not home again; a neutral river is one place. */
export function boatsOn(view: GlenmoreView, river: string, place: string): number[] {
  return (view.race?.boats ?? []).flatMap((boat, seat) => (boat.result === 0 && boat.river === river && boat.place === place ? [seat] : []));
}

/** How far round each boat is, from 0 to 1: through which rivers it has come, and how far along the one it is on. */
export function progress(view: GlenmoreView): number[] {
  const rivers = riversOf(view);
  return (view.race?.boats ?? []).map((boat, seat) => {
    if (boat.result > 0) return 1;
    const home = rivers.findIndex((river) => river.seat === seat);
    const here = rivers.findIndex((river) => river.name === boat.river);
    const tiles = rivers[here]?.tiles ?? [];
    const at = tiles.findIndex((tile) => tile.place === boat.place);
    const castle = tiles.findIndex((tile) => tile.tile === "castle");
    const along = at < 0 ? 0.5 : (tiles.length - at) / (tiles.length + 1);
    const round = (here - home + rivers.length) % rivers.length;
    // On the own river right of the castle it has come round already.
    const last = round === 0 && at > castle && castle >= 0;
    return ((last ? rivers.length : round) + along) / (rivers.length + 1);
  });
}
