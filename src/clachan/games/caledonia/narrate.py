"""What happened, told by comparing the table before and after an action."""

from clachan.core.decision import CHANCE, kind_of
from clachan.core.message import Fact
from clachan.games.caledonia.components import CLANS, GOODS, SCORING_TILES
from clachan.games.caledonia.decisions import FULFILLED, PRODUCTION, ROUND_SCORING
from clachan.games.caledonia.engine import answer, seat, settle_once
from clachan.games.caledonia.families import build_catalogue
from clachan.games.caledonia.scoring import scores
from clachan.games.caledonia.sentences import SENTENCES
from clachan.games.caledonia.state import State
from clachan.games.plain import plain_fact

CATALOGUE = build_catalogue()
CHANCE_WORD = "Chance"
CLAN_TITLES = {clan: clan.capitalize() for clan in CLANS} | {
    "macdonald": "MacDonald",
    "macewen": "MacEwen",
    "mackenzie": "MacKenzie",
}
TILE_WORDS = {
    "basics": "basic goods",
    "processed": "processed goods",
    "units": "animals and buildings",
    "workers": "workers",
    "border": "units on the border",
    "imports": "imports",
    "meat": "animals exported",
    "upgrades": "upgrades",
    "costly": "units on dear land",
}
STEP_NAMES = {PRODUCTION: "production", ROUND_SCORING: "scoring", FULFILLED: "reward"}


def seat_name(s: State, who: int) -> str:
    """The clan, once chosen, with the seat's number."""
    if who == CHANCE:
        return CHANCE_WORD
    clan = s.players[who].clan
    return f"{CLAN_TITLES[CLANS[clan]]} (p{who + 1})" if clan < len(CLANS) else f"Player {who + 1}"


def narrate(before: State, number: int) -> list[Fact]:
    """The action first, then each step that the rules took by themselves afterwards."""
    who = int(seat(before))
    old, new = before.copy(), before.copy()
    answer(new, number)
    text = f"{SENTENCES.tell(seat_name(new, who), _said(number))}{_effects(old, new, who)}."
    told = [plain_fact("action", who, text, _places(number))]
    told += _market(old, new) + _export_board(old, new) + _others(old, new, who, "change")
    while new.pending.depth > 0:
        step = int(kind_of(new.pending.top()))
        old = new.copy()
        if not settle_once(new):
            break
        told += _step_facts(old, new, step)
    return told


def _said(number: int) -> str:
    """The action in words, a clan by its name as it is written."""
    action = CATALOGUE[number]
    clan = action.parameters.get("clan")
    return action.text if clan is None else action.text.replace(clan, CLAN_TITLES[clan])


def _step_facts(old: State, new: State, step: int) -> list[Fact]:
    """What one step of the program did."""
    told = _market(old, new) + _export_board(old, new)
    told += _others(old, new, None, STEP_NAMES.get(step, "change"))
    if step == ROUND_SCORING:
        told = _round_end(old, new, told)
    return told


def _places(number: int) -> tuple[str, ...]:
    parameters = CATALOGUE[number].parameters
    return (parameters["hex"],) if "hex" in parameters else ()


def _effects(before: State, after: State, who: int) -> str:
    """Money and goods that the acting player paid or gained."""
    changes = _changes(before, after, who) if who >= 0 else []
    return f" ({', '.join(changes)})" if changes else ""


def _changes(before: State, after: State, who: int) -> list[str]:
    old, new = before.players[who], after.players[who]
    found = []
    money = int(new.money - old.money)
    if money:
        found.append(f"{'+' if money > 0 else '−'}£{abs(money)}")
    for good, name in enumerate(GOODS):
        gained = int(new.goods[good] - old.goods[good])
        if gained:
            found.append(f"{gained:+d} {name}".replace("-", "−"))
    glory = int(new.glory - old.glory)
    if glory:
        found.append(f"{glory:+d} glory")
    return found


def _market(before: State, after: State) -> list[Fact]:
    facts = []
    for good, name in enumerate(GOODS):
        old, new = int(before.price(good)), int(after.price(good))
        if before.step[good] != after.step[good]:
            way = "rises" if after.step[good] > before.step[good] else "falls"
            move = f"from £{old} to £{new}" if old != new else f"within £{old}"
            text = f"The price of {name} {way} {move}."
            facts.append(plain_fact("price", CHANCE, text, (name,)))
    return facts


def _export_board(before: State, after: State) -> list[Fact]:
    facts = []
    gone = int(after.removed & ~before.removed)
    for contract in range(50):
        if (gone >> contract) & 1:
            facts.append(plain_fact("removed", CHANCE, f"Contract {contract + 1} leaves the game.", ()))
    for name, old, new in (
        ("cotton", before.cotton, after.cotton),
        ("tobacco", before.tobacco, after.tobacco),
        ("sugar cane", before.sugar, after.sugar),
    ):
        if old != new:
            facts.append(plain_fact("import", CHANCE, f"{name.capitalize()} imports rise to {new}.", (name,)))
    return facts


def _others(before: State, after: State, who: int | None, kind: str) -> list[Fact]:
    """What changed for every seat but the one that acted."""
    facts = []
    for other in range(before.printed.players):
        changes = _changes(before, after, other) if other != who else []
        if changes:
            verb = {"production": " produces", "scoring": " scores"}.get(kind, "")
            facts.append(
                plain_fact(kind, other, f"{seat_name(after, other)}{verb}: {', '.join(changes)}.", ())
            )
    return facts


def _round_end(before: State, after: State, glory: list[Fact]) -> list[Fact]:
    """The scoring tile with everyone's glory, then the next round or the final result."""
    facts = []
    if len(before.printed.scoring) > 0:
        tile = SCORING_TILES[before.printed.scoring[before.round - 1]]
        text = f"Round {before.round} ends: {TILE_WORDS[tile]} are scored."
        facts.append(plain_fact("scoring", CHANCE, text, ()))
    facts += glory
    if after.pending.depth > 0:
        facts.append(plain_fact("round", CHANCE, f"Round {after.round} begins.", ()))
        return facts
    for score in sorted(scores(after), key=lambda x: x.place):
        rating = f", {score.rating}" if score.rating else ""
        text = f"{seat_name(after, score.seat)} ends with {score.total} points (place {score.place}{rating})."
        facts.append(plain_fact("score", score.seat, text, ()))
    return facts
