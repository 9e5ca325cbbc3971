"""The names of the numbers that encoding.py writes, in the same order."""

from clachan.core.options import Options
from clachan.env.caledonia.encoding import CONTRACTS, HAND, KINDS, PORT_KINDS, TILE_KINDS, UNITS
from clachan.env.layout import Layout
from clachan.env.pen import BELOW, DECISION
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.components import CLANS, GOODS, load_components
from clachan.games.caledonia.layout import offer_size
from clachan.games.caledonia.state import WIDTH

CARD = 1 + WIDTH
CARD_WORDS = (
    "number (0: none), then wool, mutton, beef, bread, cheese, whisky asked for; "
    "cotton, tobacco, sugar cane, hops, money, expansions, upgrades brought"
)

DERIVED = ("seats.settlements", "scores", "export.values", "export.drawing", "scoring.done")
"""Keys of the view that follow from several fields together."""

FIXED = ("game", "players", "pass_money", "map.small", "market.good", "market.track", "map.hexes.name")
"""Keys of the view that are the same in every game with the same options."""


def moving_layout(options: Options) -> Layout:
    """All that can change during a game."""
    players, layout = options.number("players"), Layout()
    layout.flags(
        "observer", players, "the seat that observes; everywhere else it comes first, then the others"
    )
    layout.counts("round", 1, "round, from 1", "round")
    layout.counts("turn", 1, "turns so far", "turn")
    layout.flags("over", 1, "whether the game is over", "over")
    layout.flags(
        "asked.seat", players + 1, "who is asked, the observer first; the last one is chance", "asked.seat"
    )
    layout.flags("asked.kind", KINDS, "kind of question, by its number in decisions.py", "asked.kind")
    layout.counts("asked.arguments", 3, "the question's three arguments")
    layout.counts("waiting", BELOW * DECISION, "the decisions below: kind, seat + 1, three arguments each")
    layout.counts("order", players, "place in the turn order, from 1; 0 while it is unknown", "order")
    layout.counts("passed", players, "place among those who have passed, from 1", "passed")
    layout.flags("turn.shifted", 6, "the good whose price was shifted and must be traded now")
    layout.counts("turn.bought", 6, "goods bought from neighbours in this turn")
    layout.counts("turn.fulfilled", 1, "contracts fulfilled in this turn")
    layout.counts("turn.rowed", 1, "whether MacDonald's boats have rowed in this turn")
    layout.signed("die", 1, "the last roll of the price die (solo)")
    _auction(layout, players)
    _market(layout, players)
    _export(layout, options)
    tiles = 0 if options.yes("no_scoring_tiles") else 5
    layout.counts(
        "scoring.now", tiles * players, "what each scoring tile would pay each seat now", "scoring.now"
    )
    for seat in range(players):
        _player(layout, "you" if seat == 0 else f"other {seat}")
    for seat in range(players):
        name = "you" if seat == 0 else f"other {seat}"
        layout.flags(f"map.{name}", HEXES, f"hexes with a unit of {name}", "map.hexes.unit")
    layout.flags("map.neutral", HEXES, "hexes with a neutral piece (solo)", "map.hexes.neutral")
    layout.flags("map.kinds", UNITS * HEXES, "a plane of hexes for each kind of unit", "map.hexes.unit")
    return layout


def _auction(layout: Layout, players: int) -> None:
    layout.flags(
        "offer.left", players + 1, "which of the clans and starting tiles on offer are left", "offer"
    )
    layout.flags("auction.bidding", players, "who is still bidding")
    layout.signed("auction.bid", 1, "the highest bid, or -1")
    layout.flags("auction.leader", players, "who made it")


def _market(layout: Layout, players: int) -> None:
    goods = len(GOODS)
    layout.counts("market.step", goods, "step of each price marker", "market.step")
    layout.counts("market.price", goods, "price of each good", "market.price")
    words = "merchants at each good, seat by seat: buyers count up, sellers down"
    layout.signed("market.merchants", goods * players, words, "market.merchants")


def _export(layout: Layout, options: Options) -> None:
    boxes = load_components().boxes[options.number("players")]
    layout.signed("export.fee", 1, "money for taking a contract this round; negative: it costs", "export.fee")
    layout.counts("export.pile", 1, "contracts in the pile", "export.pile")
    layout.counts("export.boxes", boxes * CARD, f"each box of the board: {CARD_WORDS}", "export.boxes")
    layout.counts("export.drawn", HAND * CARD, "contracts drawn to choose from, as above", "export.drawn")
    layout.counts("export.imports", 3, "cotton, tobacco and sugar cane imported so far", "export.imports")
    layout.counts("export.ranks", 3, "their ranks: 0 is the rarest, which is worth most")
    layout.flags("export.bag", CONTRACTS, "contracts that may be drawn: those that nobody has seen")
    layout.counts("export.under", CONTRACTS, "place of each contract under the pile, from 1")


def _player(layout: Layout, name: str) -> None:
    goods = len(GOODS)

    def shows(*keys: str) -> str:
        return " ".join(f"seats.{key}" for key in keys)

    layout.flags(f"{name}.clan", len(CLANS) + 2, "clan; then: no clan, not yet chosen", shows("clan"))
    layout.counts(f"{name}.money", 1, "pounds", shows("money"))
    layout.counts(f"{name}.glory", 1, "glory", shows("glory"))
    layout.counts(f"{name}.goods", goods, "wool, grain, milk, bread, cheese, whisky", shows("goods"))
    layout.counts(f"{name}.units", UNITS, "units on the map, by kind", shows("units"))
    layout.counts(f"{name}.left", UNITS, "units on the player board, by kind", shows("left"))
    layout.counts(f"{name}.merchants", 2, "merchants hired, and those in stock", shows("merchants"))
    layout.counts(f"{name}.shipping", 1, "level of shipping", shows("shipping"))
    layout.flags(f"{name}.technology", 2, "woodcutters, miners upgraded", shows("technology"))
    layout.counts(
        f"{name}.contracts", 2 * CARD, f"two places for contracts: {CARD_WORDS}", shows("contracts")
    )
    layout.flags(f"{name}.fulfilled", CONTRACTS, "contracts fulfilled", shows("fulfilled"))
    layout.counts(f"{name}.exports", 1, "how many contracts that is")
    layout.counts(f"{name}.imports", 4, "hops, cotton, tobacco, sugar cane", shows("imports"))
    layout.counts(f"{name}.meat", 1, "animals slaughtered", shows("meat"))
    layout.flags(f"{name}.ports used", PORT_KINDS, "ports used, by kind", shows("ports_used"))
    layout.flags(f"{name}.ports open", PORT_KINDS, "ports that can be used, by kind", shows("ports_open"))
    layout.flags(f"{name}.passed", 1, "whether this player has passed", shows("passed"))
    layout.counts(f"{name}.bid", 1, "points bid for the clan", shows("bid"))
    layout.flags(f"{name}.cellar", 3, "MacKenzie's cellar: fresh, young, old", shows("cellar"))
    layout.counts(f"{name}.whisky made", 1, "whisky made in this round's production")


def printed_layout(options: Options, layout: Layout) -> Layout:
    """What the set-up drew, after all that moves."""
    for name in ("grass", "forest", "mountain", "loch"):
        layout.flags(f"map.{name}", HEXES, f"hexes with {name}", "map.hexes.terrain")
    layout.counts("map.cost", HEXES, "cost of the land", "map.hexes.cost")
    layout.flags("map.mist", HEXES, "hexes out of play", "map.hexes.mist")
    layout.flags("map.delta", HEXES, "hexes at a river's mouth", "map.hexes.delta")
    words = "a river between the hex and its first, second, third neighbour that comes later in the list"
    layout.flags("map.rivers", 3 * HEXES, words, "map.rivers")
    layout.counts("map.port", HEXES, "kind of port + 1", "map.hexes.port")
    layout.flags("map.covered", HEXES, "hexes covered by a tile", "map.hexes.covered")
    layout.counts("map.sides", 4, "side of each module", "map.sides")
    tiles = 0 if options.yes("no_scoring_tiles") else 5
    layout.flags("scoring.tiles", tiles * TILE_KINDS, "which scoring tile lies at each round", "scoring.tile")
    words = "on offer: clan, starting tile, its money and goods"
    layout.counts("offer", offer_size(options) * (len(CLANS) + 1 + 2 + len(GOODS)), words, "offer")
    return layout
