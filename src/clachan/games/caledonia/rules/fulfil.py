"""Action 7: fulfil an export contract; slaughtering, imports, and the direct export bonuses."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, lowest
from clachan.core.decision import decision, first_of, second_of, third_of
from clachan.core.message import Reason
from clachan.games.caledonia.actions import (
    DONE,
    brew_action,
    brew_count,
    fulfil_action,
    fulfil_contract,
    is_brew,
    is_expand,
    slaughter_action,
    slaughter_hex,
)
from clachan.games.caledonia.board import NAMES
from clachan.games.caledonia.components import Contract
from clachan.games.caledonia.decisions import ANOTHER_FULFIL, EXPORT_BONUSES, FULFILLED, SLAUGHTERING
from clachan.games.caledonia.rules.expand import apply_expand, legal_expand, why_not_expand
from clachan.games.caledonia.rules.ports import judged_meat_ports, meat_ports
from clachan.games.caledonia.rules.units import places_of_kind, take_unit
from clachan.games.caledonia.rules.upgrades import apply_upgrade, legal_bonus_upgrade, why_not_upgrade
from clachan.games.caledonia.state import (
    ASKS_BEEF,
    ASKS_BREAD,
    ASKS_CHEESE,
    ASKS_MUTTON,
    ASKS_WHISKY,
    ASKS_WOOL,
    BREAD,
    BRINGS_COTTON,
    BRINGS_EXPANSIONS,
    BRINGS_HOPS,
    BRINGS_MONEY,
    BRINGS_SUGAR,
    BRINGS_TOBACCO,
    BRINGS_UPGRADES,
    BUCHANAN,
    CHEESE,
    COW,
    GRAIN,
    MACEWEN,
    SHEEP,
    WHISKY,
    WOOL,
    Player,
    State,
)
from clachan.games.caledonia.words import because


def legal_fulfil(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    if p.box != 0 and can_fulfil(s, p, p.box - 1):
        out[count] = fulfil_action(p.box - 1)
        count += 1
    if p.second_box != 0 and can_fulfil(s, p, p.second_box - 1):
        out[count] = fulfil_action(p.second_box - 1)
        count += 1
    return count


def can_fulfil(s: State, p: Player, contract: i64) -> bool:
    if p.goods[WOOL] < s.asks(contract, ASKS_WOOL) or p.goods[BREAD] < s.asks(contract, ASKS_BREAD):
        return False
    if p.goods[CHEESE] < s.asks(contract, ASKS_CHEESE) or p.goods[WHISKY] < s.asks(contract, ASKS_WHISKY):
        return False
    missing: i64 = short_of(p, s.asks(contract, ASKS_MUTTON), s.asks(contract, ASKS_BEEF))
    return missing == 0 or missing <= meat_ports(s, p)


def short_of(p: Player, mutton: i64, beef: i64) -> i64:
    """Animals that the player lacks for this much meat."""
    missing: i64 = 0
    if p.deployed[SHEEP] < mutton:
        missing += mutton - p.deployed[SHEEP]
    if p.deployed[COW] < beef:
        missing += beef - p.deployed[COW]
    return missing


def why_not_fulfil(s: State, seat: int, number: int) -> Reason | None:
    """The contract is in the box and everything it asks for is there."""
    p, contract = s.players[seat], s.printed.components.contracts[fulfil_contract(number)]
    if contract.number not in (p.box, p.second_box):
        return because("not-in-box", contract=f"contract:{contract.number}")
    asked = (("wool", WOOL), ("bread", BREAD), ("cheese", CHEESE), ("whisky", WHISKY))
    for name, good in asked:
        count, have = int(getattr(contract, name)), int(p.goods[good])
        if have < count:
            return because("asks-goods", count=count, good=f"good:{name}", have=have)
    return _why_not_meat(s, seat, contract)


def _why_not_meat(s: State, seat: int, contract: Contract) -> Reason | None:
    sheep, cows = len(places_of_kind(s, seat, SHEEP)), len(places_of_kind(s, seat, COW))
    missing = max(0, contract.mutton - sheep) + max(0, contract.beef - cows)
    if missing == 0 or missing <= judged_meat_ports(s, seat):
        return None
    asked, own = (contract.mutton, contract.beef), (sheep, cows)
    return because("asks-animals", sheep=asked[0], cows=asked[1], own_sheep=own[0], own_cows=own[1])


def apply_fulfil(s: State, seat: i64, number: i64) -> None:
    """Pay the goods; animals and rewards follow as steps of their own."""
    p = s.players[seat]
    contract: i64 = fulfil_contract(number)
    p.goods[WOOL] -= s.asks(contract, ASKS_WOOL)
    p.goods[BREAD] -= s.asks(contract, ASKS_BREAD)
    p.goods[CHEESE] -= s.asks(contract, ASKS_CHEESE)
    p.goods[WHISKY] -= s.asks(contract, ASKS_WHISKY)
    if p.box == contract + 1:
        p.box = p.second_box
    p.second_box = 0
    s.fulfilled += 1
    if p.clan == BUCHANAN and s.fulfilled < s.printed.buchanan_fulfils:
        s.pending.push(decision(ANOTHER_FULFIL, seat))
    s.pending.push(decision(FULFILLED, -2, contract, seat))
    mutton: i64 = s.asks(contract, ASKS_MUTTON)
    beef: i64 = s.asks(contract, ASKS_BEEF)
    if mutton + beef > 0:
        s.pending.push(decision(SLAUGHTERING, seat, mutton, beef))


def must_spare(s: State, p: Player) -> bool:
    """Whether a port must help before any animal goes, since slaughter could cut off the port."""
    top: i64 = s.pending.top()
    return short_of(p, first_of(top), second_of(top)) > third_of(top)


def legal_slaughter(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    top: i64 = s.pending.top()
    if must_spare(s, p):
        return count
    left: i64 = p.own_low
    while left != 0:
        count = _legal_animal(s, lowest(left), top, out, count)
        left &= left - 1
    left = p.own_high
    while left != 0:
        count = _legal_animal(s, lowest(left) + 60, top, out, count)
        left &= left - 1
    return count


def _legal_animal(s: State, place: i64, top: i64, out: vec[i64], count: i64) -> i64:
    kind: i64 = s.unit_at[place] & 15
    if (kind == SHEEP and first_of(top) > 0) or (kind == COW and second_of(top) > 0):
        out[count] = slaughter_action(place)
        return count + 1
    return count


def why_not_slaughter(s: State, seat: int, number: int) -> Reason | None:
    place, top = slaughter_hex(number), s.pending.top()
    sheep, cows = len(places_of_kind(s, seat, SHEEP)), len(places_of_kind(s, seat, COW))
    mutton, beef, spared = int(first_of(top)), int(second_of(top)), int(third_of(top))
    if s.unit_at[place] not in (seat * 16 + SHEEP, seat * 16 + COW):
        return because("no-animal", hex=f"hex:{NAMES[place]}")
    wanted = mutton if s.unit_at[place] & 15 == SHEEP else beef
    if wanted == 0:
        return because("meat-enough", meat=("mutton", "beef")[int(s.unit_at[place]) & 15])
    if max(0, mutton - sheep) + max(0, beef - cows) > spared:
        return because("meat-port-first")
    return None


def apply_slaughter(s: State, seat: i64, number: i64) -> None:
    kind: i64 = take_unit(s, seat, slaughter_hex(number))
    top: i64 = s.pending.top()
    mutton: i64 = first_of(top) - (1 if kind == SHEEP else 0)
    beef: i64 = second_of(top) - (1 if kind == COW else 0)
    meat_left(s, seat, mutton, beef, third_of(top))


def apply_spare(s: State, seat: i64) -> None:
    """The meat port: one animal fewer."""
    top: i64 = s.pending.top()
    meat_left(s, seat, first_of(top), second_of(top), third_of(top) + 1)


def meat_left(s: State, seat: i64, mutton: i64, beef: i64, spared: i64) -> None:
    if mutton + beef > spared:
        s.pending.replace(decision(SLAUGHTERING, seat, mutton, beef, spared))
    else:
        s.pending.pop()


def step_fulfilled(s: State) -> None:
    """Lay the contract aside, move the import markers, pay out, and offer the other bonuses."""
    top: i64 = s.pending.pop()
    contract: i64 = first_of(top)
    seat: i64 = second_of(top)
    p = s.players[seat]
    p.exports += 1
    p.exported |= bit(contract)
    p.hops += s.asks(contract, BRINGS_HOPS)
    p.meat += s.asks(contract, ASKS_MUTTON) + s.asks(contract, ASKS_BEEF)
    import_goods(s, p, contract)
    p.money += s.asks(contract, BRINGS_MONEY)  # money first: nobody gains by taking it later
    brew: i64 = s.asks(contract, BRINGS_HOPS) if p.clan == MACEWEN else 0
    if brew > s.printed.values.brew_most:
        brew = s.printed.values.brew_most
    expansions: i64 = s.asks(contract, BRINGS_EXPANSIONS)
    upgrades: i64 = s.asks(contract, BRINGS_UPGRADES)
    if expansions + upgrades + brew > 0:
        s.pending.push(decision(EXPORT_BONUSES, seat, expansions, upgrades, brew))


def import_goods(s: State, p: Player, contract: i64) -> None:
    """£1 for every mark that a marker reaches or passes."""
    mark: i64 = s.printed.values.import_mark
    cotton: i64 = s.asks(contract, BRINGS_COTTON)
    tobacco: i64 = s.asks(contract, BRINGS_TOBACCO)
    sugar: i64 = s.asks(contract, BRINGS_SUGAR)
    if s.printed.marks_pay:
        p.money += ((s.cotton + cotton) // mark - s.cotton // mark) * s.printed.values.import_money
        p.money += ((s.tobacco + tobacco) // mark - s.tobacco // mark) * s.printed.values.import_money
        p.money += ((s.sugar + sugar) // mark - s.sugar // mark) * s.printed.values.import_money
    p.cotton += cotton
    s.cotton += cotton
    p.tobacco += tobacco
    s.tobacco += tobacco
    p.sugar += sugar
    s.sugar += sugar


def legal_bonuses(s: State, p: Player, out: vec[i64]) -> i64:
    """Direct export bonuses in any order; `done` declines what is left."""
    top: i64 = s.pending.top()
    count: i64 = 0
    if first_of(top) > 0:
        count = legal_expand(s, p, True, out, count)
    if second_of(top) > 0:
        count = legal_bonus_upgrade(s, p, out, count)
    number: i64 = 1
    while number <= third_of(top) and number <= p.goods[GRAIN]:
        out[count] = brew_action(number)
        count += 1
        number += 1
    out[count] = DONE
    return count + 1


def why_not_bonus(s: State, seat: int, number: int) -> Reason | None:
    top = s.pending.top()
    if is_brew(number):
        return _why_not_brew(s, seat, brew_count(number))
    if is_expand(number):
        return why_not_expand(s, seat, number, True) if first_of(top) else because("no-free-expansion")
    return why_not_upgrade(s, seat, number, True) if second_of(top) else because("no-bonus-upgrade")


def _why_not_brew(s: State, seat: int, amount: int) -> Reason | None:
    most, grain = int(third_of(s.pending.top())), int(s.players[seat].goods[GRAIN])
    if amount > most:
        return because("brew-most", most=most)
    return None if amount <= grain else because("brew-grain", count=amount, have=grain)


def apply_bonus(s: State, seat: i64, number: i64) -> None:
    top: i64 = s.pending.pop()
    expansions: i64 = first_of(top)
    upgrades: i64 = second_of(top)
    brew: i64 = third_of(top)
    if number == DONE:
        return
    if is_brew(number):
        brew = 0
    elif is_expand(number):
        expansions -= 1
    else:
        upgrades -= 1
    if expansions + upgrades + brew > 0:
        s.pending.push(decision(EXPORT_BONUSES, seat, expansions, upgrades, brew))
    if is_brew(number):
        p = s.players[seat]
        p.goods[GRAIN] -= brew_count(number)
        p.money += brew_count(number) * s.printed.values.brew_price
    elif is_expand(number):
        apply_expand(s, seat, number, True)
    else:
        apply_upgrade(s, seat, number, True)
