"""How many clicks a deed takes, the end of the turn among them; and how a turn flows."""

import re
from collections.abc import Callable
from random import Random

import pytest
from browsers import WebServer
from playwright.sync_api import Page, expect
from screen import confirm, open_match

from clachan.core.match import Match, new_match

OpenPage = Callable[..., Page]
Wanted = Callable[[Match], bool]


def position(wanted: Wanted, seed: int = 0, players: int = 2) -> Match:
    """A game in which a player is to take a turn, at the first such position that is wanted."""
    while True:
        match, rng = new_match("caledonia", {"players": players}, seed), Random(seed)
        while not match.over:
            if match.seat >= 0 and match.question.kind == "turn" and match.ply > 6 and wanted(match):
                return match
            numbers = sorted(match.game.legal_numbers(match.state))
            better = [n for n in numbers if match.game.catalogue[n].family.id not in ("pass", "port")]
            match.push(rng.choice(better or numbers))
        seed += 1


def families(match: Match) -> set[str]:
    return {match.game.catalogue[number].family.id for number in match.game.legal_numbers(match.state)}


def everything(match: Match) -> bool:
    """All kinds of deeds but an export are possible."""
    return families(match) >= {"expand", "buy", "sell", "take", "shipping", "technology", "hire", "pass"}


def port_in_reach(match: Match) -> bool:
    return everything(match) and "port" in families(match)


def follows(match: Match, family: str, kinds: tuple[str, ...]) -> int | None:
    """An action of a family after which such questions are asked one after the other."""
    game = match.game
    for number in game.legal_numbers(match.state):
        if game.catalogue[number].family.id != family:
            continue
        state = game.copy(match.state)
        game.apply(state, number)
        if game.question(state).kind == kinds[0] and len(game.legal_numbers(state)) > 1:
            return number
    return None


class Hand:
    """Clicks, and counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1

    def seal(self) -> None:
        confirm(self.page)
        self.clicks += 1

    def turn(self) -> str:
        return self.page.locator(".player.now").get_attribute("data-home") or ""


def deed_done(hand: Hand, before: str) -> None:
    """The turn is over: the other player is asked."""
    expect(hand.page.locator(".player.now")).not_to_have_attribute("data-home", before)


DEEDS = {
    "contract": (2, ['.contracts .part.lit[data-part^="contract:"]']),
    "shipping": (2, ['[data-deed="shipping"]']),
    "tools": (2, ['.own .part.lit[data-part="board:miners"], .own .part.lit[data-part="board:woodcutters"]']),
    "merchant": (2, ['[data-deed="hire"]']),
    "pass": (2, ['[data-deed="pass"]']),
    "expand": (3, ['.own .part.lit[data-part^="unit:"]', ".hex.ready"]),
    "expand from the hex": (3, [".hex.ready", ".note .offers button"]),
    "buy": (3, [".arrow.buy.lit", ".amounts button:last-child"]),
    "sell": (3, [".arrow.sell.lit", ".amounts button:last-child"]),
}


@pytest.mark.parametrize("wanted", [everything, port_in_reach])
def test_the_clicks_of_each_deed(open_page: OpenPage, server: WebServer, wanted: Wanted) -> None:
    match = position(wanted)
    page = open_page()
    for deed, (most, clicks) in DEEDS.items():
        open_match(page, server.address, match)
        hand = Hand(page)
        before = hand.turn()
        for selector in clicks:
            hand.click(selector)
        hand.seal()
        deed_done(hand, before)
        assert hand.clicks <= most, deed


def test_an_export_takes_a_click_for_each_animal(open_page: OpenPage, server: WebServer) -> None:
    match = position(lambda match: follows(match, "fulfil", ("slaughter",)) is not None)
    number = follows(match, "fulfil", ("slaughter",))
    assert number is not None
    contract = match.game.catalogue[number].parts[0]
    page = open_page()
    open_match(page, server.address, match)
    hand = Hand(page)
    before = hand.turn()
    hand.click(f'.own [data-part="{contract}"]')
    expect(page.locator(".prompt .seal.idle")).to_be_visible()
    expect(page.locator(".prompt .asks")).to_contain_text("Slaughter")
    steps = 0
    while page.locator(".prompt .seal.idle").count():
        hand.click(".prompt .chip, .hex.ready")
        steps += 1
        expect(page.locator(".prompt .step")).to_have_count(steps)
        page.locator(".prompt .big, .prompt .seal.idle").first.wait_for()
    hand.seal()
    deed_done(hand, before)
    assert hand.clicks <= 2 + steps


LONG_REST = 700  # milliseconds: longer than a pointer rests before it is told why not


def asked_why(sent: list[str]) -> bool:
    return any('"why"' in frame for frame in sent)


def test_a_still_pointer_is_told_nothing(open_page: OpenPage, server: WebServer) -> None:
    """The table comes up under a pointer that does not move: nothing is refused, nothing is shown."""
    page = open_page()
    page.clock.install()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    match = position(everything)
    page.mouse.move(400, 400)
    open_match(page, server.address, match)
    page.locator('[data-deed="expand"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hex.ready").first).to_be_visible()
    page.clock.run_for(LONG_REST)
    assert not asked_why(sent)
    expect(page.locator(".note.no, .why")).to_have_count(0)
    refused = page.locator(".hex:not(.ready)").first.bounding_box()
    assert refused is not None
    page.mouse.move(5, 5)
    page.mouse.move(refused["x"] + refused["width"] / 2, refused["y"] + refused["height"] / 2)
    page.clock.run_for(LONG_REST)
    expect(page.locator(".note.no, .why").first).to_be_visible()
    assert asked_why(sent)


def test_who_wants_to_confirm_everything_is_asked_before_a_turn_ends(
    open_page: OpenPage, server: WebServer
) -> None:
    page = open_page()
    open_match(page, server.address, position(everything))
    page.locator("summary", has_text="Seats").click()
    boxes = page.get_by_label(re.compile("before every step"))
    expect(boxes).to_have_count(2)  # the menu is filled when it is opened
    for box in boxes.all():
        box.check()
    page.locator("summary", has_text="Seats").click()
    hand = Hand(page)
    before = hand.turn()
    hand.click('[data-deed="hire"]')
    hand.seal()
    end = page.get_by_role("button", name=re.compile("End turn"))
    expect(end).to_be_visible()
    assert hand.turn() == before
    page.keyboard.press("u")
    expect(page.locator('[data-deed="hire"]')).to_be_visible()
    hand.click('[data-deed="hire"]')
    hand.seal()
    end.click()
    deed_done(hand, before)


def test_pointing_at_a_card_shows_what_it_brings(open_page: OpenPage, server: WebServer) -> None:
    page = open_page()
    open_match(page, server.address, position(everything))
    page.mouse.move(5, 5)
    page.mouse.move(6, 6)
    page.locator('[data-part="board:shipping"].lit').first.hover()
    expect(page.locator(".own .money i")).to_contain_text("£")
    page.mouse.move(5, 300)
    expect(page.locator(".own .money i")).to_have_count(0)
