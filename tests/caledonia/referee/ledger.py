"""The referee's own book of the table: what everyone has, written on from action to action."""

from typing import Any

from tests.caledonia.referee.geography import Map
from tests.caledonia.referee.printed import (
    BASIC,
    BOARD,
    CLANS,
    CONTRACTS,
    EXPORT,
    GOODS,
    IMPORTS,
    MAKES,
    MARKET,
    PROCESSED,
    UNITS,
    WORKERS,
)

Hex = str


class Foul(Exception):
    """Something that the rulebook does not allow."""


class Seat:
    """One player's board."""

    def __init__(self) -> None:
        self.clan = ""
        self.money = self.glory = self.shipping = self.bid = 0
        self.goods = dict.fromkeys(GOODS, 0)
        self.hired = self.ready = BOARD["merchants"]["start"]
        self.trading = dict.fromkeys(GOODS, 0)  # merchants on the market: buyers +, sellers -
        self.technology: set[str] = set()
        self.boxes = [0]
        self.fulfilled: list[int] = []
        self.ports_used: set[str] = set()
        self.passed = False
        self.cellar = [0, 0, 0]

    def pay(self, money: int, what: str) -> None:
        self.money -= money
        if self.money < 0:
            raise Foul(f"{what}: £{money} were paid with £{self.money + money} in hand")

    def give(self, good: str, count: int) -> None:
        self.goods[good] -= count
        if self.goods[good] < 0:
            raise Foul(f"{count} {good} were given of {self.goods[good] + count}")

    def exported(self, what: str) -> int:
        return sum(CONTRACTS[number].get(what, 0) for number in self.fulfilled)

    @property
    def meat(self) -> int:
        return self.exported("beef") + self.exported("mutton")


class Ledger:
    """The whole table."""

    def __init__(self, options: dict[str, Any], layout: dict[str, str]) -> None:
        self.options, self.layout = options, layout
        self.players = int(options["players"])
        self.fresh = 0  # whisky just made, which could mature
        self.map = Map(layout, self.players)
        self.seats = [Seat() for _ in range(self.players)]
        self.units: dict[Hex, tuple[int, str]] = {}
        self.round = 1
        self.order: list[int] = []
        self.passed: list[int] = []
        side = MARKET["sides"]["1-2" if self.players <= 2 else "3-4"]
        self.prices, self.steps, self.medium = side["prices"], dict(side["start"]), side["medium"]
        boxes = int(EXPORT["boxes"][str(self.players)])
        opened = [int(number) for number in layout["contracts"].split()]
        self.boxes = opened + [0] * (boxes - len(opened))
        self.gone: set[int] = set()  # contracts out of the game
        self.drawn: list[int] = []
        self.imports = dict.fromkeys(IMPORTS, 0)
        self.clear_turn()

    def clear_turn(self) -> None:
        """What is remembered for one turn only."""
        self.main_done = self.rowed = False
        self.fulfils = 0
        self.bargained = dict.fromkeys(GOODS, 0)  # bought from neighbours in this turn
        self.clear_action()

    def clear_action(self) -> None:
        self.offers: set[str] = set()  # goods that the neighbourhood bonus offers
        self.may_draw = self.fee_paid = False
        self.bonuses = {"expansions": 0, "upgrades": 0, "brew": 0}
        self.exporting: dict[str, int] = {}
        self.swaps: list[Hex] = []
        self.swapped: list[str] = []
        self.gaining: tuple[str, ...] = ()
        self.to_gain = self.to_discard = self.to_draw = 0

    # What editions state differently

    @property
    def first_edition(self) -> bool:
        return bool(self.options["edition"] == "first")

    def price(self, good: str) -> int:
        return int(self.prices[good][self.steps[good]])

    def shift(self, good: str, by: int) -> None:
        self.steps[good] = max(0, min(len(self.prices[good]) - 1, self.steps[good] + by))

    def fee(self) -> int:
        return int(EXPORT["fees"][self.round - 1])

    # Units

    def of(self, seat: int) -> set[Hex]:
        return {name for name, (owner, _) in self.units.items() if owner == seat}

    def deployed(self, seat: int, kind: str) -> int:
        return sum((seat, kind) == unit for unit in self.units.values())

    def left(self, seat: int, kind: str) -> int:
        """How many of a kind are on the player board; MacDonald's eight workers are one kind."""
        if self.seats[seat].clan == "macdonald" and kind in WORKERS:
            return 2 * int(UNITS["pieces"]) - sum(self.deployed(seat, worker) for worker in WORKERS)
        return 0 if kind == "fisherman" else int(UNITS["pieces"]) - self.deployed(seat, kind)

    def fits(self, name: Hex, kind: str) -> bool:
        return UNITS[kind]["terrain"] in self.map.hexes[name]["terrain"]

    def put(self, seat: int, name: Hex, kind: str, says: str) -> None:
        """Put a unit on the map (Expand: land restrictions; one unit in a hex)."""
        if name in self.units or not self.map.playable(name) or name in self.neutral():
            raise Foul(f"{says}: the hex is not free")
        if not self.fits(name, kind):
            raise Foul(f"{says}: a {kind} does not stand on {self.map.hexes[name]['terrain']}")
        if self.left(seat, kind) < 1:
            raise Foul(f"{says}: there is no {kind} left")
        fishers = {at for at, (_, other) in self.units.items() if other == "fisherman"}
        if kind == "fisherman" and fishers & self.map.beside[name]:
            raise Foul(f"{says}: fishermen stand side by side")
        self.units[name] = (seat, kind)

    def neutral(self) -> set[Hex]:
        """Solo: a worker of another colour stands on every active hex of £1."""
        if self.players > 1:
            return set()
        return {at for at in self.map.hexes if self.map.land_cost(at) == 1 and self.map.playable(at)}

    def cost(self, seat: int, name: Hex, kind: str, land: bool = True) -> int:
        """Unit and land, less what the clan saves (Expand; clans)."""
        clan = self.seats[seat].clan
        unit = CLANS["macdonald"]["cost"] if clan == "macdonald" and kind in WORKERS else UNITS[kind]["cost"]
        whole = unit + (self.map.land_cost(name) if land else 0)
        if clan == "robertson" and name in self.map.deltas:
            whole -= CLANS["robertson"]["discount_small" if self.players <= 2 else "discount_large"]
        if clan == "campbell" and MAKES.get(kind) in PROCESSED:
            whole -= CLANS["campbell"]["discounts"][self.deployed(seat, kind)]
        return max(0, int(whole))

    def within_reach(self, seat: int, name: Hex) -> bool:
        return any(name in self.map.reach(at, self.seats[seat].shipping) for at in self.of(seat))

    def ports_in_reach(self, seat: int) -> set[str]:
        own = self.of(seat)
        return {
            port for port, at in self.map.ports.items() if at in own or self.within_reach(seat, at)
        } - self.seats[seat].ports_used

    def room(self, seat: int) -> bool:
        """Whether contracts may be drawn: an empty box; Buchanan, or the first edition's words: room."""
        boxes = self.seats[seat].boxes
        return 0 in boxes

    # Comparing with what is shown

    def differences(self, view: dict[str, Any]) -> list[str]:
        """Every way in which the table shown is not the one in the book."""
        pairs: list[tuple[str, Any, Any]] = [
            ("round", self.round, view["round"]),
            ("passed", self.passed, view["passed"]),
            ("export boxes", self.boxes, view["export"]["boxes"]),
            ("drawn", sorted(self.drawn), sorted(view["export"]["drawn"])),
            ("imports", self.imports, view["export"]["imports"]),
            ("fee", self.fee(), view["export"]["fee"]),
            ("pile", 50 - len(self.seen()), view["export"]["pile"]),
            ("units", self.units, _units(view)),
            ("neutral workers", self.neutral(), _marked(view, "neutral")),
            ("steps", self.steps, {row["good"]: row["step"] for row in view["market"]}),
            ("prices", {g: self.price(g) for g in GOODS}, {r["good"]: r["price"] for r in view["market"]}),
        ]
        if view["order"] and self.order:
            pairs.append(("order", self.order, view["order"]))
        for number, seat in enumerate(self.seats):
            pairs += self._of_seat(number, seat, view["seats"][number], view)
        return [
            f"{what}: the book says {book}, the table {shown}" for what, book, shown in pairs if book != shown
        ]

    def seen(self) -> set[int]:
        """Every contract that is not in the pile."""
        held = {number for seat in self.seats for number in seat.boxes + seat.fulfilled}
        held.add(self.exporting.get("number", 0))
        return (held | set(self.boxes) | self.gone | set(self.drawn)) - {0}

    def _of_seat(
        self, number: int, seat: Seat, shown: dict[str, Any], view: dict[str, Any]
    ) -> list[tuple[str, Any, Any]]:
        kinds = [kind for kind in UNITS if kind != "pieces"]
        trading = {row["good"]: row["merchants"][number] for row in view["market"]}
        technology = {name for name, turned in shown["technology"].items() if turned}
        imports = {what: seat.exported(what) for what in ("hops", *IMPORTS)}
        pairs: list[tuple[str, Any, Any]] = [
            ("clan", seat.clan, shown["clan"]),
            ("money", seat.money, shown["money"]),
            ("glory", seat.glory, shown["glory"]),
            ("goods", seat.goods, shown["goods"]),
            ("units", {kind: self.deployed(number, kind) for kind in kinds}, shown["units"]),
            ("merchants", (seat.hired, seat.ready), tuple(shown["merchants"].values())),
            ("trading", seat.trading, trading),
            ("shipping", seat.shipping, shown["shipping"]["level"]),
            ("technology", seat.technology, technology),
            ("contracts", sorted(seat.boxes), sorted(shown["contracts"])),
            ("fulfilled", sorted(seat.fulfilled), shown["fulfilled"]),
            ("imports", imports, shown["imports"]),
            ("meat", seat.meat, shown["meat"]),
            ("ports used", seat.ports_used, set(shown["ports_used"])),
            ("ports open", self.ports_in_reach(number), set(shown["ports_open"])),
            ("has passed", seat.passed, shown["passed"]),
            ("bid", seat.bid, shown["bid"]),
            ("settlements", self.map.settlements(self.of(number), seat.shipping), shown["settlements"]),
            ("cellar", [bool(age) for age in seat.cellar], shown.get("cellar", [False] * 3)),
            ("merchants in all", seat.hired, seat.ready + sum(map(abs, seat.trading.values()))),
        ]
        if seat.clan:
            left = {kind: self.left(number, kind) for kind in kinds}
            pairs.append(("left", left, shown["left"]))
        return [(f"seat {number}, {what}", book, told) for what, book, told in pairs]

    def basic(self, seat: Seat) -> int:
        return sum(seat.goods[good] for good in BASIC)

    def processed(self, seat: Seat) -> int:
        return sum(seat.goods[good] for good in PROCESSED)


def _units(view: dict[str, Any]) -> dict[Hex, tuple[int, str]]:
    return {
        face["name"]: (face["unit"]["seat"], face["unit"]["kind"])
        for face in view["map"]["hexes"]
        if "unit" in face
    }


def _marked(view: dict[str, Any], mark: str) -> set[Hex]:
    return {face["name"] for face in view["map"]["hexes"] if face.get(mark)}
