"""Player boards: a strip of one or two lines for each clan, and the whole board on request."""

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from clachan.cli.caledonia.palette import FAINT, STRONG, UNIT_LETTERS, seat_badge
from clachan.cli.caledonia.wording import brings, counted, name, progress, said
from clachan.cli.screen import flow
from clachan.games.caledonia.components import CLANS
from clachan.games.caledonia.words import say
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
        parts.append(Text(_exported(player), FAINT))
    return flow(parts, width, INDENT)


def title(view: View, seat: int) -> str:
    clan = view["seats"][seat]["clan"]
    return clan_title(clan) if clan in CLANS else words_for().name(f"seat:{seat}")


def clan_title(clan: str) -> str:
    """A clan's name as it is written."""
    return name(f"clan:{clan}")


def _possessions(view: View, seat: int) -> Iterable[str]:
    player = view["seats"][seat]
    yield str(say("amount-money", count=player["money"]))
    yield said("points", points=view["scores"][seat]["total"], passed=_passed(player))
    yield counted("good", player["goods"], "no-goods")
    yield " ".join(f"{UNIT_LETTERS[u]}{n}" for u, n in player["units"].items() if n) or said("no-units")
    yield said("merchants", **player["merchants"])
    yield said("ship", level=player["shipping"]["level"])
    if any(player["technology"].values()):
        yield said("tools", tools=_tools(player))
    if any(player.get("cellar", ())):
        yield said("cellar-of", barrels=_cellar(player))
    yield said("glory-of", count=player["glory"])
    yield said("settlements-of", count=player["settlements"])


def _passed(player: View) -> str:
    return "yes" if player["passed"] else "no"


def _tools(player: View) -> tuple[str, ...]:
    return tuple(f"board:{tool}" for tool, has in player["technology"].items() if has)


def _exported(player: View) -> str:
    return said("exported", count=len(player["fulfilled"]), imports=counted("import", player["imports"]))


def _cellar(player: View) -> str:
    ages = zip(("fresh", "young", "old"), player["cellar"], strict=True)
    return ", ".join(said(f"barrel-{age}") for age, full in ages if full) or said("nothing")


def _contract(number: int, player: View) -> Text:
    return Text(f"{said('contract', number=number)}: ").append_text(progress(number, player))


def boards(view: View) -> Table:
    """Every player board in full."""
    table = Table.grid(padding=(0, 2))
    for seat in range(view["players"]):
        player = view["seats"][seat]
        parts = [
            str(say("amount-money", count=player["money"])),
            said("glory-of", count=player["glory"]),
            said("points-now", points=view["scores"][seat]["total"], passed=_passed(player)),
        ]
        table.add_row(seat_badge(seat), Text(title(view, seat), STRONG), Text("  ".join(parts)))
        for label, words in _rows(view, seat):
            table.add_row("", Text(label, FAINT), words)
        table.add_row()
    return table


def _rows(view: View, seat: int) -> Iterable[tuple[str, Text]]:
    player = view["seats"][seat]
    yield said("goods"), Text(counted("good", player["goods"]))
    yield said("on-the-map"), Text(counted("unit", player["units"]))
    yield said("left"), Text(counted("unit", player["left"]))
    yield name("board:merchants"), Text(said("merchants-ready", **player["merchants"]))
    yield name("board:shipping"), Text(said("ship-level", level=player["shipping"]["level"]))
    tools = ", ".join(map(name, _tools(player)))
    yield said("technology"), Text(tools or said("nothing"))
    for number in filter(None, player["contracts"]):
        yield said("contract", number=number), progress(number, player).append(f" → {brings(number)}")
    done = ", ".join(map(str, player["fulfilled"]))
    imports = counted("import", player["imports"])
    told = said("exports-done", contracts=done, imports=imports) if done else said("nothing")
    yield said("exports"), Text(told)
    yield said("ports").lower(), Text(_port_words(player))
    yield name("line:settlements"), Text(said("settlements-joined", count=player["settlements"]))
    if "cellar" in player:
        yield said("cellar"), Text(_cellar(player))
    if player["bid"]:
        yield name("line:auction-bid"), Text(said("bid", points=player["bid"]))


def _port_words(player: View) -> str:
    states = {"ports-open": player["ports_open"], "ports-used": player["ports_used"]}
    told = [
        said(state, ports=tuple(f"port:{kind}" for kind in kinds)) for state, kinds in states.items() if kinds
    ]
    return "; ".join(told) or said("no-ports")
