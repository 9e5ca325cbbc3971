import type { Printed as AnyPrinted } from "../games";

// The table of Glen More II as the engine shows it, and what is printed on its parts.

export type Amounts = Record<string, number>;

export interface Activation {
  type: string;
  count: number;
  goods: Amounts;
  give: Amounts;
  get: Amounts;
  table: Amounts;
}

export interface TileFace {
  tile: string;
  name: string;
  kind: string;
  river: boolean;
  overbuild: boolean;
  cost: Amounts;
  one_time: Amounts;
  activation: Activation;
}

export interface SpaceView extends Partial<TileFace> {
  space: number;
  figures: string[];
  last?: boolean;
}

export interface CellView extends TileFace {
  place: string;
  goods_here: Amounts;
  scotsmen: number;
  below: string[];
  open: boolean;
}

export interface SeatView {
  coins: number;
  whisky: number;
  scotsmen: number;
  markers: number;
  persons: number;
  people: string[];
  cards: string[];
  clans: string[];
  goods: Amounts;
  finished: boolean;
  territory: CellView[];
}

export interface ClanView {
  clan: string;
  cost: number;
  seat: number;
  bonus: string;
  at: [number, number];
}

export interface RaceView {
  racing: boolean;
  boats: { river: string; place: string; result: number }[];
  neutral: string[];
  rivers: string[];
  tokens: { left: Amounts; choice?: string[] };
}

export interface CellarsView {
  sales: Record<string, { lower: number; extra: number }>;
  lower_spaces: number;
  seats: { cellars: number; spaces: number[]; area: number }[];
}

export interface HaggisView {
  open: number[];
  hidden: number;
  tables: { tokens: number; shown: number[]; known: number[]; own: number[] }[];
}

export interface GatheringView {
  cards: { card: string; words: string; result: string }[];
  markers: { aye: number; nay: number }[];
  voted: boolean[];
  own: string;
  /** How everybody votes: only of a game that is over. */
  votes?: string[];
  piles: string[][];
}

export interface MobsView {
  prison: { mobster: string; pennies: number; penalty: number }[];
  later: number;
  pennies: { minus: number; plus: number }[];
  held: string[][];
  tokens: Amounts;
  outlaws: Record<string, { seat: number; place: string }>;
  tolls: Amounts;
  reserved: { tile?: string; coins?: number };
  claimed: string[];
  roll: number | null;
}

export interface GlenmoreView {
  game: "glenmore";
  players: number;
  turn: number;
  scorings: number;
  over: boolean;
  asked: { seat: number; kind: string };
  movement_points: number;
  track: SpaceView[];
  stack: { current: string; left: number; later: Amounts; worlds_end: boolean };
  discard: string[];
  market: { good: string; stacks: number; prices: number[] }[];
  clan_board: ClanView[];
  grid: { columns: number; rows: number };
  chronicles: number[];
  seats: SeatView[];
  scores: { seat: number; total: number; lines: Record<string, number> }[];
  race?: RaceView;
  mountain?: { spaces: number[]; coins: number; goods: Amounts };
  cellars?: CellarsView;
  england?: { holder: number; stacks: number; prices: number[]; turn: boolean };
  haggis?: HaggisView;
  events?: { turned: string[][]; scotsmen_table: boolean[]; whisky_table: boolean[] };
  gathering?: GatheringView;
  mobs?: MobsView;
}

export interface Printed extends AnyPrinted {
  goods: string[];
  kinds: Record<string, string>;
  tiles: Record<string, TileFace & { stack: string }>;
  cards: Record<string, { timing: string; effect: string; event: string }>;
  clans: Record<string, string>;
  roads: { start: string; end: string; cost: number }[];
  start: { name: string; at: [number, number] };
  chronicles: { number: number; name: string; line: string }[];
  questions: Record<string, number>;
  cellars: { cost: Amounts; vp: number[] }[];
  mobsters: Record<string, { penalty: number; values: number[]; power: string }>;
}
