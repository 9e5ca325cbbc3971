"""A walk through every screen without a word of any language: what is seen there is for others to judge."""

from collections.abc import Iterator
from functools import cache
from random import Random

from browsers import WebServer
from occasions import before_end_of_turn
from playwright.sync_api import Page, expect
from screen import CREATE, END, FRIEND, ME, ROUND, open_table, until, upload, wait_for_question
from test_deals_screen import PASS_ON
from test_review_screen import finished, keep
from test_scenes_screen import before_the_end_of_a_round

from clachan.core.match import Match, new_match
from clachan.core.record import read_record

BOT = {"kind": "bot", "bot": "random"}
SIT = """async ([table, seats]) => {
    const named = {method: 'POST', headers: {'content-type': 'application/json'}};
    await fetch('/api/name', {...named, body: JSON.stringify({name: 'Iseabál'})});
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
    let asked = false, left = seats;
    await new Promise((done) => {
        socket.onmessage = ({data}) => {
            if (!asked) for (let seat = 0; seat < seats; seat++)
                socket.send(JSON.stringify({type: 'sit', id: seat + 1, seat}));
            asked = true;
            if (JSON.parse(data).id && --left === 0) done();
        };
    });
    socket.close();
}"""
POST = """async ([path, form]) => (await fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(form),
})).json()"""
AT_REST = {"caledonia": ".market [data-part='good:wool']", "glenmore": ".space .part:not(.lit)"}
"""A part that can do nothing at the first question, and says why when it is pressed."""
LOOKS = "details.looks[open] select:visible >> nth=0"
"""Something that the settings show when they have come."""
CHRONICLES = "12345678"
PAGES = {
    "/": "article",
    "/new": ".last",
    "/new#glenmore": ".last",
    "/rules": "main section",
    "/rules#glenmore": "main section.glen",
    "/credits": "main p",
    "/nowhere/at/all": "h1",
    "/seat/not-a-seat": "main p",
    "/challenge/caledonia": "main h2",
}
"""Pages, and something that each shows when it stands."""


@cache
def in_the_middle(game: str, plies: int, **options: str) -> Match:
    """A game by chance, at a question of a player's own turn."""
    match, rng = new_match(game, {"players": 3, **options}, 4), Random(4)
    while not (match.ply >= plies and match.question.kind == "turn"):
        match.push(rng.choice(sorted(match.game.legal_numbers(match.state))))
    return match


def open_seated(page: Page, server: WebServer, match: Match) -> None:
    """A game that was played elsewhere, with this page on every seat."""
    address = upload(page, server.address, match)
    page.evaluate(SIT, [address.rpartition("/")[2], match.options["players"]])
    page.goto(address)
    wait_for_question(page)


def settled(page: Page) -> None:
    """All letters are there, and at a table all its words."""
    if "/table/" in page.url or "/re" in page.url:
        until(
            page, "() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/later'))"
        )
    page.evaluate("document.fonts.ready")


def through_the_pages(page: Page, server: WebServer) -> Iterator[str]:
    """Everything that is no table: each screen by its name, while it is shown."""
    for path, part in PAGES.items():
        page.goto(server.address + "/healthz")  # another hash alone would not load the page anew
        page.goto(server.address + path)
        page.locator(part).first.wait_for()
        settled(page)
        yield path
        if path == "/":
            yield from _opened(page, "details:visible > summary:visible", "first page")
    made = page.evaluate(CREATE, {"game": "caledonia", "seats": [ME, FRIEND, FRIEND], "listed": True})
    address = f"{server.address}/table/{made['table']}#{made['invite']}"
    page.goto(address)
    page.locator(".prompt h2").wait_for()
    settled(page)
    yield "waiting for friends"
    page.goto(server.address)
    page.locator(f"[href*='{made['table']}']").first.wait_for()
    settled(page)
    yield "first page with a table"
    page.context.clear_cookies()
    page.goto(server.address + "/healthz")
    page.goto(address)
    page.locator(".letter").wait_for()
    settled(page)
    yield "letter"


def through_the_deals(page: Page, server: WebServer) -> Iterator[str]:
    """Tables with one deal, and the challenge of the day when it was played."""
    page.goto(server.address)
    table = {"game": "caledonia", "seats": [ME, FRIEND, FRIEND]}
    made = page.evaluate(POST, ["/api/duplicates", {"tables": 2, "table": table}])
    page.goto(f"{server.address}/deal/{made['deal']}")
    expect(page.locator("main section")).to_have_count(2)
    settled(page)
    yield "deal"
    tried = page.evaluate(POST, ["/api/challenges/caledonia", {"named": True}])
    page.evaluate(PASS_ON, tried["table"])
    page.goto(f"{server.address}/challenge/caledonia")
    page.locator("li.yours").wait_for()
    settled(page)
    yield "challenge played"


def _opened(page: Page, summaries: str, where: str) -> Iterator[str]:
    """Each thing that folds, while it is open."""
    for at in range(page.locator(summaries).count()):
        summary = page.locator(summaries).nth(at)
        summary.click()
        if page.locator("details.looks[open]").count():
            page.locator(LOOKS).wait_for()
        settled(page)
        yield f"{where}, opened {at + 1}"
        page.keyboard.press("Escape")
        if summary.evaluate("(one) => one.parentElement.open"):
            summary.click()


def through_a_table(page: Page, server: WebServer, game: str) -> Iterator[str]:
    """A first turn with all that can be opened there."""
    open_table(page, server.address, ME, BOT, game=game, seed=7, terms={"hints": True})
    wait_for_question(page)
    settled(page)
    yield "first question"
    for summary in ("details.more", "details.seats", "details.looks"):
        if page.locator(f"{summary} > summary:visible").count():
            page.locator(f"{summary} > summary:visible").click()
            if "looks" in summary:
                page.locator(LOOKS).wait_for()
            if "seats" in summary:
                page.locator(f"{summary}[open] .chance > summary:visible").click()
            settled(page)
            yield summary
            if summary != "details.more":  # the others are in it
                page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator(".prompt details.help > summary").click()
    settled(page)
    yield "help"
    page.keyboard.press("Escape")
    page.mouse.click(2, 2)
    if (at_rest := page.locator(AT_REST[game])).first.is_visible():
        at_rest.first.click()
        page.locator(".why").first.wait_for()
        settled(page)
        yield "refusal"
        page.keyboard.press("Escape")
    if page.locator(".talk .tabs").is_visible():
        page.locator(".talk .tabs button").nth(1).click()
        page.locator(".talk input").wait_for()
        yield "chat"
    for tab in page.locator("nav:is(.turns, .tabs) button:visible").all():  # a phone shows one part at a time
        tab.click()
        settled(page)
        yield f"part {tab.inner_text()}"


def through_turns(page: Page, server: WebServer, game: str) -> Iterator[str]:
    """A turn in the middle of a game: each of its deeds while it is chosen."""
    open_seated(page, server, in_the_middle(game, 60))
    settled(page)
    yield "a turn"
    deeds = page.locator(".prompt button.deed:not(.off):not([disabled])")
    for at in range(deeds.count()):
        deeds.nth(at).click()
        settled(page)
        yield f"deed {deeds.nth(at).get_attribute('data-deed')}"
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


def through_a_lesson(page: Page, server: WebServer, game: str) -> Iterator[str]:
    page.goto(server.address)
    table = page.evaluate(
        f"async () => (await (await fetch('/api/lessons/{game}', {{method: 'POST'}})).json()).table"
    )
    page.goto(f"{server.address}/table/{table}")
    page.locator(".guide h2").wait_for()
    settled(page)
    yield "lesson"


def through_the_end_of_a_round(page: Page, server: WebServer, game: str) -> Iterator[str]:
    if game == "caledonia":
        open_seated(page, server, before_the_end_of_a_round(2, 22))
        page.locator("[data-deed=pass]").click()
        page.locator(".prompt .seal.big").click()
        page.wait_for_selector(f"{ROUND}, .prompt .seal.big:not([disabled])")
        if not page.locator(ROUND).count():
            page.keyboard.press("e")
    else:
        open_seated(page, server, read_record(before_end_of_turn("scoring-round", 3, range(2, 3))))
        page.locator("[data-deed=end-turn]").click()
    page.locator(ROUND).wait_for()
    page.keyboard.press("x")
    until(page, "() => !document.querySelector('[data-scene=round].moves')")
    settled(page)
    yield "end of a round"


def through_the_end(page: Page, server: WebServer, game: str) -> Iterator[str]:
    """The end sheet, the way there, the replay and the review."""
    address = upload(page, server.address, finished(game))
    table = address.rpartition("/")[2]
    keep(server.db, table, game)
    page.goto(address)
    page.locator(f"{END} footer").wait_for()
    page.keyboard.press("x")
    settled(page)
    yield "end sheet"
    page.locator(f"{END} footer [aria-pressed]").click()
    page.locator(f"{END} figure text").first.wait_for(state="attached")
    settled(page)
    yield "the way there"
    page.goto(f"{server.address}/replay/{table}#ply=40")
    page.locator(".controls").wait_for()
    settled(page)
    yield "replay"
    page.goto(f"{server.address}/review/{table}")
    expect(page.locator(".findings .graph svg")).to_be_visible()
    settled(page)
    yield "review"


def through_the_chronicles(page: Page, server: WebServer) -> Iterator[str]:
    """Every chronicle's board, opened large."""
    open_seated(page, server, in_the_middle("glenmore", 260, chronicles=CHRONICLES))
    settled(page)
    yield "chronicles"
    if page.locator("nav.turns button").count():
        page.locator("nav.turns button").nth(-2).click()  # the last but one on a phone
    page.locator("[data-chronicle-token]").first.wait_for()
    for token in page.locator("[data-chronicle-token]").all():
        number = token.get_attribute("data-chronicle-token")
        if not page.locator(f"[data-chronicle='{number}']").count():
            token.dispatch_event("click")  # on a phone the one before may lie over it
        page.locator(f"[data-chronicle='{number}']").wait_for()
        settled(page)
        yield f"chronicle {number}"
        page.keyboard.press("Escape")
