"""What travels with a page: its files, packed once, and word of the files that it will need."""

import asyncio
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from visitors import Guest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from clachan.server import pages, wordbook
from clachan.server.api import Refusal, refused
from clachan.server.frames import LONG, DeflateLong
from clachan.words import LANGUAGES, fluent_text, fluent_volumes
from clachan.words.catalogue import FALLBACK

ROOT = Path(__file__).parents[2]
BUILT = (ROOT / "src/clachan/server/static/index.html").is_file()
MANIFEST = {
    "index.html": {"file": "assets/index.js", "css": ["assets/index.css"], "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/TablePage.svelte": {"file": "assets/table.js", "imports": ["_shared.js", "_parts.js"]},
    "_parts.js": {"file": "assets/parts.js", "css": ["assets/parts.css"]},
    "src/caledonia/face.ts": {"file": "assets/hexes.js", "imports": ["_parts.js"]},
    "src/glenmore/face.ts": {"file": "assets/rondel.js"},
}


@pytest.mark.parametrize(
    ("headers", "said"),
    [
        ({}, "there is nothing under this address"),
        ({"accept-language": "de, pl;q=0.8"}, "pod tym adresem nic nie ma"),
        ({"accept-language": "pl", "cookie": "clachan_lang=it"}, "a questo indirizzo non c'è nulla"),
    ],
)
def test_whoever_has_no_words_reads_a_refusal_in_the_language_asked_for(
    headers: dict[str, str], said: str
) -> None:
    def route(request: Request) -> Response:
        return refused(Refusal(404, "nothing-here"), 404, request)

    told = asked("/nowhere", [Route("/nowhere", route)], headers).json()
    assert told == {"error": said, "why": {"id": "reason-nothing-here"}}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Pages of three lines, in the place of those that were built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST))
    (tmp_path / "assets" / "hexes.js").write_text("export const sides = 6;\n" * 100)
    (tmp_path / "secret.txt").write_text("the key")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    for kept in (pages.links, pages._packed):
        kept.cache_clear()
    yield tmp_path
    for kept in (pages.links, pages._packed):
        kept.cache_clear()


def ask(path: str, encoding: str = "gzip") -> httpx.Response:
    return asked(path, pages.routes, {"accept-encoding": encoding})


def asked(path: str, routes: list[Route], headers: dict[str, str] | None = None) -> httpx.Response:
    async def answered() -> httpx.Response:
        transport = httpx.ASGITransport(app=Starlette(routes=routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(answered())


def test_a_table_tells_all_the_files_of_its_game_in_the_order_of_need(static: Path) -> None:
    told = pages.links("table", "caledonia", "en").split(", ")
    files = [re.match("<(.*)>", one)[1] for one in told]  # type: ignore[index]
    assert files == [
        "/assets/index.js", "/assets/index.css", "/assets/shared.js", "/assets/table.js", "/assets/parts.js",
        "/assets/parts.css", "/assets/hexes.js", "/words/en/caledonia", "/api/games/caledonia/printed",
    ]  # fmt: skip
    assert told[0].endswith("rel=modulepreload") and "as=style" in told[1] and "as=fetch" in told[-1]


def test_every_address_of_the_pages_is_served() -> None:
    """A page that finds its way by itself must not come with the word that it is nowhere."""
    told = (ROOT / "web/src/App.svelte").read_text()
    words = set(re.findall(r'leads\("(\w+)"', told))
    assert {"table", "replay", "review", "challenge"} <= words
    assert words == {path.split("/")[1] for path in pages.PAGES} - {""}
    shown = re.search(r"const words = .*", told)
    assert shown and set(pages.SHOWS) == set(re.findall(r'leads\("(\w+)"', shown[0]))
    for kind, piece in pages.SHOWS.items():
        assert (ROOT / "web" / piece).is_file(), kind


def test_pages_that_were_built_without_a_list_tell_what_is_certain(static: Path) -> None:
    (static / "manifest.json").unlink()
    assert pages.links("table", "glenmore", "pl").count("<") == 2


def test_an_asset_is_packed_for_whoever_can_unpack_it(static: Path) -> None:
    plain = (static / "assets" / "hexes.js").read_bytes()
    packed = ask("/assets/hexes.js")
    bare = ask("/assets/hexes.js", "identity")
    assert packed.content == bare.content == plain
    assert packed.headers["content-length"] == str(len(gzip.compress(plain)))
    assert "content-encoding" not in bare.headers
    for answer in (packed, bare):
        assert (
            "immutable" in answer.headers["cache-control"] and "javascript" in answer.headers["content-type"]
        )


def test_what_the_build_packed_tightly_is_sent_so(static: Path) -> None:
    (static / "assets" / "hexes.js.br").write_bytes(b"tight")
    packed = ask("/assets/hexes.js", "gzip, deflate, br")
    assert packed.headers["content-encoding"] == "br" and packed.headers["content-length"] == "5"
    assert "javascript" in packed.headers["content-type"]
    assert ask("/assets/hexes.js").headers["content-encoding"] == "gzip"


def test_the_words_of_a_game_come_packed_and_are_kept_until_they_change() -> None:
    answer = asked("/words/en/caledonia", wordbook.routes)
    later = asked("/words/en/caledonia/later", wordbook.routes)
    assert (answer.text, later.text) == fluent_volumes("caledonia")
    assert "ui-your-turn =" in answer.text and "ui-round-ends =" in later.text
    assert later.headers["etag"] != answer.headers["etag"]
    assert answer.headers["content-encoding"] == "gzip"
    again = asked("/words/en/caledonia", wordbook.routes, {"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content
    shared = asked("/words/en/table", wordbook.routes)
    assert shared.text == fluent_text() and shared.headers["etag"] != answer.headers["etag"]


@pytest.mark.parametrize("path", ["/words/xx/caledonia", "/words/en/chess", "/words/en/%2e%2e"])
def test_there_are_words_for_known_languages_and_games_only(path: str) -> None:
    assert asked(path, wordbook.routes).status_code == 404


@pytest.mark.parametrize("name", ["none.js", "%2e%2e", "..%5Csecret.txt", "%2e%2e%2fsecret.txt", "."])
def test_only_what_was_built_is_an_asset(static: Path, name: str) -> None:
    answer = ask(f"/assets/{name}")
    assert answer.status_code == 404 and "key" not in answer.text


@pytest.mark.skipif(not BUILT, reason="the pages are not built")
def test_every_file_that_a_table_tells_of_is_there(guest: Guest) -> None:
    for game in ("caledonia", "glenmore"):
        table = guest.create("me", "open", game=game)
        for kind in ("table", "replay"):
            link = guest.http.get(f"/{kind}/{table}").headers["link"]
            files = re.findall("<(.*?)>", link)
            assert f"/api/games/{game}/printed" in files and len(files) > 8
            assert {guest.http.get(file).status_code for file in files} == {200}
    assert "link" not in guest.http.get("/table/nothing").headers


FIRST_BOARDS = {"caledonia": 180_000, "glenmore": 200_000}
"""Bytes until a table with all that it can have stands on a new screen: fonts, words, painters too."""
OWN_LETTERS = {"caledonia": 0, "glenmore": 8_500}
"""How much more it may be where a language has letters of its own and longer words than English."""
FIRST_MESSAGES = {"caledonia": 8_500, "glenmore": 13_700}
"""What a half played game of four sends by its socket, packed, and the answer to who one is."""
FULL: dict[str, dict[str, str]] = {"glenmore": {"chronicles": "12345678"}}


@pytest.mark.skipif(not BUILT, reason="the pages are not built")
@pytest.mark.parametrize("game", FIRST_BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_board_is_light(guest: Guest, game: str, language: str) -> None:
    table = guest.create("me", "easy", "easy", "easy", game=game, options=FULL.get(game, {}))
    address = f"/table/{table}"
    link = guest.http.get(address, headers={"accept-language": language}).headers["link"]
    named = re.findall("<(.*?)>", link)
    assert f"/words/{language}/{game}" in named and link.count("/words/") == 1
    built = {file.name for file in (pages.STATIC / "assets").iterdir()}
    styles = "".join(guest.http.get(file).text for file in named if file.endswith(".css"))
    # Letters of a language lie in a file of their own, which comes where they are said.
    letters = ("", *(f"-{one}" for one in ("pl", "it-pt") if language in one.split("-")))
    fonts = [
        name
        for name in built
        for one in letters
        if re.match(rf"(cabin|brygada-1918){one}-\w{{8}}\.woff2", name)
    ]
    painters = [name for name in built if name.startswith("worker") and name.endswith(".js")]
    assert len(fonts) == 2 * len(letters) and len(painters) == 1
    assert all(name in styles for name in fonts)
    files = [
        address,
        *named,
        *(f"/assets/{name}" for name in fonts + (painters if game == "caledonia" else [])),
        "/icon.svg",
        "/api/next?but=0",
    ]
    sent = {file: weight(guest.http.get(file, headers={"accept-encoding": "gzip, br"})) for file in files}
    all_of_it = sum(sent.values()) + FIRST_MESSAGES[game]
    bound = FIRST_BOARDS[game] + (OWN_LETTERS[game] if language != FALLBACK else 0)
    assert all_of_it <= bound, sorted(sent.items(), key=lambda one: -one[1])


def weight(answer: httpx.Response) -> int:
    """The bytes of an answer as it travelled, head and body."""
    head = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
    return head + int(answer.headers.get("content-length", len(gzip.compress(answer.content))))


def deflating() -> PerMessageDeflate:
    return PerMessageDeflate(False, False, 12, 12, {})


@pytest.mark.parametrize("length", [0, LONG - 1, LONG, 5 * LONG])
def test_long_messages_are_packed_and_short_ones_are_not(length: int) -> None:
    here, there = DeflateLong(deflating()), deflating()
    for _ in range(2):  # what was packed before must not confuse what comes after
        sent = here.encode(Frame(Opcode.TEXT, b"a" * length))
        assert sent.rsv1 == (length >= LONG)
        assert bytes(there.decode(sent).data) == b"a" * length


def test_a_message_in_pieces_is_packed_whatever_its_length() -> None:
    here, there = DeflateLong(deflating()), deflating()
    pieces = [Frame(Opcode.TEXT, b"one ", fin=False), Frame(Opcode.CONT, b"two")]
    read = [there.decode(here.encode(piece)) for piece in pieces]
    assert b"".join(bytes(piece.data) for piece in read) == b"one two"
