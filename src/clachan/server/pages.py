"""The pages: one document for all of them, and word of what it will need, so that it all comes at once."""

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

from clachan.server import api
from clachan.server.security import HEADERS
from clachan.server.store import StorageAway
from clachan.server.wordbook import language_asked

STATIC = Path(__file__).parent / "static"
PAGES = (
    "/",
    "/new",
    "/challenge/{game:name}",
    "/deal/{deal:name}",
    "/table/{table:name}",
    "/replay/{table:name}",
    "/review/{table:name}",
    "/seat/{token:name}",
    "/rules",
    "/credits",
)
NOT_BUILT = "The pages are not built yet: run scripts/build-web.\n"
# The pages that show a table, and where their code is.
SHOWS = {
    "table": "src/pages/TablePage.svelte",
    "replay": "src/pages/Replay.svelte",
    "review": "src/pages/Review.svelte",
}


async def asset(request: Request) -> Response:
    """A file whose name carries a hash of its content: browsers may keep it for ever, and so may we."""
    name = request.path_params["name"]
    if name not in _built():
        raise HTTPException(404)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
    kind = guess_type(name)[0] or "application/octet-stream"
    accepted = request.headers.get("accept-encoding", "")
    way = next((way for way in ("br", "gzip") if way in accepted and _packed(name, way)), "")
    if way:
        return Response(_packed(name, way), headers={**headers, "content-encoding": way}, media_type=kind)
    return Response((STATIC / "assets" / name).read_bytes(), headers=headers, media_type=kind)


def _built() -> set[str]:
    folder = STATIC / "assets"
    return {one.name for one in folder.iterdir()} if folder.is_dir() else set()


@cache
def _packed(name: str, way: str) -> bytes:
    """A file as it travels: the build leaves what packs well beside it, as tightly as can be."""
    if way == "gzip":
        return b"" if name.endswith(".woff2") else gzip.compress((STATIC / "assets" / name).read_bytes())
    beside = STATIC / "assets" / f"{name}.br"
    return beside.read_bytes() if beside.is_file() else b""


async def page(request: Request) -> Response:
    """The document finds its way by the address."""
    if not (STATIC / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    headers = {"cache-control": "no-cache"}
    kind = request.url.path.split("/")[1]
    if kind in SHOWS and (game := await _game_at(request)):
        headers["link"] = links(kind, game, language_asked(request))
        headers["vary"] = "Accept-Language, Cookie"
        if kind != "table":  # the steps of a game take longest: they are on their way before any code is
            headers["link"] += ", " + _fetched(f"/api/tables/{request.path_params['table']}/replay")
    return FileResponse(STATIC / "index.html", headers=headers)


async def _game_at(request: Request) -> str:
    """What is played at a table; without the store a page comes all the same, only a little later."""
    try:
        return str(await request.app.state.store.game_of(request.path_params["table"]))
    except StorageAway:
        return ""


async def not_found(request: Request, error: Exception) -> Response:
    """A person who follows a broken link gets a page that says so, a program gets a sentence."""
    del error
    if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return FileResponse(STATIC / "index.html", 404, headers={"cache-control": "no-cache"})
    return api.refused(api.Refusal(404, "nothing-here"), 404, request)


async def icon(request: Request) -> Response:
    del request
    return FileResponse(STATIC / "icon.svg", headers={"cache-control": "max-age=86400"})


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours: the log has it all, the answer says only that."""
    del error
    refused = api.refused(api.Refusal(500, "failed"), 500, request)
    refused.headers.update(HEADERS)  # this answer is made outside of everything that adds them
    return refused


@cache
def links(kind: str, game: str, language: str) -> str:
    """What a page that shows a table of this game will ask for, step by step as its code comes."""
    manifest = STATIC / "manifest.json"
    built: dict[str, Any] = json.decode(manifest.read_bytes()) if manifest.is_file() else {}
    face = next((name for name in (f"src/{game}/face.ts", "src/bare/face.ts") if name in built), "")
    pieces = ("index.html", SHOWS[kind], face)  # in the order in which they are needed
    files = dict.fromkeys(file for name in pieces for file in _needs(built, name))
    told = [f"</{file}>; {_use(file)}" for file in files]
    data = (f"/words/{language}/{game}", f"/api/games/{game}/printed")
    return ", ".join([*told, *map(_fetched, data)])


def _fetched(path: str) -> str:
    return f"<{path}>; rel=preload; as=fetch; crossorigin"


def _needs(built: dict[str, Any], name: str) -> list[str]:
    """The files of a piece of the pages, with those of the pieces that it imports."""
    piece = built.get(name, {})
    files = [piece["file"], *piece.get("css", [])] if piece else []
    return files + [file for other in piece.get("imports", []) for file in _needs(built, other)]


def _use(file: str) -> str:
    return "rel=preload; as=style; crossorigin" if file.endswith(".css") else "rel=modulepreload"


routes = [
    Route("/assets/{name}", asset),
    Route("/icon.svg", icon),
    *(Route(path, page) for path in PAGES),
]
