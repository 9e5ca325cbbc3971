"""The log tells of every action in a sentence."""

import pytest
from clachan.games.glenmore.sentences import SENTENCES as OF_GLENMORE

from clachan.core.sentence import Sentences
from clachan.games.caledonia.families import build_catalogue as caledonia
from clachan.games.caledonia.sentences import SENTENCES as OF_CALEDONIA
from clachan.games.glenmore.families import build_catalogue as glenmore

# What the log never says in these words: dealt in secret, or kept for later.
SECRET = ("unused ", "lot ", "haggis token ", "return haggis ", "vote aye", "vote nay", "vote two ")


def test_every_action_of_caledonia_is_told() -> None:
    assert not [action.text for action in caledonia() if OF_CALEDONIA.of(action.text) is None]


def test_every_open_action_of_glen_more_is_told() -> None:
    texts = [action.text for action in glenmore() if not action.text.startswith(SECRET)]
    assert len(texts) > 1800 and not [text for text in texts if OF_GLENMORE.of(text) is None]


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("expand c2 sheep", "expands to c2 with a sheep"),
        ("pass", "passes"),
        ("sell 2 wool", "sells 2 wool"),
        ("use port any as price milk up", "uses the port Any to move the price of milk up"),
        ("use port swap", "uses the port swap"),
        ("recall buyer wool", "calls a buyer of wool home"),
        ("make 0 cheese", "makes no cheese"),
        ("draw contracts", "draws contracts"),
    ],
)
def test_sentences_of_caledonia(action: str, told: str) -> None:
    assert OF_CALEDONIA.of(action) == told


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
