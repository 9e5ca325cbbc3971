"""Clachan: an open digital table for Clans of Caledonia and Glen More II: Chronicles.

    >>> from clachan import new_match, read_record, write_record
    >>> match = new_match("caledonia", players=2, seed=7)
    >>> while not match.over:
    ...     match.play(match.legal()[-1])  # or a text: match.play("expand c4 sheep")
    >>> again = read_record(write_record(match))
    >>> again.view() == match.view()
    True

Playing
    new_match       starts a Match: a game, its options, a seed
    Match           what is asked (`seat`, `question`, `legal()`), `play`, `push`, `pop`, `undo`, `branch`,
                    `view()`, `scores()`, `facts()` and `why_not()`
    read_record, write_record   a match as a text, one line for each action
    Action          one of the actions of a game: its number, its text, the parts of the table it touches
    Score           a seat's points by scoring rule, and its place
    CHANCE, OVER    who is asked when chance draws, and when the game is over, in the place of a seat

Games
    game_names, open_game       what can be played; other packages add games by entry points
    Game            everything about one game: data and functions on states of its own
    Option, Options     what a table chooses before a game, and the values it chose
    Rng             the stream of random numbers that a seed decides

Words are data: each of these has a code or kind and parameters, and `str` says it in English
    Question        what is asked now, and who is
    Reason          why an action is refused
    Fact            what happened, for a log
    Message         something to be said: the id of a sentence and its parameters
    words_for       the Words of a game in a language, which make sentences of messages
    Words           `say(message)`, with the names that the players go by

Errors, each one sentence with the numbers and the place
    ClachanError    all of them
    BadOptions      options that do not exist or do not go together
    UnknownAction   a text that is no action of the game
    IllegalAction   an action that is not allowed now; its `reason` says why
    StaleAction     an action for an older position
    NothingToUndo   nothing can be taken back any more
    BadRecord       a record that cannot be read or replayed, with its `line`
    BadData         printed data with faults, with its `faults`
"""

from clachan import plain

plain.install()

from clachan import games as _games  # noqa: E402, F401  (registers the games)
from clachan.core.action import Action  # noqa: E402
from clachan.core.decision import CHANCE  # noqa: E402
from clachan.core.errors import (  # noqa: E402
    BadData,
    BadOptions,
    BadRecord,
    ClachanError,
    IllegalAction,
    NothingToUndo,
    StaleAction,
    UnknownAction,
)
from clachan.core.game import OVER, Game, Score, game_names, open_game  # noqa: E402
from clachan.core.match import Match, new_match  # noqa: E402
from clachan.core.message import Fact, Message, Question, Reason, speak_with  # noqa: E402
from clachan.core.options import Option, Options  # noqa: E402
from clachan.core.record import read_record, write_record  # noqa: E402
from clachan.core.rng import Rng  # noqa: E402
from clachan.words import Words, speak, words_for  # noqa: E402

speak_with(speak)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "BadData",
    "BadOptions",
    "BadRecord",
    "ClachanError",
    "Fact",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "NothingToUndo",
    "Option",
    "Options",
    "Question",
    "Reason",
    "Rng",
    "Score",
    "StaleAction",
    "UnknownAction",
    "Words",
    "game_names",
    "new_match",
    "open_game",
    "read_record",
    "words_for",
    "write_record",
]
