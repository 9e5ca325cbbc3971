"""Track, market, clan board, landmark cards and chronicles as blocks of lines."""

from typing import Any

from rich.text import Text

from clachan.cli.glenmore.chronicle_boards import BOARDS
from clachan.cli.glenmore.palette import (
    COST,
    DIE,
    FAINT,
    GAIN,
    HEADING,
    ONCE,
    SEAT_STYLES,
    STRONG,
    heading,
    kind_letter,
    kind_style,
)
from clachan.cli.glenmore.wording import (
    activation,
    amounts,
    extras,
    face_of,
    marks,
    name,
    plain_lines,
    said,
    sentence,
    title_of,
    words,
)
from clachan.cli.screen import flow
from clachan.cli.speaking import on_one_line
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.helps import card_effect, card_event, clan_bonus, helps
from clachan.games.glenmore.words import say

View = dict[str, Any]
Block = list[Text]
NAME, PAY, NOW = 17, 18, 16
VIEW_KEYS = frozenset((
    "game", "players", "turn", "scorings", "over", "asked", "movement_points", "track", "stack",
    "discard", "market", "clan_board", "grid", "chronicles", "seats", "scores",
))  # fmt: skip
SPACE_KEYS = frozenset((
    "space", "figures", "tile", "name", "kind", "river", "overbuild", "cost", "one_time", "activation",
    "last",
))  # fmt: skip
CLAN_KEYS = frozenset((
    "clan", "cost", "seat", "bonus", "at",
))  # fmt: skip


def track(view: View, width: int) -> Block:
    """The fourteen spaces, from the figure that moves next onwards."""
    title = said("track").ljust(8 + NAME)
    columns = said("cost").ljust(PAY) + said("once").ljust(NOW) + said("activation")
    lines = [heading(title).append(columns, FAINT)]
    spaces = view["track"]
    first, mountain = _first(spaces), _mountain(view)
    for space in spaces[first:] + spaces[:first]:
        line = Text().append(f"{'▶' if space.get('last') else ' '}{space['space']:>2} ", STRONG)
        line.append_text(_figures(space["figures"]))
        lines.append(line.append_text(_face(space)) if "tile" in space else _without_tile(line, space))
        if space["space"] in mountain:
            lines[-1].append(f" {said('mountain-here')}", STRONG)
        for key, value in extras(space, SPACE_KEYS):
            lines[-1].append(f" {key} {words(value)}", STRONG)
        lines[-1].truncate(width, overflow="ellipsis")
    return lines


def _mountain(view: View) -> list[int]:
    """The spaces that the mountain of chronicle II takes."""
    part = view.get("mountain")
    return part.get("spaces", []) if isinstance(part, dict) else []


def _first(spaces: list[View]) -> int:
    """The figure that moves next; during a turn, the first space after the longest empty stretch."""
    last = [at for at, space in enumerate(spaces) if space.get("last")]
    if last:
        return last[0]
    bare = ["tile" not in space and not space["figures"] for space in spaces] * 2
    stretches = [(bare.index(False, at) - at, -at) for at in range(len(spaces)) if False in bare[at:]]
    length, start = max(stretches)
    return (length - start) % len(spaces)


def _figures(names: list[str]) -> Text:
    text = Text()
    for figure in names:
        seat = int(figure[1]) - 1 if figure[0] == "p" and figure[1:].isdecimal() else -1
        shown = figure[1:] if seat >= 0 else name(f"figure:{figure}")
        text.append(f" {shown} ", SEAT_STYLES[seat] if seat >= 0 else DIE)
        text.append(" ")
    return text


def _without_tile(line: Text, space: View) -> Text:
    if not space["figures"]:
        return line.append("·", FAINT)
    return line.append(said("moves-next") if space.get("last") else "", FAINT)


def _face(face: View) -> Text:
    """Kind, marks, name, cost, one-time effects and activation, each in its column."""
    text = Text().append(kind_letter(face["kind"]), kind_style(face["kind"])).append(marks(face))
    text.append_text(_cut(title_of(face["tile"]), NAME, STRONG)).append_text(
        _cut(amounts(face["cost"]), PAY, COST)
    )
    text.append_text(_cut(amounts(face["one_time"]), NOW, ONCE))
    return text.append(activation(face["activation"]), GAIN)


def _cut(text: str, width: int, style: str) -> Text:
    cell = Text().append(text, style)
    cell.truncate(width - 1, overflow="ellipsis", pad=True)
    return cell.append(" ")


def market(view: View) -> Block:
    """Coins on the market; the price to buy at and what a sale brings."""
    lines = [heading(said("market").ljust(9)).append(said("market-columns"), FAINT)]
    for row in view["market"]:
        stacks, prices = row["stacks"], row["prices"]
        line = Text(name(f"good:{row['good']}").ljust(9))
        for place, price in enumerate(prices):
            line.append(f"{price}" if place < stacks else "·", HEADING if place < stacks else FAINT)
        buy, sell = (str(prices[at]) if 0 <= at < len(prices) else "–" for at in (stacks, stacks - 1))
        lines.append(line.append(f"{buy:>7}{sell:>6}", STRONG))
    return lines


def clans(view: View, width: int) -> Block:
    """Every clan with the coins of the road to it, or with its owner."""
    entries = [_clan(clan) for clan in view["clan_board"]]
    columns = max(1, width // 13)
    rows = -(-len(entries) // columns)
    lines = [heading(said("clans-heading")).append(f"  {said('clans-road')}", FAINT)]
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append_text(entry)
        lines.append(line)
    return lines


def _clan(clan: View) -> Text:
    bare, taken = clan["bonus"] == "none", _taken(clan)
    text = Text().append(f"{clan['clan']:<10} ", FAINT if bare or taken else "")
    if taken:
        text.append(str(clan["seat"] + 1), SEAT_STYLES[clan["seat"]])
    else:
        text.append("-" if bare else str(clan["cost"]), FAINT if bare else STRONG)
    return text.append(" ")


def _taken(clan: View) -> bool:
    """Douglas has room for everybody."""
    return bool(clan["seat"] >= 0 and clan["clan"] != "douglas")


def clan_list(view: View) -> Block:
    """Every clan with its bonus."""
    lines = [
        heading(said("clan-board")).append(f"  {said('clan-board-road')}", FAINT),
    ]
    for clan in view["clan_board"]:
        line = Text(name(f"clan:{clan['clan']}").ljust(11))
        if _taken(clan):
            line.append(f" {clan['seat'] + 1} ", SEAT_STYLES[clan["seat"]])
        else:
            line.append(f" {clan['cost'] if clan['bonus'] != 'none' else '-'} ", STRONG)
        line.append(f"  {on_one_line(clan_bonus(clan['clan']))}")
        for key, value in extras(clan, CLAN_KEYS):
            line.append(f"; {key} {words(value)}")
        lines.append(line)
    return lines


def cards_in_play(view: View) -> list[str]:
    """The keys of the landmark cards of this game."""
    numbers = (0, *view["chronicles"])
    return [card.key for card in load_components().cards if card.chronicle in numbers]


def cards_left(view: View) -> list[str]:
    owned = {key for player in view["seats"] for key in player["cards"]}
    return [key for key in cards_in_play(view) if key not in owned]


def cards(view: View) -> Block:
    """Every landmark card: its effect, and whose it is or where its tile lies."""
    owners = {key: seat for seat, player in enumerate(view["seats"]) for key in player["cards"]}
    printed = {card.key: card for card in load_components().cards}
    lines = [heading(said("landmark-cards")).append(f"  {said('landmark-cards-go')}", FAINT)]
    for key in cards_in_play(view):
        card = printed[key]
        line = Text(f"{title_of(key):<29} ")
        if key in owners:
            line.append(f" {owners[key] + 1} ", SEAT_STYLES[owners[key]])
        else:
            line.append(_whereabouts(view, key, card.stack), STRONG)
        line.append(f"  {say(f'ui-card-{card.timing}')}: ", FAINT).append(on_one_line(card_effect(card)))
        lines.append(line)
        if card.event and 6 in view["chronicles"]:
            lines.append(Text(f"    {said('event', event=on_one_line(card_event(card)))}", FAINT))
    return lines


def _whereabouts(view: View, key: str, stack: str) -> str:
    on_track = next((space["space"] for space in view["track"] if space.get("tile") == key), 0)
    if on_track:
        return said("on-track", space=on_track)
    return said("discarded") if key in view["discard"] else said("in-stack", stack=stack)


def discard(view: View) -> Block:
    """The tiles that nobody took."""
    lines = [Text(f"{title_of(key)}: {sentence(face_of(key))}") for key in view["discard"]]
    return [heading(said("discarded-tiles")), *(lines or [Text(said("none"), FAINT)])]


def chronicle_parts(view: View) -> list[tuple[str, Any]]:
    """What the chronicles add to the view."""
    return extras(view, VIEW_KEYS)


def chronicles(view: View) -> Block:
    """Every part that a chronicle adds, drawn specially if there is a drawing, else as names and values."""
    titles = {one.help.name: on_one_line(one.title) for one in helps() if one.help.kind == "chronicle"}
    lines = [heading(said("chronicles"))]
    lines += [Text(f"{number}: {titles[f'chronicle-{number}']}", STRONG) for number in view["chronicles"]]
    lines += [] if view["chronicles"] else [Text(said("no-chronicles"), FAINT)]
    for part, value in chronicle_parts(view):
        lines += BOARDS[part](view) if part in BOARDS else plain(view, part, value)
    return lines


def plain(view: View, name: str, value: object) -> Block:
    first, *rest = plain_lines(name, value, view["players"])
    return [heading(first), *map(Text, rest)]


def chronicles_short(view: View, width: int) -> Block:
    """All parts in as few lines as they need."""
    lines: Block = []
    for part, value in chronicle_parts(view):
        if part in BOARDS:
            lines += [line for line in BOARDS[part](view) if line.plain]
            continue
        entries = value.items() if isinstance(value, dict) else [("", value)]
        told = [
            " ".join(map(str.strip, plain_lines(str(key), each, view["players"]))) for key, each in entries
        ]
        lines += flow([heading(part.replace("_", " ")), *map(Text, told)], width, 4)
    return lines
