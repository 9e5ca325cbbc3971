// Time in words that fit a small place.
import { ui } from "../lib/speech.svelte";

export function timeLeft(seconds: number): string {
  if (seconds <= 0) return ui("time-over");
  if (seconds < 60) return ui("time-seconds", { count: Math.ceil(seconds) });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return ui("time-hours", { hours, minutes: minutes % 60 });
  return ui("time-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}
