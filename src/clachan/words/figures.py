"""Numbers and moments as the language writes them that is spoken here, for tables without sentences."""

import re
from datetime import UTC, datetime

from clachan.words.catalogue import FALLBACK, UNGROUPED, spoken_language
from clachan.words.sentences import locale_of


def local(number: str) -> str:
    """A number written as the language does, from one with `,` between thousands and `.` before decimals."""
    language = spoken_language()
    if language == FALLBACK:
        return number
    from babel.numbers import get_decimal_symbol, get_group_symbol

    if re.fullmatch(r"\D*\d,\d{3}\b.*", number) and language in UNGROUPED:
        number = number.replace(",", "")
    written = locale_of(language)
    signs = {",": get_group_symbol(written), ".": get_decimal_symbol(written)}
    return "".join(signs.get(sign, sign) for sign in number)


def moment(at: float) -> str:
    """A moment in seconds since 1970, by the clock of the world."""
    from babel.dates import format_datetime

    return str(
        format_datetime(datetime.fromtimestamp(at, UTC), "medium", locale=locale_of(spoken_language()))
    )
