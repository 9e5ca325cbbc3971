"""The parts of an engine that search leans on, each as a contestant: asking, copies, rollouts, replay."""

import itertools
import tracemalloc
from collections.abc import Callable, Iterator

from clachan.core.game import Game, State
from clachan.core.record import read_record
from clachan.core.rng import Rng
from clachan.core.seeds import seed_of
from clachan.sim.bench.contestants import PLAYERS
from clachan.sim.play import Played, play_game
from clachan.sim.replay import replay
from clachan.words import LANGUAGES, Words, words_for

GAMES = 12
COPIES = 1000
MORE = 8  # times that a position is asked again; the difference to asking once is the price of asking


class TimedCall:
    """A function called again and again, each call with the next of some things."""

    def __init__(self, name: str, function: Callable[[int], int]) -> None:
        self.name = name
        self._function = function
        self._calls: Iterator[int] = itertools.count()

    def step(self) -> int:
        return self._function(next(self._calls))


def random_games(game: Game) -> list[Played]:
    options = game.read_options({"players": PLAYERS})
    return [play_game(game, options, ["random"] * PLAYERS, seed_of(0, index)) for index in range(GAMES)]


def positions(game: Game, played: Played) -> list[State]:
    """Every position of a game in which something is asked."""
    state, found = game.copy(played.start), []
    for number in played.numbers:
        found.append(game.copy(state))
        game.apply(state, number)
    return found


def middle(game: Game, played: Played) -> State:
    """The position halfway through a game."""
    state = game.copy(played.start)
    for number in played.numbers[: len(played.numbers) // 2]:
        game.apply(state, number)
    return state


def timed_calls(game: Game) -> list[TimedCall]:
    """What is measured besides whole games."""
    games = random_games(game)
    options = game.read_options({"players": PLAYERS})
    texts = [replay(game, options, played).record.decode() for played in games]
    states = positions(game, games[0])
    halfway = [middle(game, played) for played in games]
    return [
        *_legal_parts(game, games),
        TimedCall(f"{game.name} copy", lambda call: _copied(game, states)),
        TimedCall(f"{game.name} rollout", lambda call: _rolled_out(game, halfway[call % GAMES], call)),
        TimedCall(f"{game.name} replay", lambda call: _replayed(texts[call % GAMES])),
        TimedCall(f"{game.name} telling", lambda call: _told(texts[call % GAMES])),
        *_saying_parts(game, texts),
    ]


def _saying_parts(game: Game, texts: list[str]) -> list[TimedCall]:
    """The lines of a game's log in every language."""
    facts = [fact.message() for told in read_record(texts[0]).log() for fact in told]

    def saying(words: Words) -> Callable[[int], int]:
        return lambda call: sum(bool(words.say(fact)) for fact in facts)

    return [
        TimedCall(f"{game.name} said in {language}", saying(words_for(game.name, language)))
        for language in LANGUAGES
    ]


def _legal_parts(game: Game, games: list[Played]) -> list[TimedCall]:
    def asking(times: int) -> Callable[[int], int]:
        return lambda call: int(game.play_asking(game.copy(games[call % GAMES].start), Rng(call), times))

    return [
        TimedCall(f"{game.name} asked once", asking(1)),
        TimedCall(f"{game.name} asked more", asking(1 + MORE)),
    ]


def _copied(game: Game, states: list[State]) -> int:
    for state in states:
        game.copy(state)
    return len(states)


def _rolled_out(game: Game, state: State, call: int) -> int:
    game.play_out(game.copy(state), Rng(call), None)
    return 1


def _replayed(text: str) -> int:
    read_record(text)
    return 1


def _told(text: str) -> int:
    """Reading with everything told that happened, which reading alone must not pay for."""
    read_record(text).log()
    return 1


def legal_us(per_second: dict[str, float], name: str) -> float:
    """The mean time of one generation of legal actions inside the core."""
    once, more = per_second[f"{name} asked once"], per_second[f"{name} asked more"]
    return 1e6 * (1 / more - 1 / once) / MORE


def say_us(per_second: dict[str, float], name: str) -> float:
    """The time of a log line as a sentence, in the language that takes longest."""
    return max(1e6 / per_second[f"{name} said in {language}"] for language in LANGUAGES)


def state_bytes(game: Game) -> int:
    """What one more state takes, everything that it does not share with its original included."""
    states = positions(game, random_games(game)[0])
    chosen = list(itertools.islice(itertools.cycle(states), COPIES))
    tracemalloc.start()
    try:
        kept: list[State] = [None] * COPIES
        before = tracemalloc.get_traced_memory()[0]
        for index, state in enumerate(chosen):
            kept[index] = game.copy(state)
        return (tracemalloc.get_traced_memory()[0] - before) // COPIES
    finally:
        tracemalloc.stop()
