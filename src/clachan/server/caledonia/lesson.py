"""The guided first game of Clans of Caledonia: from the choice of a clan to the final scoring."""

from clachan.server.lesson import Lesson, Step

TURN = ("turn",)
ANSWERED = ("turn", "end-of-turn")
PORTS = ("port", "shift", "any-port", "any-shift")
MAP, MARKET, CONTRACTS = ("region:map",), ("region:market",), ("region:contracts",)
BOARD, ROUNDS, PLAYERS = ("region:board",), ("region:rounds",), ("region:players",)

STEPS = (
    Step("choose-clan", ("choose-clan",), ("clan",), BOARD),
    Step("first-worker", ("first-worker",), ("place",), MAP, turns=1),
    Step("second-worker", ("first-worker",), ("place",), MAP, turns=1),
    # What a position offers comes before what has its round.
    Step("slaughter", ("slaughter",), (), MAP),
    Step("neighbourhood", ("after-expanding",), (), MARKET),
    Step("port-in-reach", ANSWERED, PORTS, ("region:ports",), needs=PORTS, after="contract", turns=1),
    Step("fulfil", TURN, ("fulfil",), ("region:box",), needs=("fulfil",), turns=2),
    Step("imports", TURN, (), CONTRACTS, first_round=3),
    Step("expand", TURN, ("expand",), ("unit:sheep", "unit:cow"), needs=("expand",)),
    Step("income", TURN, (), BOARD, after="expand", last_round=2),
    Step("contract", TURN, ("take", "draw"), CONTRACTS, needs=("take", "draw")),
    Step("trade", TURN, ("buy", "sell"), MARKET, needs=("buy", "sell"), first_round=1),
    Step("pass", TURN, ("pass",), ("board:pass",), last_round=1, turns=99),
    Step("production", TURN, (), BOARD, first_round=2, last_round=3),
    Step("glory", TURN, (), ROUNDS, first_round=2, last_round=4),
    Step("building", TURN, ("expand",), ("unit:dairy", "unit:bakery", "unit:distillery"), needs=("expand",),
         first_round=2, turns=2),
    Step("shipping", TURN, ("shipping",), ("board:shipping",), needs=("shipping",), first_round=2, turns=2),
    Step("technology", TURN, ("technology",), ("board:woodcutters", "board:miners"), needs=("technology",),
         first_round=2, turns=2),
    Step("ports", TURN, (), ("region:ports",), first_round=3, last_round=4),
    Step("hire", TURN, ("hire",), ("board:merchants",), needs=("hire",), first_round=3, turns=2),
    Step("neighbours", TURN, (), MAP, first_round=3, last_round=4),
    Step("settlements", TURN, (), MAP, first_round=4),
    Step("majorities", TURN, (), PLAYERS, first_round=4),
    Step("last-round", TURN, (), ROUNDS, first_round=5),
)  # fmt: skip

ASIDES = (
    "end-of-turn",
    "export-bonuses",
    "make",
    "bonus-upgrade",
    "discard",
    "gain",
    "choose-a-drawn-contract",
    "draw-offer",
)

LESSON = Lesson(seed=20, bots=("easy",), steps=STEPS, asides=ASIDES)
