"""Writes OpenSpiel's playthroughs beside this file anew, after a deliberate change (scripts/generate)."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import clachan.env.openspiel  # noqa: F401 (makes the games known)

GAMES = {
    "caledonia-2-players": "python_clachan_caledonia(players=2,edition=first,layouts=8)",
    "glenmore-2-players": "python_clachan_glenmore(players=2,chronicles=x5,short=True,layouts=8)",
}

for name, game in GAMES.items():
    path = Path(__file__).with_name(f"{name}.txt")
    path.write_text(playthrough(game, None, seed=7), encoding="utf-8")
