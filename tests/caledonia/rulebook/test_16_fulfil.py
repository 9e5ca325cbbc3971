"""Action 7: fulfil an export contract."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import load_components

GIVERS = {"cotton": (7, 22, 10), "tobacco": (8, 2, 50), "sugar": (9, 24, 12)}


@pytest.mark.rule("action.fulfil")
def test_the_goods_are_paid_and_the_contract_lies_fulfilled_beside_the_box() -> None:
    table = (
        Scenario().box(0, 44).goods(0, wool=2, bread=1, whisky=3, milk=1).turn(0).play("fulfil contract 44")
    )
    assert table.stock(0) == {"wool": 1, "whisky": 2, "milk": 1}
    assert (table.sees(0)["contracts"], table.sees(0)["fulfilled"]) == ([0], [44])
    assert table.sees(0)["imports"] == {"hops": 4, "cotton": 0, "tobacco": 2, "sugar": 0}
    assert table.asked == (1, "turn")


@pytest.mark.rule("action.fulfil")
@pytest.mark.parametrize(
    ("contract", "goods", "reason"),
    [
        (2, {"wool": 5}, "asks for 6 wool, you have 5"),
        (8, {"bread": 3}, "asks for 4 bread, you have 3"),
        (10, {}, "asks for 4 cheese, you have 0"),
        (12, {"whisky": 3}, "asks for 4 whisky, you have 3"),
        (44, {"wool": 1, "bread": 1}, "asks for 1 whisky, you have 0"),
    ],
)
def test_all_goods_asked_for_must_be_there(contract: int, goods: dict[str, int], reason: str) -> None:
    table = Scenario().box(0, contract).goods(0, **goods).turn(0)
    assert table.why_not(f"fulfil contract {contract}") == reason


@pytest.mark.rule("action.fulfil")
def test_only_a_contract_in_ones_own_box_can_be_fulfilled() -> None:
    table = Scenario().box(1, 2).on_board(12).goods(0, wool=6, whisky=4).turn(0)
    assert table.why_not("fulfil contract 2") == "contract 2 is not in your export box"
    assert table.why_not("fulfil contract 12") == "contract 12 is not in your export box"


@pytest.mark.rule("action.fulfil.goods")
def test_no_contract_asks_for_grain_or_milk() -> None:
    for contract in load_components().contracts:
        asked = (
            contract.wool
            + contract.mutton
            + contract.beef
            + contract.bread
            + contract.cheese
            + contract.whisky
        )
        assert asked > 0
        assert not hasattr(contract, "grain")
        assert not hasattr(contract, "milk")


@pytest.mark.rule("action.fulfil.goods")
def test_a_contract_for_goods_alone_leaves_grain_and_milk_untouched() -> None:
    table = Scenario().box(0, 48).goods(0, wool=1, bread=1, cheese=1, grain=3, milk=3).turn(0)
    table.play("fulfil contract 48")
    assert table.stock(0) == {"grain": 3, "milk": 3}


@pytest.mark.rule("action.fulfil.imports")
@pytest.mark.parametrize("good", GIVERS)
def test_the_import_marker_moves_by_the_number_of_goods(good: str) -> None:
    number = GIVERS[good][0]
    table = Scenario(players=3)
    contract = table.contract(number)
    asked = {name: getattr(contract, name) for name in ("wool", "bread", "cheese", "whisky")}
    table.box(0, number).goods(0, **asked).turn(0).play(f"fulfil contract {number}")
    assert table.view["export"]["imports"][good] == getattr(contract, good)
    assert table.sees(0)["imports"][good] == getattr(contract, good)


@pytest.mark.rule("action.fulfil.imports")
@pytest.mark.parametrize(
    ("earlier", "gained"),
    [
        ((), 0),  # 0 + 4 = 4
        ((14,), 1),  # 1 + 4 = 5 is reached
        ((2,), 1),  # 3 + 4 = 7, 5 is passed
        ((2, 5), 0),  # 5 + 4 = 9
        ((2, 35), 1),  # 6 + 4 = 10 is reached
    ],
)
def test_a_marker_that_reaches_or_passes_a_mark_pays_1(earlier: tuple[int, ...], gained: int) -> None:
    """Contract 8 brings 4 tobacco and £5; earlier imports are the other player's."""
    table = Scenario().fulfilled(1, *earlier).box(0, 8).goods(0, bread=4).turn(0)
    assert table.spend("fulfil contract 8") == -(5 + gained)


@pytest.mark.rule("action.fulfil.imports")
@pytest.mark.parametrize(
    ("earlier", "contract", "goods", "money"),
    [(2, 8, {"bread": 4}, 5), (4, 22, {"bread": 3, "cheese": 1}, 5), (27, 15, {"wool": 1, "whisky": 4}, 15)],
)
def test_tobacco_cotton_and_sugar_cane_all_have_marks(
    earlier: int, contract: int, goods: dict[str, int], money: int
) -> None:
    """Each marker goes from 3 to 7."""
    table = Scenario().fulfilled(1, earlier).box(0, contract).goods(0, **goods).turn(0)
    assert table.spend(f"fulfil contract {contract}") == -(money + 1)


@pytest.mark.rule("action.fulfil.imports")
def test_marks_are_counted_for_each_marker_apart() -> None:
    """3 cotton of the other player and 4 tobacco of one's own do not make 5 of anything."""
    table = Scenario().fulfilled(1, 4).box(0, 8).goods(0, bread=4).turn(0)
    assert table.spend("fulfil contract 8") == -5


@pytest.mark.rule("action.fulfil.imports")
def test_hops_have_no_marker() -> None:
    table = Scenario().box(0, 23).goods(0, bread=1, whisky=1).turn(0)
    assert table.spend("fulfil contract 23") == -15  # 8 hops and £15
    assert table.view["export"]["imports"] == {"cotton": 0, "tobacco": 0, "sugar": 0}


@pytest.mark.rule("action.fulfil.meat")
def test_one_animal_is_slaughtered_for_each_piece_of_meat() -> None:
    table = Scenario().box(0, 46).goods(0, wool=2).unit(0, "c4 c5", "sheep").unit(0, "c6 c7", "cow").turn(0)
    table.play("fulfil contract 46")
    assert table.asked == (0, "slaughter")
    assert table.legal() == ["slaughter c4", "slaughter c5", "slaughter c6", "slaughter c7"]
    table.play("slaughter c5")
    assert table.why_not("slaughter c4") == "this contract needs no more mutton"
    table.play("slaughter c7")
    assert table.asked == (0, "export-bonuses")
    assert table.sees(0)["units"]["sheep"] == table.sees(0)["units"]["cow"] == 1
    assert table.sees(0)["left"]["sheep"] == table.sees(0)["left"]["cow"] == 3


@pytest.mark.rule("action.fulfil.meat")
def test_beef_comes_from_cows_and_mutton_from_sheep() -> None:
    table = Scenario().box(0, 3).unit(0, "c4 c5", "sheep").unit(0, "c6", "cow").turn(0)
    assert table.why_not("fulfil contract 3") == "asks for 0 sheep and 2 cows on the map, you have 2 and 1"
    table = Scenario().box(0, 5).unit(0, "c4", "sheep").unit(0, "c5 c6", "cow").turn(0)
    assert table.why_not("fulfil contract 5") == "asks for 2 sheep and 0 cows on the map, you have 1 and 2"


@pytest.mark.rule("action.fulfil.meat")
def test_only_ones_own_animals_are_slaughtered() -> None:
    table = (
        Scenario()
        .box(0, 5)
        .unit(0, "c4 c5", "sheep")
        .unit(1, "c6", "sheep")
        .turn(0)
        .play("fulfil contract 5")
    )
    assert table.why_not("slaughter c6") == "you have no animal on c6"
    assert table.why_not("slaughter c7") == "you have no animal on c7"


@pytest.mark.rule("action.fulfil.meat")
def test_a_slaughtered_animal_produces_no_more_and_frees_its_hex_for_anyone() -> None:
    board = hand_made({"c3": "forest 1"})
    table = Scenario(board=board).box(0, 16).goods(0, wool=1).unit(0, "c4", "cow").unit(0, "c3", "woodcutter")
    table.unit(1, "c6", "sheep").unit(1, "c5", "cow").turn(0).play("fulfil contract 16", "slaughter c4")
    assert table.why_not("expand c4 sheep") is None  # the other player, from c5
    table.play("pass", "pass")
    assert table.stock(0) == {}


@pytest.mark.rule("action.fulfil.meat")
def test_slaughter_happens_only_for_a_contract() -> None:
    table = Scenario().unit(0, "c4", "sheep").turn(0)
    assert table.legal("slaughter") == []
    assert table.why_not("slaughter c4") == "that is not a step of a turn"


@pytest.mark.rule("action.fulfil.meat")
def test_reach_shrinks_when_an_animal_is_slaughtered() -> None:
    table = Scenario(players=1).box(0, 3).unit(0, "c4 c5 c6", "cow").turn(0)
    assert table.why_not("expand c3 sheep") is None
    table.play("fulfil contract 3", "slaughter c4", "slaughter c5")
    assert table.why_not("expand c3 sheep") == "c3 is not within reach of your units at shipping level 0"
    assert table.why_not("expand c5 sheep") is None


@pytest.mark.rule("ruling.fulfil")
def test_goods_and_animals_first_then_imports_and_money_then_the_other_bonuses() -> None:
    """Contract 5: 2 mutton for 2 tobacco, 1 hops and a free expansion."""
    table = (
        Scenario().fulfilled(1, 2).box(0, 5).unit(0, "c4 c5 c6", "sheep").turn(0).play("fulfil contract 5")
    )
    assert table.view["export"]["imports"]["tobacco"] == 3
    assert table.sees(0)["fulfilled"] == []
    table.play("slaughter c5", "slaughter c4")
    assert table.view["export"]["imports"]["tobacco"] == 5
    assert (table.purse(0), table.sees(0)["fulfilled"]) == (101, [5])
    assert table.asked == (0, "export-bonuses")
    assert table.why_not("expand c5 sheep") is None  # the sheep just slaughtered may come back


@pytest.mark.rule("action.fulfil.meat")
@pytest.mark.parametrize("hexes", ["a1 a2", "g6 g7", "l8 m9"])
def test_animals_are_slaughtered_wherever_they_stand(hexes: str) -> None:
    table = (
        Scenario().box(0, 3).unit(0, hexes, "cow").unit(0, "e5", "sheep").turn(0).play("fulfil contract 3")
    )
    one, other = hexes.split()
    assert table.legal() == [f"slaughter {one}", f"slaughter {other}"]
    table.play(f"slaughter {other}", f"slaughter {one}")
    assert table.sees(0)["fulfilled"] == [3]
