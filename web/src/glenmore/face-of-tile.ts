// What a tile's face shows of costs and effects: figures and icons in a row.
import type { ActivationView } from "./view";

export type Amounts = Record<string, number>;
export type RowItem = { icon: string } | { text: string };

const ICON: Record<string, string> = { "landmark card": "card", "clan marker": "marker", "any good": "any", move: "boot", event: "book" };

/** The icon of a good, a coin, a point and of what else is given or taken. */
export function iconName(name: string): string {
  return `g-${ICON[name] ?? name}`;
}

/** Each thing by itself up to `most`, more of them as a figure before the icon. */
export function amountRow(amounts: Amounts, most = 1): RowItem[] {
  return Object.entries(amounts).flatMap(([name, count]): RowItem[] => {
    const icon = { icon: iconName(name) };
    const counted = name === "vp" || name === "coin" || count > most;
    return counted ? [...(count > 1 || name === "vp" ? [{ text: String(count) }] : []), icon] : Array.from({ length: count }, () => icon);
  });
}

/** What a tile does whenever it is activated, as short as it can be drawn: of a ladder its best step. */
export function activationRow(act: ActivationView | undefined): RowItem[] {
  const to: RowItem = { text: "›" };
  const icon = (name: string): RowItem => ({ icon: iconName(name) });
  switch (act?.type) {
    case "gain": return [{ text: "+" }, ...amountRow(act.goods)];
    case "gain any": return [{ text: "+" }, icon("any")];
    case "move": return [...(act.count > 1 ? [{ text: String(act.count) }] : []), icon("move")];
    case "vp": return [{ text: String(act.count) }, icon("vp")];
    case "exchange": return [...amountRow(act.give), to, ...amountRow(act.get)];
    case "exchange for clan marker": return [icon("any"), to, icon("marker")];
    case "exchange animals": return [icon("sheep"), to, { text: best(act) }, icon("vp")];
    case "exchange different": case "exchange any": return [{ text: Object.keys(act.table).at(-1) ?? "" }, icon("any"), to, { text: best(act) }, icon("vp")];
    case "age": return [icon("age")];
    case "exchange or age": return [icon("barley"), to, icon("whisky"), { text: "/" }, icon("age")];
    case "event": return [icon("event")];
    default: return [];
  }
}

function best(act: ActivationView): string {
  return String(Object.values(act.table).at(-1) ?? "");
}

export function rowWidth(items: RowItem[], icon: number): number {
  return items.reduce((sum, item) => sum + ("icon" in item ? icon * 0.98 : icon * (item.text.length > 1 ? 0.78 : 0.5)), 0);
}

/** A name in one line or two, neither longer than `most` letters where words allow it; where they do not, `below` may be wider. */
export function lettering(name: string, most: number, below = most): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  const first = [words.shift() ?? ""];
  while (words.length > 1 && [...first, words[0]].join(" ").length <= most) first.push(words.shift() ?? "");
  const last = words.join(" ");
  if (last.length <= most) return [first.join(" "), last].filter(Boolean);
  const all = name.split(" ");
  const ways = all.slice(1).map((_, i) => [all.slice(0, i + 1).join(" "), all.slice(i + 1).join(" ")] as const);
  const tight = ([one, two]: readonly [string, string]) => Math.max(one.length / most, two.length / below);
  return [...ways.reduce((best, way) => (tight(way) < tight(best) ? way : best))];
}
