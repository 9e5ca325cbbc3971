"""Chance that can be checked afterwards.

A table has a secret of the system's randomness. At the start it tells the secret's hash, at the end the
secret itself. Every draw follows from the secret and the number of the draw, so nobody can foretell one
without the secret, and nobody can have changed one after the hash was told. Draws are never taken back: none
comes twice.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import Layout
from clachan.core.match import Match, new_match
from clachan.core.message import refusal
from clachan.core.rng import Rng

SEED_LIMIT = 2**53
ALL = 2**256


@dataclass(frozen=True)
class ChanceTold:
    """What a record tells of its chance: a hash, the secret when it is over, or a seed that all could know.

    `elsewhere` counts the actions that were played before this table was opened, which it did not draw;
    None tells that the table drew its layout, too.
    """

    commitment: str = ""
    secret: str = ""
    seed: int | None = None
    reproducible: bool = False
    elsewhere: int | None = None


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """The hash that is told at the start; whoever knows it can check the secret at the end."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sealed_below(secret: str, what: str, limit: int) -> int:
    """A number from 0 to limit - 1 that follows from the secret, each equally likely."""
    fair, again = ALL - ALL % limit, 0
    while True:
        digest = hmac.digest(secret.encode(), f"{what} {again}".encode(), "sha256")
        number = int.from_bytes(digest, "big")
        if number < fair:  # what is left over above would make some numbers likelier
            return number % limit
        again += 1


def layout_seed(secret: str) -> int:
    """The seed that lays out the table, if nobody chose one."""
    return sealed_below(secret, "layout", SEED_LIMIT)


def sealed_layout(match: Match, secret: str) -> Layout:
    """The layout of a new match, but what nobody shall see yet follows from the secret, not from its seed."""
    unseen = match.game.unseen(match.at(0))
    if not unseen:
        return match.layout
    drawn = new_match(match.game.name, dict(match.options), layout_seed(secret)).layout
    return {part: drawn[part] if part in unseen else text for part, text in match.layout.items()}


def sealed_draw(secret: str, count: int, numbers: Sequence[int]) -> int:
    """What chance answers after so many draws, out of the numbers of its legal actions in their order."""
    return numbers[sealed_below(secret, f"draw {count}", len(numbers))]


def check_chance(match: Match, told: ChanceTold) -> int:
    """How many draws of a match follow from what was told; refused if one does not."""
    if told.commitment and told.secret and commitment_of(told.secret) != told.commitment:
        raise ClachanError(refusal("sealed-other-secret"))
    _check_layout(match, told)
    stream, checked, draws = _stream(match, told), 0, 0
    for ply, action, state in match.steps():
        if match.seat_of(ply) != CHANCE:
            continue
        numbers = sorted(match.game.legal_numbers(state))
        foretold = match.game.drawn(state, stream)
        draws += 1
        if ply < (told.elsewhere or 0):
            continue
        due = foretold if told.reproducible else sealed_draw(told.secret, draws - 1, numbers)
        if due != action.number:
            follows = match.game.catalogue[due].text
            raise ClachanError(
                refusal(
                    "sealed-other-draw",
                    draw=str(draws),
                    number=str(ply + 1),
                    action=repr(action.text),
                    instead=repr(follows),
                )
            )
        checked += 1
    return checked


def _stream(match: Match, told: ChanceTold) -> Rng:
    """What a seed answers for chance: its stream goes on from where the dealing ended."""
    return new_match(match.game.name, dict(match.options), told.seed or 0).rng


def stream_after(match: Match, told: ChanceTold) -> Rng:
    """The stream of a seed after every draw of a match: what chance goes on with."""
    stream = _stream(match, told)
    for ply, _, state in match.steps():
        if match.seat_of(ply) == CHANCE:
            match.game.drawn(state, stream)
    return stream


def _check_layout(match: Match, told: ChanceTold) -> None:
    if told.elsewhere is not None:
        return
    seed = told.seed if told.seed is not None else layout_seed(told.secret)
    begun = new_match(match.game.name, dict(match.options), seed)
    due = [begun.layout]
    if told.seed is not None and not told.reproducible:  # older tables laid out everything by the seed
        due.append(sealed_layout(begun, told.secret))
    if match.layout not in due:
        raise ClachanError(refusal("sealed-other-layout"))
