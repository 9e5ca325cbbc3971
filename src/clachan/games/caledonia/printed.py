"""What is printed and chosen, as tables of numbers for the compiled rules: the map, the values, one table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.options import Options
from clachan.games.caledonia.board import ADJACENT, HEXES, Board
from clachan.games.caledonia.components import CLANS, GOODS, PORTS, SCORING_TILES, UNITS, Components, Contract
from clachan.games.caledonia.editions import switches
from clachan.games.caledonia.hex_sets import words_of
from clachan.games.caledonia.layout import TableSetup

TERRAINS: Final = {"grass": 1, "forest": 2, "mountain": 4, "loch": 8}
LEVELS: Final = 6


class PrintedMap:
    """Terrain, costs, reach and special hexes of one map, whatever ports lie on it. Games on it share it."""

    def __init__(self, board: Board, costly: int) -> None:
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
        low, high = words_of({place for place in range(HEXES) if board.land_cost(place) >= costly})
        self.costly_low: i64 = low
        self.costly_high: i64 = high
        self._reach(board)

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


class PrintedValues:
    """What player boards, market, export board and tiles print for a number of players. Games share it."""

    def __init__(self, components: Components, players: int) -> None:
        self._market_and_units(components, players)
        self._export(components, players)
        self._clans(components, players)
        self._prices(components, players)

    def _market_and_units(self, components: Components, players: int) -> None:
        market = components.markets["1-2" if players <= 2 else "3-4"]
        self.steps: i64 = len(market.prices[0])
        self.prices: vec[i64] = vec[i64]([price for track in market.prices for price in track])
        self.start: vec[i64] = vec[i64](list(market.start))
        self.medium_first: i64 = market.medium[0]
        self.medium_last: i64 = market.medium[1]
        units = components.units
        self.unit_cost: vec[i64] = vec[i64]([units[name].cost for name in UNITS])
        self.unit_yields: vec[i64] = vec[i64]([units[name].yields for name in UNITS])
        goods = [GOODS.index(units[name].good) if units[name].good else -1 for name in UNITS]
        self.unit_good: vec[i64] = vec[i64](goods)
        workers = (units["woodcutter"], units["miner"])
        self.income: vec[i64] = vec[i64]([unit.income for unit in workers])
        self.income_upgraded: vec[i64] = vec[i64]([unit.income_upgraded for unit in workers])

    def _export(self, components: Components, players: int) -> None:
        rows = [value for contract in components.contracts for value in _contract_row(contract)]
        self.contract: vec[i64] = vec[i64](rows)
        self._filled(components)
        self.fees: vec[i64] = vec[i64](list(components.fees))
        solo = [components.solo_pass_money] * 4
        self.pass_money: vec[i64] = vec[i64](solo if players == 1 else list(components.pass_money))
        self.boxes: i64 = components.boxes[players]
        self.open_contracts: i64 = components.open_contracts[players]
        self.import_mark: i64 = components.import_mark
        self.import_money: i64 = components.number("imports.money")

    def _filled(self, components: Components) -> None:
        """What is not zero in the rows of contracts, one after the other: place + 16 × value."""
        entries: list[int] = []
        starts = [0]
        for contract in components.contracts:
            row = _contract_row(contract)
            entries += [place | value << 4 for place, value in enumerate(row) if value != 0]
            starts.append(len(entries))
        self.filled: vec[i64] = vec[i64](entries)
        self.filled_starts: vec[i64] = vec[i64](starts)

    def _clans(self, components: Components, players: int) -> None:
        rows = [value for tile in components.starting_tiles for value in (tile.money, *tile.goods)]
        self.tiles: vec[i64] = vec[i64](rows)
        rower = components.number("clans.macdonald.shipping_small") if players <= 2 else 0
        self.stewart_merchants: i64 = components.number("clans.stewart.merchants")
        self.stewart_shipping: i64 = components.number("clans.stewart.shipping")
        self.fergusson_shipping: i64 = by_size(components, "clans.fergusson.shipping", players)
        self.macdonald_shipping: i64 = rower
        self.fisherman_income: i64 = components.units["fisherman"].income
        self.delta_discount: i64 = by_size(components, "clans.robertson.discount", players)
        self.campbell: vec[i64] = vec[i64](list(components.row("clans.campbell.discounts")))
        self.churn_price: i64 = components.number("clans.cunningham.milk")
        self.brew_price: i64 = components.number("clans.macewen.money")
        self.brew_most: i64 = components.number("clans.macewen.hops")
        self.whisky_income: i64 = components.number("clans.mackenzie.whisky")
        self.cellar: vec[i64] = vec[i64](list(components.row("clans.mackenzie.cellar")))
        self.later_money: vec[i64] = vec[i64](list(components.row("variants.no_clans_money")))

    def _prices(self, components: Components, players: int) -> None:
        cap = "neighbourhood.cap_two_players" if players == 2 else "neighbourhood.cap"
        self.hire_cost: i64 = components.number("merchants.cost")
        self.shipping_cost: i64 = components.number("shipping.cost")
        self.technology_cost: i64 = components.number("technology.cost")
        self.technology_bonus_cost: i64 = components.number("technology.bonus_cost")
        self.draws: i64 = components.number("building_bonus.draw")
        self.discount_basic: i64 = components.number("neighbourhood.basic")
        self.discount_processed: i64 = components.number("neighbourhood.processed")
        self.cap: i64 = components.number(cap)
        self.any_port_cost: i64 = components.number("ports.any.cost")
        self.basics_port_gain: i64 = components.number("ports.basics.gain")
        self.processed_port_gain: i64 = components.number("ports.processed.gain")
        self.upgrade_port_glory: i64 = components.number("ports.upgrade.glory")
        self.money_port: i64 = components.number("ports.money.money")
        self.contracts_port: i64 = components.number("ports.contracts.money")
        self.price_port: i64 = components.number("ports.price.steps")
        glory = [components.number(f"tiles.{name}.glory") for name in SCORING_TILES]
        self.glory: vec[i64] = vec[i64](glory)
        each = [components.number(f"tiles.{name}.each") for name in SCORING_TILES]
        self.glory_each: vec[i64] = vec[i64](each)
        self.glory_field: i64 = components.number("tiles.units.field")


def by_size(components: Components, name: str, players: int) -> int:
    """A number that differs between the small map (1–2 players) and the large one."""
    return components.number(f"{name}_small" if players <= 2 else f"{name}_large")


def _contract_row(contract: Contract) -> tuple[int, ...]:
    c = contract
    asks = (c.wool, c.mutton, c.beef, c.bread, c.cheese, c.whisky)
    return (*asks, c.cotton, c.tobacco, c.sugar, c.hops, c.money, c.expansions, c.upgrades)


class Printed:
    """What never changes during a game, shared by all copies of a state."""

    def __init__(
        self,
        components: Components,
        options: Options,
        table: TableSetup,
        board: Board,
        map: PrintedMap | None = None,
        values: PrintedValues | None = None,
    ) -> None:
        self.components: Components = components
        self.options: Options = options
        self.board: Board = board
        self.table: TableSetup = table
        self.players: i64 = options.number("players")
        self.map: PrintedMap = map or PrintedMap(board, components.number("tiles.costly.land"))
        self.values: PrintedValues = values or PrintedValues(components, options.number("players"))
        self._tiles(table, board)
        self._switches(options)

    def _tiles(self, table: TableSetup, board: Board) -> None:
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
