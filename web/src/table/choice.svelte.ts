// How a player gets from many legal actions to one: every part clicked leaves only the actions that touch it.
import type { Legal, ReasonShown, Told } from "../wire";
import { wordsOf } from "./families";

type Foresee = (number: number) => Promise<{ lines: Told[]; view: unknown }>;
type Explain = (parts: string[]) => Promise<ReasonShown[]>;

/** How long a pointer rests before it is told why, in milliseconds. */
const REST = 500;

export class Choice {
  legal = $state.raw<Legal[]>([]);
  parts = $state.raw<string[]>([]);
  group = $state("");
  /** The families of the deed that was chosen from the bar; none chosen: all. */
  deed = $state.raw<readonly string[]>([]);
  typed = $state("");
  chosen = $state.raw<Legal | null>(null);
  foresight = $state.raw<{ lines: Told[]; view: unknown } | null>(null);
  /** What a hint and what the guide speaks of. */
  pointed = $state.raw<string[]>([]);
  taught = $state.raw<string[]>([]);
  why = $state.raw<{ part: string; reasons: ReasonShown[] } | null>(null);

  private resting: ReturnType<typeof setTimeout> | undefined;
  private rested = "";

  constructor(
    private readonly foresee: Foresee,
    private readonly explain: Explain,
  ) {}

  /** New legal actions; a choice begun for another position is dropped. */
  offer(legal: Legal[], moved: boolean) {
    this.legal = legal;
    if (moved) this.clear();
  }

  clear() {
    this.parts = [];
    this.group = "";
    this.deed = [];
    this.typed = "";
    this.chosen = null;
    this.foresight = null;
    this.why = null;
  }

  /** The actions that fit everything chosen so far. */
  fitting = $derived.by(() => {
    const words = this.typed.toLowerCase().split(/\s+/).filter(Boolean);
    return this.legal.filter(
      (action) =>
        this.belongs(action, this.group, this.deed) &&
        this.parts.every((part) => action.parts.includes(part)) &&
        words.every((word) => wordsOf(action).some((own) => own.startsWith(word))),
    );
  });

  /** Parts that a click would still make a difference to. */
  live = $derived(new Set(this.fitting.flatMap((action) => action.parts)));

  /** Parts that any legal action touches. */
  possible = $derived(new Set(this.legal.flatMap((action) => action.parts)));

  /** Parts that a hint or the guide speaks of. */
  spoken = $derived(new Set([...this.pointed, ...this.taught]));

  get begun(): boolean {
    return this.parts.length > 0 || this.group !== "" || this.deed.length > 0 || this.chosen !== null;
  }

  pick(part: string) {
    this.leave();
    this.why = null;
    if (this.parts.includes(part)) {
      this.parts = this.parts.filter((one) => one !== part);
      this.settle();
      return;
    }
    const kind = part.slice(0, part.indexOf(":"));
    const others = this.parts.filter((one) => !one.startsWith(`${kind}:`));
    for (const wanted of [[...this.parts, part], [...others, part], [part]]) {
      if (!this.fits(wanted, this.group, this.deed)) continue;
      this.parts = wanted;
      this.settle();
      return;
    }
    if (this.fits([part], "", [])) {
      this.parts = [part];
      this.group = "";
      this.deed = [];
      this.typed = "";
      this.settle();
      return;
    }
    void this.ask(part);
  }

  private fits(parts: string[], group: string, deed: readonly string[]): boolean {
    return this.legal.some((action) => this.belongs(action, group, deed) && parts.every((part) => action.parts.includes(part)));
  }

  private belongs(action: Legal, group: string, deed: readonly string[]): boolean {
    return (!group || action.group === group) && (deed.length === 0 || deed.includes(action.family));
  }

  /** Why a part cannot be used; together with what is chosen already, if that says more. */
  async ask(part: string, still = () => true) {
    const asked = this.parts.filter((one) => !one.startsWith(part.slice(0, part.indexOf(":"))));
    try {
      let reasons = await this.explain([...asked, part].slice(-4));
      if (reasons.length === 0 && asked.length > 0) reasons = await this.explain([part]);
      if (still()) this.why = reasons.length > 0 ? { part, reasons } : null;
    } catch {
      if (still()) this.why = null;
    }
  }

  /** Resting on a part that cannot be used tells why, as a click on it does. */
  rest(part: string) {
    this.leave();
    if (this.chosen || this.live.has(part)) return;
    this.resting = setTimeout(() => {
      this.rested = part;
      void this.ask(part, () => this.rested === part);
    }, REST);
  }

  /** The pointer goes on: what it was told by resting goes with it, what a click has asked for stays. */
  leave() {
    clearTimeout(this.resting);
    if (this.rested && this.why?.part === this.rested) this.why = null;
    this.rested = "";
  }

  private settle() {
    const left = this.fitting;
    const only = left.length === 1 ? left[0] : undefined;
    if (only && this.parts.length > 0) this.choose(only);
    else {
      this.chosen = null;
      this.foresight = null;
    }
  }

  choose(action: Legal) {
    this.chosen = action;
    this.foresight = null;
    this.why = null;
    void this.foresee(action.number)
      .then((seen) => {
        if (this.chosen?.number === action.number) this.foresight = seen;
      })
      .catch(() => (this.foresight = null));
  }

  /** Begin with a group of actions, or with a deed of the bar. */
  enter(group: string, deed: readonly string[] = []) {
    this.clear();
    this.group = group;
    this.deed = deed;
    const only = this.fitting.length === 1 ? this.fitting[0] : undefined;
    if (only) this.choose(only);
  }

  back() {
    if (this.why) this.why = null;
    else if (this.chosen && this.fitting.length > 1) {
      this.chosen = null;
      this.foresight = null;
    } else this.clear();
  }
}
