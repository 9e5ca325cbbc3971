"""Sentences for messages, from Fluent files: one folder for each language, here and beside each game.

`words_for(game).say(message)` is how a sentence is made. The client reads the same files.

Besides Fluent's own, a sentence may use
    NAME($good)                      the name of a part: the message `good-wool` for `good:wool`
    NAME($unit, $count)              the form of the name for a number: its attribute `.other`, `.few` …
    NAME($unit, form: "acc")         the form that the sentence needs: its attribute `.acc`
    NAME($unit, $count, form: "acc") both: `.acc-few`, else `.acc`, else `.few`, else the name
A part without a name of its own (`hex:c4`) is called by what follows the colon; a seat (`seat:0`) by the name
that the caller gives. Of a list, `$goods` is the things with commas, `$goods-and` and `$goods-or` with a last
word; `$goods-count` tells how many.
"""

from clachan.words.catalogue import (
    LANGUAGES,
    Words,
    fluent_text,
    fluent_volumes,
    speak,
    speak_in,
    spoken_language,
    spoken_names,
    title_of,
    words_about,
    words_at_a_terminal,
    words_for,
)

__all__ = [
    "LANGUAGES",
    "Words",
    "fluent_text",
    "fluent_volumes",
    "speak",
    "speak_in",
    "spoken_language",
    "spoken_names",
    "title_of",
    "words_about",
    "words_at_a_terminal",
    "words_for",
]
