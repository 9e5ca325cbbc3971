const FIRST = 1000;
const LONGEST = 60_000;

/** Loads what is needed later than the first board, again and again while the server is away. */
export async function eventually<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
