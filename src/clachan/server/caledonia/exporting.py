"""The two sides of an export: what a contract takes from its owner, and what it brings."""

from collections.abc import Iterator, Sequence

from clachan.core.decision import first_of, kind_of, second_of
from clachan.core.game import State
from clachan.games.caledonia.actions import fulfil_contract, is_slaughter, slaughter_hex
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import GOODS, IMPORTS, UNITS
from clachan.games.caledonia.decisions import SLAUGHTERING
from clachan.games.caledonia.scoring import import_values
from clachan.games.caledonia.state import (
    BRINGS_COTTON,
    BRINGS_EXPANSIONS,
    BRINGS_HOPS,
    BRINGS_MONEY,
    BRINGS_SUGAR,
    BRINGS_TOBACCO,
    BRINGS_UPGRADES,
)
from clachan.games.caledonia.words import say
from clachan.server.tabletop import BRINGS, GIVES, Follows

IMPORTED = (BRINGS_COTTON, BRINGS_TOBACCO, BRINGS_SUGAR)
KINDS = 16  # a unit on the map is its seat times this, and its kind


def given(before: State, after: State, seat: int, numbers: Sequence[int]) -> Iterator[Follows]:
    """Goods from the stores, the animals that are chosen, and those that are still to be."""
    for good, name in enumerate(GOODS):
        less = int(before.players[seat].goods[good]) - int(after.players[seat].goods[good])
        if less > 0:
            yield Follows(name, say("note-good", count=less, good=f"good:{name}"), GIVES)
    for place in (int(slaughter_hex(number)) for number in numbers if is_slaughter(number)):
        animal = UNITS[int(before.unit_at[place]) % KINDS]
        yield Follows(animal, say("note-animal", unit=f"unit:{animal}", hex=f"hex:{NAMES[place]}"), GIVES)
    if after.pending.depth and int(kind_of(after.pending.top())) == SLAUGHTERING:
        sheep, cows = int(first_of(after.pending.top())), int(second_of(after.pending.top()))
        yield Follows("sheep" if sheep else "cow", say("note-slaughter", sheep=sheep, cows=cows), GIVES)


def brought(before: State, after: State, seat: int, number: int) -> Iterator[Follows]:
    """Imports and hops, with what they are worth once the goods are sent; money, and bonuses to be chosen."""
    contract = fulfil_contract(number)
    if after.players[seat].exports > before.players[seat].exports:
        yield from imports_gained(before, after, seat)
    else:
        for kind, column in zip(IMPORTS, IMPORTED, strict=True):
            if count := int(before.asks(contract, column)):
                yield Follows(kind, say("note-good", count=count, good=f"import:{kind}"), BRINGS)
        if hops := int(before.asks(contract, BRINGS_HOPS)):
            yield Follows("hops", say("note-hops", count=hops), BRINGS)
    if money := int(before.asks(contract, BRINGS_MONEY)):
        yield Follows("money", say("note-sum", money=money), BRINGS)
    for kind, column in (("upgrades", BRINGS_UPGRADES), ("expansions", BRINGS_EXPANSIONS)):
        if count := int(before.asks(contract, column)):
            yield Follows(kind, say(f"bonus-{kind}", count=count), BRINGS)


def imports_gained(before: State, after: State, seat: int) -> Iterator[Follows]:
    """What has come from over the sea, and what one of it is worth as things stand then."""
    old, new = before.players[seat], after.players[seat]
    for kind, worth in zip(IMPORTS, import_values(after), strict=True):
        gained = int(getattr(new, kind)) - int(getattr(old, kind))
        if gained:
            yield Follows(kind, say("note-import", good=f"import:{kind}", count=gained, worth=worth), BRINGS)
    if new.hops != old.hops:
        yield Follows("hops", say("note-hops", count=int(new.hops - old.hops)), BRINGS)
