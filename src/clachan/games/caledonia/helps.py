"""What there is to know about the game, in our own words, with the numbers of the data in use."""

from clachan.core import help as core_help
from clachan.core.help import Help
from clachan.games.caledonia.components import load_components

# Names between angles stand for printed numbers: those of the clan or port itself, or any by their full name.
CLAN_POWERS = {
    "buchanan": "Two boxes for contracts: one fee takes up to two, and both may be fulfilled in one turn.",
    "campbell": "The 1st, 2nd, 3rd and 4th dairy, bakery or distillery of a kind is £<discounts> cheaper.",
    "cunningham": "After production, any milk turns into butter at £<milk> each; the milk price stays.",
    "fergusson": "Three first workers instead of two, all on the border, and shipping from the start.",
    "macdonald": "Workers cost £<cost> and earn £<income>. They may also fish on lochs, never side by side; "
    "before the action one may row to the next loch. No technology.",
    "macewen": "A contract that brings hops also brews that much grain, at most <hops>, for £<money> each.",
    "mackenzie": "Each whisky made brings £<whisky>; one a round may age in the cellar, and pays £<cellar> "
    "when it leaves fresh, young or old: at any time of a turn, and once more before the final scoring.",
    "robertson": "Units in river deltas: £<discount_large> cheaper (£<discount_small> with 1 or 2 players).",
    "stewart": "<merchants> merchants and river shipping from the start, and £<trade> for every good traded.",
}
PORT_HELPS = {
    "meat": "While slaughtering: <fewer> animal fewer is needed.",
    "basics": "Discard a basic good and gain any <gain>.",
    "processed": "Discard a processed good and gain any <gain>.",
    "upgrade": "A bonus upgrade and <glory> glory.",
    "money": "£<money>.",
    "price": "Shift the price of a good by <steps> steps, then trade that good in the same turn.",
    "swap": "Swap <units> units on the map, not fields, for others.",
    "contracts": "£<money>, and with room draw contracts.",
    "any": "For £<cost> use any other port, in reach or not.",
}
TILE_HELPS = {
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

HELPS = (
    Help("term", ("turn", "round"),
         "The game has five rounds. In each, the players take one action a turn until all have passed; then "
         "everything produces, and the scoring tile of the round gives glory. Ports are free, before or "
         "after the action, and after passing too.", "Game structure, p. 4", "turn"),
    Help("action", ("trade", "buy", "sell"),
         "Send merchants, one for each good, to buy or sell one kind of good at its price. Afterwards the "
         "price goes up a step for each bought or down for each sold. The merchants stay at the market until "
         "the next round, and while they do you cannot use the other side of that good.",
         "Action 1, p. 4", "trade"),
    Help("action", ("contracts", "contract", "take", "fulfil", "export"),
         "Take a contract into your empty export box; the fee changes with the round (<fees>). Fulfil it by "
         "giving its goods. Mutton and beef are sheep and cows taken off the map. You get the imports, which "
         "score at the end, and the bonuses: money, free expansions (land is free), upgrades.",
         "Actions 2 and 7, p. 4 and 6", "contracts"),
    Help("action", ("expand",),
         "Put a unit from your board on an empty hex next to your units or within shipping reach. You pay "
         "for the unit and for the land. Units: <units>. Workers need forest or mountain, everything else "
         "grassland.", "Action 3, p. 4 and 5", "expand"),
    Help("action", ("upgrades", "shipping", "technology", "woodcutters", "miners", "tools", "hire",
                    "merchant", "merchants"),
         "Shipping (£<shipping.cost> a step) crosses rivers first, then 1, 2, 3 and 4 lochs, and joins "
         "settlements. Technology (£<technology.cost>) makes all your woodcutters or all your miners earn "
         "more. Another merchant, up to seven, costs £<merchants.cost>.",
         "Actions 4 to 6, p. 5 and 6", "upgrades"),
    Help("action", ("bonus", "recall"),
         "A bonus upgrade is technology for £<technology.bonus_cost>, or one step of shipping, or one more "
         "merchant, or one of your merchants back from the market.", "Action 7, p. 6"),
    Help("action", ("slaughter", "mutton", "beef"),
         "Choose which sheep or cows leave the map for the contract, as mutton and beef. They go back to "
         "your board, and their hex is free again.", "Action 7, p. 6", "slaughter"),
    Help("action", ("pass",),
         "Stop for this round and take money: £<pass money> for the first to pass, the second and so on "
         "(solo £<solo pass money>). The order of passing is the turn order of the next round. Ports may "
         "still be used in that turn.",
         "Pass, p. 6"),
    Help("action", ("ports",),
         "A port may be used once in the game while it is within reach, before or after your action or after "
         "passing, at no cost of an action.", "Using a port, p. 6", "ports"),
    Help("term", ("clan power", "power"),
         "What your clan can do is told on its card.", "Clans, p. 11 and 12", "clan power"),
    Help("term", ("neighbourhood", "neighbour", "bargain"),
         "Expanding next to somebody else's unit lets you buy what it makes below the price: basic goods "
         "£<neighbourhood.basic>, processed goods £<neighbourhood.processed>. Not in the solo game.",
         "Action 3, p. 5"),
    Help("term", ("building",),
         "Your fourth dairy, bakery or distillery on the map lets you draw <building_bonus.draw> contracts "
         "and keep one for the fee, if your box is empty.", "Action 3, p. 5"),
    Help("term", ("production", "make", "produce"),
         "After everyone has passed workers earn money, sheep give wool, cows milk and fields grain. Then "
         "each dairy may turn a milk into cheese, each bakery a grain into bread, each distillery a grain "
         "into whisky.", "Phase 3, p. 7", "production"),
    Help("term", ("first workers",),
         "Each clan places two workers in turn order and then in reverse. Worker and land are paid. Where "
         "they stand decides where you can grow.", "Placing the first workers, p. 3", "first workers"),
    Help("term", ("clans",),
         "Each clan comes with a starting tile of money and goods, and a power of its own.",
         "Clans, p. 3, 11 and 12", "clans"),
    Help("term", ("settlements", "settlement"),
         "Units of yours that touch, with no river between, form a settlement. At the end the largest number "
         "of settlements that your shipping joins is counted: several small ones are better than one big "
         "one.", "Settlement scoring, p. 8"),
    Help("term", ("imports", "cotton", "tobacco", "sugar", "hops"),
         "Hops are a point each. Of cotton, tobacco and sugar cane the one imported least is worth most, so "
         "the values change until the end. A marker pays £<imports.money> at every <imports.mark>th import; "
         "in the solo game of the revised edition it does not, which is our choice, because only one of the "
         "rulebooks says so.", "Final scoring, p. 7"),
    Help("term", ("score", "points"),
         "Glory, 1 for a basic good, 2 for a processed one, 1 for each £10, imports, and prizes for many "
         "contracts and many settlements.", "Final scoring, p. 7"),
    Help("term", ("delta",),
         "Land beside the mouth of a river, marked Δ. Only clan Robertson cares.", "Clans, p. 12"),
    Help("term", ("border",),
         "The rim of the map in play; with one or two players all land and lochs beside the mist, and the "
         "lochs of the rim. It matters for clan Fergusson and for one scoring tile.",
         "Scoring tiles and clans, p. 10 and 11"),
    Help("term", ("river", "loch"),
         "A river between two hexes parts neighbours until you can ship over it. Lochs hold no units, except "
         "MacDonald's fishermen.", "Action 4, p. 5"),
    Help("term", ("mist",),
         "With one or two players the land on the outer rim is out of play.", "Two players, p. 8"),
    Help("term", ("solo game", "solo"),
         "Neutral workers block the cheapest land. Between the rounds dice move three prices and take a "
         "contract away. Your points are rated at the end, from Newbie to Genius.", "Solo game, p. 8 and 9"),
    Help("term", ("auction", "bid"),
         "Bid victory points for the right to choose a clan and to go earlier; quitting is final for this "
         "clan. The bid is taken off your final score.", "Clan auction, p. 9", "auction"),
)  # fmt: skip


def helps() -> list[Help]:
    """Every help on actions and terms, with its numbers."""
    return [one._replace(text=filled(one.text)) for one in HELPS]


def clan_power(clan: str) -> str:
    return filled(CLAN_POWERS[clan], f"clans.{clan}.")


def port_help(port: str) -> str:
    return filled(PORT_HELPS[port], f"ports.{port}.")


def tile_help(tile: str) -> str:
    return filled(TILE_HELPS[tile], f"tiles.{tile}.")


def filled(text: str, prefix: str = "") -> str:
    """A help with its numbers."""
    components = load_components()
    lists = {
        "units": [f"{unit.name} £{unit.cost}" for unit in components.units.values()],
        "fees": [f"+£{fee}" if fee > 0 else f"£{-fee}" for fee in components.fees],
        "pass money": components.pass_money,
        "solo pass money": components.solo_pass_money,
    }
    return core_help.filled(text, {**components.numbers, **lists}, prefix)
