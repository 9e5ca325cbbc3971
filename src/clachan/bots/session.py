"""A bot at a table. Simulations, the server, the terminal and analyses all ask bots here, and only here.

What a bot planned, and where its streams of random numbers stand, belongs to a session: a bot that is made
anew for every question is another, weaker player than the one that was measured.
"""

import operator

from clachan.bots.bot import Bot, make_bot
from clachan.bots.engine_bot import EngineBot
from clachan.bots.faults import ILLEGAL, BotFault
from clachan.bots.foreign import Limits, is_foreign
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
        self._engine = bot if isinstance(bot, EngineBot) else None
        self._game = game
        self._deals = Rng(seed_of(seed, IMAGINED))

    def answer(self, state: State) -> int:
        """The only answer, or that of the bot, which gets the table as its seat may imagine it."""
        game = self._game
        allowed = game.legal_numbers(state)
        if len(allowed) == 1:
            return allowed[0]
        chosen = self.bot.choose(game.imagined(state, game.seat(state), self._deals))
        try:
            number = operator.index(chosen)
        except TypeError as error:
            slip = refusal("bot-chose-no-number", bot=self.bot.name, answer=repr(chosen))
            raise BotFault(ILLEGAL, slip) from error
        if number not in allowed:
            raise BotFault(ILLEGAL, _slip(self.bot.name, game, state, number))
        return number

    @property
    def apart(self) -> bool:
        """Whether the bot lives in a process of its own."""
        return self._engine is not None

    def close(self) -> None:
        """Let a bot go that lives in a process of its own; the others need no leave."""
        if self._engine is not None:
            self._engine.close()


def _slip(bot: str, game: Game, state: State, number: int) -> Reason:
    """What was wrong with a bot's choice."""
    last = len(game.catalogue) - 1
    if not 0 <= number <= last:
        return refusal("bot-chose-none", bot=bot, number=str(number), last=str(last))
    reason = game.why_not(state, number)
    why = reason.message() if reason else ""
    return refusal("bot-chose", bot=bot, action=repr(game.catalogue[number].text), why=why)


def open_session(
    text: str, game: Game, seed: int, seat: int, ply: int = 0, limits: Limits | None = None
) -> Session:
    """The bot that a text names sits down: the seed of the game and the seat decide what it draws.

    With limits a bot that is not ours lives in a process of its own, and may be a file or a program; without
    them only bots that are installed can be named.

    A bot that comes in the middle of a game, or again after its session was lost or moves were taken back,
    plans afresh from that ply on, with streams that the ply decides: what is lost is lost alike everywhere.
    """
    own = seed_of(seed, seat)
    if ply:
        own = seed_of(own, ply)
    if limits is not None and is_foreign(text):
        return Session(EngineBot(text, game, own, limits), game, own)
    return Session(make_bot(text, game, own), game, own)
