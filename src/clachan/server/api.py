"""What the pages ask outside a table: the lists, new tables, names, seat links, records, replays, what-if."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

import msgspec
from msgspec import json
from msgspec.structs import replace as replace_terms
from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from clachan.bots.bot import BadBot, bot_kind, bot_names, make_bot
from clachan.core.errors import ClachanError
from clachan.core.game import Game, game_names, open_game
from clachan.core.message import Message, Parameter
from clachan.core.record import write_record
from clachan.server.api_messages import (
    BotShown,
    ChoiceShown,
    GameShown,
    HomeShown,
    HookForm,
    NameForm,
    NextShown,
    OptionShown,
    ParameterShown,
    SeatForm,
    TableForm,
    TableShown,
    WhatIfForm,
)
from clachan.server.exporting import stored_record
from clachan.server.guests import clean_name, new_guest
from clachan.server.live_table import seated
from clachan.server.replay import replay_of
from clachan.server.schema import Hook
from clachan.server.security import is_own_origin
from clachan.server.table_registry import CannotShow, TableRegistry, TooMany, UnknownTable
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.told import read_message, refusal, why
from clachan.server.whatif import what_if
from clachan.words import words_for

Form = TypeVar("Form")
Handler = Callable[[Request], Awaitable[Response]]
BODY_MOST = 20_000
RECORD_MOST = 300_000


class Refusal(ClachanError):
    """A request that is refused, with the status of the answer."""

    def __init__(self, status: int, code: str, **parameters: Parameter) -> None:
        super().__init__(refusal(code, **parameters))
        self.status = status


def answer(data: Any, status: int = 200) -> Response:
    return Response(json.encode(data), status, media_type="application/json")


def refused(error: ClachanError, status: int) -> Response:
    """What is said of it for pages, and an English sentence for programs."""
    return answer({"error": str(error), "why": why(error)}, status)


def guarded(handler: Handler) -> Handler:
    """Everything refused is one sentence; whatever changes something must come from our own pages."""

    async def handle(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD"):
                _check_sender(request)
            return await handler(request)
        except Refusal as error:
            return refused(error, error.status)
        except (UnknownTable, TooMany) as error:
            return refused(error, 404 if isinstance(error, UnknownTable) else 429)
        except ClachanError as error:
            return refused(error, 400)

    return handle


def _check_sender(request: Request) -> None:
    if not is_own_origin(request.headers, request.app.state.origins):
        raise Refusal(403, "other-origin")
    who = request.app.state.guests.read(request) or (request.client.host if request.client else "")
    if not request.app.state.rates.allow(who):
        raise Refusal(429, "too-many-requests")


async def body(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    chunks = bytearray()
    async for chunk in request.stream():
        chunks += chunk
        if len(chunks) > most:
            raise Refusal(413, "too-long", most=most)
    return bytes(chunks)


async def form(request: Request, kind: type[Form]) -> Form:
    try:
        return json.decode(await body(request, BODY_MOST), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise Refusal(400, "unreadable", error=str(error)) from error


async def known_guest(request: Request, response_to: Response | None = None) -> tuple[str, str]:
    """The guest who asks, made known now if need be, and the nickname."""
    store = request.app.state.store
    guest = request.app.state.guests.read(request) or new_guest()
    name = await store.guest_name(guest)
    if not name:
        name = f"Guest {guest[:4]}"
        await store.name_guest(guest, name)
    if response_to is not None:
        request.app.state.guests.greet(response_to, guest, request.url.scheme == "https")
    return guest, name


# Pages' data


async def home(request: Request) -> Response:
    store = request.app.state.store
    guest = request.app.state.guests.read(request)
    mine = [await _table_shown(request, row, guest) for row in await store.tables_of(guest)] if guest else []
    known = {table.id for table in mine}
    free = [
        await _table_shown(request, row, guest) for row in await store.open_tables() if row.id not in known
    ]
    name = await store.guest_name(guest) if guest else ""
    hook = next((found.url for found in await store.hooks_of([guest])), "") if guest else ""
    return answer(HomeShown(name, hook, games_shown(), mine, free))


async def next_table(request: Request) -> Response:
    """The table that has waited longest for this guest, other than the one that is open."""
    guest = request.app.state.guests.read(request)
    waiting = await request.app.state.store.waiting_for(guest) if guest else []
    others = [table for table in waiting if table != request.query_params.get("but")]
    return answer(NextShown(others[0] if others else None, len(waiting)))


async def _table_shown(request: Request, row: Row[Any], guest: str) -> TableShown:
    seats = await request.app.state.store.seats_of(row.id)
    names = [seat.name for seat in seats]
    asked = next((seat for seat in seats if seat.seat == row.asked), None)
    mine = bool(asked and guest and asked.kind == "person" and guest in asked.holders and not row.over)
    title, summary = open_game(row.game).title, read_message(row.summary)
    return TableShown(row.id, row.game, title, summary, names, mine, row.over, row.changed)


def games_shown() -> list[GameShown]:
    """Every game, with its options and bots."""
    shown = []
    for name in game_names():
        game, tabletop = open_game(name), tabletop_of(name)
        several = {at: [ChoiceShown(*c) for c in held] for at, held in tabletop.choices().items()}
        options = [
            OptionShown(o.name, o.default, o.help, list(o.values), several.get(o.name, []))
            for o in game.option_list
        ]
        bots = [_bot_shown(bot) for bot in bot_names() if plays(bot, game)]
        taught = tabletop.lesson is not None
        shown.append(
            GameShown(
                name,
                game.title,
                _said(name, "about"),
                _said(name, "about-rulebook"),
                list(game.players),
                options,
                bots,
                taught,
            )
        )
    return shown


def _said(game: str, id: str) -> str:
    """A sentence that a game may have, or nothing."""
    words = words_for(game)
    return words.say(Message(game, id)) if words.has(id) else ""


async def games(request: Request) -> Response:
    del request
    return answer(games_shown())


def plays(bot: str, game: Game) -> bool:
    """Whether a bot knows a game."""
    try:
        make_bot(bot, game, 0)
    except BadBot:
        return False
    return True


def _bot_shown(name: str) -> BotShown:
    kind = bot_kind(name)
    parameters = [
        ParameterShown(p.name, p.default, p.help, p.least, p.most, list(p.words)) for p in kind.parameters
    ]
    return BotShown(kind.name, kind.help, parameters)


async def printed_facts(request: Request) -> Response:
    shown = answer(tabletop_of(request.path_params["game"]).printed_facts())
    shown.headers["cache-control"] = "max-age=300"
    return shown


# Changes


async def name_guest(request: Request) -> Response:
    wanted = clean_name((await form(request, NameForm)).name)
    if not wanted:
        raise Refusal(400, "name-without-letter")
    done = answer({"name": wanted})
    guest, _ = await known_guest(request, done)
    await request.app.state.store.name_guest(guest, wanted)
    return done


async def be_guest(request: Request) -> Response:
    """Whoever comes by a link is known before sitting down."""
    cookies = Response()
    _, name = await known_guest(request, cookies)
    return _with_cookie(answer({"name": name}), cookies)


async def create_table(request: Request) -> Response:
    wanted = await form(request, TableForm)
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    registry: TableRegistry = request.app.state.registry
    terms = replace_terms(wanted.terms, lesson=False)
    table = await registry.create(guest, name, wanted.game, wanted.options, wanted.seed, wanted.seats, terms)
    return _with_cookie(answer({"table": table}, 201), cookies)


async def begin_lesson(request: Request) -> Response:
    """A guided first game."""
    game = request.path_params["game"]
    lesson = tabletop_of(game).lesson
    if lesson is None:
        raise Refusal(404, "no-lesson", game=game)
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    seats = [SeatForm("me"), *(SeatForm("bot", bot) for bot in lesson.bots)]
    registry: TableRegistry = request.app.state.registry
    table = await registry.create(guest, name, game, {}, lesson.seed, seats, Terms(lesson=True))
    return _with_cookie(answer({"table": table}, 201), cookies)


async def set_hook(request: Request) -> Response:
    """A web hook is kept when a first notice has reached it."""
    url = (await form(request, HookForm)).url.strip()
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    origin = request.headers.get("origin", "")
    if url:
        hello = Message("", "notice-hello", {"name": name})
        await request.app.state.hooks.send(url, str(hello), origin)
    await request.app.state.store.set_hook(Hook(guest, url, origin))
    return _with_cookie(answer({"hook": url}), cookies)


def _with_cookie(response: Response, cookies: Response) -> Response:
    response.raw_headers += [pair for pair in cookies.raw_headers if pair[0] == b"set-cookie"]
    return response


async def take_link(request: Request) -> Response:
    """A secret seat link: this browser may play for that seat too."""
    found = await request.app.state.store.seat_of_token(request.path_params["token"])
    if found is None:
        raise Refusal(404, "unknown-link")
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    live = await request.app.state.registry.live_table(found[0])
    seat = live.seats[found[1]]
    if guest not in seat.holders:
        await live.change_seat(replace(seated(seat, guest, name), token=seat.token))
    return _with_cookie(answer({"table": found[0], "seat": found[1]}), cookies)


async def upload(request: Request) -> Response:
    text = (await body(request, RECORD_MOST)).decode("utf-8", "replace")
    cookies = Response()
    guest, _ = await known_guest(request, cookies)
    table = await request.app.state.registry.upload(guest, text)
    return _with_cookie(answer({"table": table}, 201), cookies)


async def record(request: Request) -> Response:
    name, registry, store = request.path_params["table"], request.app.state.registry, request.app.state.store
    row = await store.game_row(name)
    if row is None:
        raise UnknownTable(refusal("unknown-table", table=name))
    if await registry.hides(row):
        raise Refusal(409, "hidden-no-record")
    try:
        live = await registry.live_table(name)
        text = "" if live.frozen else write_record(live.table.match)
    except CannotShow:
        text = ""
    text = text or stored_record(row, await store.events_of(name))
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    live = await request.app.state.registry.live_table(request.path_params["table"])
    return answer(replay_of(live.table, [seat.name for seat in live.seats]))


async def position(request: Request) -> Response:
    """The table after some plies, as a spectator sees it; of a game that is over, everything."""
    live = await request.app.state.registry.live_table(request.path_params["table"])
    return answer(live.table.view_at(request.path_params["ply"]))


async def branch(request: Request) -> Response:
    """A position of a what-if; nothing of it is kept."""
    live = await request.app.state.registry.live_table(request.path_params["table"])
    return answer(await what_if(live, await form(request, WhatIfForm)))


async def health(request: Request) -> Response:
    await request.app.state.store.guest_name("")
    return answer({"ok": True, "tables": request.app.state.registry.open_tables})


routes = [
    Route("/healthz", guarded(health)),
    Route("/api/home", guarded(home)),
    Route("/api/next", guarded(next_table)),
    Route("/api/games", guarded(games)),
    Route("/api/hook", guarded(set_hook), methods=["POST"]),
    Route("/api/lessons/{game}", guarded(begin_lesson), methods=["POST"]),
    Route("/api/name", guarded(name_guest), methods=["POST"]),
    Route("/api/guest", guarded(be_guest), methods=["POST"]),
    Route("/api/tables", guarded(create_table), methods=["POST"]),
    Route("/api/records", guarded(upload), methods=["POST"]),
    Route("/api/seat/{token}", guarded(take_link), methods=["POST"]),
    Route("/api/games/{game}/printed", guarded(printed_facts)),
    Route("/api/tables/{table}/record", guarded(record)),
    Route("/api/tables/{table}/replay", guarded(replay)),
    Route("/api/tables/{table}/at/{ply:int}", guarded(position)),
    Route("/api/tables/{table}/what-if", guarded(branch), methods=["POST"]),
]
