"""Short helps for Glen More II, in our own words, with the numbers of the data in use."""

import re

from clachan.cli.drawing import Topic
from clachan.cli.glenmore.chronicle_helps import CHRONICLE_HELPS
from clachan.cli.glenmore.wording import sentence
from clachan.games.glenmore.components import Components, load_components
from clachan.games.glenmore.view import face_view

# Names between angles stand for printed numbers, by file and dotted name.
STEPS = (
    (
        ("turn", "order", "steps"),
        "Whoever is last on the track moves, and goes on moving while still last. 1. Take a tile ahead and "
        "pay for it. 2. Lay it, or keep it if it is a person. 3. Its one-time effects. 4. Activate it and "
        "the tiles around it, move Scotsmen, sell. 5. End the turn: the track is filled up again.",
    ),
    (
        ("take", "track"),
        "Any tile ahead of your pawn, however far, that you can pay for and lay. A long jump gives the "
        "others the turns in between. Tiles that everybody has passed are discarded.",
    ),
    (
        ("pay", "cost", "buy"),
        "Goods are paid from any of your tiles or bought at the market on the spot; coins and whisky from "
        "what you own; a Scotsman from your territory.",
    ),
    (
        ("place", "lay", "territory"),
        "The tile must share an edge with your territory, and on one of the eight tiles around it one of "
        "your Scotsmen must stand. The river is one straight line: river tiles lengthen it at either end, "
        "and no other tile may stand left or right of a river tile.",
    ),
    (
        ("activate", "activation"),
        "The new tile and its up to eight neighbours, in any order, each once a turn and only if you like. "
        "`*` marks those that still may. Goods stay on their tile, at most <board.goods_on_a_tile>.",
    ),
    (
        ("resolve", "once", "effects"),
        "One-time effects happen when a tile is laid, in the order you like: a landmark card, a Scotsman "
        "on the tile, a good of your choice, a clan marker, whisky, coins, points.",
    ),
    (
        ("move", "movement", "to"),
        "Each movement point moves one Scotsman to a tile of yours that touches his by an edge or a corner. "
        "Points left at the end of the turn are lost.",
    ),
    (
        ("sell", "market"),
        "At any time of your turn a good brings the rightmost coins of its row. Buying puts coins on the "
        "first free space of the row (<board.market.prices>) and is only for something you pay at once. "
        "A full row has nothing to buy, an empty one pays nothing.",
    ),
    (
        ("end", "worlds end", "stop"),
        "World's End lies in stack D. A pawn that stops on it or passes it takes no more turns. When every "
        "pawn has, the fourth scoring round and the final scoring follow.",
    ),
    (
        ("discard", "consolation"),
        "Who can take no tile at all moves to any tile, discards it, and gains <board.discard.coins> coin "
        "or <board.discard.movement> movement point.",
    ),
)
KINDS = (
    ("village", "Gives movement points. Its one-time effect usually brings a Scotsman."),
    ("castle", "Brings a landmark card and a Scotsman, and movement points."),
    ("animal", "A pasture: makes sheep or cattle."),
    ("material", "Makes wood, stone or barley; the abbey any good."),
    ("whisky", "A distillery: turns barley into whisky, which counts in every scoring round."),
    (
        "trade",
        "Goods for points: `unlike` asks for different goods, `animals` for sheep and cattle in any mix, "
        "`any` for whatever you have. Inns simply give points.",
    ),
    ("loch", "Brings a landmark card and makes the river longer; it is not activated."),
    ("other", "A tile of a chronicle that is of no usual kind."),
    (
        "person",
        "Is kept beside the territory and activates nothing; you place a clan marker. Persons count in "
        "every scoring round.",
    ),
)
TERMS = (
    (
        ("scotsmen", "scotsman"),
        "They decide where you may build, and those on your Home Castle count in scoring rounds. You have "
        "<board.scotsmen> in all.",
    ),
    (("river",), "Marked ≈. One row through your starting tiles, longer at both ends, never broken."),
    (
        ("overbuild", "over"),
        "Marked ↑: goes on top of a tile of the same kind, river on river only. A Scotsman on that tile or "
        "around it is enough. Goods and Scotsmen move up; the pile counts as one tile.",
    ),
    (
        ("clans", "clan", "marker", "roads"),
        "A clan marker goes to a free clan. You pay the coins on the cheapest road from the start area or "
        "from any marker, whoever's. Most bonuses come at once, some last. `clans` lists them.",
    ),
    (
        ("cards", "landmark"),
        "A landmark card comes with the tile of its name. Some work at once, some always, some at the end, "
        "and all count in scoring rounds. `cards` lists them.",
    ),
    (
        ("scoring", "rounds"),
        "When stack A, B or C is used up, and at the end: for Scotsmen on the Home Castle, landmark cards, "
        "whisky and persons each, compare with who has fewest. 1, 2, 3, 4, 5 or more ahead give "
        "<board.scoring.difference> points.",
    ),
    (
        ("score", "points", "final", "finish"),
        "After the last scoring round: <board.scoring.tile> points for every tile more than the smallest "
        "territory has, <board.scoring.coin> for each coin, then cards that score at the end. A tie goes to "
        "more goods.",
    ),
    (
        ("die",),
        "A player without a will: when it is last it jumps over as many tiles as it shows "
        "(<board.die>) and discards the one it lands on. Always with two players.",
    ),
    (("stack", "stacks"), "S for the start, then A, B, C and D. Later tiles are stronger."),
    (("goods", "good"), "Wood, stone, barley, sheep and cattle. Whisky and coins are no goods."),
    (("options", "short"), "`players`, `die`, `short` (World's End early), `chronicles` such as 148."),
)


def topics() -> list[Topic]:
    """Everything that `rules` can explain."""
    components = load_components()
    found = [Topic("step", words, _filled(text, components)) for words, text in STEPS]
    found += [Topic("tile kind", (kind, f"{kind}s"), text) for kind, text in KINDS]
    found += [Topic("term", words, _filled(text, components)) for words, text in TERMS]
    found += [Topic("clan", (clan.key,), _clan(clan.bonus)) for clan in components.clans]
    found += [Topic("card", (card.key,), f"{card.timing}: {card.effect}.") for card in components.cards]
    found += [Topic("tile", (tile.key,), f"{sentence(face_view(tile))}.") for tile in components.tiles]
    names = components.chronicles.names
    found += [
        Topic("chronicle", (*words, f"chronicle {number}"), f"{number}: {names[number - 1]}. {text}")
        for number, words, text in CHRONICLE_HELPS
    ]
    return found


def _clan(bonus: str) -> str:
    return "No bonus: markers do not go there, roads may cross it." if bonus == "none" else f"{bonus}."


def _filled(text: str, components: Components) -> str:
    return re.sub(r"<([\w. ]+)>", lambda named: _printed(components, named[1]), text)


def _printed(components: Components, name: str) -> str:
    found = components.numbers[name]
    return str(found) if isinstance(found, int) else ", ".join(map(str, found))
