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
  /** Whether there is more to take back than the last step. */
  canStepBack: boolean;
  busy: boolean;
  trouble: string;
  waitingFor: string;
  act(action: Legal): Promise<void>;
  /** Takes back the whole turn, as far as the rules allow. */
  undo(): Promise<void>;
  stepBack(): Promise<void>;
  endTurn(): Promise<void>;
}
