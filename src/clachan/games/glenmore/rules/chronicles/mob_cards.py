"""The cards of chronicle VIII: the mobsters by number, and who holds them."""

from typing import Final

from mypy_extensions import i64

from clachan.games.glenmore.state import State

# In the order of components.MOBSTERS.
MCWANDER: Final = 0
MCDUFF: Final = 1
MCMAIL: Final = 2
MCLAIRD: Final = 3
MCSNITCH: Final = 4
MACDARKIE: Final = 5
MACSPONGE: Final = 6
ANDERSON: Final = 7
MCCASTLE: Final = 8
MCQUACK: Final = 9
MCMUSCLE: Final = 10
MCSTARVE: Final = 11
MCHAGG: Final = 12
MCTRICK: Final = 13
MACMALT: Final = 14
MCCLAIM: Final = 15


def is_outlaw(mobster: i64) -> bool:
    """Whether a mobster is sent abroad (see mob_outlaws.py)."""
    return mobster == MCSNITCH or mobster == MACDARKIE or mobster == MCCASTLE


def holder(s: State, mobster: i64) -> i64:
    """The seat that holds a mobster, or -1."""
    if (s.mobs.freed >> mobster) & 1 == 0:
        return -1
    seat: i64 = 0
    while (s.players[seat].gang.held >> mobster) & 1 == 0:
        seat += 1
    return seat


def pennies_on(s: State, mobster: i64) -> i64:
    return s.mobs.pennies[mobster]


def has(s: State, seat: i64, mobster: i64) -> bool:
    return (s.players[seat].gang.held >> mobster) & 1 != 0
