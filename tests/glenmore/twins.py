"""Tables that differ only in what somebody may not know, and what may be shown of an answer given at both.

A seat's twin of a table is the table with everything dealt anew that the seat cannot know: nothing that
reaches the seat may tell the two apart, until an answer shows something for all to see.
"""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.action import Action
from clachan.core.bits import count_bits
from clachan.core.decision import CHANCE, first_of, kind_of
from clachan.core.game import OVER, Game, open_game
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import CHRONICLE, END_TURN, HAGGIS_TOKEN, LOT, ROW
from clachan.games.glenmore.decisions import (
    DEALING,
    DRAWING_HAGGIS,
    GIVING_HAGGIS,
    RETURNING_HAGGIS,
    TOKEN_LOT,
    VOTING,
)
from clachan.games.glenmore.rules import track
from clachan.games.glenmore.rules.chronicles import dragon_boats, great_gathering, haggis, mob_cards
from clachan.games.glenmore.state import State

GAME: Game = open_game("glenmore")
TABLES: tuple[dict[str, object], ...] = (
    {"players": 3, "chronicles": "5"},
    {"players": 3, "chronicles": "1"},
    {"players": 2, "chronicles": "7"},
    {"players": 3, "chronicles": "58"},
    {"players": 2, "chronicles": "18"},
    {"players": 3, "chronicles": "1578", "short": True},
    {"players": 2},
)
# Every kind of question of chronicles I, V and VII, and of those mobsters who meddle with them.
KINDS = {
    *("deal-a-token", "lot-for-start", "choose-a-token", "reward"),
    *("gain-haggis", "draw-haggis", "return-haggis", "roll-for-haggis", "whisky-for-haggis", "give-haggis"),
    *("call-the-great-gathering", "vote"),
    *("calum mcquack", "bully mcmuscle", "fraser mcstarve", "oonagh mchagg", "token-lot"),
}


def occasion(state: State) -> str:
    """A question whose answers may show or hide something: its kind, or what a step of a turn can do."""
    kind, numbers = kind_of_question(state), GAME.legal_numbers(state)
    if kind in KINDS:
        return kind
    if ROW in numbers:
        return "rowing"
    if track.may_lay_worlds_end(state) and GAME.seat(state) != CHANCE:
        return "before World's End"
    starts = state.with_chronicle(1) and dragon_boats.waits_for_start(state)
    return "before Start" if starts and END_TURN in numbers else ""


def kind_of_question(state: State) -> str:
    """The kind of question; a mobster's carries the mobster's name."""
    asked = GAME.question(state)
    named = str(asked.parameters.get("mobster", "")).removeprefix("mobster:")
    return named if asked.kind == "mobster" and named in KINDS else asked.kind


def laid_out(options: dict[str, object], rng: Rng) -> State:
    """A table in full swing: haggis served, the race begun, and those mobsters free who meddle with both."""
    chosen = GAME.read_options(options)
    state: State = GAME.deal(chosen, rng)[1]
    players = chosen.number("players")
    if state.with_chronicle(1):
        state.race.racing = 1
    if state.with_chronicle(5):
        for step in range(12 - players):
            _serve(state, step % players, rng)
    if state.with_chronicle(8):
        for mobster in range(mob_cards.MCQUACK, mob_cards.MCHAGG + 1):
            if state.with_chronicle(1 if mobster <= mob_cards.MCMUSCLE else 5):
                _set_free(state, mobster, int(rng.below(players)))
    assert GAME.fault(state) is None
    return state


def _serve(state: State, seat: int, rng: Rng) -> None:
    """A token comes to a table; every third one was seen by all."""
    hidden = [token for token in range(haggis.TOKENS) if (int(state.haggis.down) >> token) & 1]
    token = pow(2, hidden[rng.below(len(hidden))])
    state.haggis.down -= token
    state.players[seat].haggis.tokens += token
    if rng.below(3) == 0:
        state.players[seat].haggis.known += token


def _set_free(state: State, mobster: int, seat: int) -> None:
    """One of the cards that would come later is out already."""
    if state.mobs.later:
        state.mobs.later -= 1
        state.mobs.freed |= pow(2, mobster)
        state.players[seat].gang.held |= pow(2, mobster)


def eager(legal: list[Action], rng: Rng) -> Action:
    """Prefers what only the chronicles offer, and activations, which bring points to move with."""
    rare = [action for action in legal if action.number >= CHRONICLE]
    busy = [action for action in legal if action.text.startswith(("activate", "move"))]
    wanted = (rare or busy or legal) if rng.below(4) else legal
    return wanted[rng.below(len(wanted))]


def walk(options: dict[str, object], seed: int) -> Iterator[State]:
    """Every position of a random game."""
    rng = Rng(seed)
    state = laid_out(options, rng)
    while GAME.seat(state) != OVER:
        yield state
        GAME.apply(state, eager(GAME.legal(state), rng).number)


def twins(state: State, seat: int, rng: Rng) -> list[State]:
    """Twins of a table for a seat: as chance deals it, and with equal tokens on the table that matters."""
    dealt = GAME.copy(state)
    GAME.redeal(dealt, seat, rng)
    found, owner = [dealt], GAME.seat(state)
    if kind_of_question(state) in ("return-haggis", "give-haggis") and owner != seat:
        found += [served(state, seat, owner, worth) for worth in (1, 2, 3)]
    if kind_of_question(state) in ("fraser mcstarve", "oonagh mchagg"):
        others = [other for other in range(state.printed.players) if other != seat]
        found += [served(state, seat, other, worth) for other in others for worth in (1, 3)]
    return [twin for twin in found if GAME.key(twin) != GAME.key(state)]


def served(state: State, seat: int, owner: int, worth: int) -> State:
    """The table with as many tokens of a value as possible hidden with their owner; the rest in order."""
    twin: State = GAME.copy(state)
    players = range(twin.printed.players)
    secret = {
        place: int(p.haggis.tokens & ~p.haggis.shown & ~p.haggis.known)
        for place, p in ((place, twin.players[place]) for place in players)
        if place != seat
    }
    pool = int(twin.haggis.down) | sum(secret.values())
    tokens = [token for token in range(haggis.TOKENS) if (pool >> token) & 1]
    tokens.sort(key=lambda token: haggis.value(twin, token) != worth)
    for place in sorted(secret, key=lambda place: place != owner):
        twin.players[place].haggis.tokens -= secret[place]
        for _ in range(secret[place].bit_count()):
            twin.players[place].haggis.tokens += pow(2, tokens.pop(0))
    twin.haggis.down = sum(pow(2, token) for token in tokens)
    assert GAME.fault(twin) is None
    return twin


def is_private(state: State, seat: int) -> bool:
    """Whether the answer to the question is kept from a seat: whatever it is, the seat hears the same."""
    if state.pending.depth == 0:
        return False
    top = state.pending.top()
    kind, asked = kind_of(top), GAME.seat(state)
    if kind == DRAWING_HAGGIS:
        return first_of(top) not in (0, seat + 1)
    if kind == RETURNING_HAGGIS:
        opened = state.haggis.down == 0 and count_bits(state.haggis.up) < haggis.OPEN_TOKENS
        return asked != seat and not opened
    if kind == GIVING_HAGGIS:
        return asked != seat and first_of(top) != seat
    if kind == VOTING:
        return asked != seat and not is_last_ballot(state, asked)
    if kind == DEALING:
        castle = int(first_of(top))
        return not (int(state.race.seen[castle]) >> seat) & 1
    return False


def is_last_ballot(state: State, asked: int) -> bool:
    """Whether the votes are counted with this one: nobody who votes after it has a choice."""
    room = vec[i64]([0] * great_gathering.BALLOTS)
    return all(
        state.players[other].voter.cast or great_gathering.legal_voting(state, other, room) == 1
        for other in range(state.printed.players)
        if other != asked
    )


def secret_pairs(state: State, twin: State, seat: int) -> list[tuple[int, int]]:
    """Pairs of answers that must look alike: any two of them in secret, else the same one; all of few."""
    numbers, others = sorted(GAME.legal_numbers(state)), sorted(GAME.legal_numbers(twin))
    if is_private(state, seat):
        return [(numbers[0], others[-1]), (numbers[-1], others[0])]
    if GAME.seat(state) == CHANCE:  # what chance answers is for all to see
        return []
    same = [number for number in numbers if number in others]
    if kind_of_question(state) not in KINDS:  # a step of a turn: what has to do with boats, and any other
        same = [number for number in same if number in (ROW, END_TURN)] or same[:1]
    return [(number, number) for number in same]


def alike_chance(before: State, number: int, state: State, numbers: list[int]) -> int | None:
    """What chance must answer at a twin if it looks the same as an answer at the other table, or None."""
    if number < 0 or GAME.question(before) != GAME.question(state):
        return None
    kind, top = kind_of(state.pending.top()), state.pending.top()
    if kind == DRAWING_HAGGIS and first_of(top) == 0:
        worth = haggis.value(before, number - HAGGIS_TOKEN)
        fitting = [other for other in numbers if haggis.value(state, other - HAGGIS_TOKEN) == worth]
    elif kind in (DRAWING_HAGGIS, DEALING):
        fitting = [other for other in reversed(numbers) if other != number] or numbers
    elif kind == TOKEN_LOT:
        what = before.printed.token_kind[number - LOT]
        fitting = [n for n in numbers if state.printed.token_kind[n - LOT] == what]
    else:
        fitting = [other for other in numbers if other == number]
    return fitting[0] if fitting else None
