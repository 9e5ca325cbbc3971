"""What the chronicles add to a layout: cards and tokens drawn openly before the first turn."""

from collections.abc import Callable
from dataclasses import dataclass

from clachan.core.options import Options
from clachan.core.rng import Rng, drawn
from clachan.games.glenmore.components import GATHERING_CARDS, Components

OPEN_HAGGIS = 2


@dataclass(frozen=True)
class Part:
    """One line of the layout: how it is drawn, and what is wrong with a given text (None if nothing)."""

    name: str
    draw: Callable[[Components, Options, Rng], str]
    fault: Callable[[Components, Options, str], str | None]


def _draw_haggis(components: Components, options: Options, rng: Rng) -> str:
    """The values of the two tokens that lie open."""
    counts = components.chronicles.haggis
    tokens = [str(value) for value, count in enumerate(counts, 1) for _ in range(count)]
    return " ".join(sorted(drawn(tokens, OPEN_HAGGIS, rng)))


def _haggis_fault(components: Components, options: Options, text: str) -> str | None:
    words = text.split()
    counts = components.chronicles.haggis
    fine = len(words) == OPEN_HAGGIS and all(
        word in ("1", "2", "3") and words.count(word) <= counts[int(word) - 1] for word in words
    )
    return None if fine else f"must be the values of two haggis tokens, not {text!r}"


def _draw_gathering(components: Components, options: Options, rng: Rng) -> str:
    """The scoring cards in play."""
    return " ".join(sorted(drawn(GATHERING_CARDS, components.number("chronicle_7.cards_in_play"), rng)))


def _gathering_fault(components: Components, options: Options, text: str) -> str | None:
    words, count = text.split(), components.number("chronicle_7.cards_in_play")
    fine = len(words) == len(set(words)) == count and set(words) <= set(GATHERING_CARDS)
    return None if fine else f"must name {count} of {', '.join(GATHERING_CARDS)}, not {text!r}"


PARTS: dict[int, tuple[Part, ...]] = {  # by chronicle
    5: (Part("haggis", _draw_haggis, _haggis_fault),),
    7: (Part("gathering", _draw_gathering, _gathering_fault),),
}
