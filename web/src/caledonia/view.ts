import type { Topic, Uncertain } from "../games";

// The table of Clans of Caledonia as the engine shows it, and what is printed on its parts.

export interface HexView {
  name: string;
  terrain: string[];
  cost: number;
  mist?: boolean;
  covered?: boolean;
  port?: string;
  delta?: boolean;
  neutral?: boolean;
  unit?: { seat: number; kind: string };
}

export interface GoodView {
  good: string;
  price: number;
  step: number;
  track: number[];
  merchants: number[];
}

export interface SeatView {
  clan: string;
  money: number;
  glory: number;
  goods: Record<string, number>;
  units: Record<string, number>;
  left: Record<string, number>;
  merchants: { hired: number; ready: number };
  shipping: { level: number; name: string };
  technology: { woodcutters: boolean; miners: boolean };
  contracts: number[];
  fulfilled: number[];
  imports: Record<string, number>;
  meat: number;
  settlements: number;
  ports_used: string[];
  ports_open: string[];
  passed: boolean;
  bid: number;
  cellar?: boolean[];
}

export interface ScoreView {
  seat: number;
  total: number;
  lines: Record<string, number>;
}

export interface CaledoniaView {
  game: "caledonia";
  players: number;
  round: number;
  turn: number;
  over: boolean;
  asked: { seat: number; kind: string };
  order: number[];
  passed: number[];
  pass_money: number[];
  map: { sides: number[]; small: boolean; hexes: HexView[]; rivers: [string, string][] };
  market: GoodView[];
  export: {
    fee: number;
    boxes: number[];
    pile: number;
    drawn: number[];
    imports: Record<string, number>;
    values: Record<string, number>;
    drawing: boolean;
  };
  scoring: { tile: string; done: boolean; now: number[] }[];
  offer: { clan: string; tile: number; money: number; goods: number[] }[];
  seats: SeatView[];
  scores: ScoreView[];
}

export interface ContractPrint {
  number: number;
  asks: Record<string, number>;
  brings: Record<string, number>;
}

export interface UnitPrint {
  name: string;
  cost: number;
  terrain: string;
  good: string;
  yields: number;
  input: string;
  income: number;
  income_upgraded: number;
}

export interface Printed {
  goods: string[];
  units: UnitPrint[];
  contracts: ContractPrint[];
  fees: number[];
  clans: Record<string, string>;
  ports: Record<string, string>;
  tiles: Record<string, string>;
  topics: Topic[];
  uncertain: Uncertain[];
  data: string;
}
