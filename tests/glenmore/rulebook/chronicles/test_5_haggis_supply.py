"""Chronicle V: the tokens of the supply, what goes back there, and what can be taken back."""

import pytest
from tests.glenmore.rulebook.chronicles.test_5_haggis import own, scoring, serving
from tests.glenmore.rulebook.chronicles.test_5_haggis_hidden import at_scoring, match_of, seen_by_all, tables
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.decision import decision
from clachan.core.rng import Rng
from clachan.games.glenmore.decisions import SPENDING

LINE = "Address to a Haggis"


def house(table: Scenario) -> Scenario:
    """p1 builds the Haggis House and gains a token."""
    return table.has(0, coins=1).track({5: "haggis house"}).play("take 5", "place h8")


@pytest.mark.rule("ch5.gain")
def test_an_open_token_of_any_value_can_be_taken() -> None:
    table = house(serving(up="2 3"))
    assert table.legal() == ["take haggis 2", "take haggis 3", "draw haggis"]
    table.play("take haggis 2", "haggis token 1")
    assert (own(table, 0), sorted(table.seen()["haggis"]["open"])) == ([2], [1, 3])
    assert "open haggis token" in str(house(serving()).why_not("end turn"))


@pytest.mark.rule("ch5.gain")
def test_the_last_hidden_token_is_opened_in_place_of_the_taken_one() -> None:
    table = house(serving(up="2 3", p2="1 1 1 1 1", p3="2 2 2 3 3"))  # a token worth 1 is left face down
    assert table.seen()["haggis"]["hidden"] == 1
    table.play("take haggis 2")
    assert table.asked == (0, "act")
    assert (table.seen()["haggis"]["open"], table.seen()["haggis"]["hidden"]) == ([1, 3], 0)


@pytest.mark.rule("ch5.gain", "ch5.points")
def test_two_tokens_are_opened_when_none_lay_open() -> None:
    table = serving(up="", p1="1 1 1 1 1", p2="1 2 2 2 2", p3="3 3 3")
    scoring(table).play("roll 1", "roll 1", "roll 2", "roll 3")
    for opened in (1, 2):
        assert table.asked == (-1, "draw-haggis")
        table.play(table.legal()[-1])
        assert len(table.seen()["haggis"]["open"]) == opened
    assert table.asked[0] != -1
    assert table.seen()["haggis"]["hidden"] == 2 + 2 + 1 - 2


@pytest.mark.rule("ch5.full")
def test_after_one_token_went_back_nothing_more_is_asked() -> None:
    table = house(serving(p1="1 1 1 2 2")).play("take haggis 3", "haggis token 12", "return haggis 2")
    assert table.asked == (0, "act")
    assert own(table, 0) == [1, 1, 1, 2, 3]


@pytest.mark.rule("ch5.full")
def test_a_token_that_goes_back_face_down_can_be_taken_back() -> None:
    many = house(serving(p1="1 1 1 2 2")).play("take haggis 3", "haggis token 12")
    none = house(serving(up="1 2", p1="1 1 1 1 1", p2="2 2 3 3", p3="3")).play("draw haggis")
    for table in (many, none):
        assert table.asked == (0, "return-haggis")
        assert "haggis tokens" in str(table.why_not("end turn"))
        match = match_of(table)
        match.play("return haggis 1")
        assert len(match.view()["haggis"]["open"]) == 2
        assert match.undo_ply() == 0


@pytest.mark.rule("ch5.reveal")
def test_nothing_is_rolled_when_no_table_has_a_token() -> None:
    assert scoring(serving()).asked[1] != "roll-for-haggis"
    assert scoring(serving(up="2 3", p1="1")).asked == (-1, "roll-for-haggis")
    assert scoring(serving(up="2 3", p3="1")).asked == (-1, "roll-for-haggis")


@pytest.mark.rule("ch5.whisky")
def test_only_players_are_asked_for_whisky_not_the_die() -> None:
    table = Scenario(4, chronicles="5", die=True).pawns({4: 1, 0: 2, 1: 3, 2: 4, 3: 5})
    served = serving(4, up="1 2", p4="3")
    table.state.haggis.up, table.state.haggis.down = served.state.haggis.up, served.state.haggis.down
    table.player(3).haggis.tokens = served.player(3).haggis.tokens
    scoring(table.has(3, whisky=1)).play(*["roll 1"] * 4)
    assert table.asked == (3, "whisky-for-haggis")


@pytest.mark.rule("ch5.whisky")
@pytest.mark.parametrize(
    ("held", "rolls", "whisky", "reason"),
    [
        ("1 1 1 1", ["roll 1"] * 3, 1, "3 of your haggis tokens lie open already"),
        ("1", ["roll 1"], 1, "no token lies face down on your table"),
        ("1 2", ["roll 1"], 0, "you have no barrel of whisky"),
        ("1 2 2", ["roll 1"], 1, "None"),
    ],
)
def test_who_may_spend_whisky(held: str, rolls: list[str], whisky: int, reason: str) -> None:
    table = scoring(serving(up="3 3", p1=held).has(0, whisky=whisky)).play(*rolls)
    table.state.pending.push(decision(SPENDING, 0))
    table.check()
    assert str(table.why_not("spend whisky")) == reason
    assert table.why_not("done") is None


@pytest.mark.rule("ch5.whisky")
def test_a_barrel_can_be_taken_back_until_its_roll_is_made() -> None:
    table = scoring(serving(up="3 3", p1="2").has(0, whisky=1)).play(*["roll 1"] * 4)
    for answer in ("done", "spend whisky"):
        match = match_of(table)
        match.play(answer)
        assert match.undo_ply() == 0


@pytest.mark.rule("ch5.points")
def test_the_points_stand_on_a_line_of_their_own() -> None:
    table = scoring(serving(up="1 2", p1="3 3", p2="3")).play("roll 3", "roll 3", "roll 1", "roll 1")
    assert [table.line(seat, LINE) for seat in range(3)] == [12, 3, 0]


@pytest.mark.rule("ch5.gain")
def test_what_all_have_seen_stays_where_it_is_when_the_rest_is_dealt_anew() -> None:
    """A table dealt anew for p1: p2's known and open tokens stay, the others are any of the hidden ones."""
    table = scoring(seen_by_all(serving(p2="1 2 2", p3="3 3"), 1, 6)).play("roll 1")  # token 7 is worth 2
    assert tables(table)[1]["shown"] == [1]
    dealt = set()
    for seed in range(40):
        state = GAME.copy(table.state)
        GAME.redeal(state, 0, Rng(seed))
        assert GAME.fault(state) is None
        assert GAME.view(state, 0) == table.seen(0)
        second, third = (GAME.view(state, seat)["haggis"]["tables"][seat]["own"] for seat in (1, 2))
        assert {1, 2} <= set(second)
        dealt.add((*second, *third))
    assert len({cards[:3] for cards in dealt}) == 3  # the third token of p2 may be any
    assert len({cards[3:] for cards in dealt}) >= 5  # and so may both of p3


@pytest.mark.rule("ch8.mob.fraser_mcstarve")
def test_fraser_gets_a_token_that_lies_face_down() -> None:
    table = at_scoring("fraser mcstarve", "1 1 2 3").play("done", "roll 1", "choose p2")
    assert table.asked == (1, "give-haggis")
    assert table.legal() == ["return haggis 1", "return haggis 2", "return haggis 3"]
    told = GAME.narrate(table.state, GAME.catalogue.read("return haggis 3").number)
    assert "gives away a haggis token" in str(told[0])
    table.play("return haggis 1")
    assert (own(table, 0), own(table, 1)) == ([1], [1, 2, 3])
    assert tables(table)[1]["shown"] == [1]
    table = at_scoring("fraser mcstarve", "1 2").play("done", "roll 1", "choose p2")
    assert table.legal() == ["return haggis 2"]  # the open one stays
    table.play("return haggis 2")
    assert (own(table, 0), own(table, 1)) == ([2], [1])


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_oonagh_rolls_again_in_each_scoring() -> None:
    table = at_scoring("oonagh mchagg", "1 2")
    for _ in range(2):
        table.play("roll 1", "use oonagh mchagg", "roll 3")
        assert table.asked == (-1, "roll-for-haggis")  # not asked again in this scoring
        scoring(table.play(*["roll 3"] * 3))
    assert own(table, 1) == [1, 2]
