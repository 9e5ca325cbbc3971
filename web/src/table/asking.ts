// Whoever asks a player: the table itself, or a what-if. The panel needs no more than this.
import type { ReasonShown } from "../wire";
import type { Choice } from "./choice.svelte";
import type { Move } from "./moves";

/** What every game calls the question with which a turn begins. */
export const TURN = "ask-turn";

export interface Asking {
  choice: Choice;
  prompt: string;
  /** Whether a turn begins with what is asked. */
  begins: boolean;
  seat: number;
  /** What whoever is asked is called. */
  name?: string;
  mine: boolean;
  held: boolean;
  canUndo: boolean;
  /** Whether there is more to take back than the last step. */
  canStepBack: boolean;
  busy: boolean;
  trouble: string;
  waitingFor: string;
  /** What others have done since this player's last turn, the latest last; without one, their last moves. */
  since?: Move[];
  /** Whether this player has had a turn. */
  played?: boolean;
  /** How many turns of others wait to be shown. */
  behind?: number;
  /** Shows all of them now. */
  catchUp?(): void;
  /** Plays what is chosen, once it is whole. */
  confirm(): Promise<void>;
  /** Why nothing of some deeds can be done. */
  against(deeds: readonly (readonly string[])[]): Promise<ReasonShown[][]>;
  /** Takes back the whole turn, as far as the rules allow. */
  undo(): Promise<void>;
  stepBack(): Promise<void>;
  endTurn(): Promise<void>;
}
