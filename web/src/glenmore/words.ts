// Names and short words for what is on the table.
import type { Named } from "../games";
import type { Legal, LogLine } from "../wire";
import type { Amounts } from "./formula";
import type { ActivationView, GlenmoreView, Printed, TileFace } from "./view";

export const COLOURS = ["Red", "Yellow", "Green", "Blue"];
export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
export const KIND_LETTERS: Record<string, string> = {
  village: "V", castle: "C", animal: "A", material: "M", whisky: "W", trade: "T", loch: "L", other: "O",
  person: "P", end: "E", start: "S", sale: "K",
};
const WORDS: Record<string, string> = { vp: "VP", scotsman: "Scotsman", coin: "coin", any: "any good" };

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function title(text: string): string {
  return text.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()).replace(/\b(Mc|Mac(?!kintosh|beth))([a-z])/g, (_, mac: string, letter: string) => mac + letter.toUpperCase());
}

export function seatTitle(seat: number): string {
  return COLOURS[seat] ?? `Player ${seat + 1}`;
}

/** A card's or tile's proper name. */
export function nameOf(key: string, printed: Printed): string {
  return printed.tiles[key]?.name ?? title(key);
}

export function counted(amounts: Amounts): string {
  return Object.entries(amounts).filter(([, n]) => n).map(([name, n]) => `${n} ${WORDS[name] ?? name}`).join(", ");
}

/** What a tile does whenever it is activated. */
export function activationWords(act: ActivationView): string {
  const steps = Object.keys(act.table).join(" or ");
  const points = Object.values(act.table).join(" or ");
  switch (act.type) {
    case "none": return "";
    case "gain": return `makes ${counted(act.goods)}`;
    case "gain any": return `makes ${act.count} good of your choice`;
    case "move": return `${act.count} movement`;
    case "vp": return `${act.count} VP`;
    case "exchange": return `${counted(act.give)} → ${counted(act.get)}`;
    case "exchange different": return `${steps} different goods → ${points} VP`;
    case "exchange animals": return `${steps} animals → ${points} VP`;
    case "exchange any": return `${steps} goods → ${points} VP`;
    case "exchange for clan marker": return "a good → a clan marker";
    case "age": return `age ${act.count} barrel`;
    case "exchange or age": return `${counted(act.give)} → ${counted(act.get)}, or age ${act.count}`;
    case "event": return "turn a landmark card to its event";
    default: return act.type;
  }
}

/** Everything printed on a tile, in a sentence. */
export function tileWords(face: TileFace): string {
  const words = [`${face.name}: ${face.kind === "other" ? "special" : face.kind}`];
  if (face.river) words.push("with river");
  if (face.overbuild) words.push(`is built over another ${face.kind}`);
  if (Object.keys(face.cost).length > 0) words.push(`costs ${counted(face.cost)}`);
  if (Object.keys(face.one_time).length > 0) words.push(`once ${counted(face.one_time)}`);
  const act = activationWords(face.activation);
  return [...words, ...(act ? [`activated: ${act}`] : [])].join(", ");
}

function cellAt(view: GlenmoreView, part: string) {
  const [, owner, place] = part.split(":");
  const seat = Number(owner?.slice(1)) - 1;
  return view.seats[seat]?.territory.find((cell) => cell.place === place);
}

/** What the panel's sentences name besides the action itself: the tile on the space or the place that it names. */
export function more(action: Legal, view: GlenmoreView): Named {
  const space = action.parts.find((part) => part.startsWith("space:"));
  const cell = action.parts.find((part) => part.startsWith("cell:"));
  const on = space ? view.track[Number(space.slice(6)) - 1] : cell ? cellAt(view, cell) : undefined;
  return on?.tile ? { on: "tile", tile: `tile:${on.tile}` } : { on: "nothing" };
}

/** What an action's name does not tell by itself. */
export function detail(action: Legal, printed: Printed, view: GlenmoreView, chosen: boolean): string {
  const space = action.parts.find((part) => part.startsWith("space:"));
  if (space) {
    const on = view.track[Number(space.slice(6)) - 1];
    const face = on?.tile ? printed.tiles[on.tile] : undefined;
    return chosen && face ? tileWords({ ...face, ...(on as TileFace) }) : "";
  }
  const cell = action.parts.find((part) => part.startsWith("cell:"));
  if (cell && action.family === "activate") return cellAt(view, cell) ? activationWords((cellAt(view, cell) as TileFace).activation) : "";
  if (!chosen) return "";
  const clan = action.parts.find((part) => part.startsWith("clan:"));
  if (clan) return printed.clans[clan.slice(5)] ?? "";
  const card = action.parts.find((part) => part.startsWith("card:"));
  if (card) return `Event: ${printed.cards[card.slice(5)]?.event ?? ""}`;
  const tile = action.parts.find((part) => part.startsWith("tile:"));
  if (tile) return tileWords(printed.tiles[tile.slice(5)] as TileFace);
  const mobster = action.parts.find((part) => part.startsWith("mobster:"));
  if (mobster) return printed.mobsters[mobster.slice(8)]?.power ?? "";
  const gathering = action.parts.find((part) => part.startsWith("gathering:"));
  if (gathering) return view.gathering?.cards.find((one) => one.card === gathering.slice(10))?.words ?? "";
  return "";
}

/** The parts that a line of the log tells of; a place is in the territory of whoever acted. */
export function logPlaces(line: LogLine): string[] {
  return line.parts.map((part) => (part.startsWith("cell:") ? `cell:p${line.seat + 1}:${part.slice(5)}` : part));
}
