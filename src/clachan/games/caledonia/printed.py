"""Boards, tiles and options of one game as tables of numbers, shared by all copies of a state."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.options import Options
from clachan.games.caledonia.board import Board
from clachan.games.caledonia.components import CLANS, PORTS, SCORING_TILES, Components
from clachan.games.caledonia.editions import switches
from clachan.games.caledonia.ground import Ground
from clachan.games.caledonia.layout import Table
from clachan.games.caledonia.sheet import Sheet


class Printed:
    """What never changes during a game. Ground and sheet may be shared between games."""

    def __init__(
        self,
        components: Components,
        options: Options,
        table: Table,
        board: Board,
        ground: Ground | None = None,
        sheet: Sheet | None = None,
    ) -> None:
        self.components: Components = components
        self.options: Options = options
        self.board: Board = board
        self.table: Table = table
        self.players: i64 = options.number("players")
        self._ground(ground or Ground(board, components.number("tiles.costly.land")))
        self._sheet(sheet or Sheet(components, options.number("players")))
        self._tiles(table, board)
        self._switches(options)

    def _tiles(self, table: Table, board: Board) -> None:
        """The tiles that the layout drew."""
        self.ports: i64 = len(board.ports)
        self.port_hex: vec[i64] = vec[i64]([place for place, _ in board.ports])
        places = [-1] * len(PORTS)
        for index, (_, kind) in enumerate(board.ports):
            places[PORTS.index(kind)] = index
        self.port_of_kind: vec[i64] = vec[i64](places)
        self.scoring: vec[i64] = vec[i64]([SCORING_TILES.index(name) for name in table.scoring])
        clans = [CLANS.index(clan) if clan in CLANS else len(CLANS) for clan, _ in table.offer]
        self.offer_clan: vec[i64] = vec[i64](clans)
        self.offer_tile: vec[i64] = vec[i64]([tile for _, tile in table.offer])

    def _switches(self, options: Options) -> None:
        table = switches(options)
        self.buchanan_draws: i64 = table["B1"]
        self.buchanan_fulfils: i64 = table["B2"]
        self.swap_must_differ: bool = table["P7a"] == 1
        self.cap_per_turn: bool = table["N1"] == 1
        self.highest_bid: i64 = table["A1"]
        self.swap_neighbourhood: bool = options.yes("port7_neighborhood")
        self.static_imports: bool = options.yes("static_imports")
        self.marks_pay: bool = not self.static_imports and (self.players > 1 or table["S2"] == 1)
        self.auction: bool = options.yes("clan_auction")
        self.no_clans: bool = options.yes("no_clans")

    def _ground(self, ground: Ground) -> None:
        self.terrain: vec[i64] = ground.terrain
        self.cost: vec[i64] = ground.cost
        self.open_low: i64 = ground.open_low
        self.open_high: i64 = ground.open_high
        self.loch_low: i64 = ground.loch_low
        self.loch_high: i64 = ground.loch_high
        self.border_low: i64 = ground.border_low
        self.border_high: i64 = ground.border_high
        self.delta_low: i64 = ground.delta_low
        self.delta_high: i64 = ground.delta_high
        self.costly_low: i64 = ground.costly_low
        self.costly_high: i64 = ground.costly_high
        self.reach_low: vec[i64] = ground.reach_low
        self.reach_high: vec[i64] = ground.reach_high

    def _sheet(self, sheet: Sheet) -> None:
        self.steps: i64 = sheet.steps
        self.prices: vec[i64] = sheet.prices
        self.start: vec[i64] = sheet.start
        self.medium_first: i64 = sheet.medium_first
        self.medium_last: i64 = sheet.medium_last
        self.unit_cost: vec[i64] = sheet.unit_cost
        self.unit_yields: vec[i64] = sheet.unit_yields
        self.unit_good: vec[i64] = sheet.unit_good
        self.income: vec[i64] = sheet.income
        self.income_upgraded: vec[i64] = sheet.income_upgraded
        self.contract: vec[i64] = sheet.contract
        self.fees: vec[i64] = sheet.fees
        self.pass_money: vec[i64] = sheet.pass_money
        self.boxes: i64 = sheet.boxes
        self.open_contracts: i64 = sheet.open_contracts
        self.import_mark: i64 = sheet.import_mark
        self.import_money: i64 = sheet.import_money
        self.tiles: vec[i64] = sheet.tiles
        self.stewart_merchants: i64 = sheet.stewart_merchants
        self.stewart_shipping: i64 = sheet.stewart_shipping
        self.fergusson_shipping: i64 = sheet.fergusson_shipping
        self.macdonald_shipping: i64 = sheet.macdonald_shipping
        self.fisherman_income: i64 = sheet.fisherman_income
        self.delta_discount: i64 = sheet.delta_discount
        self.campbell: vec[i64] = sheet.campbell
        self.churn_price: i64 = sheet.churn_price
        self.brew_price: i64 = sheet.brew_price
        self.brew_most: i64 = sheet.brew_most
        self.whisky_income: i64 = sheet.whisky_income
        self.cellar: vec[i64] = sheet.cellar
        self.later_money: vec[i64] = sheet.later_money
        self.hire_cost: i64 = sheet.hire_cost
        self.shipping_cost: i64 = sheet.shipping_cost
        self.technology_cost: i64 = sheet.technology_cost
        self.technology_bonus_cost: i64 = sheet.technology_bonus_cost
        self.draws: i64 = sheet.draws
        self.discount_basic: i64 = sheet.discount_basic
        self.discount_processed: i64 = sheet.discount_processed
        self.cap: i64 = sheet.cap
        self.any_port_cost: i64 = sheet.any_port_cost
        self.basics_port_gain: i64 = sheet.basics_port_gain
        self.processed_port_gain: i64 = sheet.processed_port_gain
        self.upgrade_port_glory: i64 = sheet.upgrade_port_glory
        self.money_port: i64 = sheet.money_port
        self.contracts_port: i64 = sheet.contracts_port
        self.price_port: i64 = sheet.price_port
        self.glory: vec[i64] = sheet.glory
        self.glory_each: vec[i64] = sheet.glory_each
        self.glory_field: i64 = sheet.glory_field
