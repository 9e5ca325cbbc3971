"""Sentences are made of messages: names and their forms, numbers, lists, messages within messages."""

import re

import pytest

from clachan.core.errors import ClachanError
from clachan.core.game import game_names, open_game
from clachan.core.message import Message, Parameter
from clachan.words import Words
from clachan.words.catalogue import sources

GAME = """
unit-cow = cow
    .other = cows
    .with = a cow
buys = { $seat } buys { $count } { NAME($unit, $count) }
meets = { $seat } meets { NAME($unit, form: "with") } on { NAME($hex) }
shows = { $things-count }: { $things } / { $things-and } / { $things-or }
way = It goes { $way ->
    [up] up
   *[down] down
}.
"""


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en", [*sources(None, "en"), ("game.ftl", GAME)])


def _said(words: Words, id: str, names: tuple[str, ...] = (), **parameters: Parameter) -> str:
    return words.say(Message("toy", id, parameters), names)


@pytest.mark.parametrize(("count", "said"), [(1, "Player 2 buys 1 cow"), (2, "Player 2 buys 2 cows")])
def test_a_name_has_the_form_of_its_number(words: Words, count: int, said: str) -> None:
    assert _said(words, "buys", seat="seat:1", count=count, unit="unit:cow") == said


def test_a_seat_is_called_by_the_name_that_the_caller_gives(words: Words) -> None:
    assert _said(words, "buys", ("Ann", "Bob"), seat="seat:1", count=1, unit="unit:cow") == "Bob buys 1 cow"
    assert _said(words, "buys", ("Ann",), seat="seat:-1", count=1, unit="unit:cow") == "Chance buys 1 cow"


def test_a_sentence_asks_for_a_form_and_things_without_a_name_are_called_by_their_value(words: Words) -> None:
    said = _said(words, "meets", seat="seat:0", unit="unit:cow", hex="hex:c4")
    assert said == "Player 1 meets a cow on c4"


def test_lists_are_joined_by_commas_or_by_a_last_word(words: Words) -> None:
    way = Message("toy", "way", {"way": "up"})
    assert _said(words, "shows", things=("milk", "wool", way)) == (
        "3: milk, wool, It goes up. / milk, wool and It goes up. / milk, wool or It goes up."
    )
    assert _said(words, "shows", things=("milk",)) == "1: milk / milk / milk"


def test_a_message_without_a_sentence_is_said_by_its_id_and_parameters(words: Words) -> None:
    assert _said(words, "nowhere", hex="hex:c4", count=2) == "nowhere (hex hex:c4, count 2)"


BROKEN = "here = { other }\nthere = { here }\nelsewhere = fine\n"


def test_broken_words_are_refused_with_the_message_that_is_wrong() -> None:
    words = Words("en", [("game.ftl", BROKEN)])
    with pytest.raises(ClachanError, match=r"the words of 'en' have 1 fault.*other"):
        words.check()
    with pytest.raises(ClachanError, match=r"the words of 'en' have 1 fault.*other"):
        _said(words, "there")
    assert _said(words, "elsewhere") == "fine"


def test_what_is_no_message_is_refused_with_the_message_before_it() -> None:
    words = Words("en", [("game.ftl", "here = fine\nnothing at all\n")])
    with pytest.raises(ClachanError, match=r"the words of 'en' have 1 fault"):
        words.check()
    with pytest.raises(ClachanError, match=r"the words of 'en' have 1 fault"):
        _said(words, "here")


NAMING = """
# A comment, then a term with a term in it.
-whole = the { -half } of it
-half = half
whole = { -whole }, { part.short }
part = a part
    .short = { $count ->
        [one] one of { part }
       *[other] { $count } of { part }
}
bare =
    .short = only this
"""


def test_a_sentence_has_all_that_it_names_and_of_two_the_later_counts() -> None:
    words = Words("en", [("game.ftl", NAMING), ("later.ftl", "-half = a third\n")])
    assert _said(words, "whole", count=1) == "the a third of it, one of a part"
    assert _said(words, "part.short", count=2) == "2 of a part"
    assert not words.has("bare") and words.has("bare.short") and not words.has("-whole")
    words.check()


OVER = {"report-column-start", "seat", "ui-clans"}
"""What a game says in its own words on purpose."""


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_sentence_of_a_game_never_takes_the_place_of_a_common_one(game: str) -> None:
    """A page has the common words and those of its game in one list."""
    common = _ids(sources(None, "en"))
    own = _ids(sources(open_game(game).words, "en")[len(sources(None, "en")) :])
    assert common and own - common and own & common <= OVER


def _ids(files: list[tuple[str, str]]) -> set[str]:
    return {id for _, text in files for id in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}
