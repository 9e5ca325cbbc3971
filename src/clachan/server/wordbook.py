"""The words of a game for the pages, in two volumes, which a browser keeps until they change."""

import gzip
import hashlib
from functools import cache
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.core.game import game_names
from clachan.server import addresses
from clachan.words import LANGUAGES, fluent_volumes
from clachan.words.choosing import language_of_browser

assert addresses  # the kinds of names that the routes speak of
SHARED = "table"
"""The name under which the words that all games share are had."""
LATER = "/later"
LANGUAGE_COOKIE = "clachan_lang"
"""Where a page keeps the language that was chosen in its settings."""


class Packed(NamedTuple):
    """Words as they travel."""

    plain: bytes
    packed: bytes
    digest: str


def language_asked(asking: HTTPConnection) -> str:
    """The language of whoever asks: the one kept in this browser, else the first of ours that it accepts."""
    return language_of_browser(
        asking.cookies.get(LANGUAGE_COOKIE, ""), asking.headers.get("accept-language", "")
    )


@cache
def packed_words(language: str, game: str, later: bool = False) -> Packed:
    plain = fluent_volumes("" if game == SHARED else game, language)[later].encode()
    return Packed(plain, gzip.compress(plain), f'"{hashlib.sha256(plain).hexdigest()[:16]}"')


async def words(request: Request) -> Response:
    """The words of one language and one game that a board says first, or later; who has them is told so."""
    language, game = request.path_params["language"], request.path_params["game"]
    if language not in LANGUAGES or game not in (SHARED, *game_names()):
        raise HTTPException(404)
    found = packed_words(language, game, request.url.path.endswith(LATER))
    headers = {"cache-control": "max-age=300", "etag": found.digest, "vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.digest:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, headers=headers, media_type="text/plain")
    return Response(found.packed, headers={**headers, "content-encoding": "gzip"}, media_type="text/plain")


routes = [Route(f"/words/{{language:name}}/{{game:name}}{part}", words) for part in ("", LATER)]
