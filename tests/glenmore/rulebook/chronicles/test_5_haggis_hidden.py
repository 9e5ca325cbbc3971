"""Chronicle V: what nobody may learn of the tokens that lie face down."""

import pytest
from tests.glenmore.rulebook.chronicles.test_5_haggis import own, scoring, serving
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.core.match import Match
from clachan.core.rng import Rng


def seen_by_all(table: Scenario, seat: int, *tokens: int) -> Scenario:
    """These tokens of a table were taken for all to see."""
    table.player(seat).haggis.known = sum(bit(token) for token in tokens)
    return table


def tables(table: Scenario, seat: int | None = None) -> list[dict[str, object]]:
    return list(table.seen(seat)["haggis"]["tables"])


def match_of(table: Scenario) -> Match:
    state = table.state
    return Match(GAME, state.printed.options, {}, Rng(1), GAME.copy(state))


@pytest.mark.rule("ch5.reveal")
def test_a_token_that_all_have_seen_is_turned_before_one_that_nobody_has() -> None:
    """Else what is known of the table after a scoring would tell what the other token is worth."""
    told = []
    for hidden, known in (("1", 2), ("2", 1)):  # the tokens worth 1 are 0 (open), 1 and 2
        table = scoring(seen_by_all(serving(p1=f"1 {hidden}", p2="3"), 0, known))
        told.append([tables(table, 1)])
        table.play("roll 1", "roll 3", "roll 3")
        told[-1].append(tables(table, 1))
        table.play("roll 3")
        told[-1].append(tables(table, 1))
        assert tables(table)[0]["known"] == []
        assert own(table, 0) == [int(hidden)]
    assert told[0] == told[1]


@pytest.mark.rule("ch5.full")
def test_which_token_goes_back_is_asked_though_all_are_equal() -> None:
    table = serving(p1="1 1 1 1 1", up="1 3").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "take haggis 1", "haggis token 12")
    assert table.asked == (0, "return-haggis")
    assert table.legal() == ["return haggis 1"]
    assert GAME.is_secret(table.state)
    table.play("return haggis 1")
    assert own(table, 0) == [1, 1, 1, 1, 1]


@pytest.mark.rule("ch5.full")
def test_what_all_have_seen_is_uncertain_once_a_token_went_back_unseen() -> None:
    table = serving(p1="1 1 1 2 2").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8", "take haggis 3", "haggis token 12")
    assert tables(table, 1)[0]["known"] == [3]
    table.play("return haggis 1")
    assert tables(table, 1)[0]["known"] == []


@pytest.mark.rule("ch5.gain")
@pytest.mark.parametrize("answer", ["draw haggis", "take haggis 1"])
def test_drawing_the_last_hidden_token_cannot_be_taken_back(answer: str) -> None:
    table = serving(p2="2 2 2 2 3", p3="1 1 1 1 1", up="1 3").has(0, coins=1).track({5: "haggis house"})
    table.play("take 5", "place h8")
    assert table.seen()["haggis"]["hidden"] == 1
    match = match_of(table)
    match.play(answer)
    assert match.view()["haggis"]["hidden"] == 0
    assert match.undo_ply() == match.ply == 1


@pytest.mark.rule("ch5.gain")
def test_with_two_hidden_tokens_nothing_is_shown_before_chance_has_drawn() -> None:
    table = serving(p2="2 2 2 2", p3="1 1 1 1 1", up="1 3").has(0, coins=1).track({5: "haggis house"})
    match = match_of(table.play("take 5", "place h8"))
    match.play("draw haggis")
    assert match.undo_ply() == 0
    match.let_chance()
    assert match.undo_ply() == match.ply


@pytest.mark.rule("ch5.full")
def test_a_token_that_goes_back_and_lies_open_at_once_stays_there() -> None:
    """With nothing left face down a returned token is shown to all."""
    table = serving(p1="1 1 1 1 1", p2="2 2 2 2 3", p3="3", up="1 3")
    table.has(0, coins=1).track({5: "haggis house"}).play("take 5", "place h8", "take haggis 3")
    assert table.asked == (0, "return-haggis")
    match = match_of(table)
    match.play("return haggis 3")
    assert match.view()["haggis"]["open"] == [1, 3]
    assert match.undo_ply() == match.ply


def at_scoring(mobster: str, held: str) -> Scenario:
    """p1 holds a mobster; p2 has tokens face down, and haggis is scored."""
    table = mob(0, mobster, chronicles="58")
    served = serving(p2=held).state
    table.state.haggis.up, table.state.haggis.down = served.haggis.up, served.haggis.down
    table.player(1).haggis.tokens = served.players[1].haggis.tokens
    return scoring(table)


@pytest.mark.rule("ch8.mob.fraser_mcstarve")
@pytest.mark.parametrize("held", ["1", "1 1", "1 2"])
def test_which_token_fraser_gets_is_asked_though_all_are_equal(held: str) -> None:
    table = at_scoring("fraser mcstarve", held).play("choose p2")
    assert table.asked == (1, "give-haggis")
    assert own(table, 0) == []
    match = match_of(table)
    match.play("return haggis 1")
    assert match.view(0)["haggis"]["tables"][0]["own"] == [1]
    assert match.undo_ply() == match.ply


@pytest.mark.rule("ch8.mob.oonagh_mchagg")
def test_a_roll_that_oonagh_lets_stand_cannot_be_taken_back() -> None:
    match = match_of(at_scoring("oonagh mchagg", "1 2").play("roll 1"))
    match.play("done")
    assert match.view()["haggis"]["tables"][1]["shown"] == [1]
    assert match.undo_ply() == match.ply
