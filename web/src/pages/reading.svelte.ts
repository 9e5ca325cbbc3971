// A game that is read step by step: the position that is shown, and how it became so.
import { faceOf, type Face, type Printed, type View } from "../games";
import { calledSeat } from "../door/people";
import { get, reason } from "../lib/api";
import { eventually } from "../lib/eventually";
import { learn, speech } from "../lib/speech.svelte";
import type { ReplayShown, SeatInfo } from "../wire";
import { nextPly } from "./replaying";

/** The position that an address names: how many plies were played before it. */
export function namedPly(hash: string): number | null {
  const found = /^#ply=(\d+)$/.exec(hash);
  return found ? Number(found[1]) : null;
}

export class Reading {
  replay = $state.raw<ReplayShown | null>(null);
  printed = $state.raw<Printed | null>(null);
  face = $state.raw<Face | null>(null);
  view = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  places = $state.raw<string[]>([]);
  trouble = $state("");
  ply = $state(0);
  readonly steps = $derived(this.replay?.steps ?? []);
  readonly last = $derived(this.steps.length);
  readonly now = $derived(this.steps[this.ply - 1]);
  readonly seats = $derived<SeatInfo[]>(
    (this.replay?.names ?? []).map((name, seat) => {
      const bot = this.replay?.bots[seat] ?? "";
      const info = { seat, kind: bot ? "bot" : "person", name, bot, online: true, host: false, patience: null };
      return { ...info, name: calledSeat(info) };
    }),
  );
  #views = new Map<number, Promise<View>>();

  constructor(readonly id: string) {}

  at(wanted: number): Promise<View> {
    const known = this.#views.get(wanted);
    if (known) return known;
    const asked = get<View>(`/api/tables/${encodeURIComponent(this.id)}/at/${wanted}`);
    this.#views.set(wanted, asked);
    asked.catch(() => this.#views.delete(wanted)); // asked for again when it is wanted again
    return asked;
  }

  /** Reads the game and shows the position that the address names, else the one that `first` gives. */
  async load(first: (found: ReplayShown) => number): Promise<void> {
    try {
      const named = namedPly(location.hash);
      // A link to a position asks for it at once; everything else comes beside it.
      if (named) void this.at(named).catch(() => undefined);
      const found = await get<ReplayShown>(`/api/tables/${encodeURIComponent(this.id)}/replay`);
      const needed = [get<Printed>(`/api/games/${found.game}/printed`), faceOf(found.game), learn(found.game, true)] as const;
      [this.printed, this.face] = await Promise.all(needed);
      this.replay = found;
      this.step(named ?? first(found));
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  /** Shows a position, and what led to it: the last step, or the last turn. */
  step(wanted: number, wholeTurn = false): void {
    this.ply = Math.max(0, Math.min(this.last, wanted));
    history.replaceState(null, "", `#ply=${this.ply}`);
    const goal = this.ply;
    const from = nextPly(this.steps, goal, -1, wholeTurn);
    void eventually(() => Promise.all([this.at(goal), goal > 0 && this.view ? this.at(from) : null])).then(([shown, old]) => {
      if (goal !== this.ply) return;
      this.view = shown;
      this.before = old;
      this.places = this.now?.lines.flatMap((line) => this.face?.places(line) ?? []) ?? [];
    }, (error: unknown) => (this.trouble = reason(error)));
  }

  /** Calls the seats as the position that is shown calls them. */
  call(shown: View | null): void {
    const [face, players] = [this.face, this.replay?.names.length ?? 0];
    if (shown && face) speech.call(Array.from({ length: players }, (_, seat) => face.seatTitle(shown, seat)));
  }
}
