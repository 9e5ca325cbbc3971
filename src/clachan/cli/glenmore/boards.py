"""The players: a few lines for each, and everything on request."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from clachan.cli.glenmore import territory
from clachan.cli.glenmore.palette import FAINT, SCOTSMAN_MARK, STRONG, seat_badge, seat_title
from clachan.cli.glenmore.wording import counted, extras, many, title_of, words
from clachan.cli.screen import flow

View = dict[str, Any]
Block = list[Text]
INDENT = 3
ROOM = 30  # lines for a territory drawn on request
PLAYER_KEYS = frozenset((
    "coins", "whisky", "scotsmen", "markers", "persons", "people", "cards", "clans", "goods", "finished",
    "territory",
))  # fmt: skip


def strips(view: View, width: int) -> Block:
    """Everyone in short."""
    return [line for seat in range(view["players"]) for line in strip(view, seat, width)]


def strip(view: View, seat: int, width: int) -> Block:
    head = seat_badge(seat).append(f" {seat_title(seat)}", STRONG)
    return flow([head, *map(Text, _short(view, seat))], width, INDENT)


def at_home(player: View) -> int:
    """Scotsmen on the Home Castle."""
    return sum(cell["scotsmen"] for cell in player["territory"] if cell["tile"] == "castle")


def _short(view: View, seat: int) -> Iterable[str]:
    player = view["seats"][seat]
    yield many(player["coins"], "coin")
    yield f"{player['whisky']} whisky"
    yield f"{view['scores'][seat]['total']} VP" + (", done" if player["finished"] else "")
    if player["persons"]:
        yield many(player["persons"], "person")
    if player["cards"]:
        yield many(len(player["cards"]), "card")
    yield f"{SCOTSMAN_MARK}{at_home(player)} home"
    yield many(len(player["territory"]), "tile")
    if any(player["goods"].values()):
        yield counted(player["goods"])
    yield from (f"{name} {words(value)}" for name, value in extras(player, PLAYER_KEYS))


def one(view: View, seat: int, width: int) -> RenderableType:
    """A player with everything: territory, possessions, points."""
    if seat >= view["players"]:
        return Text(f"There is no player {seat + 1} in this game.")
    lines = territory.block(view, seat, width, ROOM)
    return Group(*_kept(lines), Text(), *_possessions(view, seat))


def everyone(view: View, width: int) -> Group:
    seats = range(view["players"])
    return Group(*(part for seat in seats for part in (one(view, seat, width), Text())))


def _possessions(view: View, seat: int) -> Block:
    return [Text().append(f"{label:<12}", FAINT).append(told) for label, told in _rows(view, seat)]


def _rows(view: View, seat: int) -> Iterable[tuple[str, str]]:
    player, sheet = view["seats"][seat], view["scores"][seat]
    owned = f"{many(player['coins'], 'coin')}, {player['whisky']} whisky"
    yield "owns", f"{owned}; goods on tiles: {counted(player['goods'], 'none')}"
    left = f"{player['scotsmen']} Scotsmen and {player['markers']} clan markers left to place"
    yield "in hand", left + ("; has reached World's End" if player["finished"] else "")
    yield "cards", ", ".join(map(title_of, player["cards"])) or "none"
    yield "persons", f"{player['persons']}: {', '.join(map(title_of, player['people'])) or 'none'}"
    yield "clans", ", ".join(name.title() for name in player["clans"]) or "none"
    lines = ", ".join(f"{name} {points}" for name, points in sheet["lines"].items() if points)
    yield "points now", f"{sheet['total']}" + (f" ({lines})" if lines else "")
    yield from ((name.replace("_", " "), words(value)) for name, value in extras(player, PLAYER_KEYS))


def _kept(lines: Block) -> Block:
    for line in lines:
        line.no_wrap = True
    return lines
