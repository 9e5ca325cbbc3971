// The end of a round as the log tells it, row by row: what the land paid, what was made of it, what the tile counted.
import type { LogLine } from "../../wire";
import { messagesOf, numberOf, partOf, seatOf, textOf, textsOf } from "../told";

export interface Amount {
  thing: string;
  count: number;
}
export interface Row {
  seat: number;
  wages: { unit: string; count: number; money: number }[];
  yields: { unit: string; count: number; good: string; amount: number }[];
  /** What left the cellar, if anything. */
  barrel: number;
  made: { from: Amount[]; to: Amount[]; money: number }[];
  earned: number;
  purse: [before: number, after: number];
  things: Amount[];
  glory: number;
  total: number;
}
export interface Roll {
  good: string;
  steps: number;
  /** The price before and after, if it moved. */
  price: [before: number, after: number] | null;
}
export interface Ledger {
  round: number;
  tile: string;
  rows: Row[];
  /** Nothing after the last round. */
  next: { round: number; order: number[]; fee: number } | null;
  rolls: Roll[];
  removed: number[];
}

const ENDS = new Set(["round", "score", "solo-score"]);
const MADE = new Set(["did-make", "did-churn", "did-mature"]);

/** Where rounds end in the log: the line that begins the next one, or the first with a result. */
export function ends(log: LogLine[]): number[] {
  return log.flatMap((line, at) => (ENDS.has(line.kind) && (line.kind === "round" || !ENDS.has(log[at - 1]?.kind ?? "")) ? [at] : []));
}

/** The round whose end stands at a place of the log. */
export function ledgerAt(log: LogLine[], at: number, players: number): Ledger {
  const before = ends(log).filter((end) => end < at);
  const begin = (before.at(-1) ?? -1) + 1;
  const lines = log.slice(begin, at + 1);
  const first = lines.findIndex((line) => line.kind === "production");
  const closing = first < 0 ? lines : lines.slice(first);
  const rows = Array.from({ length: players }, (_, seat) => rowOf(closing, seat));
  const end = lines.find((line) => line.kind === "round-end");
  for (const told of end ? messagesOf(end.said, "everyone") : []) {
    const row = rows[seatOf(told)];
    if (!row) continue;
    row.things = messagesOf(told, "things").map((thing) => ({ thing: textOf(thing, "thing"), count: numberOf(thing, "count") }));
    row.glory = numberOf(told, "glory");
    row.total = numberOf(told, "total");
  }
  const last = log[at];
  const next = last?.kind === "round" ? { round: numberOf(last.said, "round"), order: textsOf(last.said, "order").map((seat) => Number(seat.slice(5))), fee: numberOf(last.said, "fee") } : null;
  const produced = closing.filter((line) => line.kind === "production").map((line) => line.seat);
  rows.sort((a, b) => place(produced, a.seat) - place(produced, b.seat));
  return { round: next ? next.round - 1 : before.length + 1, tile: end ? partOf(end.said, "tile") : "", rows, next, ...market(log, at) };
}

function place(order: number[], seat: number): number {
  const found = order.indexOf(seat);
  return found < 0 ? order.length + seat : found;
}

function rowOf(lines: LogLine[], seat: number): Row {
  const row: Row = { seat, wages: [], yields: [], barrel: 0, made: [], earned: 0, purse: [0, 0], things: [], glory: 0, total: 0 };
  for (const line of lines) {
    if (line.seat !== seat) continue;
    if (line.kind === "production") produce(row, line);
    else if (MADE.has(line.kind)) make(row, line);
  }
  return row;
}

function produce(row: Row, line: LogLine) {
  for (const told of messagesOf(line.said, "gives")) {
    const [count, money] = [numberOf(told, "count"), numberOf(told, "money")];
    if (told.id === "wages") row.wages.push({ unit: partOf(told, "unit"), count, money });
    else if (told.id === "yield") row.yields.push({ unit: partOf(told, "unit"), count, good: partOf(told, "good"), amount: numberOf(told, "amount") });
    else row.barrel = money;
    row.earned += money;
  }
  const purse = numberOf(line.said, "purse");
  row.purse = [purse - row.earned, purse];
}

function make(row: Row, line: LogLine) {
  const [from, to]: Amount[][] = [[], []];
  let money = 0;
  for (const told of messagesOf(line.said, "changes")) {
    if (told.id === "gain-money") money += numberOf(told, "money");
    const amount = { thing: partOf(told, "good"), count: numberOf(told, "count") };
    if (told.id === "gain-good") to?.push(amount);
    else if (told.id === "lose-good") from?.push(amount);
  }
  if (from?.length || to?.length) row.made.push({ from: from ?? [], to: to ?? [], money });
  row.purse = [row.purse[0], row.purse[1] + money];
}

/** Of a player alone: the dice of the market that follow, and the contracts that left the game. */
function market(log: LogLine[], at: number): { rolls: Roll[]; removed: number[] } {
  const rolls: Roll[] = [];
  const removed: number[] = [];
  for (const line of log.slice(at + 1)) {
    const roll = rolls.at(-1);
    if (line.kind === "did-goods-die") rolls.push({ good: partOf(line.said, "good"), steps: 0, price: null });
    else if (line.kind === "did-price-die" && roll) roll.steps = numberOf(line.said, "steps");
    else if (line.kind === "price" && roll) roll.price = [numberOf(line.said, "old"), numberOf(line.said, "new")];
    else if (line.kind === "removed") removed.push(Number(partOf(line.said, "contract")));
    else if (line.kind.startsWith("did-") && line.seat >= 0) break;
  }
  return { rolls, removed };
}
