"""One game played by learners: what PettingZoo's and Gymnasium's environments share."""

from collections.abc import Mapping

from clachan.core.errors import ClachanError, IllegalAction
from clachan.core.game import OVER, State
from clachan.core.message import Reason, refusal
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder, Mask, Observation
from clachan.env.game_encoding import encoding_of
from clachan.env.seating import EVERYBODY, checked_seed


class SingleGame:
    """A game in which chance answers by itself. A seed decides it as it decides a match.

    With a learner's seat, chance plays the other seats, too.
    """

    def __init__(self, game: str, options: Mapping[str, object]) -> None:
        self.encoder = Encoder(game, options)
        self.game = self.encoder.game
        self._let_others = encoding_of(self.game.name).let_others
        self._learner = EVERYBODY
        self._rng = Rng(0)
        self._state: State = None
        self._legal: list[int] = []

    def deal(self, seed: int, learner: int = EVERYBODY) -> None:
        """Draw a layout and begin."""
        self._rng, self._learner = Rng(checked_seed(seed)), learner
        _, self._state = self.game.deal(self.encoder.options, self._rng)
        self._go_on()

    def _go_on(self) -> None:
        """Let the others answer, and note what can be played then."""
        self._let_others(self._state, self._rng, self._learner)
        self._legal = [] if self.over else self.game.legal_numbers(self._state)

    @property
    def state(self) -> State:
        if self._state is None:
            raise ClachanError(refusal("env-not-begun"))
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
        if number in self._legal:
            return None
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
        self._go_on()

    def observe(self, seat: int) -> Observation:
        return self.encoder.encode(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat: none unless it is asked."""
        mask = self.encoder.no_actions()
        if seat == self.seat:
            mask[self._legal] = 1
        return mask

    def __deepcopy__(self, memo: object) -> "SingleGame":
        return _under_way(
            self.encoder, self._kept(None if self._state is None else self.game.copy(self.state))
        )

    def __reduce__(self) -> "tuple[object, ...]":
        return _under_way, (self.encoder, self._kept(self._state))

    def _kept(self, state: State) -> "tuple[State, Rng, int]":
        return state, self._rng.copy(), self._learner


def _under_way(encoder: Encoder, kept: "tuple[State, Rng, int]") -> SingleGame:
    """A game that goes on where another one stood."""
    game = SingleGame(encoder.game.name, encoder.options)
    game._state, game._rng, game._learner = kept
    if game._state is not None and not game.over:
        game._legal = game.game.legal_numbers(game._state)
    return game
