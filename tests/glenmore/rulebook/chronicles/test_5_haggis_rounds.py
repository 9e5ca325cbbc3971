"""Chronicle V: gaining tokens and the rounds of rolls, step by step."""

import pytest
from tests.glenmore.rulebook.chronicles.test_5_haggis import own, scoring, serving
from tests.glenmore.scenario import Scenario

from clachan import new_match
from clachan.core.decision import decision
from clachan.games.glenmore.decisions import CLEAN_UP, SCORING
from clachan.games.glenmore.rules.track import step_next_turn


def shown(table: Scenario) -> list[list[int]]:
    return [one["shown"] for one in table.seen()["haggis"]["tables"]]


@pytest.mark.rule("ch5.setup")
def test_the_tokens_are_worth_one_to_three_and_six_tiles_come_in() -> None:
    table = serving(up="", p1="1 1 1 1 1", p2="1 2 2 2 2", p3="3 3 3")
    assert [own(table, seat) for seat in range(3)] == [[1] * 5, [1, 2, 2, 2, 2], [3, 3, 3]]
    assert table.seen()["haggis"]["hidden"] == 0
    plain, with_haggis = (
        new_match("glenmore", {"players": 3, "chronicles": words}, seed=1).view()["stack"]
        for words in ("7", "5")
    )
    assert sum(with_haggis["later"].values()) + with_haggis["left"] == (
        sum(plain["later"].values()) + plain["left"] + 6
    )


@pytest.mark.rule("ch5.gain")
def test_a_drawn_token_leaves_the_open_ones_alone() -> None:
    table = serving(up="1 3").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "draw haggis", "haggis token 8")
    assert sorted(table.seen()["haggis"]["open"]) == [1, 3]
    assert table.seen()["haggis"]["hidden"] == 10
    assert own(table, 0) == [2]
    assert table.asked[1] != "draw-haggis"


@pytest.mark.rule("ch5.gain")
def test_two_tokens_are_gained_one_after_the_other() -> None:
    table = serving(up="1 3").has(0, whisky=1).track({5: "beast feast inn"}).play("take 5", "place h8")
    table.play("take haggis 3", "haggis token 12")
    assert table.asked == (0, "gain-haggis")
    assert sorted(table.seen()["haggis"]["open"]) == [1, 3]
    table.play("take haggis 3", "haggis token 7")
    assert own(table, 0) == [3, 3]
    assert table.asked == (0, "act")


@pytest.mark.rule("ch5.full")
def test_a_fifth_token_still_fits() -> None:
    table = serving(p1="1 1 2 2").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "take haggis 3", "haggis token 12")
    assert own(table, 0) == [1, 1, 2, 2, 3]
    assert table.asked == (0, "act")


@pytest.mark.rule("ch5.full")
def test_the_new_token_itself_may_go_back() -> None:
    table = serving(p1="1 1 1 2 2").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "take haggis 3", "haggis token 12", "return haggis 3")
    assert own(table, 0) == [1, 1, 1, 2, 2]
    assert sorted(table.seen()["haggis"]["open"]) == [1, 3]
    assert table.seen()["haggis"]["hidden"] == 13 - 5 - 2


@pytest.mark.rule("ch5.exchange")
def test_a_sheep_is_needed_and_no_other_animal() -> None:
    table = serving().tile(0, "h8", "haggis house").goods(0, "h8", "cattle").has(0, coins=0)
    table.market(sheep=3).track({5: "inshriach"}).play("take 5", "place g8")
    assert "activate h8" not in table.legal()
    table = serving().tile(0, "h8", "haggis house").goods(0, "h8", "sheep sheep").market()
    table.has(0, coins=0).track({5: "inshriach"}).play("take 5", "place g8", "activate h8", "take haggis 1")
    assert table.stock(0) == "sheep 1"


@pytest.mark.rule("ch5.exchange", "ch5.gain")
def test_the_last_open_tokens_can_still_be_had() -> None:
    table = serving(up="3", p1="1 1 1 1", p2="1 1 2 2 2", p3="2 3 3")
    table.tile(0, "h8", "haggis house").goods(0, "h8", "sheep").market().has(0, coins=0)
    table.track({5: "inshriach"}).play("take 5", "place g8", "activate h8")
    assert table.asked == (0, "act")  # one answer: the token worth 3
    assert own(table, 0) == [1, 1, 1, 1, 3]
    assert table.seen()["haggis"]["open"] == []


@pytest.mark.rule("ch5.gain", "ch5.points")
def test_tokens_that_come_back_fill_the_open_ones_up() -> None:
    table = scoring(serving(up="3", p1="1 1 1 1", p2="1 1 2 2 2", p3="2 3 3"))
    table.play("roll 1", "roll 1", "roll 1", "roll 3")
    assert table.asked == (-1, "draw-haggis")
    table.play(table.legal()[0])
    assert len(table.seen()["haggis"]["open"]) == 2
    assert table.seen()["haggis"]["hidden"] == 3 + 2 + 1 - 1


@pytest.mark.rule("ch5.scoring")
def test_four_rolls_are_made_in_each_of_three_scorings() -> None:
    table = serving(p1="1 1 1 1 1")
    s = table.state
    for before, rolls in ((0, 0), (1, 4), (2, 4)):
        s.pending.depth, s.scored, s.due = 1, before, 1
        s.pending.push(decision(CLEAN_UP, -2))
        s.pending.push(decision(SCORING, -2))
        table.go_on()
        counted = 0
        while table.asked[1] == "roll-for-haggis":
            table.play("roll 3")
            counted += 1
        assert counted == rolls
    s.pending.depth, s.scored, s.finished = 1, 3, 7
    step_next_turn(s)
    table.go_on().play(*["roll 3"] * 4)
    assert table.seen()["over"]


@pytest.mark.rule("ch5.reveal")
def test_a_roll_turns_over_one_token_for_every_player_who_has_one() -> None:
    table = scoring(serving(p1="2 2", p2="2 1", p3="3")).play("roll 2")
    assert shown(table) == [[2], [2], []]
    table.play("roll 2b")
    assert shown(table) == [[2, 2], [2], []]


@pytest.mark.rule("ch5.reveal")
def test_at_most_three_tokens_are_turned_over() -> None:
    table = scoring(serving(p1="1 1 2 2", p2="1")).play("roll 1", "roll 1", "roll 2")
    assert shown(table) == [[1, 1, 2], [1], []]
    table.play("roll 2")
    assert own(table, 0) == [2]
    assert [table.vp(seat) for seat in range(3)] == [3 * 4, 1, 0]


@pytest.mark.rule("ch5.whisky")
def test_a_barrel_a_roll_again_and_again_and_for_nobody_else() -> None:
    table = scoring(serving(up="1 2", p1="3 3", p2="3").has(0, whisky=3)).play(*["roll 1"] * 4)
    table.play("spend whisky", "roll 1")
    assert shown(table) == [[], [], []]
    table.play("spend whisky", "roll 3")
    assert shown(table) == [[3], [], []]  # p2 has one too, but the roll is not theirs
    table.play("spend whisky", "roll 3")
    assert table.player(0).whisky == 0
    assert [table.vp(seat) for seat in range(2)] == [2 * 6, 0]


@pytest.mark.rule("ch5.whisky")
def test_whisky_is_asked_in_the_order_of_the_track_and_may_be_kept() -> None:
    table = serving(up="1 2", p1="3", p2="3", p3="3").pawns({2: 13, 0: 14, 1: 2})
    for seat in range(3):
        table.has(seat, whisky=1)
    scoring(table).play(*["roll 1"] * 4)
    for seat in (2, 0, 1):
        assert table.asked == (seat, "whisky-for-haggis")
        table.play("done")
    assert [table.player(seat).whisky for seat in range(3)] == [1, 1, 1]
    assert [table.vp(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("ch5.points")
@pytest.mark.parametrize(
    ("held", "rolls", "points"),
    [("1", "1", 1), ("3", "3", 3), ("1 2", "1 2", 6), ("2 2 3", "2 2 3", 21), ("3 3 3", "3 3 3", 27)],
)
def test_number_times_sum(held: str, rolls: str, points: int) -> None:
    table = serving(up="1 2", p1=held)
    faces = [*rolls.split(), "1", "1", "1", "1"][:4] if "1" not in held else [*rolls.split(), *"3333"][:4]
    assert scoring(table).play(*(f"roll {face}" for face in faces)).vp(0) == points


@pytest.mark.rule("ch5.points")
def test_tokens_turned_over_go_back_and_hidden_ones_wait_for_the_next_scoring() -> None:
    table = scoring(serving(p1="1 1 3", p2="2")).play("roll 1", "roll 3", "roll 3", "roll 3")
    assert (own(table, 0), own(table, 1)) == ([1], [2])
    assert table.seen()["haggis"]["hidden"] == 13 - 2 - 2
    scoring(table).play("roll 1", "roll 2", "roll 3", "roll 3")
    assert [table.vp(seat) for seat in range(2)] == [8 + 1, 2]
    assert (own(table, 0), own(table, 1)) == ([], [])
