"""Chronicle VII, Between a Rock and a Hard Place: secret votes on scoring cards, and own discard piles.

A ballot is kept with its player, hidden from the others, until all are in; only then markers move.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import CHANCE, decision, first_of, kind_of
from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import CALL, VOTE, call_gathering, is_vote, vote_ballot
from clachan.games.glenmore.chronicle_records import Gathering, Voter
from clachan.games.glenmore.components import GATHERING_CARDS, TILES
from clachan.games.glenmore.decisions import CALLING, VOTING
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import englishman, gathering_cards
from clachan.games.glenmore.shown import GatheringView, MotionView
from clachan.games.glenmore.state import DIE, ENGLISHMAN, LINE_CHRONICLE, State
from clachan.games.glenmore.words import GAME, because, say

BALLOTS: Final = 5
CARD_COUNT: Final = 10
AYE: Final = 1
NAY: Final = 2
TWO_AYES: Final = 3
TWO_NAYS: Final = 4
assert len(GATHERING_CARDS) == CARD_COUNT
BALLOT_NAMES: Final = ("aye", "nay", "two ayes", "two nays", "aye and nay")
DISCARDS: Final = 9
LINE: Final = LINE_CHRONICLE + 7


def set_up(s: State) -> None:
    s.gathering = Gathering()
    for name in s.table.extra["gathering"].split():
        s.gathering.in_play |= bit(GATHERING_CARDS.index(name))
    markers = s.printed.components.chronicles.votes[int(s.printed.players)]
    for seat in range(s.printed.players):
        voter = Voter()
        voter.ayes = markers[0]
        voter.nays = markers[1]
        s.players[seat].voter = voter


# --- calling the Great Gathering ------------------------------------------------------------------------


def person_taken(s: State, seat: i64) -> None:
    """Asked after the clan's bonus, since it lies below that question; without cards it lapses."""
    s.pending.push(decision(CALLING, seat))


def legal_calling(s: State, out: vec[i64]) -> i64:
    left: i64 = s.gathering.in_play & ~s.gathering.voted
    count: i64 = 0
    card: i64 = 0
    while card < CARD_COUNT:
        if (left >> card) & 1 != 0:
            out[count] = CALL + card
            count += 1
        card += 1
    return count


def why_not_calling(s: State, number: int) -> Reason | None:
    card = call_gathering(number)
    if not 0 <= card < CARD_COUNT:
        return because("name-a-scoring-card")
    if not (int(s.gathering.in_play) >> card) & 1:
        return because("not-in-this-game", card=parts.gathering(card))
    voted = (int(s.gathering.voted) >> card) & 1
    return because("voted-on", card=parts.gathering(card)) if voted else None


def apply_calling(s: State, seat: i64, number: i64) -> None:
    """Everybody votes, beginning with whoever called."""
    s.pending.pop()
    card: i64 = call_gathering(number)
    s.gathering.voted |= bit(card)
    step: i64 = s.printed.players - 1
    while step >= 0:
        s.pending.push(decision(VOTING, (seat + step) % s.printed.players, card))
        step -= 1


# --- voting ---------------------------------------------------------------------------------------------


def ayes_in(cast: i64) -> i64:
    return 2 if cast == TWO_AYES else (1 if cast == AYE or cast > TWO_NAYS else 0)


def nays_in(cast: i64) -> i64:
    return 2 if cast == TWO_NAYS else (1 if cast == NAY or cast > TWO_NAYS else 0)


def legal_voting(s: State, seat: i64, out: vec[i64]) -> i64:
    """One marker; two players may use two, once in a game."""
    p = s.players[seat]
    most: i64 = BALLOTS if s.printed.players == 2 and p.voter.doubled == 0 else 2
    count: i64 = 0
    cast: i64 = 1
    while cast <= most:
        if ayes_in(cast) <= p.voter.ayes and nays_in(cast) <= p.voter.nays:
            out[count] = VOTE + cast - 1
            count += 1
        cast += 1
    return count


def why_not_voting(s: State, seat: int, number: int) -> Reason | None:
    p = s.players[seat]
    if not is_vote(number):
        return because("aye-or-nay")
    words = BALLOT_NAMES[vote_ballot(number)]
    if vote_ballot(number) >= 2:
        if s.printed.players != 2:
            return because("only-two-players-double")
        if p.voter.doubled:
            return because("doubled-already")
    ayes = {"aye": 1, "two ayes": 2, "aye and nay": 1}.get(words, 0)
    nays = {"nay": 1, "two nays": 2, "aye and nay": 1}.get(words, 0)
    if ayes <= p.voter.ayes and nays <= p.voter.nays:
        return None
    return because("markers-left", ayes=int(p.voter.ayes), nays=int(p.voter.nays))


def apply_voting(s: State, seat: i64, number: i64) -> None:
    """The last ballot shows them all."""
    card: i64 = first_of(s.pending.pop())
    s.players[seat].voter.cast = vote_ballot(number) + 1
    other: i64 = 0
    while other < s.printed.players:
        if s.players[other].voter.cast == 0:
            return
        other += 1
    count_votes(s, card)


def count_votes(s: State, card: i64) -> None:
    """A tie passes; markers are gone either way."""
    lead: i64 = 0
    seat: i64 = 0
    while seat < s.printed.players:
        p = s.players[seat]
        cast: i64 = p.voter.cast
        lead += ayes_in(cast) - nays_in(cast)
        p.voter.ayes -= ayes_in(cast)
        p.voter.nays -= nays_in(cast)
        if cast > NAY:
            p.voter.doubled = 1
        p.voter.cast = 0
        seat += 1
    if lead >= 0:
        s.gathering.passed |= bit(card)


# --- discard piles and scoring --------------------------------------------------------------------------


def tile_discarded(s: State, tile: i64, figure: i64) -> None:
    """With the card of discards in play a tile goes to the pile of whoever moved; the die has none.

    The common pile holds these tiles too, so that any of them can be claimed; a claimed tile leaves it.
    """
    if (s.gathering.in_play >> DISCARDS) & 1 == 0:
        return
    owner: i64 = figure
    if figure == ENGLISHMAN:
        owner = englishman.holder(s)
    if owner < 0 or owner >= DIE:
        return
    p = s.players[owner]
    if tile < 60:
        p.voter.pile_low |= bit(tile)
    else:
        p.voter.pile_high |= bit(tile - 60)


def final_scoring(s: State) -> None:
    """Given once, before haggis is scored: barrels spent there still count for the sets."""
    seat: i64 = 0
    while seat < s.printed.players:
        s.players[seat].lines[LINE] += points(s, int(seat))
        seat += 1
    s.gathering.scored = 1


def points(s: State, seat: int) -> int:
    """What the passed cards bring a player; a tie shares, rounded up."""
    total = 0
    worth = s.printed.components.number("chronicle_7.vp")
    for card in range(len(GATHERING_CARDS)):
        if not (int(s.gathering.passed) >> card) & 1:
            continue
        results = [int(gathering_cards.result(s, other, card)) for other in range(s.printed.players)]
        best = [other for other, result in enumerate(results) if result == max(results)]
        if seat in best:
            total += -(-worth // len(best))
    return total


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    if not s.gathering.scored:
        lines[s.printed.components.chronicles.names[6]] += points(s, seat)


# --- index, view, secrets -------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    return legal_calling(s, out) if kind == CALLING else legal_voting(s, seat, out)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    return why_not_calling(s, number) if kind == CALLING else why_not_voting(s, seat, number)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == CALLING:
        apply_calling(s, seat, number)
    else:
        apply_voting(s, seat, number)


def view(s: State, seat: "int | None") -> "GatheringView":
    """Who has voted may be seen, how only by oneself."""
    players = [s.players[place] for place in range(s.printed.players)]
    return {
        "cards": [
            _motion(s, card) for card in range(len(GATHERING_CARDS)) if (s.gathering.in_play >> card) & 1
        ],
        "markers": [{"aye": int(p.voter.ayes), "nay": int(p.voter.nays)} for p in players],
        "voted": [bool(p.voter.cast) for p in players],
        "own": BALLOT_NAMES[players[seat].voter.cast - 1]
        if seat is not None and players[seat].voter.cast
        else "",
        "piles": [
            [
                key
                for tile, key in enumerate(TILES)
                if (int(p.voter.pile_low & s.discard_low) | int(p.voter.pile_high & s.discard_high) << 60)
                >> tile
                & 1
            ]
            for p in players
        ],
    }


def _motion(s: State, card: int) -> "MotionView":
    """A card with what everybody has of it now; the smallest territory counts as it is, not below nothing."""
    results = [int(gathering_cards.result(s, seat, card)) for seat in range(s.printed.players)]
    return {
        "card": GATHERING_CARDS[card],
        "result": _result(s, card),
        "counts": [abs(result) for result in results],
        "leading": [result == max(results) for result in results],
    }


def _result(s: State, card: int) -> str:
    if (s.gathering.passed >> card) & 1:
        return "passed"
    if any(kind_of(top) == VOTING and first_of(top) == card for top in s.pending.listed()):
        return "voting"
    return "rejected" if (s.gathering.voted >> card) & 1 else ""


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Ballots that are in, but not shown yet, may be any that their player could cast."""
    room = vec[i64]([0] * BALLOTS)
    for other in range(s.printed.players):
        if other != seat and s.players[other].voter.cast:
            count = legal_voting(s, other, room)
            s.players[other].voter.cast = room[rng.below(count)] - VOTE + 1


def said(s: State, number: int) -> "dict[str, Parameter] | None":
    """A vote is a secret until all are in; on which card is none."""
    return {"card": parts.gathering(int(first_of(s.pending.top())))} if is_vote(number) else None


def reveals(number: int) -> bool:
    """No ballot can be taken back, since the next player votes after it."""
    return is_vote(number)


def told(old: State, new: State) -> "list[Fact]":
    """The markers of a vote, once all are in, and its result."""
    seats = range(new.printed.players)
    ayes = [int(old.players[seat].voter.ayes - new.players[seat].voter.ayes) for seat in seats]
    nays = [int(old.players[seat].voter.nays - new.players[seat].voter.nays) for seat in seats]
    if not any(ayes + nays):
        return []
    votes = tuple(say("votes", player=parts.seat(seat), ayes=ayes[seat], nays=nays[seat]) for seat in seats)
    result = "passed" if new.gathering.passed != old.gathering.passed else "rejected"
    card = next(int(first_of(asked)) for asked in old.pending.listed() if kind_of(asked) == VOTING)
    named: dict[str, Parameter] = {"card": parts.gathering(card), "result": result, "votes": votes}
    return [Fact(GAME, "scoring-card", CHANCE, named, (parts.gathering(card),))]


def fault(s: State) -> str | None:
    """Cards add up, and nobody votes with markers that are gone."""
    cards = s.printed.components.number("chronicle_7.cards_in_play")
    if (
        count_bits(s.gathering.in_play) != cards
        or s.gathering.voted & ~s.gathering.in_play
        or s.gathering.passed & ~s.gathering.voted
    ):
        return "the cards of the Great Gathering do not add up"
    for seat in range(s.printed.players):
        p = s.players[seat]
        if p.voter.ayes < 0 or p.voter.nays < 0:
            return f"seat {seat} has voted with a marker that it does not have"
    piles = sum(int(gathering_cards.pile(s, seat)) for seat in range(s.printed.players))
    if piles > count_bits(s.discard_low) + count_bits(s.discard_high):
        return "the own discard piles hold more than has been discarded"
    return None


class GreatGathering(Chronicle):
    """Chronicle VII."""

    def set_up(self, s: State) -> None:
        set_up(s)

    def tile_discarded(self, s: State, tile: i64, figure: i64) -> None:
        tile_discarded(s, tile, figure)

    def person_taken(self, s: State, seat: i64) -> None:
        person_taken(s, seat)

    def final_scoring(self, s: State) -> None:
        final_scoring(s)

    def final_points(self, s: State, seat: int, lines: "dict[str, int]") -> None:
        final_points(s, seat, lines)

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number) if kind >= CALLING else because("no-step")

    def view(self, s: State, seat: "int | None") -> "GatheringView":
        return view(s, seat)

    def redeal(self, s: State, seat: int, rng: Rng) -> None:
        redeal(s, seat, rng)

    def reveals(self, s: State, number: int) -> bool:
        return reveals(number)

    def said(self, s: State, number: int) -> "dict[str, Parameter] | None":
        return said(s, number)

    def told(self, old: State, new: State) -> "list[Fact]":
        return told(old, new)

    def fault(self, s: State) -> "str | None":
        return fault(s)
