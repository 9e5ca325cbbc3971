"""What the chronicles add to a layout: cards, tokens and a river laid openly before the first turn."""

from collections.abc import Callable
from dataclasses import dataclass

from clachan.core.message import Message
from clachan.core.options import Options
from clachan.core.rng import Rng, drawn
from clachan.games.glenmore.components import GATHERING_CARDS, Components, Mobster
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.words import say

OPEN_HAGGIS = 2


@dataclass(frozen=True)
class LayoutLine:
    """One line of the layout: how it is drawn, and what is wrong with a given text (None if nothing)."""

    name: str
    draw: Callable[[Components, Options, Rng], str]
    fault: Callable[[Components, Options, str], Message | None]
    usual: Callable[[Components, Options], str] | None = None  # if a given layout does not name it


def _gaps(components: Components, options: Options) -> list[str]:
    """Where a single neutral river can lie: between a seat and the next one clockwise."""
    players = options.number("players")
    return [f"p{seat + 1} p{(seat + 1) % players + 1}" for seat in range(players)]


def _draw_river(components: Components, options: Options, rng: Rng) -> str:
    gaps = _gaps(components, options)
    return gaps[rng.below(len(gaps))]


def _river_fault(components: Components, options: Options, text: str) -> Message | None:
    gaps = _gaps(components, options)
    return None if text in gaps else say("glenmore-layout-river", gaps=tuple(gaps), given=repr(text))


def _usual_river(components: Components, options: Options) -> str:
    return _gaps(components, options)[-1]


def _draw_haggis(components: Components, options: Options, rng: Rng) -> str:
    """The values of the two tokens that lie open."""
    counts = components.chronicles.haggis
    tokens = [str(value) for value, count in enumerate(counts, 1) for _ in range(count)]
    return " ".join(sorted(drawn(tokens, OPEN_HAGGIS, rng)))


def _haggis_fault(components: Components, options: Options, text: str) -> Message | None:
    words = text.split()
    counts = components.chronicles.haggis
    fine = len(words) == OPEN_HAGGIS and all(
        word in ("1", "2", "3") and words.count(word) <= counts[int(word) - 1] for word in words
    )
    return None if fine else say("glenmore-layout-haggis", given=repr(text))


def _draw_gathering(components: Components, options: Options, rng: Rng) -> str:
    """The scoring cards in play."""
    return " ".join(sorted(drawn(GATHERING_CARDS, components.number("chronicle_7.cards_in_play"), rng)))


def _gathering_fault(components: Components, options: Options, text: str) -> Message | None:
    words, count = text.split(), components.number("chronicle_7.cards_in_play")
    fine = len(words) == len(set(words)) == count and set(words) <= set(GATHERING_CARDS)
    known = tuple(GATHERING_CARDS)
    return None if fine else say("glenmore-layout-gathering", count=count, cards=known, given=repr(text))


def _mobsters(components: Components, options: Options) -> list[Mobster]:
    """The cards that fit the chronicles in play and the number of players."""
    playing = (0, *chronicles_of(options))
    players = options.number("players")
    cards = components.chronicles.mobsters
    return [card for card in cards if card.needs in playing and card.least_players <= players]


def _draw_mobsters(components: Components, options: Options, rng: Rng) -> str:
    """The cards with S on their backs by name, each other one as a `b`: they are drawn with stack B."""
    cards = _mobsters(components, options)
    count = components.chronicles.cards_drawn[options.number("players")]
    return ", ".join(sorted(card.key if card.back == "S" else "b" for card in drawn(cards, count, rng)))


def _mobsters_fault(components: Components, options: Options, text: str) -> Message | None:
    cards, count = (
        _mobsters(components, options),
        components.chronicles.cards_drawn[options.number("players")],
    )
    names = [card.key for card in cards if card.back == "S"]
    words = text.split(", ")
    open_ones = [word for word in words if word != "b"]
    fine = len(words) == count and len(set(open_ones)) == len(open_ones) and set(open_ones) <= set(names)
    fine = fine and words.count("b") <= len(cards) - len(names)
    known = tuple(names)
    return None if fine else say("glenmore-layout-mobsters", count=count, cards=known, given=repr(text))


NEUTRAL_RIVER = LayoutLine("neutral river", _draw_river, _river_fault, _usual_river)
PARTS: dict[int, tuple[LayoutLine, ...]] = {  # by chronicle
    5: (LayoutLine("haggis", _draw_haggis, _haggis_fault),),
    7: (LayoutLine("gathering", _draw_gathering, _gathering_fault),),
    8: (LayoutLine("mobsters", _draw_mobsters, _mobsters_fault),),
}


def layout_lines(components: Components, options: Options) -> list[LayoutLine]:
    """What the chronicles in play add; two neutral rivers lie on either side, only one must be told where."""
    chronicles = chronicles_of(options)
    parts = [part for number in chronicles for part in PARTS.get(number, ())]
    single = 1 in chronicles and components.chronicles.neutral_rivers[options.number("players")] == 1
    return [*parts, NEUTRAL_RIVER] if single else parts
