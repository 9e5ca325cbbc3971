// Whoever opens a table is a guest with a name. The first page that needs it asks before its code is there.
import { post } from "./api";

interface Guest {
  name: string;
}

let early: Promise<Guest> | null = null;

/** Begin to ask while the rest of the page is on its way. */
export function greetEarly() {
  early = post<Guest>("/api/guest", {});
  early.catch(() => undefined); // told to whoever wants the answer
}

export function greet(): Promise<Guest> {
  const asked = early ?? post<Guest>("/api/guest", {});
  early = null;
  return asked;
}
