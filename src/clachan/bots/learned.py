"""What was learned from the bots' own games: rows of weights and networks, in a file with their story."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from librt.vecs import vec

from clachan.bots.bot import Parameter, Values
from clachan.bots.network import Network, size_of
from clachan.core.errors import ClachanError
from clachan.core.message import refusal

LEARNED = "learned"
ROWS = "rows"
WEIGHTS = "weights"
FILE = "learned.json"
JUDGE = Parameter("judge", LEARNED, words=(LEARNED, ROWS, WEIGHTS))


@dataclass(frozen=True)
class Learned:
    """The networks and rows of weights of a game by name, and how they came about."""

    story: dict[str, Any]
    networks: dict[str, dict[str, Any]]
    rows: dict[str, list[int]]

    def network(self, name: str, inputs: int) -> Network:
        """A network of its own for one bot, whose features must be those that it learned from."""
        given = self.networks[name]
        first, second, numbers = given["first"], given["second"], given["numbers"]
        if given["inputs"] != inputs or len(numbers) != size_of(inputs, first, second):
            misfit = {"inputs": int(given["inputs"]), "numbers": len(numbers), "features": inputs}
            raise ClachanError(refusal("network-misfit", network=repr(name), **misfit))
        return Network(inputs, first, second, vec[float]([float(number) for number in numbers]))


NOTHING = Learned({}, {}, {})


def shipped_with(game: str) -> Path:
    """Where a game's networks lie."""
    return Path(str(files(f"clachan.bots.{game}").joinpath(FILE)))


@cache
def read_learned(path: Path) -> Learned:
    data = json.loads(path.read_text(encoding="utf-8"))
    return Learned(data["story"], data.get("networks", {}), data.get("rows", {}))


def learned_for(game: str, values: Values) -> Learned:
    """What `judge` names: what is shipped, its rows alone, nothing, or while training another file."""
    judge = str(values.get(JUDGE.name, JUDGE.default))
    path = shipped_with(game) if judge in (LEARNED, ROWS) else Path(judge)
    found = NOTHING if judge == WEIGHTS or not path.exists() else read_learned(path)
    return Learned(found.story, {}, found.rows) if judge == ROWS else found


def row_for(game: str, kind: str, by_hand: list[int], values: Values) -> list[int]:
    """The row that a bot counts with at this kind of table: what was bred for it, or the one set by hand."""
    name = row_of(kind)
    bred = learned_for(game, values).rows.get(name, by_hand)
    if len(bred) != len(by_hand):
        counts = {"numbers": len(bred), "weights": len(by_hand)}
        raise ClachanError(refusal("row-misfit", row=repr(name), **counts))
    return bred


def row_of(kind: str) -> str:
    """What the row bred for a kind of table is called, beside the network trained for it."""
    return f"{kind} weights"


def shipped_for(game: str, kind: str) -> list[Any]:
    """What was learned for a kind of table: the network and the row, or nothing in their places."""
    learned = learned_for(game, {})
    return [learned.networks.get(kind), learned.rows.get(row_of(kind))]


def networks_for(game: str, names: dict[str, int], values: Values) -> dict[str, Network]:
    """The networks of these names and numbers of inputs that a bot is to use, as far as there are any."""
    learned = learned_for(game, values)
    return {name: learned.network(name, inputs) for name, inputs in names.items() if name in learned.networks}


def silent(inputs: int) -> Network:
    """A network that corrects nothing."""
    return Network(inputs, 1, 1, vec[float]([0.0] * int(size_of(inputs, 1, 1))))
