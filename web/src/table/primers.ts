// Which words on parts of a game are still to be said.
import type { Primer } from "../games";

/** Those that fit the question and have not been heard, in their order; what comes with a question comes first. */
export function due(primers: Primer[], learnt: string[], kind: string): Primer[] {
  const open = primers.filter((one) => !learnt.includes(one.name));
  const now = open.filter((one) => one.kinds.includes(kind));
  return now.length > 0 ? now : open.filter((one) => one.kinds.length === 0);
}
