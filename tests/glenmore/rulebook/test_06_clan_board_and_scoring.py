"""Pages 18 and 19: persons, the clan board, scoring and the end of the game."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.components import TERRITORY_KINDS, load_components


@pytest.mark.rule("person.take")
def test_a_person_activates_nothing_and_is_no_tile_of_the_territory() -> None:
    table = Scenario().track({5: "robert the bruce", 6: "macbeth"}).play("take 5", "marker on macleod")
    shown = table.seen()["seats"][0]
    assert shown["people"] == ["robert the bruce"]
    assert len(shown["territory"]) == 2
    assert table.asked[0] != 0  # nothing was left to do, so the turn is over


@pytest.mark.rule("person.take")
def test_a_person_without_a_marker_left() -> None:
    table = Scenario().track({5: "robert the bruce", 6: "macbeth"}).has(0, markers=0).play("take 5")
    assert table.player(0).persons == 1


@pytest.mark.rule("clan.examples", "clan.roads")
def test_example_macleod_costs_nothing_and_mckay_two() -> None:
    table = Scenario().has(0, coins=2).marking(0)
    costs = {row["clan"]: row["cost"] for row in table.seen()["clan_board"]}
    assert (costs["macleod"], costs["mckay"]) == (0, 2)
    table.play("marker on mckay")
    assert table.player(0).coins == 0
    assert (
        Scenario().has(0, coins=1).marking(0).why_not("marker on mckay")
        == "the road to McKay costs 2 coins, you have 1"
    )


@pytest.mark.rule("clan.examples", "clan.roads")
def test_example_maclachlan_costs_one_coin_from_anyones_macmillan() -> None:
    table = Scenario().clan(2, "macmillan").has(0, coins=1).marking(0).play("marker on maclachlan")
    assert table.player(0).coins == 0


@pytest.mark.rule("clan.once")
def test_each_space_once_but_douglas_again_and_again() -> None:
    table = Scenario().clan(2, "macleod", "douglas").has(0, coins=0).marking(0)
    assert table.why_not("marker on macleod") == "MacLeod is taken by Green (p3)"
    table.play("marker on douglas")
    assert table.vp(0) == 3
    table.marking(0).play("marker on douglas")
    assert (table.vp(0), table.player(0).markers) == (6, 8)


@pytest.mark.rule("clan.empty")
def test_spaces_without_a_bonus_take_no_marker() -> None:
    table = Scenario().has(0, coins=9).marking(0)
    assert table.why_not("marker on fraser") == "Fraser has no bonus, so no marker can be placed there"


def scored(table: Scenario) -> Scenario:
    """Hold a scoring round now."""
    from clachan.games.glenmore.rules.scoring_rounds import score_round

    score_round(table.state)
    return table


@pytest.mark.rule("scoring.example", "scoring.rounds", "scoring.kept")
def test_example_5_3_and_1_cards_bring_5_2_and_0_points() -> None:
    table = Scenario().card(0, "castle stalker", "donan castle", "loch lochy", "duart castle", "inverness")
    table.card(1, "loch shiel", "armadale castle", "loch ness").card(2, "castle of mey")
    scored(table)
    assert [table.vp(seat) for seat in range(3)] == [5, 2, 0]
    scored(table)
    assert [table.vp(seat) for seat in range(3)] == [10, 4, 0]


@pytest.mark.rule("scoring.rounds")
@pytest.mark.parametrize(("barrels", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (9, 8)])
def test_points_by_the_difference_to_the_lowest(barrels: int, points: int) -> None:
    assert scored(Scenario().has(0, whisky=1 + barrels).has(1, whisky=1).has(2, whisky=1)).vp(0) == points


@pytest.mark.rule("scoring.rounds")
def test_only_scotsmen_on_the_home_castle_and_persons_count() -> None:
    table = Scenario().scotsman(0, "h7", "h7", "g7").scotsman(1, "g7")
    assert scored(table).vp(0) == 2
    table = Scenario().clan(0, "mckay")
    table.player(0).persons = 2
    table.state.hume = 1
    assert scored(table).vp(0) == 2


def beside_the_river() -> list[str]:
    """Tiles of the base game that are laid beside the river and cover no other."""
    faces = [face for face in load_components().tiles if face.kind in TERRITORY_KINDS and not face.chronicle]
    return [face.key for face in faces if face.stack in "SABCD" and not face.river and not face.overbuild]


@pytest.mark.rule("end.territory.example", "end.territory")
def test_example_15_13_and_16_tiles() -> None:
    """Village, castle, a village upstream, and two rows beside them; p1 lays the last one in its turn."""
    table = Scenario(bare=True).pawns({0: 1, 1: 2, 2: 3}).track({5: "lochridge"})
    tiles = [key for key in beside_the_river() if key != "lochridge"]
    for seat, (size, village) in enumerate(((14, "halkirk"), (13, "plockton"), (16, "ullapool"))):
        table.tile(seat, "i7", village)
        for at in range(size - 3):
            table.tile(seat, f"{'cdefghi'[at // 2]}{6 + 2 * (at % 2)}", tiles.pop())
    assert [table.line(seat, "territory") for seat in range(3)] == [-3, 0, -9]
    table.play("take 5")  # one place is left beside a Scotsman
    assert [len(seat["territory"]) for seat in table.seen()["seats"]] == [15, 13, 16]
    assert [table.line(seat, "territory") for seat in range(3)] == [-6, 0, -9]


@pytest.mark.rule("end.coins")
def test_a_point_for_each_coin() -> None:
    table = Scenario().has(0, coins=7)
    assert table.line(0, "coins") == 7


@pytest.mark.rule("end.worlds_end")
def test_pawns_stop_on_or_pass_worlds_end_and_the_game_ends() -> None:
    table = (
        Scenario(players=3, bare=True)
        .pawns({0: 1, 1: 2, 2: 3})
        .track({5: "worlds end", 6: "macbeth", 7: "rob roy"})
    )
    table.state.bag, table.state.scored = 0, 3
    table.state.box_low, table.state.box_high = 0, 0
    play = [
        ("p1", "stop at worlds end"),
        ("p2", "stop at worlds end"),
        ("p3", "take 6"),
        ("p3", "marker on douglas"),
    ]
    for who, text in play:
        assert table.asked[0] == int(who[1]) - 1
        assert table.why_not(text) is None
        GAME.apply(table.state, GAME.catalogue.read(text).number)
    assert GAME.over(table.state)
    assert table.seen()["scorings"] == 4
    assert table.seen()["track"][4]["figures"] == ["p1", "p2"]


@pytest.mark.rule("end.tie")
def test_a_tie_goes_to_the_most_goods_and_is_shared_then() -> None:
    table = Scenario().has(0, coins=5).has(1, coins=5).has(2, coins=5)
    assert [score.place for score in table.scores()] == [1, 1, 1]
    table.goods(1, "h7", "wood")
    assert [score.place for score in table.scores()] == [2, 1, 2]
    table.goods(2, "h7", "stone sheep")
    assert [score.place for score in table.scores()] == [3, 2, 1]


@pytest.mark.rule("end.tie")
def test_barrels_of_whisky_lie_on_no_tile_and_break_no_tie() -> None:
    table = Scenario().has(0, coins=4, whisky=1).has(1, coins=5).has(2, coins=5)
    assert [score.total for score in table.scores()] == [5, 5, 5]
    assert [score.place for score in table.scores()] == [1, 1, 1]
