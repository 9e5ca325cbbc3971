"""Which language is spoken: asked for, kept, that of the system or browser; else English."""

import pytest

from clachan.words.choosing import language_here, language_of_browser

SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG", "CLACHAN_LANG")


@pytest.mark.parametrize(
    ("asked", "around", "spoken"),
    [
        ("pl", {"CLACHAN_LANG": "it", "LANG": "pt_BR.UTF-8"}, "pl"),
        ("", {"CLACHAN_LANG": "it", "LANG": "pt_BR.UTF-8"}, "it"),
        ("", {"LANG": "pt_BR.UTF-8"}, "pt"),
        ("", {"LC_ALL": "de_DE.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ("", {"LC_MESSAGES": "it_IT", "LANG": "pl_PL.UTF-8"}, "it"),
        ("", {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_a_terminal_speaks_as_asked_else_as_the_system(
    asked: str, around: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SYSTEM:
        monkeypatch.delenv(name, raising=False)
    for name, value in around.items():
        monkeypatch.setenv(name, value)
    assert language_here(asked) == spoken


@pytest.mark.parametrize(
    ("kept", "accepted", "spoken"),
    [
        ("", "", "en"),
        ("", "de, pt-BR;q=0.8, en;q=0.9", "en"),
        ("", "de,pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("it", "pl", "it"),
        ("xx", "it-CH", "it"),
        ("", "it;q=many, pt;q=0.1", "pt"),
        ("", ";;;,=,q", "en"),
        ("", "PL;Q=0.4, it;level=1;q=0.7", "it"),
        ("", "pl;q=0, de", "en"),
        ("", "pl;q=nan, it;q=.5, pt;q=inf", "it"),
        ("", "de-DE, *;q=0.5", "en"),
    ],
)
def test_a_page_is_told_the_words_it_will_ask_for(kept: str, accepted: str, spoken: str) -> None:
    assert language_of_browser(kept, accepted) == spoken
