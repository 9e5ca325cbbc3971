// Costs and effects as rows of small drawings.
import type { ActivationView } from "./view";

export type Amounts = Record<string, number>;

export type Token = { icon: string; count: number } | { text: string };

const ICONS: Record<string, string> = { "clan marker": "marker", "landmark card": "card", "any good": "any" };

export function iconOf(name: string): string {
  return ICONS[name] ?? name;
}

export function amountTokens(amounts: Amounts): Token[] {
  return Object.entries(amounts).filter(([, n]) => n).map(([name, count]) => ({ icon: iconOf(name), count }));
}

export function activationTokens(act: ActivationView): Token[] {
  const rate = (icon: string): Token[] => {
    const steps = Object.keys(act.table).join("/");
    const points = Object.values(act.table).join("/");
    return [{ text: steps }, { icon, count: 1 }, { text: `→${points}` }, { icon: "vp", count: 1 }];
  };
  switch (act.type) {
    case "gain": return [{ text: "+" }, ...amountTokens(act.goods)];
    case "gain any": return [{ text: "+" }, { icon: "any", count: act.count }];
    case "move": return [{ icon: "move", count: act.count }];
    case "vp": return [{ text: "+" }, { icon: "vp", count: act.count }];
    case "exchange": return [...amountTokens(act.give), { text: "→" }, ...amountTokens(act.get)];
    case "exchange different": return [{ text: "≠" }, ...rate("any")];
    case "exchange animals": return [...rate("sheep").slice(0, 2), { icon: "cattle", count: 1 }, ...rate("sheep").slice(2)];
    case "exchange any": return rate("any");
    case "exchange for clan marker": return [{ icon: "any", count: 1 }, { text: "→" }, { icon: "marker", count: 1 }];
    case "age": return [{ icon: "age", count: act.count }];
    case "exchange or age": return [...amountTokens(act.give), { text: "→" }, ...amountTokens(act.get), { text: "or" }, { icon: "age", count: act.count }];
    case "event": return [{ icon: "event", count: 1 }];
    default: return [];
  }
}

export interface Placed {
  x: number;
  icon: string;
  text: string;
}

// Fonts differ: these widths have room for a broad one.
const WIDTHS: Record<string, number> = { "→": 11.5, "≠": 11, "+": 10.5, "/": 5, o: 8.5, r: 6.5 };

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 8.4), 0);
}

/** Tokens side by side, 16 units high: a single thing needs no number. */
export function layOut(tokens: Token[]): { items: Placed[]; width: number } {
  const items: Placed[] = [];
  let x = 0;
  for (const token of tokens) {
    const text = "text" in token ? token.text : token.count > 1 || token.icon === "vp" && token.count !== 1 ? String(token.count) : "";
    if (text) {
      items.push({ x, icon: "", text });
      x += widthOf(text) + 1;
    }
    if ("icon" in token) {
      items.push({ x, icon: token.icon, text: "" });
      x += 16;
    }
  }
  return { items, width: Math.max(1, x) };
}
