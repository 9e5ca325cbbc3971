"""Counts of positions, against data files (see perft/write.py)."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from clachan import read_record
from clachan.sim.perft import count_nodes, divide

FILES = sorted((Path(__file__).parent / "perft").glob("*.toml"))
SHALLOW = 1500
"""Nodes that plain Python counts in a moment."""

PROGRAM = """
import json, sys
from clachan import open_game, read_record
from clachan.sim.perft import count_nodes
assert not open_game("caledonia").compiled() and not open_game("glenmore").compiled()
found = []
for record, ply, depth in json.load(sys.stdin):
    match = read_record(record, check_data=False)
    found.append(count_nodes(match.game, match.at(ply), depth))
print(json.dumps(found))
"""


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text())


def shallow_depth(nodes: list[int]) -> int:
    return max((depth for depth, count in enumerate(nodes, 1) if count <= SHALLOW), default=1)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_are_as_written(path: Path) -> None:
    data = read(path)
    match = read_record(data["record"], check_data=False)
    game = match.game
    assert game.name == data["game"] and len(data["position"]) > 3
    for position in data["position"]:
        state, nodes = match.at(position["ply"]), position["nodes"]
        depths = len(nodes) if game.compiled() else shallow_depth(nodes)
        assert [game.perft(state, depth) for depth in range(1, depths + 1)] == nodes[:depths]
        assert count_nodes(game, state, depths) == nodes[depths - 1]
        assert sum(count for _, count in divide(game, state, depths)) == nodes[depths - 1]


def test_both_games_are_counted() -> None:
    games = [read(path)["game"] for path in FILES]
    assert games.count("caledonia") >= 5 and games.count("glenmore") >= 5


def test_plain_python_counts_the_same() -> None:
    jobs, wanted = [], []
    for data in map(read, FILES):
        for position in data["position"]:
            depth = shallow_depth(position["nodes"])
            jobs.append((data["record"], position["ply"], depth))
            wanted.append(position["nodes"][depth - 1])
    paths = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "CLACHAN_COMPILED": "0", "PYTHONPATH": paths}
    command = [sys.executable, "-c", PROGRAM]
    plain = subprocess.run(
        command, input=json.dumps(jobs), env=environment, capture_output=True, text=True, check=True
    )
    assert json.loads(plain.stdout) == wanted


def test_a_game_that_is_over_has_one_sequence() -> None:
    match = read_record(read(FILES[0])["record"], check_data=False)
    assert match.over
    assert [count_nodes(match.game, match.state, depth) for depth in range(3)] == [1, 1, 1]


def test_counting_leaves_the_state_alone() -> None:
    for path in (FILES[0], FILES[-1]):
        match = read_record(read(path)["record"], check_data=False)
        state = match.at(20)
        before = match.game.key(state)
        count_nodes(match.game, state, 2)
        divide(match.game, state, 2)
        assert match.game.key(state) == before
