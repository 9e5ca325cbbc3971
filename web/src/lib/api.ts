// Asks the server outside a table. Whatever is refused becomes an error with one sentence.
import type { Told } from "../wire";
import { Answered } from "./eventually";
import { say, sentence, speech, theRest, ui } from "./speech.svelte";

/** What the server refuses, with what is to be said of it; `message` is for those who have no words for it. */
export class Refusal extends Answered {
  constructor(readonly why: Told, message: string, status = 400) {
    super(status, message);
  }
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return read<T>(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return read<T>(await fetch(path, { method: "POST", body }));
}

async function read<T>(response: Response): Promise<T> {
  const data = await response.json().catch(() => ({ error: "the server did not answer in words" }));
  if (response.ok) return data as T;
  throw data.why ? new Refusal(data.why as Told, data.error, response.status) : new Answered(response.status, data.error);
}

/** What is said to people of an error. Of all that was not refused, but lost or gone wrong, they read only that. */
export function reason(error: unknown): string {
  if (error instanceof Refusal) return sentence(known(error.why) ? say(error.why) : error.message);
  if (speech.words.has("ui-no-answer")) return ui("no-answer");
  return sentence(error instanceof Error ? error.message : String(error)); // there are no words yet
}

/** The same beside a board that may not have all of its words yet: whoever refused has them. */
export async function wholeReason(error: unknown): Promise<string> {
  if (error instanceof Refusal) await theRest();
  return reason(error);
}

/** Whether this page has words for all of it: of a game that it does not show it knows only a little. */
function known(told: Told): boolean {
  const within = Object.values(told.with ?? {}).flat().filter((one) => typeof one === "object");
  return speech.words.has(told.id) && within.every(known);
}
