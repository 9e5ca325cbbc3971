"""Chronicle VIII, The Penny Mobs: pennies, the prison, and the end of every turn.

What the mobsters do stands in mob_deals.py (tokens and coins), mob_outlaws.py (Scotsmen abroad),
mob_theft.py (Derek Anderson), mob_watch.py (what happens in other players' turns) and mobsters.py (those
who belong to another chronicle).
"""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import count_bits
from clachan.core.decision import CHANCE
from clachan.core.message import Fact, Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.chronicle_records import MOB_COUNT
from clachan.games.glenmore.components import MOBSTERS
from clachan.games.glenmore.decisions import ARREST, OUTLAW, PRISON, THEFT, TOKEN_LOT
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import (
    mob_boats,
    mob_cards,
    mob_claims,
    mob_deals,
    mob_outlaws,
    mob_reserving,
    mob_theft,
    mob_tolls,
    mob_watch,
    mobsters,
    mountain,
    prison,
)
from clachan.games.glenmore.shown import MobsView
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import GAME, because

# --- scoring --------------------------------------------------------------------------------------------


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    """Penalties of the own mobsters, and the pennies."""
    p = s.players[seat]
    cards = s.printed.components.chronicles.mobsters
    penalty = sum(card.penalty for at, card in enumerate(cards) if (p.gang.held >> at) & 1)
    lines[s.printed.components.chronicles.names[7]] += int(p.gang.plus - p.gang.minus) - penalty


# --- index and view -------------------------------------------------------------------------------------


def legal_free(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    """What the own mobsters can do in a turn; nothing in the Englishman's."""
    if s.players[seat].gang.held == 0 or s.foreign != 0:
        return count
    count = mob_deals.legal_free(s, seat, out, count)
    count = mob_outlaws.legal_free(s, seat, out, count)
    return mob_theft.legal_free(s, seat, out, count)


def why_not_free(s: State, seat: int, number: int) -> Reason | None:
    if s.foreign:
        return because("mobsters-rest")
    return mob_deals.why_not_free(s, seat, number)


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == PRISON:
        return prison.legal_prison(s, seat, out)
    if kind == ARREST:
        return prison.legal_arrest(s, out)
    if kind == OUTLAW:
        return mob_outlaws.legal(s, seat, out)
    if kind == THEFT:
        return mob_theft.legal(s, seat, out)
    if kind == TOKEN_LOT:
        return mob_boats.legal_lot(s, out)
    return mob_deals.legal(s, kind, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == PRISON:
        return prison.why_not_prison(s, seat, number)
    if kind == ARREST:
        return prison.why_not_arrest(s, number)
    if kind == OUTLAW:
        return mob_outlaws.why_not(s, seat, number)
    if kind == THEFT:
        return mob_theft.why_not(s, seat, number)
    if kind == TOKEN_LOT:
        return mob_boats.why_not_lot(s, number)
    if kind < PRISON:
        return why_not_free(s, seat, number)
    return mob_deals.why_not(s, kind, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == PRISON:
        prison.apply_prison(s, seat, number)
    elif kind == ARREST:
        prison.apply_arrest(s, number)
    elif kind == OUTLAW:
        mob_outlaws.answer(s, seat, number)
    elif kind == THEFT:
        mob_theft.answer(s, seat, number)
    elif kind == TOKEN_LOT:
        mob_boats.apply_lot(s, number)
    else:
        mob_deals.answer(s, kind, seat, number)


def view(s: State) -> "MobsView":
    """Everything lies open."""
    cards = s.printed.components.chronicles.mobsters
    players = [s.players[seat] for seat in range(s.printed.players)]
    return {
        "prison": [
            {"mobster": name, "pennies": int(mob_cards.pennies_on(s, at)), "penalty": cards[at].penalty}
            for at, name in enumerate(MOBSTERS)
            if (s.mobs.jailed >> at) & 1
        ],
        "later": int(s.mobs.later),
        "pennies": [{"minus": int(p.gang.minus), "plus": int(p.gang.plus)} for p in players],
        "held": [[name for at, name in enumerate(MOBSTERS) if (p.gang.held >> at) & 1] for p in players],
        "tokens": {
            name: int(s.mobs.tokens[at]) for at, name in enumerate(MOBSTERS) if (s.mobs.freed >> at) & 1
        },
        "outlaws": mob_outlaws.view(s),
        **mob_deals.view(s),
    }


def told(old: State, new: State) -> "list[Fact]":
    fresh = int(new.mobs.jailed & ~old.mobs.jailed)
    names = [parts.mobster(at) for at in range(len(MOBSTERS)) if (fresh >> at) & 1]
    facts = [Fact(GAME, "prison", CHANCE, {"mobster": name}, (name,)) for name in names]
    return facts + mob_deals.told(old, new)


def fault(s: State) -> str | None:
    """Pennies and cards are conserved."""
    count = int(s.printed.players)
    lying = sum(int(mob_cards.pennies_on(s, at)) for at in range(MOB_COUNT))
    held = sum(int(p.gang.minus + p.gang.plus) for p in (s.players[seat] for seat in range(count)))
    total = s.printed.components.number("chronicle_8.pennies") * count
    if lying + held != total:
        return f"there are {lying + held} pennies instead of {total}"
    cards = int(count_bits(s.mobs.jailed) + count_bits(s.mobs.freed) + s.mobs.later)
    if cards != s.printed.components.chronicles.cards_drawn[count] or s.mobs.jailed & s.mobs.freed:
        return f"there are {cards} mobsters in the game"
    return mob_outlaws.fault(s)


class PennyMobs(Chronicle):
    """Chronicle VIII."""

    def set_up(self, s: State) -> None:
        prison.set_up(s)

    def stopped(self, s: State, seat: i64, space: i64) -> None:
        mob_reserving.stopped(s, seat, space)

    def tile_laid(self, s: State, tile: i64) -> None:
        prison.tile_laid(s, tile)

    def tile_discarded(self, s: State, tile: i64, figure: i64) -> None:
        mob_reserving.tile_discarded(s, tile, figure)

    def begin_turn(self, s: State, seat: i64) -> None:
        mob_watch.begin_turn(s, seat)
        if s.with_chronicle(2) and s.track[s.start] == mountain.MOUNTAIN:
            mobsters.at_mountain(s, seat)

    def begin_foreign_turn(self, s: State, seat: i64) -> None:
        mob_watch.begin_turn(s, seat)

    def end_turn(self, s: State, seat: i64) -> None:
        prison.end_turn(s, seat)

    def tile_toll(self, s: State, seat: i64, tile: i64) -> i64:
        return mob_tolls.toll(s, seat, tile)

    def judged_toll(self, s: State, seat: int, tile: int) -> int:
        return mob_tolls.judged_toll(s, seat, tile)

    def taxes_places(self) -> bool:
        return True

    def finds_place(self, s: State, p: Player, tile: i64) -> bool:
        return mob_tolls.finds_place(s, p, tile)

    def why_not_find_place(self, s: State, seat: int, tile: int) -> Reason | None:
        return mob_tolls.why_not_find_place(s, seat, tile)

    def tile_taken(self, s: State, seat: i64, tile: i64) -> None:
        mob_tolls.tile_taken(s, seat, tile)

    def duty(self, s: State, seat: i64) -> i64:
        return mob_reserving.obliged(s, seat)

    def why_not_elsewhere(self, s: State, seat: int) -> Reason | None:
        duty = mob_reserving.judged_duty(s, seat)
        return because("must-take-reserved", tile=parts.tile(duty)) if duty else None

    def may_take(self, s: State, seat: i64, space: i64) -> bool:
        duty: i64 = mob_reserving.obliged(s, seat)
        return duty < 0 or duty == space

    def why_not_take(self, s: State, seat: int, space: int) -> Reason | None:
        return None if space == mob_reserving.reserved_space(s, seat) else self.why_not_elsewhere(s, seat)

    def may_place(self, s: State, p: Player, place: i64) -> bool:
        return mob_tolls.may_place(s, p, place)

    def why_not_place(self, s: State, seat: int, place: int) -> Reason | None:
        return mob_tolls.why_not_place(s, seat, place)

    def tile_placed(self, s: State, seat: i64, tile: i64, place: i64) -> None:
        mob_tolls.tile_placed(s, seat, tile, place)

    def clan_toll(self, s: State, seat: i64, clan: i64) -> i64:
        return mob_deals.clan_toll(s, seat, clan)

    def clan_taken(self, s: State, seat: i64, clan: i64) -> None:
        mob_deals.clan_taken(s, seat, clan)

    def produced(self, s: State, seat: i64, place: i64, goods: i64) -> None:
        mob_claims.produced(s, seat, place, goods)

    def card_turned(self, s: State, card: i64) -> None:
        mobsters.card_turned(s, card)

    def boat_is_free(self, s: State, p: Player) -> bool:
        return mob_boats.is_free(s, p)

    def boat_leaves(self, s: State, seat: i64) -> None:
        mob_boats.leave_tile(s, seat)

    def boat_reaches(self, s: State, seat: i64) -> None:
        mob_boats.reach_tile(s, seat)

    def token_taken(self, s: State, seat: i64, castle: i64) -> None:
        mob_boats.token_taken(s, seat, castle)

    def at_mountain(self, s: State, seat: i64) -> None:
        mobsters.at_mountain(s, seat)

    def at_sale(self, s: State, seat: i64, space: i64, tile: i64) -> None:
        mobsters.at_sale(s, seat, space, tile)

    def haggis_begins(self, s: State) -> None:
        mobsters.haggis_begins(s)

    def before_haggis_roll(self, s: State) -> None:
        mobsters.before_haggis_roll(s)

    def offers_reroll(self, s: State, left: i64, rolled: i64) -> bool:
        if not mobsters.may_reroll(s):
            return False
        mobsters.ask_reroll(s, left, rolled)
        return True

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number)

    def legal_free(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        return legal_free(s, seat, out, count)

    def free_step(self, s: State, seat: i64, number: i64) -> None:
        mob_deals.free_step(s, seat, number)

    def legal_step(self, s: State, seat: i64, careful: bool, out: vec[i64], count: i64) -> i64:
        return count if s.foreign != 0 else mob_outlaws.legal_walk(s, seat, out, count)

    def why_not_step(self, s: State, seat: int, number: int, careful: bool) -> Reason | None:
        return why_not_free(s, seat, number)

    def home_scotsmen(self, s: State, seat: i64, counted: i64) -> i64:
        return mob_outlaws.home_scotsmen(s, seat, counted)

    def cards_counted(self, s: State, seat: i64, counted: i64) -> i64:
        return mob_claims.cards_counted(s, seat, counted)

    def final_points(self, s: State, seat: int, lines: "dict[str, int]") -> None:
        final_points(s, seat, lines)

    def before_step(self, s: State) -> None:
        if s.pending.depth > 0:
            mob_watch.before_step(s)

    def between_steps(self, s: State) -> None:
        mob_watch.forget_source(s)

    def after_step(self, s: State) -> None:
        mob_watch.after_step(s)

    def reveals(self, s: State, number: int) -> bool:
        return mobsters.reveals(s, number)

    def view(self, s: State, seat: "int | None") -> "MobsView":
        return view(s)

    def told(self, old: State, new: State) -> "list[Fact]":
        return told(old, new)

    def fault(self, s: State) -> "str | None":
        return fault(s)
