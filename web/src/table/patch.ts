// Makes the new view from the old one and the changes between them. What did not change is shared, not copied.
type Step = string | number;
/** A path with a value puts the value there; a path alone takes away what is there. */
export type Change = [Step[]] | [Step[], unknown];

export function patched(view: unknown, changes: Change[]): unknown {
  const own = new Set<unknown>();
  return changes.reduce((made, change) => put(made, change[0], 0, change, own), view);
}

function put(node: unknown, path: Step[], depth: number, change: Change, own: Set<unknown>): unknown {
  if (depth === path.length) return change[1];
  const step = path[depth] as Step;
  const copy = own.has(node) ? node : Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) };
  own.add(copy);
  const holder = copy as Record<Step, unknown>;
  if (depth === path.length - 1 && change.length === 1) delete holder[step];
  else holder[step] = put(holder[step], path, depth + 1, change, own);
  return copy;
}
