"""What the pages ask about deals: the challenge of a day, its results, and the sheets of duplicates."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from clachan.core.game import open_game
from clachan.core.sealed import commitment_of
from clachan.server import addresses, deal_rows
from clachan.server.api import Refusal, answer, form, guarded, known_guest, with_cookie
from clachan.server.company import read_company
from clachan.server.days import day_before, is_day, is_past, today
from clachan.server.deal_messages import (
    ChallengeShown,
    ChallengesShown,
    DealShown,
    DealTableShown,
    DuplicateForm,
    NamedForm,
    ResultShown,
    TryForm,
)
from clachan.server.deal_rows import Deal, DealTable
from clachan.server.deals import EXPERT, Day, Deals, challenges, is_late, margin_of, opponents, sheet_of

assert addresses  # the kinds of names that the routes speak of
SHOWN_MOST = 100  # results of a day that are sent


async def look(request: Request) -> Response:
    """A day: today, or one that is over."""
    day = request.query_params.get("day") or today()
    if not is_day(day) or day > today():
        raise Refusal(404, "no-such-day", day=day[:40])
    deals: Deals = request.app.state.deals
    guest = request.app.state.guests.read(request)
    shown = [await _challenge(deals, deals.challenge(day, game), guest) for game in challenges()]
    return answer(ChallengesShown(day, today(), day_before(day), shown))


async def _challenge(deals: Deals, deal: Deal, guest: str) -> ChallengeShown:
    day = await deals.look_at(deal, guest, SHOWN_MOST)
    mine, expert, begun = day.mine, day.expert, bool(day.best or day.mine or day.expert)
    over, open_to_all = bool(mine and mine.scores), is_past(deal.day)
    sees = over or open_to_all
    return ChallengeShown(
        deal.game,
        open_game(deal.game).title,
        [seat.bot for seat in opponents(deal.game)],
        mine.table if mine else "",
        over,
        bool(mine and mine.named),
        day.finished,
        commitment_of(deal.secret) if begun else "",
        deal.secret if begun and open_to_all else "",
        _ranked(day, deal, guest) if sees else [],
        "" if expert is None or not sees else "done" if expert.scores else "thinking",
    )


def _ranked(day: Day, deal: Deal, guest: str) -> list[ResultShown]:
    """The best of a day, and wherever they are the own result and the expert's."""
    shown = [_result(one, deal, guest) for one in day.best]
    better = place = 0
    margin: int | None = None
    for one in shown:
        if one.expert or one.late:
            continue
        better += 1
        if one.margin != margin:
            place, margin = better, one.margin
        one.place = day.better + 1 if one.yours else place
    return shown


def _result(one: DealTable, deal: Deal, guest: str) -> ResultShown:
    scores, yours, expert = sheet_of(one), bool(guest) and one.place == guest, one.place == EXPERT
    name = one.name if one.named or yours else ""
    return ResultShown(name, yours, expert, is_late(one, deal.day), margin_of(scores), scores, one.table, 0)


async def begin(request: Request) -> Response:
    wanted = await form(request, TryForm)
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    table = await request.app.state.deals.begin(guest, name, request.path_params["game"], wanted.named)
    return with_cookie(answer({"table": table}, 201), cookies)


async def be_named(request: Request) -> Response:
    """Whoever has a try may be named in its list, or no longer."""
    wanted = await form(request, NamedForm)
    if not is_day(wanted.day):
        raise Refusal(404, "no-such-day", day=wanted.day)
    deals: Deals = request.app.state.deals
    deal, guest = (
        deals.challenge(wanted.day, request.path_params["game"]),
        request.app.state.guests.read(request),
    )
    if guest:
        await deal_rows.set_named(request.app.state.store, deal.id, guest, wanted.named)
    return answer({"named": wanted.named})


async def duplicate(request: Request) -> Response:
    wanted = await form(request, DuplicateForm)
    cookies = Response()
    guest, name = await known_guest(request, cookies)
    deal = await request.app.state.deals.duplicate(guest, name, wanted.table, wanted.tables)
    return with_cookie(answer({"deal": deal}, 201), cookies)


async def sheet(request: Request) -> Response:
    """The tables of a duplicate: results when all are over."""
    state = request.app.state
    deals: Deals = state.deals
    deal = await deal_rows.find_deal(state.store, request.path_params["deal"])
    if deal is None or deal.day:
        raise Refusal(404, "unknown-deal")
    guest = state.guests.read(request)
    found = sorted(await deals.results(deal), key=lambda one: int(one.place))
    done, host = all(one.scores or one.closed for one in found), bool(guest) and guest == deal.host
    seated = await deal_rows.seated_in(state.store, deal.id, guest) if guest else {}
    shown = []
    for one in found:
        seats = await state.store.seats_of(one.table)
        bots = [seat.bot if seat.kind == "bot" else "" for seat in seats]
        invite = (await read_company(state.store, one.table)).invite if host else ""
        known = done or host or one.table in seated
        shown.append(
            DealTableShown(int(one.place), one.table if known else "", invite, one.table in seated,
                           [seat.name for seat in seats], bots, one.over, sheet_of(one) if done else [])
        )  # fmt: skip
    told = deal.secret if done else ""
    title = open_game(deal.game).title
    return answer(DealShown(deal.id, deal.game, title, host, done, commitment_of(deal.secret), told, shown))


routes = [
    Route("/api/challenges", guarded(look, "study")),
    Route("/api/challenges/{game:name}", guarded(begin, "table"), methods=["POST"]),
    Route("/api/challenges/{game:name}/named", guarded(be_named), methods=["POST"]),
    Route("/api/duplicates", guarded(duplicate, "table"), methods=["POST"]),
    Route("/api/deals/{deal:name}", guarded(sheet, "study")),
]
