"""A bot at a table. Simulations, the server, the terminal and analyses all ask bots here, and only here.

What a bot planned, and where its streams of random numbers stand, belongs to a session: a bot that is made
anew for every question is another, weaker player than the one that was measured.
"""

from clachan.bots.bot import Bot, make_bot
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State
from clachan.core.message import Reason, refusal
from clachan.core.rng import Rng
from clachan.core.seeds import seed_of

IMAGINED = 0
"""What a bot imagines has a stream of its own: it must tell nothing of what the bot or chance will answer."""


class Session:
    """A bot at one seat of one game, from its first question to its last."""

    def __init__(self, bot: Bot, game: Game, seed: int) -> None:
        self.bot = bot
        self._game = game
        self._deals = Rng(seed_of(seed, IMAGINED))

    def answer(self, state: State) -> int:
        """The only answer, or that of the bot, which gets the table as its seat may imagine it."""
        game = self._game
        allowed = game.legal_numbers(state)
        if len(allowed) == 1:
            return allowed[0]
        number = int(self.bot.choose(game.imagined(state, game.seat(state), self._deals)))
        if number not in allowed:
            raise ClachanError(_slip(self.bot.name, game, state, number))
        return number


def _slip(bot: str, game: Game, state: State, number: int) -> Reason:
    """What was wrong with a bot's choice."""
    last = len(game.catalogue) - 1
    if not 0 <= number <= last:
        return refusal("bot-chose-none", bot=bot, number=str(number), last=str(last))
    reason = game.why_not(state, number)
    why = reason.message() if reason else ""
    return refusal("bot-chose", bot=bot, action=repr(game.catalogue[number].text), why=why)


def open_session(text: str, game: Game, seed: int, seat: int, ply: int = 0) -> Session:
    """The bot that a text names sits down: the seed of the game and the seat decide what it draws.

    A bot that comes in the middle of a game, or again after its session was lost or moves were taken back,
    plans afresh from that ply on, with streams that the ply decides: what is lost is lost alike everywhere.
    """
    own = seed_of(seed, seat)
    if ply:
        own = seed_of(own, ply)
    return Session(make_bot(text, game, own), game, own)
