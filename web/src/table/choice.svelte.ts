// How a player gets from many legal actions to one: every part clicked leaves only the actions that touch it.
//
// Some answers are chosen together with further steps, such as the animals for a contract. Each step is a stage of
// its own; the stages so far are the line that one confirmation plays.
import type { Signs } from "../games";
import type { Consequence, Legal, ReasonShown, Told } from "../wire";
import { isOf, wordsOf } from "./families";
import { hasMoved, isTouching, onceMoved } from "./pointing";

/** What would follow from a line: what happens, how the table stands, and the answers to what is asked next. */
export interface Foreseen {
  lines: Told[];
  view: unknown;
  consequences: Consequence[];
  asks: Told | null;
  legal: Legal[];
  /** Whether the line can be played as it is. */
  ready: boolean;
}

interface Stage {
  parts: string[];
  action: Legal;
  seen: Foreseen;
}

type Foresee = (line: number[]) => Promise<Foreseen>;
type Explain = (parts: string[]) => Promise<ReasonShown[]>;

/** How long a pointer rests before it is shown what would follow, and before it is told why not, in milliseconds. */
const GLANCE = 70;
const REST = 500;
const NOTHING: Foreseen = { lines: [], view: null, consequences: [], asks: null, legal: [], ready: true };

export class Choice {
  /** How this game's parts are read. */
  signs = $state.raw<Signs>({});
  legal = $state.raw<Legal[]>([]);
  parts = $state.raw<string[]>([]);
  group = $state("");
  /** The families of the deed that was chosen from the bar; none chosen: all. */
  deed = $state.raw<readonly string[]>([]);
  typed = $state("");
  /** What is chosen already, step by step. */
  past = $state.raw<Stage[]>([]);
  /** What is chosen at the last step, as long as it is not known what it asks next. */
  private picked = $state.raw<Legal | null>(null);
  private seen = $state.raw<Foreseen | null>(null);
  /** What the pointer is over, if a click on it would choose one action. */
  private glimpse = $state.raw<{ action: Legal; seen: Foreseen } | null>(null);
  /** What a hint and what the guide speaks of. */
  pointed = $state.raw<string[]>([]);
  taught = $state.raw<string[]>([]);
  /** Why a part is refused; `kept` if a press has asked for it, and not a pointer that rests. */
  why = $state.raw<{ part: string; reasons: ReasonShown[]; kept?: boolean } | null>(null);
  /** Answers without a confirmation, where the question allows that. */
  atOnce: ((action: Legal) => unknown) | null = null;
  /** The same for several answers by one press. */
  inSeries: ((next: () => Promise<Legal | null>) => unknown) | null = null;

  /** What was picked since the last press that is under way. */
  private late: Legal | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private rested = "";
  private coming: Promise<void> = Promise.resolve();

  constructor(
    private readonly foresee: Foresee,
    private readonly explain: Explain,
  ) {}

  /** New legal actions; a choice begun for another position is dropped, but not what was picked while an answer was
   * on its way and is as possible as before. */
  offer(legal: Legal[], moved: boolean, answered = false) {
    const late = answered && this.past.length === 0 ? this.late : null;
    this.legal = legal;
    if (!moved) return;
    this.clear();
    const again = late && legal.find((action) => action.number === late.number);
    if (again) this.select(again);
  }

  /** Something was pressed: what is picked now belongs to it. */
  send() {
    this.late = null;
  }

  clear() {
    this.past = [];
    this.typed = "";
    this.why = null;
    this.glimpse = null;
    this.late = null;
    this.begin([]);
    this.group = "";
    this.deed = [];
  }

  /** A new step, of which some parts may be picked already. */
  private begin(parts: string[]) {
    this.parts = parts;
    this.picked = null;
    this.seen = null;
  }

  /** The answers to what is asked now: by the table, or by the last step that was chosen. */
  open = $derived(this.past.at(-1)?.seen.legal ?? this.legal);

  /** The actions that fit everything chosen so far. */
  fitting = $derived.by(() => {
    const words = this.typed.toLowerCase().split(/\s+/).filter(Boolean);
    return this.open.filter(
      (action) =>
        this.belongs(action, this.group, this.deed) &&
        this.parts.every((part) => action.parts.includes(part)) &&
        words.every((word) => wordsOf(action).some((own) => own.startsWith(word))),
    );
  });

  /** Parts that a click would still make a difference to. */
  live = $derived(new Set(this.fitting.flatMap((action) => action.parts)));

  /** Where else what is chosen could be done: the same deed at another place. */
  elsewhere = $derived.by(() => {
    const [first, parts] = [this.first, this.past[0]?.parts ?? this.parts];
    const place = parts.find((part) => isOf(part, this.signs.place));
    if (!first || !place) return new Set<string>();
    const rest = parts.filter((part) => part !== place);
    const alike = this.legal.filter((action) => action.family === first.family && rest.every((part) => action.parts.includes(part)));
    return new Set(alike.flatMap((action) => action.parts));
  });

  /** Parts that any legal action touches. */
  possible = $derived(new Set(this.open.flatMap((action) => action.parts)));

  /** The action chosen last. */
  chosen = $derived(this.picked ?? this.past.at(-1)?.action ?? null);

  begun = $derived(this.parts.length > 0 || this.group !== "" || this.deed.length > 0 || this.chosen !== null);

  /** Whether so much can be done that nothing should glow before something is chosen. */
  calm = $derived(!this.begun && new Set(this.open.map((action) => action.group)).size > 2);

  /** Parts that a hint or the guide speaks of. */
  spoken = $derived(new Set([...this.pointed, ...this.taught]));

  /** The action with which the line begins. */
  first = $derived(this.past[0]?.action ?? this.picked);

  /** The steps chosen after it. */
  steps = $derived([...this.past.slice(1).map((stage) => stage.action), ...(this.past.length && this.picked ? [this.picked] : [])]);

  /** What follows from all that is chosen. */
  foreseen = $derived(this.picked ? this.seen : (this.past.at(-1)?.seen ?? null));

  /** How the table will stand, of what is chosen or of what the pointer is over. */
  foresight = $derived(this.foreseen ?? this.glimpse?.seen ?? null);

  /** The action under the pointer, as long as none is chosen. */
  peeked = $derived(this.chosen ? null : (this.glimpse?.action ?? null));

  /** Whether further steps must be chosen before the line can be played. */
  unfinished = $derived(this.foreseen !== null && !this.foreseen.ready);

  pick(part: string) {
    this.leave();
    this.why = null;
    if (this.picked?.parts.includes(part)) {
      void this.atOnce?.(this.picked);
      return;
    }
    if (this.parts.includes(part)) {
      this.parts = this.parts.filter((one) => one !== part);
      this.settle();
      return;
    }
    if (this.narrow(part) || this.takeBack(part)) return;
    for (let stage = this.past.length - 1; stage >= 0; stage--) {
      if (!this.stageTakes(stage, part)) continue;
      this.goTo(stage);
      this.narrow(part);
      return;
    }
    void this.ask(part);
  }

  /** Goes on with a part, or puts it in the place of one of its kind; whether it fits at this step. */
  private narrow(part: string): boolean {
    const kind = part.slice(0, part.indexOf(":"));
    const others = this.parts.filter((one) => !one.startsWith(`${kind}:`));
    for (const wanted of [[...this.parts, part], [...others, part], [part]]) {
      if (!this.fits(wanted, this.group, this.deed)) continue;
      this.parts = wanted;
      this.settle();
      return true;
    }
    if (!this.fits([part], "", [])) return false;
    this.parts = [part];
    this.group = "";
    this.deed = [];
    this.typed = "";
    this.settle();
    return true;
  }

  /** A step after the first is taken back by a click on the same part. */
  private takeBack(part: string): boolean {
    const stage = this.past.findIndex((one, i) => i > 0 && one.action.parts.includes(part));
    if (stage < 0) return false;
    this.past = this.past.slice(0, stage);
    this.begin([]);
    return true;
  }

  private stageTakes(stage: number, part: string): boolean {
    const open = this.past[stage - 1]?.seen.legal ?? this.legal;
    return open.some((action) => action.parts.includes(part));
  }

  /** Back to a step, with the parts that were picked there. */
  private goTo(stage: number) {
    const parts = this.past[stage]?.parts ?? [];
    this.past = this.past.slice(0, stage);
    this.begin(parts);
  }

  private fits(parts: string[], group: string, deed: readonly string[]): boolean {
    return this.open.some((action) => this.belongs(action, group, deed) && parts.every((part) => action.parts.includes(part)));
  }

  private belongs(action: Legal, group: string, deed: readonly string[]): boolean {
    if (this.past.length > 0) return true;
    return (!group || action.group === group) && (deed.length === 0 || deed.includes(action.family));
  }

  /** Why a part cannot be used; together with what is chosen already, if that says more. */
  async ask(part: string, still?: () => boolean) {
    const asked = this.parts.filter((one) => !one.startsWith(part.slice(0, part.indexOf(":"))));
    try {
      let reasons = await this.explain([...asked, part].slice(-4));
      if (reasons.length === 0 && asked.length > 0) reasons = await this.explain([part]);
      if (still?.() ?? true) this.why = reasons.length > 0 ? { part, reasons, kept: !still } : null;
    } catch {
      if (still?.() ?? true) this.why = null;
    }
  }

  /** Pointing at a part shows what would follow; resting on one that cannot be used tells why, once one has begun. */
  rest(part: string, at?: PointerEvent): void {
    this.leave();
    if (at?.pointerType === "touch") return;
    if (at && !hasMoved(at)) return onceMoved(() => this.rest(part));
    if (this.live.has(part)) this.resting = setTimeout(() => this.peek(part), GLANCE);
    else if (this.begun && !this.chosen) {
      this.resting = setTimeout(() => {
        this.rested = part;
        void this.ask(part, () => this.rested === part);
      }, REST);
    }
  }

  private peek(part: string) {
    if (this.chosen) return;
    const left = this.fitting.filter((action) => action.parts.includes(part));
    const only = left.length === 1 ? left[0] : undefined;
    if (only) this.glance(only, part);
  }

  private glance(action: Legal, part: string) {
    this.rested = part;
    void this.foresee([action.number])
      .then((seen) => {
        if (this.rested === part && !this.chosen) this.glimpse = { action, seen };
      })
      .catch(() => undefined);
  }

  /** Pointing at something that stands for one action shows what would follow from it. */
  pointAt(action: Legal, at?: PointerEvent): void {
    this.leave();
    if (at?.pointerType === "touch" || this.chosen) return;
    if (at && !hasMoved(at)) return onceMoved(() => this.open.includes(action) && this.pointAt(action));
    this.resting = setTimeout(() => this.glance(action, `action:${action.number}`), GLANCE);
  }

  /** A press on something that stands for one action; where that is done at once, a finger's first press shows it. */
  press(action: Legal) {
    this.leave();
    if (this.atOnce && this.picked === action) void this.atOnce(action);
    else if (this.atOnce && isTouching() && this.past.length === 0) this.select(action);
    else this.choose(action);
  }

  /** What would follow from an action. */
  async outcome(action: Legal): Promise<Foreseen> {
    return this.foresee([action.number]);
  }

  /** The pointer goes on: what it was told by resting goes with it, what a click has asked for stays. */
  leave() {
    clearTimeout(this.resting);
    onceMoved(null);
    if (this.rested && this.why?.part === this.rested) this.why = null;
    this.rested = "";
    this.glimpse = null;
  }

  private settle() {
    const left = this.fitting;
    const only = left.length === 1 ? left[0] : undefined;
    if (only && this.parts.length > 0) this.press(only);
    else {
      this.picked = null;
      this.seen = null;
    }
  }

  choose(action: Legal) {
    if (!this.open.includes(action) && this.legal.includes(action)) this.past = [];
    if (this.atOnce && this.past.length === 0) {
      this.parts = []; // nothing is being chosen: it is done
      void this.atOnce(action);
      return;
    }
    this.select(action);
  }

  private select(action: Legal) {
    this.picked = this.late = action;
    this.seen = null;
    this.why = null;
    this.glimpse = null;
    this.typed = "";
    if (this.parts.some((part) => !action.parts.includes(part)) || this.parts.length === 0) this.parts = [...action.parts];
    this.coming = this.foresee(this.line)
      .catch(() => NOTHING)
      .then((seen) => this.take(action, seen));
  }

  /** The numbers of all that is chosen. */
  get line(): number[] {
    return [...this.past.map((stage) => stage.action.number), ...(this.picked ? [this.picked.number] : [])];
  }

  /** It is known what follows: if more is asked, that is the next step. What can only be answered so is. */
  private take(action: Legal, seen: Foreseen) {
    if (this.picked !== action) return;
    this.seen = seen;
    if (seen.legal.length === 0) return;
    this.past = [...this.past, { parts: this.parts, action, seen }];
    this.begin([]);
    const only = seen.legal.length === 1 && !seen.ready ? seen.legal[0] : undefined;
    if (only) this.choose(only);
  }

  /** The line that is chosen, once it is known to be whole; none if steps are missing. */
  async whole(): Promise<number[] | null> {
    let awaited;
    do {
      awaited = this.coming;
      await awaited;
    } while (awaited !== this.coming);
    return this.line.length > 0 && !this.unfinished ? this.line : null;
  }

  /** Lights all places that anything can be done at now; none: nothing can. */
  reach = $derived([...new Set(this.legal.filter((action) => action.parts.some((part) => isOf(part, this.signs.place))).map((action) => action.family))]);

  /** Begin with a group of actions, or with a deed of the bar. */
  enter(group: string, deed: readonly string[] = []) {
    this.clear();
    this.group = group;
    this.deed = deed;
    const only = this.fitting.length === 1 ? this.fitting[0] : undefined;
    if (only) this.choose(only);
  }

  /** One step back: a refusal goes first, then the last step, then all. */
  back() {
    if (this.why) this.why = null;
    else if (this.picked && this.past.length > 0) this.begin([]);
    else if (this.past.length > 1) {
      this.past = this.past.slice(0, -1);
      this.begin([]);
    } else if (this.chosen) {
      const kept = (this.past[0]?.parts ?? this.parts).slice(0, -1);
      this.past = [];
      this.begin(kept);
      if (this.fitting.length === 1) this.clear();
    } else this.clear();
  }
}
