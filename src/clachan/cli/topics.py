"""`rules WORD` while playing: finds the short helps that a word means."""

from collections.abc import Sequence

from rich.text import Text

from clachan.cli.drawing import HelpTopic
from clachan.cli.screen import FAINT, STRONG
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.words import words_for


def explain(topics: Sequence[HelpTopic], word: str) -> list[Text]:
    """The helps for a word, or all the words by kind if none is given."""
    if not word.strip():
        return _index(topics)
    found = _found(topics, word.lower().strip())
    if not found:
        raise ClachanError(refusal("no-help-on", text=repr(word.strip())))
    return [_shown(topic) for topic in found]


def _index(topics: Sequence[HelpTopic]) -> list[Text]:
    kinds = dict.fromkeys(topic.kind for topic in topics)
    return [
        Text()
        .append(f"{_kind(kind)}: ", STRONG)
        .append(", ".join(t.words[0] for t in topics if t.kind == kind))
        for kind in kinds
    ]


def _found(topics: Sequence[HelpTopic], word: str) -> list[HelpTopic]:
    """Exact words first; then beginnings; then any topic of that kind."""
    return (
        [topic for topic in topics if word in map(str.lower, topic.words)]
        or [topic for topic in topics if any(known.lower().startswith(word) for known in topic.words)]
        or [topic for topic in topics if topic.kind.startswith(word)]
    )


def _shown(topic: HelpTopic) -> Text:
    return Text().append(topic.words[0], STRONG).append(f" ({_kind(topic.kind)}) ", FAINT).append(topic.text)


def _kind(kind: str) -> str:
    """What a kind of help is called; that of a game without words of its own by its name."""
    return words_for().name(f"topic:{kind}")
