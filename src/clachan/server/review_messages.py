"""The review of a game as pages get it."""

from msgspec import Struct

from clachan.server.told import Told


class ReviewForm(Struct, forbid_unknown_fields=True):
    """How often each candidate of a decision shall be played on."""

    games: int


class VerdictShown(Struct):
    """A decision: what was played, what the bot would have done (nothing if the same) and what that cost."""

    ply: int
    seat: int
    played: Told
    best: Told | None
    parts: list[str]
    """What the bot's choice would have touched."""
    loss: float
    doubt: float
    mistake: bool
    margins: list[float]
    """What every seat could expect afterwards: the final margin, alone the points."""
    error: float
    games: int
    """How often each move was played on from here."""


class AccountShown(Struct):
    """How the margin of a seat came about."""

    start: float
    own: float
    others: float
    luck: float
    end: float
    doubt: float
    """The standard error of luck."""


class LuckShown(Struct):
    """What chance did to the expected margin of each seat in a part of the game, with its standard error."""

    seats: list[float]
    doubt: float


class PartShown(Struct):
    """A part of the game: the ply at which it ends, and what it is called."""

    end: int
    name: Told


class SaidShown(Struct):
    """Something that is said of the game, and the ply it speaks of (-1: the whole game)."""

    ply: int
    said: Told


class ReviewShown(Struct):
    """As far as it is: how many of all decisions have been judged, and what was found."""

    games: int
    judged: int
    decisions: int
    done: bool
    stopped: bool
    """Whether it stands still because something failed."""
    parts: list[PartShown]
    verdicts: list[VerdictShown]
    accounts: list[AccountShown]
    yours: list[int]
    """The seats of whoever asks."""
    lesson: bool
    """Whether it was a guided first game."""
    decided: list[SaidShown]
    """What decided the game."""
    learn: list[list[SaidShown]]
    """For each seat the kinds of moves that cost it most."""
    luck: list[LuckShown]
    """For each part of the game."""
