"""The swap port when pieces run out: every way is tried, and both writings of legality must agree."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

LAND = {
    "c5": "grass+forest 2",
    "c6 d6": "mountain 2",
    "e5 e7": "forest+mountain 2",
    "e6 g6": "forest 2",
    "g4 g5 i4": "loch",
    "i6": "grass+mountain 2",
}
PIECES = 4

POSITIONS: dict[str, tuple[str, dict[str, str]]] = {
    "one worker left": (
        "macdonald",
        {"c4": "cow", "c5 e6 g6": "woodcutter", "c6 e5 e7": "miner", "g4": "fisherman"},
    ),
    "two workers left": (
        "macdonald",
        {"c4": "sheep", "c5 e6": "woodcutter", "c6 e5 e7": "miner", "g4": "fisherman"},
    ),
    "no worker left": (
        "macdonald",
        {"c4": "cow", "c5 e6 g6": "woodcutter", "c6 e5 e7": "miner", "g4 i4": "fisherman"},
    ),
    "only workers": ("macdonald", {"c5 e6": "woodcutter", "c6": "miner", "g4": "fisherman", "c4": "field"}),
    "woodcutters run out": ("none", {"c4": "cow", "c5 e5 e6 g6": "woodcutter", "c6": "miner"}),
    "one miner left": ("none", {"c4": "field", "e5 e7": "woodcutter", "c6 d6 i6": "miner"}),
    "one sheep left": ("none", {"c4 a1 a2": "sheep", "a3": "cow", "a4": "distillery", "c5": "woodcutter"}),
    "no sheep left": ("none", {"c4 a1 a2 a3": "sheep", "a4": "cow", "a5": "field"}),
    "one distillery left": ("macewen", {"c4 a1 a2": "distillery", "a3 a4 a5 a6": "bakery", "a7": "dairy"}),
    "little left": (
        "none",
        {"c4 a1 a2": "sheep", "b1 b2 b4": "cow", "d1 d2 d4": "dairy", "f1 f2 f3": "bakery"},
    ),
}


def copied(table: Scenario) -> Scenario:
    branch = Scenario.__new__(Scenario)
    branch.__dict__.update(table.__dict__)
    branch.state = table.state.copy()
    return branch


def laid_out(name: str, edition: str) -> Scenario:
    """The units are p2's."""
    clan, units = POSITIONS[name]
    board = hand_made(LAND, ports={"c3": "swap"})
    table = Scenario(board=board, clans=["none", clan], edition=edition)
    for hexes, kind in units.items():
        table.unit(1, hexes, kind)
    return table.turn(1)


def one_of_each(texts: list[str], stands: dict[str, str]) -> list[str]:
    """Of units of one kind on land of one kind a single one is enough."""
    lands = {place: land for places, land in LAND.items() for place in places.split()}
    places = [text.removeprefix("swap ") for text in texts]
    alike = {(stands[place], lands.get(place)): text for place, text in zip(places, texts, strict=True)}
    return list(alike.values())


def group(clan: str, kind: str) -> str:
    return "worker" if clan == "macdonald" and kind in ("woodcutter", "miner", "fisherman") else kind


@pytest.mark.rule("port.swap", "clan.macdonald.fishermen")
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_no_swap_needs_a_piece_that_is_not_there(name: str, edition: str) -> None:
    clan, units = POSITIONS[name]
    stands = {place: kind for hexes, kind in units.items() for place in hexes.split()}
    table = laid_out(name, edition)
    if table.why_not("use port swap") is not None:
        return
    table.play("use port swap")
    for first in one_of_each(table.legal("swap"), stands):
        one = copied(table).play(first)
        for second in one_of_each(one.legal("swap"), stands):
            both = copied(one).play(second)
            old = {group(clan, stands[text.removeprefix("swap ")]) for text in (first, second)}
            for text in both.legal("into"):
                copied(both).play(text)
                new = group(clan, text.removeprefix("into "))
                assert "field" not in {new, *old}
                assert edition == "first" or new not in old
                used = sum(group(clan, kind) == new for kind in stands.values())
                assert used < (2 * PIECES if new == "worker" else PIECES)
