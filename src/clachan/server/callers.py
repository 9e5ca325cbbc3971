"""Where a request comes from: the one place that knows whose address counts."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

HOUSE = 64
"""Whoever has an IPv6 address has all that begin with the same bits."""


def is_in(host: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether an address belongs to one of some networks; what is no address belongs to none."""
    address = read_address(host)
    return address is not None and any(address in network for network in networks)


def read_address(host: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as one of IPv6 is one of IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def caller_address(connection: HTTPConnection) -> str:
    """The address that asks, as the server that listens knows it; of IPv6 the part that names a house."""
    if connection.client is None:
        return ""
    address = read_address(connection.client.host)
    if address is None:
        return connection.client.host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(IPv6Address(int(address) >> (128 - HOUSE) << (128 - HOUSE)))
