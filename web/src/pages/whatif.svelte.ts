// A what-if: a branch of a game that lives in this page. The server works out each position and keeps nothing.
import { post, wholeReason } from "../lib/api";
import { say, ui } from "../lib/speech.svelte";
import type { Signs, View } from "../games";
import type { HintShown, LogLine, ReasonShown, WhatIfShown } from "../wire";
import { TURN, type Asking } from "../table/asking";
import { Choice, type Foreseen } from "../table/choice.svelte";

export class WhatIf implements Asking {
  choice: Choice;
  shown = $state.raw<WhatIfShown | null>(null);
  lines = $state.raw<LogLine[]>([]);
  previous = $state.raw<View | null>(null);
  busy = $state(false);
  trouble = $state("");
  held = false;
  private past = $state.raw<{ actions: number[]; lines: LogLine[] }[]>([]);

  constructor(
    private readonly table: string,
    readonly start: number,
    signs: Signs,
  ) {
    this.choice = new Choice(
      (line) => this.foresee(line),
      (parts) => this.explain(parts),
    );
    this.choice.signs = signs;
    void this.go([], "");
  }

  get view(): View | null {
    return (this.shown?.view as View | undefined) ?? null;
  }
  get asked(): number {
    return this.shown?.asked ?? -3;
  }
  get mine(): boolean {
    return this.asked >= 0;
  }
  get prompt(): string {
    return this.shown ? say(this.shown.question) : "";
  }
  get begins(): boolean {
    return this.shown?.question.id === TURN;
  }
  get seat(): number {
    return this.asked;
  }
  get waitingFor(): string {
    return this.shown ? ui("what-if-over") : ui("what-if-working");
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  private get actions(): number[] {
    return this.shown?.actions ?? [];
  }

  private ask(more: object): Promise<WhatIfShown> {
    const form = { ply: this.start, actions: this.actions, ...more };
    return post<WhatIfShown>(`/api/tables/${encodeURIComponent(this.table)}/what-if`, form);
  }

  private async go(actions: number[], bot: string) {
    this.busy = true;
    try {
      const before = { actions: this.actions, lines: this.lines };
      const first = this.shown === null;
      const shown = await this.ask({ actions, bot });
      if (!first) this.past = [...this.past, before];
      this.lines = [...before.lines, ...shown.lines];
      this.previous = this.view;
      this.shown = shown;
      this.choice.offer(shown.legal, true);
      this.trouble = "";
    } catch (error) {
      this.trouble = await wholeReason(error);
    } finally {
      this.busy = false;
    }
  }

  confirm = async () => {
    const line = await this.choice.whole();
    if (line && !this.busy) await this.go([...this.actions, ...line], "");
  };
  against = () => Promise.resolve([]);
  askBot = (bot: string) => this.go(this.actions, bot);
  endTurn = () => Promise.resolve();

  /** A what-if is taken back step by step anyway. */
  canStepBack = false;
  stepBack = () => this.undo();

  undo = async () => {
    const before = this.past.at(-1);
    if (!before) return;
    const past = this.past.slice(0, -1);
    await this.go(before.actions, "");
    this.lines = before.lines;
    this.past = past;
  };

  async hint(): Promise<HintShown[]> {
    return (await this.ask({ hints: true })).hints;
  }

  private async foresee(line: number[]): Promise<Foreseen> {
    const seen = await this.ask({ actions: [...this.actions, ...line], preview: true });
    const lines = seen.lines.map((told) => told.said);
    return { lines, view: seen.view as unknown, consequences: [], asks: null, legal: [], ready: true };
  }

  private async explain(parts: string[]): Promise<ReasonShown[]> {
    return (await this.ask({ why: parts })).reasons;
  }
}
