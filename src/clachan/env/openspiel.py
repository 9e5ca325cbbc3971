"""The games as Python games of OpenSpiel.

    import pyspiel
    import clachan.env.openspiel          # registers python_clachan_<game> for each game with observations
    game = pyspiel.load_game("python_clachan_<game>", {"players": 3, "chronicles": "x25"})

The parameters are the options of the game (a list of digits is written with an x before it, or OpenSpiel
would read a number), and:
`layouts`: how many layouts the first chance node chooses from (1: no such node); `seed`: draws them.
Every later chance is a chance node of its own. Returns are margins: the own points less the mean of the
others', so they sum to zero; solo, they are the victory points.

The observation tensor is the array of encoder.py. A tensor with perfect recall of several hundred decisions
would be nearly empty, so information states are given as strings: the observation, and a digest of all that
the player has seen and done before.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from clachan.core.decision import CHANCE
from clachan.core.errors import IllegalAction
from clachan.core.game import OVER, Game, State, game_names, open_game, part_of
from clachan.core.message import Reason
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder
from clachan.env.rewards import margin
from clachan.env.seating import SEED_BITS

LAYOUTS = 100
LONGEST = 5000  # more actions than any game has
MOST_POINTS = 1000.0


def short_name(game: str) -> str:
    return f"python_clachan_{game}"


def game_type(game: Game, solo: bool = False) -> Any:
    kinds = pyspiel.GameType
    open_book = game.secrets is None
    return kinds(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if open_book
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{option.name: option.default for option in game.option_list},
            "layouts": LAYOUTS,
            "seed": 0,
        },
    )


def read_parameters(game: Game, given: dict[str, Any]) -> Options:
    """The options among the parameters; a list of digits comes with an x before it."""
    known = {option.name: option for option in game.option_list}
    chosen = {name: value for name, value in given.items() if name in known}
    for name, value in chosen.items():
        rest = str(value).removeprefix("x")
        if isinstance(known[name].default, str) and rest.isdecimal():
            chosen[name] = rest
    return game.read_options(chosen)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        given = params or {}
        options = read_parameters(game, given)
        self.encoder = Encoder(game, options)
        self.layouts = int(given.get("layouts", LAYOUTS))
        self.seed = int(given.get("seed", 0))
        players = self.encoder.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions,
            max_chance_outcomes=max(self.encoder.actions, self.layouts),
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, players == 1), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver | None":
        """What a player sees, or remembers too; public and private parts alone are not offered."""
        if params:
            raise ValueError(f"the observer has no parameters, but was given {params}")
        if iig_obs_type is None:
            return TableObserver(self.encoder, False)
        whole = (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return TableObserver(self.encoder, iig_obs_type.perfect_recall) if whole else None


class Held:
    """The position and what each player remembers; OpenSpiel copies states deeply, and this is how."""

    def __init__(self, encoder: Encoder, layouts: int, seed: int) -> None:
        self.encoder, self.game = encoder, encoder.game
        self.layouts, self.seed = layouts, seed
        self.position: State = None
        self.memories = [b""] * encoder.players
        """For each player a digest of all that it has seen and done, one link after the other."""
        if layouts == 1:
            self.deal(0)

    def __deepcopy__(self, memo: object) -> "Held":
        return self.twin(None if self.position is None else self.game.copy(self.position))

    def twin(self, position: State) -> "Held":
        """Another one with a position of its own."""
        twin = Held.__new__(Held)
        twin.__dict__.update(self.__dict__)
        twin.position, twin.memories = position, list(self.memories)
        return twin

    def deal(self, layout: int) -> None:
        _, self.position = self.game.deal(self.encoder.options, Rng(self.seed * self.layouts + layout))
        self._remember()

    def seat(self) -> int:
        return CHANCE if self.position is None else self.game.seat(self.position)

    def legal(self) -> list[int]:
        if self.position is None:
            return list(range(self.layouts))
        return sorted(self.game.legal_numbers(self.position))

    def apply(self, number: int) -> None:
        """Play an action; an illegal one is refused, and nothing changes."""
        if number not in self.legal():
            raise IllegalAction(f"action {number}", self._why_not(number))
        if self.position is None:
            self.deal(number)
            return
        seat = self.seat()
        self.game.apply(self.position, number)
        if seat >= 0:
            self._note(seat, b"%d;" % number)
        self._remember()

    def _why_not(self, number: int) -> Reason:
        if self.seat() == OVER:
            return Reason("", "game-over")
        last = self.layouts - 1 if self.position is None else self.encoder.actions - 1
        found = self.game.why_not(self.position, number) if 0 <= number <= last else None
        return found or Reason("", "number-range", {"last": last, "number": number})

    def imagined(self, player: int, rng: Rng) -> "Held":
        """What the player may take for the truth: all that it cannot know is dealt anew."""
        if self.position is None:
            return self.twin(None)
        return self.twin(self.game.imagined(self.position, player, rng))

    def _remember(self) -> None:
        for seat in range(self.encoder.players):
            self._note(seat, self.encoder.encode(self.position, seat).tobytes())

    def _note(self, seat: int, seen: bytes) -> None:
        self.memories[seat] = hashlib.blake2b(self.memories[seat] + seen, digest_size=16).digest()


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position with its history."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(game.encoder, game.layouts, game.seed)

    def current_player(self) -> int:
        seat = self.held.seat()
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal() if player == self.held.seat() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every answer of chance is equally likely."""
        numbers = self.held.legal()
        return [(number, 1 / len(numbers)) for number in numbers]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        if self.held.position is None:
            return f"layout {action}"
        return self.held.game.catalogue[action].text

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one: what it cannot know is dealt anew.

        It remembers what this state remembers, and its history is that of this state.
        """
        twin: TableState = self.clone()
        twin.held = self.held.imagined(player, Rng(int(sampler() * 2**SEED_BITS)))
        return twin

    def is_terminal(self) -> bool:
        return self.held.seat() == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.held.encoder.players
        return margin(self.held.game.scores(self.held.position))

    def __str__(self) -> str:
        if self.held.position is None:
            return "the layout is drawn"
        question = self.held.game.question(self.held.position)
        points = " ".join(str(score.total) for score in self.held.game.scores(self.held.position))
        return f"seat {question.seat}: {question} ({points})"


class TableObserver:
    """Fills in a tensor with the observation of a player, each field by its name; what a player remembers of
    the past is a string alone."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self._encoder, self._recall = encoder, recall
        self.tensor = None if recall else np.zeros(encoder.size, np.float32)
        self.dict = {} if self.tensor is None else {
            field.name: self.tensor[field.slice] for field in encoder.fields()
        }  # fmt: skip

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.held.position is None else self._observed(state, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The fields that are not all zero, and with perfect recall a digest of the past."""
        parts = [f"player {player}"]
        if state.held.position is not None:
            array = self._observed(state, player)
            fields = [(field.name, array[field.slice]) for field in self._encoder.fields()]
            parts += [f"{name} {' '.join(map(str, held))}" for name, held in fields if held.any()]
        if self._recall:
            parts.append(f"past {state.held.memories[player].hex()}")
        return "\n".join(parts)

    def _observed(self, state: TableState, player: int) -> Any:
        return self._encoder.encode(state.held.position, player)


def _kind(game: Game) -> type[TableGame]:
    """A class for a game: OpenSpiel keeps it beyond the end of Python, which a function does not bear."""

    class NamedGame(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return NamedGame


def register() -> None:
    """Make the games known to `pyspiel.load_game`; doing it twice is harmless."""
    known = pyspiel.registered_names()
    for name in game_names():
        if short_name(name) not in known and part_of(name, "env", "ENCODING"):
            game = open_game(name)
            pyspiel.register_game(game_type(game), _kind(game))


register()
