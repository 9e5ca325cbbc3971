"""The whole table: arranged side by side in a wide terminal, stacked in a narrow one, cut to its height."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.text import Text

from clachan.cli.caledonia import boards, hexes, tables
from clachan.cli.caledonia.palette import FAINT, SEAT_STYLES, STRONG, heading

View = dict[str, Any]
Block = list[Text]
SIDE = 40
WIDE = hexes.WIDTH + 1 + SIDE
LOG_MOST = 8


def table(view: View, log: Sequence[str], width: int, height: int) -> Group:
    """Everything that fits."""
    lines = _wide(view, log, width, height) if width >= WIDE else _narrow(view, log, width, height)
    for line in lines:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _wide(view: View, log: Sequence[str], width: int, height: int) -> Block:
    left = hexes.board(view) + hexes.legend(view)
    lines = [title(view), *_beside(left, _side(view, len(left)))]
    lines += tables.export_board(view, width) + boards.strips(view, width)
    return lines + _log(log, max(2, height - len(lines)))


def _side(view: View, height: int) -> Block:
    blocks = (tables.market(view), tables.scoring(view), tables.ports(view))
    lines = [line for block in blocks for line in [*block, Text()]]
    return lines[:height]


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
        "players": boards.strips(view, width), "log": _log(log, 3), "contracts": tables.export_board(view, width),
        "market": tables.market(view), "scores": tables.scoring(view), "legend": hexes.legend(view),
    }  # fmt: skip
    for name, block in list(blocks.items()):
        if len(lines) + len(block) < height:
            lines += blocks.pop(name)
    return [*lines, Text("more: " + ", ".join(blocks), FAINT)] if blocks and len(lines) < height else lines


def title(view: View) -> Text:
    """Round and turn order."""
    text = heading("Clans of Caledonia").append(f"  round {max(1, view['round'])} of 5", STRONG).append("  turn order")
    for seat in view["order"]:
        text.append(" ").append(f"{seat + 1}", SEAT_STYLES[seat]).append(f" {boards.title(view, seat)}")
        text.append(" (passed)" if view["seats"][seat]["passed"] else "", FAINT)
    return text


def _log(log: Sequence[str], most: int) -> Block:
    return [Text(f"· {line}", FAINT) for line in log[-min(most, LOG_MOST) :]]
