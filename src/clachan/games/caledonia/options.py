"""What a table may choose for Clans of Caledonia."""

from collections.abc import Mapping

from clachan.core.errors import BadOptions
from clachan.core.options import Option, Options

OPTIONS = (
    Option("players", 1, "how many clans compete; 1 is the solo game against the score table", (1, 2, 3, 4)),
    Option(
        "edition", "revised", "rules of the revised rulebook or of the first printing", ("revised", "first")
    ),
    Option("extras", True, "with clan MacEwen, the port that copies a port, and the costly-hex scoring tile"),
    Option(
        "port7_neighborhood", False, "the swap port also gives the neighbourhood bonus (publisher's erratum)"
    ),
    Option(
        "static_imports",
        False,
        "cotton, tobacco and sugar cane are worth 4 points each, whatever was imported",
    ),
    Option("no_scoring_tiles", False, "play without scoring tiles: no glory at the end of rounds"),
    Option("no_ports", False, "play without port tiles"),
    Option("tighter_map", False, "one random land hex of each module is covered (2 or 3 players)"),
    Option("no_clans", False, "nobody has a clan; later players start with £2, £4 and £6 more"),
    Option(
        "clan_auction", False, "clans are auctioned for victory points instead of drafted (2 to 4 players)"
    ),
    Option("map_sides", "random", "sides of the modules A to D, such as 1212, or random"),
)


def read_options(given: Mapping[str, object]) -> Options:
    """Complete and check a choice of options."""
    options = Options(OPTIONS, given)
    players = options.number("players")
    if options.yes("tighter_map") and players not in (2, 3):
        raise BadOptions(f"tighter_map is for 2 or 3 players, not {players}")
    if options.yes("clan_auction") and players == 1:
        raise BadOptions("clan_auction needs 2 to 4 players: nobody bids against a solo player")
    sides = options.word("map_sides")
    if sides != "random" and (len(sides) != 4 or set(sides) - {"1", "2"}):
        raise BadOptions(f"option map_sides cannot be {sides!r}: it is four digits of 1 or 2, or random")
    return options
