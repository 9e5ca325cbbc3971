"""Turn notices by web hook. A hook never reaches an address that is not public, whatever it is called.

The name is resolved once, every address is judged, and the connection goes to the very address that was
judged: a name that resolves otherwise a moment later changes nothing. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore
from httpcore import AsyncNetworkBackend, AsyncNetworkStream
from msgspec import json

from clachan.core.errors import ClachanError
from clachan.core.message import Parameter, refusal

SECONDS = 5.0
URL_MOST = 500
PORTS = {"http": 80, "https": 443}
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolve = Callable[[str, int], Awaitable[list[str]]]
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind a translator


class BadHook(ClachanError):
    """A web hook that is not used, with the reason. It tells nothing of the network behind this server."""

    def __init__(self, code: str, **parameters: Parameter) -> None:
        super().__init__(refusal(f"hook-{code}", **parameters))


async def look_up(host: str, port: int) -> list[str]:
    """Every address that a name resolves to."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]) for info in found))


def is_public(text: str, allowed: Iterable[Network] = ()) -> bool:
    """Whether a hook may go to this address."""
    address: Address = ipaddress.ip_address(text.partition("%")[0])
    inner = _carried(address)
    if any(one.version == inner.version and inner in one for one in allowed):
        return True
    if inner != address and not is_public(str(inner)):
        return False
    site_local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    return address.is_global and not (address.is_multicast or address.is_reserved or site_local)


def _carried(address: Address) -> Address:
    """The IPv4 address inside an IPv6 address, where there is one."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else address)


def check_url(url: str) -> None:
    """Refuse what can never be a hook; where its name leads is judged when it is used."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadHook("unreadable") from error
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadHook("no-web")
    if parts.username is not None or parts.password is not None:
        raise BadHook("password")
    plain = url.isascii() and url.isprintable() and " " not in url
    if port == 0 or len(url) > URL_MOST or not plain:
        raise BadHook("letters", most=URL_MOST)


class PublicOnly(AsyncNetworkBackend):
    """Connects to public addresses only, and to the address that was judged."""

    def __init__(
        self,
        allowed: tuple[Network, ...] = (),
        resolve: Resolve = look_up,
        inner: AsyncNetworkBackend | None = None,
    ) -> None:
        self._allowed = allowed
        self._resolve = resolve
        self._inner = inner or httpcore.AnyIOBackend()

    async def connect_tcp(self, host: str, port: int, timeout: float | None = None,
                          local_address: str | None = None,
                          socket_options: Iterable[Any] | None = None) -> AsyncNetworkStream:  # fmt: skip
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError) as error:
            raise BadHook("not-public", host=host) from error
        if not found or not all(is_public(address, self._allowed) for address in found):
            raise BadHook("not-public", host=host)
        return await self._inner.connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> AsyncNetworkStream:
        raise BadHook("not-public", host=path)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class HookSender:
    """Sends notices."""

    def __init__(self, backend: AsyncNetworkBackend) -> None:
        self._backend = backend

    async def send(self, url: str, text: str, link: str) -> None:
        """Post one notice; BadHook if it cannot be delivered."""
        check_url(url)
        # `text` and `content` are what common chat services show.
        told = f"{text} {link}".strip()
        body = json.encode({"text": told, "content": told, "message": text, "link": link})
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(url, body)
        except TimeoutError as error:
            raise BadHook("silent", seconds=SECONDS) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise BadHook("unreached") from error
        if not 200 <= status < 300:
            raise BadHook("status", status=str(status))

    async def _post(self, url: str, body: bytes) -> int:
        headers: dict[bytes | str, bytes | str] = {
            "content-type": "application/json", "user-agent": "clachan", "connection": "close"
        }  # fmt: skip
        async with (
            httpcore.AsyncConnectionPool(network_backend=self._backend, retries=0) as pool,
            pool.stream("POST", url, headers=headers, content=body) as answer,  # what it says is not read
        ):
            return int(answer.status)
