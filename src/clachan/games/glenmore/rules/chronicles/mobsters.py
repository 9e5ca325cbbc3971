"""placeholder"""

from mypy_extensions import i64

from clachan.games.glenmore.state import State


def before_haggis_roll(s: State) -> None:
    pass


def may_reroll(s: State) -> bool:
    return False


def ask_reroll(s: State, left: i64, rolled: i64) -> None:
    pass


def card_turned(s: State, card: i64) -> None:
    pass
