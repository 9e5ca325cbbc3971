"""Whom the operator has barred: pages that are open are let go, and nobody barred opens another."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert
from test_outages import set_up

from clachan.server.audience import Onlooker
from clachan.server.bars import POLICY_VIOLATION, BarList, BarredStayOut
from clachan.server.schema import bars

PAGES = {"Moira": "203.0.113.7", "Ewan": "203.0.113.9", "Isla": "2001:db8::7", "Una": "::ffff:203.0.113.7"}


@pytest.mark.parametrize(
    ("kind", "what", "gone"),
    [
        ("guest", "Ewan", ["Ewan"]),
        ("address", "203.0.113.7", ["Moira", "Una"]),
        ("address", "203.0.113.0/24", ["Ewan", "Moira", "Una"]),
        ("address", "2001:db8::/32", ["Isla"]),
    ],
)
def test_open_pages_are_let_go(kind: str, what: str, gone: list[str], tmp_path: Path) -> None:
    left: list[str] = []

    def leaving(guest: str) -> Callable[[], None]:
        return lambda: left.append(guest)

    pages = [
        Onlooker(guest, guest, lambda message: None, leave=leaving(guest), address=address)
        for guest, address in PAGES.items()
    ]

    async def story() -> None:
        store = await set_up(tmp_path / "t.db")
        listed = BarList(store, lambda table: None, lambda: pages)
        await listed.look()
        async with store.writing() as connection:
            await connection.execute(insert(bars).values(kind=kind, what=what, at=0.0))
        await listed.look()
        await store.close()

    asyncio.run(story())
    assert sorted(left) == gone


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_nobody_barred_comes_in(kind: str) -> None:
    """Neither to a page nor to a table."""

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        pytest.fail("somebody barred came in")

    told: list[Any] = []

    async def send(message: Any) -> None:
        told.append(message)

    async def receive() -> dict[str, str]:
        return {"type": f"{kind}.connect"}

    everybody = SimpleNamespace(state=SimpleNamespace(bars=SimpleNamespace(is_barred=lambda visitor: True)))
    scope = {"type": kind, "app": everybody, "path": "/ws/t", "headers": [], "method": "GET"}
    asyncio.run(BarredStayOut(inside)(scope, receive, send))
    assert (told[0].get("status"), told[0].get("code")) in [(403, None), (None, POLICY_VIOLATION)]
