// Makes sentences of messages, from the Fluent files that the server reads too; see `clachan/words` there.
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Told } from "../wire";

type Parameter = Told["with"] extends infer W ? NonNullable<W>[string & keyof W] : never;
/** What each seat is called; a seat beyond them is called by its number. */
export type Names = readonly string[];

const SEAT = "seat:";

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly plurals: Intl.PluralRules;

  /** `text` is all Fluent files one after the other; of two messages with one id the later counts. */
  constructor(language: string, text: string) {
    this.language = language;
    const locales = [language, "en"]; // by whose customs it counts: its own, if the browser knows them
    this.bundle = new FluentBundle(locales, { functions: { NAME: (given, named) => this.called(given, named.form) }, useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.plurals = new Intl.PluralRules(locales);
  }

  /** Adds what is said later, once the board stands. */
  add(text: string) {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Asks for the words that follow those of a first board; there when all of them are. */
  rest: () => Promise<void> = () => Promise.resolve();
  /** What is told of a message without a sentence: true if it comes yet, and until then nothing is said. */
  waits: () => boolean = () => false;
  /** Whether nothing is to follow any more. */
  isWhole: () => boolean = () => true;

  /** The sentence of a message; one without a sentence is said by its id and parameters. */
  say(told: Told, names: Names = []): string {
    return this.format(told.id, this.args(told.with ?? {}, names)) ?? (this.waits() ? "" : bare(told));
  }

  /** What a part of the table is called. */
  name(part: string, names: Names = []): string {
    return part.startsWith(SEAT) ? this.seat(part, names) : this.called([part]);
  }

  private args(parameters: Record<string, Parameter>, names: Names): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(parameters)) {
      if (Array.isArray(value)) {
        const said = value.map((one) => (typeof one === "string" ? this.name(one, names) : String(this.argument(one, names))));
        found[`${key}-count`] = said.length;
        found[`${key}-and`] = this.joined(said, "list-and");
        found[`${key}-or`] = this.joined(said, "list-or");
        found[key] = said.join(", ");
      } else found[key] = this.argument(value, names);
    }
    return found;
  }

  private argument(value: Exclude<Parameter, unknown[]>, names: Names): string | number {
    if (typeof value === "object") return this.say(value, names);
    return typeof value === "string" && value.startsWith(SEAT) ? this.seat(value, names) : value;
  }

  private joined(said: string[], last: string): string {
    if (said.length < 2) return said.join("");
    return this.format(last, { first: said.slice(0, -1).join(", "), last: said.at(-1) ?? "" }) ?? said.join(", ");
  }

  private seat(part: string, names: Names): string {
    const seat = Number(part.slice(SEAT.length));
    return names[seat] ?? this.format(seat >= 0 ? "seat" : "chance", { number: seat + 1 }) ?? part;
  }

  /** What NAME() is in a sentence: the name of a part in the form for a number, and in the one asked for. */
  private called(given: FluentValue[], form: FluentValue = ""): string {
    const part = String(given[0]?.valueOf() ?? "");
    const colon = part.indexOf(":");
    if (colon < 0) return part;
    const value = part.slice(colon + 1);
    const id = `${part.slice(0, colon)}-${value.replace(/[^A-Za-z0-9_-]+/g, "-")}`;
    const message = this.bundle.getMessage(id);
    if (!message) return value;
    const counted = given[1] instanceof FluentNumber ? this.plurals.select(given[1].value) : "";
    const asked = String(form.valueOf());
    for (const one of [`${asked}-${counted}`, asked, counted]) {
      const pattern = message.attributes[one];
      if (pattern) return this.bundle.formatPattern(pattern, null, []);
    }
    return message.value ? this.bundle.formatPattern(message.value, null, []) : value;
  }

  private format(id: string, given: Record<string, FluentVariable>): string | null {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, given, []) : null;
  }
}

function bare(told: Told): string {
  const named = Object.entries(told.with ?? {}).map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`);
  return named.length > 0 ? `${told.id} (${named.join(", ")})` : told.id;
}
