"""What speaks for an answer in Clans of Caledonia: what it changes for its seat until the end of the turn."""

from collections.abc import Iterator

from clachan.core.game import State
from clachan.core.message import Parameter
from clachan.games.caledonia.components import GOODS, UNITS, Contract, load_components
from clachan.games.caledonia.hex_sets import has
from clachan.games.caledonia.rules.fulfil import can_fulfil
from clachan.games.caledonia.scoring import scores
from clachan.games.caledonia.words import say
from clachan.server.caledonia.consequences import goods_moved, income_moved, money_moved
from clachan.server.caledonia.exporting import imports_gained
from clachan.server.tabletop import Follows

EMPTY = -1
HELD = ("basic goods", "processed goods", "money")
"""Lines of the score sheet that only tell what somebody holds just now."""


def grounds(before: State, after: State, seat: int) -> list[Follows]:
    """Contracts and what they bring, lasting points, income, reach and production; then stock and money."""
    return [
        *_contracts(before, after, seat),
        *imports_gained(before, after, seat),
        *_points(before, after, seat),
        *income_moved(before, after, seat),
        *_reach(before, after, seat),
        *_merchants(before, after, seat),
        *_makes(before, after, seat),
        *goods_moved(before, after, seat),
        *money_moved(before, after, seat),
    ]


def _contracts(before: State, after: State, seat: int) -> Iterator[Follows]:
    """A contract that can be fulfilled now and could not before; what a new one brings and still asks for."""
    old, new = before.players[seat], after.players[seat]
    held = (int(old.box), int(old.second_box))
    for box in (int(new.box), int(new.second_box)):
        if not box or (box in held and can_fulfil(before, old, box - 1)):
            continue
        contract, named = load_components().contracts[box - 1], f"contract:{box}"
        if box not in held:
            yield Follows("contract", say("why-contract", contract=named, brings=_brings(contract)))
        if can_fulfil(after, new, box - 1):
            yield Follows("contract", say("why-ready", contract=named))
        elif box not in held and (missing := _missing(after, seat, contract)):
            yield Follows("contract", say("why-missing", contract=named, goods=missing))


def _brings(contract: Contract) -> tuple[Parameter, ...]:
    money = [say("note-sum", money=contract.money)] if contract.money else []
    imports = {"cotton": contract.cotton, "tobacco": contract.tobacco, "sugar": contract.sugar}
    brought = [
        say("note-good", count=count, good=f"import:{kind}") for kind, count in imports.items() if count
    ]
    hops = [say("note-hops", count=contract.hops)] if contract.hops else []
    return (*brought, *hops, *money)


def _missing(state: State, seat: int, contract: Contract) -> tuple[Parameter, ...]:
    goods = state.players[seat].goods
    asked = {good: int(getattr(contract, good, 0)) - int(goods[at]) for at, good in enumerate(GOODS)}
    return tuple(
        say("note-good", count=count, good=f"good:{good}") for good, count in asked.items() if count > 0
    )


def _reach(before: State, after: State, seat: int) -> Iterator[Follows]:
    """What ships get to that go farther."""
    if after.players[seat].shipping > before.players[seat].shipping:
        old, new = _free_places(before, seat), _free_places(after, seat)
        if new > old:  # with a clan's own ships there is nothing to be reached from yet
            yield Follows("shipping", say("why-reach", old=old, new=new))


def _free_places(state: State, seat: int) -> int:
    """The land on which a player's units could come to stand."""
    player, land = state.players[seat], state.printed.board.open_land
    free = (place for place in land if state.unit_at[place] == EMPTY)
    return sum(has(player.reach_low, player.reach_high, place) for place in free)


def _merchants(before: State, after: State, seat: int) -> Iterator[Follows]:
    old, new = int(before.players[seat].merchants), int(after.players[seat].merchants)
    if new > old:
        yield Follows("merchants", say("why-merchants", old=old, new=new))


def _makes(before: State, after: State, seat: int) -> Iterator[Follows]:
    """What a new building can make of what in each production."""
    old, new = before.players[seat], after.players[seat]
    for place, name in enumerate(UNITS):
        unit = load_components().units.get(name)
        if unit and unit.input and new.deployed[place] > old.deployed[place]:
            made = say("note-makes", input=f"good:{unit.input}", good=f"good:{unit.good}", count=unit.yields)
            yield Follows(unit.good, made)


def _points(before: State, after: State, seat: int) -> Iterator[Follows]:
    """Points that stay, line by line of the score sheet."""
    old, new = (next(one for one in scores(state) if one.seat == seat) for state in (before, after))
    moved = {line: points - old.lines[line] for line, points in new.lines.items() if line not in HELD}
    lines = tuple(
        say(
            "note-line",
            line=f"line:{line.replace(' ', '-')}",
            sign="up" if by > 0 else "down",
            points=abs(by),
        )
        for line, by in moved.items()
        if by
    )
    if (by := sum(moved.values())) > 0:
        yield Follows("points", say("note-points", sign="up", points=by, lines=lines))
