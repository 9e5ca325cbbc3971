"""Turn notices reach public addresses and nothing else, whatever a name or a number pretends to be."""

import asyncio
import ipaddress
from collections.abc import Iterable
from typing import Any

import httpcore
import pytest
from httpcore import AsyncMockStream, AsyncNetworkBackend, AsyncNetworkStream

from clachan.server.webhooks import BadHook, HookSender, PublicOnly, check_url, is_public

OK = [b"HTTP/1.1 204 No Content\r\n\r\n"]


class Wire(AsyncNetworkBackend):
    """A network that remembers where somebody connected to."""

    def __init__(self, answer: list[bytes]) -> None:
        self.answer = answer
        self.reached: list[tuple[str, int]] = []

    async def connect_tcp(self, host: str, port: int, timeout: float | None = None,
                          local_address: str | None = None,
                          socket_options: Iterable[Any] | None = None) -> AsyncNetworkStream:  # fmt: skip
        self.reached.append((host, port))
        return AsyncMockStream(list(self.answer))


class Names:
    """A name server that may answer otherwise each time."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return self.answers.pop(0)


def send(url: str, names: Any = None, answer: list[bytes] = OK) -> Wire:
    wire = Wire(answer)
    backend = PublicOnly((), names, wire) if names else PublicOnly((), inner=wire)
    asyncio.run(HookSender(backend).send(url, "It is your turn.", "http://here/table/x"))
    return wire


def test_a_notice_goes_to_the_address_that_was_judged() -> None:
    names = Names(["93.184.216.34"], ["127.0.0.1"])
    assert send("http://friend.example/hook", names).reached == [("93.184.216.34", 80)]
    assert names.asked == ["friend.example"]  # asked once: a second answer has no say


@pytest.mark.parametrize("answers", [["10.0.0.7"], ["93.184.216.34", "127.0.0.1"], ["::1"], []])
def test_a_name_that_leads_inside_is_refused(answers: list[str]) -> None:
    with pytest.raises(BadHook, match="public address") as refused:
        send("http://rebound.example/", Names(answers))
    assert not [inner for inner in answers if inner in str(refused.value)]


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "0", "localhost",
        "localhost.", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1",
        "255.255.255.255",
        "192.0.2.1", "198.18.0.1", "240.0.0.1", "[::1]", "[::]", "[fe80::1]", "[fc00::1]", "[ff02::1]"
        "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[2001:db8::1]",
        "[fec0::1]",
    ],
)  # fmt: skip
def test_odd_notations_of_inner_addresses_are_refused(host: str) -> None:
    with pytest.raises(BadHook):
        send(f"http://{host}/latest/meta-data")


@pytest.mark.parametrize(
    "url",
    [
        "", "friend.example", "ftp://friend.example/", "file:///etc/passwd", "javascript:alert(1)", "https://",
        "http://user:pass@friend.example/", "http://friend.example:99999/", "http://friend.example:0/",
        "http://friend.example/\r\nX-Evil: 1", "http://[::1", "http://friend.example/" + "x" * 600,
    ],
)  # fmt: skip
def test_what_is_no_web_address_is_refused(url: str) -> None:
    with pytest.raises(BadHook):
        check_url(url)


def test_redirects_are_not_followed() -> None:
    moved = [b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n"]
    names = Names(["93.184.216.34"])
    with pytest.raises(BadHook, match="302"):
        send("http://friend.example/", names, moved)
    assert names.asked == ["friend.example"]


def test_public_addresses_and_allowed_networks() -> None:
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1::1")
    home = (ipaddress.ip_network("192.168.0.0/16"),)
    assert is_public("192.168.1.9", home) and not is_public("10.0.0.1", home)
    assert is_public("::ffff:192.168.1.9", home)


def test_a_hook_that_says_nothing_is_given_up() -> None:
    with pytest.raises(BadHook, match="could not be reached"):
        send("http://friend.example/", Names(["93.184.216.34"]), [])


def test_unix_sockets_are_no_hooks() -> None:
    with pytest.raises(BadHook):
        asyncio.run(PublicOnly().connect_unix_socket("/run/docker.sock"))


def test_the_sender_stands_on_a_real_network_by_default() -> None:
    assert isinstance(PublicOnly()._inner, httpcore.AnyIOBackend)
