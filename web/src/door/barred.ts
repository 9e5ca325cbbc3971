// Options that do not go together: the server says which values cannot be chosen beside the others, and why.
import type { BarredShown, OptionShown, Told } from "../wire";

/** The word for everything that an option can hold. */
const ALL = "all";
export type Values = Record<string, string | boolean>;

/** Why a value cannot be chosen, or nothing if it can. */
export function whyNot(barred: BarredShown[], option: string, value: string | boolean): Told | null {
  return barred.find((one) => one.option === option && one.value === value)?.why ?? null;
}

/** The choice without what is barred: that comes back as soon as it is possible again. */
export function possible(values: Values, options: OptionShown[], barred: BarredShown[]): Values {
  const chosen = { ...values };
  for (const option of options) if (option.several.length && chosen[option.name] === ALL) chosen[option.name] = option.several.map((one) => one.value).join("");
  for (const { option: name, value } of barred) {
    const option = options.find((one) => one.name === name);
    const now = chosen[name] ?? option?.default;
    if (typeof value === "boolean" && now === value) chosen[name] = !value;
    else if (typeof now === "string" && option?.several.length && now.includes(String(value))) {
      chosen[name] = now.replace(String(value), "") || String(option.default);
    }
  }
  return chosen;
}

/** What is held of an option that can hold several things. */
export function heldOf(option: OptionShown, values: Values): OptionShown["several"] {
  const value = String(values[option.name] ?? option.default);
  return option.several.filter((one) => value === ALL || value.includes(one.value));
}

/** How many minutes longer a table takes with what it holds, as far as that is known. */
export function minutesMore(options: OptionShown[], values: Values): number {
  const notes = options.flatMap((option) => heldOf(option, values)).flatMap((one) => one.notes);
  return notes.reduce((sum, note) => sum + (typeof note.with?.minutes === "number" ? note.with.minutes : 0), 0);
}
