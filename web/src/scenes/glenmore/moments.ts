// The short scenes of Glen More II, as the log tells them: the die, votes, rolls for the haggis, the boat race.
import type { Moment } from "../../games";
import type { LogLine } from "../../wire";
import { messagesOf, numberOf, partOf, seatOf, textOf } from "../told";

export interface Rolled {
  side: number;
  /** The tokens that it turned up: whose, and of what value. */
  shown: { seat: number; worth: number }[];
}
export type GlenMoment = Moment & (
  | { kind: "die"; side: number; discarded: string }
  | { kind: "votes"; card: string; passed: boolean; votes: { seat: number; ayes: number; nays: number }[] }
  | { kind: "haggis"; rolls: Rolled[] }
  /** Whose boats it tells of; nobody's where the race begins. */
  | { kind: "race"; seats: number[]; place: number }
);

const LAST = -1;

/** Whoever comes home is seen before those who are last because of it; the log names them by their seats. */
function afterHome(one: GlenMoment, other: GlenMoment | undefined): boolean {
  return other?.kind === "race" && one.kind === "race" && other.ply === one.ply && other.place === LAST && one.place !== LAST;
}

function sideOf(line: LogLine): number {
  return parseInt(partOf(line.said, "side"), 10) || 1;
}

/** Who are last together: all boats that are out when the game ends. */
function lastToo(one: GlenMoment, other: GlenMoment | undefined): number[] | null {
  return other?.kind === "race" && one.kind === "race" && other.ply === one.ply && other.place === LAST && one.place === LAST ? other.seats : null;
}

/** What else the same action brought about. */
function after(log: LogLine[], at: number): LogLine[] {
  const rest = log.slice(at + 1);
  const end = rest.findIndex((line) => line.ply !== log[at]?.ply);
  return end < 0 ? rest : rest.slice(0, end);
}

function rolledAt(log: LogLine[], at: number): Rolled {
  const shown = after(log, at).filter((line) => line.kind === "haggis-shown");
  return { side: sideOf(log[at] as LogLine), shown: shown.map((line) => ({ seat: line.seat, worth: numberOf(line.said, "worth") })) };
}

function momentAt(log: LogLine[], at: number): GlenMoment | null {
  const line = log[at] as LogLine;
  const { ply, said } = line;
  switch (line.kind) {
    case "did-roll": {
      if (textOf(said, "where") === "haggis") return { ply, kind: "haggis", rolls: [rolledAt(log, at)] };
      const gone = after(log, at).find((one) => one.kind === "discard");
      return { ply, kind: "die", side: sideOf(line), discarded: gone ? partOf(gone.said, "tile") : "" };
    }
    case "scoring-card":
      return { ply, kind: "votes", card: partOf(said, "card"), passed: textOf(said, "result") === "passed", votes: messagesOf(said, "votes").map((one) => ({ seat: seatOf(one), ayes: numberOf(one, "ayes"), nays: numberOf(one, "nays") })) };
    case "race-begins": return { ply, kind: "race", seats: [], place: 0 };
    case "boat-home": return { ply, kind: "race", seats: [line.seat], place: numberOf(said, "place") };
    case "boat-last": return { ply, kind: "race", seats: [line.seat], place: LAST };
    default: return null;
  }
}

/** In the order of the log; rolls for the haggis that follow each other are one. */
export function moments(log: LogLine[]): GlenMoment[] {
  const found: GlenMoment[] = [];
  for (let at = 0; at < log.length; at++) {
    const moment = momentAt(log, at);
    const last = found.at(-1);
    if (moment?.kind === "haggis" && last?.kind === "haggis" && moment.ply === last.ply + last.rolls.length) last.rolls.push(...moment.rolls);
    else if (moment?.kind === "race" && lastToo(moment, last)) lastToo(moment, last)?.push(...moment.seats);
    else if (moment) {
      let place = found.length;
      while (afterHome(moment, found[place - 1])) place--;
      found.splice(place, 0, moment);
    }
  }
  return found;
}
