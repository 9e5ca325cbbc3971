"""The guided first game of Glen More II: from the first tile to the last scoring, for two and the die."""

from clachan.server.lesson import Lesson, Step

TURN, ACT = ("turn",), ("act",)
TRACK, LAND, MARKET = ("region:track",), ("region:land",), ("region:market",)
CLANS, PLAYERS, MINE = ("region:clans",), ("region:players",), ("region:board",)
STACKS, PANEL = ("region:rounds",), ("region:turn",)
DEEDS = (*LAND, *PANEL)  # what is done on the land, with what stands beside it in the panel

STEPS = (
    Step("track", TURN, ("take",), TRACK),
    Step("laying", ("place",), ("place",), DEEDS),
    # What a position offers comes before what has its round.
    Step("effects", ("one-time-effects",), (), DEEDS),
    Step("paying", ("pay",), (), MARKET),
    Step("clans", ("clan-marker",), ("clan",), CLANS),
    Step("exchange", ("give-goods",), (), DEEDS),
    Step("activation", ACT, ("activate",), DEEDS, needs=("activate",)),
    Step("movement", ACT, ("move",), DEEDS, needs=("move",), turns=2),
    Step("ending", ACT, ("end-turn",), PANEL, needs=("end-turn",), after="activation", turns=9),
    Step("selling", ACT, ("sell",), MARKET, needs=("sell",), after="ending", turns=1),
    Step("worlds-end", TURN, (), TRACK, first_round=4),
    Step("last-turns", ACT, (), PLAYERS, first_round=4),
    Step("scoring", TURN, (), PLAYERS, first_round=2),
    Step("compare", TURN, (), PLAYERS, first_round=3),
    Step("goods", ACT, (), LAND, after="ending"),
    Step("home", ACT, (), LAND, after="goods"),
    Step("size", ACT, (), LAND, first_round=2),
    Step("over", ACT, (), LAND, first_round=3),
    Step("jumping", TURN, (), TRACK, after="track"),
    Step("die", TURN, (), TRACK, after="jumping"),
    Step("whisky", TURN, (), MINE, after="die"),
    Step("cards", TURN, (), MINE, after="whisky"),
    Step("persons", TURN, (), MINE, after="cards"),
    Step("stacks", TURN, (), STACKS, first_round=2),
)

ASIDES = (
    "source",
    "sell",
    "move",
    "put",
    "gain-a-good",
    "keep-goods",
    "bonus-activation",
    "remove",
    "claim",
    "coin-or-movement",
)

LESSON = Lesson(seed=4, bots=("easy",), steps=STEPS, asides=ASIDES)
