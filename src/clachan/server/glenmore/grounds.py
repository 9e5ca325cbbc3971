"""What speaks for an answer in Glen More II: what it changes for its seat until the end of the turn."""

from collections.abc import Iterator

from clachan.core.bits import bit
from clachan.core.game import State
from clachan.core.message import Message
from clachan.games.glenmore import parts
from clachan.games.glenmore.components import CARDS, CLANS, GOODS
from clachan.games.glenmore.helps import clan_bonus
from clachan.games.glenmore.scoring import scores
from clachan.games.glenmore.words import say
from clachan.server.tabletop import Follows

HELD = ("coins", "territory")
"""Lines of the score sheet that only tell what somebody holds just now."""


def grounds(before: State, after: State, seat: int) -> list[Follows]:
    """Points as things stand, landmark cards, clans, and what is gained and paid, in this order."""
    gained = [*_cards(before, after, seat), *_clans(before, after, seat)]
    return [*_points(before, after, seat), *gained, *_pieces(before, after, seat)]


def _points(before: State, after: State, seat: int) -> Iterator[Follows]:
    """Points as if the game ended now, line by line of the score sheet, without what coins and land count."""
    old, new = (next(one for one in scores(state) if one.seat == seat) for state in (before, after))
    moved = {line: points - old.lines.get(line, 0) for line, points in new.lines.items() if line not in HELD}
    lines = tuple(
        say("why-line", line=parts.line(line), sign="up" if by > 0 else "down", points=abs(by))
        for line, by in moved.items()
        if by
    )
    if (by := sum(moved.values())) > 0:
        yield Follows("points", say("why-points", points=by, lines=lines))


def _cards(before: State, after: State, seat: int) -> Iterator[Follows]:
    old, new = before.players[seat], after.players[seat]
    for card in range(len(CARDS)):
        if new.has_card(card) and not old.has_card(card):
            yield Follows("card", say("card-gained", card=parts.card(card)))


def _clans(before: State, after: State, seat: int) -> Iterator[Follows]:
    """What a clan with a new marker gives, which may come later or count in the end only."""
    new = after.players[seat].clans & ~before.players[seat].clans
    for clan, key in enumerate(CLANS):
        if new & bit(clan):
            yield Follows("clan", say("why-clan", clan=parts.clan(clan), bonus=clan_bonus(key)))


def _pieces(before: State, after: State, seat: int) -> Iterator[Follows]:
    old, new = before.players[seat], after.players[seat]
    moved = [(name, int(new.goods[good] - old.goods[good])) for good, name in enumerate(GOODS)]
    moved += [("whisky", int(new.whisky - old.whisky)), ("person", int(new.persons - old.persons))]
    moved += [("clan marker", int(new.markers - old.markers)), ("coin", int(new.coins - old.coins))]
    changes = tuple(_change(key, by) for key, by in sorted(moved, key=lambda one: one[1] < 0) if by)
    if changes:
        yield Follows("pieces", say("why-changes", changes=changes))


def _change(key: str, by: int) -> Message:
    return say("gained" if by > 0 else "paid", count=abs(by), piece=parts.piece(key))
