"""Tiles, boards and options of one game as tables of numbers. Made once, shared by all copies of a state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.options import Options
from clachan.games.glenmore.board import road_costs
from clachan.games.glenmore.components import (
    ANIMALS,
    CARDS,
    CLAN_SPACES,
    EFFECTS,
    GOODS,
    KINDS,
    REWARDS,
    STACKS,
    START,
    TILES,
    Activation,
    Amounts,
    Components,
    Tile,
)
from clachan.games.glenmore.options import chronicles_of

# Types of activation.
NONE: Final = 0
GAIN: Final = 1
GAIN_ANY: Final = 2
MOVE: Final = 3
VP: Final = 4
EXCHANGE: Final = 5  # the shown goods
EXCHANGE_FROM: Final = 6  # goods of a set, by a table
OTHER: Final = 7  # belongs to a chronicle
TYPES = {
    "none": NONE,
    "gain": GAIN,
    "gain any": GAIN_ANY,
    "move": MOVE,
    "vp": VP,
    "exchange": EXCHANGE,
    "exchange different": EXCHANGE_FROM,
    "exchange animals": EXCHANGE_FROM,
    "exchange any": EXCHANGE_FROM,
    "exchange for clan marker": EXCHANGE_FROM,
    "age": OTHER,
    "exchange or age": OTHER,
    "event": OTHER,
}
# What an exchange brings.
FOR_VP: Final = 0
FOR_MARKER: Final = 1
FOR_WHISKY: Final = 2
FOR_HAGGIS: Final = 3

STACK_ROOM: Final = 40
TABLE_WIDTH: Final = 6  # victory points for giving 0 to 5 goods


class Printed:
    """What never changes during a game."""

    def __init__(self, components: Components, options: Options) -> None:
        self.components: Components = components
        self.options: Options = options
        self.players: i64 = options.number("players")
        self.chronicles: i64 = sum(
            pow(2, number) for number in chronicles_of(options)
        )  # bit n for chronicle n
        self.narrow: bool = options.yes("narrow_mountain")
        tiles = [faced(components, tile, chronicles_of(options)) for tile in components.tiles]
        tiles.append(duart_exchange(components))
        self.faces: tuple[Tile, ...] = tuple(tiles)
        self._tiles(tiles)
        self._costs(tiles)
        self._activations(tiles)
        self._stacks(tiles, options)
        self._board(components)
        self._numbers(components)
        self._chronicles(components, tiles)

    def _tiles(self, tiles: "list[Tile]") -> None:
        self.kind: vec[i64] = vec[i64]([KINDS.index(tile.kind) for tile in tiles])
        self.river: vec[i64] = vec[i64]([int(tile.river) for tile in tiles])
        self.overbuild: vec[i64] = vec[i64]([int(tile.overbuild) for tile in tiles])
        self.immune: vec[i64] = vec[i64]([int(tile.chronicle > 0) for tile in tiles])
        self.card: vec[i64] = vec[i64]([CARDS.index(t.key) if t.key in CARDS else -1 for t in tiles])
        effects = [sum(pow(2, EFFECTS.index(name)) for name in tile.one_time) for tile in tiles]
        self.effects: vec[i64] = vec[i64](effects)
        amounts = [tile.one_time.get(name, 0) for tile in tiles for name in EFFECTS]
        self.effect_amount: vec[i64] = vec[i64](amounts)

    def _costs(self, tiles: "list[Tile]") -> None:
        self.cost_goods: vec[i64] = vec[i64]([packed(tile.cost) for tile in tiles])
        self.cost_coins: vec[i64] = vec[i64]([tile.cost.get("coin", 0) for tile in tiles])
        self.cost_whisky: vec[i64] = vec[i64]([tile.cost.get("whisky", 0) for tile in tiles])
        self.cost_scotsmen: vec[i64] = vec[i64]([tile.cost.get("scotsman", 0) for tile in tiles])

    def _activations(self, tiles: "list[Tile]") -> None:
        acts = [tile.activation for tile in tiles]
        self.type: vec[i64] = vec[i64]([type_of(act) for act in acts])
        self.is_event: vec[i64] = vec[i64]([int(act.type == "event") for act in acts])
        self.count: vec[i64] = vec[i64]([act.count for act in acts])
        self.gained: vec[i64] = vec[i64]([packed(act.goods) for act in acts])
        self.given: vec[i64] = vec[i64]([packed(act.give) for act in acts])
        self.given_from: vec[i64] = vec[i64]([goods_of(act) for act in acts])
        self.different: vec[i64] = vec[i64]([int(act.type == "exchange different") for act in acts])
        self.brings: vec[i64] = vec[i64]([brought(act) for act in acts])
        self.worth: vec[i64] = vec[i64]([act.get.get("vp", 0) for act in acts])
        self.table_vp: vec[i64] = vec[i64]([points for act in acts for points in table_of(act)])

    def _stacks(self, tiles: "list[Tile]", options: Options) -> None:
        """Which tiles a stack holds in this game; World's End is laid at its place, never drawn."""
        playing = (0, *chronicles_of(options))
        self.stack_tile: vec[i64] = vec[i64]([-1] * (STACK_ROOM * len(STACKS)))
        self.stack_place: vec[i64] = vec[i64]([-1] * len(TILES))
        sizes = [0] * len(STACKS)
        for number, key in enumerate(TILES):
            tile = self.components.tiles[number]
            if tile.chronicle in playing and tile.kind != "end":
                stack = STACKS.index(tile.stack)
                self.stack_tile[stack * STACK_ROOM + sizes[stack]] = number
                self.stack_place[number] = sizes[stack]
                sizes[stack] += 1
            elif tile.kind == "end":
                self.worlds_end: i64 = TILES.index(key)
        self.stack_size: vec[i64] = vec[i64](sizes)
        self.tiles: i64 = len(tiles)
        # So many tiles of D come before World's End, or one more or less.
        self.about_end: i64 = 0 if options.yes("short") else sizes[4] // 2

    def _board(self, components: Components) -> None:
        costs = road_costs(components.roads)
        self.road_from_start: vec[i64] = vec[i64]([costs[START][space] for space in CLAN_SPACES])
        self.road: vec[i64] = vec[i64]([costs[one][other] for one in CLAN_SPACES for other in CLAN_SPACES])
        self.price: vec[i64] = vec[i64](list(components.row("board.market.prices")))
        self.die: vec[i64] = vec[i64](list(components.row("board.die")))

    def _numbers(self, components: Components) -> None:
        number = components.number
        self.difference: vec[i64] = vec[i64](list((0, *components.row("board.scoring.difference"))))
        names = ("brodie", "grant", "macpherson", "oliphant", "sutherland")
        rows = [value for name in names for value in components.row(f"clan_board.numbers.{name}")]
        self.thresholds: vec[i64] = vec[i64](rows)
        self.douglas_vp: i64 = number("clan_board.numbers.douglas vp")
        self.macleod_coins: i64 = number("clan_board.numbers.macleod coins")
        self.mckinnon_coins: i64 = number("clan_board.numbers.mckinnon coins")
        self.cameron_points: i64 = number("clan_board.numbers.cameron points")
        self.macgregor_vp: i64 = number("clan_board.numbers.macgregor vp")
        self.maclachlan_vp: i64 = number("clan_board.numbers.maclachlan vp")
        self.sinclair_coins: i64 = number("clan_board.numbers.sinclair coins")
        self.hume_persons: i64 = number("clan_board.numbers.david hume persons")
        self.stalker_coins: i64 = number("landmark_cards.numbers.castle stalker coins")
        self.lochy_goods: i64 = number("landmark_cards.numbers.loch lochy goods")
        self.duart_coins: i64 = number("landmark_cards.numbers.duart castle coins")
        self.morar_tiles: i64 = number("landmark_cards.numbers.loch morar tiles")
        self.moil_factor: i64 = number("landmark_cards.numbers.castle moil factor")
        self.discard_coins: i64 = number("board.discard.coins")
        self.discard_points: i64 = number("board.discard.movement")

    def _chronicles(self, components: Components, tiles: "list[Tile]") -> None:
        """Numbers of chronicles I to IV."""
        number, more, players = components.number, components.chronicles, int(self.players)
        kinds = [REWARDS.index(kind) for kind in REWARDS for _ in range(more.tokens[kind])]
        self.token_kind: vec[i64] = vec[i64](kinds)
        self.token_worth: vec[i64] = vec[i64]([more.token_worth[kind] for kind in REWARDS])
        self.castle_tokens: i64 = more.tokens_per_castle[players]
        self.neutral_rivers: i64 = more.neutral_rivers[players]
        self.neutral_steps: i64 = number("chronicle_1.neutral_river_steps")
        self.race_vp: vec[i64] = vec[i64](list(components.row("chronicle_1.results")))
        self.race_whisky: i64 = number("chronicle_1.winner_whisky")
        self.start_stack: i64 = STACKS.index(components.tiles[TILES.index("boat race start")].stack)
        self.start_tile: i64 = TILES.index("boat race start")
        self.mountain_coins: i64 = number("chronicle_2.coins_from_the_die")
        self.ages: vec[i64] = vec[i64]([aged(tile.activation) for tile in tiles])
        points = [value for cellar in more.cellars for value in cellar.vp]
        self.cellar_vp: vec[i64] = vec[i64](list((0, *points)))  # by space; 0 is the area without points
        self.cellar_cost: vec[i64] = vec[i64]([packed(cellar.cost) for cellar in more.cellars])
        self.sale_spaces: i64 = more.sale_spaces[players]
        self.whisky_given: vec[i64] = vec[i64]([tile.activation.give.get("whisky", 0) for tile in tiles])
        self.england_coins: i64 = number("chronicle_4.start_coins")


def aged(act: Activation) -> int:
    """How many spaces an activation lets a barrel age."""
    return act.count if act.type in ("age", "exchange or age") else act.get.get("age", 0)


def faced(components: Components, tile: Tile, chronicles: "tuple[int, ...]") -> Tile:
    """The tile as it lies in this game: chronicle III prints its own distilleries."""
    other = components.chronicles.distilleries.get(tile.key)
    if other is None or 3 not in chronicles:
        return tile
    t = tile
    return Tile(t.key, t.name, t.stack, t.kind, t.river, t.overbuild, 3, t.cost, t.one_time, other)


def duart_exchange(components: Components) -> Tile:
    """The exchange on Duart Castle's card of chronicle VI, as a trade tile that never lies on the table."""
    goods, points = components.chronicles.duart_exchange
    act = Activation("exchange different", table={0: 0, goods: points})
    return Tile("duart exchange", "Duart Castle's exchange", "S", "trade", False, False, 6, {}, {}, act)


def packed(amounts: Amounts) -> int:
    """Counts of goods, two bits each."""
    return sum(amounts.get(good, 0) << (2 * place) for place, good in enumerate(GOODS))


def type_of(act: Activation) -> int:
    """An exchange of whisky is a chronicle's affair."""
    if act.type == "exchange" and "whisky" in act.give:
        return OTHER
    return TYPES[act.type]


def goods_of(act: Activation) -> int:
    """The goods that an exchange takes, as bits."""
    if act.type == "exchange animals":
        return sum(pow(2, GOODS.index(good)) for good in ANIMALS)
    return 31 if act.type.startswith("exchange") and act.type != "exchange" else 0


def brought(act: Activation) -> int:
    if act.type == "exchange for clan marker":
        return FOR_MARKER
    if "haggis" in act.get:
        return FOR_HAGGIS
    return FOR_WHISKY if "whisky" in act.get else FOR_VP


def table_of(act: Activation) -> "list[int]":
    """Victory points by goods given; -1 where the exchange cannot stop."""
    if act.type == "exchange for clan marker":
        return [0 if count == act.count else -1 for count in range(TABLE_WIDTH)]
    return [act.table.get(count, -1) for count in range(TABLE_WIDTH)]
