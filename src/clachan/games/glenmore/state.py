"""The state of a game of Glen More II. Only the rules and the set-up write to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import Stack
from clachan.games.glenmore.chronicle_records import (
    Boat,
    Cellar,
    England,
    Gang,
    Gathering,
    HaggisSupply,
    HaggisTable,
    Mobs,
    Mountain,
    Race,
    Sales,
    Voter,
)
from clachan.games.glenmore.layout import TableSetup
from clachan.games.glenmore.printed import Printed

# Goods, in the order of components.GOODS.
WOOD: Final = 0
STONE: Final = 1
BARLEY: Final = 2
SHEEP: Final = 3
CATTLE: Final = 4
A_SCOTSMAN: Final = 5
GOODS_COUNT: Final = 5
# Kinds of tile, in the order of components.KINDS.
VILLAGE: Final = 0
CASTLE: Final = 1
ANIMAL: Final = 2
MATERIAL: Final = 3
WHISKY: Final = 4
TRADE: Final = 5
OTHER_KIND: Final = 7  # the last kind that lies in a territory
PERSON: Final = 8
# Figures on the track: players by seat, then these.
DIE: Final = 4
ENGLISHMAN: Final = 5
SPACES: Final = 14
# One-time effects, in the order of components.EFFECTS.
CARD_EFFECT: Final = 0
SCOTSMAN_EFFECT: Final = 1
GOOD_EFFECT: Final = 2
MARKER_EFFECT: Final = 3
WHISKY_EFFECT: Final = 4
COIN_EFFECT: Final = 5
VP_EFFECT: Final = 6
EFFECT_COUNT: Final = 8
# Tiles that are not drawn.
VILLAGE_TILE: Final = 96
CASTLE_TILE: Final = 97
# Landmark cards.
STALKER: Final = 0
DONAN: Final = 1
LOCHY: Final = 2
DUART: Final = 3
INVERNESS: Final = 4
SHIEL: Final = 5
ARMADALE: Final = 6
NESS: Final = 7
MEY: Final = 8
MOIL: Final = 9
MORAR: Final = 10
# Clans.
BRODIE: Final = 0
CAMERON: Final = 1
CHISHOLM: Final = 2
DOUGLAS: Final = 3
GRANT: Final = 4
GUNN: Final = 5
MACDONALD: Final = 6
MACDONELL: Final = 7
MACGREGOR: Final = 8
MACKINTOSH: Final = 9
MACLACHLAN: Final = 10
MACLEOD: Final = 11
MACMILLAN: Final = 12
MACPHERSON: Final = 13
MACLEAN: Final = 14
MCKAY: Final = 15
MCKENZIE: Final = 16
MCKINNON: Final = 17
MUNRO: Final = 18
OLIPHANT: Final = 19
ROSS: Final = 20
SINCLAIR: Final = 21
SUTHERLAND: Final = 22
BONUS_CLANS: Final = 23
CLAN_SPACES: Final = 26
# Lines of the score sheet that fill during play; line 8 + n is chronicle n's.
LINE_TILES: Final = 0
LINE_CLANS: Final = 1
LINE_SCOTSMEN: Final = 2
LINE_CARDS: Final = 3
LINE_WHISKY: Final = 4
LINE_PERSONS: Final = 5
LINE_CHRONICLE: Final = 8
LINES: Final = 17
# A cell of a territory, packed: the tile on top + 1, goods, Scotsmen, marks, up to three tiles below + 1.
TILE_BITS: Final = 127
GOOD_SHIFT: Final = 7  # two bits for each good
GOODS_BITS: Final = 130944  # 1023 << 7
SCOTS_SHIFT: Final = 17
ONE_SCOTSMAN: Final = 131072  # 1 << 17
SCOTS_BITS: Final = 1966080  # 15 << 17
OPEN: Final = 2097152  # may be activated this turn
USED: Final = 4194304  # has been activated this turn
MARKS: Final = 6291456
BELOW_SHIFT: Final = 23  # seven bits for each covered tile
LAYERS: Final = 3


class Player:
    """One player's territory and stock; below, what the chronicles in play keep with a player."""

    boat: Boat
    cellar: Cellar
    haggis: HaggisTable
    voter: Voter
    gang: Gang

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.coins: i64 = 0
        self.whisky: i64 = 0
        self.scotsmen: i64 = 0  # in the player's supply
        self.markers: i64 = 0  # clan markers left
        self.persons: i64 = 0  # as they count in scoring
        self.people_low: i64 = 0  # person tiles as bits
        self.people_high: i64 = 0
        self.cards: i64 = 0  # landmark cards as bits
        self.events: i64 = 0  # of these, on their event side (chronicle VI)
        self.tables: i64 = 0  # scoring tables that events have replaced, as bits (chronicle VI)
        self.chronicles: i64 = 0  # those in play, as bits
        self.clans: i64 = 0  # clan spaces with an own marker, as bits
        self.left: i64 = 0  # columns where the river ends
        self.right: i64 = 0
        self.left_open: i64 = 0  # places where it could flow on
        self.right_open: i64 = 0
        self.size: i64 = 0  # tiles of the territory, a stack counting once
        self.cramped: i64 = 0  # 1 when no more columns are free, 2 when no more rows are, 3 for both
        self.goods: vec[i64] = vec[i64]()  # totals of the territory
        self.lines: vec[i64] = vec[i64]()  # victory points by line of the score sheet
        self.cells: vec[i64] = vec[i64]()  # by place, as far as the territory needs
        self.places: vec[i64] = vec[i64]()  # the first `size` entries are the places with a tile

    def copy(self) -> "Player":
        other = self.copy_stock()
        if self.chronicles != 0:
            self.copy_records(other)
        return other

    def copy_to_try(self) -> "Player":
        """A copy for trying out tiles, goods, Scotsmen and coins; it shares the records of the chronicles."""
        other = self.copy_stock()
        if self.chronicles != 0:
            self.share_records(other)
        return other

    def copy_purse(self) -> "Player":
        """A copy for trying out coins and the totals of goods: all else is shared and must not change."""
        other = Player()
        self.copy_numbers(other)
        other.goods = self.goods[:]
        other.lines = self.lines
        other.cells = self.cells
        other.places = self.places
        if self.chronicles != 0:
            self.share_records(other)
        return other

    def copy_stock(self) -> "Player":
        other = Player()
        self.copy_numbers(other)
        other.goods = self.goods[:]
        other.lines = self.lines[:]
        other.cells = self.cells[:]
        other.places = self.places[:]
        return other

    def copy_numbers(self, other: "Player") -> None:
        other.seat = self.seat
        other.coins = self.coins
        other.whisky = self.whisky
        other.scotsmen = self.scotsmen
        other.markers = self.markers
        other.persons = self.persons
        other.people_low = self.people_low
        other.people_high = self.people_high
        other.cards = self.cards
        other.events = self.events
        other.tables = self.tables
        other.chronicles = self.chronicles
        other.clans = self.clans
        other.left = self.left
        other.right = self.right
        other.left_open = self.left_open
        other.right_open = self.right_open
        other.size = self.size
        other.cramped = self.cramped

    def share_records(self, other: "Player") -> None:
        if self.with_chronicle(1):
            other.boat = self.boat
        if self.with_chronicle(3):
            other.cellar = self.cellar
        if self.with_chronicle(5):
            other.haggis = self.haggis
        if self.with_chronicle(7):
            other.voter = self.voter
        if self.with_chronicle(8):
            other.gang = self.gang

    def copy_records(self, other: "Player") -> None:
        if self.with_chronicle(1):
            other.boat = self.boat.copy()
        if self.with_chronicle(3):
            other.cellar = self.cellar.copy()
        if self.with_chronicle(5):
            other.haggis = self.haggis.copy()
        if self.with_chronicle(7):
            other.voter = self.voter.copy()
        if self.with_chronicle(8):
            other.gang = self.gang.copy()

    def with_chronicle(self, number: i64) -> bool:
        return (self.chronicles >> number) & 1 != 0

    def tile(self, place: i64) -> i64:
        """The tile on top of a place, or -1."""
        return (self.cells[place] & TILE_BITS) - 1

    def goods_on(self, place: i64) -> i64:
        """How many goods lie on a place."""
        held: i64 = (self.cells[place] & GOODS_BITS) >> GOOD_SHIFT
        total: i64 = 0
        while held != 0:
            total += held & 3
            held >>= 2
        return total

    def good_on(self, place: i64, good: i64) -> i64:
        return (self.cells[place] >> (GOOD_SHIFT + 2 * good)) & 3

    def scotsmen_on(self, place: i64) -> i64:
        return (self.cells[place] & SCOTS_BITS) >> SCOTS_SHIFT

    def has_card(self, card: i64) -> bool:
        return (self.cards >> card) & 1 != 0

    def has_clan(self, clan: i64) -> bool:
        return (self.clans >> clan) & 1 != 0


class State:
    """The whole table. What is undrawn is a bag, not an order. Below, what the chronicles in play keep."""

    race: Race
    mountain: Mountain
    sales: Sales
    england: England
    haggis: HaggisSupply
    gathering: Gathering
    mobs: Mobs

    def __init__(self, printed: Printed, table: TableSetup) -> None:
        self.printed: Printed = printed
        self.table: TableSetup = table  # how it was laid; never changes
        self.pending: Stack = Stack()
        self.turn: i64 = 0
        self.tail: i64 = 0  # the space of the last figure on the track
        self.start: i64 = 0  # where the figure stands whose turn it is: last, unless the die has to wait
        self.fill: i64 = 0  # the next space to be refilled
        self.stack: i64 = 1  # the current stack: 1 is A, 4 is D
        self.bag: i64 = 0  # what the current stack still holds, as bits of its tiles
        self.drawn: i64 = 0  # tiles laid from the current stack
        self.end_after: i64 = 0  # tiles of D before World's End, hidden until it lies on the track
        self.due: i64 = 0  # scoring rounds to be held before the next turn
        self.scored: i64 = 0  # scoring rounds held
        self.finished: i64 = 0  # seats on or past World's End, as bits
        self.ended: i64 = 0  # 1 when World's End lies on the track
        self.points: i64 = 0  # movement points of this turn
        self.ness: i64 = 0  # activations elsewhere that Loch Ness still allows this turn
        self.taken: i64 = 0  # tile taken this turn + 1
        self.mover: i64 = 0  # the figure that moved last
        self.foreign: i64 = 0  # 1 in the Englishman's turn, when no ongoing effect counts
        self.discard_low: i64 = 0
        self.discard_high: i64 = 0
        self.box_low: i64 = 0  # tiles removed from territories
        self.box_high: i64 = 0
        self.hume: i64 = 0  # seat with David Hume + 1
        self.market: vec[i64] = vec[i64]()  # coin stacks in each row; row 5 is England's
        self.track: vec[i64] = vec[i64]()  # tile + 1 on each space
        self.figures: vec[i64] = vec[i64]()  # figures on each space, as bits
        self.owner: vec[i64] = vec[i64]()  # seat + 1 on each clan space
        self.road: vec[i64] = vec[i64]()  # coins that each clan space costs now
        self.players: vec[Player] = vec[Player]()
        self.lent: i64 = 0  # seats whose players belong to the state that this one was copied from, as bits

    def __repr__(self) -> str:
        table = f"Glen More II, {self.printed.players} player(s), {self.scored} scored"
        return f"<State of {table}: {self.pending!s}>"

    def copy(self) -> "State":
        other = self.copy_table()
        seat: i64 = 0
        while seat < self.printed.players:
            other.players[seat] = self.players[seat].copy()
            seat += 1
        return other

    def copy_for(self, seat: i64) -> "State":
        """A copy for looking ahead in a seat's turn: the other players are lent until the turn is over.

        Chronicles let a turn change other players, so with them everything is copied.
        """
        if self.printed.chronicles != 0:
            return self.copy()
        other = self.copy_table()
        other.players[seat] = self.players[seat].copy()
        other.lent = (bit(self.printed.players) - 1) & ~bit(seat)
        return other

    def return_lent(self) -> None:
        """Take copies of players that were lent, before something may change them."""
        seat: i64 = 0
        while seat < self.printed.players:
            if (self.lent >> seat) & 1 != 0:
                self.players[seat] = self.players[seat].copy()
            seat += 1
        self.lent = 0

    def copy_table(self) -> "State":
        """Everything but the players, who are shared."""
        other = State(self.printed, self.table)
        self.pending.copy_into(other.pending)
        other.turn = self.turn
        other.tail = self.tail
        other.start = self.start
        other.fill = self.fill
        other.stack = self.stack
        other.bag = self.bag
        other.drawn = self.drawn
        other.end_after = self.end_after
        other.due = self.due
        other.scored = self.scored
        other.finished = self.finished
        other.ended = self.ended
        other.points = self.points
        other.ness = self.ness
        other.taken = self.taken
        other.mover = self.mover
        other.foreign = self.foreign
        other.discard_low = self.discard_low
        other.discard_high = self.discard_high
        other.box_low = self.box_low
        other.box_high = self.box_high
        other.hume = self.hume
        other.market = self.market[:]
        other.track = self.track[:]
        other.figures = self.figures[:]
        other.owner = self.owner  # shared until a marker is placed
        other.road = self.road
        if self.printed.chronicles != 0:
            self.copy_records(other)
        other.players = self.players[:]
        return other

    def copy_records(self, other: "State") -> None:
        if self.with_chronicle(1):
            other.race = self.race.copy()
        if self.with_chronicle(2):
            other.mountain = self.mountain.copy()
        if self.with_chronicle(3):
            other.sales = self.sales.copy()
        if self.with_chronicle(4):
            other.england = self.england.copy()
        if self.with_chronicle(5):
            other.haggis = self.haggis.copy()
        if self.with_chronicle(7):
            other.gathering = self.gathering.copy()
        if self.with_chronicle(8):
            other.mobs = self.mobs.copy()

    def has_effect(self, p: Player, clan: i64) -> bool:
        """Whether a clan's ongoing effect counts for a player now."""
        return (p.clans >> clan) & 1 != 0 and self.foreign == 0

    def with_chronicle(self, number: i64) -> bool:
        return (self.printed.chronicles >> number) & 1 != 0
