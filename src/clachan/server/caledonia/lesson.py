"""The guided first game of Clans of Caledonia: two rounds against a beginner, then you are on your own."""

from clachan.server.lesson import Lesson, Step

TURN = ("turn",)

STEPS = (
    Step("choose-clan", ("choose-clan",), "clans"),
    Step("first-worker", ("first-worker",), "first workers"),
    Step("second-worker", ("first-worker",), "first workers"),
    Step("expand", TURN, "expand", ("unit:sheep", "unit:cow", "unit:field"), 1),
    Step("contract", TURN, "contracts", ("board:pile",), 1),
    Step("trade", TURN, "trade", ("good:wool", "good:milk", "good:grain"), 1),
    Step("pass", TURN, "turn", ("board:pass",), 1),
    Step("building", TURN, "expand", ("unit:dairy", "unit:bakery", "unit:distillery"), 2),
    Step("fulfil", TURN, "contracts", (), 2),
    Step("grow", TURN, "upgrades", ("board:shipping", "board:merchants"), 2),
)

ASIDES = (
    "after-expanding",
    "end-of-turn",
    "export-bonuses",
    "slaughter",
    "make",
    "bonus-upgrade",
    "discard",
    "gain",
)

LESSON = Lesson(seed=20, bots=("easy",), steps=STEPS, asides=ASIDES)
