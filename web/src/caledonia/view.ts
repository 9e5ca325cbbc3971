// Written by `python -m clachan.server.wire_types`; change the records in Python instead.

import type { Topic, Uncertain } from "../wire";

export interface AskedView {
  kind: string;
  seat: number;
}

export interface CaledoniaView {
  asked: AskedView;
  export: ExportView;
  game: "caledonia";
  map: MapView;
  market: GoodView[];
  offer: OfferView[];
  order: number[];
  over: boolean;
  pass_money: number[];
  passed: number[];
  players: number;
  round: number;
  scores: ScoreView[];
  scoring: ScoringView[];
  seats: SeatView[];
  turn: number;
}

export interface ContractPrint {
  asks: Record<string, number>;
  brings: Record<string, number>;
  number: number;
}

export interface ExportView {
  boxes: number[];
  drawing: boolean;
  drawn: number[];
  fee: number;
  imports: Record<string, number>;
  pile: number;
  values: Record<string, number>;
}

export interface GoodView {
  good: string;
  merchants: number[];
  price: number;
  step: number;
  track: number[];
}

export interface HexView {
  cost: number;
  covered?: boolean;
  delta?: boolean;
  mist?: boolean;
  name: string;
  neutral?: boolean;
  port?: string;
  terrain: string[];
  unit?: UnitView;
}

export interface MapView {
  hexes: HexView[];
  rivers: string[][];
  sides: number[];
  small: boolean;
}

export interface MerchantsView {
  hired: number;
  ready: number;
}

export interface OfferView {
  clan: string;
  goods: number[];
  money: number;
  tile: number;
}

export interface Printed {
  clans: Record<string, string>;
  contracts: ContractPrint[];
  data: string;
  fees: number[];
  goods: string[];
  ports: Record<string, string>;
  tiles: Record<string, string>;
  topics: Topic[];
  uncertain: Uncertain[];
  units: UnitPrint[];
}

export interface ScoreView {
  lines: Record<string, number>;
  seat: number;
  total: number;
}

export interface ScoringView {
  done: boolean;
  now: number[];
  tile: string;
}

export interface SeatView {
  bid: number;
  cellar?: boolean[];
  clan: string;
  contracts: number[];
  fulfilled: number[];
  glory: number;
  goods: Record<string, number>;
  imports: Record<string, number>;
  left: Record<string, number>;
  meat: number;
  merchants: MerchantsView;
  money: number;
  passed: boolean;
  ports_open: string[];
  ports_used: string[];
  settlements: number;
  shipping: ShippingView;
  technology: TechnologyView;
  units: Record<string, number>;
}

export interface ShippingView {
  level: number;
  name: string;
}

export interface TechnologyView {
  miners: boolean;
  woodcutters: boolean;
}

export interface UnitPrint {
  cost: number;
  good: string;
  income: number;
  income_upgraded: number;
  input: string;
  name: string;
  terrain: string;
  yields: number;
}

export interface UnitView {
  kind: string;
  seat: number;
}
