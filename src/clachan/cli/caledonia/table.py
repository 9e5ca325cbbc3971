"""The whole table: arranged side by side in a wide terminal, stacked in a narrow one, cut to its height."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from clachan.cli.caledonia import boards, hexes, tables
from clachan.cli.caledonia.palette import FAINT, SEAT_STYLES, STRONG, heading
from clachan.cli.caledonia.wording import said
from clachan.cli.screen import cut_to
from clachan.cli.speaking import said as screen_said
from clachan.core.game import open_game
from clachan.games.caledonia.state import ROUNDS
from clachan.words import title_of

View = dict[str, Any]
Block = list[Text]
SIDE = 40
WIDE = hexes.WIDTH + 1 + SIDE
LOG_LEAST, LOG_MOST = 3, 8
LEGEND_ROOM = 6


def table(view: View, log: Sequence[str], width: int, height: int) -> Group:
    """Everything that fits."""
    arranged = _wide if width >= WIDE else _narrow
    return cut_to(arranged(view, log, width, height), width)


def _wide(view: View, log: Sequence[str], width: int, height: int) -> Block:
    below = tables.export_board(view, width) + boards.strips(view, width)
    left = hexes.board(view)
    if height - len(below) - len(left) - 1 >= LEGEND_ROOM:
        left += hexes.legend(view)
    lines = [title(view), *_beside(left, _side(view, len(left))), *below]
    return lines + _log_columns(log, max(2, height - len(lines)), width // 2)


def _side(view: View, height: int) -> Block:
    """Market, scoring tiles and ports, with lines between them where there is room."""
    blocks = (tables.market(view), tables.scoring(view), tables.ports(view))
    gap = [Text()] if sum(map(len, blocks)) + len(blocks) - 1 <= height else []
    return [line for block in blocks for line in [*block, *gap]]


def _beside(left: Block, right: Block) -> Block:
    lines = []
    for row, line in enumerate(left):
        line.truncate(hexes.WIDTH + 1, overflow="ellipsis", pad=True)
        lines.append(line.append_text(right[row]) if row < len(right) else line)
    return lines


def _narrow(view: View, log: Sequence[str], width: int, height: int) -> Block:
    """The map first, then whatever still fits; the rest is shown on request."""
    lines = [title(view), *hexes.board(view)]
    blocks = {
        "log": _log(log, LOG_LEAST),
        "players": boards.strips(view, width),
        "contracts": tables.export_board(view, width),
        "market": tables.market(view),
        "tiles": tables.scoring(view),
        "legend": hexes.legend(view),
    }
    for name, block in list(blocks.items()):
        if len(lines) + len(block) < height:
            lines += blocks.pop(name)
    return (
        [*lines, Text(screen_said("terminal-more", parts=tuple(blocks)), FAINT)]
        if blocks and len(lines) < height
        else lines
    )


def title(view: View) -> Text:
    """Round, turn order and who has passed."""
    text = heading(title_of(open_game("caledonia")))
    text.append(f"  {said('round', round=max(1, view['round']), rounds=ROUNDS)}", STRONG)
    for code, seats in (("turn-order", view["order"]), ("passed", view["passed"])):
        text.append(f"   {said(code)}" if seats else "", FAINT)
        for seat in seats:
            text.append(" ").append(str(seat + 1), SEAT_STYLES[seat])
    return text


def _log(log: Sequence[str], most: int) -> Block:
    return [Text(f"· {line}", FAINT) for line in log[-most:]]


def _log_columns(log: Sequence[str], rows: int, width: int) -> Block:
    """The last lines of the log in two columns, the left one older."""
    rows = min(rows, LOG_MOST, (len(log) + 1) // 2)
    shown = _log(log, 2 * rows)
    lines = shown[:rows]
    for left, right in zip(lines, shown[rows:], strict=False):
        left.truncate(width - 1, overflow="ellipsis", pad=True)
        left.append(" ").append_text(right)
    return lines
