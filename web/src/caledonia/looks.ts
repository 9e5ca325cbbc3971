// How each hex of the map looks now. A move changes few of them, and only those should be drawn again.
import type { HexView } from "./view";

export interface Piece {
  seat: number;
  kind: string;
}

export interface HexLook {
  hex: HexView;
  label: string;
  lit: boolean;
  dim: boolean;
  marked: boolean;
  fresh: boolean;
  news: boolean;
  /** What would stand here after the chosen action. */
  ghost: Piece | null;
  /** What stood here until the last step. */
  gone: Piece | null;
  /** Who has used the port. */
  users: number[];
}

/** Gives back the very same look for a hex as long as nothing about it changes. */
export class Kept {
  private last = new Map<string, { text: string; look: HexLook }>();

  all(looks: HexLook[]): HexLook[] {
    return looks.map((look) => {
      const [text, before] = [JSON.stringify(look), this.last.get(look.hex.name)];
      if (before?.text === text) return before.look;
      this.last.set(look.hex.name, { text, look });
      return look;
    });
  }
}
