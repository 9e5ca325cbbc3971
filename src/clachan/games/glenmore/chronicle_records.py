"""What each chronicle keeps during a game: a record on the table, and one with each player where it needs it.

A state and its players have the records of the chronicles in play only, so the others cost nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CASTLES: Final = 6  # four players' and two neutral ones
SALE_TILES: Final = 3
HEAP: Final = 6  # five goods, then coins
MOB_COUNT: Final = 16
TOKEN_COUNT: Final = 3  # of Peggy McLaird
WANDER_TOKENS: Final = 2
OUTLAWS: Final = 3
KEPT: Final = 8


class Race:
    """Chronicle I: the boat race and its reward tokens."""

    def __init__(self) -> None:
        self.racing: i64 = 0  # 1 when the race has begun
        self.home_boats: i64 = 0  # how many boats have come home
        self.after: i64 = 0  # the seat whose river comes before a single neutral one
        self.bag: i64 = 0  # tokens that nobody has seen, as bits
        self.dealt: vec[i64] = vec[i64]()  # by castle: its tokens as bits, once somebody has looked
        self.tokens: vec[i64] = vec[i64]()  # by castle: how many tokens lie there
        self.seen: vec[i64] = vec[i64]()  # by castle: seats that have looked, as bits

    def copy(self) -> "Race":
        other = Race()
        other.racing = self.racing
        other.home_boats = self.home_boats
        other.after = self.after
        other.bag = self.bag
        other.dealt = self.dealt[:]
        other.tokens = self.tokens[:]
        other.seen = self.seen[:]
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.racing, self.home_boats, self.after, self.bag, *self.dealt, *self.tokens, *self.seen)


class Boat:
    """Chronicle I: a player's boat."""

    def __init__(self) -> None:
        self.river: i64 = 0
        self.column: i64 = 0
        self.result: i64 = 0  # place in the race, 0 while it goes on
        self.met: i64 = 0  # boats that lay on the tile when this one came, as bits (for Calum McQuack)

    def copy(self) -> "Boat":
        other = Boat()
        other.river = self.river
        other.column = self.column
        other.result = self.result
        other.met = self.met
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.river, self.column, self.result, self.met)


class Mountain:
    """Chronicle II: what lies on the mountain."""

    def __init__(self) -> None:
        self.heap: vec[i64] = vec[i64]()  # by good; the last number counts coins

    def copy(self) -> "Mountain":
        other = Mountain()
        other.heap = self.heap[:]
        return other

    def key(self) -> "tuple[int, ...]":
        return (*self.heap,)


class Sales:
    """Chronicle III: barrels on the sale tiles of the stacks B, C and D."""

    def __init__(self) -> None:
        self.lower: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()

    def copy(self) -> "Sales":
        other = Sales()
        other.lower = self.lower[:]
        other.extra = self.extra[:]
        return other

    def key(self) -> "tuple[int, ...]":
        return (*self.lower, *self.extra)


class Cellar:
    """Chronicle III: where a player's barrels lie."""

    def __init__(self) -> None:
        self.built: i64 = 1  # how many of the three cellars there are
        self.spaces: i64 = 0  # occupied spaces as bits, bit n for space n
        self.area: i64 = 0  # barrels in the area without points

    def copy(self) -> "Cellar":
        other = Cellar()
        other.built = self.built
        other.spaces = self.spaces
        other.area = self.area
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.built, self.spaces, self.area)


class England:
    """Chronicle IV: who moves the Englishman."""

    def __init__(self) -> None:
        self.holder: i64 = 0  # seat with the England token + 1, 0 while it lies under him

    def copy(self) -> "England":
        other = England()
        other.holder = self.holder
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.holder,)


class HaggisSupply:
    """Chronicle V: tokens of the supply, as bits."""

    def __init__(self) -> None:
        self.down: i64 = 0
        self.up: i64 = 0

    def copy(self) -> "HaggisSupply":
        other = HaggisSupply()
        other.down = self.down
        other.up = self.up
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.down, self.up)


class HaggisTable:
    """Chronicle V: the tokens on a player's table, as bits."""

    def __init__(self) -> None:
        self.tokens: i64 = 0  # all of them
        self.shown: i64 = 0  # those that lie open during a scoring
        self.known: i64 = 0  # those that everybody saw being taken and that cannot have been put back since

    def copy(self) -> "HaggisTable":
        other = HaggisTable()
        other.tokens = self.tokens
        other.shown = self.shown
        other.known = self.known
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.tokens, self.shown, self.known)


class Gathering:
    """Chronicle VII: the scoring cards, as bits."""

    def __init__(self) -> None:
        self.in_play: i64 = 0
        self.voted: i64 = 0
        self.passed: i64 = 0
        self.scored: i64 = 0  # 1 when their points have been given

    def copy(self) -> "Gathering":
        other = Gathering()
        other.in_play = self.in_play
        other.voted = self.voted
        other.passed = self.passed
        other.scored = self.scored
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.in_play, self.voted, self.passed, self.scored)


class Voter:
    """Chronicle VII: a player's markers, ballot and discard pile."""

    def __init__(self) -> None:
        self.ayes: i64 = 0
        self.nays: i64 = 0
        self.doubled: i64 = 0  # 1 when two markers have been used in one vote
        self.cast: i64 = 0  # the hidden ballot
        self.pile_low: i64 = 0  # tiles that the own pawn has discarded, as bits
        self.pile_high: i64 = 0

    def copy(self) -> "Voter":
        other = Voter()
        other.ayes = self.ayes
        other.nays = self.nays
        other.doubled = self.doubled
        other.cast = self.cast
        other.pile_low = self.pile_low
        other.pile_high = self.pile_high
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.ayes, self.nays, self.doubled, self.cast, self.pile_low, self.pile_high)


class Watch:
    """Chronicle VIII: what is noted before a step and looked at after it; never copied."""

    def __init__(self) -> None:
        self.step: i64 = 0  # the kind of the step
        self.source: i64 = 0  # what brings its points, if more of them may follow in a later step; else 0
        self.noted: i64 = 0  # 1 if the points were noted: while Sibyl MacSponge is free
        self.points: vec[i64] = vec[i64]()  # victory points by seat and line
        self.stood: vec[i64] = vec[i64]()  # where each outlaw stood
        self.guards: vec[i64] = vec[i64]()  # how many Scotsmen of the tile's owner stood there


class Mobs:
    """Chronicle VIII: the prison, and what mobsters have left on the table."""

    watch: Watch

    def __init__(self) -> None:
        self.jailed: i64 = 0  # mobsters in prison, as bits
        self.freed: i64 = 0  # mobsters that players hold, as bits
        self.later: i64 = 0  # how many cards come with stack B
        self.loot: i64 = 0  # Derek Anderson's: top tile + 1 of a stack on its way, seven bits for each below
        self.reserved: i64 = 0  # Peggy McLaird's: tile + 1
        self.reserved_with: i64 = 0  # the token on it
        self.reserved_used: i64 = 0  # tokens that are out, as bits; all of them once the card is turned over
        self.claimed: i64 = 0  # John McClaim's: landmark cards with a token, as bits
        self.pennies: vec[i64] = vec[i64]()  # by mobster in prison
        self.tokens: vec[i64] = vec[i64]()  # by mobster: tokens or coins left on the card, or how it was used
        self.tolls: vec[i64] = vec[i64]()  # Peggy McWander's tokens: clan + 1 of their spaces
        self.outlaws: vec[i64] = vec[i64]()  # Kenneth, Fergus, Mike: seat and place + 1, 0 at home
        self.watching: i64 = 0  # 1 when this state has a watch of its own

    def copy(self) -> "Mobs":
        other = Mobs()
        other.jailed = self.jailed
        other.freed = self.freed
        other.later = self.later
        other.loot = self.loot
        other.reserved = self.reserved
        other.reserved_with = self.reserved_with
        other.reserved_used = self.reserved_used
        other.claimed = self.claimed
        other.pennies = self.pennies[:]
        other.tokens = self.tokens[:]
        other.tolls = self.tolls[:]
        other.outlaws = self.outlaws[:]
        return other

    def key(self) -> "tuple[int, ...]":
        return (
            self.jailed,
            self.freed,
            self.later,
            self.loot,
            self.reserved,
            self.reserved_with,
            self.reserved_used,
            self.claimed,
            *self.pennies,
            *self.tokens,
            *self.tolls,
            *self.outlaws,
        )


class Gang:
    """Chronicle VIII: a player's pennies and mobsters."""

    def __init__(self) -> None:
        self.minus: i64 = 0  # pennies worth -1
        self.plus: i64 = 0
        self.held: i64 = 0  # mobsters as bits
        self.active: i64 = 0  # 1 in the own turn
        self.sponged: i64 = 0  # 1 when a point has been given away this turn (Sibyl MacSponge)
        self.aside: i64 = 0  # the coin set aside for Fergus MacDarkie
        self.kept: vec[i64] = vec[i64]()  # sources that may pay in several steps, with what they have paid

    def copy(self) -> "Gang":
        other = Gang()
        other.minus = self.minus
        other.plus = self.plus
        other.held = self.held
        other.active = self.active
        other.sponged = self.sponged
        other.aside = self.aside
        other.kept = self.kept  # shared until a source is kept
        return other

    def key(self) -> "tuple[int, ...]":
        return (self.minus, self.plus, self.held, self.active, self.sponged, self.aside, *self.kept)
