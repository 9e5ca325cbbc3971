"""Exchanges of goods: every way in which those of a turn can have gone."""

from collections import Counter
from typing import Any

from tests.glenmore.referee.printed import ANIMALS, CLAN_NUMBERS


def ways_of(exchanges: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every way in which all exchanges can have gone: goods given, and what came for them."""
    ways: list[dict[str, Any]] = [{"give": Counter(), "get": Counter(), "count": 0, "like": ""}]
    for exchange in exchanges:
        ways = [
            {
                "give": way["give"] + given,
                "get": _sum(way["get"], one, left_out),
                "count": way["count"] + count,
                "like": one.get("like", ""),
            }
            for way in ways
            for one in exchange["ways"]
            for left_out in exchange["left_out"]
            for given, count in _less(one, left_out)
        ]
    return ways


def _sum(got: Counter[str], one: dict[str, Any], left_out: int) -> Counter[str]:
    """What came so far and what this exchange brings; leaving a good out costs a coin."""
    more = Counter(got)
    more.update({what: count for what, count in one.items() if what not in ("give", "count", "like")})
    more["coins"] -= left_out * int(CLAN_NUMBERS["sinclair coins"])
    return more


def _less(one: dict[str, Any], left_out: int) -> list[tuple[Counter[str], int]]:
    """What is given when Sinclair leaves one good out."""
    give, count = Counter(one.get("give", {})), one.get("count", 0)
    if not left_out:
        return [(give, count)]
    return [(give, count - 1)] if count else [(give - Counter([good]), 0) for good in give]


def fits(given: Counter[str], like: str, count: int) -> bool:
    """Different goods, animals, or any."""
    if given.total() != count:
        return like == "" and count == 0
    if like == "different":
        return all(n == 1 for n in given.values())
    return like != "animals" or not set(given) - set(ANIMALS)
