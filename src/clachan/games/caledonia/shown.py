"""What a view of the table is made of. The browser's types are written from these."""

from typing import Literal, NotRequired, TypedDict

from clachan.core.shown import TableView


class UnitView(TypedDict):
    """A unit on the map."""

    seat: int
    kind: str


class HexView(TypedDict):
    """A hex as it is printed, and what lies or stands on it."""

    name: str
    terrain: list[str]
    cost: int
    mist: NotRequired[bool]
    covered: NotRequired[bool]
    delta: NotRequired[bool]
    port: NotRequired[str]
    neutral: NotRequired[bool]
    unit: NotRequired[UnitView]


class MapView(TypedDict):
    """The map; a river is the two hexes that it parts."""

    sides: list[int]
    small: bool
    hexes: list[HexView]
    rivers: list[list[str]]


class GoodView(TypedDict):
    """A good on the market, and how many merchants of each seat trade it."""

    good: str
    price: int
    step: int
    track: list[int]
    merchants: list[int]


class ExportView(TypedDict):
    """The export board: contracts by their numbers, imported goods and what they will be worth."""

    fee: int
    boxes: list[int]
    pile: int
    drawn: list[int]
    imports: dict[str, int]
    values: dict[str, int]
    drawing: bool


class ScoringView(TypedDict):
    """A scoring tile, and what it would pay each seat now."""

    tile: str
    done: bool
    now: list[int]


class OfferView(TypedDict):
    """A clan that can be chosen, with its starting tile."""

    clan: str
    tile: int
    money: int
    goods: list[int]


class MerchantsView(TypedDict):
    """The merchants of a seat."""

    hired: int
    ready: int


class ShippingView(TypedDict):
    """How far a seat ships."""

    level: int
    name: str


class TechnologyView(TypedDict):
    """Which workers of a seat are improved."""

    woodcutters: bool
    miners: bool


class IncomeView(TypedDict):
    """What the next production brings a seat without asking; goods that bring nothing are left out."""

    money: int
    goods: dict[str, int]


class SeatView(TypedDict):
    """Everything that lies before a player."""

    clan: str
    money: int
    glory: int
    goods: dict[str, int]
    units: dict[str, int]
    left: dict[str, int]
    merchants: MerchantsView
    shipping: ShippingView
    technology: TechnologyView
    contracts: list[int]
    fulfilled: list[int]
    imports: dict[str, int]
    meat: int
    settlements: int
    ports_used: list[str]
    ports_open: list[str]
    passed: bool
    bid: int
    income: IncomeView
    cellar: NotRequired[list[bool]]


class CaledoniaView(TableView):
    """The whole table."""

    game: Literal["caledonia"]
    round: int
    turn: int
    order: list[int]
    passed: list[int]
    pass_money: list[int]
    map: MapView
    market: list[GoodView]
    export: ExportView
    scoring: list[ScoringView]
    offer: list[OfferView]
    seats: list[SeatView]
