"""Between the actions: clans, first workers, production, scoring tiles, preparation, solo dice."""

from tests.caledonia.referee.ledger import Foul, Ledger
from tests.caledonia.referee.printed import (
    BASIC,
    BUILDINGS,
    CLANS,
    EXPORT,
    GOODS,
    IMPORTS,
    PROCESSED,
    SCORING,
    SOLO,
    TILES,
    UNITS,
    VARIANTS,
    WORKERS,
)

INPUTS = {"cheese": "milk", "bread": "grain", "whisky": "grain"}
MADE_IN = {good: building for building, good in BUILDINGS.items()}


# Set-up


def take_clan(t: Ledger, me: int, clan: str, tile: int, place: int) -> None:
    """A clan with its starting tile (Set-up: clans; without clans later players get more money)."""
    seat = t.seats[me]
    seat.clan = clan
    seat.money += int(TILES[tile]["money"])
    for good, count in TILES[tile]["goods"].items():
        seat.goods[good] += count
    if clan == "none":
        seat.money += int(VARIANTS["no_clans_money"][place])
    if clan == "stewart":
        seat.hired = seat.ready = int(CLANS["stewart"]["merchants"])
        seat.shipping = int(CLANS["stewart"]["shipping"])
    small = t.players <= 2
    if clan == "fergusson":
        seat.shipping = int(CLANS["fergusson"]["shipping_small" if small else "shipping_large"])
    if clan == "macdonald" and small:
        seat.shipping = int(CLANS["macdonald"]["shipping_small"])
    if clan == "buchanan":
        seat.boxes = [0] * int(CLANS["buchanan"]["boxes"])


def may_place(t: Ledger, me: int, name: str, kind: str) -> bool:
    """Where a first worker may stand (Placing the first workers; Fergusson: on the border)."""
    fishers = {at for at, (_, other) in t.units.items() if other == "fisherman"}
    return (
        name not in t.units
        and name not in t.neutral()
        and t.map.playable(name)
        and t.fits(name, kind)
        and t.left(me, kind) > 0
        and (t.seats[me].clan != "fergusson" or name in t.map.border)
        and not (kind == "fisherman" and fishers & t.map.beside[name])
        and t.cost(me, name, kind) <= t.seats[me].money
    )


def place(t: Ledger, me: int, says: str) -> None:
    _, name, kind = says.split()
    if not may_place(t, me, name, kind):
        raise Foul(f"{says}: no first worker may stand there")
    t.seats[me].pay(t.cost(me, name, kind), says)
    t.put(me, name, kind, says)


def placing_order(t: Ledger) -> list[int]:
    """Turn order, then back; Fergusson's third worker after everyone."""
    third = [me for me in t.order if t.seats[me].clan == "fergusson"]
    return t.order + t.order[::-1] + third


# Phase 3: production


def produce(t: Ledger, me: int) -> None:
    """Workers earn; sheep, cows and fields give; MacKenzie's barrels have aged before."""
    seat = t.seats[me]
    if seat.clan == "mackenzie":
        if seat.cellar[2]:
            seat.goods["whisky"] += 1
            seat.money += int(CLANS["mackenzie"]["cellar"][2])
        seat.cellar = [0, *seat.cellar[:2]]
    for worker, tools in zip(WORKERS, ("woodcutters", "miners", ""), strict=True):
        income = UNITS[worker]["income_upgraded" if tools in seat.technology else "income"]
        if seat.clan == "macdonald":
            income = CLANS["macdonald"]["income"]
        seat.money += int(income) * t.deployed(me, worker)
    for animal, good in (("sheep", "wool"), ("cow", "milk"), ("field", "grain")):
        seat.goods[good] += int(UNITS[animal]["yields"]) * t.deployed(me, animal)


def most_made(t: Ledger, me: int, good: str) -> int:
    """Each building may make one from one basic good."""
    return min(t.deployed(me, MADE_IN[good]), t.seats[me].goods[INPUTS[good]])


def make(t: Ledger, me: int, count: int, good: str) -> None:
    seat = t.seats[me]
    if count > most_made(t, me, good):
        raise Foul(f"make {count} {good}: at most {most_made(t, me, good)}")
    seat.give(INPUTS[good], count)
    seat.goods[good] += count
    if good == "whisky":
        t.fresh = count
        if seat.clan == "mackenzie":
            seat.money += int(CLANS["mackenzie"]["whisky"]) * count


def mature(t: Ledger, me: int) -> None:
    seat = t.seats[me]
    if seat.clan != "mackenzie" or not t.fresh or seat.cellar[0]:
        raise Foul("mature whisky: no fresh whisky, or no room in the cellar")
    seat.give("whisky", 1)
    seat.cellar[0] = 1


def churn(t: Ledger, me: int, count: int) -> None:
    if t.seats[me].clan != "cunningham":
        raise Foul("churn: only Cunningham makes butter")
    t.seats[me].give("milk", count)
    t.seats[me].money += int(CLANS["cunningham"]["milk"]) * count


# Phase 4: scoring tiles


def counted(t: Ledger, me: int, tile: str) -> int:
    """What a scoring tile counts (Appendix: scoring tiles)."""
    seat, own = t.seats[me], t.of(me)
    if tile == "basics":
        return t.basic(seat)
    if tile == "processed":  # whisky in the cellar counts
        return t.processed(seat) + sum(seat.cellar)
    if tile == "units":
        fields = t.deployed(me, "field")
        animals = sum(t.units[at][1] not in (*WORKERS, "field") for at in own)
        return animals + int(SCORING["tiles"]["units"]["field"]) * fields
    if tile == "workers":
        return sum(t.units[at][1] in WORKERS for at in own)
    if tile == "border":
        return len(own & t.map.border)
    if tile == "imports":
        return sum(seat.exported(what) for what in IMPORTS)
    if tile == "meat":
        return seat.meat
    if tile == "upgrades":
        return int(seat.shipping + len(seat.technology) + seat.hired - 2)
    return sum(t.map.land_cost(at) >= int(SCORING["tiles"]["costly"]["land"]) for at in own)


def glory(t: Ledger, me: int, tile: str) -> int:
    rule = SCORING["tiles"][tile]
    return counted(t, me, tile) // int(rule["each"]) * int(rule["glory"])


def score_round(t: Ledger) -> None:
    tiles = t.layout["scoring"].split()
    for me, seat in enumerate(t.seats):
        if tiles != ["none"]:
            seat.glory += glory(t, me, tiles[t.round - 1])


# Phase 1: preparation


def prepare(t: Ledger) -> None:
    """A new round: merchants come home, the order of passing is the turn order."""
    t.round += 1
    t.order = t.passed
    t.passed = []
    for seat in t.seats:
        seat.passed = False
        seat.ready = seat.hired
        seat.trading = dict.fromkeys(GOODS, 0)


def open_wanted(t: Ledger) -> int:
    """How many contracts lie open when a round begins; solo fills all six and takes one away."""
    return 6 if t.players == 1 and t.round > 1 else int(EXPORT["open_contracts"][str(t.players)])


def draw_contract(t: Ledger, number: int) -> None:
    """Chance draws a contract: for the building bonus, else for the first empty box."""
    if number in t.seen():
        raise Foul(f"draw contract {number}: it is not in the pile")
    if t.to_draw:
        t.to_draw -= 1
        t.drawn.append(number)
        return
    t.boxes[t.boxes.index(0)] = number


# Solo


def roll_price(t: Ledger, good: str, face: int) -> None:
    """Low prices rise, high prices fall, by the size of the die; in the bracket the die says which way."""
    low, high = t.medium
    step = t.steps[good]
    by = abs(face) if step < low else -abs(face) if step > high else face
    t.shift(good, by)


def remove_by_die(t: Ledger, face: int) -> None:
    """The last price die names the contract that leaves the board."""
    above, below = SOLO["boxes"]["above"], SOLO["boxes"]["below"]
    at = above.index(face) if face > 0 else len(above) + below.index(face)
    t.gone.add(t.boxes[at])
    t.boxes[at] = 0


# Final scoring


def import_values(t: Ledger) -> dict[str, int]:
    """The rarest import is worth most; in a tie cotton is rarer than tobacco, tobacco than sugar cane."""
    if t.options["static_imports"]:
        return dict.fromkeys(IMPORTS, int(VARIANTS["static_import"]))
    rarest_first = sorted(IMPORTS, key=lambda what: (t.imports[what], IMPORTS.index(what)))
    return {what: int(SCORING["final"]["imports"][rank]) for rank, what in enumerate(rarest_first)}


def ranked(counts: list[int], prizes: list[int]) -> list[int]:
    """Prizes by rank; who is tied shares what their ranks bring, rounded down."""
    points = []
    for count in counts:
        above = sum(other > count for other in counts)
        tied = counts.count(count)
        points.append(sum(prizes[above : above + tied]) // tied)
    return points


def from_table(count: int, rows: list[dict[str, int]]) -> int:
    return next((row["points"] for row in rows if count >= row["from"]), 0)


def final_lines(t: Ledger) -> list[dict[str, int]]:
    """Every line of the scoresheet."""
    final, values = SCORING["final"], import_values(t)
    exports = [len(seat.fulfilled) for seat in t.seats]
    homes = [t.map.settlements(t.of(me), seat.shipping) for me, seat in enumerate(t.seats)]
    if t.players == 1:
        prizes = [[from_table(exports[0], SOLO["contracts"])], [from_table(homes[0], SOLO["settlements"])]]
    else:
        key = "2" if t.players == 2 else "3-4"
        prizes = [ranked(exports, final["exports"][key]), ranked(homes, final["settlements"][key])]
    return [
        {
            "glory": seat.glory,
            "basic goods": sum(seat.goods[good] for good in BASIC),
            "processed goods": 2 * sum(seat.goods[good] for good in PROCESSED),
            "money": seat.money // int(final["money"]),
            "hops": seat.exported("hops"),
            "cotton": values["cotton"] * seat.exported("cotton"),
            "tobacco": values["tobacco"] * seat.exported("tobacco"),
            "sugar cane": values["sugar"] * seat.exported("sugar"),
            "exports": prizes[0][me],
            "settlements": prizes[1][me],
            "auction bid": -seat.bid,
        }
        for me, seat in enumerate(t.seats)
    ]
