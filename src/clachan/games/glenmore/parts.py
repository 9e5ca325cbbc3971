"""What messages call the things on the table: `tile:halkirk`, `cell:g6`, `good:wood`, `seat:0`."""

from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.components import (
    CARDS,
    CLAN_SPACES,
    EFFECTS,
    GATHERING_CARDS,
    GOODS,
    MOBSTERS,
    REWARDS,
    STACKS,
    TILES,
    Tile,
)

NEW_CELLAR = "cellar:new"
COINS = "piece:coin"


def tile(face: Tile) -> str:
    return f"tile:{face.key}"


def tile_numbered(number: int) -> str:
    return f"tile:{TILES[number]}"


def cell(place: int) -> str:
    """A place of a territory."""
    return f"cell:{NAMES[place]}"


def space(number: int) -> str:
    """A space of the track, which counts from 0."""
    return f"space:{number + 1}"


def seat(number: int) -> str:
    return f"seat:{number}"


def good(number: int) -> str:
    return f"good:{GOODS[number]}"


def piece(key: str) -> str:
    """What can be paid or gained, by its key in the data: a good, or a coin, whisky, a Scotsman …"""
    return f"good:{key}" if key in GOODS else f"piece:{key}"


def kind(key: str) -> str:
    """A kind of tile."""
    return f"kind:{key}"


def stack(number: int) -> str:
    return f"stack:{STACKS[number]}"


def effect(number: int) -> str:
    """A one-time effect of a tile."""
    return f"effect:{EFFECTS[number]}"


def clan(number: int) -> str:
    return f"clan:{CLAN_SPACES[number]}"


def card(number: int) -> str:
    """A landmark card."""
    return f"card:{CARDS[number]}"


def mobster(number: int) -> str:
    return f"mobster:{MOBSTERS[number]}"


def gathering(number: int) -> str:
    """A scoring card of the Great Gathering."""
    return f"gathering:{GATHERING_CARDS[number]}"


def line(name: str) -> str:
    """A line of the score sheet."""
    return f"line:{name}"


def reward(number: int) -> str:
    """A reward token of the boat race."""
    return f"token:{REWARDS[number]}"
