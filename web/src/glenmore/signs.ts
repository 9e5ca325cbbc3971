// How the common parts of a table read Glen More II.
import type { Signs } from "../games";

export const signs: Signs = {
  icons: { fits: "g-tile" },
  regions: { market: ".market", board: ".own, .holdings", track: ".rondel", land: ".ground, .land", clans: ".clans", rounds: ".rounds" },
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
