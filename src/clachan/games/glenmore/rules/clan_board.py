"""The bonuses of the 23 clans (appendix 2 of the rulebook)."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision, first_of
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import clan_of, is_clan, put_action, put_place
from clachan.games.glenmore.components import GOODS
from clachan.games.glenmore.decisions import BONUS, CLAIMING, KEEPING, PUTTING, REMOVING
from clachan.games.glenmore.rules.clan_markers import legal_marker, put_marker, why_not_marker
from clachan.games.glenmore.rules.market import legal_sell, why_not_sell
from clachan.games.glenmore.rules.territory import (
    ROOM,
    add_good,
    add_scotsman,
    gain_whisky,
    last_room,
    river_length,
    territory,
    tiles_at,
)
from clachan.games.glenmore.state import (
    A_SCOTSMAN,
    ANIMAL,
    BARLEY,
    BRODIE,
    CAMERON,
    CATTLE,
    CHISHOLM,
    DOUGLAS,
    GRANT,
    GUNN,
    LINE_CLANS,
    MACDONALD,
    MACDONELL,
    MACLEAN,
    MACLEOD,
    MACMILLAN,
    MACPHERSON,
    MATERIAL,
    MCKAY,
    MCKENZIE,
    MCKINNON,
    MUNRO,
    OLIPHANT,
    ROSS,
    SCOTS_BITS,
    SHEEP,
    STONE,
    SUTHERLAND,
    TRADE,
    VILLAGE,
    WHISKY,
    WOOD,
    Player,
    State,
)
from clachan.games.glenmore.words import because


def legal_marking(s: State, seat: i64, out: vec[i64]) -> i64:
    """A clan space; goods may be sold first, for the road or to make room."""
    return legal_sell(s, s.players[seat], out, legal_marker(s, seat, out, 0))


def why_not_marking(s: State, seat: int, number: int) -> Reason | None:
    return why_not_marker(s, seat, number) if is_clan(number) else why_not_sell(s, seat, number)


def apply_marking(s: State, seat: i64, number: i64) -> None:
    s.pending.pop()
    put_marker(s, seat, clan_of(number))
    give_bonus(s, seat, clan_of(number))


def give_bonus(s: State, seat: i64, clan: i64) -> None:
    """What a clan gives at once; ongoing effects need no step of their own."""
    p = s.players[seat]
    if clan == BRODIE or clan == GRANT or clan == MACPHERSON or clan == OLIPHANT or clan == SUTHERLAND:
        p.lines[LINE_CLANS] += threshold_points(s, p, clan)
    elif clan == DOUGLAS:
        p.lines[LINE_CLANS] += s.printed.douglas_vp
    elif clan == MACLEOD:
        p.coins += s.printed.macleod_coins
    elif clan == MCKAY:
        p.persons += s.printed.hume_persons
        s.hume = seat + 1
    elif clan == MACMILLAN:
        s.pending.push(decision(REMOVING, seat, 1))
    elif clan == MUNRO:
        s.pending.push(decision(CLAIMING, seat))
    elif clan == CAMERON or clan == MACDONELL or clan == MACLEAN:
        give_activations(s, seat, clan)
    else:
        give_pieces(s, seat, clan)


def give_activations(s: State, seat: i64, clan: i64) -> None:
    kinds: i64 = bit(TRADE)
    if clan == CAMERON:
        s.points += s.printed.cameron_points
    else:
        kinds = bit(WHISKY) | bit(MATERIAL if clan == MACDONELL else ANIMAL)
    s.pending.push(decision(BONUS, seat, kinds))


def give_pieces(s: State, seat: i64, clan: i64) -> None:
    """Goods and Scotsmen for any tiles, coins and barrels."""
    if clan == CHISHOLM:
        ask_to_put(s, seat, A_SCOTSMAN, BARLEY)
    elif clan == GUNN:
        ask_to_put(s, seat, CATTLE, SHEEP)
    elif clan == MACDONALD:
        ask_to_put(s, seat, WOOD, STONE)
    elif clan == MCKENZIE:
        gain_whisky(s, seat, 1)
        s.pending.push(decision(PUTTING, seat, BARLEY))
    elif clan == MCKINNON:
        s.players[seat].coins += s.printed.mckinnon_coins
        s.pending.push(decision(PUTTING, seat, A_SCOTSMAN))
    elif clan == ROSS:
        ask_to_put(s, seat, A_SCOTSMAN, A_SCOTSMAN)


def ask_to_put(s: State, seat: i64, later: i64, first: i64) -> None:
    """Two pieces, each for any tile; with room for one good only the player chooses which it is."""
    place: i64 = -1 if later == A_SCOTSMAN else last_room(s.players[seat])
    if place >= 0:
        s.pending.push(decision(KEEPING, seat, bit(2 * later) + bit(2 * first), place))
        return
    s.pending.push(decision(PUTTING, seat, later))
    s.pending.push(decision(PUTTING, seat, first))


def threshold_points(s: State, p: Player, clan: i64) -> i64:
    """Points for reaching the lower or the higher number."""
    row: i64 = 0
    counted: i64 = p.coins
    if clan == BRODIE:
        counted = count_kind(s, p, VILLAGE)
    elif clan == GRANT:
        row = 4
        counted = count_occupied(p)
    elif clan == MACPHERSON:
        row = 8
        counted = count_overbuilt(s, p)
    elif clan == OLIPHANT:
        row = 12
    else:
        row = 16
        counted = river_length(p)
    if counted >= s.printed.thresholds[row + 2]:
        return s.printed.thresholds[row + 3]
    return s.printed.thresholds[row + 1] if counted >= s.printed.thresholds[row] else 0


def count_kind(s: State, p: Player, kind: i64) -> i64:
    total: i64 = 0
    index: i64 = 0
    while index < p.size:
        if s.printed.kind[p.tile(p.places[index])] == kind:
            total += 1
        index += 1
    return total


def count_occupied(p: Player) -> i64:
    """Tiles on which at least one Scotsman stands."""
    total: i64 = 0
    index: i64 = 0
    while index < p.size:
        if p.cells[p.places[index]] & SCOTS_BITS != 0:
            total += 1
        index += 1
    return total


def count_overbuilt(s: State, p: Player) -> i64:
    """Overbuild tiles in the territory, the covered ones included."""
    total: i64 = 0
    index: i64 = 0
    while index < p.size:
        for tile in tiles_at(p, p.places[index]):
            total += s.printed.overbuild[tile]
        index += 1
    return total


def legal_putting(s: State, p: Player, out: vec[i64]) -> i64:
    """Any own tile; goods only where fewer than three lie. Nothing, if nothing can be put."""
    good: i64 = first_of(s.pending.top())
    count: i64 = 0
    if good == A_SCOTSMAN and p.scotsmen == 0:
        return 0
    index: i64 = 0
    while index < p.size:
        if good == A_SCOTSMAN or p.goods_on(p.places[index]) < ROOM:
            out[count] = put_action(p.places[index])
            count += 1
        index += 1
    return count


def why_not_putting(s: State, seat: int, number: int) -> Reason | None:
    p, place, good = s.players[seat], put_place(number), int(first_of(s.pending.top()))
    if place not in territory(p):
        return because("no-tile-of-yours", place=parts.cell(place))
    if good == A_SCOTSMAN:
        return None if p.scotsmen else because("no-scotsman")
    held = sum(int(p.good_on(place, each)) for each in range(len(GOODS)))
    return None if held < ROOM else because("tile-full", place=parts.cell(place), count=held)


def apply_putting(s: State, seat: i64, number: i64) -> None:
    good: i64 = first_of(s.pending.pop())
    if good == A_SCOTSMAN:
        add_scotsman(s.players[seat], put_place(number))
    else:
        add_good(s.players[seat], put_place(number), good)
