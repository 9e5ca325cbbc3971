"""A game that need not be fast: what can be worked out from its rules is worked out here.

A new game begins so, with the judge as its only rules of what is allowed. Each of these functions can be
replaced by a faster one of the game's own. A state is best a dataclass: its `repr` is its key.
"""

import copy
import hashlib
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any

from clachan.core.action import Catalogue
from clachan.core.game import OVER, Game, Layout, S, Score
from clachan.core.message import Fact, Message, Question, Reason
from clachan.core.options import Option, Options
from clachan.core.rng import Rng


def small_game(
    *,
    name: str,
    title: str,
    rules: int,
    words: Traversable,
    option_list: tuple[Option, ...],
    catalogue: Catalogue,
    setup: Callable[[Options, Layout], S],
    seat: Callable[[S], int],
    why_not: Callable[[S, int], Reason | None],
    apply: Callable[[S, int], None],
    turn: Callable[[S], int],
    question: Callable[[S], Question],
    view: Callable[[S, int | None], dict[str, Any]],
    scores: Callable[[S], list[Score]],
    narrate: Callable[[S, int], list[Fact]],
    draw_layout: Callable[[Options, Rng], Layout] = lambda options, rng: {},
    **more: Any,
) -> Game[S]:
    """A game out of as few functions as will do; `more` are other fields of `Game`."""
    play = Playing(catalogue, seat, why_not, apply)

    def deal(options: Options, rng: Rng) -> tuple[Layout, S]:
        layout = draw_layout(options, rng)
        return layout, setup(options, layout)

    worked_out: dict[str, Any] = {
        "read_options": lambda given: Options(option_list, given),
        "deal": deal,
        "legal_numbers": play.legal_numbers,
        "copy": copy.deepcopy,
        "round": lambda state: 0,
        "reveals": lambda state, number: False,
        "is_secret": lambda state: False,
        "cost": lambda state, number: None,
        "fault": lambda state: None,
        "redeal": lambda state, seat, rng: None,
        "play_out": play.play_out,
        "play_asking": play.play_asking,
        "perft": play.perft,
        "key": lambda state: repr(state).encode(),
        "data_digest": lambda: hashlib.sha256(f"{name} {rules}".encode()).hexdigest()[:16],
        "compiled": lambda: False,
        "seat_names": lambda state: [
            Message("", "seat", {"number": score.seat + 1}) for score in scores(state)
        ],
    }
    return Game(
        name=name,
        title=title,
        rules=rules,
        words=words,
        option_list=option_list,
        catalogue=catalogue,
        draw_layout=draw_layout,
        setup=setup,
        seat=seat,
        why_not=why_not,
        apply=apply,
        turn=turn,
        question=question,
        view=view,
        scores=scores,
        narrate=narrate,
        **{**worked_out, **more},
    )


class Playing:
    """Playing by the judge alone: every action of the catalogue is asked about."""

    def __init__(
        self,
        catalogue: Catalogue,
        seat: Callable[[Any], int],
        why_not: Callable[[Any, int], Any],
        apply: Callable[[Any, int], None],
    ) -> None:
        self._numbers = range(len(catalogue))
        self._seat = seat
        self._why_not = why_not
        self._apply = apply

    def legal_numbers(self, state: Any) -> list[int]:
        return [number for number in self._numbers if self._why_not(state, number) is None]

    def play_out(self, state: Any, rng: Rng, played: list[int] | None) -> int:
        """Play at random to the end; answers how many actions that took."""
        return self._play(state, rng, played, 1)

    def play_asking(self, state: Any, rng: Rng, times: int) -> int:
        """The same, asking for the legal actions several times before each."""
        return self._play(state, rng, None, times)

    def _play(self, state: Any, rng: Rng, played: list[int] | None, times: int) -> int:
        count = 0
        while self._seat(state) != OVER:
            for _ in range(times):
                allowed = self.legal_numbers(state)
            number = allowed[rng.below(len(allowed))]
            self._apply(state, number)
            if played is not None:
                played.append(number)
            count += 1
        return count

    def perft(self, state: Any, depth: int) -> int:
        """How many sequences of this many actions lead on from here."""
        if depth == 0 or self._seat(state) == OVER:
            return 1
        count = 0
        for number in self.legal_numbers(state):
            after = copy.deepcopy(state)
            self._apply(after, number)
            count += self.perft(after, depth - 1)
        return count
