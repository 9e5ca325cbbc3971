"""The chronicles in a terminal as little boards: a line for each thing, a column for each player."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from clachan.cli.glenmore.palette import FAINT, SEAT_STYLES, STRONG, heading
from clachan.cli.glenmore.wording import counted
from clachan.cli.glenmore.wording import name as _called
from clachan.cli.glenmore.wording import said as _said

View = dict[str, Any]
Block = list[Text]
Cell = Text | str
LABEL, COLUMN = 28, 17
NOTHING = "·"
SPACES = 9  # of a player's cellars


def _name(part: str, key: str) -> str:
    return _called(f"{part}:{key}")


def _river(key: str) -> str:
    return _called(f"river:{key}")


def _title(code: str, view: View) -> Block:
    """The name of a part, and the seats above their columns."""
    line = heading(f"{_said(code):<{LABEL}}"[:LABEL].ljust(LABEL))
    for seat in range(view["players"]):
        line.append(f" {seat + 1} ", SEAT_STYLES[seat]).append(" " * (COLUMN - 3))
    return [Text(), line]


def _row(label: str, cells: Iterable[Cell], style: str = "") -> Text:
    line = Text(f"  {label}"[: LABEL - 1].ljust(LABEL))
    for cell in cells:
        text = cell.copy() if isinstance(cell, Text) else Text(cell, style)
        text.truncate(COLUMN - 1, overflow="ellipsis", pad=True)
        line.append_text(text).append(" ")
    return line


def _line(words: str) -> Text:
    return Text(f"  {words}")


def _listed(of: Sequence[object]) -> str:
    return ", ".join(map(str, of)) or NOTHING


def race(view: View) -> Block:
    """On whose river each boat is and where, and the tokens that lie there."""
    part = view["race"]
    rows = [
        _row(_said("race-river"), [_river(boat["river"]) for boat in part["boats"]]),
        _row(_said("race-place"), [boat["place"] for boat in part["boats"]]),
        _row(_said("race-result"), [str(boat["result"] or NOTHING) for boat in part["boats"]]),
    ]
    left = part["tokens"]["left"]
    rows.append(
        _row(_said("race-tokens"), [str(left.get(f"p{s + 1}", NOTHING)) for s in range(view["players"])])
    )
    begun = _said("race-begun" if part["racing"] else "race-waits")
    order = _said("race-rivers", rivers=" → ".join(_river(river) for river in part["rivers"]))
    neutral = [f"{_river(river)}: {left[river]}" for river in part["neutral"] if river in left]
    more = [_line(_said("race-neutral", rivers=_listed(neutral)))] if neutral else []
    return [*_title("race", view), *rows, _line(f"{begun} {order}"), *more]


def mountain(view: View) -> Block:
    part = view["mountain"]
    told = {
        "spaces": _listed(part["spaces"]),
        "coins": part["coins"],
        "goods": counted(part["goods"], NOTHING),
    }
    return [Text(), heading(_said("mountain")), _line(_said("mountain-lies", **told))]


def cellars(view: View) -> Block:
    """A mark for each barrel in its space, from the first on."""
    part = view["cellars"]
    held = [
        "".join("●" if space in cellar["spaces"] else NOTHING for space in range(1, SPACES + 1))
        for cellar in part["seats"]
    ]
    rows = [
        _row(_said("cellars-barrels"), held, STRONG),
        _row(_said("cellars-built"), [str(cellar["cellars"]) for cellar in part["seats"]]),
        _row(_said("cellars-area"), [str(cellar["area"]) for cellar in part["seats"]]),
    ]
    sales = [
        _line(
            _said(
                "cellars-sale", tile=tile, lower=sale["lower"], room=part["lower_spaces"], extra=sale["extra"]
            )
        )
        for tile, sale in part["sales"].items()
    ]
    return [*_title("cellars", view), *rows, *sales]


def england(view: View) -> Block:
    part = view["england"]
    holder = f"seat:{part['holder']}"
    taken = "".join(str(price) if at < part["stacks"] else NOTHING for at, price in enumerate(part["prices"]))
    lines = [_said("england-holder", seat=holder) if part["holder"] >= 0 else _said("england-nobody")]
    lines.append(_said("england-market", coins=taken))
    lines += [_said("england-turn")] if part["turn"] else []
    return [Text(), heading(_said("england")), *map(_line, lines)]


def haggis(view: View) -> Block:
    part = view["haggis"]
    tables = part["tables"]
    rows = [
        _row(_said("haggis-tokens"), [str(table["tokens"]) for table in tables]),
        _row(_said("haggis-points"), [str(table["points"]) for table in tables]),
        *(
            _row(_said(f"haggis-{key}"), [_listed(table[key]) for table in tables])
            for key in ("shown", "known", "own")
            if any(table[key] for table in tables)
        ),
    ]
    supply = _said("haggis-supply", open=_listed(part["open"]), hidden=part["hidden"])
    return [*_title("haggis", view), *rows, _line(supply)]


def events(view: View) -> Block:
    part = view["events"]
    yes = (
        [("·", "✓")[has] for has in part["scotsmen_table"]],
        [("·", "✓")[has] for has in part["whisky_table"]],
    )
    most = max((len(turned) for turned in part["turned"]), default=0)
    rows = [
        _row(
            _said("events-turned") if at == 0 else "",
            [_name("tile", turned[at]) if at < len(turned) else NOTHING for turned in part["turned"]],
        )
        for at in range(max(1, most))
    ]
    return [
        *_title("events", view),
        *rows,
        _row(_said("events-scotsmen"), yes[0]),
        _row(_said("events-whisky"), yes[1]),
    ]


def gathering(view: View) -> Block:
    """Each card with what everybody has of it, bold for who leads, and how the vote went."""
    part = view["gathering"]
    rows = []
    for card in part["cards"]:
        leading = zip(card["counts"], card["leading"], strict=True)
        cells = [Text(str(count), STRONG if leads else FAINT) for count, leads in leading]
        result = _said(f"gathering-{card['result']}") if card["result"] else ""
        rows.append(_row(_name("gathering", card["card"]), cells).append(result, FAINT))
    markers = [f"{marker['aye']} / {marker['nay']}" for marker in part["markers"]]
    rows.append(_row(_said("gathering-markers"), markers))
    if any(part["voted"]):
        rows.append(_row(_said("gathering-voted"), [("·", "✓")[voted] for voted in part["voted"]]))
    if part.get("votes"):
        rows.append(_row(_said("gathering-votes"), part["votes"]))
    rows.append(_row(_said("gathering-piles"), [str(len(pile)) for pile in part["piles"]]))
    own = [_line(_said("gathering-own", vote=part["own"]))] if part["own"] else []
    return [*_title("gathering", view), *rows, *own]


def mobs(view: View) -> Block:
    """Pennies and mobsters of everybody, who sits in prison, and what mobsters have left on the table."""
    part = view["mobs"]
    most = max((len(held) for held in part["held"]), default=0)
    rows = [_row(_said("mobs-pennies"), [f"-{one['minus']} / +{one['plus']}" for one in part["pennies"]])]
    rows += [
        _row(
            _said("mobs-held") if at == 0 else "",
            [_name("mobster", held[at]) if at < len(held) else NOTHING for held in part["held"]],
        )
        for at in range(max(1, most))
    ]
    lines = [
        _said(
            "mobs-prisoner",
            name=_name("mobster", one["mobster"]),
            pennies=one["pennies"],
            penalty=one["penalty"],
        )
        for one in part["prison"]
    ]
    lines += [_said("mobs-later", count=part["later"])] if part["later"] else []
    lines += [
        _said("mobs-tokens", name=_name("mobster", name), count=n) for name, n in part["tokens"].items() if n
    ]
    lines += [
        _said("mobs-outlaw", name=_name("mobster", name), seat=f"seat:{at['seat']}", place=at["place"])
        for name, at in part["outlaws"].items()
    ]
    lines += [
        _said("mobs-toll", clan=_name("clan", clan), coins=coins) for clan, coins in part["tolls"].items()
    ]
    if part["reserved"]:
        reserved = part["reserved"]
        lines.append(
            _said("mobs-reserved", tile=_name("tile", reserved["tile"]), coins=reserved.get("coins", 0))
        )
    lines += (
        [_said("mobs-claimed", cards=_listed([_name("tile", card) for card in part["claimed"]]))]
        if part["claimed"]
        else []
    )
    lines += [_said("mobs-roll", roll=part["roll"])] if part["roll"] is not None else []
    return [*_title("mobs", view), *rows, *map(_line, lines)]


BOARDS: dict[str, Callable[[View], Block]] = {
    "race": race,
    "mountain": mountain,
    "cellars": cellars,
    "england": england,
    "haggis": haggis,
    "events": events,
    "gathering": gathering,
    "mobs": mobs,
}
