// What this browser remembers: looks and signals. Nothing here changes the game.

interface Settings {
  /** The language chosen here; without one, the browser's. */
  language: string;
  theme: "system" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  notify: boolean;
  names: boolean;
  scenes: boolean;
  /** Whether parts of a game are explained when they are first played, and which have been. */
  primers: boolean;
  learnt: string[];
  /** Whether a table grows with a big screen. */
  large: boolean;
  /** How long the turn of another player is shown before the next one, in milliseconds. */
  pace: number;
}

/** Whether the table is lit by a candle now. */
class Light {
  night = $state(false);
}
export const light = new Light();

const KEY = "clachan-settings";
const first: Settings = { language: "", theme: "system", motion: true, sound: false, notify: false, names: false, large: true, scenes: true, primers: true, learnt: [], pace: 900 };

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...first, ...stored() });

export function keepSettings() {
  localStorage.setItem(KEY, JSON.stringify(settings));
  // The server names the words that a page will need in its first answer, so it has to know the language too.
  if (settings.language) document.cookie = `clachan_lang=${settings.language}; path=/; max-age=31536000; samesite=lax`;
  dress();
}

// Where words are tried without a page there is nothing to dress.
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

export function dress() {
  const night = settings.theme === "dark" || (settings.theme === "system" && dark?.matches === true);
  light.night = night;
  document.documentElement.classList.toggle("dark", night);
  document.documentElement.classList.toggle("still", !settings.motion);
}

dark?.addEventListener("change", dress);
if (dark) dress();

/** Keeps whether to be called when it is one's turn; false if that is wanted and the browser does not allow it. */
export async function keepNotify(): Promise<boolean> {
  const wanted = settings.notify;
  if (wanted) settings.notify = "Notification" in window && (await Notification.requestPermission()) === "granted";
  keepSettings();
  return settings.notify === wanted;
}
