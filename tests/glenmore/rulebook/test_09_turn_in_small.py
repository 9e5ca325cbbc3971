"""Pages 10, 12, 13, 16 and 19: small positions that show one thing each about what a turn offers."""

import pytest
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
DIE = 4


def bare(tiles: dict[int, str], coins: int = 0, **options: object) -> Scenario:
    """Only these tiles lie on the track; p1 has so many coins and the market is empty."""
    return Scenario(bare=True, **options).market().has(0, coins=coins).track(tiles)  # type: ignore[arg-type]


@pytest.mark.rule("course.turn", "take.unpayable")
@pytest.mark.parametrize("space", range(4, 15))
def test_the_only_tile_that_can_be_taken_is_taken_unasked_wherever_it_lies(space: int) -> None:
    table = bare({space: "macbeth"}).go_on()
    assert (table.asked, table.player(0).persons) == ((0, "clan-marker"), 1)
    other = 4 if space > 4 else 5
    table = bare({space: "macbeth", other: "clachaig inn"}).go_on()  # it costs a barrel
    assert (table.asked, table.player(0).persons) == ((0, "clan-marker"), 1)
    table = bare({space: "macbeth", other: "rob roy"}).go_on()
    assert (table.asked, set(table.legal())) == ((0, "turn"), {f"take {space}", f"take {other}"})


@pytest.mark.rule("course.order", "take.unpayable")
def test_the_track_goes_round() -> None:
    table = bare({12: "macbeth", 14: "rob roy", 1: "robert the bruce", 3: "inshriach", 4: "clachaig inn"})
    table.pawns({0: 11, 1: 6, 2: 7}).turn(0)
    table.check()
    assert set(table.legal()) == {"take 12", "take 14", "take 1", "take 3"}
    assert table.why_not("take 2") is not None
    assert table.why_not("take 4") is not None


@pytest.mark.rule("end.worlds_end")
def test_stopping_at_worlds_end_ends_the_turn_and_takes_nothing() -> None:
    table = bare({5: "worlds end", 6: "macbeth", 7: "inshriach"}).turn(0)
    table.check()
    assert table.legal("take") == ["take 6", "take 7"]
    (stop,) = set(table.legal()) - {"take 6", "take 7"}
    assert table.why_not("take 5") is not None
    table.play(stop)
    assert (table.player(0).persons, table.player(0).size, table.state.finished) == (0, 2, 1)
    assert bare({6: "macbeth"}).why_not(stop) is not None  # it does not lie there yet


@pytest.mark.rule("end.worlds_end", "take.nothing")
def test_worlds_end_is_no_tile_that_can_be_taken() -> None:
    table = bare({5: "worlds end", 6: "clachaig inn"}).turn(0)
    table.check()
    assert "discard 6" in table.legal()
    assert table.why_not("discard 5") is not None
    table.play("discard 6")
    assert table.asked == (0, "coin-or-movement")


@pytest.mark.rule("take.nothing")
@pytest.mark.parametrize(("answer", "coins", "points"), [("gain coin", 1, 0), ("gain movement point", 0, 1)])
def test_a_tile_is_discarded_when_none_can_be_taken(answer: str, coins: int, points: int) -> None:
    table = bare({14: "clachaig inn", 5: "perth", 7: "kingshouse inn"}).turn(0)
    table.check()
    assert set(table.legal()) == {"discard 5", "discard 7", "discard 14"}
    table.play("discard 7")
    assert table.legal() == ["gain coin", "gain movement point"]
    table.play(answer)
    assert (table.player(0).coins, table.state.points) == (coins, points)


@pytest.mark.rule("take.nothing", "market.sell")
def test_nothing_is_discarded_while_a_sale_would_pay_for_a_tile() -> None:
    table = bare({5: "falkirk tryst", 6: "clachaig inn"}).goods(0, "h7", "wood").market(wood=1).turn(0)
    table.check()
    assert table.legal("discard") + table.legal("take") == []
    assert table.why_not("discard 6") == "you can take Falkirk Tryst, so nothing is discarded"
    table.play("sell wood")
    assert (table.asked, table.player(0).coins) == ((0, "place"), 0)  # the only tile that can be taken


@pytest.mark.rule("take.nothing", "person.take")
def test_persons_are_taken_and_never_discarded() -> None:
    table = bare({5: "macbeth", 6: "clachaig inn", 7: "rob roy"}).turn(0)
    table.check()
    assert set(table.legal()) == {"take 5", "take 7"}
    assert table.why_not("discard 5") is not None
    assert table.why_not("discard 6") is not None
    assert table.why_not("discard 8") is not None


@pytest.mark.rule("course.die", "take.nothing")
def test_before_a_waiting_die_only_what_lies_in_front_counts() -> None:
    table = Scenario(2, bare=True, chronicles="1").market().has(0, coins=0)
    table.pawns({DIE: 1, 0: 4, 1: 7}).track({2: "macbeth", 5: "inshriach", 3: "clachaig inn"}).turn(0)
    table.state.start = 3
    table.check()
    assert table.legal("take") == ["take 5"]
    assert table.why_not("take 2") is not None
    assert table.why_not("discard 3") is not None


@pytest.mark.rule("course.turn")
def test_after_the_pawn_has_moved_no_second_tile_is_taken() -> None:
    table = bare({5: "inshriach", 6: "macbeth", 8: "worlds end", 9: "clachaig inn"}).turn(0)
    table.play("take 5", "place g8")
    assert table.asked == (0, "act")
    table.check()
    for text in ("take 6", "discard 9", "take 9"):
        assert table.why_not(text) == "your pawn has moved this turn"


@pytest.mark.rule("clan.maclachlan", "activate.movement")
@pytest.mark.parametrize(("friend", "points"), [(0, 2), (1, 0)])
def test_unused_points_bring_something_to_maclachlans_friend_alone(friend: int, points: int) -> None:
    table = bare({5: "macbeth", 6: "rob roy"}).clan(friend, "maclachlan").turn(0)
    table.state.points = 2
    table.play("take 5", "marker on macleod", "end turn")
    assert (table.vp(0), table.vp(1), table.state.points) == (points, 0, 0)


@pytest.mark.rule("market.sell", "effects.order")
def test_goods_are_sold_before_effects_are_resolved_and_not_while_something_is_paid() -> None:
    table = Scenario().tile(0, "i7", "halkirk").scotsman(0, "i7").goods(0, "h7", "wood stone sheep")
    table.goods(0, "g7", "wood stone").market(**FULL).has(0, coins=0).track({5: "elgin"}).play("take 5")
    assert (table.asked, table.legal("sell")) == ((0, "pay"), [])
    table.check()
    assert table.why_not("sell sheep") is not None
    table.play("from g7", "from g7", "place i7")
    assert (table.asked, table.legal("sell")) == (
        (0, "one-time-effects"),
        ["sell wood", "sell stone", "sell sheep"],
    )
    table.check()
    table.play("sell sheep")
    assert table.player(0).coins == 3


@pytest.mark.rule("card.loch_ness", "clan.roads")
def test_loch_ness_before_a_marker_that_has_one_place_only() -> None:
    table = bare({5: "macbeth", 6: "rob roy"}).card(0, "loch ness").tile(0, "h8", "easdale")
    for clan in ("macdonald", "macleod", "maclean", "mckinnon"):
        table.clan(1, clan)
    table.has(0, coins=0).turn(0).play("take 5")
    assert table.asked == (0, "clan-marker")  # asked, since a tile could still be activated before
    table.check()
    table.play("activate h8")
    assert table.on(0, "h8") == "stone"


@pytest.mark.rule("clan.macdonell", "card.loch_ness")
def test_a_clans_question_is_asked_only_while_one_of_its_tiles_could_still_work() -> None:
    table = bare({5: "macbeth", 6: "rob roy"}).card(0, "loch ness").tile(0, "h8", "easdale").market(**FULL)
    table.has(0, coins=9).turn(0).marking(0).play("marker on macdonell", "activate h8")
    assert table.asked == (0, "turn")  # there is no distillery
    table = bare({5: "macbeth", 6: "rob roy"}).tile(0, "h8", "pulteney").has(0, coins=9).market(**FULL)
    table.marking(0).play("marker on maclean")
    assert table.asked == (0, "turn")  # without barley, and with nothing that could be done before
    table = bare({5: "macbeth", 6: "rob roy"}).tile(0, "h8", "pulteney").has(0, coins=9).market(**FULL)
    table.goods(0, "h7", "wood").marking(0).play("marker on maclean")
    assert (table.asked, table.legal()) == ((0, "bonus-activation"), ["done", "sell wood"])
    table.check()


@pytest.mark.rule("activate.movement", "card.loch_ness", "card.loch_morar")
def test_other_seats_have_their_own_turns() -> None:
    table = Scenario(bare=True).pawns({1: 1, 0: 2, 2: 3}).market().has(1, coins=9).card(1, "loch ness")
    table.tile(1, "h8", "easdale").tile(1, "g8", "inshriach").track({5: "macbeth", 6: "rob roy"}).turn(1)
    table.state.points = 1
    table.play("take 5")
    assert {"activate h8", "activate g8", "move g7", "marker on macleod"} <= set(table.legal())
    table.check()
    table.play("move g7", "to h7", "activate h8", "marker on macmillan", "remove g8")
    assert (table.on(1, "h7"), table.on(1, "h8"), table.player(1).size) == ("scotsman", "stone", 3)
