"""Pages 18, 20 and 21: small positions that show one thing each about markers, roads and bonuses."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}


def friend(clan: str, table: Scenario | None = None, coins: int = 9) -> Scenario:
    return (table or Scenario()).has(0, coins=coins).market(**FULL).marking(0).play(f"marker on {clan}")


@pytest.mark.rule("clan.roads", "clan.once")
@pytest.mark.parametrize("taken", ["", "macleod", "mckay", "macmillan", "sutherland", "cameron"])
def test_every_road_is_as_cheap_as_the_board_says(taken: str) -> None:
    table = Scenario()
    if taken:
        table.clan(1, taken)
    for coins in range(6):
        table.has(0, coins=coins).marking(0).check()
        assert "marker on douglas" in table.legal()  # always free
        assert taken == "" or f"marker on {taken}" not in table.legal()


@pytest.mark.rule("clan.roads", "clan.douglas")
def test_douglas_costs_nothing_though_a_road_leads_there() -> None:
    table = friend("douglas", coins=4)
    assert (table.player(0).coins, table.vp(0)) == (4, 3)


@pytest.mark.rule("person.take", "setup.unlimited")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_the_last_marker_is_placed_and_then_none(markers: int) -> None:
    table = Scenario().market().has(0, coins=0, markers=markers).play("take 12")
    assert (table.asked == (0, "clan-marker")) is (markers > 0)


@pytest.mark.rule("clan.macgregor", "clan.sinclair", "clan.mackintosh", "clan.maclachlan")
@pytest.mark.parametrize("clan", ["macgregor", "sinclair", "mackintosh", "maclachlan"])
def test_clans_that_last_bring_nothing_at_once(clan: str) -> None:
    table = friend(clan)
    assert (table.asked, table.vp(0), table.stock(0), table.player(0).scotsmen) == ((0, "turn"), 0, "", 8)


@pytest.mark.rule("clan.macdonald", "clan.gunn", "clan.chisholm", "clans.goods")
@pytest.mark.parametrize(
    ("clan", "first", "second"),
    [("macdonald", "stone", "wood"), ("gunn", "sheep", "cattle"), ("chisholm", "barley", "scotsman")],
)
def test_two_pieces_are_put_one_after_the_other(clan: str, first: str, second: str) -> None:
    table = friend(clan, Scenario().tile(0, "h8", "inshriach")).play("put on h8", "put on h7")
    assert (table.on(0, "h8"), table.on(0, "h7")) == (first, second)


@pytest.mark.rule("clan.chisholm", "clan.ross", "clan.mckinnon", "setup.unlimited")
def test_scotsmen_are_put_while_there_are_any_also_on_full_tiles() -> None:
    table = friend("ross", Scenario().scotsman(0, *["g7"] * 7)).play("put on h7")
    assert (table.on(0, "h7"), table.player(0).scotsmen, table.asked) == ("scotsman", 0, (0, "turn"))
    table = friend("ross", Scenario().scotsman(0, *["g7"] * 8))
    assert (table.asked, table.player(0).scotsmen) == ((0, "turn"), 0)
    table = Scenario().goods(0, "h7", "wood wood wood").goods(0, "g7", "wood wood wood")
    table = friend("mckinnon", table)
    assert table.legal("put") == ["put on g7", "put on h7"]
    table.play("put on h7")
    assert table.on(0, "h7") == "wood wood wood scotsman"
    table = Scenario().scotsman(0, *["g7"] * 8).goods(0, "h7", "wood wood")
    table = friend("chisholm", table.tile(0, "h8", "inshriach")).play("put on h8")
    assert (table.on(0, "h8"), table.asked) == ("barley", (0, "turn"))
    table = friend("chisholm", Scenario().goods(0, "h7", "wood wood").goods(0, "g7", "wood wood wood"))
    table.play("put on g7")  # the barley had one place only
    assert (table.on(0, "h7"), table.on(0, "g7").count("scotsman")) == ("wood wood barley", 2)


@pytest.mark.rule("clan.grant", "clan.macpherson", "clan.brodie")
def test_only_what_a_clan_names_is_counted() -> None:
    table = Scenario().scotsman(0, "g7", "g7", "g7")
    table.tile(0, "h8", "easdale").tile(0, "g8", "lochridge").tile(0, "h9", "abernethy")
    table.tile(0, "g9", "inshriach").tile(0, "h10", "strathspey")
    assert friend("grant", table).vp(0) == 0  # one tile, with four Scotsmen
    table = Scenario().tile(0, "g7", "inverness").tile(0, "h8", "inshriach", "glen affric")
    assert friend("macpherson", table).vp(0) == 5  # the Starting Village may be built over too
    assert friend("brodie", Scenario().tile(0, "h8", "tomintoul")).vp(0) == 0


@pytest.mark.rule("clan.munro")
@pytest.mark.parametrize("tile", ["halkirk", "inshriach", "iona abbey", "glen clova", "millburn"])
def test_munro_claims_any_discarded_tile(tile: str) -> None:
    table = friend("munro", Scenario().discards(tile, "robert burns"))
    assert set(table.legal("claim")) == {f"claim {tile}", "claim robert burns"}
    table.check()
    table.play(f"claim {tile}")
    assert table.seen()["discard"] == ["robert burns"]


@pytest.mark.rule("clan.munro", "person.take")
@pytest.mark.parametrize("person", ["adam smith", "robert burns"])
def test_munro_claims_a_person(person: str) -> None:
    table = Scenario(bare=True).track({5: "macbeth"}).discards(person)
    friend("munro", table)
    assert (table.player(0).persons, table.asked) == (1, (0, "clan-marker"))
    assert table.seen()["seats"][0]["people"] == [person]


@pytest.mark.rule("ch8.mob.peggy_mcwander", "clan.roads")
def test_peggy_mcwanders_toll_comes_to_the_road() -> None:
    for coins in range(5):
        mob(1, "peggy mcwander").has(0, coins=coins).marking(0).check()
