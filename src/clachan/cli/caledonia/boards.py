"""Player boards: a strip of one or two lines for each clan, and the whole board on request."""

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from clachan.cli.caledonia.palette import FAINT, STRONG, UNIT_LETTERS, seat_badge
from clachan.cli.caledonia.wording import brings, counted, progress
from clachan.cli.screen import flow
from clachan.games.caledonia.components import CLANS
from clachan.words import words_for

View = dict[str, Any]
Block = list[Text]
INDENT = 4


def strips(view: View, width: int) -> Block:
    """Everyone in short."""
    return [line for seat in range(view["players"]) for line in strip(view, seat, width)]


def strip(view: View, seat: int, width: int) -> Block:
    """One clan in short: first what it owns, then its contracts and exports."""
    player = view["seats"][seat]
    head = seat_badge(seat).append(f" {title(view, seat)}", STRONG)
    parts = [head, *map(Text, _possessions(view, seat))]
    parts += [_contract(number, player) for number in player["contracts"] if number]
    if player["fulfilled"]:
        parts.append(Text(f"exported {len(player['fulfilled'])}: {counted(player['imports'])}", FAINT))
    return flow(parts, width, INDENT)


def title(view: View, seat: int) -> str:
    clan = view["seats"][seat]["clan"]
    return clan_title(clan) if clan in CLANS else words_for().name(f"seat:{seat}")


def clan_title(clan: str) -> str:
    """A clan's name as it is written."""
    return words_for("caledonia").name(f"clan:{clan}")


def _possessions(view: View, seat: int) -> Iterable[str]:
    player = view["seats"][seat]
    yield f"£{player['money']}"
    yield f"{view['scores'][seat]['total']} points" + (", passed" if player["passed"] else "")
    yield counted(player["goods"], "no goods")
    yield " ".join(f"{UNIT_LETTERS[u]}{n}" for u, n in player["units"].items() if n) or "no units"
    yield f"merchants {player['merchants']['ready']}/{player['merchants']['hired']}"
    yield f"ship {player['shipping']['name']}"
    if any(player["technology"].values()):
        yield "tools " + "+".join(name for name, has in player["technology"].items() if has)
    if any(player.get("cellar", ())):
        yield f"cellar {_cellar(player)}"
    yield f"glory {player['glory']}"
    yield f"settlements {player['settlements']}"


def _cellar(player: View) -> str:
    ages = zip(("fresh", "young", "old"), player["cellar"], strict=True)
    return " ".join(age for age, full in ages if full) or "empty"


def _contract(number: int, player: View) -> Text:
    return Text(f"contract {number}: ").append_text(progress(number, player))


def boards(view: View) -> Table:
    """Every player board in full."""
    table = Table.grid(padding=(0, 2))
    for seat in range(view["players"]):
        player = view["seats"][seat]
        parts = [
            f"£{player['money']}",
            f"glory {player['glory']}",
            f"{view['scores'][seat]['total']} points now",
        ]
        parts += ["passed"] if player["passed"] else []
        table.add_row(seat_badge(seat), Text(title(view, seat), STRONG), Text("  ".join(parts)))
        for label, words in _rows(view, seat):
            table.add_row("", Text(label, FAINT), words)
        table.add_row()
    return table


def _rows(view: View, seat: int) -> Iterable[tuple[str, Text]]:
    player = view["seats"][seat]
    yield "goods", Text(counted(player["goods"], "none"))
    yield "on the map", Text(counted(player["units"], "none"))
    yield "left", Text(counted(player["left"], "none"))
    yield "merchants", Text(f"{player['merchants']['ready']} ready of {player['merchants']['hired']} hired")
    tools = [name for name, has in player["technology"].items() if has]
    yield "shipping", Text(f"{player['shipping']['name']} (level {player['shipping']['level']} of 5)")
    yield "technology", Text(", ".join(tools) or "none")
    for number in filter(None, player["contracts"]):
        yield f"contract {number}", progress(number, player).append(f" → {brings(number)}")
    done = ", ".join(map(str, player["fulfilled"]))
    yield "exported", Text(f"contracts {done}; {counted(player['imports'])}" if done else "nothing yet")
    yield "ports", Text(_port_words(player))
    yield "settlements", Text(f"{player['settlements']} within shipping reach of each other")
    if "cellar" in player:
        yield "cellar", Text(_cellar(player))
    if player["bid"]:
        yield "auction bid", Text(f"−{player['bid']} points")


def _port_words(player: View) -> str:
    states = {"open": player["ports_open"], "used": player["ports_used"]}
    return (
        "; ".join(f"{state} {', '.join(kinds)}" for state, kinds in states.items() if kinds)
        or "none in reach"
    )
