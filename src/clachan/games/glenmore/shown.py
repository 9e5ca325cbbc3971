"""What a view of the table is made of. The browser's types are written from these."""

from typing import Literal, NotRequired, TypedDict

from clachan.core.shown import TableView

Amounts = dict[str, int]


class ActivationView(TypedDict):
    """What a tile does when it is activated; `table` gives points by the number of goods given."""

    type: str
    count: int
    goods: Amounts
    give: Amounts
    get: Amounts
    table: Amounts


class TileFace(TypedDict):
    """What is printed on a tile."""

    tile: str
    name: str
    kind: str
    river: bool
    overbuild: bool
    cost: Amounts
    one_time: Amounts
    activation: ActivationView


class SpaceView(TypedDict):
    """A space of the track: the figures on it, and the tile if one lies there."""

    space: int
    figures: list[str]
    last: NotRequired[bool]
    tile: NotRequired[str]
    name: NotRequired[str]
    kind: NotRequired[str]
    river: NotRequired[bool]
    overbuild: NotRequired[bool]
    cost: NotRequired[Amounts]
    one_time: NotRequired[Amounts]
    activation: NotRequired[ActivationView]


class CellView(TileFace):
    """A tile of a territory and what is on it.

    `below` are the tiles that it was built over; `used` tells that it was activated in this turn.
    """

    place: str
    goods_here: Amounts
    scotsmen: int
    below: list[str]
    open: bool
    used: bool


class StackView(TypedDict):
    """How many tiles the stacks hold."""

    current: str
    left: int
    later: Amounts
    worlds_end: bool


class GoodView(TypedDict):
    """A row of the market."""

    good: str
    stacks: int
    prices: list[int]


class ClanView(TypedDict):
    """A space of the clan board; `at` is its place on the drawing in percent."""

    clan: str
    cost: int
    seat: int
    bonus: str
    at: list[int]


class GridView(TypedDict):
    """The size of a territory's grid."""

    columns: int
    rows: int


class SeatView(TypedDict):
    """Everything that lies before a player."""

    coins: int
    whisky: int
    scotsmen: int
    markers: int
    persons: int
    people: list[str]
    cards: list[str]
    clans: list[str]
    goods: Amounts
    finished: bool
    territory: list[CellView]


# The chronicles


class BoatView(TypedDict):
    """A dragon boat: whose river it is on, where, and its place in the race."""

    river: str
    place: str
    result: int


class TokensView(TypedDict):
    """The reward tokens on the castles; `choice` is for whoever is choosing."""

    left: Amounts
    choice: NotRequired[list[str]]


class RaceView(TypedDict):
    """Chronicle I."""

    racing: bool
    boats: list[BoatView]
    neutral: list[str]
    rivers: list[str]
    tokens: TokensView


class MountainView(TypedDict):
    """Chronicle II."""

    spaces: list[int]
    coins: int
    goods: Amounts


class SaleView(TypedDict):
    """The barrels on a tile that whisky is sold on."""

    lower: int
    extra: int


class CellarView(TypedDict):
    """The cellars of a seat."""

    cellars: int
    spaces: list[int]
    area: int


class CellarsView(TypedDict):
    """Chronicle III."""

    sales: dict[str, SaleView]
    lower_spaces: int
    seats: list[CellarView]


class EnglandView(TypedDict):
    """Chronicle IV."""

    holder: int
    stacks: int
    prices: list[int]
    turn: bool


class HaggisTableView(TypedDict):
    """The haggis tokens of a seat and the points of those turned over; `own` is for its owner."""

    points: int
    tokens: int
    shown: list[int]
    known: list[int]
    own: list[int]


class HaggisView(TypedDict):
    """Chronicle V."""

    open: list[int]
    hidden: int
    tables: list[HaggisTableView]


class EventsView(TypedDict):
    """Chronicle VI."""

    turned: list[list[str]]
    scotsmen_table: list[bool]
    whisky_table: list[bool]


class MotionView(TypedDict):
    """A card that is voted on: what each seat has of it now, and who would win it."""

    card: str
    result: str
    counts: list[int]
    leading: list[bool]


class MarkersView(TypedDict):
    """The voting markers of a seat."""

    aye: int
    nay: int


class GatheringView(TypedDict):
    """Chronicle VII; `votes`, how everybody votes, is only shown of a game that is over."""

    cards: list[MotionView]
    markers: list[MarkersView]
    voted: list[bool]
    own: str
    votes: NotRequired[list[str]]
    piles: list[list[str]]


class PrisonerView(TypedDict):
    """A mobster in prison."""

    mobster: str
    pennies: int
    penalty: int


class PenniesView(TypedDict):
    """The pennies of a seat."""

    minus: int
    plus: int


class OutlawView(TypedDict):
    """Where an outlaw stands."""

    seat: int
    place: str


class ReservedView(TypedDict, total=False):
    """The tile that is reserved, if one is."""

    tile: str
    coins: int


class DealsView(TypedDict):
    """What the mobsters' deals have left on the table."""

    tolls: Amounts
    reserved: ReservedView
    claimed: list[str]
    roll: int | None


class MobsView(DealsView):
    """Chronicle VIII."""

    prison: list[PrisonerView]
    later: int
    pennies: list[PenniesView]
    held: list[list[str]]
    tokens: Amounts
    outlaws: dict[str, OutlawView]


class ChroniclesView(TypedDict, total=False):
    """What the chronicles add that are played with."""

    race: RaceView
    mountain: MountainView
    cellars: CellarsView
    england: EnglandView
    haggis: HaggisView
    events: EventsView
    gathering: GatheringView
    mobs: MobsView


class GlenmoreView(TableView, ChroniclesView):
    """The whole table."""

    game: Literal["glenmore"]
    turn: int
    scorings: int
    movement_points: int
    track: list[SpaceView]
    stack: StackView
    discard: list[str]
    market: list[GoodView]
    clan_board: list[ClanView]
    grid: GridView
    chronicles: list[int]
    seats: list[SeatView]
    points: list[int]
    next_scoring: list[int]
