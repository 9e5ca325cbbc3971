"""One table in memory: the match, and the events not stored yet. It stores nothing and sends nothing."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError, IllegalAction, NothingToUndo
from clachan.core.game import Game, State, open_game
from clachan.core.match import Match, new_match
from clachan.core.message import Fact, Message, Reason, refusal
from clachan.core.sealed import SEED_LIMIT, ChanceTold, commitment_of, sealed_below, sealed_draw
from clachan.server.days import is_past
from clachan.server.explaining import Known
from clachan.server.messages import Legal, LogLine
from clachan.server.schema import Event, GameRow
from clachan.server.tabletop import Tabletop, tabletop_of
from clachan.server.told import Named, told

WITNESS_EVERY = 8
SAID = "said"


@dataclass(frozen=True, slots=True)
class Witness:
    """How a table stood after some events, as a digest of its state."""

    seq: int
    digest: str


class Table:
    """The authority over one match. `seq` counts every event; a ply can be taken back, an event cannot."""

    def __init__(self, row: GameRow) -> None:
        self.row = row
        self.match: Match = new_match(row.game, row.options, row.seed, row.layout or None)
        self.tabletop = tabletop_of(row.game)
        self.seq = 0
        self.events: list[Event] = []
        self.held: int | None = None
        self._said = False  # whether the last turn was ended by a word of its player
        self.ended: bool | None = None
        self.witness = Witness(-1, "")
        self._known: tuple[int, Known] | None = None
        self.draws = 0
        """How many draws there were, whatever was taken back since: no draw comes a second time."""

    # What is asked

    @property
    def asked(self) -> int:
        """Who has to answer: the seat whose turn waits for its end, or the seat that is asked."""
        return self.held if self.held is not None else self.match.seat

    @property
    def over(self) -> bool:
        return self.match.over and self.held is None

    @property
    def hides(self) -> bool:
        """Whether something must not be seen by everybody: records and what-ifs tell all."""
        return not self._open() and self.match.game.hides(self.match.options)

    def _open(self) -> bool:
        """Whether the game is over; of one that can only be shown, whether it was over when last played."""
        return self.over if self.ended is None else self.ended

    def legal(self) -> list[Legal]:
        return legal_of(self.match.game, self.match.state, self.tabletop)

    @property
    def at_once(self) -> bool:
        """Whether an answer needs no confirmation: not where one would end the turn unasked and for good."""
        match = self.match
        if match.question.kind not in self.tabletop.at_once:
            return False
        answers = match.game.legal_numbers(match.state) if self.held is None and match.seat != CHANCE else ()
        return not any(map(self._ends_for_good, answers))

    def _ends_for_good(self, number: int) -> bool:
        """Whether the turn is over by an answer that does not say so, and something hidden is shown by it."""
        game, state = self.match.game, self.match.state
        if not game.reveals(state, number) or self.tabletop.ends_turn(game.catalogue[number]):
            return False
        tried = game.copy(state)
        game.apply(tried, number)
        return game.turn(tried) != game.turn(state) or game.over(tried) or self.tabletop.is_turn_over(tried)

    @property
    def known(self) -> Known:
        """What was found out about the position so far."""
        if self._known is None or self._known[0] != self.seq:
            self._known = self.seq, Known(self.match, self.tabletop.relevance, self.tabletop.parts)
        return self._known[1]

    def view(self, eye: int | None) -> dict[str, Any]:
        """What an eye sees (None: a spectator); when the game is over nothing is hidden any more."""
        match = self.match
        if self._open():
            return self.tabletop.reveal(match.game, match.state)
        shown: dict[str, Any] = match.view(eye)
        if self.told_plies < match.ply:  # how it ends is told when the last turn stands
            before = match.game.view(match.at(match.ply - 1), eye)
            shown |= {key: before[key] for key in self.tabletop.results if key in before}
        return shown

    def view_at(self, ply: int) -> dict[str, Any]:
        """How the table stood after some plies, as everybody may see it by now."""
        game, state = self.match.game, self.match.at(ply)
        return self.tabletop.reveal(game, state) if self._open() else game.view(state, None)

    def summary(self) -> Message:
        return result_of(self.match) if self.over else self.tabletop.summary(self.match.state)

    # The log, told when somebody reads it

    def lines(self, since: int = 0) -> list[LogLine]:
        """What the actions from a ply on did."""
        told = self.told_facts()
        return [line for ply in range(since, len(told)) for line in log_lines(ply + 1, told[ply])]

    def lines_before(self, ply: int) -> int:
        """How many lines tell of the actions before a ply."""
        return sum(len(facts) for facts in self.told_facts()[:ply])

    @property
    def told_plies(self) -> int:
        """How many plies are told in full: the last one of a game not before its turn stands."""
        return self.match.ply - (self.match.over and self.held is not None)

    def told_facts(self) -> list[list[Fact]]:
        """The log; how a game ends is left out while its last turn waits for its end."""
        told = self.match.log()
        return [*told[:-1], told[-1][:1]] if self.told_plies < len(told) else told

    # Events

    def play(self, seat: int, number: int) -> None:
        """A seat answers; a turn that is over by this waits for its end."""
        if self.held is not None:
            raise IllegalAction("", Reason("", "turn-not-ended"))
        if self.match.over:
            raise IllegalAction("", Reason("", "game-over"))
        if not 0 <= number < len(self.match.game.catalogue):
            raise IllegalAction("", Reason("", "unknown-number", {"number": number}))
        self._carry_out("play", seat, number)
        match, last = self.match, self.match.ply - 1
        ended = match.over or match.game.turn(match.state) != match.turn_of(last) or self._awaits_chance(seat)
        self.held = seat if ended and not match.is_final(last) else None

    def _awaits_chance(self, seat: int) -> bool:
        """Whether this seat's own turn is over, and only chance is still asked in it."""
        match = self.match
        if match.seat != CHANCE or not self.tabletop.is_turn_over(match.state):
            return False
        return next(one for one in map(match.seat_of, self.plies_of_turn()) if one != CHANCE) == seat

    def said_end(self) -> bool:
        """Whether the player of the turn that waits for its end has ended it by an action of that turn."""
        return any(self.tabletop.ends_turn(self.match.actions[ply]) for ply in self.plies_of_turn())

    def plies_of_turn(self) -> range:
        """The plies of the turn in which the last action was played."""
        match, last = self.match, self.match.ply - 1
        first = last
        while first > 0 and match.turn_of(first - 1) == match.turn_of(last):
            first -= 1
        return range(first, last + 1)

    def let_chance(self) -> None:
        """Chance answers, if it is asked and no turn waits for its end."""
        while self.held is None and self.match.seat == CHANCE:
            self._carry_out("chance", CHANCE, self._drawn(self.match.drawn()))

    def _drawn(self, foretold: int) -> int:
        """A reproducible game follows its seed, others the secret of the table, which nobody can foretell."""
        if self.row.terms.reproducible:
            return foretold
        numbers = sorted(self.match.game.legal_numbers(self.match.state))
        secret = self.row.secret
        return sealed_draw(secret, self.draws, numbers) if secret else secrets.choice(numbers)

    def take_chance(self, number: int) -> None:
        """Chance has answered already; the stream of the seed goes on by one all the same."""
        self.match.drawn()
        self.held = None  # a turn after which chance was asked was not always kept waiting
        self._carry_out("chance", CHANCE, number)

    def chance_told(self) -> ChanceTold:
        """What everybody may know of this table's chance by now: the secret at the end only."""
        return chance_of(self.row, self._open())

    def _carry_out(self, kind: str, seat: int, number: int) -> None:
        match = self.match
        match.play(match.game.catalogue[number])
        self.draws += kind == "chance"
        self._note(kind, seat, match.actions[-1].text)

    def close(self) -> None:
        """Leave alone what the seat in turn could still do, but need not."""
        seat, match = self.match.seat, self.match
        while self.held is None and match.question.kind in self.tabletop.optional and match.seat == seat:
            self.play(seat, min(self.tabletop.closing & set(match.game.legal_numbers(match.state))))

    def end_turn(self, said: bool = False) -> None:
        """The turn that waits for its end stands; `said` tells that its player has ended it by a word."""
        if self.held is None:
            raise IllegalAction("", Reason("", "no-turn-waits"))
        seat, self.held = self.held, None
        self._said = said
        self._note("end", seat, SAID if said else "")

    def undo_to(self) -> int | None:
        """The earliest ply that `undo_seat` may go back to, or None if it cannot go back."""
        if self.over:
            return None
        seat, turn = self._going_back()
        ply = self.match.undo_ply(turn, seat)
        return ply if ply < self.match.ply else None

    @property
    def undo_seat(self) -> int:
        """Who may take something back, if anybody."""
        return self._going_back()[0]

    def _going_back(self) -> tuple[int, int]:
        """The seat that may take back, and of which turn: the one in turn; before that has done anything, the
        one before it, if its turn ended by itself and showed nothing."""
        match, asked, turn = self.match, self.asked, self.turn_now()
        last = match.ply - 1
        untouched = self.held is None and last >= 0 and match.undo_ply(turn, asked) == match.ply
        if untouched and not self._said and match.seat_of(last) >= 0:
            return match.seat_of(last), match.turn_of(last)
        return asked, turn

    def turn_now(self) -> int:
        """The turn that is being played, or waits for its end."""
        match = self.match
        return match.game.turn(match.state) if self.held is None else match.turn_of(match.ply - 1)

    def undo(self, ply: int | None) -> None:
        """Take back to a ply of the turn, or as far as the rules allow; what is over stays so."""
        if self.over:
            raise NothingToUndo(refusal("game-over"))
        seat, turn = self._going_back()
        self.match.undo(ply, turn, seat)
        self.held = None
        self._note("undo", seat, str(self.match.ply))

    def _note(self, kind: str, seat: int, text: str) -> None:
        self.events.append(Event(self.seq, kind, seat, text))
        self.seq += 1

    def take_new_events(self) -> list[Event]:
        """What happened since this was last asked: to be stored before anybody hears of it."""
        taken, self.events = self.events, []
        return taken

    # Going on after a restart

    def witnessed(self) -> str:
        """What the table is compared with when its events are carried out again; renewed now and then."""
        if self.witness.seq < 0 or self.seq - self.witness.seq >= WITNESS_EVERY:
            self.witness = Witness(self.seq, self._digest())
        return f"{self.witness.seq} {self.witness.digest}"

    def _digest(self) -> str:
        return hashlib.blake2b(self.match.game.key(self.match.state), digest_size=12).hexdigest()

    def replay(self, events: Iterable[Event], witness: str = "") -> None:
        """Carry out stored events again; refused if the table then stands otherwise than it did.

        What was taken back is left out, so that opening a table takes as long as its game, and no longer.
        """
        stored = list(events)
        for place, event in enumerate(stored):
            if event.seq != place:
                raise ClachanError(refusal("event-missing", event=str(place), table=str(self.row.id)))
        seq, _, digest = witness.partition(" ")
        standing, at = what_stands(stored, int(seq) if digest else -1)
        for done, event in enumerate(standing, 1):
            self._again(event)
            if done == at and self._digest() != digest:
                raise ClachanError(refusal("stands-otherwise", events=seq))
        self.seq = len(stored)
        self.draws = sum(event.kind == "chance" for event in stored)
        self.events = []

    def _again(self, event: Event) -> None:
        number = self.match.game.catalogue.read(event.text).number if event.kind in ("play", "chance") else -1
        if event.kind == "play":
            self.play(event.seat, number)
        elif event.kind == "chance":
            self.take_chance(number)
        else:
            self.end_turn(event.text == SAID)


def what_stands(events: Sequence[Event], seq: int = -1) -> tuple[list[Event], int]:
    """The events that were not taken back, and how many of them had happened after `seq` events.

    Minus one, if some of those that had happened by then were taken back later.
    """
    standing: list[Event] = []
    plies, at = 0, -1
    for place, event in enumerate(events, 1):
        if event.kind == "undo":
            while plies > int(event.text):
                plies -= standing.pop().kind in ("play", "chance")
            at = -1 if at > len(standing) else at
        else:
            standing.append(event)
            plies += event.kind in ("play", "chance")
        at = len(standing) if place == seq else at
    return standing, at


def chance_of(row: GameRow, over: bool) -> ChanceTold:
    """What everybody may know of a table's chance."""
    terms, sealed = row.terms, row.secret and not row.terms.reproducible
    told = over and (not terms.deal or is_past(terms.day))  # others of the same deal may still be playing
    commitment, secret = (commitment_of(row.secret), row.secret if told else "") if sealed else ("", "")
    return ChanceTold(commitment, secret, terms.seed, terms.reproducible, terms.elsewhere)


def bots_seed(row: GameRow, usual: int) -> int:
    """What bots at a table draw from: its seed, if the game is reproducible; what follows from its deal."""
    if row.terms.reproducible:
        return row.seed
    return sealed_below(row.secret, "bots", SEED_LIMIT) if row.terms.deal else usual


def result_of(match: Match) -> Message:
    """How a game ended, for the list of tables: everybody's points in the order of the seats."""
    totals = [str(score.total) for score in sorted(match.scores(), key=lambda score: score.seat)]
    return Message("", "summary-result", {"totals": " : ".join(totals)})


def log_lines(ply: int, facts: Iterable[Fact]) -> list[LogLine]:
    """What a ply did, as lines of the log."""
    return [LogLine(ply, fact.kind, fact.seat, told(fact.message()), list(fact.parts)) for fact in facts]


def legal_of(game: Game, state: State, tabletop: Tabletop) -> list[Legal]:
    """The answers allowed in a position, with what they cost and the parts of the board that they touch."""
    cost, parts, named = game.cost, tabletop.parts, _named(game.name)
    found = []
    for action in game.legal(state):
        number, family, price = action.number, action.family, cost(state, action.number)
        touched = list(parts(state, action))
        found.append(
            Legal(number, family.id, named[number], family.group, told(price) if price else None, touched)
        )
    return found


@cache
def _named(game: str) -> list[dict[str, Named]]:
    """What each action of a game names: that is the same at every table."""
    return [told(action.message()).named for action in open_game(game).catalogue]
