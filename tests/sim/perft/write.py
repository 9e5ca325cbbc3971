"""Writes the expectations beside this file anew, after a deliberate change of the rules.

    PYTHONPATH=src python tests/sim/perft/write.py [GAME…]

Every count is made by the compiled core and by plain Python; the files are only written if both agree.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from clachan import Match, open_game, read_record, write_record
from clachan.core.options import spelled
from clachan.core.seeds import seed_of
from clachan.sim.perft import count_nodes
from clachan.sim.play import play_game

HERE = Path(__file__).parent
MOST = 40_000  # nodes: deeper counts would be slow in plain Python
DEEPEST = 6
STEPS = (0.0, 0.15, 0.35, 0.6, 0.85)
"""Where in a random game the positions are taken."""

CASES: dict[str, tuple[dict[str, Any], int]] = {
    "caledonia_solo": ({"players": 1}, 1),
    "caledonia_two": ({"players": 2}, 2),
    "caledonia_two_tighter_map": ({"players": 2, "tighter_map": True, "map_sides": "1212"}, 3),
    "caledonia_three_auction": ({"players": 3, "clan_auction": True}, 4),
    "caledonia_three_first_edition": ({"players": 3, "edition": "first"}, 5),
    "caledonia_four": ({"players": 4}, 6),
    "caledonia_four_no_clans": ({"players": 4, "no_clans": True, "no_ports": True}, 7),
    "glenmore_two": ({"players": 2}, 8),
    "glenmore_two_die_short": ({"players": 2, "die": True, "short": True}, 9),
    "glenmore_three_river_race": ({"players": 3, "chronicles": "14"}, 10),
    "glenmore_three_haggis": ({"players": 3, "chronicles": "235"}, 11),
    "glenmore_four": ({"players": 4}, 12),
    "glenmore_four_mobs": ({"players": 4, "chronicles": "678"}, 13),
    "glenmore_four_all_chronicles": ({"players": 4, "chronicles": "12345678"}, 14),
}
"""By the name of a file, which begins with that of the game: options and seed."""


def record_of(name: str, given: dict[str, Any], seed: int) -> str:
    game = open_game(game_of(name))
    options = game.read_options(given)
    played = play_game(game, options, ["random"] * options.number("players"), seed_of(seed, 0))
    match = Match(game, options, played.layout)
    for number in played.numbers:
        match.play(game.catalogue[number].text)
    return write_record(match)


def game_of(name: str) -> str:
    return name.partition("_")[0]


def counts_of(record: str) -> dict[int, list[int]]:
    """Ply of each position, with the nodes at depth 1, 2 and so on."""
    match = read_record(record, check_data=False)
    plies = [int(match.ply * step) for step in STEPS]
    return {ply: _counts(match, ply) for ply in plies}


def _counts(match: Match, ply: int) -> list[int]:
    state, nodes = match.at(ply), [1]
    while len(nodes) <= DEEPEST:
        deeper = count_nodes(match.game, state, len(nodes))
        if deeper > MOST:
            break
        nodes.append(deeper)
    return nodes[1:]


def toml_of(name: str, given: dict[str, Any], record: str, counts: dict[int, list[int]]) -> str:
    said = ", ".join(f"{option}={spelled(value)}" for option, value in given.items())
    lines = [f'game = "{game_of(name)}"  # {said}', f"record = '''\n{record}'''"]
    for ply, nodes in counts.items():
        lines += ["", "[[position]]", f"ply = {ply}", f"nodes = {nodes}  # at depth 1 and on"]
    return "\n".join(lines) + "\n"


def in_plain_python(record: str) -> dict[int, list[int]]:
    environment = {**os.environ, "CLACHAN_COMPILED": "0"}
    command = [sys.executable, __file__, "counts"]
    done = subprocess.run(command, input=record, env=environment, capture_output=True, text=True, check=True)
    return {int(ply): nodes for ply, nodes in json.loads(done.stdout).items()}


def main() -> None:
    if sys.argv[1:] == ["counts"]:
        print(json.dumps(counts_of(sys.stdin.read())))
        return
    for name, (given, seed) in CASES.items():
        if not name.startswith(tuple(sys.argv[1:]) or ""):
            continue
        record = record_of(name, given, seed)
        counts = counts_of(record)
        if counts != in_plain_python(record):
            raise SystemExit(f"{name}: the compiled core and plain Python count differently")
        (HERE / f"{name}.toml").write_text(toml_of(name, given, record, counts))


if __name__ == "__main__":
    main()
