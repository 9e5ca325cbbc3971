"""Tiles, costs and effects in a few words, and anything else of a view that has no drawing of its own."""

from collections.abc import Mapping
from typing import Any

from clachan.cli.glenmore.palette import GOOD_LETTERS, OVER_MARK, RIVER_MARK
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.view import face_view

View = dict[str, Any]
NAMES = {"scotsman": "Scotsman", "vp": "VP", "landmark card": "card", "clan marker": "marker"}
NEVER_MANY = ("VP", "whisky", "haggis", *GOOD_LETTERS, *GOOD_LETTERS.values())

# Lists in the parts of chronicles that hold one entry for each player.
BY_PLAYER = frozenset((
    "boats", "players", "seats", "tables", "turned", "scotsmen_table", "whisky_table", "markers", "voted",
    "piles",
))  # fmt: skip


def counted(counts: Mapping[str, int], nothing: str = "nothing") -> str:
    """`2 wool, 1 bread`."""
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or nothing


def many(count: int, name: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} {name}" if count == 1 or name in NEVER_MANY else f"{count} {name}s"


def amounts(of: Mapping[str, int], short: bool = False) -> str:
    """`wood+2 stone`: a single thing goes without its number."""
    return "+".join(_amount(name, count, short) for name, count in of.items() if count)


def _amount(name: str, count: int, short: bool) -> str:
    word = NAMES.get(name, name)
    if short:
        word = GOOD_LETTERS.get(name, word)
    return word if count == 1 and name != "vp" else many(count, word)


def activation(act: View, short: bool = False) -> str:
    """What a tile does whenever it is activated."""
    kind, give, get = act["type"], amounts(act["give"], short), amounts(act["get"], short)
    steps, points = "/".join(act["table"]), "/".join(map(str, act["table"].values()))
    words = {
        "none": "",
        "gain": f"+{amounts(act['goods'], short)}",
        "gain any": f"+{act['count']} any good",
        "move": f"move {act['count']}",
        "vp": f"{act['count']} VP",
        "exchange": f"{give}→{get}",
        "exchange different": f"unlike {steps}→{points}" + ("" if short else " VP"),
        "exchange animals": f"beast {steps}→{points}" if short else f"animals {steps}→{points} VP",
        "exchange any": f"any {steps}→{points} VP",
        "exchange for clan marker": "good→marker" if short else "any good→clan marker",
        "age": f"age {act['count']}",
        "exchange or age": f"{give}→{get} or age {act['count']}",
    }
    return words.get(kind, str(kind))


def sentence(face: View) -> str:
    """Everything printed on a tile."""
    parts = [face["kind"] if face["kind"] != "other" else "special"]
    parts += ["with river"] if face["river"] else []
    parts += [f"built over another {face['kind']}"] if face["overbuild"] else []
    parts += [f"costs {amounts(face['cost'])}"] if face["cost"] else []
    parts += [f"once {amounts(face['one_time'])}"] if face["one_time"] else []
    act = activation(face["activation"])
    return ", ".join([*parts, *([f"activated: {act}"] if act else [])])


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
    """A tile's or a card's proper name."""
    face = face_of(key)
    return str(face["name"]) if face else key.title()


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
