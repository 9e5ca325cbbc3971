"""What each action of a turn does to the book (Phase 2, the eight actions; ports; clans)."""

from tests.caledonia.referee.ledger import Foul, Ledger, Seat
from tests.caledonia.referee.printed import (
    BASIC,
    BOARD,
    BUILDINGS,
    CLANS,
    CONTRACTS,
    EXPORT,
    GOODS,
    IMPORTS,
    MAKES,
    MARKET,
    PORTS,
    PROCESSED,
)

BONUS_KINDS = ("export-bonuses", "bonus-upgrade")
CELLAR = ("fresh", "young", "old")


def main_action(t: Ledger, kind: str, says: str) -> None:
    """Exactly one main action in a turn."""
    if kind == "turn":
        if t.main_done:
            raise Foul(f"{says}: a second action in one turn")
        t.main_done = True


# 1. Trade


def trade(t: Ledger, me: int, kind: str, says: str) -> None:
    verb, number, good = says.split()
    count, seat = int(number), t.seats[me]
    price = t.price(good)
    if kind == "after-expanding":
        price = bargain(t, good, count, says)
    else:
        main_action(t, kind, says)
    if seat.clan == "stewart":  # before paying, once for each kind of good
        seat.money += CLANS["stewart"]["trade"]
    side = 1 if verb == "buy" else -1
    if seat.trading[good] * side < 0:
        raise Foul(f"{says}: merchants of one player on both sides of {good}")
    seat.ready -= count
    if seat.ready < 0:
        raise Foul(f"{says}: only {seat.ready + count} merchants are ready")
    seat.trading[good] += side * count
    if side > 0:
        seat.pay(count * price, says)
    else:
        seat.money += count * price
    seat.give(good, -side * count)
    t.shift(good, side * count)


def bargain(t: Ledger, good: str, count: int, says: str) -> int:
    """Neighbourhood bonus: one purchase of each good that neighbours make, cheaper, and not too many."""
    if good not in t.offers:
        raise Foul(f"{says}: no neighbour makes {good}, or it was bought already")
    t.offers.discard(good)
    rule = MARKET["neighbourhood"]
    t.bargained[good] += count
    cap = rule["cap_two_players"] if t.players == 2 else rule["cap"]
    if (count if t.first_edition else t.bargained[good]) > cap:
        raise Foul(f"{says}: {t.bargained[good]} from the neighbours are more than {cap}")
    return max(0, t.price(good) - int(rule["basic" if good in BASIC else "processed"]))


# 2. Contracts


def take(t: Ledger, me: int, kind: str, says: str) -> None:
    number, seat = int(says.split()[2]), t.seats[me]
    main_action(t, kind, says)
    if kind == "choose-a-drawn-contract":
        t.drawn.remove(number)
    elif number in t.boxes:
        t.boxes[t.boxes.index(number)] = 0
    else:
        raise Foul(f"{says}: contract {number} does not lie on the export board")
    if not t.fee_paid:
        seat.pay(-t.fee(), says)
    t.fee_paid = True
    if 0 not in seat.boxes:
        raise Foul(f"{says}: the export box is full")
    seat.boxes[seat.boxes.index(0)] = number
    if 0 not in seat.boxes:  # the other drawn contracts go under the pile
        t.drawn = []


def draw(t: Ledger, me: int, kind: str, says: str) -> None:
    """Building bonus or its port: so many contracts are drawn, those not taken go under the pile."""
    if not t.may_draw or not t.room(me):
        raise Foul(f"{says}: nothing gives contracts to draw now")
    t.may_draw = t.fee_paid = False
    edition = "draw_first_edition" if t.first_edition else "draw"
    buchanan = t.seats[me].clan == "buchanan"
    t.to_draw = int(CLANS["buchanan"][edition] if buchanan else BOARD["building_bonus"]["draw"])


# 3. Expand


def expand(t: Ledger, me: int, kind: str, says: str) -> None:
    _, name, unit = says.split()
    if not t.within_reach(me, name):
        raise Foul(f"{says}: {name} is out of reach")
    free = kind == "export-bonuses"
    if free:
        use_bonus(t, "expansions", says)
    else:
        main_action(t, kind, says)
    t.seats[me].pay(t.cost(me, name, unit, land=not free), says)
    t.put(me, name, unit, says)
    after_placing(t, me, name, unit)


def after_placing(t: Ledger, me: int, name: str, unit: str) -> None:
    """What a unit on the map brings: cheap goods from neighbours, contracts for the fourth building."""
    if t.players > 1:
        near = [t.units[at] for at in t.map.neighbours(name) if at in t.units]
        t.offers = {MAKES[kind] for seat, kind in near if seat != me and kind in MAKES}
    if unit in BUILDINGS and t.left(me, unit) == 0 and t.room(me):
        t.may_draw = True


def row(t: Ledger, me: int, kind: str, says: str) -> None:
    """MacDonald: once, before the action, a fisherman moves to the next loch."""
    name = says.split()[2]
    if t.rowed or t.main_done or t.seats[me].clan != "macdonald":
        raise Foul(f"{says}: rowing is MacDonald's, once and before the action")
    t.rowed = True
    before = {at for at in t.map.beside[name] if t.units.get(at) == (me, "fisherman")}
    if len(before) != 1:
        raise Foul(f"{says}: {len(before)} fishermen could row there")
    del t.units[before.pop()]
    t.put(me, name, "fisherman", says)


# 4 to 6. Upgrades


def upgrade(t: Ledger, me: int, kind: str, says: str) -> None:
    seat = t.seats[me]
    bonus = kind in BONUS_KINDS
    if bonus:
        use_bonus(t, "upgrades", says)
    else:
        main_action(t, kind, says)
    if says == "hire merchant":
        seat.pay(0 if bonus else BOARD["merchants"]["cost"], says)
        seat.hired += 1
        seat.ready += 1
        fine = seat.hired <= BOARD["merchants"]["total"]
    elif says == "upgrade shipping":
        seat.pay(0 if bonus else BOARD["shipping"]["cost"], says)
        seat.shipping += 1
        fine = seat.shipping <= BOARD["shipping"]["levels"]
    else:
        seat.pay(BOARD["technology"]["bonus_cost" if bonus else "cost"], says)
        fine = says.split()[1] not in seat.technology and seat.clan != "macdonald"
        seat.technology.add(says.split()[1])
    if not fine:
        raise Foul(f"{says}: there is nothing left of it")


def recall(t: Ledger, me: int, kind: str, says: str) -> None:
    _, side, good = says.split()
    use_bonus(t, "upgrades", says)
    seat, back = t.seats[me], 1 if side == "buyer" else -1
    if seat.trading[good] * back <= 0:
        raise Foul(f"{says}: no such merchant is on the market")
    seat.trading[good] -= back
    seat.ready += 1


def use_bonus(t: Ledger, bonus: str, says: str) -> None:
    t.bonuses[bonus] -= 1
    if t.bonuses[bonus] < 0:
        raise Foul(f"{says}: no bonus for it is left")


# 7. Fulfil


def fulfil(t: Ledger, me: int, kind: str, says: str) -> None:
    number, seat = int(says.split()[2]), t.seats[me]
    main_action(t, kind, says)
    t.fulfils += 1
    most = CLANS["buchanan"]["fulfil_first_edition" if t.first_edition else "fulfil"]
    if t.fulfils > (most if seat.clan == "buchanan" else 1):
        raise Foul(f"{says}: contract {t.fulfils} of one turn")
    if number not in seat.boxes:
        raise Foul(f"{says}: it is not in the export box")
    seat.boxes[seat.boxes.index(number)] = 0
    contract = CONTRACTS[number]
    for good in GOODS:
        seat.give(good, contract.get(good, 0))
    t.exporting = {
        "number": number, "sheep": contract.get("mutton", 0), "cow": contract.get("beef", 0), "spared": 0
    }  # fmt: skip
    export_when_paid(t, seat)


def slaughter(t: Ledger, me: int, kind: str, says: str) -> None:
    name = says.split()[1]
    animal = t.units.pop(name, (me, "nothing"))
    if animal[0] != me or t.exporting.get(animal[1], 0) < 1:
        raise Foul(f"{says}: {animal} is not called for")
    t.exporting[animal[1]] -= 1
    export_when_paid(t, t.seats[me])


def export_when_paid(t: Ledger, seat: Seat) -> None:
    """When all is paid the imports arrive: markers move, marks pay £1, money and bonuses follow."""
    left = t.exporting["sheep"] + t.exporting["cow"] - t.exporting["spared"]
    if left > 0:
        return
    number = t.exporting["number"]
    contract = CONTRACTS[number]
    t.exporting = {}
    seat.fulfilled.append(number)
    mark = int(EXPORT["imports"]["mark"])
    marks = 0
    for what in IMPORTS:
        before = t.imports[what]
        t.imports[what] += contract.get(what, 0)
        marks += t.imports[what] // mark - before // mark
    solo_marks = t.players > 1 or t.first_edition  # the revised solo game pays none
    if solo_marks and not t.options["static_imports"]:
        seat.money += marks * int(EXPORT["imports"]["money"])
    seat.money += contract.get("money", 0)
    t.bonuses["expansions"] += contract.get("expansions", 0)
    t.bonuses["upgrades"] += contract.get("upgrades", 0)
    if seat.clan == "macewen" and contract.get("hops", 0):
        t.bonuses["brew"] = min(CLANS["macewen"]["hops"], contract["hops"])


def brew(t: Ledger, me: int, kind: str, says: str) -> None:
    """MacEwen: grain up to the hops of the contract, at most three, for £9 each."""
    count = int(says.split()[1])
    if count > t.bonuses["brew"]:
        raise Foul(f"{says}: at most {t.bonuses['brew']} grain")
    t.bonuses["brew"] = 0
    t.seats[me].give("grain", count)
    t.seats[me].money += count * int(CLANS["macewen"]["money"])


# 8. Pass


def pass_turn(t: Ledger, me: int, kind: str, says: str) -> None:
    main_action(t, kind, says)
    seat = t.seats[me]
    seat.passed = True
    t.passed.append(me)
    seat.money += int(EXPORT["pass_money"][len(t.passed) - 1])


# Ports


def port(t: Ledger, me: int, kind: str, says: str) -> None:
    words, seat = says.split()[2:], t.seats[me]
    if words[0] not in t.ports_in_reach(me):
        raise Foul(f"{says}: the port is used already or out of reach")
    seat.ports_used.add(words[0])
    if words[0] == "any":
        seat.pay(PORTS["any"]["cost"], says)
        words = words[2:]
        if words[0] not in t.map.ports:
            raise Foul(f"{says}: there is no such port on the table")
    way = words[0]
    if way == "meat":
        if not t.exporting:
            raise Foul(f"{says}: nothing is being slaughtered")
        t.exporting["spared"] += int(PORTS["meat"]["fewer"])
        export_when_paid(t, seat)
    elif way in ("basics", "processed"):
        t.gaining = BASIC if way == "basics" else PROCESSED
        t.to_discard, t.to_gain = int(PORTS[way]["discard"]), int(PORTS[way]["gain"])
    elif way == "upgrade":
        seat.glory += int(PORTS["upgrade"]["glory"])
        t.bonuses["upgrades"] += int(PORTS["upgrade"]["upgrades"])
    elif way == "money":
        seat.money += int(PORTS["money"]["money"])
    elif way == "contracts":
        seat.money += int(PORTS["contracts"]["money"])
        t.may_draw = True
    elif way == "price":
        t.shift(words[1], int(PORTS["price"]["steps"]) * (1 if words[2] == "up" else -1))


def discard(t: Ledger, me: int, kind: str, says: str) -> None:
    good = says.split()[1]
    t.to_discard -= 1
    if t.to_discard < 0 or good not in t.gaining:
        raise Foul(f"{says}: not called for")
    t.seats[me].give(good, 1)


def gain(t: Ledger, me: int, kind: str, says: str) -> None:
    good = says.split()[1]
    t.to_gain -= 1
    if t.to_gain < 0 or t.to_discard or good not in t.gaining:
        raise Foul(f"{says}: not called for")
    t.seats[me].goods[good] += 1


def swap(t: Ledger, me: int, kind: str, says: str) -> None:
    """Two units of the map are chosen, no fields; others from the board take their places, free."""
    name = says.split()[1]
    if t.units.get(name, (-1, ""))[0] != me or t.units[name][1] == "field" or name in t.swaps:
        raise Foul(f"{says}: not a unit that may be swapped")
    t.swaps.append(name)


def into(t: Ledger, me: int, kind: str, says: str) -> None:
    """When both are named the four units change places at once."""
    t.swapped.append(says.split()[1])
    if len(t.swapped) < int(PORTS["swap"]["units"]):
        return
    old = [t.units.pop(name)[1] for name in t.swaps]
    if "field" in t.swapped or (not t.first_edition and set(old) & set(t.swapped)):
        raise Foul(f"{says}: the swap brings other units than it takes, and no fields")
    offers: set[str] = set()
    for name, unit in zip(t.swaps, t.swapped, strict=True):
        t.put(me, name, unit, says)
    for name, unit in zip(t.swaps, t.swapped, strict=True):
        after_placing(t, me, name, unit)
        offers |= t.offers
    t.offers = offers if t.options["port7_neighborhood"] else set()
    t.swaps, t.swapped = [], []


def withdraw(t: Ledger, me: int, kind: str, says: str) -> None:
    """MacKenzie: a barrel leaves the cellar at any time and pays by its age."""
    age, seat = CELLAR.index(says.split()[1]), t.seats[me]
    if not seat.cellar[age]:
        raise Foul(f"{says}: there is no such barrel")
    seat.cellar[age] = 0
    seat.goods["whisky"] += 1
    seat.money += int(CLANS["mackenzie"]["cellar"][age])


def done(t: Ledger, me: int, kind: str, says: str) -> None:
    """Nothing more of this bonus; drawn contracts that were not taken go under the pile."""
    t.drawn = []


ACTIONS = {
    "buy": trade, "sell": trade, "take": take, "draw": draw, "expand": expand, "row": row,
    "upgrade": upgrade, "hire": upgrade, "recall": recall, "fulfil": fulfil, "slaughter": slaughter,
    "brew": brew, "pass": pass_turn, "use": port, "discard": discard, "gain": gain, "swap": swap,
    "into": into, "withdraw": withdraw, "done": done, "end": done,
}  # fmt: skip
