"""Short helps for Clans of Caledonia, in our own words, with the numbers of the data in use."""

from clachan.cli.caledonia.wording import tile_words
from clachan.cli.drawing import Topic
from clachan.games.caledonia.components import CLANS, PORTS, SCORING_TILES
from clachan.games.caledonia.helps import clan_power, filled, port_help

ACTIONS = (
    (
        ("trade", "buy", "sell"),
        "Send merchants, one for each unit, to buy or sell one kind of good at its price. Then the price "
        "climbs (bought) or falls (sold) a step for each. Your merchants stay until the next round, and "
        "while they stand on one side of a good you cannot use the other.",
    ),
    (
        ("contract", "take"),
        "Take an open contract into your box for the fee of the round (<fees>). The box must be empty.",
    ),
    (
        ("expand",),
        "Put a unit from your board on an empty hex next to your units or within shipping reach. You pay "
        "the unit and the land. Units: <units>. Workers need forest or mountain, everything else grass.",
    ),
    (
        ("shipping",),
        "£<shipping.cost> a step: first across rivers, then across 1, 2, 3 and 4 lochs. It also joins "
        "settlements.",
    ),
    (
        ("technology", "woodcutters", "miners", "tools"),
        "£<technology.cost>, and from now on all your woodcutters, or all your miners, earn £2 more each.",
    ),
    (
        ("hire", "merchant", "merchants"),
        "£<merchants.cost> for one more merchant, seven at most.",
    ),
    (
        ("fulfil", "export"),
        "Pay what your contract asks. Mutton and beef are your sheep and cows, taken from the map. You "
        "gain the imports, which score at the end, and the bonuses: money, free expansions (land is "
        "free), upgrades.",
    ),
    (
        ("pass",),
        "Stop for this round and take money: £<pass money> for the first to pass, the second and so on "
        "(solo £<solo pass money>). The order of passing is the turn order of the next round.",
    ),
    (
        ("slaughter", "mutton", "beef"),
        "Sheep give mutton and cows give beef for contracts; they return to your board and their hex is "
        "free again.",
    ),
    (
        ("bonus", "recall"),
        "A bonus upgrade is technology for £<technology.bonus_cost>, or one step of shipping, or one more "
        "merchant, or one of your merchants back from the market.",
    ),
)
TERMS = (
    (
        ("turn", "round"),
        "Five rounds. In each, everyone takes one action a turn until all have passed; then everything "
        "produces, and the scoring tile of the round gives glory. Ports are free, before or after the "
        "action.",
    ),
    (
        ("production", "make", "produce"),
        "After everyone has passed: workers earn money, sheep give wool, cows milk, fields 2 grain. Then "
        "each dairy may turn milk into cheese, each bakery grain into bread, each distillery grain into "
        "whisky.",
    ),
    (
        ("neighbourhood", "neighbour", "bargain"),
        "Expanding next to somebody else's unit lets you buy what it makes below the price: basic goods "
        "£<neighbourhood.basic>, processed goods £<neighbourhood.processed>. Not in the solo game.",
    ),
    (
        ("building",),
        "Your fourth dairy, bakery or distillery on the map lets you draw <building_bonus.draw> contracts "
        "and keep one for the fee, if your box is empty.",
    ),
    (
        ("settlements", "settlement"),
        "Groups of your units that touch, with no river between. At the end the largest number of groups "
        "that your shipping links counts: many separate groups are better than one big one.",
    ),
    (
        ("imports", "cotton", "tobacco", "sugar", "hops"),
        "Hops are a point each. Of cotton, tobacco and sugar cane the one imported least is worth most. "
        "With others at the table a marker pays £1 at every <imports.mark>th import.",
    ),
    (
        ("delta",),
        "Land beside the mouth of a river, marked Δ. Only clan Robertson cares.",
    ),
    (
        ("border",),
        "The rim of the map in play: it matters for clan Fergusson and for one scoring tile.",
    ),
    (
        ("river", "loch"),
        "A river between two hexes parts neighbours until you can ship over it. Lochs hold no units, "
        "except MacDonald's fishermen.",
    ),
    (
        ("mist",),
        "With one or two players the land on the outer rim is out of play.",
    ),
    (
        ("solo",),
        "Neutral workers block the £1 hexes; between rounds dice move three prices and remove a "
        "contract. Your score is rated from Newbie to Genius.",
    ),
    (
        ("auction", "bid"),
        "Bid victory points for the right to choose a clan and to go earlier; quitting is final for this "
        "clan. The bid is taken off your final score.",
    ),
    (
        ("score", "points"),
        "Glory, 1 for a basic good, 2 for a processed one, 1 for each £10, imports, and prizes for many "
        "contracts and many settlements.",
    ),
)


def topics() -> list[Topic]:
    """Everything that `rules` can explain."""
    found = [Topic("action", words, filled(text)) for words, text in ACTIONS]
    found += [Topic("clan", (clan,), clan_power(clan)) for clan in CLANS]
    found += [Topic("port", (port, "port"), port_help(port)) for port in PORTS]
    found += [Topic("scoring tile", (tile, "tile"), f"Glory: {tile_words(tile)}.") for tile in SCORING_TILES]
    found += [Topic("term", words, filled(text)) for words, text in TERMS]
    return found
