// Days as people of a language write them.
import { speech } from "./speech.svelte";

/** A moment of time; English is that of Scotland. */
export function written(at: number, how: Intl.DateTimeFormatOptions): string {
  const language = speech.words.language;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, how).format(at);
}
