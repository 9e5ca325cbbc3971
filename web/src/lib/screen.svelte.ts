// How a table lies on this screen: which parts stand beside each other, and which share a place.
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "./settings.svelte";

/** From a large screen to a phone that lies on its side; see "How the table re-flows" in the look. */
export type Shape = "wide" | "laptop" | "tablet" | "standing" | "phone" | "lying";

const lying = new MediaQuery("(max-height: 479.9px) and (orientation: landscape)");
const phone = new MediaQuery("(max-width: 599.9px)");
const standing = new MediaQuery("(max-width: 959.9px) and (max-aspect-ratio: 11/10)");
const tablet = new MediaQuery("(max-width: 1179.9px)");
const tight = new MediaQuery("(max-width: 1399.9px), (max-height: 819.9px)");

class Screen {
  get shape(): Shape {
    if (lying.current) return "lying";
    if (phone.current) return "phone";
    if (standing.current) return "standing";
    if (tablet.current) return "tablet";
    return tight.current ? "laptop" : "wide";
  }

  /** How many times larger than drawn a table is on a big screen, if that is wanted. */
  get size(): number {
    if (this.shape !== "wide" || !settings.large) return 1;
    const fits = Math.min((innerWidth.current ?? 0) / DRAWN.width, (innerHeight.current ?? 0) / DRAWN.height);
    return Math.max(1, Math.floor(fits * 50) / 50);
  }

  /** Whether the land and one of the parts stand beside each other. */
  get beside(): boolean {
    return this.shape === "tablet" || this.shape === "lying";
  }

  /** Whether the parts of a table share one place and are turned to by tabs. */
  get narrow(): boolean {
    return this.shape !== "wide" && this.shape !== "laptop";
  }
}

/** The screen for which a table is drawn; on a larger one it is drawn larger. */
const DRAWN = { width: 1440, height: 900 };

export const screen = new Screen();
