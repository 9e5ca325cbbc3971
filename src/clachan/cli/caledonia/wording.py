"""Contracts, goods and tiles in a few words."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from clachan.cli.caledonia.palette import MET, SEAT_STYLES
from clachan.core.message import Parameter
from clachan.games.caledonia.components import Contract, load_components
from clachan.games.caledonia.words import say
from clachan.words import words_for

ASKS = ("wool", "mutton", "beef", "bread", "cheese", "whisky")
BRINGS = ("cotton", "tobacco", "sugar", "hops")
ANIMAL_OF = {"mutton": "sheep", "beef": "cow"}
TILES_OF_THEIR_OWN = ("units", "imports", "costly")
"""Scoring tiles of which more is to be told than what they count."""


def said(code: str, **named: Parameter) -> str:
    """What stands on the boards in a terminal."""
    return str(say(f"terminal-board-{code}", **named))


def name(part: str, form: str = "") -> str:
    """What a part is called."""
    return words_for("caledonia").name(part, form)


def counted(kind: str, counts: Mapping[str, int], nothing: str = "nothing") -> str:
    """`2 wool, 1 bread`."""
    return ", ".join(amount(f"{kind}:{key}", count) for key, count in counts.items() if count) or said(
        nothing
    )


def amount(part: str, count: int) -> str:
    return str(say("amount", item=part, count=count))


def pounds(amount: int) -> str:
    """A fee as seen by the payer: `pay £5`, `get £5`, `free`."""
    return said("fee", way="get" if amount > 0 else "pay" if amount else "free", money=abs(amount))


def contract(number: int) -> Contract:
    return load_components().contracts[number - 1]


def asks(number: int) -> dict[str, int]:
    return {name: getattr(contract(number), name) for name in ASKS if getattr(contract(number), name)}


def brings(number: int) -> str:
    """Everything on the right half of a contract."""
    found = contract(number)
    parts = [amount(f"import:{key}", getattr(found, key)) for key in BRINGS if getattr(found, key)]
    parts += [str(say("amount-money", count=found.money))] if found.money else []
    free = {"expansions": found.expansions, "upgrades": found.upgrades}
    return ", ".join([*parts, *(amount(f"item:{key}", count) for key, count in free.items() if count)])


def contract_line(number: int) -> str:
    """`2 wool, 1 beef → 3 cotton, 1 hops`."""
    return f"{counted('item', asks(number))} → {brings(number)}"


def progress(number: int, player: Mapping[str, Any]) -> Text:
    """What a contract asks for against what its holder has; animals count on the map."""
    text = Text()
    for key, count in asks(number).items():
        have = player["units"][ANIMAL_OF[key]] if key in ANIMAL_OF else player["goods"][key]
        text.append(", " if text.plain else "")
        met = said("progress", have=min(have, count), item=f"item:{key}", count=count)
        text.append(met, MET if have >= count else "")
    return text


def tile_words(tile: str) -> str:
    """What a scoring tile pays, such as `units on the border: 3 per 2`."""
    components = load_components()
    glory, each = components.number(f"tiles.{tile}.glory"), components.number(f"tiles.{tile}.each")
    if tile not in TILES_OF_THEIR_OWN:
        return said("tile", tile=f"scoring:{tile}", glory=glory, each=each)
    more = {"units": ("field", "tiles.units.field"), "costly": ("land", "tiles.costly.land")}
    named = {more[tile][0]: components.number(more[tile][1])} if tile in more else {}
    return said(f"tile-{tile}", glory=glory, **named)


def per_seat(values: list[int], mark: str = ":") -> Text:
    """`1:6 2:3`, the seats on their colours."""
    text = Text()
    for seat, value in enumerate(values):
        text.append(" " if seat else "").append(str(seat + 1), SEAT_STYLES[seat]).append(f"{mark}{value}")
    return text
