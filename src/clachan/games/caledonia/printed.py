"""Boards, tiles and options of one game as tables of numbers. Made once, shared by all copies of a state."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.options import Options
from clachan.games.caledonia.bits import words_of
from clachan.games.caledonia.board import ADJACENT, HEXES, Board
from clachan.games.caledonia.components import (
    CLANS, GOODS, PORTS, SCORING_TILES, UNITS, Components, Contract,
)  # fmt: skip
from clachan.games.caledonia.editions import switches
from clachan.games.caledonia.layout import Table

TERRAINS = {"grass": 1, "forest": 2, "mountain": 4, "loch": 8}
CONTRACT_WIDTH = 13
LEVELS = 6


class Printed:
    """What never changes during a game."""

    def __init__(self, components: Components, options: Options, table: Table, board: Board) -> None:
        self.components: Components = components
        self.options: Options = options
        self.board: Board = board
        self.table: Table = table
        self.players: i64 = options.number("players")
        self._map(board)
        self._reach(board)
        self._ports(board)
        self._market_and_units(components)
        self._export(components, options, table)
        self._clans(components)
        self._prices(components)
        self._switches(options)

    def _map(self, board: Board) -> None:
        terrain = [sum(TERRAINS[word] for word in hexagon.terrain) for hexagon in board.hexes]
        self.terrain: vec[i64] = vec[i64](terrain)
        self.cost: vec[i64] = vec[i64]([board.land_cost(place) for place in range(HEXES)])
        low, high = words_of(board.open_land)
        self.open_low: i64 = low
        self.open_high: i64 = high
        low, high = words_of(board.lochs)
        self.loch_low: i64 = low
        self.loch_high: i64 = high
        low, high = words_of(board.border)
        self.border_low: i64 = low
        self.border_high: i64 = high
        low, high = words_of(board.deltas)
        self.delta_low: i64 = low
        self.delta_high: i64 = high
        low, high = words_of({p for p in range(HEXES) if board.land_cost(p) >= 5})
        self.costly_low: i64 = low
        self.costly_high: i64 = high
        worker = [words_of({p for p in range(HEXES) if terrain[p] & bit}) for bit in (1, 2, 4, 8)]
        self.terrain_low: vec[i64] = vec[i64]([words[0] for words in worker])
        self.terrain_high: vec[i64] = vec[i64]([words[1] for words in worker])

    def _reach(self, board: Board) -> None:
        """For each shipping level and place: every place within reach. Level 0 is neighbourhood."""
        lows: list[int] = []
        highs: list[int] = []
        for level in range(LEVELS):
            for place in range(HEXES):
                low, high = words_of(_reached(board, place, level))
                lows.append(low)
                highs.append(high)
        self.reach_low: vec[i64] = vec[i64](lows)
        self.reach_high: vec[i64] = vec[i64](highs)

    def _ports(self, board: Board) -> None:
        self.ports: i64 = len(board.ports)
        self.port_hex: vec[i64] = vec[i64]([place for place, _ in board.ports])
        places = [-1] * len(PORTS)
        for index, (_, kind) in enumerate(board.ports):
            places[PORTS.index(kind)] = index
        self.port_of_kind: vec[i64] = vec[i64](places)

    def _market_and_units(self, components: Components) -> None:
        market = components.markets["1-2" if self.players <= 2 else "3-4"]
        self.steps: i64 = len(market.prices[0])
        self.prices: vec[i64] = vec[i64]([price for track in market.prices for price in track])
        self.start: vec[i64] = vec[i64](list(market.start))
        self.medium_first: i64 = market.medium[0]
        self.medium_last: i64 = market.medium[1]
        self.unit_cost: vec[i64] = vec[i64]([components.units[name].cost for name in UNITS])
        self.unit_yields: vec[i64] = vec[i64]([components.units[name].yields for name in UNITS])
        goods = [GOODS.index(components.units[n].good) if components.units[n].good else -1 for n in UNITS]
        self.unit_good: vec[i64] = vec[i64](goods)
        wood, mine = components.units["woodcutter"], components.units["miner"]
        self.income: vec[i64] = vec[i64]([wood.income, mine.income])
        self.income_upgraded: vec[i64] = vec[i64]([wood.income_upgraded, mine.income_upgraded])

    def _export(self, components: Components, options: Options, table: Table) -> None:
        rows = [value for contract in components.contracts for value in _contract_row(contract)]
        self.contract: vec[i64] = vec[i64](rows)
        self.fees: vec[i64] = vec[i64](list(components.fees))
        solo = [components.solo_pass_money] * 4
        self.pass_money: vec[i64] = vec[i64](solo if self.players == 1 else list(components.pass_money))
        self.boxes: i64 = components.boxes[int(self.players)]
        self.open_contracts: i64 = components.open_contracts[int(self.players)]
        self.import_mark: i64 = components.import_mark
        self.scoring: vec[i64] = vec[i64]([SCORING_TILES.index(name) for name in table.scoring])
        self.static_imports: bool = options.yes("static_imports")

    def _clans(self, components: Components) -> None:
        rows = [value for tile in components.starting_tiles for value in (tile.money, *tile.goods)]
        self.tiles: vec[i64] = vec[i64](rows)
        offer = [(CLANS.index(clan) if clan in CLANS else 9, tile) for clan, tile in self.table.offer]
        self.offer_clan: vec[i64] = vec[i64]([clan for clan, _ in offer])
        self.offer_tile: vec[i64] = vec[i64]([tile for _, tile in offer])
        self.stewart_merchants: i64 = components.number("clans.stewart.merchants")
        self.fergusson_shipping: i64 = by_size(components, "clans.fergusson.shipping", self.players)
        self.macdonald_shipping: i64 = components.number("clans.macdonald.shipping_small") if self.players <= 2 else 0
        self.fisherman_income: i64 = components.units["fisherman"].income
        self.delta_discount: i64 = by_size(components, "clans.robertson.discount", self.players)
        self.campbell: vec[i64] = vec[i64](list(components.row("clans.campbell.discounts")))
        self.churn_price: i64 = components.number("clans.cunningham.milk")
        self.brew_price: i64 = components.number("clans.macewen.money")
        self.whisky_income: i64 = components.number("clans.mackenzie.whisky")
        self.cellar: vec[i64] = vec[i64](list(components.row("clans.mackenzie.cellar")))
        self.later_money: vec[i64] = vec[i64](list(components.row("variants.no_clans_money")))

    def _prices(self, components: Components) -> None:
        self.hire_cost: i64 = components.number("merchants.cost")
        self.shipping_cost: i64 = components.number("shipping.cost")
        self.technology_cost: i64 = components.number("technology.cost")
        self.technology_bonus_cost: i64 = components.number("technology.bonus_cost")
        self.draws: i64 = components.number("building_bonus.draw")
        self.discount_basic: i64 = components.number("neighbourhood.basic")
        self.discount_processed: i64 = components.number("neighbourhood.processed")
        self.cap: i64 = components.number("neighbourhood.cap_two_players" if self.players == 2 else "neighbourhood.cap")
        self.any_port_cost: i64 = components.number("ports.any.cost")
        self.basics_port_gain: i64 = components.number("ports.basics.gain")
        self.processed_port_gain: i64 = components.number("ports.processed.gain")
        self.upgrade_port_glory: i64 = components.number("ports.upgrade.glory")
        self.money_port: i64 = components.number("ports.money.money")
        self.contracts_port: i64 = components.number("ports.contracts.money")
        self.glory: vec[i64] = vec[i64]([components.number(f"tiles.{name}.glory") for name in SCORING_TILES])
        self.glory_field: i64 = components.number("tiles.units.field")

    def _switches(self, options: Options) -> None:
        table = switches(options)
        self.buchanan_draws: i64 = table["B1"]
        self.buchanan_fulfils: i64 = table["B2"]
        self.cellar_scores: bool = table["K1"] == 1
        self.swap_must_differ: bool = table["P7a"] == 1
        self.swap_neighbourhood: bool = table["P7c"] == 1
        self.cap_per_turn: bool = table["N1"] == 1
        self.port_needs_reach: bool = table["F1"] == 1
        self.highest_bid: i64 = table["A1"]
        self.marks_pay: bool = not self.static_imports and (self.players > 1 or table["S2"] == 1)
        self.auction: bool = options.yes("clan_auction")
        self.no_clans: bool = options.yes("no_clans")


def by_size(components: Components, name: str, players: int) -> int:
    """A number that differs between the small map (1–2 players) and the large one."""
    return components.number(f"{name}_small" if players <= 2 else f"{name}_large")


def _reached(board: Board, start: int, level: int) -> set[int]:
    """All places within reach of a unit on this place: one hop over a river or over a chain of lochs."""
    found = {p for p in ADJACENT[start] if level >= 1 or board.neighbouring(start, p)}
    shore, seen = {p for p in ADJACENT[start] if board.loch(p)}, {start}
    for _ in range(level - 1):
        seen |= shore
        beyond = {n for p in shore for n in ADJACENT[p]} - {start}
        found |= beyond
        shore = {p for p in beyond if board.loch(p) and p not in seen}
    return found


def _contract_row(contract: Contract) -> tuple[int, ...]:
    c = contract
    asks = (c.wool, c.mutton, c.beef, c.bread, c.cheese, c.whisky)
    return (*asks, c.cotton, c.tobacco, c.sugar, c.hops, c.money, c.expansions, c.upgrades)
