"""What is printed, as the browser needs it: tiles, cards, clans and roads, chronicles."""

from functools import cache
from typing import TypedDict

from clachan.games.glenmore.components import CHRONICLES, GOODS, START, Card, Components, load_components
from clachan.games.glenmore.decisions import CHRONICLE_KIND, KINDS_EACH, NAMES
from clachan.games.glenmore.helps import (
    KINDS,
    card_effect,
    card_event,
    chronicle_line,
    chronicle_name,
    clan_bonus,
    gathering_count,
    helps,
    kind_line,
    mobster_power,
)
from clachan.games.glenmore.shown import TileFace
from clachan.games.glenmore.view import HUME, face_view
from clachan.server.glenmore.primers import PRIMERS, PrimerStep
from clachan.server.told import Told, told
from clachan.server.topics import PrintedFacts, topics_of


class TilePrint(TileFace):
    """A tile and the stack that it comes from."""

    stack: str


class CardPrint(TypedDict):
    """A landmark card; the event is on its other side."""

    timing: str
    effect: Told
    event: Told


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
    name: Told
    line: Told


class PrimerPrint(TypedDict):
    """What is said of a chronicle to those who play with it for the first time, at such questions.

    Then it asks something; `right` is the number of the right one of the answers.
    """

    name: str
    chronicle: int
    title: Told
    text: Told
    kinds: list[str]
    ask: Told
    answers: list[Told]
    right: int
    why: Told


class CellarPrint(TypedDict):
    """A cellar card."""

    cost: dict[str, int]
    vp: list[int]


class MobsterPrint(TypedDict):
    """A mobster card."""

    penalty: int
    values: list[int]
    power: Told


class Printed(PrintedFacts):
    """Everything that is printed; `questions` tells which chronicle asks a question.

    `scoring` lists the points for being one, two and more ahead of whoever has least, `persons` as how many
    persons somebody counts, where it is not one.
    """

    goods: list[str]
    kinds: dict[str, Told]
    tiles: dict[str, TilePrint]
    persons: dict[str, int]
    cards: dict[str, CardPrint]
    clans: dict[str, Told]
    roads: list[RoadPrint]
    start: StartPrint
    chronicles: list[ChroniclePrint]
    primers: list[PrimerPrint]
    scoring: list[int]
    questions: dict[str, int]
    cellars: list[CellarPrint]
    mobsters: dict[str, MobsterPrint]
    gathering: dict[str, Told]


@cache
def printed_facts() -> Printed:
    """Everything that stays the same during a game."""
    components = load_components()
    chronicles = components.chronicles
    return {
        "goods": list(GOODS),
        "kinds": {kind: told(kind_line(kind)) for kind in KINDS},
        "tiles": {tile.key: {**face_view(tile), "stack": tile.stack} for tile in components.tiles},
        "persons": {HUME: components.number(f"clan_board.numbers.{HUME} persons")},
        "cards": {card.key: _card(card) for card in components.cards},
        "clans": {clan.key: told(clan_bonus(clan.key)) for clan in components.clans},
        "roads": [{"start": road.start, "end": road.end, "cost": road.cost} for road in components.roads],
        "start": {"name": START, "at": list(components.start_at)},
        "chronicles": [
            {
                "number": number,
                "name": told(chronicle_name(number)),
                "line": told(chronicle_line(number)),
            }
            for number in CHRONICLES
        ],
        "primers": [_primer(step) for step in PRIMERS],
        "scoring": list(components.row("board.scoring.difference")),
        "questions": {
            name: (kind - CHRONICLE_KIND) // KINDS_EACH + 1
            for kind, name in NAMES.items()
            if kind >= CHRONICLE_KIND
        },
        "cellars": [{"cost": dict(cellar.cost), "vp": list(cellar.vp)} for cellar in chronicles.cellars],
        "mobsters": _mobsters(components),
        "gathering": {card: told(gathering_count(card)) for card in chronicles.gathering},
        "topics": topics_of(helps()),
        "data": components.digest,
    }


def _primer(step: PrimerStep) -> PrimerPrint:
    return {
        "name": step.name,
        "chronicle": step.chronicle,
        "title": Told(f"primer-{step.name}-title"),
        "text": Told(f"primer-{step.name}"),
        "kinds": list(step.kinds),
        "ask": Told(f"primer-{step.name}-ask"),
        "answers": [Told(f"primer-{step.name}-a"), Told(f"primer-{step.name}-b")],
        "right": step.right,
        "why": Told(f"primer-{step.name}-why"),
    }


def _card(card: Card) -> CardPrint:
    return {"timing": card.timing, "effect": told(card_effect(card)), "event": told(card_event(card))}


def _mobsters(components: Components) -> dict[str, MobsterPrint]:
    return {
        mobster.key: {
            "penalty": mobster.penalty,
            "values": list(mobster.values),
            "power": told(mobster_power(mobster.key)),
        }
        for mobster in components.chronicles.mobsters
    }
