// Names and short words for what is on the table.
import type { Named } from "../games";
import { name, say, sayInTime, sentence, speech, ui } from "../lib/speech.svelte";
import type { Words } from "../lib/words";
import type { Legal, LogLine } from "../wire";
import type { Amounts } from "./face-of-tile";
import type { ActivationView, CellView, GlenmoreView, Printed, TileFace } from "./view";

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
export const KIND_LETTERS: Record<string, string> = {
  village: "V", castle: "C", animal: "A", material: "M", whisky: "W", trade: "T", loch: "L", other: "O",
  person: "P", end: "E", start: "S", sale: "K",
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function title(text: string): string {
  return text.replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase()).replace(/\b(Mc|Mac(?!kintosh|beth))([a-z])/g, (_, mac: string, letter: string) => mac + letter.toUpperCase());
}

export function seatTitle(seat: number): string {
  return ui("seat-colour", { number: seat + 1 });
}

/** A figure with a minus where it has one, which is longer than a hyphen. */
export function figure(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** What a landmark card does and when; where events are played, also what its event brings. */
export function cardTells(card: string, printed: Printed, events: boolean): string {
  const print = printed.cards[card];
  const [effect, event] = [sayInTime(print?.effect), events ? sayInTime(print?.event) : ""];
  if (!effect) return name(`card:${card}`);
  return [name(`card:${card}`), `${ui(`card-${print?.timing ?? "instant"}`)}: ${sentence(effect)}`, event && `${ui("tome-event")}: ${sentence(event)}`].filter(Boolean).join("\n");
}

/** What a person is, whose, from which stack, and what it brings. */
export function personSays(person: string, printed: Printed, seat: number): string {
  const called = name(`tile:${person}`);
  if (!speech.words.isWhole()) return called;
  const stack = printed.tiles[person]?.stack;
  const whose = seat < 0 ? ui("kind-person") : ui("person-whose", { seat: seatTitle(seat) });
  const from = stack ? ui("person-stack", { stack }) : "";
  const worth = printed.persons[person] ?? 1;
  const counts = worth > 1 ? ui("person-worth", { count: worth }) : "";
  return [called, [whose, from].filter(Boolean).join(" · "), sentence(sayInTime(printed.kinds.person)), counts].filter(Boolean).join("\n");
}

/** What is written on a tile. */
export function tileName(face: { tile: string; name: string }): string {
  const said = name(`tile:${face.tile}`);
  return said !== face.tile ? said : face.name;
}

/** A card's or tile's proper name. */
export function nameOf(key: string, printed: Printed): string {
  const said = name(`tile:${key}`);
  return said !== key ? said : (printed.tiles[key]?.name ?? title(key));
}

/** So many of these things, in words; nothing until a board stands and the rest of the words has come. */
export function amounts(held: Amounts): string {
  if (!speech.words.isWhole()) return "";
  return Object.entries(held).filter(([, count]) => count).map(([what, count]) => ui("so-many", { count, what: called(what, count) })).join(", ");
}

function called(what: string, count: number): string {
  return ui(`thing-${what.replaceAll(" ", "-")}`, { count });
}

/** What a tile does whenever it is activated, in words. */
export function activationSays(act: ActivationView): string {
  const ladder = Object.entries(act.table).map(([goods, points]) => ui("act-step", { goods, points })).join(", ");
  const known = { count: act.count, goods: amounts(act.goods), give: amounts(act.give), get: amounts(act.get), ladder };
  return act.type === "none" ? "" : ui(`act-${act.type.replaceAll(" ", "-")}`, known);
}

/** What has been said of tiles in the words of this moment: every tile of the table is told of with every move. */
let [spoken, said] = [null as Words | null, new WeakMap<TileFace, string>()];

/** Everything printed on a tile, in a sentence; with its name where that is not beside it. */
export function tileSays(face: TileFace, named = true): string {
  if (!named || !speech.words.isWhole()) return printedOn(face, named);
  if (spoken !== speech.words) [spoken, said] = [speech.words, new WeakMap()];
  const known = said.get(face) ?? printedOn(face, true);
  said.set(face, known);
  return known;
}

function printedOn(face: TileFace, named: boolean): string {
  const told = [named ? ui("tile-named", { tile: `tile:${face.tile}`, kind: ui(`kind-${face.kind}`) }) : ui(`kind-${face.kind}`)];
  if (!speech.words.isWhole()) return told[0] ?? "";
  if (face.kind === "person") told.push(sayInTime({ id: "kind-does-person" }));
  if (face.river) told.push(ui("tile-river"));
  if (face.overbuild) told.push(ui("tile-over"));
  if (Object.keys(face.cost).length > 0) told.push(ui("tile-costs", { amounts: amounts(face.cost) }));
  if (Object.keys(face.one_time).length > 0) told.push(ui("tile-once", { amounts: amounts(face.one_time) }));
  const act = activationSays(face.activation);
  return [...told, ...(act ? [ui("tile-wakes", { act })] : [])].filter(Boolean).join(", ");
}

/** A tile of a land with what is on it. */
export function cellSays(cell: CellView): string {
  const told = [tileSays(cell)];
  if (Object.keys(cell.goods_here).length > 0) told.push(ui("cell-holds", { amounts: amounts(cell.goods_here) }));
  if (cell.scotsmen) told.push(ui("cell-scotsmen", { count: cell.scotsmen }));
  if (cell.open) told.push(ui("cell-open"));
  return told.join("; ");
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
  // A mobster's question has answers that are something else at other times: his token on a clan or a card, what he takes off the mountain.
  const deal = view.asked.kind === "mobster" ? "token" : "usual";
  return on?.tile ? { on: "tile", tile: `tile:${on.tile}`, deal } : { on: "nothing", deal };
}

/** What an action's name does not tell by itself. */
export function detail(action: Legal, printed: Printed, view: GlenmoreView, chosen: boolean): string {
  const space = action.parts.find((part) => part.startsWith("space:"));
  if (space) {
    const on = view.track[Number(space.slice(6)) - 1];
    const face = on?.tile ? printed.tiles[on.tile] : undefined;
    return chosen && face ? tileSays({ ...face, ...(on as TileFace) }) : "";
  }
  const cell = action.parts.find((part) => part.startsWith("cell:"));
  if (cell && action.family === "activate") return cellAt(view, cell) ? activationSays((cellAt(view, cell) as TileFace).activation) : "";
  if (!chosen) return "";
  const clan = action.parts.find((part) => part.startsWith("clan:"));
  if (clan) return say(printed.clans[clan.slice(5)]);
  const card = action.parts.find((part) => part.startsWith("card:"));
  if (card) return say(printed.cards[card.slice(5)]?.event);
  const tile = action.parts.find((part) => part.startsWith("tile:"));
  if (tile) return tileSays(printed.tiles[tile.slice(5)] as TileFace);
  const mobster = action.parts.find((part) => part.startsWith("mobster:"));
  if (mobster) return say(printed.mobsters[mobster.slice(8)]?.power);
  const gathering = action.parts.find((part) => part.startsWith("gathering:"));
  if (gathering) return say(printed.gathering[gathering.slice(10)]);
  return "";
}

/** The parts that a line of the log tells of; a place is in the territory of whoever acted. */
export function logPlaces(line: LogLine): string[] {
  return line.parts.map((part) => (part.startsWith("cell:") ? `cell:p${line.seat + 1}:${part.slice(5)}` : part));
}
