"""What bots that think must and must not do, whatever their strength."""

import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from clachan import new_match, open_game
from clachan.bots import choosers as choosing
from clachan.bots.bot import BadBot, bot_names, make_bot, read_bot
from clachan.bots.caledonia import weights
from clachan.bots.caledonia.choosers import mcts, plan, weights_for
from clachan.bots.caledonia.value import Valuer
from clachan.bots.choosers import choosers_of, hints
from clachan.bots.levels import preset_of
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import OVER, State, game_names
from clachan.core.rng import Rng
from clachan.sim.play import play_game

GAME = open_game("caledonia")
BOTS = (
    "greedy",
    "greedy:noise=3",
    "turn:beam=3,depth=1",
    "mcts:iterations=2,width=4,rollout=2",
    "plan:iterations=2,beam=2,depth=1,width=2",
    "easy",
)
VARIED = "plan:iterations=8,beam=2,depth=1,width=2,varied=60"
SETTINGS = (
    {"players": 1},
    {"players": 1, "edition": "first"},
    {"players": 2, "clan_auction": True},
    {"players": 3, "no_clans": True, "no_scoring_tiles": True},
    {"players": 4, "static_imports": True, "no_ports": True},
)


def asked(players: int, seed: int, plies: int) -> State:
    """A position in which a seat has a choice, after so many random answers."""
    rng = Rng(seed)
    _, state = GAME.deal(GAME.read_options({"players": players}), rng)
    while GAME.seat(state) != OVER:
        numbers = sorted(GAME.legal_numbers(state))
        if plies <= 0 and GAME.seat(state) != CHANCE and len(numbers) > 3:
            return state
        GAME.apply(state, numbers[rng.below(len(numbers))])
        plies -= 1
    raise AssertionError("the game ended before the question")


def last_round() -> State:
    """A solo game that greedy has played into the last round."""
    state, greedy, rng = asked(1, 2, 0), make_bot("greedy", GAME, 1), Rng(5)
    while state.round < 5 or GAME.seat(state) == CHANCE:
        if GAME.seat(state) == CHANCE:
            numbers = sorted(GAME.legal_numbers(state))
            GAME.apply(state, numbers[rng.below(len(numbers))])
        else:
            GAME.apply(state, greedy.choose(GAME.copy(state)))
    return state


def test_the_ladder_is_known() -> None:
    assert {"random", "greedy", "turn", "mcts", "easy", "normal", "hard", "expert"} <= set(bot_names())


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("given", SETTINGS, ids=str)
def test_never_illegal(bot: str, given: dict[str, object]) -> None:
    options = GAME.read_options(given)
    played = play_game(GAME, options, [bot] * options.number("players"), 11)
    assert GAME.over(played.end)


@pytest.mark.parametrize("bot", [*BOTS, VARIED, "mcts:iterations=20,paranoid=1"])
@pytest.mark.parametrize("players", [1, 4])
def test_the_same_seed_chooses_the_same(bot: str, players: int) -> None:
    positions = [asked(players, 3, plies) for plies in (0, 20, 45)]
    chosen = [[make_bot(bot, GAME, 5).choose(GAME.copy(state)) for state in positions] for _ in range(2)]
    assert chosen[0] == chosen[1]
    for state, number in zip(positions, chosen[0], strict=True):
        assert number in GAME.legal_numbers(state)


@pytest.mark.parametrize("bot", [*BOTS, VARIED])
def test_thinking_leaves_the_state_as_it_was(bot: str) -> None:
    state = asked(3, 8, 50)
    before = GAME.key(state)
    make_bot(bot, GAME, 1).choose(state)
    assert GAME.key(state) == before


@pytest.mark.parametrize("bot", [*BOTS, VARIED])
def test_no_peeking(bot: str) -> None:
    """The stream that will answer for chance is not in the state, and what lies in the bag has no order."""
    state = asked(2, 21, 60)
    choices = set()
    for future in range(3):
        rng = Rng(future)
        own = GAME.copy(state)
        GAME.redeal(own, GAME.seat(own), rng)
        choices.add(make_bot(bot, GAME, 9).choose(own))
    assert len(choices) == 1


def test_iterations_are_counted() -> None:
    values = {
        "iterations": 7,
        "time": 60.0,
        "rollout": 1,
        "width": 5,
        "rivals": 2,
        "trust": 4,
        "explore": 3.0,
        "paranoid": 0,
    }
    state = asked(2, 4, 30)
    search = mcts(state, 1, values)
    root = search.think(state)
    assert search.played == 7 == root.visits
    assert sum(child.visits for child in root.children) == 7
    assert len(root.children) <= 5


def test_trials_of_plans_are_counted_and_plans_limited() -> None:
    state = asked(2, 4, 30)
    search = plan(state, 1, read_bot("plan:iterations=9,beam=3,depth=2,width=4")[1])
    plans = search.think(state)
    assert 1 < len(plans) <= 4
    assert sum(found.visits for found in plans) == search.played <= 9
    assert all(found.visits for found in plans)


def test_where_chance_has_no_part_two_trials_of_a_plan_are_enough() -> None:
    """In the last round of a solo game, without contracts to draw, everything is known."""
    state = last_round()
    search = plan(state, 1, read_bot("plan:iterations=4000,beam=3,depth=2,width=4")[1])
    plans = search.think(state)
    assert search.played < 4000
    assert all(found.visits == 2 for found in plans if not found.varies)


def test_inside_a_turn_a_plan_is_carried_on() -> None:
    """The questions that an action leads to were answered when it was planned: no new trials."""
    options = GAME.read_options({"players": 1})
    rng, carried = Rng(12), 0
    _, state = GAME.deal(options, rng)
    search = plan(state, 3, read_bot("plan:iterations=4,beam=4,depth=2,width=3")[1])
    while GAME.seat(state) != OVER:
        numbers = sorted(GAME.legal_numbers(state))
        if GAME.seat(state) == CHANCE:
            GAME.apply(state, numbers[rng.below(len(numbers))])
            continue
        planned = list(search.agenda)
        before = search.stream
        number = search.choose(GAME.copy(state))
        assert number in numbers
        if len(numbers) > 1 and search.stream == before and planned:
            assert number == planned[0] or len(planned) < 2
            carried += 1
        GAME.apply(state, number)
    assert carried > 0


@pytest.mark.parametrize("bot", ["mcts:time=0.2", "plan:time=0.2,iterations=1000000"])
def test_time_is_respected(bot: str) -> None:
    state = asked(4, 5, 40)
    begun = time.process_time()
    make_bot(bot, GAME, 1).choose(state)
    assert time.process_time() - begun < 5  # one iteration may end late; without the compiled core very late


@pytest.mark.parametrize("bot", ["mcts:time=30", "plan:iterations=1000000"])
def test_where_there_is_no_choice_nobody_thinks(bot: str) -> None:
    rng = Rng(2)
    _, state = GAME.deal(GAME.read_options({"players": 2}), rng)
    while GAME.seat(state) == CHANCE or len(GAME.legal_numbers(state)) > 1:
        numbers = sorted(GAME.legal_numbers(state))
        GAME.apply(state, numbers[rng.below(len(numbers))])
    begun = time.process_time()
    assert make_bot(bot, GAME, 1).choose(state) == GAME.legal_numbers(state)[0]
    assert time.process_time() - begun < 5


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_the_value_is_the_score(players: int) -> None:
    for seed in range(5):
        played = play_game(GAME, GAME.read_options({"players": players}), ["random"] * players, seed)
        valuer = Valuer(weights_for(played.end, {}))
        valuer.look(played.end)
        for score in GAME.scores(played.end):
            value = valuer.value(played.end, score.seat, False) / 100
            # Money and shared prizes are rounded down by the rules, not by the value.
            assert score.total <= value < score.total + 3


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_prizes_are_the_printed_ones(players: int) -> None:
    """With other numbers in the data the value at the end is still the score."""
    played = play_game(GAME, GAME.read_options({"players": players}), ["random"] * players, 4)
    printed = played.end.printed
    others = {
        "final.exports.2": (40, 10),
        "final.exports.3-4": (50, 30, 20),
        "final.settlements.3-4": (7, 5),
        "final.basic": 3,
        "final.hops": 6,
        "final.money": 5,
        "final.imports": (9, 8, 2),
    }
    printed.components = replace(
        printed.components,
        numbers={**printed.components.numbers, **others},
        solo_contracts=((0, 11), (2, 22)),
        solo_settlements=((1, 33),),
    )
    valuer = Valuer(weights_for(played.end, {}))
    valuer.look(played.end)
    for score in GAME.scores(played.end):
        assert score.total <= valuer.value(played.end, score.seat, False) / 100 < score.total + 3


def test_weights_lie_in_one_row_without_gaps() -> None:
    place = 0
    for weight in weights.TABLE:
        assert weight.place == place, weight.name
        assert len(weight.solo) == len(weight.table), weight.name
        place += len(weight.solo)
    assert place == weights.SIZE == len(weights.row(1)) == len(weights.row(4))


def test_hints_are_the_best_legal_actions() -> None:
    state = asked(4, 6, 50)
    found = hints(GAME, state, 3, 0.2)
    assert 1 <= len(found) <= 3
    assert len({hint.number for hint in found}) == len(found)
    assert {hint.number for hint in found} <= set(GAME.legal_numbers(state))
    assert all(0 < hint.points < 300 for hint in found)


def test_hints_expect_no_less_than_is_there_already() -> None:
    state = last_round()
    (best,) = hints(GAME, state, 1, 0.1)
    assert GAME.scores(state)[0].total < best.points < 250


@pytest.mark.parametrize(("level", "seconds"), [("hard", 1.0), ("expert", 5.0)])
def test_levels_keep_their_time(level: str, seconds: float) -> None:
    for name in game_names():
        values = read_bot(preset_of(level, name))[1]
        assert 0 < float(values["time"]) <= seconds


def test_a_bot_that_a_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    less = replace(choosers_of(GAME), plan=None)
    monkeypatch.setattr(choosing, "found_choosers", lambda name: less)
    with pytest.raises(BadBot, match="the bot plan does not play caledonia yet"):
        make_bot("plan", GAME, 1)


def test_a_game_that_no_bot_knows_is_refused() -> None:
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        choosers_of(replace(GAME, name="chess"))


@pytest.mark.parametrize("bot", ["turn:beam=2,depth=1", "plan:iterations=2,beam=2,depth=1"])
def test_every_kind_of_question_gets_a_legal_answer(bot: str) -> None:
    """Also where no line of play ends the turn, such as a swap after everything else is done."""
    asked_about = set()
    for seed in range(16):
        match, rng = new_match("caledonia", {"players": 1 + seed % 4}, seed), Rng(seed)
        thinker = make_bot(bot, GAME, 1)
        match.let_chance()
        while not match.over:
            numbers = sorted(GAME.legal_numbers(match.state))
            if match.question.kind != "turn" and len(numbers) > 1:
                asked_about.add(match.question.kind)
                assert thinker.choose(GAME.copy(match.state)) in numbers, str(match.question)
            match.play(GAME.catalogue[numbers[rng.below(len(numbers))]].text)
            match.let_chance()
    assert {"swap", "swap-for", "make", "churn", "end-of-turn", "slaughter"} <= asked_about


@pytest.fixture
def interrupt() -> Iterator[Callable[[], None]]:
    """Has Ctrl-C come after a moment of thinking, by the clock of the processor."""
    before = signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    yield lambda: signal.setitimer(signal.ITIMER_VIRTUAL, 0.1) and None
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.0)
    signal.signal(signal.SIGVTALRM, before)


@pytest.mark.parametrize("game", game_names())
def test_whoever_thinks_for_long_hears_ctrl_c(game: str, interrupt: Callable[[], None]) -> None:
    match = new_match(game, players=4, seed=3)
    match.let_chance()
    bot = make_bot("expert", match.game, 1)
    begun = time.thread_time()
    interrupt()
    with pytest.raises(KeyboardInterrupt):
        bot.choose(match.state)
    assert time.thread_time() - begun < 0.6
