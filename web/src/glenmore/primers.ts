// What is said of the chronicles in play to those who have not played with them yet.
import type { Primer } from "../games";
import type { Printed } from "./view";

export function primersOf(printed: Printed, chronicles: number[]): Primer[] {
  const inPlay = printed.primers.filter((one) => chronicles.includes(one.chronicle));
  return inPlay.map(({ chronicle, ...said }) => ({ ...said, of: `chronicles-${chronicle}` }));
}
