"""The price port reads the side of the market that lies up, and the purse."""

from dataclasses import replace

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import GOODS, load_components

USUAL = load_components()
DEAR = replace(
    USUAL.markets["3-4"],
    prices=tuple(tuple(price + 20 for price in track) for track in USUAL.markets["3-4"].prices),
)
OWN = replace(USUAL, markets={**USUAL.markets, "3-4": DEAR})


@pytest.mark.rule("port.price", "setup.market")
@pytest.mark.parametrize(("players", "side"), [(2, "1-2"), (3, "3-4")])
def test_a_shift_needs_the_new_price_of_the_side_that_lies_up(players: int, side: str) -> None:
    """Without goods one can only buy; the dear side is £20 above the other."""
    market = OWN.markets[side]
    for good in ("wool", "bread", "whisky"):
        at = GOODS.index(good)
        up, down = market.prices[at][market.start[at] + 3], market.prices[at][market.start[at] - 3]
        for money in (down - 1, down, up - 1, up):
            table = Scenario(players=players, board=hand_made(ports={"b4": "price"}), components=OWN)
            table.unit(0, "c4", "sheep").money(0, money).turn(0)
            assert (table.why_not(f"use port price {good} down") is None) is (money >= down)
            assert (table.why_not(f"use port price {good} up") is None) is (money >= up)
