// One table as this page sees it: the position, the log, and what the player is about to choose.
import { get, post, Refusal, wholeReason } from "../lib/api";
import { calledSeat } from "../door/people";
import { greet } from "../lib/guest";
import { TableSocket } from "../lib/socket";
import { LATER, later, learn, say, sentence, speech, theRest } from "../lib/speech.svelte";
import { settings } from "../lib/settings.svelte";
import type { AnyReply, ChatLine, Door, HintShown, Legal, LogLine, Preferences, ReasonShown, SeatInfo, Told, Update, Warned, Welcome } from "../wire";
import { Choice, type Foreseen } from "./choice.svelte";
import { movesSince, type Move } from "./moves";
import { patched, type Change } from "./patch";
import { signalTurn } from "./signal";

/** An answer that comes sooner than this, in milliseconds, needs no sign that it is under way. */
const LATE = 150;

export class TableState {
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  /** The position when this page's player last finished a turn, to mark what changed since. */
  lastOwn = $state.raw<unknown>(null);
  /** The position before the last step, for the animation. */
  previous = $state.raw<unknown>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  private told = $state.raw<SeatInfo[]>([]);
  /** Who sits where; bots are called by their level, in the language of the page. */
  seats = $derived(this.told.map((seat) => ({ ...seat, name: calledSeat(seat) })));
  yours = $state.raw<Preferences[]>([]);
  /** Seats of this player that a bot plays for now. */
  away = $state.raw<number[]>([]);
  /** When the clock of the last update was right, by this browser's time. */
  clockAt = 0;
  /** How long the log was when this player's last turn ended. */
  newFrom = $state(0);
  watching = $state(0);
  /** The hash of the secret that draws follow from; in the end also the secret. */
  chance = $state.raw({ commitment: "", secret: "" });
  /** Where the same people play again, and who wants to. */
  rematch = $state("");
  wantedBy = $state("");
  /** Who may come here, and the secret of the table's link for those who may hand it on. */
  door = $state.raw<Door>({ listed: false, invite: "", join: false, talk: false, muted: [] });
  online = $state(true);
  gone = $state("");
  /** A table that cannot be shown still has its record. */
  kept = $state(false);
  trouble = $state("");
  /** Something has been under way for so long that one should see it. */
  busy = $state(false);
  /** What a bot says of the line that was about to be played; it is not. */
  warned = $state.raw<(Warned & { line: number[] }) | null>(null);
  unread = $state(0);
  choice: Choice;
  name = $state("");
  private socket: TableSocket | null = null;
  private closed = false;
  /** Positions that have come and wait to be shown: the turns of others are shown one at a time. */
  private queue = $state.raw<Update[]>([]);
  private latest: Update | null = null;
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private wasMine = false;
  /** What was pressed and waits for its turn or its answer: the last of it, and all of it. */
  private pressed = "";
  private inHand: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {
    this.choice = new Choice(
      (line) => this.foresee(line),
      (parts) => this.explain(parts),
    );
    void this.come();
  }

  /** Whoever opens a table is a guest with a name, so that a seat can be taken with one click. */
  private async come() {
    try {
      this.name = (await greet()).name;
    } catch {
      this.name = ""; // without a name one can still look on
    }
    const invite = location.hash.slice(1);
    if (invite) await post(`/api/tables/${encodeURIComponent(this.id)}/invite/${encodeURIComponent(invite)}`, {}).catch(() => undefined);
    if (this.closed) return;
    this.socket = new TableSocket(this.id, (reply) => this.hear(reply), (online) => (this.online = online));
  }

  private ask(...wish: Parameters<TableSocket["ask"]>): ReturnType<TableSocket["ask"]> {
    return this.socket ? this.socket.ask(...wish) : Promise.reject(new Error("the table is not connected yet"));
  }

  get mine(): boolean {
    return this.yours.some((seat) => seat.seat === this.update?.asked);
  }

  get held(): boolean {
    return this.update?.held !== null && this.mine;
  }

  /** The seat through whose eyes this page looks. */
  get eye(): number | null {
    if (this.mine && this.update) return this.update.asked;
    return this.yours[0]?.seat ?? null;
  }

  private hear(reply: AnyReply) {
    if (reply.type === "welcome") {
      this.welcome = reply;
      this.log = reply.log;
      this.chat = reply.chat;
      this.remember(reply.since);
    } else if (reply.type === "seats") {
      this.told = reply.seats;
      this.yours = reply.yours;
      this.away = reply.away;
      this.watching = reply.watching;
      this.rematch = reply.rematch;
      this.wantedBy = reply.wanted_by;
      this.door = reply.door;
      this.notice();
    } else if (reply.type === "chance") {
      this.chance = reply;
    } else if (reply.type === "update") {
      this.latest = reply.base === null ? reply : { ...reply, view: patched(this.latest?.view, reply.view as Change[]) };
      this.receive(this.latest);
    } else if (reply.type === "said") {
      this.chat = [...this.chat, reply.line];
      if (!reply.own) this.unread += 1;
    } else if (reply.type === "refused") {
      if (reply.code === "unknown_table" || reply.code === "cannot_show") {
        this.close();
        void this.lose(reply.why, reply.code === "cannot_show");
      } else void wholeReason(new Refusal(reply.why, reply.code)).then((why) => (this.trouble = why));
    }
  }

  /** There is no table to show, and no game whose words could say why. */
  private async lose(why: Told, kept: boolean) {
    await learn().catch(() => undefined);
    this.kept = kept;
    this.gone = sentence(say(why));
  }

  /** What is asked, as far as there are words for it already. */
  get prompt(): string {
    return this.update && speech.words.has(this.update.question.id) ? say(this.update.question) : "";
  }

  /** After a reload: the position at the end of this player's last turn, to mark what is new since. The board comes first. */
  private remember(since: number) {
    this.newFrom = since > 0 ? this.log.filter((line) => line.ply <= since).length : 0;
    if (since === 0 || this.lastOwn) return;
    void later(() => get(`/api/tables/${encodeURIComponent(this.id)}/at/${since}`), LATER).then((found) => (this.lastOwn ??= found), () => undefined);
  }

  /** What follows from one's own move is shown at once; the turns of others come at the pace that one has set. */
  private receive(update: Update) {
    const shown = this.queue.at(-1) ?? this.update;
    const own = !shown || this.isMine(shown.asked) || shown.seq >= update.seq;
    if (settings.pace === 0 || document.hidden || (own && this.queue.length === 0)) {
      this.catchUp();
      this.take(update);
      return;
    }
    this.queue = [...this.queue, update];
    this.pacing ??= setTimeout(() => this.showNext(), settings.pace);
  }

  /** The next turn of somebody else: all steps of it together. */
  private showNext() {
    this.pacing = undefined;
    const turn = this.update?.asked;
    let next: Update | undefined;
    do {
      [next] = this.queue;
      if (!next) return;
      this.queue = this.queue.slice(1);
      this.take(next);
    } while (next.asked === turn && this.queue.length > 0);
    if (this.queue.length > 0) this.pacing = setTimeout(() => this.showNext(), settings.pace);
  }

  /** Shows everything that has come. */
  catchUp() {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    for (const update of this.queue) this.take(update);
    this.queue = [];
  }

  /** How many positions wait to be shown. */
  get behind(): number {
    return this.queue.length;
  }

  private isMine(seat: number): boolean {
    return this.yours.some((one) => one.seat === seat);
  }

  /** What others have done since this player's last turn; who has had none is told the last move of each. */
  get since(): Move[] {
    return movesSince(this.log, this.newFrom, this.yours.map((seat) => seat.seat), this.newFrom > 0 ? Infinity : this.told.length);
  }

  /** Whether every step, and the end of a turn, is to be confirmed. */
  get careful(): boolean {
    return this.yours.find((seat) => seat.seat === this.update?.asked)?.confirm ?? false;
  }

  private take(update: Update) {
    const before = this.update;
    this.log = [...this.log.slice(0, update.keep), ...update.log];
    const moved = before?.seq !== update.seq;
    if (before && this.wasMine && !this.yours.some((s) => s.seat === update.asked)) {
      this.lastOwn = update.view;
      this.newFrom = this.log.length;
    }
    this.clockAt = Date.now();
    if (moved) this.previous = before?.view ?? null;
    this.update = update;
    if (moved) [this.trouble, this.warned] = ["", null];
    this.choice.offer(update.legal, moved, this.pressed !== "");
    const atOnce = update.at_once && !this.careful;
    this.choice.atOnce = atOnce ? (action: Legal) => this.play([action.number]) : null;
    this.choice.inSeries = atOnce ? (next) => this.playAll(next) : null;
    this.notice();
  }

  private notice() {
    const mine = this.mine && !this.isOver;
    if (mine && !this.wasMine) signalTurn(this.prompt, settings.notify);
    this.wasMine = mine;
  }

  get isOver(): boolean {
    const view = this.update?.view as { over?: boolean } | undefined;
    return Boolean(view?.over) && this.update?.held === null;
  }

  private async attempt(task: () => Promise<unknown>) {
    const late = window.setTimeout(() => (this.busy = true), LATE);
    try {
      await task();
      this.trouble = "";
    } catch (error) {
      this.trouble = await wholeReason(error);
    } finally {
      window.clearTimeout(late);
      this.busy = false;
    }
  }

  /** Does what was pressed when the answer to what was pressed before it has come, if the same player is still asked.
   * Pressed once more in the meantime it is the same press. */
  private inTurn(press: string, deed: () => Promise<unknown>): Promise<void> {
    if (this.pressed === press) return this.inHand;
    const [seat, idle] = [this.update?.asked, this.pressed === ""];
    const turn = async () => {
      if (this.update?.asked === seat) await deed();
      if (this.pressed === press) this.pressed = "";
    };
    this.pressed = press;
    this.choice.send();
    this.inHand = idle ? turn() : this.inHand.then(turn);
    return this.inHand;
  }

  private answer(wish: (seq: number) => Parameters<TableSocket["ask"]>[0]): Promise<void> {
    return this.attempt(() => this.ask(wish(this.update?.seq ?? 0)));
  }

  /** What is no longer possible when its turn comes is left alone. */
  private async act(line: number[], sure = false) {
    const [number = 0, ...then] = line;
    const update = this.update;
    if (!update?.legal.some((action) => action.number === number)) return;
    await this.attempt(async () => {
      const reply = await this.ask({ type: "act", seq: update.seq, number, then, ends: !this.careful, sure });
      this.warned = reply.type === "warned" && reply.seq === this.update?.seq ? { ...reply, line } : null;
    });
  }

  /** Plays what was warned of all the same. */
  insist() {
    return this.inTurn("insist", () => this.act(this.warned?.line ?? [], true));
  }

  /** Plays what is chosen; the turn ends by it if nothing else has to be done. */
  async confirm() {
    const seq = this.update?.seq;
    const line = await this.choice.whole();
    if (line && seq === this.update?.seq) await this.play(line);
  }

  play(line: number[]) {
    return this.inTurn(`act ${line.join(" ")}`, () => this.act(line));
  }

  /** Several actions by one press: each is found when the one before it is done. */
  private playAll(next: () => Promise<Legal | null>) {
    return this.inTurn("series", async () => {
      for (let action = await next(); action; action = this.warned ? null : await next()) await this.act([action.number]);
    });
  }

  /** Whether something can be taken back: of a position that is shown, and not of one that others have left. */
  get canUndo(): boolean {
    return !this.welcome?.frozen && this.queue.length === 0 && (this.update?.undo_to ?? null) !== null;
  }

  /** Takes back the whole turn, as far as the rules allow, or its last step. */
  undo(step = false) {
    return this.inTurn(step ? "step back" : "undo", async () => {
      const ply = step ? (this.update?.ply ?? 1) - 1 : null;
      if (this.canUndo) await this.answer((seq) => ({ type: "undo", seq, ply }));
    });
  }

  endTurn() {
    return this.inTurn("end turn", async () => {
      if (this.held) await this.answer((seq) => ({ type: "end_turn", seq }));
    });
  }

  say(text: string) {
    return this.attempt(() => this.ask({ type: "say", text }));
  }

  sit(seat: number) {
    return this.attempt(async () => {
      this.name = (await post<{ name: string }>("/api/name", { name: this.name })).name;
      await this.ask({ type: "sit", seat });
    });
  }

  leave(seat: number, bot = "") {
    return this.attempt(() => this.ask({ type: "leave", seat, bot }));
  }

  prefer(wanted: Preferences) {
    const { seat, confirm, single, auto_pass } = wanted;
    return this.attempt(() => this.ask({ type: "prefer", seat, confirm, single, auto_pass }));
  }

  /** The address that brings friends to the free seats; for others, the one that lets them watch. */
  get link(): string {
    return `${location.origin}/table/${this.id}${this.door.invite ? `#${this.door.invite}` : ""}`;
  }

  // As the host

  remove(seat: number) {
    return this.attempt(() => this.ask({ type: "remove", seat }));
  }

  mute(who: string, muted: boolean) {
    return this.attempt(() => this.ask({ type: "mute", who, muted }));
  }

  list(listed: boolean) {
    return this.attempt(() => this.ask({ type: "list", listed }));
  }

  closeForGood() {
    return this.attempt(() => this.ask({ type: "close" }));
  }

  /** Take a seat back from the bot. */
  comeBack(seat: number) {
    return this.attempt(() => this.ask({ type: "sit", seat }));
  }

  hint(): Promise<HintShown[]> {
    return this.ask({ type: "hint", seq: this.update?.seq ?? 0 }).then((answer) => (answer.type === "hints" ? answer.hints : []));
  }

  private async foresee([number = 0, ...then]: number[]): Promise<Foreseen> {
    const answer = await this.ask({ type: "preview", seq: this.update?.seq ?? 0, number, then });
    if (answer.type !== "foresight") throw new Error(`a preview was answered by ${answer.type}`);
    return answer;
  }

  async against(deeds: readonly (readonly string[])[]): Promise<ReasonShown[][]> {
    if (!this.mine || this.held || deeds.length === 0) return [];
    const answer = await this.ask({ type: "why_deeds", deeds: deeds.map((deed) => [...deed]) });
    return answer.type === "deeds" ? answer.reasons : [];
  }

  private async explain(parts: string[]): Promise<ReasonShown[]> {
    if (!this.mine || this.held) return [];
    const [answer] = await Promise.all([this.ask({ type: "why", parts }), theRest()]);
    return answer.type === "reasons" ? answer.reasons : [];
  }

  close() {
    this.closed = true;
    clearTimeout(this.pacing);
    this.socket?.close();
  }
}
