"""The log tells of every action in a sentence."""

import pytest

from clachan.core.sentence import Sentences
from clachan.games.caledonia.families import build_catalogue as caledonia
from clachan.games.caledonia.sentences import SENTENCES as OF_CALEDONIA


def test_every_action_of_caledonia_is_told() -> None:
    assert not [action.text for action in caledonia() if OF_CALEDONIA.of(action.text) is None]


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


def test_words_without_a_sentence_are_told_as_they_are() -> None:
    few = Sentences([("dig *", "digs for *")])
    assert few.tell("Ann", "dig peat") == "Ann digs for peat"
    assert few.tell("Ann", "a lot is drawn") == "Ann: a lot is drawn"
