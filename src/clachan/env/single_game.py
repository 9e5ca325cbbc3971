"""One game played by learners: what PettingZoo's and Gymnasium's environments share."""

from collections.abc import Mapping

from clachan.core.errors import ClachanError, IllegalAction
from clachan.core.game import OVER, State
from clachan.core.message import Reason
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder, Mask, Observation

SEED_BITS = 60


class SingleGame:
    """A game in which chance answers by itself. A seed decides it as it decides a match."""

    def __init__(self, game: str, options: Mapping[str, object]) -> None:
        self.encoder = Encoder(game, options)
        self.game = self.encoder.game
        self._rng = Rng(0)
        self._state: State = None

    def deal(self, seed: int) -> None:
        """Draw a layout and begin."""
        if not 0 <= seed < 2**SEED_BITS:
            raise ClachanError(f"a seed is a number from 0 to 2**60 - 1, not {seed}")
        self._rng = Rng(seed)
        _, self._state = self.game.deal(self.encoder.options, self._rng)
        self.game.let_chance(self._state, self._rng)

    @property
    def state(self) -> State:
        if self._state is None:
            raise ClachanError("no game has begun: reset the environment first")
        return self._state

    @property
    def seat(self) -> int:
        """Who is asked, or -3 when the game is over."""
        return self.game.seat(self.state)

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def why_not(self, number: int) -> Reason | None:
        """Why an action is not allowed now, or None if it is."""
        if self.over:
            return Reason("", "game-over")
        if not 0 <= number < self.encoder.actions:
            return Reason("", "number-range", {"last": self.encoder.actions - 1, "number": number})
        return self.game.why_not(self.state, number)

    def play(self, number: int) -> None:
        """Play an action for the seat that is asked, then let chance answer; nothing changes if refused."""
        reason = self.why_not(number)
        if reason is not None:
            raise IllegalAction(f"action {number}", reason)
        self.game.apply(self.state, number)
        self.game.let_chance(self.state, self._rng)

    def observe(self, seat: int) -> Observation:
        return self.encoder.encode(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat: none unless it is asked."""
        return self.encoder.mask(self.state) if seat == self.seat else self.encoder.no_actions()

    def text(self) -> str:
        """The question and the points so far, for people."""
        question = self.game.question(self.state)
        asked = f"seat {question.seat}: {question}" if question.seat >= 0 else str(question)
        points = ", ".join(f"seat {score.seat} {score.total}" for score in self.game.scores(self.state))
        return f"{self.game.title}. {asked} Points: {points}."
