"""One whole game: the seed, the bots, and the record that comes of it."""

import pytest

from clachan import ClachanError, Match, new_match, open_game, read_record, write_record
from clachan.bots import bot as registry
from clachan.bots.bot import BotKind
from clachan.bots.random_bot import RandomBot
from clachan.core.decision import CHANCE
from clachan.core.game import Game, State
from clachan.core.seeds import seed_of
from clachan.sim.play import Played, all_random, play_game
from clachan.sim.replay import replay

GAME = open_game("caledonia")
SETTINGS: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2, "tighter_map": True},
    {"players": 3, "clan_auction": True},
    {"players": 4, "edition": "first"},
]


class Vandal(RandomBot):
    """Plays on with its copy of the table to the end before it answers."""

    name = "vandal"

    def choose(self, state: State) -> int:
        number = super().choose(state)
        GAME.play_out(state, self._rng, None)
        return number


class Cheat(RandomBot):
    name = "cheat"
    number = 10**6

    def choose(self, state: State) -> int:
        return self.number


class Drafter(Cheat):
    """Answers every question with an action of another moment."""

    number = GAME.catalogue.read("pass").number


def _kind(name: str, bot: type[RandomBot]) -> BotKind:
    return BotKind(name, lambda game, seed, values: bot(game, seed))


@pytest.fixture(autouse=True)
def _test_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in (("same", RandomBot), ("vandal", Vandal), ("cheat", Cheat), ("drafter", Drafter)):
        monkeypatch.setitem(registry._KINDS, name, _kind(name, bot))


def play(given: dict[str, object], bot: str, seed: int = 1, game: Game = GAME) -> Played:
    options = game.read_options(given)
    return play_game(game, options, [bot] * options.number("players"), seed)


def as_match(given: dict[str, object], played: Played) -> Match:
    match = Match(GAME, GAME.read_options(given), played.layout)
    for number in played.numbers:
        match.play(GAME.catalogue[number].text)
    return match


@pytest.mark.parametrize("given", SETTINGS, ids=str)
@pytest.mark.parametrize("bot", ["random", "same"])
def test_the_record_is_that_of_a_match(given: dict[str, object], bot: str) -> None:
    played = play(given, bot)
    outcome = replay(GAME, GAME.read_options(given), played)
    text = outcome.record.decode()
    assert text == write_record(as_match(given, played))
    assert write_record(read_record(text)) == text


def test_counts_of_a_game() -> None:
    given: dict[str, object] = {"players": 3}
    played = play(given, "random")
    outcome, match = replay(GAME, GAME.read_options(given), played), as_match(given, played)
    asked = [before for _, _, before in match.steps() if GAME.seat(before) != CHANCE]
    assert outcome.actions == match.ply
    assert outcome.questions == len(asked)
    assert outcome.answers == sum(len(GAME.legal(state)) for state in asked)
    assert outcome.totals == tuple(score.total for score in match.scores())
    assert outcome.places == tuple(score.place for score in match.scores())
    assert outcome.roles == tuple(seat["clan"] for seat in match.view()["seats"])


def test_the_seed_of_a_game_draws_the_layout_of_a_match() -> None:
    assert play({"players": 4}, "random", 77).layout == new_match("caledonia", {"players": 4}, 77).layout


def test_chance_answers_as_in_a_match_of_the_seed() -> None:
    played = play({"players": 2}, "same", 9)
    match = new_match("caledonia", {"players": 2}, 9)
    numbers = iter(played.numbers)
    for number in numbers:
        if match.seat == CHANCE:
            before = match.ply
            match.let_chance()
            drawn = [action.number for action in match.actions[before:]]
            assert drawn == [number, *(next(numbers) for _ in drawn[1:])]
        else:
            match.play(GAME.catalogue[number].text)
    assert match.over


def test_a_bot_cannot_touch_the_table() -> None:
    played = play({"players": 2}, "vandal")
    assert len(as_match({"players": 2}, played).scores()) == 2


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("cheat", "at ply 0 bot cheat chose action 1000000, but the actions are 0 to"),
        ("drafter", "at ply 0 bot cheat chose 'pass': "),
    ],
)
def test_a_bot_that_breaks_a_rule_is_named(bot: str, sentence: str) -> None:
    with pytest.raises(ClachanError, match=sentence):
        play({"players": 2}, bot)


def test_only_random_bots_are_played_inside_the_core() -> None:
    assert all_random(["random", "random"])
    assert not all_random(["random", "same"])


def test_seeds_are_apart_and_in_bounds() -> None:
    seeds = {seed_of(base, index) for base in range(20) for index in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**60 for seed in seeds)
