"""What bots that think must and must not do in Glen More II, whatever their strength."""

import pytest
from gathering_reference import result as plain_result

from clachan import open_game
from clachan.bots.bot import make_bot
from clachan.bots.choosers import hints
from clachan.bots.glenmore import choosers as glenmore_choosers
from clachan.bots.glenmore import weights
from clachan.bots.glenmore.value import Valuer
from clachan.bots.levels import preset_of
from clachan.core.bits import bit
from clachan.core.decision import CHANCE, decision
from clachan.core.game import OVER, State
from clachan.core.rng import Rng
from clachan.games.glenmore.board import HOME_CASTLE
from clachan.games.glenmore.components import GATHERING_CARDS, GOODS
from clachan.games.glenmore.decisions import ACT, KEEPING
from clachan.games.glenmore.rules.chronicles import gathering_cards
from clachan.games.glenmore.rules.territory import add_good, take_good
from clachan.sim.arena import make_contest, run_contest
from clachan.sim.play import play_game

GAME = open_game("glenmore")
ALL = "12345678"
BOTS = (
    "greedy",
    "greedy:noise=3",
    "turn:beam=2,depth=1",
    "turn:beam=2,depth=2",
    "mcts:iterations=2,width=3,rollout=1",
    "easy",
    "normal",
)
SINGLE = [{"players": 3 if number == 4 else 2, "chronicles": str(number)} for number in range(1, 9)]
MCTS = {
    "iterations": 7,
    "time": 60.0,
    "rollout": 1,
    "width": 5,
    "rivals": 2,
    "trust": 4,
    "explore": 3.0,
    "paranoid": 0,
}


def asked(players: int, seed: int, plies: int, chronicles: str = "") -> State:
    """A position in which a seat has a choice, after so many random answers."""
    rng = Rng(seed)
    _, state = GAME.deal(GAME.read_options({"players": players, "chronicles": chronicles}), rng)
    while GAME.seat(state) != OVER:
        numbers = sorted(GAME.legal_numbers(state))
        if plies <= 0 and GAME.seat(state) != CHANCE and len(numbers) > 3:
            return state
        GAME.apply(state, numbers[rng.below(len(numbers))])
        plies -= 1
    raise AssertionError("the game ended before the question")


BY_HAND = ("greedy", "turn:beam=2,depth=1,judge=weights")


@pytest.mark.parametrize(
    ("bot", "held", "kept"),
    [
        *((bot, "wood", "keep stone") for bot in BY_HAND),
        *((bot, "stone", "keep wood") for bot in (*BY_HAND, "mcts:iterations=2,width=3,rollout=1")),
    ],
)
def test_of_surplus_goods_bots_keep_what_they_lack_and_hints_name_both(
    bot: str, held: str, kept: str
) -> None:
    state = asked(2, 3, 20)
    seat = GAME.seat(state)
    p = state.players[seat]
    for place in range(p.size):
        for good in range(len(GOODS)):
            while p.good_on(p.places[place], good):
                take_good(p, p.places[place], good)
    for _ in range(2):
        add_good(p, HOME_CASTLE, GOODS.index(held))
    both = bit(2 * GOODS.index("wood")) + bit(2 * GOODS.index("stone"))
    state.pending.replace(decision(ACT, seat))  # nothing follows in this turn that asks for either
    state.pending.push(decision(KEEPING, seat, both, HOME_CASTLE))
    assert GAME.catalogue[make_bot(bot, GAME, 1).choose(state)].text == kept
    if bot == "greedy":
        assert {hint.number for hint in hints(GAME, state, 2, 0.2)} == set(GAME.legal_numbers(state))


@pytest.mark.parametrize("given", [{"players": 2}, {"players": 3}, {"players": 4}, *SINGLE], ids=str)
def test_greedy_is_never_illegal(given: dict[str, object]) -> None:
    options = GAME.read_options(given)
    played = play_game(GAME, options, ["greedy"] * options.number("players"), 11)
    assert GAME.over(played.end)


@pytest.mark.parametrize(
    "bots",
    [BOTS[0:3], ("turn:beam=2,depth=2,time=0.001", "random"), BOTS[4:7]],
    ids=str,
)
@pytest.mark.parametrize("chronicles", ["", "1235678"])
def test_never_illegal(bots: tuple[str, ...], chronicles: str) -> None:
    options = GAME.read_options({"players": len(bots), "chronicles": chronicles})
    assert GAME.over(play_game(GAME, options, bots, 12).end)


def test_never_illegal_with_the_englishman() -> None:
    options = GAME.read_options({"players": 4, "chronicles": ALL})
    assert GAME.over(play_game(GAME, options, ["easy", "turn:beam=2,depth=1", "random", "greedy"], 5).end)


@pytest.mark.parametrize("bot", [*BOTS, "mcts:iterations=8,rollout=3,paranoid=1"])
@pytest.mark.parametrize("chronicles", ["", ALL])
def test_the_same_seed_chooses_the_same(bot: str, chronicles: str) -> None:
    positions = [asked(4, 3, plies, chronicles) for plies in (0, 40, 120)]
    chosen = [[make_bot(bot, GAME, 5).choose(GAME.copy(state)) for state in positions] for _ in range(2)]
    assert chosen[0] == chosen[1]
    for state, number in zip(positions, chosen[0], strict=True):
        assert number in GAME.legal_numbers(state)


@pytest.mark.parametrize("bot", BOTS)
def test_thinking_leaves_the_state_as_it_was(bot: str) -> None:
    state = asked(3, 8, 90, "157")
    before = GAME.key(state)
    make_bot(bot, GAME, 1).choose(state)
    assert GAME.key(state) == before


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("plies", [110, 210])
def test_no_peeking(bot: str, plies: int) -> None:
    """Tables that differ only in what the seat cannot see get the same answer, as drivers ask."""
    choices = set()
    state = asked(4, 21, plies, ALL)
    for secret in range(3):
        table = GAME.copy(state)
        GAME.redeal(table, GAME.seat(table), Rng(secret))
        GAME.redeal(table, GAME.seat(table), Rng(77))
        choices.add(make_bot(bot, GAME, 9).choose(table))
    assert len(choices) == 1


def test_iterations_are_counted() -> None:
    state = asked(2, 4, 30)
    search = glenmore_choosers.mcts(state, 1, MCTS)
    root = search.think(state)
    assert search.played == 7 == root.visits
    assert sum(child.visits for child in root.children) == 7
    assert len(root.children) <= 5


def test_without_a_limit_in_seconds_a_fixed_number_of_futures_is_sampled() -> None:
    """Four lines see three futures, and the better two of them twice as many more."""
    state = asked(2, 4, 30)
    search = glenmore_choosers.turn(state, 1, {"beam": 4, "depth": 2, "samples": 3, "time": 0.0})
    search.choose(state)
    assert search.sampled == 3 + 6


def test_when_the_time_is_up_no_further_future_is_sampled() -> None:
    state = asked(2, 4, 30)
    search = glenmore_choosers.turn(state, 1, {"beam": 4, "depth": 2, "samples": 3, "time": 0.000001})
    assert search.choose(state) in GAME.legal_numbers(state)
    assert search.sampled == 0


def test_a_planned_turn_is_not_thought_over() -> None:
    """The rest of a turn follows the plan: no future is sampled for it."""
    state = asked(3, 6, 0)
    search = glenmore_choosers.turn(state, 1, {"beam": 4, "depth": 2, "samples": 3, "time": 0.0})
    seat, turn = GAME.seat(state), int(state.turn)
    GAME.apply(state, search.choose(state))
    search.sampled = 0
    while GAME.seat(state) == seat and int(state.turn) == turn:
        GAME.apply(state, search.choose(state))
    assert search.sampled == 0


def test_where_one_action_is_considered_nobody_thinks() -> None:
    """Questions with one answer are never asked; an action without a rival is no question either."""
    state = asked(4, 2, 40)
    search = glenmore_choosers.mcts(state, 1, {**MCTS, "width": 1})
    assert search.choose(state) == glenmore_choosers.greedy(state, 1, {"noise": 0}).choose(state)
    assert search.played == 0


@pytest.mark.parametrize("given", [{"players": 4}, {"players": 4, "chronicles": ALL}, *SINGLE], ids=str)
def test_at_the_end_the_value_is_the_score(given: dict[str, object]) -> None:
    options = GAME.read_options(given)
    for seed in range(4):
        played = play_game(GAME, options, ["random"] * options.number("players"), seed)
        valuer = Valuer(glenmore_choosers.weights_for(played.end, {}))
        valuer.look(played.end)
        for score in GAME.scores(played.end):
            assert valuer.value(played.end, score.seat, False) == 100 * score.total


def test_the_cards_of_the_gathering_are_counted_as_a_plain_reading_counts_them() -> None:
    for seed in range(6):
        state = asked(4, seed, 60 + 30 * seed, ALL)
        for seat in range(4):
            for card, name in enumerate(GATHERING_CARDS):
                assert gathering_cards.result(state, seat, card) == plain_result(state, seat, name)


def test_weights_lie_in_one_row_without_gaps() -> None:
    place = 0
    for weight in weights.TABLE:
        assert weight.place == place, weight.name
        place += len(weight.numbers)
    assert place == weights.SIZE == len(weights.row())


@pytest.mark.parametrize("chronicles", ["", ALL])
def test_hints_are_the_best_legal_actions(chronicles: str) -> None:
    state = asked(4, 6, 50, chronicles)
    found = hints(GAME, state, 3, 0.2)
    assert 1 <= len(found) <= 3
    assert len({hint.number for hint in found}) == len(found)
    assert {hint.number for hint in found} <= set(GAME.legal_numbers(state))
    assert all(-50 < hint.points < 300 for hint in found)


def test_a_level_may_be_another_bot_in_another_game() -> None:
    assert preset_of("hard", "glenmore") != preset_of("hard", "caledonia")
    assert preset_of("easy", "glenmore") == preset_of("easy", "caledonia")
    assert make_bot("hard", GAME, 1).name == "turn"


def test_greedy_beats_random() -> None:
    """By chance alone one of four seats would win 3 of 12 games."""
    contest = make_contest("glenmore", {"players": 4}, ["greedy", "random"], 12, 3)
    results = run_contest(contest)
    won = [result for result in results if result.places[result.bots.index("greedy")] == 1]
    assert len(won) >= 9
