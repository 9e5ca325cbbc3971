// What every chronicle's part of the table is given.
import type { Choice } from "../../table/choice.svelte";
import type { GlenmoreView, Printed } from "../view";

export interface ChronicleProps {
  view: GlenmoreView;
  printed: Printed;
  choice: Choice | null;
  active: boolean;
  eye: number | null;
}
