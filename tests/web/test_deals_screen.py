"""The challenge of the day and tables with one deal, in a browser."""

import re
from collections.abc import Callable

import pytest
from accessibility import axe
from browsers import WebServer
from playwright.sync_api import Page, Route, expect

OpenPage = Callable[..., Page]
PASS_ON = """async (table) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
    await new Promise((done) => {
        socket.onmessage = ({data}) => {
            const {type, legal, seq, held, view} = JSON.parse(data);
            if (type !== 'update') return;
            if (legal.length) {
                const {number} = legal.find((one) => one.family === 'pass') ?? legal[0];
                socket.send(JSON.stringify({type: 'act', id: 1, seq, number}));
            } else if (held !== null) socket.send(JSON.stringify({type: 'end_turn', id: 1, seq}));
            else done();
        };
    });
    socket.close();
}"""


def test_the_challenge_is_played_and_compared(open_page: OpenPage, server: WebServer) -> None:
    page = open_page(390, 844)
    page.goto(server.address)
    page.get_by_role("link", name=re.compile("Clans of Caledonia.*Play today")).click()
    expect(page.get_by_role("heading", name="Challenge of the day")).to_be_visible()
    expect(page.locator("main")).to_contain_text("when you have finished yours")
    assert axe(page, ".challenge") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_label("Name me in the list").check()
    page.get_by_role("button", name="Play today").click()
    page.wait_for_url(re.compile("/table/"))
    table = page.url.rpartition("/")[2]
    page.locator("summary[aria-label=Menu]").click()
    page.locator("summary", has_text="Seats").click()
    menu = page.locator(".seats .menu")
    expect(menu).to_contain_text("There is one try and no hints.")
    for refused in ("Leave", "Hand to this bot", "Listed for everybody", "Close this table"):
        expect(menu.get_by_text(refused)).to_have_count(0)
    page.evaluate(PASS_ON, table)
    page.reload()
    page.get_by_role("link", name="Results").click()
    page.wait_for_url(re.compile(r"/challenge/caledonia#\d{4}-"))
    expect(page.locator("li.yours")).to_contain_text("You")
    expect(page.locator("main")).to_contain_text("One has finished it.")
    page.get_by_role("link", name="The day before").click()
    expect(page.locator("main")).to_contain_text("Nobody played on that day.")
    page.get_by_role("link", name="Today").click()
    expect(page.locator("li.yours")).to_be_visible()


def test_a_host_opens_two_tables_with_one_deal(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    page.goto(f"{server.address}/new#caledonia")
    page.get_by_label(re.compile("Tables with this deal")).select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/deal/"))
    expect(page.locator("main section")).to_have_count(2)
    expect(page.get_by_role("button", name="Copy the invitation")).to_have_count(2)
    assert axe(page, ".deal") == []
    expect(page.locator("main section").nth(1)).to_contain_text("open seat")
    signs = "document.querySelector('main .badge use').getBBox().width"
    assert page.evaluate(signs) > 0, "the signs of the seats are drawn"
    expect(page.get_by_role("link", name="Open")).to_have_count(1)  # who plays at one looks at no other
    page.get_by_role("link", name="Open").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.locator("summary", has_text="Seats").click()
    page.get_by_role("link", name="One deal, several tables").click()
    page.wait_for_url(re.compile("/deal/"))


LINES = {"tiles and exchanges": 20, "persons": 3, "coins": 2}


def result(expert: bool, totals: tuple[int, int], lines: dict[str, int]) -> dict[str, object]:
    scores = [
        {"seat": seat, "lines": lines, "total": total, "place": 1, "rating": ""}
        for seat, total in enumerate(totals)
    ]
    return {
        "name": "", "yours": not expert, "expert": expert, "late": False, "margin": totals[0] - totals[1],
        "scores": scores, "table": "expert" if expert else "own", "place": 0 if expert else 1,
    }  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (800, 1000), (390, 844)])
def test_the_own_game_stands_beside_the_experts(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    """The expert's game takes minutes of thinking: here the server's answer is completed by both results."""
    page = open_page(width, height)

    def finished(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for one in told["games"]:
            one |= {"over": True, "table": "own", "expert": "done", "finished": 1}
            one["results"] = [
                result(True, (31, 20), {**LINES, "Armadale Castle": 6}),
                result(False, (25, 30), LINES),
            ]
        route.fulfill(response=answer, json=told)

    page.route("**/api/challenges*", finished)
    page.goto(f"{server.address}/challenge/glenmore")
    sheets = page.locator("main section")
    expect(sheets).to_have_count(3)
    beside = sheets.nth(2)
    expect(beside.locator("tr", has_text="Armadale Castle")).to_contain_text(re.compile(r"0\s*6$"))
    expect(beside.locator("tr", has_text="Crofter")).to_contain_text(re.compile(r"30\s*20$"))
    expect(beside.locator("tr", has_text="Margin")).to_contain_text(re.compile(r"−5\s*\+11$"))
    task, results, compared = (sheet.bounding_box() for sheet in sheets.all())
    assert task and results and compared
    if width > 720:
        assert compared["x"] > task["x"] + task["width"], "beside the task, there is room for it"
        assert compared["y"] in (results["y"], results["y"] + results["height"] + 14)
    assert axe(page, ".challenge") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.unroute_all(behavior="ignoreErrors")


def table_result(number: int, name: str, totals: tuple[int, ...], lines: dict[str, int]) -> dict[str, object]:
    scores = [
        {"seat": seat, "lines": lines, "total": total, "place": 1, "rating": ""}
        for seat, total in enumerate(totals)
    ]
    return {
        "number": number, "table": f"t{number}", "invite": "", "yours": number == 1, "names": [name, ""],
        "bots": ["", "greedy"], "over": True, "scores": scores,
    }  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_the_tables_of_a_deal_stand_beside_each_other(
    open_page: OpenPage, server: WebServer, width: int, height: int
) -> None:
    """What the server tells when all are over; the first table was closed before its end."""
    page = open_page(width, height)
    deal = {
        "id": "d", "game": "glenmore", "title": "Glen More II", "host": True, "done": True,
        "commitment": "ab12", "secret": "5ec7e7",
        "tables": [
            table_result(1, "Ann", (), {}),
            table_result(2, "Ben", (31, 20), LINES | {"territory": -3}),
            table_result(3, "Cat", (25, 20), LINES),
        ],
    }  # fmt: skip
    page.route("**/api/deals/d", lambda route: route.fulfill(json=deal))
    page.goto(f"{server.address}/deal/d")
    rows = page.locator(".compared tr")
    expect(rows.nth(0)).to_have_text(re.compile(r"^\s*Table 2\s*Table 3\s*$"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"31\s*\+3\s*Ben\s*25\s*−3\s*Cat"))
    expect(rows.filter(has_text="Size of the land").first).to_have_text(re.compile(r"land\s*−3\s*0"))
    best = page.locator(".compared .seat .best")
    expect(best).to_have_count(1)  # where all are alike none is the best
    expect(best).to_contain_text("31")
    page.get_by_text("Chance can be checked afterwards").click()
    typed = page.locator(".sealed code").last
    expect(typed).to_have_text("clachan replay --secret 5ec7e7 glenmore-t2.txt")
    expect(page.get_by_role("link", name="glenmore-t3.txt")).to_have_attribute(
        "href", "/api/tables/t3/record"
    )
    assert axe(page, ".deal") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate("localStorage['clachan-settings'] = JSON.stringify({ language: 'pl' })")
    page.reload()
    expect(rows.filter(has_text="Wielkość włości").first).to_have_text(re.compile(r"−3\s*0"))
    page.unroute_all(behavior="ignoreErrors")
