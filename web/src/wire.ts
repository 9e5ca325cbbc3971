// Written by `python -m clachan.server.wire_types`; change the records in Python instead.

export interface Act {
  type: "act";
  seq: number;
  number: number;
  id: number;
}

export interface BotShown {
  name: string;
  help: string;
  parameters: ParameterShown[];
}

export interface ChatLine {
  name: string;
  text: string;
  at: number;
}

export interface ChoiceShown {
  value: string;
  name: string;
  help: string;
}

export interface ClockShown {
  left: number[];
  running: number | null;
}

export interface ClockTerms {
  kind: "bank" | "turn";
  seconds: number;
  gain?: number;
}

export interface Done {
  type: "done";
  id: number;
  seq: number;
}

export interface EndTurn {
  type: "end_turn";
  seq: number;
  id: number;
}

export interface Foresight {
  type: "foresight";
  id: number;
  number: number;
  lines: Told[];
  view: unknown;
}

export interface GameShown {
  name: string;
  title: string;
  about: string;
  rulebook: string;
  players: number[];
  options: OptionShown[];
  bots: BotShown[];
  lesson: boolean;
}

export interface HintShown {
  number: number;
  family: string;
  with: Record<string, number | string | (number | string | Told)[] | Told>;
  points: number;
  parts: string[];
}

export interface HintWanted {
  type: "hint";
  seq: number;
  id: number;
}

export interface Hints {
  type: "hints";
  id: number;
  seq: number;
  hints: HintShown[];
}

export interface HomeShown {
  name: string;
  hook: string;
  games: GameShown[];
  mine: TableShown[];
  open: TableShown[];
}

export interface Leave {
  type: "leave";
  seat: number;
  bot?: string;
  id: number;
}

export interface Legal {
  number: number;
  family: string;
  with: Record<string, number | string | (number | string | Told)[] | Told>;
  group: string;
  cost: Told | null;
  parts: string[];
}

export interface LessonShown {
  number: number;
  of: number;
  title: Told;
  text: Told;
  parts: string[];
}

export interface LogLine {
  ply: number;
  kind: string;
  seat: number;
  said: Told;
  parts: string[];
}

export interface NextShown {
  table: string | null;
  waiting: number;
}

export interface OptionShown {
  name: string;
  default: number | boolean | string;
  help: string;
  values: (number | boolean | string)[];
  several: ChoiceShown[];
}

export interface ParameterShown {
  name: string;
  default: number | string;
  help: string;
  least: number;
  most: number;
  words: string[];
}

export interface Prefer {
  type: "prefer";
  seat: number;
  confirm: boolean;
  single: boolean;
  auto_pass: boolean;
  id: number;
}

export interface Preferences {
  seat: number;
  confirm: boolean;
  single: boolean;
  auto_pass: boolean;
  link: string;
}

export interface Preview {
  type: "preview";
  seq: number;
  number: number;
  id: number;
}

export interface ReasonShown {
  actions: number[];
  why: Told;
}

export interface Reasons {
  type: "reasons";
  id: number;
  parts: string[];
  reasons: ReasonShown[];
}

export interface Refused {
  type: "refused";
  id: number;
  code: string;
  why: Told;
}

export interface ReplayShown {
  table: string;
  game: string;
  title: string;
  names: string[];
  steps: StepShown[];
  standings: Standing[];
  scores: ScoreShown[];
  over: boolean;
  hides: boolean;
}

export interface Said {
  type: "said";
  line: ChatLine;
}

export interface Say {
  type: "say";
  text: string;
  id: number;
}

export interface ScoreShown {
  seat: number;
  lines: Record<string, number>;
  total: number;
  place: number;
  rating: string;
}

export interface SeatForm {
  kind: "bot" | "me" | "open";
  bot?: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  online: boolean;
}

export interface Seats {
  type: "seats";
  seats: SeatInfo[];
  yours: Preferences[];
  away: number[];
  watching: number;
  reproducible: boolean;
}

export interface Sit {
  type: "sit";
  seat: number;
  id: number;
}

export interface Standing {
  ply: number;
  round: number;
  seats: Record<string, number>[];
}

export interface StepShown {
  ply: number;
  seat: number;
  round: number;
  lines: LogLine[];
}

export interface TableForm {
  game: string;
  seats: SeatForm[];
  options?: Record<string, number | boolean | string>;
  seed?: number | null;
  terms?: Terms;
}

export interface TableShown {
  id: string;
  game: string;
  title: string;
  summary: Told;
  seats: string[];
  your_turn: boolean;
  over: boolean;
  changed: number;
}

export interface Terms {
  hints?: boolean;
  clock?: ClockTerms | null;
  lesson?: boolean;
  seed?: number | null;
}

export interface Told {
  id: string;
  with?: Record<string, number | string | (number | string | Told)[] | Told>;
}

export interface Topic {
  group: string;
  page: string;
  text: string;
  word: string;
}

export interface Uncertain {
  count: number;
  file: string;
  mark: string;
  source: string;
  values: string[];
}

export interface Undo {
  type: "undo";
  seq: number;
  ply?: number | null;
  id: number;
}

export interface Update {
  type: "update";
  seq: number;
  ply: number;
  asked: number;
  question: Told;
  held: number | null;
  undo_to: number | null;
  keep: number;
  log: LogLine[];
  legal: Legal[];
  clock: ClockShown | null;
  lesson: LessonShown | null;
  base: number | null;
  view: unknown;
}

export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  host: boolean;
  rules: string;
  frozen: Told | null;
  terms: Terms;
  hints: boolean;
  since: number;
  hides: boolean;
  passes: boolean;
  log: LogLine[];
  chat: ChatLine[];
}

export interface WhatIfForm {
  ply: number;
  actions?: number[];
  bot?: string;
  why?: string[];
  preview?: boolean;
  hints?: boolean;
}

export interface WhatIfShown {
  ply: number;
  actions: number[];
  asked: number;
  question: Told;
  lines: LogLine[];
  legal: Legal[];
  reasons: ReasonShown[];
  hints: HintShown[];
  view: Record<string, unknown>;
}

export interface Why {
  type: "why";
  parts: string[];
  id: number;
}

export type AnyReply = Welcome | Seats | Update | Done | Refused | Reasons | Foresight | Hints | Said;

export type AnyRequest = Act | Preview | Why | Undo | EndTurn | Say | Sit | Leave | Prefer | HintWanted;
