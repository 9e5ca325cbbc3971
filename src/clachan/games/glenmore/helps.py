"""What there is to know about the game, in our own words, with the numbers of the data in use."""

from clachan.core import help as core_help
from clachan.core.help import Help
from clachan.games.glenmore.chronicle_helps import CHRONICLE_HELPS
from clachan.games.glenmore.components import CHRONICLES, load_components

HELPS = (
    Help("step", ("turn", "order", "steps"),
         "Whoever is last on the track moves, and moves again while still last. Take a tile ahead and pay "
         "for it, lay it (or keep it if it is a person), carry out its one-time effects, activate it and the "
         "tiles around it, move Scotsmen and sell as you like, then end the turn. The track is filled up "
         "again.", "Course of a turn, p. 10", "turn"),
    Help("step", ("track", "take", "discard", "consolation"),
         "Take any tile ahead of your pawn, however far, that you can pay for and lay. A long jump gives the "
         "others the turns in between. Tiles that everybody has passed are discarded at once. If you "
         "can take nothing at all, discard a tile for <board.discard.coins> coin or "
         "<board.discard.movement> movement point.", "Taking a tile, p. 10 and 13", "track"),
    Help("step", ("paying", "pay", "cost", "buy"),
         "Goods are paid from any of your tiles or bought at the market on the spot; coins and whisky from "
         "what you own; a Scotsman comes from your territory.", "Costs, p. 13", "pay"),
    Help("step", ("territory", "place", "lay"),
         "A tile shares an edge with your territory, and a Scotsman of yours stands on one of the eight "
         "tiles around it. The river is one straight row: river tiles lengthen it at either end, and no "
         "other tile stands left or right of it.", "Laying tiles, p. 13 and 14", "territory"),
    Help("step", ("one-time effects", "resolve", "once", "effects"),
         "When a tile is laid, its one-time effects happen once, in the order you like: a landmark card, a "
         "Scotsman on the tile, a good, a clan marker, whisky, coins, points.",
         "One-time effects, p. 15", "effects"),
    Help("step", ("activation", "activate"),
         "The new tile and its up to eight neighbours, in any order, each once a turn and only if you like. "
         "Goods stay on their tile, at most <board.goods_on_a_tile>; if a tile makes different goods and has "
         "not room for all, you choose which are kept, and the rest is lost.",
         "Activation, p. 15 to 17", "activation"),
    Help("step", ("exchange",),
         "Give the goods that the tile asks for, from any of your tiles or bought at once. Some tiles want "
         "goods that differ, some sheep and cattle in any mix.", "Activation, p. 16", "exchange"),
    Help("step", ("gaining", "gain"),
         "Choose the good or the tile on which it goes. A tile holds at most <board.goods_on_a_tile> goods; "
         "sell before if there is no room.", "Activation, p. 16", "gain"),
    Help("step", ("movement", "move", "to"),
         "Each movement point moves one Scotsman to a tile of yours that touches his by an edge or a corner. "
         "Points left at the end of the turn are lost.", "Movement, p. 16", "movement"),
    Help("step", ("market", "sell"),
         "At any time of your turn a good brings the rightmost coins of its row. Buying puts coins on the "
         "first free space of the row (<board.market.prices>) and is only for something you pay at once. A "
         "full row has nothing to buy, an empty one pays nothing.", "Market, p. 12", "market"),
    Help("term", ("clan board", "clans", "clan", "marker", "roads"),
         "A clan marker goes to a free clan. You pay the coins of the cheapest road from the start area or "
         "from any marker, whoever's. Most bonuses come at once, some last. Clans without a bonus are only "
         "crossed.", "Persons and clans, p. 18 and 21", "clan board"),
    Help("term", ("die",),
         "A player without a will: when it is last it jumps over as many tiles as it shows (<board.die>) and "
         "discards the one it lands on. It never stops on a tile of a chronicle, and waits while no other "
         "lies ahead; on or past World's End it leaves the game. Always there with two players.",
         "The die, p. 10", "dice"),
    Help("term", ("scotsmen", "scotsman"),
         "They decide where you may build, and those on your Home Castle count in scoring rounds. You have "
         "<board.scotsmen> in all.", "Laying tiles and scoring, p. 13 and 19"),
    Help("term", ("river",),
         "One row through your starting tiles, longer at both ends, never broken.", "Laying tiles, p. 13"),
    Help("term", ("building over", "overbuild", "over"),
         "A tile with the sign for it goes on top of a tile of the same kind, river on river only. A "
         "Scotsman on that tile or around it is enough. Goods and Scotsmen move up; the pile counts as one "
         "tile.", "Laying tiles, p. 14"),
    Help("term", ("landmark cards", "cards", "landmark"),
         "A landmark card comes with the tile of its name. Some work at once, some always, some at the end, "
         "and all count in scoring rounds.", "Landmark cards, p. 20"),
    Help("term", ("scoring rounds", "scoring", "rounds"),
         "When stack A, B or C is used up, and at the end: for Scotsmen on the Home Castle, landmark cards, "
         "whisky and persons each, compare with who has fewest. 1, 2, 3, 4, 5 or more ahead give "
         "<board.scoring.difference> points.", "Scoring, p. 19"),
    Help("term", ("the end", "end", "worlds end", "stop", "score", "points", "final", "finish"),
         "World's End lies about the middle of stack D. A pawn that stops on it or passes it takes no more "
         "turns. When every pawn has, the last scoring round follows, then <board.scoring.tile> points for "
         "every tile more than the smallest territory has, <board.scoring.coin> for each coin, and "
         "cards that score at the end. A tie goes to more goods.", "End of the game, p. 19"),
    Help("term", ("stacks", "stack"),
         "S for the start, then A, B, C and D. Later tiles are stronger.", "Set-up, p. 9"),
    Help("term", ("goods", "good"),
         "Wood, stone, barley, sheep and cattle. Whisky and coins are no goods.", "Market, p. 12"),
)  # fmt: skip

KIND_LINES = {
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


def helps() -> list[Help]:
    """Every help, with its numbers; those of the chronicles come last."""
    return [one._replace(text=filled(one.text)) for one in (*HELPS, *map(_chronicle, CHRONICLES))]


def _chronicle(number: int) -> Help:
    words, text, page = CHRONICLE_HELPS[number]
    return Help("chronicle", (f"chronicle {number}", *words), text, page)


def filled(text: str) -> str:
    return core_help.filled(text, load_components().numbers)
