"""What happened, told by comparing the table before and after an action."""

from collections.abc import Iterator

from clachan.core.action import Action
from clachan.core.decision import CHANCE, first_of, kind_of
from clachan.core.message import Fact, Message, Parameter
from clachan.games.glenmore import parts
from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.components import CARDS, GOODS, TILES
from clachan.games.glenmore.decisions import FINAL_SCORING, MOB, ROLL_DIE, SCORING
from clachan.games.glenmore.engine import answer, seat, settle_once
from clachan.games.glenmore.families import build_catalogue
from clachan.games.glenmore.question import whose
from clachan.games.glenmore.rules import answering
from clachan.games.glenmore.rules.chronicles import mob_cards
from clachan.games.glenmore.rules.chronicles.mobsters import roll_shown
from clachan.games.glenmore.rules.scoring_rounds import counted, round_points
from clachan.games.glenmore.scoring import PLAYED, ROUND_LINES, scores
from clachan.games.glenmore.state import LINES, State
from clachan.games.glenmore.words import GAME, say

CATALOGUE = build_catalogue()
COLOURS = ("Red", "Yellow", "Green", "Blue")
STEP_NAMES = {SCORING: "scoring", FINAL_SCORING: "scoring"}


def seat_name(s: State, who: int) -> Message:
    """The colour of the seat."""
    return say("seat", number=who + 1)


def narrate(before: State, number: int) -> list[Fact]:
    """The action first, then each step that the rules took by themselves afterwards."""
    who = int(seat(before))
    old, new = before.copy(), before.copy()
    answer(new, number)
    told = [_deed(before, new, CATALOGUE[number], who)]
    told += _table(old, new) + _others(old, new, who, "change")
    while new.pending.depth > 0:
        step = int(kind_of(new.pending.top()))
        old = new.copy()
        if not settle_once(new):
            break
        told += _step_facts(old, new, step)
    return told


def _step_facts(old: State, new: State, step: int) -> list[Fact]:
    """What one step of the program did."""
    told = _table(old, new) + _others(old, new, None, STEP_NAMES.get(step, "change"))
    if new.scored > old.scored:
        told = [*_scoring_round(old, int(new.scored)), *told]
    if new.pending.depth == 0:
        told += _result(new)
    return told


def _scoring_round(before: State, number: int) -> list[Fact]:
    """The round, and for each category who has how many, against the one who has least."""
    facts = [Fact(GAME, "scoring-round", CHANCE, {"round": number})]
    for name in ROUND_LINES:
        line = PLAYED[name]
        seats = range(before.printed.players)
        counts = [int(counted(before, seat, line)) for seat in seats]
        everyone = tuple(
            say("ahead", player=parts.seat(at), count=counts[at], points=int(round_points(before, at, line)))
            for at in seats
        )
        named: dict[str, Parameter] = {"line": parts.line(name), "least": min(counts), "everyone": everyone}
        facts.append(Fact(GAME, "category", CHANCE, named))
    return facts


def _deed(before: State, after: State, action: Action, who: int) -> Fact:
    """The action itself, with what it cost and brought; of a secret only what everybody may hear."""
    family = action.family
    heard = answering.said(before, action.number) if before.printed.chronicles else None
    if heard is None:
        named = {**family.named(action.parameters), **_around(before, after, action)}
        touched = action.parts
    else:
        named, touched = heard, family.parts
    changes = tuple(_changes(before, after, who)) if who >= 0 else ()
    parameters = {"player": parts.seat(who), **named, "changes": changes}
    return Fact(GAME, f"did-{family.id}", who, parameters, touched)


def _around(before: State, after: State, action: Action) -> dict[str, Parameter]:
    """What the action's text leaves out: which tile lies there, whose it is, which roll is spoken of."""
    if "space" in action.parameters:
        tile = int(before.track[int(action.parameters["space"]) - 1]) - 1
        return {"tile": parts.tile_numbered(tile)}
    if "place" in action.parameters:
        return _at_place(before, after, action)
    if action.family.name == "roll":
        return {"where": "track" if kind_of(before.pending.top()) == ROLL_DIE else "haggis"}
    if action.family.name in ("done", "use"):
        return {"rolled": int(roll_shown(before))}
    if action.family.name in ("coins_of", "coins_of_england"):
        return {"where": "mountain" if _is_trick(before) else "market"}
    if action.family.name in ("clan", "claim"):
        return {"what": "token" if kind_of(before.pending.top()) == MOB else "usual"}
    return {}


def _at_place(before: State, after: State, action: Action) -> dict[str, Parameter]:
    place, owner = place_named(action.parameters["place"]), whose(before)
    order = (after, before) if action.family.name == "place" else (before, after)
    tiles = [int(s.players[owner].tile(place)) for s in order]
    faces = [parts.tile(before.printed.faces[tile]) for tile in tiles if tile >= 0]
    return {"tile": faces[0] if faces else parts.cell(place), "owner": parts.seat(owner)}


def _is_trick(s: State) -> bool:
    """Whether Elsbeth McTrick is asked what leaves the mountain."""
    top = s.pending.top()
    return bool(kind_of(top) == MOB and first_of(top) == mob_cards.MCTRICK)


def _changes(before: State, after: State, who: int) -> Iterator[Message]:
    """Coins, goods, barrels and points that a player paid or gained."""
    old, new = before.players[who], after.players[who]
    amounts = [("coin", new.coins - old.coins), ("whisky", new.whisky - old.whisky)]
    amounts += [(name, new.goods[good] - old.goods[good]) for good, name in enumerate(GOODS)]
    amounts += [("clan marker", new.markers - old.markers), ("person", new.persons - old.persons)]
    amounts.append(("vp", sum(int(new.lines[line] - old.lines[line]) for line in range(LINES))))
    for key, amount in amounts:
        if amount:
            id = "gained" if amount > 0 else "paid"
            yield say(id, count=abs(int(amount)), piece=parts.piece(key))
    for card in range(len(CARDS)):
        if new.has_card(card) and not old.has_card(card):
            yield say("card-gained", card=parts.card(card))


def _table(before: State, after: State) -> list[Fact]:
    """Tiles that came to the discard pile, and a new stack."""
    gone = int(after.discard_low & ~before.discard_low) | int(after.discard_high & ~before.discard_high) << 60
    tiles = [parts.tile_numbered(tile) for tile in range(len(TILES)) if (gone >> tile) & 1]
    facts = [Fact(GAME, "discard", CHANCE, {"tile": tile}, (tile,)) for tile in tiles]
    if after.stack != before.stack:
        facts.append(Fact(GAME, "stack", CHANCE, {"stack": parts.stack(int(before.stack))}))
    if after.ended != before.ended:
        end = parts.tile_numbered(int(after.printed.worlds_end))
        facts.append(Fact(GAME, "worlds-end", CHANCE, {"tile": end}, (end,)))
    return facts + (answering.told(before, after) if after.printed.chronicles else [])


def _others(before: State, after: State, who: int | None, kind: str) -> list[Fact]:
    facts = []
    for other in range(before.printed.players):
        changes = tuple(_changes(before, after, other)) if other != who else ()
        if changes:
            facts.append(Fact(GAME, kind, other, {"player": parts.seat(other), "changes": changes}))
    return facts


def _result(after: State) -> list[Fact]:
    ranked = sorted(scores(after), key=lambda x: x.place)
    return [
        Fact(GAME, "score", x.seat, {"player": parts.seat(x.seat), "points": x.total, "place": x.place})
        for x in ranked
    ]
