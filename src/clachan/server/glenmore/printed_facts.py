"""What is printed, as the browser needs it: tiles, cards, clans and roads, chronicles, uncertain values."""

from functools import cache
from typing import TypedDict

from clachan.games.glenmore.chronicle_helps import CHRONICLE_LINES, MOBSTER_POWERS
from clachan.games.glenmore.components import (
    CHRONICLES,
    GOODS,
    START,
    Components,
    data_values,
    load_components,
)
from clachan.games.glenmore.decisions import CHRONICLE_KIND, KINDS_EACH, NAMES
from clachan.games.glenmore.helps import KIND_LINES, helps
from clachan.games.glenmore.shown import TileFace
from clachan.games.glenmore.view import face_view
from clachan.server.topics import Topic, Uncertain, topics_of, uncertain_values


class TilePrint(TileFace):
    """A tile and the stack that it comes from."""

    stack: str


class CardPrint(TypedDict):
    """A landmark card; the event is on its other side."""

    timing: str
    effect: str
    event: str


class RoadPrint(TypedDict):
    """A road of the clan board and what it costs."""

    start: str
    end: str
    cost: int


class StartPrint(TypedDict):
    """Where the roads of the clan board begin, on the drawing in percent."""

    name: str
    at: list[int]


class ChroniclePrint(TypedDict):
    """A chronicle and what it is about."""

    number: int
    name: str
    line: str


class CellarPrint(TypedDict):
    """A cellar card."""

    cost: dict[str, int]
    vp: list[int]


class MobsterPrint(TypedDict):
    """A mobster card."""

    penalty: int
    values: list[int]
    power: str


class Printed(TypedDict):
    """Everything that is printed; `questions` tells which chronicle asks a question."""

    goods: list[str]
    kinds: dict[str, str]
    tiles: dict[str, TilePrint]
    cards: dict[str, CardPrint]
    clans: dict[str, str]
    roads: list[RoadPrint]
    start: StartPrint
    chronicles: list[ChroniclePrint]
    questions: dict[str, int]
    cellars: list[CellarPrint]
    mobsters: dict[str, MobsterPrint]
    topics: list[Topic]
    uncertain: list[Uncertain]
    data: str


@cache
def printed_facts() -> Printed:
    """Everything that stays the same during a game."""
    components = load_components()
    chronicles = components.chronicles
    return {
        "goods": list(GOODS),
        "kinds": KIND_LINES,
        "tiles": {tile.key: {**face_view(tile), "stack": tile.stack} for tile in components.tiles},
        "cards": {
            card.key: {"timing": card.timing, "effect": card.effect, "event": card.event}
            for card in components.cards
        },
        "clans": {clan.key: clan.bonus for clan in components.clans},
        "roads": [{"start": road.start, "end": road.end, "cost": road.cost} for road in components.roads],
        "start": {"name": START, "at": list(components.start_at)},
        "chronicles": [
            {"number": number, "name": chronicles.names[number - 1], "line": CHRONICLE_LINES[number]}
            for number in CHRONICLES
        ],
        "questions": {
            name: (kind - CHRONICLE_KIND) // KINDS_EACH + 1
            for kind, name in NAMES.items()
            if kind >= CHRONICLE_KIND
        },
        "cellars": [{"cost": dict(cellar.cost), "vp": list(cellar.vp)} for cellar in chronicles.cellars],
        "mobsters": _mobsters(components),
        "topics": topics_of(helps()),
        "uncertain": uncertain_values(data_values()),
        "data": components.digest,
    }


def _mobsters(components: Components) -> dict[str, MobsterPrint]:
    return {
        mobster.key: {
            "penalty": mobster.penalty,
            "values": list(mobster.values),
            "power": MOBSTER_POWERS[mobster.key],
        }
        for mobster in components.chronicles.mobsters
    }
