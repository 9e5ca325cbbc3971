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
    Match           what is asked (`seat`, `question`, `legal()`), `play`, `push`, `pop`, `undo`, `copy`,
                    `branch`, `view()`, `scores()`, `facts()`, `why_not()` and `position`
    Position        a table at one moment: asked as a match is; its `str` is a text on one line
    read_position   a Position from its text
    match_from      a Match that begins with a Position
    read_record, write_record   a match as a text, one line for each action
    Record          a match with names, bots, comments and variations: `Record.read(text)`, `str(record)`
    Line            a line of play within a record: the game, or a variation
    ChanceTold      what a record tells of where its draws come from
    Action          one of the actions of a game: its number, its text, the parts of the table it touches
    Catalogue, Family   all actions of a game, by number and text, and the families they come from
    Score           a seat's points by scoring rule, and its place
    CHANCE, OVER    who is asked when chance draws, and when the game is over, in the place of a seat

Games
    game_names, open_game       what can be played; other packages add games by entry points
    Game            everything about one game: data and functions on states of its own
    Layout          how a table was set up: its parts by name, each as a short text
    State           a game's own state, whatever its class: functions of Game read and change it
    Option, Options     what a table chooses before a game, and the values it chose
    Barred          a value that cannot be chosen beside others, and why
    Rng             the stream of random numbers that a seed decides

Words are data: each of these has a code or kind and parameters, and `str` says it in English
    Question        what is asked now, and who is
    Reason          why an action is refused
    Fact            what happened, for a log
    Message         something to be said: the id of a sentence and its parameters
    words_for       the Words of a game in a language, which make sentences of messages
    Words           `say(message)`, with the names that the players go by

Errors, each one sentence with the numbers and the place; those of a wrong value are ValueErrors, too
    ClachanError    all of them
    UnknownGame     a game that nobody has installed
    BadOptions      options that do not exist or do not go together
    BadSeed         a seed that is no number from 0 to 2**60 - 1
    UnknownAction   a text that is no action of the game
    IllegalAction   an action that is not allowed now; its `reason` says why
    StaleAction     an action for an older position
    NothingToUndo   nothing can be taken back any more (an IndexError, too)
    NoSuchPly       a ply that the match does not have (an IndexError, too)
    BadPosition     a text that is no position, or one that no game can come to
    BadRecord       a record that cannot be read or replayed, with its `line`
    BadData, Fault  printed data with faults, and each of its `faults`
"""

from importlib import import_module

from clachan import plain

plain.install()

from clachan import games as _games  # noqa: E402, F401  (registers the games)
from clachan.core.action import Action, Catalogue  # noqa: E402
from clachan.core.decision import CHANCE  # noqa: E402
from clachan.core.errors import (  # noqa: E402
    BadData,
    BadOptions,
    BadPosition,
    BadRecord,
    BadSeed,
    ClachanError,
    Fault,
    IllegalAction,
    NoSuchPly,
    NothingToUndo,
    StaleAction,
    UnknownAction,
    UnknownGame,
)
from clachan.core.families import Family  # noqa: E402
from clachan.core.game import OVER, Game, Layout, Score, State, game_names, open_game  # noqa: E402
from clachan.core.match import Match, match_from, new_match  # noqa: E402
from clachan.core.message import Fact, Message, Question, Reason, speak_with  # noqa: E402
from clachan.core.options import Barred, Option, Options  # noqa: E402
from clachan.core.position import Position, draw_with  # noqa: E402
from clachan.core.position_text import read_position  # noqa: E402
from clachan.core.record import Line, Record, read_record, write_record  # noqa: E402
from clachan.core.rng import Rng  # noqa: E402
from clachan.core.sealed import ChanceTold  # noqa: E402
from clachan.words import Words, speak, words_for  # noqa: E402

speak_with(speak)
draw_with(lambda position: import_module("clachan.pictures").shown(position))

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "BadData",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadSeed",
    "Barred",
    "Catalogue",
    "ChanceTold",
    "ClachanError",
    "Fact",
    "Family",
    "Fault",
    "Game",
    "IllegalAction",
    "Layout",
    "Line",
    "Match",
    "Message",
    "NoSuchPly",
    "NothingToUndo",
    "Option",
    "Options",
    "Position",
    "Question",
    "Reason",
    "Record",
    "Rng",
    "Score",
    "StaleAction",
    "State",
    "UnknownAction",
    "UnknownGame",
    "Words",
    "game_names",
    "match_from",
    "new_match",
    "open_game",
    "read_position",
    "read_record",
    "words_for",
    "write_record",
]
