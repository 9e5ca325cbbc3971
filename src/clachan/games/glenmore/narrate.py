"""What happened, told by comparing the table before and after an action."""

import re

from clachan.core.decision import CHANCE, kind_of
from clachan.core.message import Fact
from clachan.games.glenmore.actions import DISCARD, DONE, DRAW, PLACE, TAKE
from clachan.games.glenmore.board import NAMES, place_named
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GOODS, MOBSTERS, TILES, proper_name
from clachan.games.glenmore.decisions import FINAL_SCORING, SCORING
from clachan.games.glenmore.engine import answer, seat, settle_once
from clachan.games.glenmore.families import build_catalogue
from clachan.games.glenmore.question import whose
from clachan.games.glenmore.rules.chronicles import answering
from clachan.games.glenmore.rules.chronicles.mobsters import roll_shown
from clachan.games.glenmore.scoring import scores
from clachan.games.glenmore.sentences import SENTENCES
from clachan.games.glenmore.state import LINES, SPACES, State
from clachan.games.plain import plain_fact

CATALOGUE = build_catalogue()
COLOURS = ("Red", "Yellow", "Green", "Blue")
STEP_NAMES = {SCORING: "scoring", FINAL_SCORING: "scoring"}


def seat_name(s: State, who: int) -> str:
    return "Chance" if who == CHANCE else f"{COLOURS[who]} (p{who + 1})"


def narrate(before: State, number: int) -> list[Fact]:
    """The action first, then each step that the rules took by themselves afterwards."""
    who = int(seat(before))
    old, new = before.copy(), before.copy()
    answer(new, number)
    secret = answering.said(before, number) if before.printed.chronicles else None
    said = secret or _said(before, new, number)
    text = f"{SENTENCES.tell(seat_name(new, who), said)}{_effects(old, new, who)}."
    told = [plain_fact("action", who, text, _places(number))]
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
        told = [plain_fact("scoring", CHANCE, f"Scoring round {new.scored}.", ()), *told]
    if new.pending.depth == 0:
        told += _result(new)
    return told


def _said(before: State, after: State, number: int) -> str:
    """The action in words: tiles by their names, a side of the die by what it shows."""
    text = CATALOGUE[number].text
    if rolled := roll_shown(before):
        return f"let the {rolled} count" if number == DONE else f"roll the {rolled} again"
    if DRAW <= number < PLACE:
        tile = (number - DRAW) % len(TILES)
        return text.replace(TILES[tile], before.printed.faces[tile].name)
    if text.startswith("roll "):
        return text.rstrip("abc")
    if text.startswith(("trigger ", "turn over ")):
        card = next(name for name in CARDS if text.endswith(f" {name}"))
        return text.removesuffix(card) + _card_name(before, card)
    if text.startswith("choose p"):
        return f"choose {seat_name(before, int(text[-1]) - 1)}"
    for names in (MOBSTERS, CLAN_SPACES):
        who = next((name for name in names if text.endswith(f" {name}")), "")
        if who:
            return text.removesuffix(who) + proper_name(who)
    return text + _tile_named(before, after, number)


def _tile_named(before: State, after: State, number: int) -> str:
    """The tile that a space of the track or a place in a territory stands for."""
    for first in (TAKE, DISCARD):
        if first <= number < first + SPACES:
            return f" ({before.printed.faces[int(before.track[number - first]) - 1].name})"
    named = CATALOGUE[number].parameters.get("place")
    if named is None:
        return ""
    place = place_named(named)
    owner, built = whose(before), PLACE <= number < PLACE + len(NAMES)
    tiles = [int(s.players[owner].tile(place)) for s in ((after, before) if built else (before, after))]
    return next((f" ({before.printed.faces[tile].name})" for tile in tiles if tile >= 0), "")


def _places(number: int) -> tuple[str, ...]:
    parameters = CATALOGUE[number].parameters
    return tuple(parameters[axis] for axis in ("tile", "place") if axis in parameters)


def _effects(before: State, after: State, who: int) -> str:
    changes = _changes(before, after, who) if who >= 0 else []
    return f" ({', '.join(changes)})" if changes else ""


def _changes(before: State, after: State, who: int) -> list[str]:
    """Coins, goods, barrels and points that a player paid or gained."""
    old, new = before.players[who], after.players[who]
    amounts = [("coin", new.coins - old.coins), ("whisky", new.whisky - old.whisky)]
    amounts += [(name, new.goods[good] - old.goods[good]) for good, name in enumerate(GOODS)]
    amounts += [("clan marker", new.markers - old.markers), ("person", new.persons - old.persons)]
    amounts.append(("VP", sum(int(new.lines[line] - old.lines[line]) for line in range(LINES))))
    found = [_amount(name, int(amount)) for name, amount in amounts if amount]
    found += [
        f"card {_card_name(after, name)}"
        for card, name in enumerate(CARDS)
        if new.has_card(card) and not old.has_card(card)
    ]
    return found


def _amount(name: str, amount: int) -> str:
    """Goods and points have no plural here."""
    many = "s" if abs(amount) > 1 and name in ("coin", "clan marker", "person") else ""
    return f"{amount:+d} {name}{many}".replace("-", "−")


def _card_name(s: State, card: str) -> str:
    """A landmark card carries the name of its tile."""
    return s.printed.faces[TILES.index(card)].name if card in TILES else card


def _table(before: State, after: State) -> list[Fact]:
    """Tiles that came to the discard pile, and a new stack."""
    gone = int(after.discard_low & ~before.discard_low) | int(after.discard_high & ~before.discard_high) << 60
    facts = [
        plain_fact("discard", CHANCE, f"{after.printed.faces[tile].name} is discarded.", (key,))
        for tile, key in enumerate(TILES)
        if (gone >> tile) & 1
    ]
    if after.stack != before.stack:
        facts.append(plain_fact("stack", CHANCE, f"Stack {'SABCD'[int(before.stack)]} is used up.", ()))
    if after.ended != before.ended:
        facts.append(plain_fact("track", CHANCE, "World's End lies on the track.", ("worlds end",)))
    if after.printed.chronicles:
        told = answering.told(before, after)
        facts += [plain_fact("chronicle", CHANCE, _named(text, after), ()) for text in told]
    return facts


def _named(told: str, s: State) -> str:
    """Who is called p1 to p4 in a sentence of a chronicle gets the colour, and a tile its name."""
    tile = next((key for key in TILES if told.startswith(f"{key} ")), "")
    if tile:
        told = s.printed.faces[TILES.index(tile)].name + told.removeprefix(tile)
    return re.sub(r"\bp([1-4])\b", lambda found: f"{COLOURS[int(found[1]) - 1]} (p{found[1]})", told)


def _others(before: State, after: State, who: int | None, kind: str) -> list[Fact]:
    facts = []
    for other in range(before.printed.players):
        changes = _changes(before, after, other) if other != who else []
        if changes:
            facts.append(plain_fact(kind, other, f"{seat_name(after, other)}: {', '.join(changes)}.", ()))
    return facts


def _result(after: State) -> list[Fact]:
    ranked = sorted(scores(after), key=lambda x: x.place)
    return [
        plain_fact(
            "score",
            x.seat,
            f"{seat_name(after, x.seat)} ends with {x.total} points (place {x.place}).",
            (),
        )
        for x in ranked
    ]
