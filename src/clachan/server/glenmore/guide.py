"""Short helps in our own words, with the numbers of the data in use and where the rulebook says it."""

import re
from typing import NamedTuple

from clachan.games.glenmore.components import CHRONICLES, Components, load_components
from clachan.server.glenmore.chronicle_guide import CHRONICLE_TOPICS


class Topic(NamedTuple):
    """One short help; `group` is the group of actions it stands beside."""

    word: str
    group: str
    text: str
    page: str


# Names between angles stand for printed numbers, by file and dotted name.
TOPICS = (
    Topic("turn", "turn",
          "Whoever is last on the track moves, and moves again while still last. Take a tile ahead and "
          "pay for it, lay it, carry out its one-time effects, activate it and the tiles around it, move "
          "Scotsmen and sell as you like, then end the turn. The track is filled up again.",
          "Course of a turn, p. 10"),
    Topic("track", "track",
          "Take any tile ahead of your pawn, however far, that you can pay for and lay. A long jump gives"
          " the others the turns in between. Tiles that everybody has passed are discarded. If you can "
          "take nothing at all, discard a tile for <board.discard.coins> coin or <board.discard.movement>"
          " movement point.",
          "Taking a tile, p. 10 and 13"),
    Topic("paying", "pay",
          "Goods are paid from any of your tiles or bought at the market on the spot; coins and whisky "
          "from what you own; a Scotsman comes from your territory.", "Costs, p. 13"),
    Topic("territory", "territory",
          "A tile shares an edge with your territory, and a Scotsman of yours stands on one of the eight "
          "tiles around it. The river is one straight row: river tiles lengthen it at either end, and no "
          "other tile stands left or right of it. A tile with ⇑ is built over one of the same kind.",
          "Laying tiles, p. 13 and 14"),
    Topic("one-time effects", "effects",
          "When a tile is laid, its one-time effects happen once, in the order you like: a landmark card,"
          " a Scotsman on the tile, a good, a clan marker, whisky, coins, points.",
          "One-time effects, p. 15"),
    Topic("activation", "activation",
          "The new tile and its up to eight neighbours, in any order, each once a turn and only if you "
          "like. Goods stay on their tile, at most <board.goods_on_a_tile>. Sunlit corners mark what may "
          "still be activated.",
          "Activation, p. 15 to 17"),
    Topic("exchange", "exchange",
          "Give the goods that the tile asks for, from any of your tiles or bought at once. Some tiles "
          "want goods that differ, some sheep and cattle in any mix.", "Activation, p. 16"),
    Topic("gaining", "gain",
          "Choose the good or the tile on which it goes. A tile holds at most <board.goods_on_a_tile> "
          "goods; sell before if there is no room.", "Activation, p. 16"),
    Topic("movement", "movement",
          "Each movement point moves one Scotsman to a tile of yours that touches his by an edge or a "
          "corner. Points left at the end of the turn are lost.", "Movement, p. 16"),
    Topic("market", "market",
          "At any time of your turn a good brings the rightmost coins of its row. Buying puts coins on "
          "the first free space of the row (<board.market.prices>) and is only for something you pay at "
          "once. A full row has nothing to buy, an empty one pays nothing.", "Market, p. 12"),
    Topic("clan board", "clan board",
          "A clan marker goes to a free clan. You pay the coins of the cheapest road from the start area "
          "or from any marker, whoever's. Most bonuses come at once, some last. Clans without a bonus are"
          " only crossed.",
          "Persons and clans, p. 18 and 21"),
    Topic("die", "dice",
          "A player without a will: when it is last it jumps over as many tiles as it shows (<board.die>)"
          " and discards the one it lands on. Always there with two players.", "The die, p. 10"),
    Topic("scoring rounds", "",
          "When stack A, B or C is used up, and at the end: for Scotsmen on the Home Castle, landmark "
          "cards, whisky and persons each, compare with who has fewest. 1, 2, 3, 4, 5 or more ahead give "
          "<board.scoring.difference> points.", "Scoring, p. 19"),
    Topic("the end", "",
          "World's End lies in stack D. A pawn that stops on it or passes it takes no more turns. When "
          "every pawn has, the last scoring round follows, then <board.scoring.tile> points for every "
          "tile more than the smallest territory has, <board.scoring.coin> for each coin, and cards that "
          "score at the end. A tie goes to more goods.", "End of the game, p. 19"),
    Topic("landmark cards", "",
          "A landmark card comes with the tile of its name. Some work at once, some always, some at the "
          "end, and all count in scoring rounds.", "Landmark cards, p. 20"),
)  # fmt: skip

KINDS = {
    "village": "gives movement points and usually a Scotsman",
    "castle": "brings a landmark card and a Scotsman",
    "animal": "a pasture: makes sheep or cattle",
    "material": "makes wood, stone or barley",
    "whisky": "a distillery: barley becomes whisky",
    "trade": "goods for points; inns simply give points",
    "loch": "a landmark card and a longer river, no activation",
    "other": "a tile of a chronicle",
    "person": "kept beside the territory; brings a clan marker and counts in scoring rounds",
    "end": "pawns that stop here or pass it are done",
    "start": "the boat race begins when a pawn passes it",
    "sale": "barrels are sold here in passing",
}


def topics() -> list[dict[str, str]]:
    """Every help, ready to show; those of the chronicles carry the chronicle's number as their word."""
    components = load_components()
    shown = [
        {"word": t.word, "group": t.group, "text": filled(t.text, components), "page": t.page} for t in TOPICS
    ]
    for number in CHRONICLES:
        text, page = CHRONICLE_TOPICS[number]
        word = f"chronicle {number}"
        shown.append({"word": word, "group": "", "text": filled(text, components), "page": page})
    return shown


def filled(text: str, components: Components) -> str:
    return re.sub(r"<([\w. ]+)>", lambda named: _printed(components, named[1]), text)


def _printed(components: Components, name: str) -> str:
    found = components.numbers[name]
    return str(found) if isinstance(found, int) else ", ".join(map(str, found))
