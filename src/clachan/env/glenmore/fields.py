"""The names of the numbers that encoding.py and chronicles.py write, in the same order."""

from clachan.core.options import Options
from clachan.env.field_list import FieldList
from clachan.env.glenmore.chronicles import CELLAR_SPACES, GATHERING, NEUTRAL, VALUES
from clachan.env.glenmore.encoding import CARD_COUNT, HOME, KINDS, ROWS, STACK_COUNT, TILE_COUNT, tile_width
from clachan.games.glenmore.chronicle_records import HEAP, MOB_COUNT, OUTLAWS, SALE_TILES
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.rules.chronicles.great_gathering import BALLOTS
from clachan.games.glenmore.rules.chronicles.reward_tokens import KINDS as REWARD_KINDS
from clachan.games.glenmore.state import CLAN_SPACES, GOODS_COUNT, LINES, SPACES

DERIVED = (
    "scores",
    "points",
    "next_scoring",
    "seats.territory",
    "seats.people",
    "stack.later",
    "england.turn",
    "cellars.sales",
    "gathering.cards.counts",
    "gathering.cards.leading",
)
"""Keys of the view that follow from several fields together."""

FIXED = (
    "game", "players", "grid", "chronicles", "market.good", "market.prices", "clan_board.clan",
    "clan_board.bonus", "clan_board.at", "race.neutral", "mountain.spaces", "cellars.lower_spaces",
    "england.prices",
)  # fmt: skip
"""Keys of the view that are the same in every game with the same options."""

HOME_WORDS = "goods (5), Scotsmen, open, activated, depth + 1"


def fields_of(options: Options) -> FieldList:
    players, fields = options.number("players"), FieldList()
    fields.flags(
        "observer", players, "the seat that observes; everywhere else it comes first, then the others"
    )
    fields.counts("turn", 1, "turns so far", "turn")
    fields.counts("scorings", 1, "scoring rounds held", "scorings")
    fields.flags("over", 1, "whether the game is over", "over")
    fields.question(players, KINDS)
    _turn(fields, players)
    words = (
        "each space: tile + 1 (100: mountain), figures (the observer first, die, Englishman), whether last"
    )
    fields.counts("track", SPACES * (players + 4), words, "track")
    fields.counts(
        "market", ROWS, "coin stacks in each row; the last row is England's", "market.stacks england.stacks"
    )
    words = "each clan space: coins that it costs now, then whose marker is on it"
    fields.counts("clan_board", CLAN_SPACES * (players + 1), words, "clan_board.cost clan_board.seat")
    for seat in range(players):
        _player(fields, "you" if seat == 0 else f"other {seat}")
    chronicles = chronicles_of(options)
    words = (
        "each tile: space of the track (from 1), column, row (from 1), depth below others, goods (5), "
        "Scotsmen, open, activated, discarded, in the bag, removed, then whose it is"
    )
    words += "; who discarded it" if 7 in chronicles else ""
    shows = "discard gathering.piles" if 7 in chronicles else "discard"
    fields.counts("tiles", TILE_COUNT * tile_width(players, 7 in chronicles), words, shows)
    for number, add in CHRONICLES.items():
        if number in chronicles:
            add(fields, players)
    return fields


def _turn(fields: FieldList, players: int) -> None:
    fields.counts("movement", 1, "movement points left", "movement_points")
    fields.counts("loch ness", 1, "activations elsewhere that Loch Ness still allows")
    fields.counts("taken", 1, "tile taken in this turn + 1")
    fields.flags("english turn", 1, "whether the Englishman moves")
    fields.flags("mover", players + 2, "the figure that moved last, the observer first; then die, Englishman")
    fields.flags(
        "stack.current", STACK_COUNT, "the stack tiles are drawn from: S, A, B, C, D", "stack.current"
    )
    fields.counts("stack.left", 1, "tiles left in it", "stack.left")
    fields.counts("stack.drawn", 1, "tiles laid from it")
    fields.counts("scorings due", 1, "scoring rounds before the next turn")
    fields.flags("stack.worlds_end", 1, "whether World's End lies on the track", "stack.worlds_end")


def _player(fields: FieldList, name: str) -> None:
    fields.counts(f"{name}.coins", 1, "coins", "seats.coins")
    fields.counts(f"{name}.whisky", 1, "barrels of whisky", "seats.whisky")
    fields.counts(f"{name}.scotsmen", 1, "Scotsmen in the supply", "seats.scotsmen")
    fields.counts(f"{name}.markers", 1, "clan markers left", "seats.markers")
    fields.counts(f"{name}.persons", 1, "persons as they count", "seats.persons")
    fields.flags(f"{name}.hume", 1, "whether David Hume is here")
    fields.flags(f"{name}.cards", CARD_COUNT, "landmark cards", "seats.cards")
    fields.flags(f"{name}.events", CARD_COUNT, "landmark cards on their event side", "events.turned")
    fields.flags(f"{name}.clans", CLAN_SPACES, "clan spaces with an own marker", "seats.clans")
    fields.counts(f"{name}.goods", GOODS_COUNT, "wood, stone, barley, sheep, cattle", "seats.goods")
    fields.flags(f"{name}.finished", 1, "whether World's End is reached", "seats.finished")
    fields.counts(f"{name}.river", 2, "columns where the river ends")
    fields.counts(f"{name}.size", 1, "tiles of the territory")
    fields.signed(f"{name}.lines", LINES, "points by line of the score sheet so far")
    fields.counts(f"{name}.village", HOME, f"the Starting Village: {HOME_WORDS}")
    fields.counts(f"{name}.castle", HOME, f"the Home Castle: {HOME_WORDS}")


def _race(fields: FieldList, players: int) -> None:
    fields.flags("race.racing", 1, "whether the race is on", "race.racing")
    words = "whose river comes before the last neutral one"
    fields.flags("race.after", players, words, "race.rivers")
    words = "each boat: its river (yours first, then neutral ones), column, result"
    fields.counts("race.boats", players * (players + NEUTRAL + 2), words, "race.boats")
    fields.counts("race.tokens", players + NEUTRAL, "tokens on each castle", "race.tokens.left")
    fields.counts("race.choice", REWARD_KINDS, "tokens to choose from, by kind", "race.tokens.choice")


def _mountain(fields: FieldList, players: int) -> None:
    del players
    fields.counts("mountain", HEAP, "goods (5) and coins on the mountain", "mountain.coins mountain.goods")


def _cellars(fields: FieldList, players: int) -> None:
    fields.counts("sales", 2 * SALE_TILES, "barrels below and extra on sale tiles b, c, d")
    words = "each seat: cellars, a flag for each of nine spaces, barrels in the area without points"
    fields.counts("cellars", players * (2 + CELLAR_SPACES), words, "cellars.seats")


def _england(fields: FieldList, players: int) -> None:
    words = "who holds the England token; the last one: nobody"
    fields.flags("england.holder", players + 1, words, "england.holder")


def _haggis(fields: FieldList, players: int) -> None:
    fields.counts("haggis.open", VALUES, "open tokens by value", "haggis.open")
    fields.counts("haggis.hidden", 1, "tokens face down in the supply", "haggis.hidden")
    words = "each table: tokens, then those shown and those known to all, by value"
    fields.counts("haggis.tables", players * (1 + 2 * VALUES), words, "haggis.tables")
    fields.counts("haggis.own", VALUES, "your own tokens by value", "haggis.tables")


def _events(fields: FieldList, players: int) -> None:
    words = "each seat: whether the tables of Scotsmen and of whisky have been replaced"
    fields.flags("events.tables", 2 * players, words, "events.scotsmen_table events.whisky_table")


def _gathering(fields: FieldList, players: int) -> None:
    words = "cards in the game; voted on; passed; being voted on now"
    fields.flags("gathering.cards", 4 * GATHERING, words, "gathering.cards.card gathering.cards.result")
    words = "each seat: ayes, nays, whether two were used at once, whether a ballot is in"
    fields.counts("gathering.votes", 4 * players, words, "gathering.markers gathering.voted")
    fields.flags("gathering.own", BALLOTS, "your own ballot", "gathering.own")


def _mobs(fields: FieldList, players: int) -> None:
    fields.flags("mobs.prison", MOB_COUNT, "mobsters in prison", "mobs.prison")
    fields.flags("mobs.freed", MOB_COUNT, "mobsters that players hold", "mobs.tokens")
    fields.counts("mobs.pennies", MOB_COUNT, "pennies on the cards", "mobs.prison")
    fields.counts("mobs.tokens", MOB_COUNT, "tokens left on the cards, or how they were used", "mobs.tokens")
    fields.counts("mobs.later", 1, "cards that come with stack B", "mobs.later")
    words = "each seat: pennies worth -1, pennies worth +1, mobsters held"
    fields.counts("mobs.held", players * (2 + MOB_COUNT), words, "mobs.pennies mobs.held")
    words = "Kenneth, Fergus, Mike: in whose territory, column and row (from 1)"
    fields.counts("mobs.outlaws", OUTLAWS * (players + 2), words, "mobs.outlaws")
    fields.counts("mobs.tolls", CLAN_SPACES, "tokens of Peggy McWander: 1 and 2", "mobs.tolls")
    fields.counts("mobs.reserved", 2, "tile reserved + 1, and the token on it + 1", "mobs.reserved")
    fields.flags("mobs.claimed", CARD_COUNT, "landmark cards with a token of John McClaim", "mobs.claimed")
    fields.counts("mobs.roll", 1, "the roll that Oonagh McHagg may have rolled again", "mobs.roll")


CHRONICLES = {
    1: _race, 2: _mountain, 3: _cellars, 4: _england, 5: _haggis, 6: _events, 7: _gathering, 8: _mobs,
}  # fmt: skip
