"""What clans and ports do, in our own words, with the numbers of the data in use."""

import re

from clachan.games.caledonia.components import Components, load_components

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
    "when it leaves fresh, young or old.",
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


def clan_power(clan: str) -> str:
    return filled(CLAN_POWERS[clan], f"clans.{clan}.")


def port_help(port: str) -> str:
    return filled(PORT_HELPS[port], f"ports.{port}.")


def filled(text: str, prefix: str = "") -> str:
    """A help with its numbers."""
    return re.sub(r"<([\w. ]+)>", lambda named: _printed(load_components(), prefix, named[1]), text)


def _printed(components: Components, prefix: str, name: str) -> str:
    if name == "units":
        return ", ".join(f"{unit.name} £{unit.cost}" for unit in components.units.values())
    if name == "fees":
        return ", ".join(f"+£{fee}" if fee > 0 else f"£{-fee}" for fee in components.fees)
    if name == "solo pass money":
        return str(components.solo_pass_money)
    found = components.pass_money if name == "pass money" else components.numbers[prefix + name]
    return str(found) if isinstance(found, int) else ", ".join(map(str, found))
