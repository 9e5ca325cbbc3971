// What those at a table are called: people by their names, bots by their level.
import type { Told } from "../wire";
import { say, speech, ui } from "../lib/speech.svelte";

/** A bot's name among people: that of its level, or what its makers call it. */
export function botName(bot: string): string {
  const kind = bot.split(":")[0] ?? "";
  return speech.words.has(`ui-bot-${kind}`) ? ui(`bot-${kind}`) : kind;
}

/** A bot as a sentence speaks of it: the Skipper. */
export function theBot(bot: string): string {
  const kind = bot.split(":")[0] ?? "";
  return speech.words.has(`ui-the-${kind}`) ? ui(`the-${kind}`) : kind;
}

/** What a bot is like, in a few words. */
export function botLike(bot: string, help: Told | undefined): string {
  const kind = bot.split(":")[0] ?? "";
  return speech.words.has(`ui-like-${kind}`) ? ui(`like-${kind}`) : say(help);
}

/** Whoever sits somewhere, as a sentence speaks of them. */
export function theSitter(seat: { kind: string; name: string; bot: string }): string {
  return seat.kind === "bot" && seat.name === (seat.bot.split(":")[0] ?? "") ? theBot(seat.bot) : seat.name;
}

/** The colour of a seat: that of the game whose words are spoken, if it has its own. */
export function colourOf(seat: number): string {
  return speech.words.has("ui-seat-colour") ? ui("seat-colour", { number: seat + 1 }) : ui(`colour-${seat}`);
}

/** A seat with a bot on it that nobody left there is called as the bot is. */
export function calledSeat(seat: { kind: string; name: string; bot: string }): string {
  const kind = seat.bot.split(":")[0] ?? "";
  return seat.kind === "bot" && seat.name === kind ? botName(seat.bot) : seat.name;
}
