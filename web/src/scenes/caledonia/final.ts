// What the final sheet says of each line: what it counts, what that is worth, and who has how many.
import type { CaledoniaView, SeatView } from "../../caledonia/view";
import type { FinalRow } from "../../games";
import { ui } from "../../lib/speech.svelte";
import type { LogLine } from "../../wire";
import { messagesOf, numberOf, numbersOf, partOf } from "../told";

const BASIC = ["wool", "grain", "milk"];
const PROCESSED = ["bread", "cheese", "whisky"];
const IMPORT: Record<string, string> = { cotton: "cotton", tobacco: "tobacco", "sugar cane": "sugar" };

function sum(seat: SeatView, goods: string[]): number {
  return goods.reduce((all, good) => all + (seat.goods[good] ?? 0), 0);
}

/** Points for one of a thing, as the sheet itself tells: all points by all things. */
function each(view: CaledoniaView, line: string, count: (seat: SeatView) => number): number {
  const seat = view.seats.findIndex((one) => count(one) > 0);
  const [points, things] = [view.scores[seat]?.lines[line] ?? 0, seat < 0 ? 0 : count(view.seats[seat] as SeatView)];
  return things ? points / things : 0;
}

function counted(view: CaledoniaView, line: string, icon: string, count: (seat: SeatView) => number): FinalRow {
  const worth = each(view, line, count);
  return { line, icon, how: worth ? ui("final-each", { worth }) : ui("final-none"), counts: view.seats.map((seat) => String(count(seat))) };
}

function imported(view: CaledoniaView, line: string, apart: boolean): FinalRow {
  const good = IMPORT[line] ?? line;
  const [came, worth] = [view.export.imports[good] ?? 0, view.export.values[good] ?? 0];
  return { line, icon: good, how: ui("final-imported", { came, worth }), counts: view.seats.map((seat) => String(seat.imports[good] ?? 0)), apart };
}

/** Who has most: the prizes, and how those who have as many share them. */
function majority(log: LogLine[], line: string, icon: string, counts: string[], apart: boolean): FinalRow {
  const told = log.findLast((one) => one.kind === "majority" && partOf(one.said, "line") === line);
  if (!told) return { line, icon, how: ui("final-by-table"), counts, apart };
  const prizes = numbersOf(told.said, "prizes");
  const everyone = messagesOf(told.said, "everyone").map((one) => ({ count: numberOf(one, "count"), points: numberOf(one, "points") }));
  const tie = everyone.find((one, at) => one.points > 0 && everyone.some((other, i) => i !== at && other.count === one.count));
  const [first = 0, second = 0, third = 0] = prizes;
  return { line, icon, how: ui("final-majority", { places: prizes.filter((prize) => prize > 0).length, first, second, third, tie: tie?.points ?? 0 }), counts, apart };
}

export function finalRows(view: CaledoniaView, log: LogLine[]): FinalRow[] {
  const rows: FinalRow[] = [
    { line: "glory", icon: "glory", how: ui("final-glory", { tiles: view.scoring.length }), counts: view.seats.map(() => "") },
    counted(view, "basic goods", "wool", (seat) => sum(seat, BASIC)),
    counted(view, "processed goods", "cheese", (seat) => sum(seat, PROCESSED)),
    { line: "money", icon: "money", how: ui("final-money"), counts: view.seats.map((seat) => ui("pounds", { money: seat.money })) },
    counted(view, "hops", "hops", (seat) => seat.imports.hops ?? 0),
    imported(view, "cotton", true),
    imported(view, "tobacco", false),
    imported(view, "sugar cane", false),
    majority(log, "exports", "scroll", view.seats.map((seat) => String(seat.fulfilled.length)), true),
    majority(log, "settlements", "expansions", view.seats.map((seat) => String(seat.settlements)), false),
  ];
  if (view.seats.some((seat) => seat.bid > 0)) rows.push({ line: "auction bid", icon: "flag", how: ui("final-bid"), counts: view.seats.map((seat) => String(seat.bid)) });
  return rows;
}
