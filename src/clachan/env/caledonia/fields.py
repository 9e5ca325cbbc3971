"""The names of the numbers that encoding.py writes, in the same order."""

from clachan.core.options import Options
from clachan.env.caledonia.encoding import CONTRACTS, HAND, KINDS, PORT_KINDS, TILE_KINDS, UNITS
from clachan.env.field_list import FieldList
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.components import CLANS, GOODS, load_components
from clachan.games.caledonia.layout import offer_size
from clachan.games.caledonia.state import WIDTH

CARD = 1 + WIDTH
CARD_WORDS = (
    "number (0: none), then wool, mutton, beef, bread, cheese, whisky asked for; "
    "cotton, tobacco, sugar cane, hops, money, expansions, upgrades brought"
)

DERIVED = ("seats.settlements", "seats.income", "scores", "export.values", "export.drawing", "scoring.done")
"""Keys of the view that follow from several fields together."""

FIXED = ("game", "players", "pass_money", "map.small", "market.good", "market.track", "map.hexes.name")
"""Keys of the view that are the same in every game with the same options."""


def moving_fields(options: Options) -> FieldList:
    """All that can change during a game."""
    players, fields = options.number("players"), FieldList()
    fields.flags(
        "observer", players, "the seat that observes; everywhere else it comes first, then the others"
    )
    fields.counts("round", 1, "round, from 1", "round")
    fields.counts("turn", 1, "turns so far", "turn")
    fields.flags("over", 1, "whether the game is over", "over")
    fields.question(players, KINDS)
    fields.counts("order", players, "place in the turn order, from 1; 0 while it is unknown", "order")
    fields.counts("passed", players, "place among those who have passed, from 1", "passed")
    fields.flags("turn.shifted", 6, "the good whose price was shifted and must be traded now")
    fields.counts("turn.bought", 6, "goods bought from neighbours in this turn")
    fields.counts("turn.fulfilled", 1, "contracts fulfilled in this turn")
    fields.counts("turn.rowed", 1, "whether MacDonald's boats have rowed in this turn")
    fields.signed("die", 1, "the last roll of the price die (solo)")
    _auction(fields, players)
    _market(fields, players)
    _export(fields, options)
    tiles = 0 if options.yes("no_scoring_tiles") else 5
    fields.counts(
        "scoring.now", tiles * players, "what each scoring tile would pay each seat now", "scoring.now"
    )
    for seat in range(players):
        _player(fields, "you" if seat == 0 else f"other {seat}")
    for seat in range(players):
        name = "you" if seat == 0 else f"other {seat}"
        fields.flags(f"map.{name}", HEXES, f"hexes with a unit of {name}", "map.hexes.unit")
    fields.flags("map.neutral", HEXES, "hexes with a neutral piece (solo)", "map.hexes.neutral")
    fields.flags("map.kinds", UNITS * HEXES, "a plane of hexes for each kind of unit", "map.hexes.unit")
    return fields


def _auction(fields: FieldList, players: int) -> None:
    fields.flags(
        "offer.left", players + 1, "which of the clans and starting tiles on offer are left", "offer"
    )
    fields.flags("auction.bidding", players, "who is still bidding")
    fields.signed("auction.bid", 1, "the highest bid, or -1")
    fields.flags("auction.leader", players, "who made it")


def _market(fields: FieldList, players: int) -> None:
    goods = len(GOODS)
    fields.counts("market.step", goods, "step of each price marker", "market.step")
    fields.counts("market.price", goods, "price of each good", "market.price")
    words = "merchants at each good, seat by seat: buyers count up, sellers down"
    fields.signed("market.merchants", goods * players, words, "market.merchants")


def _export(fields: FieldList, options: Options) -> None:
    boxes = load_components().boxes[options.number("players")]
    fields.signed("export.fee", 1, "money for taking a contract this round; negative: it costs", "export.fee")
    fields.counts("export.pile", 1, "contracts in the pile", "export.pile")
    fields.counts("export.boxes", boxes * CARD, f"each box of the board: {CARD_WORDS}", "export.boxes")
    fields.counts("export.drawn", HAND * CARD, "contracts drawn to choose from, as above", "export.drawn")
    fields.counts("export.imports", 3, "cotton, tobacco and sugar cane imported so far", "export.imports")
    fields.counts("export.ranks", 3, "their ranks: 0 is the rarest, which is worth most")
    fields.flags("export.bag", CONTRACTS, "contracts that may be drawn: those that nobody has seen")
    fields.counts("export.under", CONTRACTS, "place of each contract under the pile, from 1")


def _player(fields: FieldList, name: str) -> None:
    goods = len(GOODS)

    def shows(*keys: str) -> str:
        return " ".join(f"seats.{key}" for key in keys)

    fields.flags(f"{name}.clan", len(CLANS) + 2, "clan; then: no clan, not yet chosen", shows("clan"))
    fields.counts(f"{name}.money", 1, "pounds", shows("money"))
    fields.counts(f"{name}.glory", 1, "glory", shows("glory"))
    fields.counts(f"{name}.goods", goods, "wool, grain, milk, bread, cheese, whisky", shows("goods"))
    fields.counts(f"{name}.units", UNITS, "units on the map, by kind", shows("units"))
    fields.counts(f"{name}.left", UNITS, "units on the player board, by kind", shows("left"))
    fields.counts(f"{name}.merchants", 2, "merchants hired, and those in stock", shows("merchants"))
    fields.counts(f"{name}.shipping", 1, "level of shipping", shows("shipping"))
    fields.flags(f"{name}.technology", 2, "woodcutters, miners upgraded", shows("technology"))
    fields.counts(
        f"{name}.contracts", 2 * CARD, f"two places for contracts: {CARD_WORDS}", shows("contracts")
    )
    fields.flags(f"{name}.fulfilled", CONTRACTS, "contracts fulfilled", shows("fulfilled"))
    fields.counts(f"{name}.exports", 1, "how many contracts that is")
    fields.counts(f"{name}.imports", 4, "hops, cotton, tobacco, sugar cane", shows("imports"))
    fields.counts(f"{name}.meat", 1, "animals slaughtered", shows("meat"))
    fields.flags(f"{name}.ports used", PORT_KINDS, "ports used, by kind", shows("ports_used"))
    fields.flags(f"{name}.ports open", PORT_KINDS, "ports that can be used, by kind", shows("ports_open"))
    fields.flags(f"{name}.passed", 1, "whether this player has passed", shows("passed"))
    fields.counts(f"{name}.bid", 1, "points bid for the clan", shows("bid"))
    fields.flags(f"{name}.cellar", 3, "MacKenzie's cellar: fresh, young, old", shows("cellar"))
    fields.counts(f"{name}.whisky made", 1, "whisky made in this round's production")


def printed_fields(options: Options, fields: FieldList) -> FieldList:
    """What the set-up drew, after all that moves."""
    for name in ("grass", "forest", "mountain", "loch"):
        fields.flags(f"map.{name}", HEXES, f"hexes with {name}", "map.hexes.terrain")
    fields.counts("map.cost", HEXES, "cost of the land", "map.hexes.cost")
    fields.flags("map.mist", HEXES, "hexes out of play", "map.hexes.mist")
    fields.flags("map.delta", HEXES, "hexes at a river's mouth", "map.hexes.delta")
    words = "a river between the hex and its first, second, third neighbour that comes later in the list"
    fields.flags("map.rivers", 3 * HEXES, words, "map.rivers")
    fields.counts("map.port", HEXES, "kind of port + 1", "map.hexes.port")
    fields.flags("map.covered", HEXES, "hexes covered by a tile", "map.hexes.covered")
    fields.counts("map.sides", 4, "side of each module", "map.sides")
    tiles = 0 if options.yes("no_scoring_tiles") else 5
    fields.flags("scoring.tiles", tiles * TILE_KINDS, "which scoring tile lies at each round", "scoring.tile")
    words = "on offer: clan, starting tile, its money and goods"
    fields.counts("offer", offer_size(options) * (len(CLANS) + 1 + 2 + len(GOODS)), words, "offer")
    return fields
