"""What happened, told by comparing the table before and after an action."""

from clachan.core.decision import CHANCE, kind_of
from clachan.core.message import Fact, Message, Parameter
from clachan.games.caledonia.accounts import majority_rows, produced, scored
from clachan.games.caledonia.components import CLANS, GOODS, IMPORTS, SCORING_TILES
from clachan.games.caledonia.decisions import FULFILLED, PRODUCTION, ROUND_SCORING
from clachan.games.caledonia.engine import answer, seat, settle_once
from clachan.games.caledonia.families import CONTRACTS, build_catalogue
from clachan.games.caledonia.scoring import next_rating, prizes, scores
from clachan.games.caledonia.state import State
from clachan.games.caledonia.words import GAME, say

CATALOGUE = build_catalogue()
STEP_KINDS = {ROUND_SCORING: "scoring", FULFILLED: "reward"}


def seat_name(s: State, who: int) -> Message:
    """The clan, once chosen, with the seat's number."""
    clan = s.players[who].clan
    if clan < len(CLANS):
        return say("seat-of-clan", clan=f"clan:{CLANS[clan]}", number=who + 1)
    return say("seat", number=who + 1)


def narrate(before: State, number: int) -> list[Fact]:
    """The action first, then each step that the rules took by themselves afterwards."""
    who = int(seat(before))
    old, new = before.copy(), before.copy()
    answer(new, number)
    told = [_deed(old, new, who, number)]
    told += _market(old, new) + _export_board(old, new) + _others(old, new, who, "change")
    while new.pending.depth > 0:
        step = int(kind_of(new.pending.top()))
        old = new.copy()
        if not settle_once(new):
            break
        told += _step_facts(old, new, step)
    return told


def _deed(old: State, new: State, who: int, number: int) -> Fact:
    """The action itself, with what whoever acted paid and gained by it."""
    action = CATALOGUE[number]
    changes = _changes(old, new, who) if who >= 0 else ()
    named = {**action.family.named(action.parameters), "changes": changes}
    return _fact(f"did-{action.family.id}", who, action.parts, player=f"seat:{who}", **named)


def _fact(kind: str, whose: int, parts: tuple[str, ...] = (), **parameters: Parameter) -> Fact:
    return Fact(GAME, kind, whose, parameters, parts)


def _step_facts(old: State, new: State, step: int) -> list[Fact]:
    """What one step of the program did."""
    told = _market(old, new) + _export_board(old, new)
    if step == PRODUCTION:
        return told + _production(old, new)
    told += _others(old, new, None, STEP_KINDS.get(step, "change"))
    if step == ROUND_SCORING:
        told = _round_end(old, new, told)
    return told


def _changes(before: State, after: State, who: int) -> tuple[Parameter, ...]:
    """Money, goods and glory that a player paid or gained."""
    old, new = before.players[who], after.players[who]
    found: list[Parameter] = []
    money = int(new.money - old.money)
    if money:
        found.append(say("gain-money", money=money) if money > 0 else say("lose-money", money=-money))
    for good, name in enumerate(GOODS):
        count = int(new.goods[good] - old.goods[good])
        if count:
            part = f"good:{name}"
            found.append(
                say("gain-good", count=count, good=part)
                if count > 0
                else say("lose-good", count=-count, good=part)
            )
    glory = int(new.glory - old.glory)
    if glory:
        found.append(say("gain-glory", count=glory))
    return tuple(found)


def _market(before: State, after: State) -> list[Fact]:
    facts = []
    for good, name in enumerate(GOODS):
        step = int(after.step[good] - before.step[good])
        if step:
            old, new, part = int(before.price(good)), int(after.price(good)), f"good:{name}"
            way, span = "up" if step > 0 else "down", "within" if old == new else "between"
            facts.append(_fact("price", CHANCE, (part,), good=part, way=way, span=span, old=old, new=new))
    return facts


def _export_board(before: State, after: State) -> list[Fact]:
    facts = []
    gone = int(after.removed & ~before.removed)
    for contract in range(CONTRACTS):
        if (gone >> contract) & 1:
            part = f"contract:{contract + 1}"
            facts.append(_fact("removed", CHANCE, (part,), contract=part))
    olds = (before.cotton, before.tobacco, before.sugar)
    news = (after.cotton, after.tobacco, after.sugar)
    for name, old, new in zip(IMPORTS, olds, news, strict=True):
        if old != new:
            part = f"import:{name}"
            facts.append(_fact("import", CHANCE, (part,), good=part, count=int(new)))
    return facts


def _others(before: State, after: State, who: int | None, kind: str) -> list[Fact]:
    """What changed for every seat but the one that acted."""
    facts = []
    for other in range(before.printed.players):
        changes = _changes(before, after, other) if other != who else ()
        if changes:
            facts.append(_fact(kind, other, (), player=f"seat:{other}", changes=changes))
    return facts


def _production(before: State, after: State) -> list[Fact]:
    """What everyone got, from which units, and what is in the purse then."""
    facts = []
    for one in range(before.printed.players):
        changes = _changes(before, after, one)
        if changes:
            gives, purse = produced(before, one), int(after.players[one].money)
            facts.append(
                _fact("production", one, (), player=f"seat:{one}", changes=changes, gives=gives, purse=purse)
            )
    return facts


def _round_end(before: State, after: State, glory: list[Fact]) -> list[Fact]:
    """The scoring tile with everyone's glory, then the next round or the final result."""
    facts = []
    if len(before.printed.scoring) > 0:
        number = int(before.printed.scoring[before.round - 1])
        tile, everyone = f"scoring:{SCORING_TILES[number]}", scored(before, number)
        facts.append(
            _fact("round-end", CHANCE, (tile,), round=int(before.round), tile=tile, everyone=everyone)
        )
    facts += glory
    if after.pending.depth > 0:
        order = tuple(f"seat:{int(after.next_order >> (4 * place)) & 15}" for place in range(after.passes))
        facts.append(_fact("round", CHANCE, (), round=int(after.round), order=order, fee=int(after.fee())))
        return facts
    return facts + _majorities(after) + _results(after)


def _majorities(s: State) -> list[Fact]:
    """Who has most of what, and what that pays; a player alone has nobody to be compared with."""
    if s.printed.players == 1:
        return []
    facts = []
    for line in ("exports", "settlements"):
        paid, rows = prizes(s, line), majority_rows(s, line)
        facts.append(_fact("majority", CHANCE, (), line=f"line:{line}", prizes=paid, everyone=rows))
    return facts


def _results(s: State) -> list[Fact]:
    facts = []
    for score in sorted(scores(s), key=lambda x: x.place):
        named: dict[str, Parameter] = {"points": score.total, "place": score.place}
        kind = "score"
        if score.rating:
            kind, named["rating"] = "solo-score", f"rating:{score.rating.lower()}"
            better = next_rating(s, score.total)
            if better:
                named |= {"next": better[0], "better": f"rating:{better[1].lower()}"}
        facts.append(_fact(kind, score.seat, (), player=f"seat:{score.seat}", **named))
    return facts
