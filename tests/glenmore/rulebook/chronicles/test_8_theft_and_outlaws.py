"""Chronicle VIII: Derek Anderson step by step, where outlaws may be sent, and what Kenneth and Bruce take."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob, outlaw
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.components import GOODS, MOBSTERS
from clachan.games.glenmore.rules.chronicles import mob_outlaws

DEREK, KENNETH, FERGUS, MIKE = "derek anderson", "kenneth mcsnitch", "fergus macdarkie", "mike mccastle"
BRUCE = "bruce mcmail"
AWAY = 9999


def territory(table: Scenario, seat: int) -> dict[str, str]:
    return {cell["place"]: cell["tile"] for cell in table.seen()["seats"][seat]["territory"]}


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_whose_tile_which_tile_for_whom_and_where() -> None:
    table = mob(0, DEREK).tile(1, "h8", "inshriach").tile(1, "g8", "grassmarket").tile(1, "g6", "easdale")
    table.tile(2, "h8", "tomintoul", "perth").tile(2, "h9", "rothiemurchus").tile(2, "i7", "loch shiel")
    table.play(f"use {DEREK}")
    assert table.legal() == ["choose p2", "choose p3"]
    assert str(table.why_not("choose p1")) == "name another player"
    assert table.why_not("end turn") is not None
    table.play("choose p2")
    assert table.legal() == ["remove g6", "remove h8"]
    assert str(table.why_not("remove g8")) == "trade tiles cannot be stolen"
    for place in ("g7", "h7", "i9", "h9"):
        assert table.why_not(f"remove {place}") is not None
    table.play("remove g6")
    assert table.legal() == ["choose p1", "choose p3"]
    assert str(table.why_not("choose p2")) == "name another player"
    table.play("choose p3")
    table.check()
    assert {"place g6", "place g8", "place i8", "place h10"} <= set(table.legal())
    assert not {"place h8", "place i7", "place f7", "place j7", "place a1"} & set(table.legal())
    table.play("place h10")
    assert territory(table, 2)["h10"] == "easdale"
    assert "g6" not in territory(table, 1)
    assert f"use {DEREK}" not in table.legal()
    assert "has stolen already" in str(table.why_not(f"use {DEREK}"))


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_what_must_stay_is_not_stolen() -> None:
    table = mob(0, DEREK).tile(2, "h8", "tomintoul", "perth").tile(2, "h9", "kingussie")
    table.tile(2, "i7", "loch shiel").tile(2, "j7", "ullapool").play(f"use {DEREK}")
    assert set(table.legal()) == {"remove h9", "remove j7"}  # p3 is the only victim
    assert str(table.why_not("remove h8")) == "without h8 the territory would fall apart"
    assert table.why_not("remove i7") is not None
    table.play("remove j7")
    assert table.legal() == ["choose p1", "choose p2"]
    table.play("choose p1")
    assert table.legal() == ["place f7", "place i7"]
    table.play("place f7")
    assert territory(table, 0)["f7"] == "ullapool"
    table.state.mobs.tokens[MOBSTERS.index(DEREK)] = 0
    table.tile(0, "e7", "halkirk").check()  # the left end has moved on


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_without_a_tile_to_steal_derek_waits() -> None:
    table = mob(0, DEREK).tile(0, "h8", "inshriach")
    table.check()
    assert str(table.why_not(f"use {DEREK}")) == "no tile can be stolen"
    table.tile(1, "h8", "grassmarket").check()
    assert f"use {DEREK}" not in table.legal()
    table.tile(1, "g8", "easdale").check()
    assert f"use {DEREK}" in table.legal()
    assert str(mob(1, DEREK).tile(2, "h8", "easdale").why_not(f"use {DEREK}")).startswith("you do not hold")


@pytest.mark.rule("ch8.mob.derek_anderson", "ch8.mob.kenneth_mcsnitch")
def test_goods_and_scotsmen_go_home_and_an_outlaw_leaves() -> None:
    table = mob(0, DEREK, KENNETH).tile(1, "h8", "inshriach").goods(1, "h8", "wood stone cattle")
    outlaw(table.scotsman(1, "h8", "h8"), KENNETH, 1, place_named("h8"))
    table.play(f"use {DEREK}")
    while table.asked[1] == "outlaw":
        table.play(table.legal()[0])
    table.play("choose p3", "place h8")
    assert table.on(1, "h7") == "wood stone cattle scotsman scotsman"
    assert table.stock(1) == "wood 1, stone 1, cattle 1"
    assert table.on(2, "h8") == ""
    assert table.seen()["mobs"]["outlaws"][KENNETH]["seat"] == 2


@pytest.mark.rule("ch8.mob.derek_anderson")
def test_a_stack_is_stolen_whole_and_lies_in_the_same_order() -> None:
    table = mob(0, DEREK).tile(1, "h8", "tomintoul", "perth").play(f"use {DEREK}", "choose p1", "place g8")
    cell = next(cell for cell in table.seen()["seats"][0]["territory"] if cell["place"] == "g8")
    assert cell["tile"] == "perth"
    assert "tomintoul" in str(cell)
    assert "h8" not in territory(table, 1)


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie", "ch8.mob.mike_mccastle")
@pytest.mark.parametrize("name", [KENNETH, FERGUS, MIKE])
@pytest.mark.parametrize(
    ("supply", "standing", "at", "possible"),
    [
        (1, [], 0, True),
        (0, [], 0, False),
        (0, ["g7"], 0, True),
        (0, ["h8"], 0, True),
        (3, ["g7"], 0, True),
        (3, ["g7"], AWAY, False),
        (3, ["g7"], 700, False),
    ],
)
def test_who_can_be_sent(name: str, supply: int, standing: list[str], at: int, possible: bool) -> None:
    table = mob(0, name).tile(0, "h8", "easdale").no_scotsman(0, "g7").scotsman(0, *standing)
    table.has(0, scotsmen=supply)
    table.state.mobs.outlaws[mob_outlaws.slot(MOBSTERS.index(name))] = at
    table.check()
    assert (f"use {name}" in table.legal()) == possible
    if possible:
        mob_outlaws.ask_source(table.state, 0, MOBSTERS.index(name))
        table.check()
        wanted = {"done", *(f"from {place}" for place in standing)}
        assert set(table.legal()) == wanted | ({"scotsman from the supply"} if supply else set())


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch", "ch8.mob.fergus_macdarkie")
@pytest.mark.parametrize("name", [KENNETH, FERGUS])
def test_he_comes_to_any_tile_of_any_other_player(name: str) -> None:
    table = mob(1, name, players=4).tile(3, "h8", "easdale").tile(3, "i7", "loch shiel")
    table.pawns({1: 1, 0: 2, 2: 3, 3: 4}).turn(1).play(f"use {name}", "scotsman from the supply")
    assert table.legal() == ["choose p1", "choose p3", "choose p4"]
    assert str(table.why_not("choose p2")) == "the outlaw goes to another player's territory"
    assert table.why_not("done") is not None
    table.play("choose p4")
    assert table.legal() == ["put on g7", "put on h7", "put on i7", "put on h8"]
    assert str(table.why_not("put on g8")) == "Blue (p4) has no tile on g8"
    table.play("put on i7")
    assert table.seen()["mobs"]["outlaws"] == {name: {"seat": 3, "place": "i7"}}
    mob_outlaws.drive_out(table.state, MOBSTERS.index(name))
    assert table.asked == (1, "outlaw")
    assert table.legal() == ["choose p1", "choose p3"]
    assert str(table.why_not("choose p4")) == "he must leave this territory for another"
    table.check()


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
@pytest.mark.parametrize("place", ["g6", "h6", "i6", "g7", "i7", "g8", "h8", "i8"])
def test_kenneth_walks_to_any_neighbour(place: str) -> None:
    table = mob(0, KENNETH)
    tiles = dict(zip(("g6", "h6", "i6", "g8", "h8", "i8"), RING, strict=True))
    for spot, tile in {**tiles, "i7": "loch shiel", "h9": "rothiemurchus"}.items():
        table.tile(1, spot, tile)
    outlaw(table, KENNETH, 1, place_named("h7"))
    table.check()
    assert f"walk {KENNETH}" not in table.legal()
    table.state.points = 1
    table.play(f"walk {KENNETH}")
    assert set(table.legal("to")) == {f"to {spot}" for spot in (*tiles, "g7", "i7")}
    assert str(table.why_not("to h9")) == "h9 is not beside him"
    assert str(table.why_not("to h7")) == "h7 is not beside him"
    table.play(f"to {place}")
    assert table.seen()["mobs"]["outlaws"][KENNETH] == {"seat": 1, "place": place}
    assert table.seen()["movement_points"] == 0


RING = ("easdale", "abernethy", "inshriach", "glentrool", "strathmore", "tomintoul")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(("guarded", "room", "seized"), [(0, 1, True), (1, 1, False), (0, 0, False)])
def test_kenneth_seizes_any_good_that_nobody_guards(good: str, guarded: int, room: int, seized: bool) -> None:
    table = mob(0, KENNETH).tile(1, "h8", "easdale").goods(1, "h8", f"{good} {good}")
    outlaw(table, KENNETH, 1, place_named("h7"))
    if guarded:
        table.scotsman(1, "h8")
    if not room:
        table.goods(0, "g7", "wood wood wood").goods(0, "h7", "wood wood wood")
    table.state.points = 1
    table.play(f"walk {KENNETH}", "to h8")
    assert (table.asked == (0, "outlaw")) == seized
    if seized:
        assert table.legal() == ["done", f"seize {good}"]
        other = next(each for each in GOODS if each != good)
        assert str(table.why_not(f"seize {other}")) == f"there is no {other} on h8"
        table.play(f"seize {good}", "put on h7", "done")
        assert (table.stock(0), table.stock(1)) == (f"{good} 1", f"{good} 1")


@pytest.mark.rule("ch8.mob.kenneth_mcsnitch")
def test_kenneth_may_leave_goods_and_after_a_theft_go_elsewhere_or_stay() -> None:
    table = mob(0, KENNETH, players=4).tile(1, "h8", "easdale").goods(1, "h8", "wood")
    outlaw(table, KENNETH, 1, place_named("h7")).state.points = 3
    table.play(f"walk {KENNETH}", "to h8", "done")
    assert (table.asked, table.stock(1)) == ((0, "turn"), "wood 1")  # nothing stolen, so he stays
    table.play(f"walk {KENNETH}", "to h7", f"walk {KENNETH}", "to h8", "seize wood", "put on g7")
    assert table.legal() == ["done", "choose p3", "choose p4"]
    assert table.why_not("choose p2") is not None
    table.play("choose p4", "put on g7")
    assert table.seen()["mobs"]["outlaws"][KENNETH] == {"seat": 3, "place": "g7"}


@pytest.mark.rule("ch8.mob.mike_mccastle")
def test_mike_counts_for_one_at_each_castle() -> None:
    table = mob(0, MIKE).scotsman(0, "h7").scotsman(1, "h7", "h7", "h7").scotsman(2, "h7")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [0, 2, 0]
    outlaw(table, MIKE, 1, place_named("h7"))
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [1, 1, 0]
    table.state.mobs.outlaws[2] = AWAY
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [0, 2, 0]


def producing(tile: str, *, room: bool = True, **market: int) -> Scenario:
    """p1 activates a tile on h8; p2 holds Bruce."""
    table = mob(1, BRUCE).tile(0, "h8", tile).track({5: "inshriach"})
    if not room:
        table.goods(1, "g7", "wood wood wood").goods(1, "h7", "wood wood wood")
    table.market(**market).play("take 5", "place g8", "activate h8")
    table.check()
    return table


@pytest.mark.rule("ch8.mob.bruce_mcmail")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("easdale", ["stone"]),
        ("glen clova", ["sheep"]),
        ("glen affric", ["wood", "stone"]),
        ("tomintoul", []),
    ],
)
def test_bruce_is_offered_what_was_made(tile: str, goods: list[str]) -> None:
    table = producing(tile)
    if not goods:
        assert table.asked[0] == 0
        return
    assert table.asked == (1, "buy-from-a-producer")
    assert table.legal() == ["done", *(f"seize {good}" for good in goods)]
    other = next(good for good in GOODS if good not in goods)
    assert str(table.why_not(f"seize {other}")) == f"no {other} was produced on h8"
    assert table.why_not("end turn") is not None
    coins = int(table.player(0).coins)
    table.play(f"seize {goods[-1]}")
    assert table.player(0).coins == coins + 1
    assert set(table.legal()) == {"put on g7", "put on h7"}
    assert str(table.why_not("put on h8")) == "you have no tile on h8"
    table.play("put on g7")
    assert table.on(1, "g7") == f"{goods[-1]} scotsman"
    assert table.seen()["mobs"]["tokens"] == {BRUCE: 2}


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_bruce_sells_what_has_no_room_and_buys_nothing_that_he_can_neither_keep_nor_sell() -> None:
    table = producing("glen affric", room=False, stone=2)
    assert table.legal() == ["done", "seize stone"]
    assert str(table.why_not("seize wood")) == "you could neither keep nor sell the wood"
    coins = int(table.player(1).coins)
    table.play("seize stone")
    assert table.asked[0] == 0  # sold: there was no other answer
    assert (table.player(1).coins, table.state.market[1]) == (coins + 2, 1)
    table = producing("glen affric", stone=1).play("seize stone")
    table.goods(1, "g7", "wood wood wood").check()
    assert set(table.legal()) == {"put on h7", "sell stone"}
    assert str(table.why_not("put on g7")) == "g7 holds 3 goods already"
    assert table.why_not("sell wood") is not None


@pytest.mark.rule("ch8.mob.bruce_mcmail")
def test_without_a_coin_on_his_card_bruce_is_not_asked() -> None:
    table = mob(1, BRUCE).tile(0, "h8", "easdale").track({5: "inshriach"}).market()
    table.state.mobs.tokens[MOBSTERS.index(BRUCE)] = 1
    table.play("take 5", "place g8", "activate h8")
    assert table.asked == (1, "buy-from-a-producer")
    table.play("seize stone", "put on g7", "activate g8")
    assert (table.asked[0], table.stock(0)) == (0, "wood 1")
    assert table.state.mobs.freed == bit(MOBSTERS.index(BRUCE))
