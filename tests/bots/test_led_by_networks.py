"""Where a network leads, it leads: what it likes is what turns, trials and futures are chosen by."""

import json
from pathlib import Path

import pytest

from clachan import open_game
from clachan.bots.bot import Values, make_bot, read_bot
from clachan.bots.caledonia import features as caledonia_features
from clachan.bots.caledonia.choosers import plan
from clachan.bots.choosers import choosers_of
from clachan.bots.glenmore import features as glenmore_features
from clachan.bots.glenmore.turns import TurnSearch
from clachan.bots.learned import networks_for, row_for
from clachan.core.decision import CHANCE
from clachan.core.game import OVER, State
from clachan.core.rng import Rng
from clachan.games.caledonia.actions import PASS

CALEDONIA, GLENMORE = open_game("caledonia"), open_game("glenmore")
FEATURES = {"caledonia": caledonia_features, "glenmore": glenmore_features}
NAMES = {"caledonia": ("alone", "table"), "glenmore": ("plain", "tales")}
FAR = 100_000.0  # hundredths of points, more than anything that the weights can say


def judge(tmp_path: Path, game: str, feature: str, worth: float, always: float = 0.0) -> str:
    """A file with networks that like one feature, and nothing else but what they always say."""
    names = FEATURES[game].NAMES
    rows = [1.0 if name == feature else 0.0 for name in names]
    numbers = [0.0, *rows, 0.0, 1.0, always, always, worth, worth]
    network = {"inputs": len(names), "first": 1, "second": 1, "numbers": numbers}
    path = tmp_path / f"{game}-{feature}-{worth}-{always}.json"
    networks = dict.fromkeys(NAMES[game], network)
    path.write_text(json.dumps({"story": {}, "networks": networks, "rows": {}}))
    return str(path)


def values(bot: str, path: str) -> Values:
    return {**read_bot(bot)[1], "judge": path}


def turn_in(game: str, options: dict[str, object], seed: int, round_now: int = 1) -> State:
    """The first turn with many answers, in a game that greedy plays."""
    opened, rng = open_game(game), Rng(seed)
    greedy = make_bot("greedy", opened, seed)
    _, state = opened.deal(opened.read_options(options), rng)
    while (seat := opened.seat(state)) != OVER:
        if seat == CHANCE:
            opened.apply(state, opened.drawn(state, rng))
            continue
        begun = opened.question(state).kind == "turn" and len(opened.legal_numbers(state)) > 8
        if begun and (game != "caledonia" or state.round >= round_now):
            return state
        opened.apply(state, greedy.choose(opened.copy(state)))
    raise AssertionError("no such turn")


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("depth", [1, 2])
def test_who_likes_to_have_passed_passes_and_who_does_not_acts(
    players: int, depth: int, tmp_path: Path
) -> None:
    state = turn_in("caledonia", {"players": players}, 4)
    bot = f"turn:beam=4,depth={depth}"
    turn = choosers_of(CALEDONIA).turn
    assert turn(state, 1, values(bot, judge(tmp_path, "caledonia", "passed", FAR))).choose(state) == PASS
    assert turn(state, 1, values(bot, judge(tmp_path, "caledonia", "passed", -FAR))).choose(state) != PASS


def test_passing_is_judged_as_the_lines_are(tmp_path: Path) -> None:
    """Who thinks well of everything neither passes nor acts for that."""
    state = turn_in("caledonia", {"players": 2}, 4)
    turn = choosers_of(CALEDONIA).turn
    chosen = {
        turn(state, 1, values("turn:beam=4,depth=1", path)).choose(state)
        for path in (judge(tmp_path, "caledonia", "passed", 0.0, all_) for all_ in (0.0, FAR, -FAR))
    }
    assert len(chosen) == 1


def test_plans_are_drawn_up_by_what_was_learned(tmp_path: Path) -> None:
    state = turn_in("caledonia", {"players": 2}, 4, round_now=2)
    likes = {
        worth: plan(state, 1, values("plan:iterations=0", judge(tmp_path, "caledonia", "passed", worth)))
        for worth in (FAR, -FAR)
    }
    assert likes[FAR].plans(state)[0].number == PASS
    assert likes[-FAR].plans(state)[0].number != PASS


@pytest.mark.parametrize(("ahead", "judged"), [(0, False), (1, True), (2, True)])
def test_trials_are_judged_where_they_end_or_played_to_the_end(
    ahead: int, judged: bool, tmp_path: Path
) -> None:
    """In the third round what a network says counts for trials one or two rounds ahead."""
    state = turn_in("caledonia", {"players": 2}, 4, round_now=3)
    found = []
    for always in (0.0, FAR):
        path = judge(tmp_path, "caledonia", "passed", 0.0, always)
        search = plan(state, 1, values(f"plan:iterations=6,beam=4,depth=2,width=3,ahead={ahead}", path))
        best = search.think(state)[0]
        assert best.visits
        found.append(int(best.points) / int(best.visits))
    silent, loud = found
    assert 0 < silent < 30_000
    assert (loud > FAR) == judged


def test_in_the_last_round_trials_are_played_to_the_end_whatever_they_look_ahead(tmp_path: Path) -> None:
    state = turn_in("caledonia", {"players": 2}, 4, round_now=5)
    path = judge(tmp_path, "caledonia", "passed", 0.0, FAR)
    best = plan(state, 1, values("plan:iterations=6,beam=4,depth=2,width=3,ahead=1", path)).think(state)[0]
    assert int(best.points) / int(best.visits) < 30_000


def grown(state: State, given: Values) -> int:
    """By how many tiles a territory grows in the turn that such a search plays."""
    search = choosers_of(GLENMORE).turn(state, 1, given)
    seat, table = GLENMORE.seat(state), GLENMORE.copy(state)
    while GLENMORE.seat(table) == seat and table.turn == state.turn:
        GLENMORE.apply(table, search.choose(table))
    return int(table.players[seat].size - state.players[seat].size)


@pytest.mark.parametrize("chronicles", ["none", "3"])
@pytest.mark.parametrize("depth", [1, 2])
def test_turns_of_glen_more_end_where_the_network_likes_it(
    depth: int, chronicles: str, tmp_path: Path
) -> None:
    state = turn_in("glenmore", {"players": 3, "chronicles": chronicles}, 4)
    bot = f"turn:beam=8,depth={depth},samples=1"
    much, little = (
        grown(state, values(bot, judge(tmp_path, "glenmore", "tiles", worth))) for worth in (FAR, -FAR)
    )
    assert much > little


def test_in_futures_everybody_moves_to_where_the_network_likes_it(tmp_path: Path) -> None:
    state = turn_in("glenmore", {"players": 2}, 4)
    before = GLENMORE.key(state)
    led = []
    for worth in (FAR, -FAR):
        given = values("turn:beam=4,depth=2", judge(tmp_path, "glenmore", "tiles", worth))
        search = choosers_of(GLENMORE).turn(state, 1, given)
        assert isinstance(search, TurnSearch) and search.judgement is not None
        led.append(search.led(state, GLENMORE.seat(state), search.judgement))
    assert led[0] != led[1] and set(led) <= set(GLENMORE.legal_numbers(state))
    assert GLENMORE.key(state) == before


def test_rows_alone_are_what_was_bred_without_what_networks_say() -> None:
    given = {"judge": "rows"}
    for game, names in NAMES.items():
        inputs = {name: int(FEATURES[game].COUNT) for name in names}
        assert networks_for(game, inputs, given) == {}
    assert row_for("glenmore", "plain", [0] * 104, given) == row_for("glenmore", "plain", [0] * 104, {})
    assert row_for("glenmore", "plain", [0] * 104, given) != [0] * 104
