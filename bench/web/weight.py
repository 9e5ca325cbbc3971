"""What a first board weighs in Chromium, as it travels: told by the bench, held to a budget by a test."""

import zlib
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, StorageState

from clachan.server.frames import LONG

PAINTED = """(selector) => new Promise((resolve) => {
  const shown = () => document.querySelector(selector) &&
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  if (!shown()) new MutationObserver((_, watch) => shown() && watch.disconnect())
    .observe(document, { childList: true, subtree: true });
})"""
SETTLED = "document.fonts.ready.then(() => 0)"
Weights = Counter[str]
"""Bytes by the address that sent them."""


def weigh(
    browser: Browser, url: str, selector: str, language: str = "en", seated: StorageState | None = None
) -> Weights:
    """The bytes of all that is asked for until the board is painted; what is fetched after it is not in them.

    Letters count whenever they come: they are part of what a board says. Who is `seated` comes with the
    cookies of a player, anybody else looks on.
    """
    context = browser.new_context(locale=language, storage_state=seated)
    page = context.new_page()
    session = context.new_cdp_session(page)
    asked, came, spoken = _Answers(session), Weights(), _messages(session)
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.goto(url, wait_until="commit")
    painted = float(page.evaluate(PAINTED, selector)) + float(page.evaluate("() => performance.timeOrigin"))
    page.evaluate(SETTLED)
    page.wait_for_load_state("networkidle")
    came.update(asked.until(painted))
    # A worker's code is no part of what the page tells of itself.
    came.update({worker: _answer(context, worker) for worker in workers})
    context.close()
    return came + spoken


class _Answers:
    """What a page asks for, when, and what came of it."""

    def __init__(self, session: CDPSession) -> None:
        self.asked: dict[str, tuple[str, float]] = {}
        self.came: dict[str, int] = {}
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._come)

    def _ask(self, event: dict[str, Any]) -> None:
        self.asked.setdefault(event["requestId"], (event["request"]["url"], 1000 * event["wallTime"]))

    def _come(self, event: dict[str, Any]) -> None:
        self.came[event["requestId"]] = int(event["encodedDataLength"])

    def until(self, moment: float) -> Weights:
        found = Weights()
        for one, size in self.came.items():
            url, at = self.asked[one]
            if at <= moment or url.endswith(".woff2"):
                found[url] += size
        return found


def _messages(session: CDPSession) -> Weights:
    """What comes by sockets. The browser tells it unpacked; what the server packs is packed for the count."""
    found, packs = Weights(), list[bool]()

    def agreed(event: dict[str, Any]) -> None:
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        packs.append("permessage-deflate" in headers.get("sec-websocket-extensions", ""))

    def heard(event: dict[str, Any]) -> None:
        message = event["response"]["payloadData"].encode()
        packing = zlib.compressobj(wbits=-15, memLevel=5)  # every message by itself, as frames.py has it
        packed = packing.compress(message) + packing.flush(zlib.Z_SYNC_FLUSH)
        found["socket"] += len(packed) if any(packs) and len(message) >= LONG else len(message)

    session.on("Network.webSocketHandshakeResponseReceived", agreed)
    session.on("Network.webSocketFrameReceived", heard)
    return found


def _answer(context: BrowserContext, url: str) -> int:
    """The bytes of an answer as it travels, head and body."""
    headers = context.request.get(url, headers={"accept-encoding": "gzip, deflate, br"}).headers
    head = sum(len(f"{name}: {value}\r\n") for name, value in headers.items())
    return head + int(headers["content-length"])
