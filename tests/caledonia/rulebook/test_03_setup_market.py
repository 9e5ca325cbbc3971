"""Set-up: the market board and the goods."""

import pytest
from tests.caledonia.scenario import Scenario

from clachan import new_match
from clachan.games.caledonia.components import GOODS, load_components

START = {"wool": 4, "grain": 5, "milk": 5, "bread": 10, "cheese": 10, "whisky": 11}


@pytest.mark.rule("setup.market")
@pytest.mark.parametrize(("players", "side"), [(1, "1-2"), (2, "1-2"), (3, "3-4"), (4, "3-4")])
def test_the_side_for_the_number_of_players_is_up_with_markers_on_the_start_prices(
    players: int, side: str
) -> None:
    market = new_match("caledonia", {"players": players}, seed=1).view()["market"]
    assert [each["good"] for each in market] == list(GOODS)
    assert {each["good"]: each["price"] for each in market} == START
    assert [tuple(each["track"]) for each in market] == list(load_components().markets[side].prices)


@pytest.mark.rule("setup.unlimited", "edition.L1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_goods_and_money_do_not_run_out(edition: str) -> None:
    table = (
        Scenario(players=2, edition=edition)
        .money(0, 1000)
        .goods(0, milk=40, whisky=12)
        .merchants(0, 7)
        .turn(0)
    )
    table.play("buy 7 whisky")
    assert table.stock(0) == {"milk": 40, "whisky": 19}
    assert table.purse(0) == 1000 - 77
