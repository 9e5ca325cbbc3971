// Which panel of a narrow table is in sight: the one that was turned to, or the board on which the chosen deed is done.
import type { Shape } from "../lib/screen.svelte";

interface Seen {
  shape: Shape;
  /** Whether clans are on offer. */
  choosing: boolean;
  /** The families of the deed that is chosen from the bar. */
  deed: readonly string[];
}

const TABS = [["act", "expansions"], ["mine", ""], ["market", "trade"], ["contracts", "scroll"], ["clans", "worker"], ["log", "quill"]] as const;
/** The board on which a deed of the bar is done: where the parts share a place it comes into sight with the deed. */
const BOARDS: Readonly<Record<string, string>> = { buy: "market", take: "contracts", fulfil: "hand" };

export class Panels {
  private tab = $state("act");
  /** The deed whose board was turned away from. */
  private left = $state.raw<readonly string[] | null>(null);

  constructor(private readonly seen: () => Seen) {
    // Chosen once more, a deed brings its board again.
    $effect(() => {
      if (this.seen().deed.length === 0) this.left = null;
    });
  }

  /** A tablet that lies has room for the turn beside the panel. */
  readonly tabs = $derived.by(() => (this.alone ? TABS.filter(([id]) => id !== "act") : TABS));

  private get alone(): boolean {
    return this.seen().shape === "tablet" && !this.seen().choosing;
  }
  /** A sheet beside the map shows a board in the place of another panel; one below the map stays, and it lies over the map. */
  private get beside(): boolean {
    return this.seen().shape === "tablet" || this.seen().shape === "lying";
  }
  private get led(): string {
    const { deed } = this.seen();
    return deed === this.left ? "" : (BOARDS[deed[0] ?? ""] ?? "");
  }

  /** The panel of the sheet. */
  readonly panel = $derived.by(() => {
    const turned = this.alone && this.tab === "act" ? "market" : this.tab;
    if (!this.beside || !this.led) return turned;
    // On a tablet the own contracts lie below the market.
    return this.seen().shape === "tablet" && this.led === "hand" ? "market" : this.led;
  });

  /** The board that lies over the map. */
  readonly over = $derived.by(() => (!this.beside && this.panel === "act" ? this.led : ""));

  turnTo(id: string) {
    this.left = this.seen().deed;
    this.tab = id;
  }
}
