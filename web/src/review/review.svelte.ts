// The review of a game, as far as the server has thought about it.
import { get, post, reason } from "../lib/api";
import { say, ui } from "../lib/speech.svelte";
import type { AccountShown, ReviewShown, VerdictShown } from "../wire";

/** How often each candidate is played on: at first, and whenever it shall be thought about longer. */
export const EFFORTS = [8, 32, 128] as const;
const LOOK_AGAIN = 2000;

export class Review {
  found = $state.raw<ReviewShown | null>(null);
  trouble = $state("");
  #timer = 0;
  readonly #path: string;

  constructor(id: string) {
    this.#path = `/api/tables/${encodeURIComponent(id)}/review`;
  }

  /** What is known, and on with what is missing. */
  async open(): Promise<void> {
    await this.#ask(async () => {
      const known = await get<ReviewShown | null>(this.#path);
      return known?.done ? known : this.#begin(known?.games ?? EFFORTS[0]);
    });
  }

  get longer(): number | null {
    return EFFORTS.find((games) => games > (this.found?.games ?? 0)) ?? null;
  }
  async thinkLonger(): Promise<void> {
    const games = this.longer;
    if (games) await this.#ask(() => this.#begin(games));
  }

  close(): void {
    window.clearTimeout(this.#timer);
  }

  #begin(games: number): Promise<ReviewShown> {
    return post<ReviewShown>(this.#path, { games });
  }

  async #ask(how: () => Promise<ReviewShown | null>): Promise<void> {
    window.clearTimeout(this.#timer);
    try {
      this.found = await how();
      this.trouble = "";
    } catch (error) {
      this.trouble = reason(error);
    }
    if (!this.found?.done) this.#timer = window.setTimeout(() => void this.open(), LOOK_AGAIN);
  }
}

/** The decisions of a seat in the part of the game to which a ply belongs. */
export function partOf(found: ReviewShown, ply: number): { from: number; to: number; at: number } {
  const ends = found.parts.map((part) => part.end);
  const at = ends.findIndex((end) => ply < end);
  const place = at < 0 ? ends.length : at;
  return { from: ends[place - 1] ?? 0, to: ends[place] ?? Infinity, at: place };
}

/** The last decision of a seat before or at a position. */
export function verdictAt(found: ReviewShown, seat: number, ply: number): VerdictShown | null {
  return found.verdicts.findLast((one) => one.seat === seat && one.ply === ply) ?? null;
}

/** A line through what a seat could expect, without the shivers of few games. */
export function curve(found: ReviewShown, seat: number, around = 4): { ply: number; margin: number }[] {
  const all = found.verdicts.map((one) => one.margins[seat] ?? 0);
  return found.verdicts.map((one, at) => {
    const some = all.slice(Math.max(0, at - around), at + around + 1);
    return { ply: one.ply + 1, margin: some.reduce((sum, each) => sum + each, 0) / some.length };
  });
}

/** Whole points; what is half a point is one, whichever its sign. */
export function nearest(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** An account in whole points that add up: luck, the most doubtful of them, takes what rounding leaves. */
export function addedUp(exact: AccountShown | undefined): AccountShown | null {
  if (!exact) return null;
  const [start, own, others, end] = [nearest(exact.start), nearest(exact.own), nearest(exact.others), nearest(exact.end)];
  return { start, own, others, luck: end - start - own - others, end, doubt: exact.doubt };
}

/** Points with their sign, as whole numbers. */
export function signed(value: number): string {
  const whole = Math.abs(nearest(value));
  return whole === 0 ? "0" : `${value < 0 ? "−" : "+"}${whole}`;
}

/** How many standard errors luck must exceed to be shown for certain. */
const SURE = 3;

/** Whether there was luck beyond the doubt of a few games. */
export function lucky(points: number, doubt: number): boolean {
  return Math.abs(points) > SURE * doubt;
}

/** How many turning points of a seat are told. */
const MOST = 4;

/** The costliest mistakes of a seat, in the order of the game. */
export function turnsOf(found: ReviewShown, seat: number): VerdictShown[] {
  const mistakes = found.verdicts.filter((one) => one.seat === seat && one.mistake);
  return mistakes.sort((a, b) => b.loss - a.loss).slice(0, MOST).sort((a, b) => a.ply - b.ply);
}

/** The decision that cost a seat most beyond doubt, if any did. */
export function costliest(found: ReviewShown, seat: number): VerdictShown | undefined {
  return turnsOf(found, seat).sort((a, b) => b.loss - a.loss)[0];
}

/** What the bot would have done, called as the move that was played is; the same by name is done elsewhere. */
export function better(verdict: VerdictShown): string {
  const best = say(verdict.best);
  return best === say(verdict.played) ? ui("review-elsewhere") : best;
}
