"""The short helps of a game, as the browser shows them."""

from collections.abc import Iterable

from clachan.core.help import Help


def topics_of(helps: Iterable[Help]) -> list[dict[str, str]]:
    return [{"word": one.words[0], "group": one.group, "text": one.text, "page": one.page} for one in helps]
