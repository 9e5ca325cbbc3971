// Where the game of a table is compared with others of the same deal.
import type { Terms } from "../wire";

/** The page of the challenge of a day, or of a duplicate; nothing for a table with a deal of its own. */
export function comparedAt(terms: Terms | undefined, game: string): string {
  if (!terms?.deal) return "";
  return terms.day ? `/challenge/${game}#${terms.day}` : `/deal/${terms.deal}`;
}
