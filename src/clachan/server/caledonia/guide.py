"""Short helps in our own words, with the numbers of the data in use and where the rulebook says it."""

import re
from typing import NamedTuple

from clachan.games.caledonia.components import Components, load_components

# Names between angles stand for printed numbers: those of the clan or port itself, or any by their full name.
CLANS = {
    "buchanan": "Has two boxes for contracts. One fee takes up to two contracts, and one turn may fulfil "
    "both.",
    "campbell": "Dairies, bakeries and distilleries are cheaper: the 1st to 4th of a kind by £<discounts>.",
    "cunningham": "After production, milk may be churned to butter for £<milk> each; the price of milk "
    "stays.",
    "fergusson": "Places three first workers instead of two, all on the border, and can ship from the start.",
    "macdonald": "Workers cost £<cost> and earn £<income>. They may stand on lochs as fishermen, never "
    "side by "
    "side, and before the action one of them may row to the next loch. No technology.",
    "macewen": "A contract with hops also lets grain be brewed, one for each hop and at most <hops>, "
    "£<money> each.",
    "mackenzie": "Every whisky made brings £<whisky>. One a round may go to the cellar; it brings "
    "£<cellar> when "
    "taken out fresh, young or old.",
    "robertson": "Land in a river delta (Δ) is cheaper: £<discount_large>, or £<discount_small> with 1 or "
    "2 players.",
    "stewart": "Begins with <merchants> merchants and river shipping, and gets £<trade> for every good "
    "traded.",
}
PORTS = {
    "meat": "While slaughtering: <fewer> animal fewer has to go.",
    "basics": "Give a basic good, get any <gain> basic goods.",
    "processed": "Give a processed good, get any <gain> processed goods.",
    "upgrade": "One bonus upgrade and <glory> glory.",
    "money": "£<money> at once.",
    "price": "Move a price by <steps> steps, then trade that good in this turn.",
    "swap": "Take <units> units off the map and put others from your board in their place, free of charge.",
    "contracts": "£<money>; with room in the export box also a look at contracts from the pile.",
    "any": "Pay £<cost> and use any other port of this game.",
}
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
    return [{"word": t.word, "group": t.group, "text": _filled(t.text), "page": t.page} for t in TOPICS]


def clan_help(clan: str) -> str:
    return _filled(CLANS[clan], f"clans.{clan}.")


def port_help(port: str) -> str:
    return _filled(PORTS[port], f"ports.{port}.")


def tile_help(tile: str) -> str:
    return _filled(TILES[tile], f"tiles.{tile}.")


def _filled(text: str, prefix: str = "") -> str:
    return re.sub(r"<([\w.]+)>", lambda named: _number(load_components(), prefix, named[1]), text)


def _number(components: Components, prefix: str, name: str) -> str:
    if name == "fees":
        return ", ".join(f"+£{fee}" if fee > 0 else f"£{-fee}" for fee in components.fees)
    found = components.numbers[prefix + name]
    return str(found) if isinstance(found, int) else ", ".join(map(str, found))
