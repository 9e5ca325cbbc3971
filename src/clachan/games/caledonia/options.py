"""What a table may choose for Clans of Caledonia."""

from collections.abc import Mapping

from clachan.core.errors import BadOptions
from clachan.core.options import Option, Options
from clachan.games.caledonia.words import say

OPTIONS = (
    Option("players", 1, (1, 2, 3, 4)),
    Option("edition", "revised", ("revised", "first")),
    Option("extras", True),
    Option("port7_neighborhood", False),
    Option("static_imports", False),
    Option("no_scoring_tiles", False),
    Option("no_ports", False),
    Option("tighter_map", False),
    Option("no_clans", False),
    Option("clan_auction", False),
    Option("map_sides", "random"),
)


def read_options(given: Mapping[str, object]) -> Options:
    """Complete and check a choice of options."""
    options = Options(OPTIONS, given)
    players = options.number("players")
    if options.yes("tighter_map") and players not in (2, 3):
        raise BadOptions(say("caledonia-refused-tighter-map", players=str(players)))
    if options.yes("clan_auction") and players == 1:
        raise BadOptions(say("caledonia-refused-auction"))
    sides = options.word("map_sides")
    if sides != "random" and (len(sides) != 4 or set(sides) - {"1", "2"}):
        raise BadOptions(say("caledonia-refused-sides", given=repr(sides)))
    return options
