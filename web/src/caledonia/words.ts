// Names and short words for what is on the table.
import type { Legal } from "../wire";
import type { CaledoniaView, ContractPrint, Printed } from "./view";

const CLANS: Record<string, string> = { macdonald: "MacDonald", macewen: "MacEwen", mackenzie: "MacKenzie" };

export const TILE_NAMES: Record<string, string> = {
  basics: "Basic goods",
  processed: "Processed goods",
  units: "Animals, buildings",
  workers: "Workers",
  border: "Border",
  imports: "Imports",
  meat: "Meat",
  upgrades: "Upgrades",
  costly: "Dear land",
};

export const PORT_NAMES: Record<string, string> = {
  meat: "Meat",
  basics: "Basics",
  processed: "Processed",
  upgrade: "Upgrade",
  money: "Money",
  price: "Price",
  swap: "Swap",
  contracts: "Contracts",
  any: "Any port",
};

const PORT_FAMILIES = new Set(["port", "any-port", "shift", "any-shift"]);

export const IMPORT_NAMES: Record<string, string> = { hops: "hops", cotton: "cotton", tobacco: "tobacco", sugar: "sugar cane" };

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function clanName(clan: string): string {
  return CLANS[clan] ?? capital(clan);
}

export function seatTitle(view: CaledoniaView, seat: number): string {
  const clan = view.seats[seat]?.clan;
  return clan && clan !== "none" ? clanName(clan) : `Player ${seat + 1}`;
}

export function pounds(amount: number): string {
  return amount < 0 ? `−£${-amount}` : `£${amount}`;
}

export function fee(amount: number): string {
  return amount > 0 ? `get £${amount}` : amount < 0 ? `pay £${-amount}` : "free";
}

export function contractWords(contract: ContractPrint): string {
  return `Contract ${contract.number}: ${dealWords(contract)}`;
}

function dealWords(contract: ContractPrint): string {
  const list = (part: Record<string, number>) =>
    Object.entries(part)
      .map(([name, count]) => (name === "money" ? `£${count}` : `${count} ${IMPORT_NAMES[name] ?? name}`))
      .join(", ");
  return `asks ${list(contract.asks)}; brings ${list(contract.brings) || "nothing else"}`;
}

function startWords(offer: CaledoniaView["offer"][number], printed: Printed): string {
  const goods = offer.goods.flatMap((count, i) => (count ? [`${count} ${printed.goods[i] ?? ""}`] : []));
  return [pounds(offer.money), ...goods].join(", ");
}

/** What an action's name does not tell by itself. */
export function actionDetail(action: Pick<Legal, "family" | "parts">, printed: Printed, view: CaledoniaView, chosen: boolean): string {
  const contract = action.parts.find((part) => part.startsWith("contract:"));
  if (contract) {
    const found = printed.contracts[Number(contract.slice(9)) - 1];
    return found ? dealWords(found) : "";
  }
  const clan = action.parts.find((part) => part.startsWith("clan:"));
  if (clan) {
    // The cards on offer tell the powers; here it is enough to tell them apart.
    const offer = view.offer.find((item) => item.clan === clan.slice(5));
    return chosen || !offer ? (printed.clans[clan.slice(5)] ?? "") : startWords(offer, printed);
  }
  const port = action.parts.find((part) => part.startsWith("port:"));
  if (port && PORT_FAMILIES.has(action.family)) return printed.ports[port.slice(5)] ?? "";
  if (action.family === "pass") return view.round < 5 ? "you go earlier next round the sooner you pass" : "the last round";
  return "";
}
