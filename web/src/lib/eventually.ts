const FIRST = 1000;
const LONGEST = 60_000;

/** When a board stands: what is shown over it is fetched then. */
export const LATER = 1500;

/** Loads what is needed later than the first board, again and again while the server is away. */
export async function eventually<T>(load: () => Promise<T>, after = 0): Promise<T> {
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
