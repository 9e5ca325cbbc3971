// Whoever asks a player: the table itself, or a what-if. The panel needs no more than this.
import type { Legal } from "../wire";
import type { Choice } from "./choice.svelte";

export interface Asking {
  choice: Choice;
  prompt: string;
  seat: number;
  mine: boolean;
  held: boolean;
  canUndo: boolean;
  busy: boolean;
  trouble: string;
  waitingFor: string;
  act(action: Legal): Promise<void>;
  undo(): Promise<void>;
  endTurn(): Promise<void>;
}
