// How the common parts of a table read Glen More II.
import type { Signs } from "../games";

export const signs: Signs = {
  icons: { fits: "g-tile" },
  regions: { market: ".market", board: ".own, .holdings, .ground > .pill", track: ".rondel", land: ".ground, .land", clans: ".glen:has(.lid [data-sheet=clans]) .lid, .glen:not(:has(.lid [data-sheet=clans])) .clans, [data-of=clans]", rounds: ".rounds, .headline > .pile" },
  sounds: {
    "did-place": "piece",
    "did-activate": "piece",
    "did-move": "piece",
    "did-row": "piece",
    "did-take": "card",
    "did-take-points": "card",
    "did-take-haggis": "card",
    "did-draw": "card",
    "did-draw-haggis": "card",
    "scoring-round": "round",
  },
};
