// Tells a player who looks elsewhere that it is the turn: title, badge, sound, notification.

import { settings } from "../lib/settings.svelte";
import { ui } from "../lib/speech.svelte";
import type { Sound } from "./sounds";

let waiting = false;

const DOTTED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M8 3h16l8 13-8 13H8L0 16z" fill="#2f5d50"/><path d="M5 20l7-9 5 6 3-4 7 9-3 5H8z" fill="#d9e4c8"/><circle cx="23" cy="9" r="8" fill="#e0452f" stroke="#fff" stroke-width="2"/></svg>',
)}`;

/** The title of the tab, and a dot on its icon; where the page is installed as an app, on that too. */
export function titled(title: string, mine: boolean) {
  document.title = mine ? `● ${ui("your-turn")} – ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = mine ? DOTTED : "/icon.svg";
  const badge = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void badge?.catch(() => undefined); // a browser may refuse it; the title still tells
}

/** Whoever wants to hear nothing fetches no sounds. */
export function sound(which: Sound) {
  if (settings.sound) void import("./sounds").then((all) => all.sound(which)).catch(() => undefined);
}

export function signalTurn(prompt: string, notify: boolean) {
  sound("turn");
  if (notify && document.hidden && !waiting && "Notification" in window && Notification.permission === "granted") {
    waiting = true;
    const note = new Notification(`Clachan: ${ui("your-turn")}`, { body: prompt, tag: "clachan-turn" });
    note.onclose = () => (waiting = false);
    note.onclick = () => {
      waiting = false;
      window.focus();
      note.close();
    };
  }
}
