"""Glen More II: Chronicles in a terminal."""

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from clachan.cli.drawing import Drawing
from clachan.cli.glenmore import boards, tables, territory
from clachan.cli.glenmore.palette import theme
from clachan.cli.glenmore.table import table, watched
from clachan.cli.glenmore.topics import topics
from clachan.cli.glenmore.wording import (
    activation,
    amounts,
    counted,
    face_of,
    kind_name,
    many,
    said,
    sentence,
    title_of,
)
from clachan.cli.speaking import on_one_line
from clachan.core.action import Action
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.helps import card_effect, clan_bonus
from clachan.games.glenmore.words import say

View = dict[str, Any]
EXAMPLE = "activate g7"
SPACED = ("take", "discard")


def _lines(block: list[Text]) -> Group:
    return Group(*block)


def _board(view: View, width: int) -> Group:
    """All territories, that of whoever is asked first."""
    first = watched(view)
    seats = [first, *(seat for seat in range(view["players"]) if seat != first)]
    blocks = [[*territory.block(view, seat, width, boards.ROOM), Text()] for seat in seats]
    return _lines([line for block in blocks for line in block])


def _player(seat: int, view: View, width: int) -> RenderableType:
    return boards.one(view, seat, width)


PARTS: dict[str, Callable[[View, int], RenderableType]] = {
    "board": _board,
    "track": lambda view, width: _lines(tables.track(view, width)),
    "market": lambda view, width: _lines(tables.market(view)),
    "clans": lambda view, width: _lines(tables.clan_list(view)),
    "cards": lambda view, width: _lines(tables.cards(view)),
    "tiles": lambda view, width: _lines(territory.listing(view, watched(view))),
    "players": boards.everyone,
    **{f"p{seat + 1}": partial(_player, seat) for seat in range(4)},
    "discard": lambda view, width: _lines(tables.discard(view)),
    "chronicles": lambda view, width: _lines(tables.chronicles(view)),
    "legend": lambda view, width: _lines(territory.legend(width)),
}


def beside(view: View) -> RenderableType | None:
    """Everything lies on the table, and the list of answers says what each stands for."""
    return None


def status(view: View) -> str:
    """The stack, and what whoever is asked can spend."""
    player, stack = view["seats"][view["asked"]["seat"]], view["stack"]
    parts = [said("stack", stack=stack["current"], count=stack["left"]), many(player["coins"], "coin")]
    parts += [many(player["whisky"], "whisky")] if player["whisky"] else []
    parts += [said("goods-of", goods=counted(player["goods"]))] if any(player["goods"].values()) else []
    return " · ".join(parts)


def family(action: Action) -> tuple[str, str]:
    """Everything stands for itself."""
    return "", action.text


def detail(action: Action, view: View) -> str:
    """The tile, the clan or the card that an action names by its place."""
    name, named = action.family.name, action.parameters
    if name in SPACED:
        return _tile(view["track"][int(named["space"]) - 1])
    if name == "clan":
        return on_one_line(clan_bonus(named["clan"]))
    if name == "claim":
        return f"{title_of(named['tile'])}: {sentence(face_of(named['tile']))}"
    if named.get("effect") == "landmark card":
        return _card(view)
    if "place" in named and view["asked"]["seat"] >= 0:
        return _place(name, named["place"], view)
    return ""


def _tile(space: View) -> str:
    """What a space of the track offers; its cost is told anyway."""
    if "tile" not in space:
        return ""
    parts = [kind_name(space["kind"])]
    parts += [said("river")] if space["river"] else []
    parts += [said("over")] if space["overbuild"] else []
    parts += [said("once-gives", amounts=amounts(space["one_time"]))] if space["one_time"] else []
    act = activation(space["activation"])
    return f"{title_of(space['tile'])} ({', '.join([*parts, *([act] if act else [])])})"


def _place(done: str, place: str, view: View) -> str:
    """The tile on a place of the own territory."""
    cells = view["seats"][view["asked"]["seat"]]["territory"]
    cell = next((cell for cell in cells if cell["place"] == place), None)
    if cell is None:
        return ""
    act = activation(cell["activation"])
    called = title_of(cell["tile"])
    return f"{called} ({act})" if done == "activate" and act else called


def _card(view: View) -> str:
    """The effect of the card that is resolved; the tile is the newest one with a card not owned yet."""
    owned = {key for player in view["seats"] for key in player["cards"]}
    printed = {card.key: on_one_line(card_effect(card)) for card in load_components().cards}
    cells = view["seats"][max(0, view["asked"]["seat"])]["territory"]
    fresh = [cell["tile"] for cell in cells if cell["tile"] in printed and cell["tile"] not in owned]
    return printed[fresh[0]] if len(fresh) == 1 else ""


DRAWING = Drawing(
    introduction=say("terminal-introduction"),
    example=EXAMPLE,
    theme=theme,
    parts=PARTS,
    table=table,
    beside=beside,
    status=status,
    family=family,
    detail=detail,
    topics=topics,
)
