"""The games that can be played here: what they are about, their options and bots."""

from collections.abc import Mapping
from functools import cache

from clachan.bots.bot import BadBot, bot_kind, bot_names, make_bot
from clachan.core.game import Game, game_names, open_game
from clachan.core.options import Option
from clachan.server.api_messages import BarredShown, BotShown, ChoiceShown, GameShown, OptionShown
from clachan.server.tabletop import Choice, tabletop_of
from clachan.server.told import Told, told
from clachan.words import words_about


def games_shown() -> list[GameShown]:
    """Every game, with its options and bots."""
    return [_game_shown(name) for name in game_names()]


@cache
def _game_shown(name: str) -> GameShown:
    game, tabletop = open_game(name), tabletop_of(name)
    about, book = (_of_game(game.name, topic) for topic in ("about", "about-rulebook"))
    choices = tabletop.choices()
    options = [_option_shown(game.name, option, choices.get(option.name, [])) for option in game.option_list]
    bots = [_bot_shown(bot) for bot in bot_names() if plays(bot, game)]
    taught = tabletop.lesson is not None
    return GameShown(game.name, game.title, about, book, list(game.players), options, bots, taught)


def _option_shown(game: str, option: Option, choices: list[Choice]) -> OptionShown:
    label = _of_game(game, f"option-{option.name}") or Told("plain", {"text": option.name})
    help = _of_game(game, f"option-{option.name}.help") or Told("plain", {"text": ""})
    several = [_choice_shown(one) for one in choices]
    return OptionShown(option.name, label, help, option.default, list(option.values), several)


def _choice_shown(one: Choice) -> ChoiceShown:
    return ChoiceShown(one.value, told(one.name), told(one.help), [told(note) for note in one.notes])


def barred_shown(name: str, chosen: Mapping[str, object]) -> list[BarredShown]:
    """What cannot be chosen beside these options, and why."""
    return [BarredShown(one.option, one.value, told(one.why)) for one in open_game(name).barred(chosen)]


def _of_game(game: str, topic: str) -> Told | None:
    """What a game says of itself to those who choose one, if it does: its ids begin with its name."""
    id = f"{game}-{topic}"
    return Told(id) if words_about(game).has(id) else None


def plays(bot: str, game: Game) -> bool:
    """Whether a bot knows a game."""
    try:
        make_bot(bot, game, 0)
    except BadBot:
        return False
    return True


def _bot_shown(name: str) -> BotShown:
    kind = bot_kind(name)
    return BotShown(kind.name, told(kind.line()))
