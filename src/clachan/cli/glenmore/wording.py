"""Tiles, costs and effects in a few words, and anything else of a view that has no drawing of its own."""

from collections.abc import Mapping
from typing import Any

from clachan.cli.glenmore.palette import GOOD_LETTERS, OVER_MARK, RIVER_MARK
from clachan.core.message import Message, Parameter
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.view import face_view
from clachan.games.glenmore.words import say
from clachan.words import words_for

View = dict[str, Any]
BRIEFLY = ("vp", "landmark card", "clan marker", "person", "tile")
"""Things that are named more briefly here than on pages."""

TOLD = (
    "gain any", "move", "vp", "exchange different", "exchange animals", "exchange any",
    "exchange for clan marker", "age", "exchange or age", "event",
)  # fmt: skip
SHORTER = ("exchange different", "exchange animals", "exchange for clan marker")
"""What tiles do, said in words; the latter more briefly where there is no room."""

# Lists in the parts of chronicles that hold one entry for each player.
BY_PLAYER = frozenset((
    "boats", "players", "seats", "tables", "turned", "scotsmen_table", "whisky_table", "markers", "voted",
    "piles",
))  # fmt: skip


def said(code: str, **named: Parameter) -> str:
    """What stands on the boards in a terminal."""
    return str(say(f"terminal-board-{code}", **named))


def name(part: str) -> str:
    """What a part is called."""
    return words_for("glenmore").name(part)


def counted(counts: Mapping[str, int], nothing: str = "") -> str:
    """`2 wood, 1 barley`."""
    return (
        ", ".join(many(count, good) for good, count in counts.items() if count) or nothing or said("nothing")
    )


def many(count: int, thing: str) -> str:
    """`1 coin`, `2 coins`."""
    return str(say("ui-so-many", count=count, what=_thing(thing, count)))


def _thing(thing: str, count: int) -> Message:
    id = thing.replace(" ", "-")
    return say(f"terminal-thing-{id}" if thing in BRIEFLY else f"ui-thing-{id}", count=count)


def kind_name(kind: str) -> str:
    """What a kind of tile is called."""
    return str(say(f"ui-kind-{kind}"))


def amounts(of: Mapping[str, int], short: bool = False) -> str:
    """`wood+2 stone`: a single thing goes without its number."""
    return "+".join(_amount(thing, count, short) for thing, count in of.items() if count)


def _amount(thing: str, count: int, short: bool) -> str:
    if short and thing in GOOD_LETTERS:
        return GOOD_LETTERS[thing] if count == 1 else f"{count} {GOOD_LETTERS[thing]}"
    if count == 1 and thing != "vp":
        return str(_thing(thing, 1))
    return many(count, thing)


def activation(act: View, short: bool = False) -> str:
    """What a tile does whenever it is activated."""
    kind, give, get = act["type"], amounts(act["give"], short), amounts(act["get"], short)
    steps, points = "/".join(act["table"]), "/".join(map(str, act["table"].values()))
    plain = {"none": "", "gain": f"+{amounts(act['goods'], short)}", "exchange": f"{give}→{get}"}
    if kind in plain:
        return plain[kind]
    if kind not in TOLD:
        return str(kind)
    code = f"act-{kind.replace(' ', '-')}{'-short' if short and kind in SHORTER else ''}"
    return said(code, count=act["count"], give=give, get=get, steps=steps, points=points)


def sentence(face: View) -> str:
    """Everything printed on a tile."""
    parts = [kind_name(face["kind"])]
    parts += [said("with-river")] if face["river"] else []
    parts += [said("built-over")] if face["overbuild"] else []
    parts += [said("costs", amounts=amounts(face["cost"]))] if face["cost"] else []
    parts += [said("once-gives", amounts=amounts(face["one_time"]))] if face["one_time"] else []
    act = activation(face["activation"])
    return ", ".join([*parts, *([said("activated", act=act)] if act else [])])


def marks(face: View) -> str:
    """River and overbuild."""
    return (RIVER_MARK if face["river"] else " ") + (OVER_MARK if face["overbuild"] else " ")


def face_of(key: str) -> View:
    """What is printed on the tile of a key; David Hume is no tile of the stacks."""
    for tile in load_components().tiles:
        if tile.key == key:
            return dict(face_view(tile))
    return {}


def title_of(key: str) -> str:
    """What a tile or a card is called."""
    return name(f"tile:{key}")


# What has no drawing of its own


def extras(data: Mapping[str, Any], known: frozenset[str]) -> list[tuple[str, Any]]:
    """The entries that nothing else draws."""
    return [(name, value) for name, value in data.items() if name not in known]


def words(value: object) -> str:
    """Any plain data on one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(name)} {words(each)}" for name, each in value.items()) or "none"
    if isinstance(value, list | tuple):
        gap = "; " if any(isinstance(each, Mapping | list) for each in value) else ", "
        return gap.join(map(words, value)) or "none"
    return "none" if value in ("", None) else str(value)


def plain_lines(name: str, value: object, players: int, indent: int = 0) -> list[str]:
    """`name: value` lines; a list of more than plain words is numbered, or told by player where it is known
    to be one for each."""
    space = " " * indent
    if name == "holder" and isinstance(value, int):
        return [f"{space}holder: {f'p{value + 1}' if value >= 0 else 'nobody'}"]
    if isinstance(value, Mapping) and value:
        lines = [f"{space}{_label(name)}:"] if name else []
        return lines + [x for key in value for x in plain_lines(str(key), value[key], players, indent + 2)]
    if isinstance(value, list) and name in BY_PLAYER and len(value) == players:
        return [f"{space}{_label(name)}: {_numbered(value, 'p')}"]
    if isinstance(value, list) and any(isinstance(each, Mapping | list | bool) for each in value):
        return [f"{space}{_label(name)}: {_numbered(value, '')}"]
    return [f"{space}{_label(name)}: {words(value)}"]


def _numbered(values: list[Any], letter: str) -> str:
    gap = " " if letter else ") "
    return " · ".join(f"{letter}{place}{gap}{words(value)}" for place, value in enumerate(values, 1))


def _label(name: object) -> str:
    return str(name).replace("_", " ")
