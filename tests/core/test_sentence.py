"""The log tells of every action in a sentence."""

import pytest

from clachan.core.sentence import Sentences
from clachan.games.glenmore.families import build_catalogue as glenmore
from clachan.games.glenmore.sentences import SENTENCES as OF_GLENMORE

# What the log never says in these words: dealt in secret, or kept for later.
SECRET = ("unused ", "lot ", "haggis token ", "return haggis ", "vote aye", "vote nay", "vote two ")


def test_every_open_action_of_glen_more_is_told() -> None:
    texts = [action.text for action in glenmore() if not action.text.startswith(SECRET)]
    assert len(texts) > 1800 and not [text for text in texts if OF_GLENMORE.of(text) is None]


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("take 6 (Glen Mhor)", "takes the tile on space 6 (Glen Mhor)"),
        ("take haggis 2", "takes a haggis token worth 2"),
        ("lay coin", "leaves a coin on the mountain"),
        ("lay wood", "leaves 1 wood on the mountain"),
        ("buy", "buys what is missing"),
    ],
)
def test_sentences_of_glen_more(action: str, told: str) -> None:
    assert OF_GLENMORE.of(action) == told


def test_words_without_a_sentence_are_told_as_they_are() -> None:
    few = Sentences([("dig *", "digs for *")])
    assert few.tell("Ann", "dig peat") == "Ann digs for peat"
    assert few.tell("Ann", "a lot is drawn") == "Ann: a lot is drawn"
