"""Chronicle V: haggis tokens, tables and the scoring with the die."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import new_match
from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.rng import Rng
from clachan.games.glenmore.decisions import CLEAN_UP, SCORING
from clachan.games.glenmore.rules.chronicles import haggis_scoring
from clachan.games.glenmore.rules.track import step_next_turn

FIRST = {"1": 0, "2": 6, "3": 10}  # the first token of each value


def serving(players: int = 3, up: str = "1 3", chronicles: str = "5", **tables: str) -> Scenario:
    """Tables named p1, p2, ... with tokens by value; two tokens lie open."""
    table = Scenario(players, chronicles=chronicles)
    s, used = table.state, dict(FIRST)

    def take(values: str) -> int:
        word = 0
        for value in values.split():
            word |= bit(used[value])
            used[value] += 1
        return word

    s.haggis.up = take(up)
    for name, values in tables.items():
        table.player(int(name[1]) - 1).haggis.tokens = take(values)
    taken = s.haggis.up | sum(table.player(seat).haggis.tokens for seat in range(players))
    s.haggis.down = (bit(13) - 1) & ~taken
    return table


def own(table: Scenario, seat: int) -> list[int]:
    shown = table.seen(seat)["haggis"]["tables"][seat]
    return list(shown["own"])


def scoring(table: Scenario) -> Scenario:
    """The game's turns stop and haggis is scored."""
    haggis_scoring.begin_scoring(table.state)
    return table.go_on()


@pytest.mark.rule("ch5.setup")
def test_thirteen_tokens_two_of_them_open() -> None:
    view = new_match("glenmore", {"players": 4, "chronicles": "5"}, seed=2).view()
    assert len(view["haggis"]["open"]) == 2
    assert view["haggis"]["hidden"] == 11
    assert [each["tokens"] for each in view["haggis"]["tables"]] == [0, 0, 0, 0]


@pytest.mark.rule("ch5.gain")
def test_an_open_token_is_replaced_and_kept_face_down() -> None:
    table = serving(up="1 3").has(0, coins=1).track({5: "haggis house"}).play("take 5", "place h8")
    assert table.asked == (0, "gain-haggis")
    assert table.legal() == ["take haggis 1", "take haggis 3", "draw haggis"]
    assert (
        table.why_not("take haggis 2") == "no open haggis token is worth 2: the open ones are worth 1 and 3"
    )
    table.play("take haggis 3")
    assert table.asked == (-1, "draw-haggis")
    table.play("haggis token 7")
    assert sorted(table.seen(0)["haggis"]["open"]) == [1, 2]
    assert own(table, 0) == [3]


@pytest.mark.rule("ch5.gain")
def test_a_drawn_token_is_seen_by_its_owner_only() -> None:
    table = serving().has(0, coins=1).track({5: "haggis house"}).play("take 5", "place h8", "draw haggis")
    told = GAME.narrate(table.state, GAME.catalogue.read("haggis token 12").number)
    assert all("12" not in str(fact) and "3" not in str(fact) for fact in told[:1])
    table.play("haggis token 12")
    assert own(table, 0) == [3]
    for seat in (1, 2, None):
        shown = table.seen(seat)["haggis"]["tables"][0]
        assert shown == {"tokens": 1, "shown": [], "known": [], "own": [], "points": 0}


@pytest.mark.rule("ch5.gain")
def test_tables_that_differ_only_in_hidden_tokens_look_the_same() -> None:
    one, other = serving(p1="1 2", p2="3"), serving(p1="1 2", p2="1")
    assert one.seen(0) == other.seen(0)
    assert one.seen(None) == other.seen(None)
    assert one.seen(1) != other.seen(1)
    dealt = set()
    for seed in range(30):
        state = GAME.copy(one.state)
        GAME.redeal(state, 0, Rng(seed))
        assert GAME.fault(state) is None
        assert GAME.view(state, 0) == one.seen(0)
        dealt.add(tuple(GAME.view(state, 1)["haggis"]["tables"][1]["own"]))
    assert dealt == {(1,), (2,), (3,)}


@pytest.mark.rule("ch5.full")
def test_a_sixth_token_sends_one_back_face_down() -> None:
    table = serving(p1="1 1 1 2 2").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "take haggis 3", "haggis token 12")
    assert table.asked == (0, "return-haggis")
    told = GAME.narrate(table.state, GAME.catalogue.read("return haggis 1").number)
    assert "returns a haggis token" in str(told[0])
    table.play("return haggis 1")
    assert own(table, 0) == [1, 1, 2, 2, 3]


@pytest.mark.rule("ch5.exchange")
def test_a_sheep_brings_a_token() -> None:
    table = serving().tile(0, "h8", "haggis house").goods(0, "h8", "sheep").market().has(0, coins=0)
    table.track({5: "inshriach"}).play("take 5", "place g8", "activate h8", "take haggis 1")
    table.play("haggis token 8")
    assert table.stock(0) == ""
    assert own(table, 0) == [1]
    assert "activated this turn" in str(table.why_not("activate h8"))


@pytest.mark.rule("ch5.exchange")
def test_without_tokens_in_the_supply_no_sheep_is_given() -> None:
    table = serving(up="", p1="1 1 1 1 1", p2="1 2 2 2 2", p3="3 3 3")
    table.tile(0, "h8", "haggis house").goods(0, "h8", "sheep")
    table.track({5: "inshriach"}).play("take 5", "place g8")
    assert table.why_not("activate h8") == "no haggis token is left in the supply"


@pytest.mark.rule("ch5.scoring")
@pytest.mark.parametrize(("held", "asked"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_haggis_is_scored_after_b_and_c_and_at_the_end(held: int, asked: int) -> None:
    table = serving(p1="1")
    s = table.state
    s.pending.depth = 1
    s.scored, s.due = held, 0
    if held == 3:
        s.finished = 7
        step_next_turn(s)
    else:
        s.due = 1
        s.pending.push(decision(CLEAN_UP, -2))
        s.pending.push(decision(SCORING, -2))
    table.go_on()
    assert (table.asked == (-1, "roll-for-haggis")) == bool(asked)


@pytest.mark.rule("ch5.reveal")
def test_each_roll_turns_over_one_token_of_its_value() -> None:
    table = scoring(serving(p1="1 1 2", p2="2", p3="3"))
    table.play("roll 1")
    tables = table.seen()["haggis"]["tables"]
    assert [each["shown"] for each in tables] == [[1], [], []]
    table.play("roll 2b", "roll 3")
    tables = table.seen()["haggis"]["tables"]
    assert [each["shown"] for each in tables] == [[1, 2], [2], [3]]


@pytest.mark.rule("ch5.reveal")
def test_with_three_tokens_open_rolls_are_ignored() -> None:
    table = scoring(serving(p1="1 1 1 1").has(0, whisky=2))
    table.play("roll 1", "roll 1b", "roll 1c", "roll 1")
    assert table.vp(0) == 9  # three of them, worth 3 together; no whisky could help
    assert table.player(0).whisky == 2


@pytest.mark.rule("ch5.whisky")
def test_whisky_buys_rolls_for_oneself_in_turn_order() -> None:
    table = scoring(serving(p1="1 3", p2="3 2").has(0, whisky=2).has(1, whisky=1))
    table.play("roll 1", "roll 1", "roll 1", "roll 1")
    assert table.asked == (0, "whisky-for-haggis")
    table.play("spend whisky", "roll 3")
    assert table.asked == (1, "whisky-for-haggis")  # p1 has nothing left face down
    table.play("spend whisky", "roll 2")
    assert table.player(1).whisky == 0
    assert [table.vp(seat) for seat in (0, 1)] == [8, 2]


@pytest.mark.rule("ch5.points", "ch5.example")
def test_a_1_and_a_3_bring_8_points_and_the_other_1_stays() -> None:
    table = scoring(serving(p1="1 1 3").has(0, whisky=1))
    table.play("roll 1", "roll 3", "roll 2", "roll 2", "done")
    assert table.vp(0) == 8
    assert own(table, 0) == [1]
    assert table.player(0).whisky == 1
    assert table.seen()["haggis"]["hidden"] == 13 - 2 - 1
