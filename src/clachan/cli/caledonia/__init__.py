"""Clans of Caledonia in a terminal."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from clachan.cli.caledonia import boards, hexes, tables
from clachan.cli.caledonia.boards import clan_title
from clachan.cli.caledonia.palette import FAINT, STRONG, heading, theme
from clachan.cli.caledonia.table import table
from clachan.cli.caledonia.topics import topics
from clachan.cli.caledonia.wording import contract_line, counted, said
from clachan.cli.drawing import Drawing
from clachan.cli.speaking import on_one_line
from clachan.core.action import Action
from clachan.games.caledonia.components import CLANS, GOODS, load_components
from clachan.games.caledonia.helps import clan_power, port_power
from clachan.games.caledonia.state import ROUNDS
from clachan.games.caledonia.words import say

View = dict[str, Any]
EXAMPLE = "expand c4 sheep"
SETTING_UP = ("choose-clan", "choose-tile", "auction-bid", "first-worker")


def _lines(block: list[Text]) -> Group:
    return Group(*block)


PARTS: dict[str, Callable[[View, int], RenderableType]] = {
    "board": lambda view, width: _lines(hexes.board(view) + hexes.legend(view)),
    "market": lambda view, width: _lines(tables.price_tracks(view)),
    "contracts": lambda view, width: _lines(tables.export_board(view, width) + tables.drawn_contracts(view)),
    "players": lambda view, width: boards.boards(view),
    "tiles": lambda view, width: _lines([*tables.scoring(view), *tables.ports(view)]),
    "legend": lambda view, width: _lines(hexes.legend(view)),
}


def beside(view: View) -> RenderableType | None:
    """The clans on offer, or the contracts drawn."""
    if view["asked"]["kind"] in SETTING_UP[:3]:
        return _lines([_offer_line(item) for item in view["offer"]])
    drawn = tables.drawn_contracts(view)
    return _lines(drawn) if drawn else None


def _offer_line(item: View) -> Text:
    goods = counted("good", dict(zip(GOODS, item["goods"], strict=True)))
    named = clan_title(item["clan"]) if item["clan"] in CLANS else said("no-clan")
    line = heading(f"{named:<11}")
    line.append(said("offer", tile=item["tile"], money=item["money"], goods=goods), STRONG)
    return line.append(f"  {on_one_line(clan_power(item['clan']))}" if item["clan"] in CLANS else "", FAINT)


def status(view: View) -> str:
    """Round and money of whoever is asked."""
    player = view["seats"][view["asked"]["seat"]]
    if view["asked"]["kind"] in SETTING_UP:
        return said("setting-up", money=player["money"])
    return said("status", round=view["round"], rounds=ROUNDS, money=player["money"], **player["merchants"])


SHIFTS = {"shift": "use port price", "any_shift": "use port any as price"}


def family(action: Action) -> tuple[str, str]:
    """Expansions go together by hex, trades by good, price shifts by port."""
    name, named = action.family.name, action.parameters
    if name in ("expand", "place"):
        return named["hex"], named["unit"]
    if name in ("buy", "sell"):
        return named["good"], f"{name} {named['count']}"
    if name in SHIFTS:
        return SHIFTS[name], f"{named['good']} {named['direction']}"
    return "", action.text


def detail(action: Action, view: View) -> str:
    """What stands on the contract, the starting tile or the port that an action names."""
    del view
    named = action.parameters
    if "contract" in named:
        return contract_line(int(named["contract"]))
    if "tile" in named:
        tile = load_components().starting_tiles[int(named["tile"]) - 1]
        goods = counted("good", dict(zip(GOODS, tile.goods, strict=True)))
        return said("starting-tile", money=tile.money, goods=goods)
    return on_one_line(port_power(named["port"])) if "port" in named else ""


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
