// Written by `python -m clachan.server.wire_types`; change the records in Python instead.

import type { Topic, Uncertain } from "../wire";

export interface ActivationView {
  count: number;
  get: Record<string, number>;
  give: Record<string, number>;
  goods: Record<string, number>;
  table: Record<string, number>;
  type: string;
}

export interface AskedView {
  kind: string;
  seat: number;
}

export interface BoatView {
  place: string;
  result: number;
  river: string;
}

export interface CardPrint {
  effect: string;
  event: string;
  timing: string;
}

export interface CellView {
  activation: ActivationView;
  below: string[];
  cost: Record<string, number>;
  goods_here: Record<string, number>;
  kind: string;
  name: string;
  one_time: Record<string, number>;
  open: boolean;
  overbuild: boolean;
  place: string;
  river: boolean;
  scotsmen: number;
  tile: string;
}

export interface CellarPrint {
  cost: Record<string, number>;
  vp: number[];
}

export interface CellarView {
  area: number;
  cellars: number;
  spaces: number[];
}

export interface CellarsView {
  lower_spaces: number;
  sales: Record<string, SaleView>;
  seats: CellarView[];
}

export interface ChroniclePrint {
  line: string;
  name: string;
  number: number;
}

export interface ClanView {
  at: number[];
  bonus: string;
  clan: string;
  cost: number;
  seat: number;
}

export interface EnglandView {
  holder: number;
  prices: number[];
  stacks: number;
  turn: boolean;
}

export interface EventsView {
  scotsmen_table: boolean[];
  turned: string[][];
  whisky_table: boolean[];
}

export interface GatheringView {
  cards: MotionView[];
  markers: MarkersView[];
  own: string;
  piles: string[][];
  voted: boolean[];
  votes?: string[];
}

export interface GlenmoreView {
  asked: AskedView;
  cellars?: CellarsView;
  chronicles: number[];
  clan_board: ClanView[];
  discard: string[];
  england?: EnglandView;
  events?: EventsView;
  game: "glenmore";
  gathering?: GatheringView;
  grid: GridView;
  haggis?: HaggisView;
  market: GoodView[];
  mobs?: MobsView;
  mountain?: MountainView;
  movement_points: number;
  over: boolean;
  players: number;
  race?: RaceView;
  scores: ScoreView[];
  scorings: number;
  seats: SeatView[];
  stack: StackView;
  track: SpaceView[];
  turn: number;
}

export interface GoodView {
  good: string;
  prices: number[];
  stacks: number;
}

export interface GridView {
  columns: number;
  rows: number;
}

export interface HaggisTableView {
  known: number[];
  own: number[];
  shown: number[];
  tokens: number;
}

export interface HaggisView {
  hidden: number;
  open: number[];
  tables: HaggisTableView[];
}

export interface MarkersView {
  aye: number;
  nay: number;
}

export interface MobsView {
  claimed: string[];
  held: string[][];
  later: number;
  outlaws: Record<string, OutlawView>;
  pennies: PenniesView[];
  prison: PrisonerView[];
  reserved: ReservedView;
  roll: number | null;
  tokens: Record<string, number>;
  tolls: Record<string, number>;
}

export interface MobsterPrint {
  penalty: number;
  power: string;
  values: number[];
}

export interface MotionView {
  card: string;
  result: string;
  words: string;
}

export interface MountainView {
  coins: number;
  goods: Record<string, number>;
  spaces: number[];
}

export interface OutlawView {
  place: string;
  seat: number;
}

export interface PenniesView {
  minus: number;
  plus: number;
}

export interface Printed {
  cards: Record<string, CardPrint>;
  cellars: CellarPrint[];
  chronicles: ChroniclePrint[];
  clans: Record<string, string>;
  data: string;
  goods: string[];
  kinds: Record<string, string>;
  mobsters: Record<string, MobsterPrint>;
  questions: Record<string, number>;
  roads: RoadPrint[];
  start: StartPrint;
  tiles: Record<string, TilePrint>;
  topics: Topic[];
  uncertain: Uncertain[];
}

export interface PrisonerView {
  mobster: string;
  penalty: number;
  pennies: number;
}

export interface RaceView {
  boats: BoatView[];
  neutral: string[];
  racing: boolean;
  rivers: string[];
  tokens: TokensView;
}

export interface ReservedView {
  coins?: number;
  tile?: string;
}

export interface RoadPrint {
  cost: number;
  end: string;
  start: string;
}

export interface SaleView {
  extra: number;
  lower: number;
}

export interface ScoreView {
  lines: Record<string, number>;
  seat: number;
  total: number;
}

export interface SeatView {
  cards: string[];
  clans: string[];
  coins: number;
  finished: boolean;
  goods: Record<string, number>;
  markers: number;
  people: string[];
  persons: number;
  scotsmen: number;
  territory: CellView[];
  whisky: number;
}

export interface SpaceView {
  activation?: ActivationView;
  cost?: Record<string, number>;
  figures: string[];
  kind?: string;
  last?: boolean;
  name?: string;
  one_time?: Record<string, number>;
  overbuild?: boolean;
  river?: boolean;
  space: number;
  tile?: string;
}

export interface StackView {
  current: string;
  later: Record<string, number>;
  left: number;
  worlds_end: boolean;
}

export interface StartPrint {
  at: number[];
  name: string;
}

export interface TileFace {
  activation: ActivationView;
  cost: Record<string, number>;
  kind: string;
  name: string;
  one_time: Record<string, number>;
  overbuild: boolean;
  river: boolean;
  tile: string;
}

export interface TilePrint {
  activation: ActivationView;
  cost: Record<string, number>;
  kind: string;
  name: string;
  one_time: Record<string, number>;
  overbuild: boolean;
  river: boolean;
  stack: string;
  tile: string;
}

export interface TokensView {
  choice?: string[];
  left: Record<string, number>;
}
