"""Short helps in our own words, with the numbers of the data in use and where the rulebook says it."""

from typing import NamedTuple

from clachan.games.caledonia.helps import filled

# Names between angles stand for printed numbers, as in helps.py.
TILES = {
    "basics": "<glory> glory for each basic good",
    "processed": "<glory> glory for every <each> processed goods",
    "units": "<glory> glory for each animal or building on the map, <field> for a field",
    "workers": "<glory> glory for each worker on the map",
    "border": "<glory> glory for every <each> units on the border of the map",
    "imports": "<glory> glory for each cotton, tobacco and sugar cane",
    "meat": "<glory> glory for each animal exported",
    "upgrades": "<glory> glory for each upgrade: shipping, technology, merchants",
    "costly": "<glory> glory for each unit on land of £<land> or more",
}


class Topic(NamedTuple):
    """One short help; `group` is the group of actions it stands beside."""

    word: str
    group: str
    text: str
    page: str


TOPICS = (
    Topic("turn", "turn",
          "The game has five rounds. In each, the players take one action a turn until all have passed. "
          "Whoever "
          "passes first gets the most money and goes first in the next round. Then all units produce and the "
          "scoring tile of the round gives glory.", "Game structure, p. 4; Pass, p. 6"),
    Topic("trade", "trade",
          "Send merchants, one for each good, to buy or sell one kind of good at its price. Afterwards "
          "the price "
          "goes up a step for each bought or down for each sold. The merchants stay at the market until "
          "the next "
          "round, and while they do you cannot use the other side of that good.", "Action 1, p. 4"),
    Topic("contracts", "contracts",
          "Take a contract into your empty export box; the fee changes with the round (<fees>). Fulfil it by "
          "giving its goods. Mutton and beef are sheep and cows taken off the map. You get the imports, "
          "which "
          "score at the end, and the bonuses at once.", "Actions 2 and 7, p. 4 and 6"),
    Topic("expand", "expand",
          "Put a unit on an empty hex next to your units or within shipping reach. You pay for the unit "
          "and for "
          "the land. Workers need forest or mountain, all else needs grassland. Beside another clan's "
          "unit you "
          "may then buy what it makes below the price.", "Action 3, p. 4 and 5"),
    Topic("upgrades", "upgrades",
          "Shipping (£<shipping.cost> a step) crosses rivers first, then more and more lochs. Technology "
          "(£<technology.cost>) makes all your woodcutters or all your miners earn more. Another merchant "
          "costs "
          "£<merchants.cost>.", "Actions 4 to 6, p. 5 and 6"),
    Topic("ports", "ports",
          "A port within reach may be used once in the game, before or after your action, at no cost of "
          "an action.",
          "Using a port, p. 6"),
    Topic("clan power", "clan power",
          "What your clan can do is told on its card; point at the clan's name to read it.", "Clans, p. 8"),
    Topic("production", "production",
          "Workers earn money, sheep give wool, cows milk and fields grain. Then each dairy may turn a "
          "milk into "
          "cheese, each bakery a grain into bread, each distillery a grain into whisky.", "Phase 3, p. 7"),
    Topic("slaughter", "slaughter",
          "Choose which sheep or cows leave the map for the contract. They go back to your board.",
          "Action 7, p. 6"),
    Topic("first workers", "first workers",
          "Each clan places two workers in turn order and then in reverse. Worker and land are paid. "
          "Where they "
          "stand decides where you can grow.", "Placing the first workers, p. 3"),
    Topic("clans", "clans",
          "Each clan comes with a starting tile of money and goods. Point at a clan to read its power.",
          "Clans, p. 3 and 8"),
    Topic("settlements", "",
          "Units of yours that touch, with no river between, form a settlement. At the end the largest "
          "number of "
          "settlements that your shipping joins is counted: several small ones are better than one big one.",
          "Final scoring, p. 7"),
    Topic("imports", "",
          "Hops are a point each. Of cotton, tobacco and sugar cane, the one imported least is worth "
          "most, so the "
          "values change until the end.", "Final scoring, p. 7"),
    Topic("solo game", "",
          "Neutral workers block the cheapest land. Between the rounds dice move three prices and take a "
          "contract "
          "away. Your points are rated at the end.", "Solo game, p. 8"),
)  # fmt: skip


def topics() -> list[dict[str, str]]:
    """Every help, ready to show."""
    return [{"word": t.word, "group": t.group, "text": filled(t.text), "page": t.page} for t in TOPICS]


def tile_help(tile: str) -> str:
    return filled(TILES[tile], f"tiles.{tile}.")
