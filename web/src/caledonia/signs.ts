// How the common parts of a table read Clans of Caledonia.
import type { Signs } from "../games";

export const signs: Signs = {
  place: "hex",
  piece: "unit",
  told: ["trade"],
  given: ["slaughter"],
  icons: { cost: "expansions", income: "hourglass", neighbour: "trade", contract: "scroll", sheep: "mutton", cow: "beef" },
  regions: {
    map: ".map",
    market: ".market",
    contracts: ".contracts",
    board: ".own",
    rounds: ".rounds",
    ports: ".map .port .face",
    box: '.own [data-part^="contract:"]',
  },
  sounds: {
    "did-place": "piece",
    "did-expand": "piece",
    "did-swap": "piece",
    "did-row": "piece",
    "did-take": "card",
    "did-draw": "card",
    "did-card": "card",
    "did-fulfil": "card",
    "price": "price",
    "gain-money": "coin",
    "round": "round",
    "round-end": "round",
  },
};
