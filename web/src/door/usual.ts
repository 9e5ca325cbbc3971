// What this browser remembers of how its player likes to play: the bots of a quick game, and a whole table.
import type { Terms } from "../wire";

export interface Sitter {
  kind: "me" | "open" | "bot" | "none";
  bot: string;
  name: string;
}
export interface Usual {
  /** The bots that "Play now" plays against. */
  bots: string[];
  /** The table that was kept as the usual one. */
  table?: { seats: Sitter[]; options: Record<string, string | boolean>; terms: Terms };
}

/** The levels of play that have a face; a server may offer other bots besides. */
export const LEVELS = ["easy", "normal", "hard", "expert"];
const KEY = "clachan-usual";

function all(): Record<string, Usual> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Usual>;
  } catch {
    return {};
  }
}

export function usualOf(game: string): Usual {
  const found = all()[game];
  return found && Array.isArray(found.bots) ? found : { bots: ["normal"] };
}

export function keepUsual(game: string, usual: Usual) {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: usual }));
}
