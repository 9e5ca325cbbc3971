"""A few words on each chronicle for those who play with it for the first time: steps, as in a lesson.

Steps without a kind come with the first turn at such a table, the others when a question of their kinds is
asked for the first time. Which of them somebody has seen is remembered by the browser.
"""

from typing import NamedTuple


class PrimerStep(NamedTuple):
    """One thing to be said of a chronicle: the messages `primer-<name>-title` and `primer-<name>`.

    With it goes a question to whoever has read it, `primer-<name>-ask`, its answers `-a` and `-b`, of which
    one is `right`, and `-why`.
    """

    name: str
    chronicle: int
    kinds: tuple[str, ...] = ()
    right: int = 0


PRIMERS = (
    PrimerStep("boats", 1),
    PrimerStep("boats-tokens", 1, ("choose-a-token",), right=1),
    PrimerStep("boats-rewards", 1, ("reward",), right=1),
    PrimerStep("mountain", 2),
    PrimerStep("mountain-passing", 2, ("pass-the-mountain", "mountain-from"), right=1),
    PrimerStep("mountain-leaving", 2, ("leave-the-mountain", "keep-from-the-mountain")),
    PrimerStep("cellars", 3),
    PrimerStep("cellars-ageing", 3, ("age-a-barrel", "distil-or-age"), right=1),
    PrimerStep("cellars-selling", 3, ("pass-a-sale", "stop-at-a-sale", "sell-a-barrel")),
    PrimerStep("england", 4),
    PrimerStep("england-turns", 4, right=1),
    PrimerStep("haggis", 5),
    PrimerStep("haggis-tokens", 5, ("gain-haggis",)),
    PrimerStep("haggis-rolls", 5, ("whisky-for-haggis",), right=1),
    PrimerStep("tome", 6, right=1),
    PrimerStep("tome-events", 6, ("event",), right=1),
    PrimerStep("gathering", 7),
    PrimerStep("gathering-calling", 7, ("call-the-great-gathering",)),
    PrimerStep("gathering-voting", 7, ("vote",)),
    PrimerStep("mobs", 8, right=1),
    PrimerStep("mobs-prison", 8, ("prison",), right=1),
    PrimerStep("mobs-powers", 8, ("mobster", "outlaw", "theft", "buy-from-a-producer")),
)
