"""All that follows from an answer, for the note beside it: the position before compared with that after."""

from collections.abc import Iterator, Sequence

from clachan.core.decision import first_of, kind_of, second_of
from clachan.core.game import State
from clachan.core.message import Parameter
from clachan.games.caledonia.actions import (
    expand_hex,
    expand_unit,
    is_expand,
    is_fulfil,
    is_place,
    place_hex,
    place_unit,
)
from clachan.games.caledonia.components import GOODS, UNITS, load_components
from clachan.games.caledonia.decisions import EXPANSION, EXPORT_BONUSES
from clachan.games.caledonia.rules.expand import bargain, discount, unit_price
from clachan.games.caledonia.scoring import scores
from clachan.games.caledonia.shown import IncomeView
from clachan.games.caledonia.state import WOODCUTTER
from clachan.games.caledonia.view import income_view
from clachan.games.caledonia.words import say
from clachan.server.caledonia.exporting import brought, given
from clachan.server.tabletop import Follows


def consequences(before: State, after: State, seat: int, numbers: Sequence[int]) -> list[Follows]:
    """What a seat pays and gains, what opens, which prices move, and the points that it moves."""
    if is_fulfil(numbers[0]):
        return [
            *given(before, after, seat, numbers),
            *brought(before, after, seat, numbers[0]),
            *money_moved(before, after, seat),
            *income_moved(before, after, seat),
            *_prices(before, after),
            *(
                _points(before, after, seat)
                if after.players[seat].exports > before.players[seat].exports
                else ()
            ),
        ]
    return [
        *_costs(before, seat, numbers[0]),
        *money_moved(before, after, seat),
        *income_moved(before, after, seat),
        *_makes(numbers[0]),
        *_upgraded(before, after, seat),
        *goods_moved(before, after, seat),
        *_opens(after),
        *_prices(before, after),
        *_points(before, after, seat),
    ]


def _costs(s: State, seat: int, number: int) -> Iterator[Follows]:
    """What a unit on the map costs: itself, its land, less what a clan saves."""
    if is_expand(number):
        unit, place = int(expand_unit(number)), int(expand_hex(number))
    elif is_place(number):
        unit, place = int(place_unit(number)) + WOODCUTTER, int(place_hex(number))
    else:
        return
    free_land = int(kind_of(s.pending.top())) == EXPORT_BONUSES
    player, land = s.players[seat], 0 if free_land else int(s.printed.map.cost[place])
    price, saved = int(unit_price(s, player, unit)), int(discount(s, player, place))
    yield Follows("cost", say("note-cost", unit=f"unit:{UNITS[unit]}", price=price, land=land, saved=saved))


def money_moved(before: State, after: State, seat: int) -> Iterator[Follows]:
    old, new = int(before.players[seat].money), int(after.players[seat].money)
    if old != new:
        yield Follows("money", say("note-money", old=old, new=new))


def income_moved(before: State, after: State, seat: int) -> Iterator[Follows]:
    """What the next production will bring by itself, if it is not the same."""
    old, new = (income_view(state, state.players[seat]) for state in (before, after))
    if old != new:
        yield Follows("income", say("note-income", before=_things(old), after=_things(new)))


def _makes(number: int) -> Iterator[Follows]:
    """What a building can make of what in each production."""
    unit = load_components().units.get(UNITS[int(expand_unit(number))]) if is_expand(number) else None
    if unit and unit.input:
        made = say("note-makes", input=f"good:{unit.input}", good=f"good:{unit.good}", count=unit.yields)
        yield Follows(unit.good, made)


def _upgraded(before: State, after: State, seat: int) -> Iterator[Follows]:
    """How far ships will go, and how many merchants there will be."""
    old, new = before.players[seat], after.players[seat]
    if new.shipping > old.shipping:
        yield Follows("ship", say("ui-shipping-level", level=int(new.shipping)))
    if new.merchants > old.merchants:
        yield Follows("worker", say("ui-merchants-ready", ready=int(new.ready), hired=int(new.merchants)))


def _things(income: IncomeView) -> tuple[Parameter, ...]:
    """Money and goods as parts of a sentence; no money is said where there is nothing else."""
    money, goods = income["money"], income["goods"]
    named = [say("note-sum", money=money)] if money or not goods else []
    return (*named, *(say("note-good", count=count, good=f"good:{good}") for good, count in goods.items()))


def goods_moved(before: State, after: State, seat: int) -> Iterator[Follows]:
    for good, name in enumerate(GOODS):
        old, new = (int(state.players[seat].goods[good]) for state in (before, after))
        if old != new:
            yield Follows(name, say("note-stock", good=f"good:{name}", old=old, new=new))


def _opens(after: State) -> Iterator[Follows]:
    """What will be asked next: what neighbours sell, and contracts to be drawn."""
    if not after.pending.depth:
        return
    top = after.pending.top()
    if int(kind_of(top)) == EXPANSION:
        goods = [good for good in range(len(GOODS)) if (int(first_of(top)) >> good) & 1]
        offers = tuple(
            say("note-offer", good=f"good:{GOODS[good]}", money=int(bargain(after, good))) for good in goods
        )
        if offers:
            yield Follows("neighbour", say("note-neighbours", offers=offers))
        if int(second_of(top)):
            yield Follows("contract", say("note-draws"))


def _prices(before: State, after: State) -> Iterator[Follows]:
    for good, name in enumerate(GOODS):
        old, new = int(before.price(good)), int(after.price(good))
        if old != new:
            yield Follows("price", say("note-price", good=f"good:{name}", old=old, new=new))


def _points(before: State, after: State, seat: int) -> Iterator[Follows]:
    """The points that it moves, line by line of the score sheet, as if the game ended now."""
    old, new = (next(one for one in scores(state) if one.seat == seat) for state in (before, after))
    moved = {line: new.lines[line] - old.lines[line] for line in new.lines}
    named = tuple(
        say("note-line", line=f"line:{line.replace(' ', '-')}", sign=_sign(by), points=abs(by))
        for line, by in moved.items()
        if by
    )
    by = new.total - old.total
    if by:
        yield Follows("points", say("note-points", sign=_sign(by), points=abs(by), lines=named))


def _sign(by: int) -> str:
    return "up" if by > 0 else "down"
