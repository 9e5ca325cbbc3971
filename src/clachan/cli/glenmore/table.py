"""The whole table: arranged side by side in a wide terminal, stacked in a narrow one, cut to its height."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.console import Group
from rich.text import Text

from clachan.cli.glenmore import boards, tables, territory
from clachan.cli.glenmore.palette import FAINT, STRONG, heading
from clachan.cli.glenmore.wording import said, title_of
from clachan.cli.screen import cut_to, flow
from clachan.cli.speaking import said as screen_said
from clachan.games.glenmore.words import say

View = dict[str, Any]
Block = list[Text]
SIDE = 39
WIDE = 116
LOG_LEAST, LOG_MOST = 3, 12
SMALLEST = 8  # lines for a territory
CHRONICLES_MOST = 8


def table(view: View, log: Sequence[str], width: int, height: int) -> Group:
    """Everything that fits."""
    arranged = _wide if width >= WIDE else _narrow
    return cut_to(arranged(view, log, width, height), width)


def watched(view: View) -> int:
    """Whose territory is drawn large: that of whoever is asked."""
    return max(0, int(view["asked"]["seat"]))


def placing(view: View) -> bool:
    """Whether free places are to be named."""
    return bool(view["asked"]["kind"] == "place")


def _wide(view: View, log: Sequence[str], width: int, height: int) -> Block:
    left = width - SIDE - 1
    above = _beside(tables.track(view, left), [*tables.market(view), *tables.clans(view, SIDE)], left)
    more = _chronicles(view, width)
    room = max(SMALLEST, height - 1 - len(above) - len(more))
    side = boards.strips(view, SIDE)
    cards = flow([heading(said("cards-left")), *map(Text, _cards_left(view))], SIDE, 2, gap=" ")
    side += cards if len(side) + len(cards) < room - LOG_LEAST else []
    side += _log(log, max(LOG_LEAST, min(LOG_MOST, room - len(side))), SIDE)
    below = _beside(territory.block(view, watched(view), left, room, placing(view)), side, left)
    return [title(view), *above, *below, *more]


def _cards_left(view: View) -> list[str]:
    left = tables.cards_left(view)
    return [f"{title_of(key)}{',' if key != left[-1] else ''}" for key in left] or [said("none")]


def _chronicles(view: View, width: int) -> Block:
    """What the chronicles add; if that is much, the command tells the rest."""
    lines = tables.chronicles_short(view, width)
    if len(lines) > CHRONICLES_MOST:
        return [*lines[: CHRONICLES_MOST - 1], Text(said("chronicles-more"), FAINT)]
    return lines


def _beside(left: Block, right: Block, width: int) -> Block:
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row] if row < len(left) else Text()
        line.truncate(width, overflow="ellipsis", pad=True)
        both = Text().append_text(line).append(" ")  # each side keeps to its own style
        lines.append(both.append_text(right[row]) if row < len(right) else both)
    return lines


def _narrow(view: View, log: Sequence[str], width: int, height: int) -> Block:
    """The track first, then the own territory, then whatever still fits; the rest is shown on request."""
    lines = [title(view), *tables.track(view, width)]
    strips = boards.strips(view, width)
    room = max(SMALLEST, min(height - len(lines) - len(strips) - 1, 22))
    lines += territory.block(view, watched(view), width, room, placing(view))
    blocks = {
        "players": strips,
        "log": _log(log, LOG_LEAST, width),
        "market": tables.market(view),
        "chronicles": tables.chronicles_short(view, width),
        "clans": tables.clans(view, width),
    }
    for name, block in list(blocks.items()):
        if not block or len(lines) + len(block) < height:
            lines += blocks.pop(name)
    return [*lines, Text(screen_said("terminal-more", parts=tuple(blocks)), FAINT)] if blocks else lines


def title(view: View) -> Text:
    """Stack, tiles left and scoring rounds."""
    stack = view["stack"]
    text = heading(str(say("ui-glen-title")))
    parts = [(said("stack", stack=stack["current"], count=stack["left"]), STRONG)]
    if stack["later"]:
        later = ", ".join(f"{name} {size}" for name, size in stack["later"].items())
        parts.append((said("then", stacks=later), FAINT))
    parts += [(said("end-is-out"), STRONG)] if stack["worlds_end"] else []
    parts.append((said("scorings", count=view["scorings"]), FAINT))
    if view["movement_points"]:
        parts.append((said("movement", count=view["movement_points"]), STRONG))
    parts.append((said("turn", count=view["turn"]), FAINT))
    parts.append((said("discarded-count", count=len(view["discard"])), FAINT))
    if view["chronicles"]:
        parts.append((said("chronicles-of", numbers=", ".join(map(str, view["chronicles"]))), FAINT))
    for words, style in parts:
        text.append(f"  {words}", style)
    return text


def _log(log: Sequence[str], most: int, width: int) -> Block:
    """The last lines of the log, wrapped."""
    lines: list[str] = []
    for entry in reversed(log[-most:]):
        wrapped = wrap(f"· {entry}", width, subsequent_indent="  ")
        if len(lines) + len(wrapped) > most and lines:
            break
        lines = wrapped + lines
    return [Text(line, FAINT) for line in lines[:most]]
