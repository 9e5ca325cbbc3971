"""The players: a few lines for each, and everything on request."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from clachan.cli.glenmore import territory
from clachan.cli.glenmore.palette import FAINT, SCOTSMAN_MARK, STRONG, seat_badge, seat_title
from clachan.cli.glenmore.wording import counted, extras, many, name, said, title_of, words
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
    yield many(player["whisky"], "whisky")
    yield many(view["scores"][seat]["total"], "vp") + (f", {said('done')}" if player["finished"] else "")
    if player["persons"]:
        yield many(player["persons"], "person")
    if player["cards"]:
        yield many(len(player["cards"]), "landmark card")
    yield f"{SCOTSMAN_MARK}{at_home(player)} {said('home')}"
    yield many(len(player["territory"]), "tile")
    if any(player["goods"].values()):
        yield counted(player["goods"])
    yield from (f"{key} {words(value)}" for key, value in extras(player, PLAYER_KEYS))


def one(view: View, seat: int, width: int) -> RenderableType:
    """A player with everything: territory, possessions, points."""
    if seat >= view["players"]:
        return Text(said("no-player", number=seat + 1))
    lines = territory.block(view, seat, width, ROOM)
    return Group(*_kept(lines), Text(), *_possessions(view, seat))


def everyone(view: View, width: int) -> Group:
    seats = range(view["players"])
    return Group(*(part for seat in seats for part in (one(view, seat, width), Text())))


def _possessions(view: View, seat: int) -> Block:
    rows = list(_rows(view, seat))
    wide = max(len(label) for label, _ in rows) + 2
    return [Text().append(label.ljust(wide), FAINT).append(told) for label, told in rows]


def _rows(view: View, seat: int) -> Iterable[tuple[str, str]]:
    player, sheet = view["seats"][seat], view["scores"][seat]
    owned = f"{many(player['coins'], 'coin')}, {many(player['whisky'], 'whisky')}"
    yield said("owns"), f"{owned}; {said('goods-on-tiles', goods=counted(player['goods']))}"
    left = f"{many(player['scotsmen'], 'scotsman')}, {many(player['markers'], 'clan marker')}"
    yield said("in-hand"), left + (f"; {said('at-the-end')}" if player["finished"] else "")
    yield said("cards"), ", ".join(map(title_of, player["cards"])) or said("none")
    people = ", ".join(map(title_of, player["people"])) or said("none")
    yield said("persons"), f"{player['persons']}: {people}"
    yield said("clans"), ", ".join(name(f"clan:{clan}") for clan in player["clans"]) or said("none")
    lines = ", ".join(f"{name(f'line:{line}')} {points}" for line, points in sheet["lines"].items() if points)
    yield said("points-now"), f"{sheet['total']}" + (f" ({lines})" if lines else "")
    yield from ((key.replace("_", " "), words(value)) for key, value in extras(player, PLAYER_KEYS))


def _kept(lines: Block) -> Block:
    for line in lines:
        line.no_wrap = True
    return lines
