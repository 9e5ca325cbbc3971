// Names and short words for what is on the table.
import { name, numbered, say } from "../lib/speech.svelte";
import type { Legal, Told } from "../wire";
import type { CaledoniaView, ContractPrint, Printed } from "./view";

const PORT_FAMILIES = new Set(["port", "any-port", "shift", "any-shift"]);

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function clanName(clan: string): string {
  return name(`clan:${clan}`);
}

export function seatTitle(view: CaledoniaView, seat: number): string {
  const clan = view.seats[seat]?.clan;
  return clan && clan !== "none" ? clanName(clan) : numbered(seat);
}

/** What stands on the cards: so much of something each. */
function amounts(part: Record<string, number>): Told[] {
  return Object.entries(part).map(([item, count]) => ({ id: item === "money" ? "amount-money" : "amount", with: { count, item: `item:${item}` } }));
}

export function contractWords(contract: ContractPrint): string {
  return say({ id: "contract-words", with: { number: contract.number, deal: deal(contract) } });
}

function deal(contract: ContractPrint): Told {
  const brings = amounts(contract.brings);
  return { id: brings.length > 0 ? "deal" : "deal-nothing", with: { asks: amounts(contract.asks), brings } };
}

function startWords(offer: CaledoniaView["offer"][number], printed: Printed): string {
  const goods = offer.goods.flatMap((count, i) => (count ? [[printed.goods[i] ?? "", count] as const] : []));
  return amounts({ money: offer.money, ...Object.fromEntries(goods) }).map(say).join(", ");
}

/** What an action's name does not tell by itself. */
export function actionDetail(action: Pick<Legal, "family" | "parts">, printed: Printed, view: CaledoniaView, chosen: boolean): string {
  const contract = action.parts.find((part) => part.startsWith("contract:"));
  if (contract) {
    const found = printed.contracts[Number(contract.slice(9)) - 1];
    return found ? say(deal(found)) : "";
  }
  const clan = action.parts.find((part) => part.startsWith("clan:"));
  if (clan) {
    // The cards on offer tell the powers; here it is enough to tell them apart.
    const offer = view.offer.find((item) => item.clan === clan.slice(5));
    return chosen || !offer ? say(printed.clans[clan.slice(5)]) : startWords(offer, printed);
  }
  const port = action.parts.find((part) => part.startsWith("port:"));
  if (port === "port:money" && !chosen) return ""; // its price says it all
  if (port && PORT_FAMILIES.has(action.family)) return say(printed.ports[port.slice(5)]);
  if (action.family === "pass") return say({ id: view.round < view.scoring.length ? "pass-sooner" : "pass-last" });
  return "";
}
