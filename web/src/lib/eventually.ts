const FIRST = 1000;
const LONGEST = 60_000;
/** What those answer who stand before a server that is away for a while, and a server whose store is. */
const AWAY = new Set([502, 503, 504]);

/** The server has answered, but not with what it was asked for. */
export class Answered extends Error {
  constructor(readonly status: number, message = `the server answered ${status}`) {
    super(message);
  }
}

/** Loads what a page needs, again and again while it is lost on the way; what the server itself answers, it would answer again. */
export async function eventually<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof Answered && !AWAY.has(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
