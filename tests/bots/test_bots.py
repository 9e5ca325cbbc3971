"""Bots by name, their parameters, and the random bot."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clachan import new_match, open_game
from clachan.bots import bot as registry
from clachan.bots.bot import BadBot, BotKind, Parameter, bot_names, make_bot, read_bot
from clachan.bots.random_bot import RANDOM, RandomBot
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, State
from clachan.core.testing import NotConforming, check_bot

GAME = open_game("caledonia")
THINKER = BotKind(
    "thinker",
    lambda game, seed, values: RandomBot(game, seed),
    (
        Parameter("time", 1.0, "seconds for a choice", least=0.01, most=60),
        Parameter("rollouts", 100, "games played in thought", least=1, most=9999),
        Parameter("mood", "calm", "how it plays", words=("calm", "bold")),
    ),
)


@pytest.fixture
def _thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_KINDS", {"random": RANDOM, "thinker": THINKER})


def foreign_package(folder: Path, entry: str, source: str) -> None:
    """An installed package that offers a bot."""
    (folder / "foreign_bots.py").write_text(source)
    info = folder / "foreign_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[clachan.bots]\n{entry}\n")


def test_the_random_bot_is_known() -> None:
    assert "random" in bot_names()
    assert make_bot("random", GAME, 1).name == "random"


@pytest.mark.usefixtures("_thinker")
def test_a_parameter_not_given_has_its_default() -> None:
    assert read_bot("thinker")[1] == {"time": 1.0, "rollouts": 100, "mood": "calm"}


@pytest.mark.usefixtures("_thinker")
def test_parameters_are_given_by_name() -> None:
    assert read_bot(" thinker: time=0.5, mood=bold ")[1] == {"time": 0.5, "rollouts": 100, "mood": "bold"}


@pytest.mark.usefixtures("_thinker")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nobody", "there is no bot 'nobody': the bots are random, thinker"),
        ("", "there is no bot '': the bots are random, thinker"),
        ("random:time=1", "bot random has no parameter 'time': it takes none"),
        ("thinker:deep=1", "bot thinker has no parameter 'deep': its parameters are time, rollouts, mood"),
        ("thinker:time=long", "bot thinker: time cannot be 'long': it is a number from 0.01 to 60"),
        ("thinker:time=nan", "bot thinker: time cannot be 'nan': it is a number from 0.01 to 60"),
        ("thinker:time", "bot thinker: time cannot be '': it is a number from 0.01 to 60"),
        (
            "thinker:rollouts=1.5",
            "bot thinker: rollouts cannot be '1.5': it is a whole number from 1 to 9999",
        ),
        ("thinker:rollouts=0", "bot thinker: rollouts cannot be '0': it is a whole number from 1 to 9999"),
        ("thinker:mood=sad", "bot thinker: mood cannot be 'sad': it is one of calm, bold"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadBot) as refused:
        make_bot(text, GAME, 1)
    assert str(refused.value) == sentence


def test_another_package_offers_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (
        "from clachan.bots.bot import BotKind\n"
        "from clachan.bots.random_bot import RANDOM, RandomBot\n"
        "KIND = BotKind('stranger', lambda game, seed, values: RandomBot(game, seed), help='plays')\n"
    )
    foreign_package(tmp_path, "stranger = foreign_bots:KIND", source)
    monkeypatch.syspath_prepend(tmp_path)
    assert "stranger" in bot_names()
    assert str(read_bot("stranger")[0].line()) == "plays"


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("1 / 0", "bot 'broken' cannot be loaded from foreign_bots:KIND: division by zero"),
        ("KIND = 7", "bot 'broken' is not a BotKind: foreign_bots:KIND names a int"),
    ],
)
def test_a_broken_bot_of_another_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    foreign_package(tmp_path, "broken = foreign_bots:KIND", source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "foreign_bots", raising=False)
    with pytest.raises(BadBot) as refused:
        read_bot("broken")
    assert str(refused.value) == sentence


def choices(players: int, seed: int) -> list[int]:
    """What the random bot answers in a whole game, each answer checked by the judge."""
    match, bot = new_match("caledonia", {"players": players}, seed), make_bot("random", GAME, seed)
    made: list[int] = []
    while (seat := match.seat) != OVER:
        if seat == CHANCE:
            match.let_chance()
            continue
        number = bot.choose(GAME.copy(match.state))
        assert GAME.why_not(match.state, number) is None
        match.play(GAME.catalogue[number].text)
        made.append(number)
    return made


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_random_bot_never_breaks_a_rule(players: int) -> None:
    assert len(choices(players, 5)) > 10


def test_the_same_seed_makes_the_same_choices() -> None:
    assert choices(2, 1) == choices(2, 1)
    assert choices(2, 1) != choices(2, 2)


def test_a_bot_that_keeps_to_the_rules_is_found_sound() -> None:
    assert check_bot(RandomBot(GAME, 3).choose, GAME, {"players": 2}, seed=5).over


def cheats(state: State) -> int:
    """Plays on the table that it was only shown."""
    number = GAME.legal_numbers(state)[0]
    GAME.apply(state, number)
    return number


@pytest.mark.parametrize(
    ("choose", "fault"),
    [
        (cheats, "the bot changed the state it was given"),
        (lambda state: -1, "the bot answered -1, which is no action"),
        (lambda state: GAME.catalogue.read("pass").number, "the bot chose 'pass'"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told(choose: Callable[[State], int], fault: str) -> None:
    with pytest.raises(NotConforming, match=fault):
        check_bot(choose, GAME, {"players": 2}, seed=5)
