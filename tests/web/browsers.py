"""Chromium against a server of our own; scripts/test builds the pages and installs the browser."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.chromium import CHROMIUM
from tests.serving import Server

ROOT = Path(__file__).parents[2]
SLOWNESS = float(os.environ.get("CLACHAN_SLOWNESS", "1"))
"""How many times slower the pages are than this machine: 6 finds tests that need a quick one."""
BUILT = (ROOT / "src/clachan/server/static/index.html").is_file()
expect.set_options(timeout=30_000 * SLOWNESS)  # two busy cores need longer than the usual five seconds
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = "" if CHROMIUM and BUILT else "needs a browser and the built pages: scripts/test has both"
    for item in items:
        if missing and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


class WebServer(Server):
    """As people run it: pages that ask for more than they may are found."""

    def __init__(self, db: Path) -> None:
        super().__init__(db, message_rate=None)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    running = WebServer(tmp_path_factory.mktemp("web") / "tables.db").start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        yield launched
        launched.close()


@pytest.fixture
def open_page(browser: Browser, server: WebServer) -> Iterator[Callable[..., Page]]:
    """Pages in browsers of their own; an error in the console or a request elsewhere fails the test."""
    faults: list[str] = []
    contexts = []

    def make(width: int = 1440, height: int = 900, touch: bool = False) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch)
        # Turns at once, and nothing is explained.
        context.add_init_script("localStorage['clachan-settings'] ??= '{\"pace\": 0, \"primers\": false}'")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000 * SLOWNESS)
        if SLOWNESS > 1:
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: faults.append(message.text) if _is_fault(message.type, message.text) else None,
        )
        page.on("request", lambda r: faults.append(r.url) if not _is_ours(r.url) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def _is_fault(kind: str, text: str) -> bool:
    """A refused form, an empty address and a server that is away are not faults of the page."""
    away = (
        "ERR_CONNECTION_REFUSED",
        "ERR_CONNECTION_RESET",
        "ERR_CONTENT_LENGTH_MISMATCH",
        "ERR_EMPTY_RESPONSE",
        "ERR_INTERNET_DISCONNECTED",
    )
    expected = (*away, "WebSocket connection", "status of 400", "status of 404")
    return kind == "error" and not any(part in text for part in expected)


def _is_ours(url: str) -> bool:
    return url.startswith("http://127.0.0.1:") or url.startswith(("data:", "blob:"))
