"""What the bots of Clans of Caledonia know of its clans, and how plans are tried and kept."""

from collections.abc import Iterator

import pytest

from clachan import open_game
from clachan.bots.bot import make_bot, read_bot
from clachan.bots.caledonia.choosers import hints, plan, weights_for
from clachan.bots.caledonia.exports import contract_points
from clachan.bots.caledonia.value import Valuer
from clachan.bots.choosers import Chooser
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, State
from clachan.core.rng import Rng

GAME = open_game("caledonia")


def solo_as(clan: str, seed: int) -> State:
    """A solo game after the choice of this clan; seeds that do not offer it are passed over."""
    while True:
        rng = Rng(seed)
        _, state = GAME.deal(GAME.read_options({"players": 1}), rng)
        wanted = GAME.catalogue.read(f"choose clan {clan}").number
        if GAME.seat(state) != CHANCE and wanted in GAME.legal_numbers(state):
            GAME.apply(state, wanted)
            return state
        seed += 1


def greedy_answers(state: State, seed: int) -> Iterator[str]:
    """Play greedily to the end and tell every answer."""
    greedy, rng = make_bot("greedy", GAME, seed), Rng(seed)
    while GAME.seat(state) != OVER:
        numbers = sorted(GAME.legal_numbers(state))
        chance = GAME.seat(state) == CHANCE
        number = numbers[rng.below(len(numbers))] if chance else greedy.choose(GAME.copy(state))
        yield GAME.catalogue[number].text
        GAME.apply(state, number)


def test_cunningham_sells_the_milk_while_money_can_be_used() -> None:
    churned = [text for text in greedy_answers(solo_as("cunningham", 1), 1) if text.startswith("churn ")]
    assert any(text != "churn 0" for text in churned[:4])


def test_mackenzie_leaves_no_barrel_in_the_cellar() -> None:
    matured = 0
    for seed in range(0, 1000, 100):
        state = solo_as("mackenzie", seed)
        matured += list(greedy_answers(state, seed)).count("mature whisky")
        assert state.players[0].cellar == 0
    assert matured > 0


THINKERS = ("greedy", "turn:beam=3,depth=1", "mcts:iterations=6", "plan:iterations=6,beam=3,depth=1")


def play(state: State, text: str) -> None:
    number = GAME.catalogue.read(text).number
    assert number in GAME.legal_numbers(state)
    GAME.apply(state, number)


def last_question() -> State:
    """MacKenzie after the last production, with a young and an old barrel in the cellar."""
    state = solo_as("mackenzie", 1)
    while state.round < 5 or GAME.question(state).kind != "turn":
        GAME.apply(state, min(GAME.legal_numbers(state)))  # passing comes first
    state.players[0].cellar = 3
    play(state, "pass")
    play(state, "end turn")
    assert GAME.question(state).kind == "empty-cellar"
    return state


@pytest.mark.parametrize("name", THINKERS)
def test_after_the_last_production_the_barrels_leave_the_cellar(name: str) -> None:
    state, bot = last_question(), make_bot(name, GAME, 1)
    points, money = GAME.scores(state)[0].total, int(state.players[0].money)
    while GAME.seat(state) != OVER:
        GAME.apply(state, bot.choose(GAME.copy(state)))
    assert (state.players[0].cellar, state.players[0].money) == (0, money + 7 + 15)
    assert GAME.scores(state)[0].total >= points + 2 * 2 + 2


def test_hints_for_the_last_question_are_barrels() -> None:
    state = last_question()
    best = hints(state, 3, 0.2)
    assert GAME.catalogue[best[0].number].text.startswith("withdraw ")
    assert GAME.catalogue[best[-1].number].text == "done"
    assert best[0].points > best[-1].points


def passed_last(seed: int) -> State:
    """The last who passes in a round has a port in reach, and the others have goods to make."""
    while True:
        rng = Rng(seed)
        _, state = GAME.deal(GAME.read_options({"players": 3}), rng)
        while GAME.seat(state) != OVER:
            if GAME.question(state).kind == "end-of-turn" and state.passes == 3:
                return state
            numbers = GAME.legal_numbers(state)
            GAME.apply(state, numbers[rng.below(len(numbers))])
        seed += 1


@pytest.mark.parametrize("name", THINKERS)
def test_thinking_after_the_last_pass_changes_nobody(name: str) -> None:
    """The end of that turn would let everyone produce; trials of it must stop before."""
    for seed in (10, 20, 30):
        state, bot = passed_last(seed), make_bot(name, GAME, seed)
        before = GAME.key(state)
        chosen = bot.choose(state)
        assert GAME.key(state) == before
        assert chosen in GAME.legal_numbers(state)


def test_two_contracts_do_not_count_on_the_same_goods() -> None:
    """With goods for one of two equal contracts, the other is never worth more, and sometimes less."""
    state = solo_as("buchanan", 1)
    player, valuer = state.players[0], Valuer(weights_for(state, {}))
    for good in range(6):
        player.goods[good] = 2
    valuer.look(state)
    valuer.forecast.look_at(state, 0, player, False)

    def worth(box: int, second_box: int) -> int:
        player.box, player.second_box = box, second_box
        return int(contract_points(valuer.forecast, state, player))

    room, less = worth(0, 0), 0
    for contract in range(1, 41):
        one = worth(contract, 0) - room
        other = worth(contract, contract) - one
        assert other <= one
        less += other < one
    assert less > 0


def turns(state: State, search: Chooser, rng: Rng) -> Iterator[State]:
    """The questions with a choice of a solo game, answered by a search after each is shown."""
    while GAME.seat(state) != OVER:
        numbers = sorted(GAME.legal_numbers(state))
        if GAME.seat(state) == CHANCE or len(numbers) == 1:
            GAME.apply(state, numbers[rng.below(len(numbers))])
            continue
        yield state
        GAME.apply(state, search.choose(GAME.copy(state)))


def test_what_the_best_trial_did_is_the_first_plan_of_the_next_turn() -> None:
    start, kept = solo_as("stewart", 1), 0
    search = plan(start, 3, read_bot("plan:iterations=6,beam=3,depth=2,width=3")[1])
    for state in turns(start, search, Rng(4)):
        course = list(search.agenda)
        if search.next_step(state) < 0 and search.agenda:
            first = search.begin(state)[0]
            assert [first.number, *first.steps] == course
            kept += 1
        search.agenda = course  # next_step may have taken one
        if kept == 5:
            return
    raise AssertionError("hardly any course was kept")


def test_the_plans_that_do_well_are_tried_more_often() -> None:
    start = solo_as("stewart", 1)
    search = plan(start, 3, read_bot("plan:iterations=48,beam=6,depth=2,width=8")[1])
    for state in turns(start, search, Rng(4)):
        tried = search.think(GAME.copy(state))
        visits = [found.visits for found in tried]
        if len(tried) >= 8 and tried[0].varies:
            assert min(visits) >= 1
            assert visits[0] == max(visits) >= 3 * min(visits)
            return
    raise AssertionError("chance had a part in no choice")
