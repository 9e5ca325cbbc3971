// Sorts legal actions for the panel: what belongs together stands in one row.
import type { Legal } from "../wire";

export interface Family {
  head: string;
  members: { action: Legal; label: string }[];
}

const NUMBERED = /^(buy|sell|make) (\d+) (\w+)$/;
const COUNTED = /^(bid|churn|brew) (\d+)$/;
const PLACED = /^(expand|place) (\w+) (\w+)$/;
const ON_MAP = /^(slaughter|swap|row to) (\w\d+)$/;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function split(action: Legal, onePlace: boolean): { head: string; label: string } {
  const numbered = NUMBERED.exec(action.text);
  if (numbered) return { head: `${numbered[1]} ${numbered[3]}`, label: numbered[2] ?? "" };
  const counted = COUNTED.exec(action.text);
  if (counted) return { head: counted[1] ?? "", label: counted[2] ?? "" };
  const placed = PLACED.exec(action.text);
  if (placed && onePlace) return { head: "", label: capital(placed[3] ?? "") };
  if (placed) return { head: placed[3] ?? "", label: placed[2] ?? "" };
  const onMap = ON_MAP.exec(action.text);
  if (onMap) return { head: onMap[1] ?? "", label: onMap[2] ?? "" };
  return { head: "", label: capital(action.text) };
}

type Split = (action: Legal) => { head: string; label: string } | null;

export function families(actions: Legal[], own?: Split): Family[] {
  const found = new Map<string, Family>();
  const hexes = new Set(actions.flatMap((action) => action.parts.filter((part) => part.startsWith("hex:"))));
  for (const action of actions) {
    const { head, label } = own?.(action) ?? split(action, hexes.size === 1);
    const family = found.get(head) ?? { head: capital(head), members: [] };
    family.members.push({ action, label });
    found.set(head, family);
  }
  return [...found.values()];
}

export interface UnitOffer {
  part: string;
  name: string;
  places: number;
  cheapest: string;
}

/** Units to choose from first, when there are many places for several kinds. */
export function unitOffers(actions: Legal[], most = 14): UnitOffer[] {
  if (actions.length <= most) return [];
  const offers = new Map<string, { places: number; least: number }>();
  for (const action of actions) {
    const part = action.parts.find((one) => one.startsWith("unit:"));
    if (!part) return [];
    const price = Number(action.cost.replace(/[^\d]/g, "")) || 0;
    const offer = offers.get(part) ?? { places: 0, least: Infinity };
    offers.set(part, { places: offer.places + 1, least: Math.min(offer.least, price) });
  }
  if (offers.size < 2) return [];
  return [...offers].map(([part, { places, least }]) => ({
    part,
    name: capital(part.slice(5)),
    places,
    cheapest: least ? `from £${least}` : "free",
  }));
}

export function groupsOf(actions: Legal[]): { group: string; actions: Legal[] }[] {
  const groups = new Map<string, Legal[]>();
  for (const action of actions) groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  // What ends one's part in the round stands last, where it is not clicked by mistake.
  const last = (members: Legal[]) => Number(members.every((action) => action.text === "pass"));
  return [...groups].map(([group, members]) => ({ group, actions: members })).sort((a, b) => last(a.actions) - last(b.actions));
}
