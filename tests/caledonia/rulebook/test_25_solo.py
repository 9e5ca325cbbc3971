"""The solo game."""

from itertools import product

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match
from clachan.games.caledonia.board import assemble, hex_place
from clachan.games.caledonia.components import GOODS, load_components


def market(table: Scenario, *rolls: str) -> Scenario:
    """Pass, then the dice show these: `wool -3` and so on."""
    table.play("pass")
    for roll in rolls:
        good, face = roll.split()
        table.play(f"roll {good}", f"roll {face}")
    return table


@pytest.mark.rule("solo.map")
@pytest.mark.parametrize("sides", list(product((1, 2), repeat=4)))
def test_neutral_workers_stand_on_every_active_hex_of_1(sides: tuple[int, ...]) -> None:
    solo, two = (assemble(load_components(), sides, players) for players in (1, 2))
    assert solo.mist == two.mist
    assert solo.neutral == {place for place in two.open_land if two.land_cost(place) == 1}
    assert len(solo.neutral) <= 24  # three colours of eight workers


@pytest.mark.rule("solo.map")
def test_a_hex_with_a_neutral_worker_is_closed_for_the_whole_game() -> None:
    table = Scenario(players=1, board="1111").unit(0, "b4", "sheep").turn(0)
    neutral = [each["name"] for each in table.view["map"]["hexes"] if each.get("neutral")]
    assert "c4" in neutral
    assert table.why_not("expand c4 miner") == "c4 is taken"
    match = new_match("caledonia", {"players": 1, "map_sides": "1111"}, seed=1)
    match.play(match.legal()[0].text)
    assert not {action.text.split()[1] for action in match.legal()} & set(neutral)


@pytest.mark.rule("solo.neighbourhood")
def test_expanding_beside_neutral_workers_offers_nothing() -> None:
    table = Scenario(players=1, board="1111").unit(0, "b4", "sheep").turn(0)
    near = table.legal("expand")
    table.play(near[0])
    assert table.asked == (0, "turn")


@pytest.mark.rule("solo.pass", "ruling.solo")
def test_each_pass_pays_16() -> None:
    table = Scenario(players=1).turn(0)
    for _ in range(5):
        assert table.spend("pass") == -16
        table.let_chance()
    assert table.view["over"]


@pytest.mark.rule("solo.market")
def test_three_different_goods_change_their_price_and_a_good_is_not_rolled_twice() -> None:
    table = market(Scenario(players=1).turn(0), "wool +1", "milk -2")
    assert table.asked == (-1, "roll-goods")
    assert table.why_not("roll wool") == "the price of wool has been changed in this phase"
    assert table.legal() == ["roll grain", "roll bread", "roll cheese", "roll whisky"]
    table.play("roll bread")
    assert table.legal() == ["roll -3", "roll -2", "roll -1", "roll +1", "roll +2", "roll +3"]
    table.play("roll +3")
    assert [each["step"] for each in table.view["market"]] == [4, 3, 1, 6, 3, 3]
    assert table.asked == (-1, "draw-contract")


@pytest.mark.rule("solo.market")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize(
    ("step", "face", "after"),
    [
        (0, "-3", 3), (0, "+3", 3), (2, "-1", 3), (2, "+2", 4), (1, "-2", 3),  # low: always up
        (9, "+3", 6), (9, "-3", 6), (7, "+1", 6), (8, "-2", 6),  # high: always down
        (3, "-3", 0), (3, "+1", 4), (6, "+3", 9), (6, "-2", 4), (5, "+2", 7),  # medium: as rolled
    ],
)  # fmt: skip
def test_low_prices_rise_high_prices_fall_and_medium_ones_follow_the_sign(
    good: str, step: int, face: str, after: int
) -> None:
    table = market(Scenario(players=1).step(good, step).turn(0), f"{good} {face}")
    assert table.view["market"][GOODS.index(good)]["step"] == after


@pytest.mark.rule("solo.market")
@pytest.mark.parametrize("face", ["-3", "+3"])
def test_example_a_low_price_rises_three_steps_on_minus_3_and_on_plus_3(face: str) -> None:
    table = Scenario(players=1).price("whisky", 9).turn(0)
    assert market(table, f"whisky {face}").price_of("whisky") == 12


@pytest.mark.rule("solo.market", "edition.S1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_dice_roll_between_rounds_only_with_all_merchants_home(edition: str) -> None:
    table = Scenario(players=1, edition=edition).goods(0, wool=1).turn(0).play("sell 1 wool")
    rolled = []
    for _ in range(5):
        table.play("pass")
        rolled.append(table.asked == (-1, "roll-goods"))
        if rolled[-1]:
            assert table.sees(0)["merchants"]["ready"] == 2
        table.let_chance()
    assert rolled == [True, True, True, True, False]


@pytest.mark.rule("solo.refill", "ruling.solo")
@pytest.mark.parametrize(("face", "slot"), [("+3", 0), ("+2", 1), ("+1", 2), ("-3", 3), ("-2", 4), ("-1", 5)])
def test_the_last_price_die_removes_the_contract_at_its_row_and_column(face: str, slot: int) -> None:
    """Boxes are numbered from the upper left; the upper row is plus, columns show 3, 2, 1."""
    table = market(
        Scenario(players=1).on_board(1, 2, 3, 4, 5, 6).turn(0), "wool +1", "milk -2", f"bread {face}"
    )
    expected = [1, 2, 3, 4, 5, 6]
    expected[slot] = 0
    assert table.view["export"]["boxes"] == expected
    assert table.asked == (0, "turn")


@pytest.mark.rule("solo.refill")
def test_example_minus_3_is_the_box_at_the_very_bottom_left() -> None:
    table = market(
        Scenario(players=1).on_board(11, 12, 13, 14, 15, 16).turn(0), "wool +1", "milk +1", "grain -3"
    )
    upper, lower = table.view["export"]["boxes"][:3], table.view["export"]["boxes"][3:]
    assert (upper, lower) == ([11, 12, 13], [0, 15, 16])


@pytest.mark.rule("solo.refill", "solo.contracts")
def test_all_six_boxes_are_filled_before_one_is_removed_so_a_round_starts_with_five() -> None:
    table = Scenario(players=1).on_board(1, 2, 3, 4, 5).turn(0).play("take contract 2")
    market(table, "wool +1", "milk -2", "bread -1")
    table.play("draw contract 40", "draw contract 41")
    assert table.view["export"]["boxes"] == [1, 40, 3, 4, 5, 0]  # the newest, in the last box, went
    assert table.asked == (0, "turn")


@pytest.mark.rule("solo.refill", "edition.S4")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_removed_contract_does_not_come_back(edition: str) -> None:
    table = Scenario(players=1, edition=edition).on_board(1, 2, 3, 4, 5, 6).turn(0)
    market(table, "wool +1", "milk -2", "bread +3")
    assert table.view["export"]["pile"] == 44
    table.play("pass", "roll wool", "roll +1", "roll milk", "roll +1", "roll bread", "roll +3")
    assert table.why_not("draw contract 1") == "contract 1 is not in the pile"


@pytest.mark.rule("solo.exports", "ruling.solo")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (4, 0), (5, 4), (6, 8), (7, 12), (9, 12)])
def test_five_six_and_seven_contracts_score_4_8_and_12(count: int, points: int) -> None:
    table = Scenario(players=1).fulfilled(0, *range(1, count + 1)).turn(0)
    assert table.line("exports") == [points]


GRID = [f"{column}{row}" for row in range(1, 9) for column in "cd"]


@pytest.mark.rule("solo.settlements", "ruling.solo")
@pytest.mark.parametrize(
    ("count", "points"), [(1, 0), (7, 0), (8, 6), (10, 6), (11, 12), (13, 12), (14, 18), (16, 18)]
)
def test_8_11_and_14_settlements_score_6_12_and_18(count: int, points: int) -> None:
    board = hand_made()
    around = [(one, two) for one in GRID for two in GRID if one < two]
    rivers = [f"{one} {two}" for one, two in around if board.neighbouring(hex_place(one), hex_place(two))]
    table = Scenario(players=1, board=hand_made(rivers=rivers)).shipping(0, 1)
    for index, name in enumerate(GRID[:count]):
        table.unit(0, name, ("sheep", "cow", "bakery", "dairy")[index // 4])
    assert table.turn(0).sees(0)["settlements"] == count
    assert table.line("settlements") == [points]


@pytest.mark.rule("solo.rating", "ruling.solo")
@pytest.mark.parametrize(
    ("total", "rating"),
    [
        (0, "Newbie"), (115, "Newbie"), (116, "Rookie"), (130, "Rookie"), (131, "Average"), (145, "Average"),
        (146, "Expert"), (160, "Expert"), (161, "Genius"), (250, "Genius"),
    ],
)  # fmt: skip
def test_the_total_is_rated_from_newbie_to_genius(total: int, rating: str) -> None:
    table = Scenario(players=1, money=0)
    table.of(0).glory = total
    score = table.turn(0).score(0)
    assert (score.total, score.rating, score.place) == (total, rating, 1)


@pytest.mark.rule("solo.rating")
def test_more_players_are_not_rated() -> None:
    assert Scenario(players=2).turn(0).score(0).rating == ""


@pytest.mark.rule("edition.S2", "ruling.solo")
@pytest.mark.parametrize(("edition", "gained"), [("revised", 0), ("first", 1)])
def test_import_marks_pay_nothing_solo_but_in_the_first_edition(edition: str, gained: int) -> None:
    table = Scenario(players=1, edition=edition).fulfilled(0, 2).box(0, 8).goods(0, bread=4).turn(0)
    assert table.spend("fulfil contract 8") == -(5 + gained)  # tobacco from 3 to 7


@pytest.mark.rule("edition.S3", "ruling.imports")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_solo_the_players_own_imports_decide_what_is_rare(edition: str) -> None:
    table = (
        Scenario(players=1, edition=edition).fulfilled(0, 3, 8, 4).turn(0)
    )  # 2 sugar cane, 4 tobacco, 3 cotton
    assert table.view["export"]["values"] == {"cotton": 4, "tobacco": 3, "sugar": 5}
    assert (table.line("cotton"), table.line("tobacco"), table.line("sugar cane")) == ([12], [12], [10])
