"""Each action does what its rule says, and nothing else on the table changes."""

from dataclasses import replace

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan.games.caledonia.components import GOODS, load_components

PLENTY = dict.fromkeys(GOODS, 9)
CONTRACTS = load_components().contracts


@pytest.mark.rule(
    "action.fulfil", "action.fulfil.goods", "action.fulfil.meat", "export_bonus.money", "ruling.fulfil"
)
@pytest.mark.parametrize("number", [contract.number for contract in CONTRACTS])
def test_a_contract_takes_what_it_asks_for_and_brings_what_it_shows(number: int) -> None:
    """Four of each animal, and nine of each good, grain and milk too."""
    contract = CONTRACTS[number - 1]
    table = Scenario(players=3).box(0, number).goods(0, **PLENTY).goods(1, **PLENTY)
    table.unit(0, "c2 c3 c4 c5", "sheep").unit(0, "e2 e3 e4 e5", "cow").unit(1, "i5", "cow").turn(0)
    animals = ["c3", "c4", "c5"][: contract.mutton] + ["e3", "e4", "e5"][: contract.beef]
    found = table.changes(f"fulfil contract {number}", *(f"slaughter {name}" for name in animals))
    expected: dict[str, object] = {"0.contracts": [0], "0.fulfilled": [number], "0.money": contract.money}
    for good in ("wool", "bread", "cheese", "whisky"):
        expected[f"0.goods.{good}"] = -getattr(contract, good)
    for kind, count in (("sheep", contract.mutton), ("cow", contract.beef)):
        expected |= {f"0.units.{kind}": -count, f"0.left.{kind}": count}
    for good in ("cotton", "tobacco", "sugar"):
        expected |= dict.fromkeys((f"0.imports.{good}", f"board.imports.{good}"), getattr(contract, good))
    expected |= {"0.imports.hops": contract.hops, "0.meat": contract.mutton + contract.beef}
    expected = {name: value for name, value in expected.items() if value != 0}
    assert found == expected | {f"{name}.unit": None for name in animals}
    named = {"free expansion": contract.expansions, "bonus upgrade": contract.upgrades}
    bonuses = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in named.items() if count]
    if bonuses:
        assert table.prompt == f"Export bonuses left: {', '.join(bonuses)}."
    else:
        assert table.asked[0] == 1


def rich(**kwargs: object) -> Scenario:
    """Seat 0 has some of everything; a woodcutter of its own stands on c5."""
    board = hand_made({"c5": "forest 3", "c6": "mountain 4"}, rivers=["c5 d5"])
    table = Scenario(players=3, board=board, **kwargs).goods(0, **PLENTY).goods(1, **PLENTY)  # type: ignore[arg-type]
    return table.on_board(21, 22, 23).merchants(0, 5).unit(0, "c5", "woodcutter").unit(1, "i5", "cow")


MAIN = {
    "buy 2 milk": {
        "0.money": -10, "0.goods.milk": 2, "0.merchants.ready": -2, "milk.merchants": [2, 0, 0],
        "milk.step": 2, "milk.price": 1,
    },
    "sell 3 bread": {
        "0.money": 30, "0.goods.bread": -3, "0.merchants.ready": -3, "bread.merchants": [-3, 0, 0],
        "bread.step": -3, "bread.price": -3,
    },
    "take contract 22": {"0.money": 5, "0.contracts": [22], "board.boxes": [21, 0, 23, 0, 0, 0, 0, 0]},
    "expand c4 dairy": {
        "0.money": -14, "0.units.dairy": 1, "0.left.dairy": -1, "c4.unit": {"seat": 0, "kind": "dairy"},
    },
    "expand c6 miner": {
        "0.money": -14, "0.units.miner": 1, "0.left.miner": -1, "c6.unit": {"seat": 0, "kind": "miner"},
    },
    "upgrade shipping": {"0.money": -4, "0.shipping.level": 1, "0.shipping.name": "river"},
    "upgrade woodcutters": {"0.money": -10, "0.technology.woodcutters": True},
    "upgrade miners": {"0.money": -10, "0.technology.miners": True},
    "hire merchant": {"0.money": -4, "0.merchants.hired": 1, "0.merchants.ready": 1},
    "pass": {"0.money": 16, "0.passed": True, "table.passed": [0]},
}  # fmt: skip


@pytest.mark.rule("phase.action", "action.trade", "action.contract", "action.expand", "action.shipping")
@pytest.mark.rule("action.technology", "action.hire", "action.pass")
@pytest.mark.parametrize("text", MAIN)
def test_a_main_action_changes_what_it_is_for_and_ends_the_turn(text: str) -> None:
    table = rich().turn(0)
    assert table.changes(text) == MAIN[text]
    assert table.asked == (1, "turn")


PORTS: dict[str, tuple[list[str], dict[str, object]]] = {
    "money": (["use port money"], {"0.money": 10}),
    "contracts": (["use port contracts", "done"], {"0.money": 5}),
    "upgrade": (["use port upgrade", "hire merchant"],
                {"0.glory": 3, "0.merchants.hired": 1, "0.merchants.ready": 1}),
    "basics": (["use port basics", "discard milk", "gain wool", "gain grain", "gain wool"],
               {"0.goods.milk": -1, "0.goods.wool": 2, "0.goods.grain": 1}),
    "processed": (["use port processed", "discard bread", "gain whisky", "gain cheese"],
                  {"0.goods.bread": -1, "0.goods.whisky": 1, "0.goods.cheese": 1}),
    "swap": (["use port swap", "swap c4", "swap c5", "into dairy", "into bakery"],
             {"0.units.sheep": -1, "0.left.sheep": 1, "0.units.cow": -1, "0.left.cow": 1, "0.units.dairy": 1,
              "0.left.dairy": -1, "0.units.bakery": 1, "0.left.bakery": -1,
              "c4.unit": {"seat": 0, "kind": "dairy"}, "c5.unit": {"seat": 0, "kind": "bakery"}}),
    "price": (["use port price wool up", "sell 1 wool"],
              {"0.goods.wool": -1, "0.money": 6, "0.merchants.ready": -1, "wool.merchants": [-1, 0, 0],
               "wool.step": 2, "wool.price": 1}),
}  # fmt: skip


@pytest.mark.rule(
    "port.money", "port.contracts", "port.upgrade", "port.basics", "port.processed", "port.swap"
)
@pytest.mark.rule("port.price", "port.once", "port.any")
@pytest.mark.parametrize("port", PORTS)
@pytest.mark.parametrize("copied", [False, True])
def test_a_port_changes_what_its_tile_shows_and_is_used(port: str, copied: bool) -> None:
    board = hand_made(ports={"b4": "any", "k4": port} if copied else {"b4": port})
    table = Scenario(players=3, board=board).goods(0, **PLENTY).goods(1, **PLENTY)
    table.unit(0, "c4", "sheep").unit(0, "c5", "cow").unit(1, "i5", "cow").turn(0)
    texts, changed = PORTS[port]
    used = "any" if copied else port
    head = texts[0].replace("port ", "port any as ") if copied else texts[0]
    expected: dict[str, object] = {**changed, "0.ports_used": [used], "0.ports_open": []}
    if copied:
        money = changed.get("0.money", 0)
        assert isinstance(money, int)
        expected["0.money"] = money - 3
    assert table.changes(head, *texts[1:]) == expected


@pytest.mark.rule("phase.production", "phase.production.wages", "phase.production.basic")
@pytest.mark.rule("phase.production.processed", "phase.preparation")
def test_a_production_pays_and_makes_what_each_seat_has_on_the_map_and_nothing_else() -> None:
    board = hand_made({"c2 c3": "forest 1", "e2 e3 e4": "mountain 1"})
    table = Scenario(players=2, board=board, round=5, no_scoring_tiles=True)
    table.unit(0, "c2", "woodcutter").unit(0, "e2 e3", "miner").unit(0, "g2 g3 g4", "sheep")
    table.unit(0, "i2 i3", "cow").unit(0, "k2", "field").unit(0, "c5", "dairy").unit(0, "c6 c7", "bakery")
    table.unit(1, "c3", "woodcutter").unit(1, "e4", "miner").unit(1, "e6", "field").unit(
        1, "e7", "distillery"
    )
    table.technology(1, woodcutters=True).goods(0, **PLENTY).goods(1, **PLENTY).turn(1).play("pass")
    assert table.changes("pass", "make 1 whisky", "make 1 cheese", "make 2 bread") == {
        "0.passed": True, "table.passed": [1, 0], "0.money": 14 + 4 + 2 * 6, "0.goods.wool": 3,
        "0.goods.milk": 2 - 1, "0.goods.cheese": 1, "0.goods.bread": 2,
        "1.money": 6 + 6, "1.goods.grain": 2 - 1, "1.goods.whisky": 1,
    }  # fmt: skip  # two grain of the field go into two breads
    assert table.view["over"]


@pytest.mark.rule("phase.preparation", "ruling.contracts")
def test_a_new_round_brings_merchants_home_fills_the_board_and_leaves_the_rest() -> None:
    """Nobody has a unit, so nothing is produced; seven contracts are open with three players."""
    table = Scenario(players=3, no_scoring_tiles=True).on_board(21, 22, 23).merchants(0, 5).turn(0)
    table.play("buy 2 milk", "pass", "take contract 22", "pass")
    found = table.changes("pass", *(f"draw contract {number}" for number in (1, 2, 3, 4, 5)))
    assert found == {
        "2.money": 12, "table.round": 1, "table.order": [1, 0, 2], "table.passed": [], "board.fee": -5,
        "0.merchants.ready": 2, "milk.merchants": [0, 0, 0], "0.passed": False, "1.passed": False,
        "board.boxes": [21, 1, 23, 2, 3, 4, 5, 0], "board.pile": -5,
    }  # fmt: skip


@pytest.mark.rule("setup.market")
@pytest.mark.parametrize(("players", "side"), [(1, "1-2"), (2, "1-2"), (3, "3-4"), (4, "3-4")])
def test_each_number_of_players_trades_on_its_side_of_the_market(players: int, side: str) -> None:
    """The printed sides are the same in our data, so here each good is £20 dearer on the side for 3 and 4."""
    usual = load_components()
    dear = replace(
        usual.markets["3-4"],
        prices=tuple(tuple(price + 20 for price in track) for track in usual.markets["3-4"].prices),
        start=(1, 2, 3, 4, 5, 6),
    )
    own = replace(usual, markets={**usual.markets, "3-4": dear})
    table = Scenario(players=players, components=own).goods(0, wool=1).turn(0)
    market = own.markets[side]
    assert [table.price_of(good) for good in GOODS] == [
        market.prices[good][market.start[good]] for good in range(len(GOODS))
    ]
    assert table.spend("sell 1 wool") == -market.prices[0][market.start[0]]
    table.money(table.asked[0], 100)
    assert table.spend("buy 1 milk") == market.prices[2][market.start[2]]
