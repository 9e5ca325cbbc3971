"""Player boards, market, export board and tiles as tables of numbers, for a number of players."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.games.caledonia.components import GOODS, SCORING_TILES, UNITS, Components, Contract


class Sheet:
    """What the components print, apart from the map."""

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
        self.fees: vec[i64] = vec[i64](list(components.fees))
        solo = [components.solo_pass_money] * 4
        self.pass_money: vec[i64] = vec[i64](solo if players == 1 else list(components.pass_money))
        self.boxes: i64 = components.boxes[players]
        self.open_contracts: i64 = components.open_contracts[players]
        self.import_mark: i64 = components.import_mark
        self.import_money: i64 = components.number("imports.money")

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
