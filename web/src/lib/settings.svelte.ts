// What this browser remembers: looks and signals. Nothing here changes the game.

interface Settings {
  theme: "system" | "light" | "dark";
  motion: boolean;
  sound: boolean;
  notify: boolean;
  names: boolean;
}

/** Whether the table is lit by a candle now. */
class Light {
  night = $state(false);
}
export const light = new Light();

const KEY = "clachan-settings";
const first: Settings = { theme: "system", motion: true, sound: false, notify: false, names: false };

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
  dress();
}

const dark = matchMedia("(prefers-color-scheme: dark)");

export function dress() {
  const night = settings.theme === "dark" || (settings.theme === "system" && dark.matches);
  light.night = night;
  document.documentElement.classList.toggle("dark", night);
  document.documentElement.classList.toggle("still", !settings.motion);
}

dark.addEventListener("change", dress);
dress();
