"""What the pages ask outside a table: the lists, new tables, names, seat links, records, replays, what-if."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from msgspec import json
from sqlalchemy import Row
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import Message, Parameter, refusal
from clachan.server import addresses
from clachan.server.allowances import TooMuch, caller_of
from clachan.server.api_messages import (
    HomeShown,
    HookForm,
    NameForm,
    NextShown,
    SeatForm,
    SitterShown,
    TableForm,
    TableShown,
    WhatIfForm,
)
from clachan.server.bot_places import WorkerLost
from clachan.server.exporting import stored_record, told_record, unseen_at
from clachan.server.guests import clean_name, new_guest
from clachan.server.leases import Elsewhere
from clachan.server.loading import CannotShow, UnknownTable
from clachan.server.rematch import Sitting, rematch, sit_again
from clachan.server.replay import replay_of
from clachan.server.schema import Hook, SeatRow
from clachan.server.security import is_own_origin
from clachan.server.shelf import barred_shown, games_shown
from clachan.server.store import LeaseLost, StorageAway
from clachan.server.studying import standings_wanted
from clachan.server.table_registry import TableRegistry, TooMany
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.told import read_message, why
from clachan.server.whatif import what_if
from clachan.server.wordbook import language_asked
from clachan.words import words_for

assert addresses  # the kinds of names that the routes speak of
Form = TypeVar("Form")
Handler = Callable[[Request], Awaitable[Response]]
BODY_MOST = 20_000
RECORD_MOST = 300_000
BODY_SECONDS = 20.0


class Refusal(ClachanError):
    """A request that is refused, with the status of the answer."""

    def __init__(self, status: int, code: str, **parameters: Parameter) -> None:
        super().__init__(refusal(code, **parameters))
        self.status = status


def answer(data: Any, status: int = 200) -> Response:
    return Response(json.encode(data), status, media_type="application/json")


def refused(error: ClachanError, status: int, asking: HTTPConnection) -> Response:
    """What is said of it, and the sentence in the language asked for, for whoever has no words of it."""
    message = error.message()
    said = words_for(message.game, language_asked(asking)).say(message)
    return answer({"error": said, "why": why(error)}, status)


def guarded(handler: Handler, kind: str = "") -> Handler:
    """Everything refused is one sentence; whatever changes something must come from our own pages.

    `kind` names what is asked for among the allowances.
    """

    async def handle(request: Request) -> Response:
        reads = request.method in ("GET", "HEAD")
        try:
            if not reads and not is_own_origin(
                request.headers, request.app.state.origins, request.url.scheme
            ):
                raise Refusal(403, "other-origin")
            request.app.state.allowances.use(kind or ("read" if reads else "change"), caller_of(request))
            await request.app.state.deals.check(caller_of(request))
            return await _here_or_there(handler, request)
        except Refusal as error:
            return refused(error, error.status, request)
        except (UnknownTable, TooMany, TooMuch) as error:
            return refused(error, 404 if isinstance(error, UnknownTable) else 429, request)
        except (StorageAway, LeaseLost, WorkerLost) as error:
            return refused(error, 503, request)
        except ClachanError as error:
            return refused(error, 400, request)

    return handle


async def _here_or_there(handler: Handler, request: Request) -> Response:
    """A request for a table that another process holds is answered there."""
    try:
        return await handler(request)
    except Elsewhere as holder:
        content = await body(request, BODY_MOST)
        answered: Response = await request.app.state.peers.hand_on(request, holder, content)
        return answered


async def body(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    chunks = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                chunks += chunk
                if len(chunks) > most:
                    raise Refusal(413, "too-long", most=most)
    except TimeoutError as error:
        raise Refusal(408, "too-slow", seconds=int(BODY_SECONDS)) from error
    except ClientDisconnect as error:  # nobody hears this
        raise Refusal(400, "unreadable", error="") from error
    return bytes(chunks)


async def form(request: Request, kind: type[Form]) -> Form:
    try:
        return json.decode(await body(request, BODY_MOST), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal(400, "unreadable", error=str(error)) from error


async def known_guest(request: Request, response_to: Response | None = None) -> tuple[str, str]:
    """The guest who asks, made known now if need be, and the nickname."""
    store = request.app.state.store
    guest = request.app.state.guests.read(request) or new_guest()
    name = await store.guest_name(guest)
    if not name:
        newcomer = Message("", "guest-newcomer", {"mark": guest[:4]})
        name = words_for("", language_asked(request)).say(newcomer)
        await store.name_guest(guest, name)
    if response_to is not None:
        request.app.state.guests.greet(response_to, guest, request.url.scheme == "https")
    return guest, name


# Pages' data


async def home(request: Request) -> Response:
    store = request.app.state.store
    guest = request.app.state.guests.read(request)
    own = await store.tables_of(guest) if guest else []
    known = {row.id for row in own}
    others = [row for row in await store.open_tables() if row.id not in known]
    seats = await store.seats_of_all([row.id for row in (*own, *others)])
    mine, free = ([_table_shown(row, seats[row.id], guest) for row in rows] for rows in (own, others))
    name = await store.guest_name(guest) if guest else ""
    hook = next((found.url for found in await store.hooks_of([guest])), "") if guest else ""
    return answer(HomeShown(name, hook, games_shown(), mine, free))


async def next_table(request: Request) -> Response:
    """The table that has waited longest for this guest, other than the one that is open."""
    guest = request.app.state.guests.read(request)
    waiting = await request.app.state.store.waiting_for(guest) if guest else []
    others = [table for table in waiting if table != request.query_params.get("but")]
    return answer(NextShown(others[0] if others else None, len(waiting)))


def _table_shown(row: Row[Any], seats: list[SeatRow], guest: str) -> TableShown:
    sitters = [SitterShown(s.kind, s.name, s.bot, bool(guest) and guest in s.holders) for s in seats]
    asked = next((seat for seat in seats if seat.seat == row.asked), None)
    mine = bool(asked and guest and asked.kind == "person" and guest in asked.holders and not row.over)
    title, summary = open_game(row.game).title, read_message(row.summary)
    return TableShown(row.id, row.game, title, summary, sitters, row.asked, mine, row.over, row.changed)


async def games(request: Request) -> Response:
    del request
    return answer(games_shown())


async def barred(request: Request) -> Response:
    """What cannot be chosen beside the options that the address names."""
    return answer(barred_shown(request.path_params["game"], dict(request.query_params)))


async def printed_facts(request: Request) -> Response:
    shown = answer(tabletop_of(request.path_params["game"]).printed_facts())
    shown.headers["cache-control"] = "max-age=300"
    return shown


async def uncertain_values(request: Request) -> Response:
    """The printed values that are not certain; no table needs them, and they are long."""
    return answer(tabletop_of(request.path_params["game"]).uncertain())


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
    return with_cookie(answer({"name": name}), cookies)


async def create_table(request: Request) -> Response:
    wanted = await form(request, TableForm)
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    registry: TableRegistry = request.app.state.registry
    terms = wanted.terms.of_ones_own()
    table = await registry.create(
        guest, name, wanted.game, wanted.options, wanted.seed, wanted.seats, terms, wanted.listed
    )
    invite = (await registry.live_table(table)).seating.company.invite
    return with_cookie(answer({"table": table, "invite": invite}, 201), cookies)


async def play_again(request: Request) -> Response:
    """The same people, the same game, once more."""
    registry: TableRegistry = request.app.state.registry
    live = await registry.live_table(request.path_params["table"])
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    opened = await rematch(registry, live, guest, name)
    for place in live.seating.held_by(guest):
        sitting = Sitting(place, guest, live.seats[place].name or name)
        await sit_again(registry, request.app.state.peers, opened, sitting)
    return with_cookie(answer({"table": opened}, 201), cookies)


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
    terms = Terms(lesson=True, reproducible=True)
    table = await registry.create(guest, name, game, {}, lesson.seed, seats, terms)
    return with_cookie(answer({"table": table}, 201), cookies)


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
    return with_cookie(answer({"hook": url}), cookies)


def with_cookie(response: Response, cookies: Response) -> Response:
    response.raw_headers += [pair for pair in cookies.raw_headers if pair[0] == b"set-cookie"]
    return response


async def upload(request: Request) -> Response:
    text = (await body(request, RECORD_MOST)).decode("utf-8", "replace")
    cookies = Response()
    guest, _ = await known_guest(request, cookies)
    table = await request.app.state.registry.upload(guest, text)
    return with_cookie(answer({"table": table}, 201), cookies)


async def record(request: Request) -> Response:
    name, registry, store = request.path_params["table"], request.app.state.registry, request.app.state.store
    row = await store.game_row(name)
    if row is None:
        raise UnknownTable(refusal("unknown-table", table=name))
    if await registry.hides(row):
        raise Refusal(409, "hidden-no-record")
    text, unseen = "", dict[str, str]()
    with suppress(CannotShow):
        live = await registry.live_table(name)
        text = "" if live.frozen else told_record(live.table, live.seats)
        unseen = unseen_at(live.table)
    text = text or stored_record(row, await store.events_of(name), (await store.kept(name)).over, unseen)
    headers = {"content-disposition": f'attachment; filename="{row.game}-{row.id}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    live = await request.app.state.registry.live_table(request.path_params["table"])
    return answer(replay_of(live.table, live.seats))


async def standings(request: Request) -> Response:
    live = await request.app.state.registry.live_table(request.path_params["table"])
    guest = request.app.state.guests.read(request)
    found = await live.services.pool.study(standings_wanted(live.table.match), guest)
    return Response(found, media_type="application/json")


async def position(request: Request) -> Response:
    """The table after some plies, as a spectator sees it; of a game that is over, everything."""
    live = await request.app.state.registry.live_table(request.path_params["table"])
    return answer(live.table.view_at(request.path_params["ply"]))


async def branch(request: Request) -> Response:
    """A position of a what-if; nothing of it is kept."""
    live = await request.app.state.registry.live_table(request.path_params["table"])
    guest = request.app.state.guests.read(request)
    return answer(await what_if(live, await form(request, WhatIfForm), guest))


routes = [
    Route("/api/home", guarded(home)),
    Route("/api/next", guarded(next_table)),
    Route("/api/games", guarded(games)),
    Route("/api/hook", guarded(set_hook), methods=["POST"]),
    Route("/api/lessons/{game:name}", guarded(begin_lesson, "table"), methods=["POST"]),
    Route("/api/name", guarded(name_guest), methods=["POST"]),
    Route("/api/guest", guarded(be_guest), methods=["POST"]),
    Route("/api/tables", guarded(create_table, "table"), methods=["POST"]),
    Route("/api/records", guarded(upload, "upload"), methods=["POST"]),
    Route("/api/games/{game:name}/barred", guarded(barred)),
    Route("/api/games/{game:name}/printed", guarded(printed_facts)),
    Route("/api/games/{game:name}/uncertain", guarded(uncertain_values)),
    Route("/api/tables/{table:name}/record", guarded(record, "study")),
    Route("/api/tables/{table:name}/replay", guarded(replay, "study")),
    Route("/api/tables/{table:name}/standings", guarded(standings, "study")),
    Route("/api/tables/{table:name}/at/{ply:count}", guarded(position)),
    Route("/api/tables/{table:name}/rematch", guarded(play_again, "table"), methods=["POST"]),
    Route("/api/tables/{table:name}/what-if", guarded(branch), methods=["POST"]),
]
