"""Which language is spoken: that of the person at this terminal, or the one that a browser asks for."""

import locale
import os
import re
from collections.abc import Iterable

from clachan.words.catalogue import FALLBACK, LANGUAGES

ENVIRONMENT = "CLACHAN_LANG"


def known_language(tags: Iterable[str]) -> str:
    """The first language of ours among tags such as `pt-BR`, `pl_PL.UTF-8`, `it`; without one, nothing."""
    for tag in tags:
        plain = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if plain in LANGUAGES:
            return plain
    return ""


def language_here(asked: str = "") -> str:
    """The language of whoever sits here: the one asked for, CLACHAN_LANG, or that of the system."""
    system = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if not any(system):
        system = [locale.getlocale()[0] or ""]
    first = next((tag for tag in system if tag), "")  # an empty or unknown one does not give way to the next
    return known_language([asked, os.environ.get(ENVIRONMENT, ""), first]) or FALLBACK


def language_of_browser(kept: str, accepted: str) -> str:
    """The language that a person has kept, else the first of ours in `Accept-Language`."""
    wished = [part.split(";") for part in accepted.replace(" ", "").lower().split(",")[:20]]
    weighed = sorted(wished, key=lambda part: -_weight(part[1:]))
    return known_language([kept, *(part[0] for part in weighed if _weight(part[1:]) > 0)]) or FALLBACK


def _weight(given: list[str]) -> float:
    """How much a language is wished for, 0 (not at all) to 1; what is no such number is no wish."""
    told = next((one.removeprefix("q=") for one in given if one.startswith("q=")), "1")
    return float(told) if re.fullmatch(r"[01]?(\.\d{0,9})?", told) and told.strip(".") else 0.0
