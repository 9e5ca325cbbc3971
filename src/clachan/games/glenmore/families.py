"""The families of actions in Glen More II: from this table numbers, texts, groups and parts follow.

A place is a part of whoever's territory is asked about, so the axis of places names `cell:g6`; the web table
adds the owner.
"""

from functools import cache

from clachan.core.action import Catalogue
from clachan.core.families import Axis, Family, numerals
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.components import (
    CARDS,
    CLAN_SPACES,
    EFFECTS,
    GATHERING_CARDS,
    GOODS,
    MOBSTERS,
    REWARDS,
    TILES,
)
from clachan.games.glenmore.words import GAME

SPACES = 14
DIE_SIDES = ("1", "1b", "1c", "2", "2b", "3")  # every side is equally likely
SPACE = Axis("space", numerals(*range(1, SPACES + 1)), "space")
GOOD = Axis("good", GOODS, "good")
PLACE = Axis("place", NAMES, "cell")
CARD = Axis("card", CARDS, "card")
MOBSTER = Axis("mobster", MOBSTERS, "mobster")
BALLOTS = ("aye", "nay", "two ayes", "two nays", "aye and nay")
HAGGIS = Axis("haggis", numerals(1, 2, 3), "haggis")

BASE = (
    Family("end_turn", "end turn", "turn"),
    Family("done", "done", "turn"),
    Family("buy", "buy", "pay"),
    Family("leave_out", "leave out a good", "exchange"),
    Family("take_points", "take points instead", "exchange"),
    Family("stop", "stop at worlds end", "track"),
    Family("coin", "gain coin", "gain", parts=("board:coins",)),
    Family("point", "gain movement point", "gain", parts=("board:movement",)),
    Family("take", "take {space}", "track", (SPACE,)),
    Family("discard", "discard {space}", "track", (SPACE,)),
    Family("roll", "roll {side}", "dice", (Axis("side", DIE_SIDES, "die"),)),
    Family("sell", "sell {good}", "market", (GOOD,)),
    Family("give", "give {good}", "exchange", (GOOD,)),
    Family("gain", "gain {good}", "gain", (GOOD,)),
    Family("keep", "keep {good}", "gain", (GOOD,)),
    Family("resolve", "resolve {effect}", "effects", (Axis("effect", EFFECTS, "effect"),)),
    Family("clan", "marker on {clan}", "clan board", (Axis("clan", CLAN_SPACES, "clan"),)),
    Family("draw", "draw {tile}", "track", (Axis("tile", TILES, "tile"),)),
    Family("claim", "claim {tile}", "clan board", (Axis("tile", TILES, "tile"),)),
    Family("place", "place {place}", "territory", (PLACE,)),
    Family("activate", "activate {place}", "activation", (PLACE,)),
    Family("move", "move {place}", "movement", (PLACE,)),
    Family("to", "to {place}", "movement", (PLACE,)),
    Family("from", "from {place}", "pay", (PLACE,)),
    Family("put", "put on {place}", "gain", (PLACE,)),
    Family("remove", "remove {place}", "territory", (PLACE,)),
)


def _family(name: str, text: str, axes: tuple[Axis, ...] = (), parts: tuple[str, ...] = ()) -> Family:
    return Family(name, text, "chronicles", axes, parts)


def _free(chronicle: int, count: int) -> Family:
    """Numbers that are left free after a chronicle's own: no rule ever allows them.

    So an action that is added to one chronicle takes one of these, changes no number of another, and records,
    weights and fingerprints go on fitting.
    """
    numbers = Axis("number", tuple(f"{chronicle}-{place}" for place in range(1, count + 1)))
    return Family(f"unused_{chronicle}", "unused {number}", "chronicles", (numbers,), spare=True)


CHRONICLES: dict[int, tuple[Family, ...]] = {
    1: (
        _family("lot", "lot {number}", (Axis("number", numerals(*range(1, 17))),)),
        _family("row", "row the boat", parts=("board:boat",)),
        _family("token", "token {reward}", (Axis("reward", REWARDS, "token"),)),
        _free(1, 9),
    ),
    2: (
        _family("climb", "climb the mountain"),
        _family("lay_coin", "lay coin", parts=("board:coins",)),
        _family("lay", "lay {good}", (GOOD,)),
        _family("collect", "collect"),
        _free(2, 8),
    ),
    3: (
        _family("barrel", "barrel {barrel}", (Axis("barrel", numerals(*range(10)), "barrel"),)),
        _family("distil", "distil", parts=("board:distil",)),
        _family("age", "age", parts=("board:age",)),
        _family("build_cellar", "build cellar {cellar}", (Axis("cellar", numerals(2, 3), "cellar"),)),
        _family("sell_extra", "sell on the extra space"),
        _family("sell_lower", "sell on a lower space"),
        _free(3, 16),
    ),
    4: (_free(4, 32),),
    5: (
        _family("take_haggis", "take haggis {haggis}", (HAGGIS,)),
        _family("draw_haggis", "draw haggis", parts=("haggis:hidden",)),
        _family("return_haggis", "return haggis {haggis}", (HAGGIS,)),
        _family("spend_whisky", "spend whisky", parts=("board:whisky",)),
        _family("haggis_token", "haggis token {number}", (Axis("number", numerals(*range(1, 14))),)),
        _free(5, 11),
    ),
    6: (
        _family("trigger", "trigger {card}", (CARD,)),
        _family("turn_over", "turn over {card}", (CARD,)),
        _free(6, 2),
    ),
    7: (
        _family("call", "vote on {gathering}", (Axis("gathering", GATHERING_CARDS, "gathering"),)),
        _family("vote", "vote {ballot}", (Axis("ballot", BALLOTS, "ballot"),)),
        _free(7, 17),
    ),
    8: (
        _family("choose", "choose {seat}", (Axis("seat", ("p1", "p2", "p3", "p4"), "seat"),)),
        _family("space", "space {space}", (SPACE,)),
        _family("penny", "penny on {mobster}", (MOBSTER,)),
        _family("free", "free {mobster}", (MOBSTER,)),
        _family("jail", "jail {mobster}", (MOBSTER,)),
        _family("use", "use {mobster}", (MOBSTER,)),
        _family("coins_of", "coins of {good}", (GOOD,)),
        _family("coins_of_england", "coins of england", parts=("board:england",)),
        _family("seize", "seize {good}", (GOOD,)),
        _family("pick_token", "token {number}", (Axis("number", numerals(1, 2, 3), "token"),)),
        _family("from_supply", "scotsman from the supply", parts=("board:supply",)),
        _family("walk", "walk kenneth mcsnitch", parts=("mobster:kenneth mcsnitch",)),
        _free(8, 6),
    ),
}


FAMILIES = (*BASE, *(family for families in CHRONICLES.values() for family in families))

# Further names for the compiled rules (see actions.py): so many tiles, and where the chronicles begin.
CONSTANTS = {"TILE_COUNT": len(TILES)}
MARKS = {
    "CHRONICLE": CHRONICLES[1][0].name,
    "CHRONICLE_8": CHRONICLES[8][0].name,
    "EACH_CHRONICLE": [families[0].name for families in CHRONICLES.values()],
}


@cache
def build_catalogue() -> Catalogue:
    """All actions of the game."""
    return Catalogue(GAME, FAMILIES)
