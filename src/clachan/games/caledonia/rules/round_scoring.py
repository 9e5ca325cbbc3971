"""Phase 4: glory for the scoring tile of the round."""

from typing import Final

from mypy_extensions import i64

from clachan.core.bits import count_bits
from clachan.core.decision import decision
from clachan.games.caledonia.decisions import PREPARATION
from clachan.games.caledonia.state import (
    BREAD,
    CHEESE,
    DISTILLERY,
    FIELD,
    FISHERMAN,
    GRAIN,
    MILK,
    MINER,
    ROUNDS,
    WHISKY,
    WOODCUTTER,
    WOOL,
    Player,
    State,
)

STARTING_MERCHANTS: Final = 2
UNITS_TILE: Final = 2


def step_round_scoring(s: State) -> None:
    """Glory for everyone, then the next round, or the end after the fifth."""
    s.pending.pop()
    if len(s.printed.scoring) > 0:
        tile: i64 = s.printed.scoring[s.round - 1]
        seat: i64 = 0
        while seat < s.printed.players:
            s.players[seat].glory += glory_for(s, s.players[seat], tile)
            seat += 1
    if s.round < ROUNDS:
        s.round += 1
        s.pending.push(decision(PREPARATION, -2))


def glory_for(s: State, p: Player, tile: i64) -> i64:
    """What a scoring tile pays a player now; pairs must be complete where it counts pairs."""
    values = s.printed.values
    count: i64 = counted(s, p, tile)
    each: i64 = values.glory_each[tile]
    if each != 1:  # dividing takes longer than counting, and observations ask for every tile
        count //= each
    glory: i64 = count * values.glory[tile]
    if tile == UNITS_TILE:
        glory += values.glory_field * p.deployed[FIELD]
    return glory


def counted(s: State, p: Player, tile: i64) -> i64:
    """How many of the things on a tile a player has; the numbers are those of components.SCORING_TILES."""
    if tile == 0:
        return p.goods[WOOL] + p.goods[GRAIN] + p.goods[MILK]
    if tile == 1:
        return processed(p)
    if tile == UNITS_TILE:
        return makers(p)
    if tile == 3:
        return p.deployed[WOODCUTTER] + p.deployed[MINER] + p.deployed[FISHERMAN]
    if tile == 4:
        return count_within(p, s.printed.map.border_low, s.printed.map.border_high)
    if tile == 5:
        return p.cotton + p.tobacco + p.sugar
    if tile == 6:
        return p.meat
    if tile == 7:
        return upgrades(p)
    return count_within(p, s.printed.map.costly_low, s.printed.map.costly_high)


def count_within(p: Player, low: i64, high: i64) -> i64:
    """How many of a player's units stand on a set of hexes."""
    return count_bits(p.own_low & low) + count_bits(p.own_high & high)


def processed(p: Player) -> i64:
    """What is in stock, and MacKenzie's barrels."""
    return p.goods[BREAD] + p.goods[CHEESE] + p.goods[WHISKY] + count_bits(p.cellar)


def makers(p: Player) -> i64:
    """Animals and buildings on the map; fields count apart."""
    total: i64 = 0
    kind: i64 = 0
    while kind <= DISTILLERY:
        total += p.deployed[kind]
        kind += 1
    return total - p.deployed[FIELD]


def upgrades(p: Player) -> i64:
    """Steps of shipping, hired merchants and technologies; gifts of the clan count too."""
    return p.shipping + p.merchants - STARTING_MERCHANTS + count_bits(p.technology)
