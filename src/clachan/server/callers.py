"""Where a request comes from: the one place that knows whose address counts."""

from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

HOUSE = 64
"""Whoever has an IPv6 address has all that begin with the same bits."""


def address_of(connection: HTTPConnection) -> str:
    """The address that asks, as the server that listens knows it; of IPv6 the part that names a house."""
    if connection.client is None:
        return ""
    try:
        address = ip_address(connection.client.host.partition("%")[0])
    except ValueError:
        return connection.client.host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - HOUSE) << (128 - HOUSE)))
