"""A position of Clans of Caledonia as numbers, as one seat sees it; fields.py names them in the same order.

What changes during a game comes first, what the layout printed comes last, so that whoever steps many games
writes the printed part only once for each game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from clachan.core.bits import WORD, lowest
from clachan.env.array_writer import ArrayWriter, turned, write_question
from clachan.games.caledonia.board import ADJACENT, HEXES
from clachan.games.caledonia.components import PORTS
from clachan.games.caledonia.printed import PrintedValues
from clachan.games.caledonia.rules.contracts import pile
from clachan.games.caledonia.rules.round_scoring import glory_for
from clachan.games.caledonia.state import NEUTRAL, UNCHOSEN, WIDTH, Player, State

GOODS: Final = 6
UNITS: Final = 9
KINDS: Final = 63  # kinds of questions
CONTRACTS: Final = 50
HAND: Final = 6  # contracts drawn to choose from
PORT_KINDS: Final = 9
TILE_KINDS: Final = 9
CLAN_KINDS: Final = 11


def write_moving(s: State, observer: i64, out: vec[i16], at: i64) -> i64:
    """Write all that can change during a game; the answer is the place after it."""
    writer = ArrayWriter(out, at)
    players: i64 = s.printed.players
    writer.mark(observer, players)
    writer.put(s.round)
    writer.put(s.turn)
    writer.put(1 if s.pending.depth == 0 else 0)
    write_question(writer, s.pending, observer, players, KINDS)
    write_order(writer, s, observer, players)
    write_turn(writer, s)
    write_auction(writer, s, observer, players)
    write_market(writer, s, observer, players)
    write_export(writer, s)
    write_scoring(writer, s, observer, players)
    step: i64 = 0
    while step < players:
        write_player(writer, s, s.players[(observer + step) % players])
        step += 1
    write_units(writer, s, observer, players)
    return writer.at


def write_order(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """Each seat's place in the turn order and among those who have passed, counted from 1."""
    start: i64 = writer.at
    writer.skip(2 * players)
    place: i64 = 0
    if not s.printed.auction or s.chosen == players:
        while place < players:
            writer.out[start + turned(s.seat_at(place), observer, players)] = i16(place + 1)
            place += 1
    place = 0
    while place < s.passes:
        seat: i64 = (s.next_order >> (4 * place)) & 15
        writer.out[start + players + turned(seat, observer, players)] = i16(place + 1)
        place += 1


def write_turn(writer: ArrayWriter, s: State) -> None:
    """What has happened in this turn and still matters in it."""
    writer.mark(s.shifted, GOODS)
    out = writer.out
    at: i64 = writer.at
    good: i64 = 0
    left: i64 = s.bought
    while left != 0:
        out[at + good] = i16(left & 15)
        left >>= 4
        good += 1
    out[at + GOODS] = i16(s.fulfilled)
    out[at + GOODS + 1] = i16(s.rowed)
    out[at + GOODS + 2] = i16(s.last_price_die)
    writer.at = at + GOODS + 3


def write_auction(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    writer.bits(s.offer_left, players + 1)
    start: i64 = writer.at
    left: i64 = s.auction_seats
    while left != 0:
        writer.out[start + turned(lowest(left), observer, players)] = 1
        left &= left - 1
    writer.skip(players)
    writer.put(s.auction_bid)
    leading: bool = s.auction_bid >= 0
    writer.mark(turned(s.auction_leader, observer, players) if leading else -1, players)


def write_market(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    out = writer.out
    at: i64 = writer.at
    steps = s.step
    good: i64 = 0
    while good < GOODS:
        out[at] = i16(steps[good])
        out[at + GOODS] = i16(s.price(good))
        at += 1
        good += 1
    writer.at = at + GOODS
    step: i64 = 0
    while step < players:
        writer.row(s.players[(observer + step) % players].trading, 0, GOODS)
        step += 1


def write_export(writer: ArrayWriter, s: State) -> None:
    writer.put(s.fee())
    writer.put(pile(s))
    values = s.printed.values
    boxes: i64 = values.boxes
    slot: i64 = 0
    while slot < boxes:
        write_contract(writer, values, s.slots[slot])
        slot += 1
    start: i64 = writer.at
    left: i64 = s.drawn
    while left != 0:
        write_contract(writer, values, left & 63)
        left >>= 6
    writer.at = start + HAND * (1 + WIDTH)
    writer.put(s.cotton)
    writer.put(s.tobacco)
    writer.put(s.sugar)
    write_ranks(writer, s)
    writer.bits(s.bag, CONTRACTS)
    write_under(writer, s)


def write_contract(writer: ArrayWriter, values: PrintedValues, number: i64) -> None:
    """The number of a contract (0 for none), then what it asks for and brings."""
    if number != 0:
        out = writer.out
        at: i64 = writer.at
        out[at] = i16(number)
        filled = values.filled
        place: i64 = values.filled_starts[number - 1]
        stop: i64 = values.filled_starts[number]
        while place < stop:
            entry: i64 = filled[place]
            out[at + 1 + (entry & 15)] = i16(entry >> 4)
            place += 1
    writer.skip(1 + WIDTH)


def write_ranks(writer: ArrayWriter, s: State) -> None:
    """The rank of cotton, tobacco and sugar cane: 0 is the rarest, which is worth most."""
    cotton: i64 = s.cotton
    tobacco: i64 = s.tobacco
    sugar: i64 = s.sugar
    writer.put((1 if tobacco < cotton else 0) + (1 if sugar < cotton else 0))
    writer.put((1 if cotton <= tobacco else 0) + (1 if sugar < tobacco else 0))
    writer.put((1 if cotton <= sugar else 0) + (1 if tobacco <= sugar else 0))


def write_under(writer: ArrayWriter, s: State) -> None:
    """For each contract its place among those under the pile, counted from 1."""
    start: i64 = writer.at
    writer.skip(CONTRACTS)
    index: i64 = 0
    while index < s.under_count:
        contract: i64 = s.under[(s.under_first + index) % len(s.under)]
        writer.out[start + contract] = i16(index + 1)
        index += 1


def write_scoring(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """What each scoring tile would pay each seat now."""
    tiles = s.printed.scoring
    count: i64 = len(tiles)
    out = writer.out
    start: i64 = writer.at
    seat: i64 = 0
    while seat < players:
        p = s.players[seat]
        place: i64 = start + turned(seat, observer, players)
        index: i64 = 0
        while index < count:
            out[place] = i16(glory_for(s, p, tiles[index]))
            place += players
            index += 1
        seat += 1
    writer.at = start + count * players


def write_player(writer: ArrayWriter, s: State, p: Player) -> None:
    writer.mark(p.clan, CLAN_KINDS)
    write_stock(writer, p)
    write_pieces(writer, p)
    write_contract(writer, s.printed.values, p.box)
    write_contract(writer, s.printed.values, p.second_box)
    writer.bits(p.exported, CONTRACTS)
    write_exports(writer, p)
    write_ports(writer, s, p)
    writer.put(p.passed)
    writer.put(p.bid)
    writer.bits(p.cellar, 3)
    writer.put(p.whisky_made)


def write_stock(writer: ArrayWriter, p: Player) -> None:
    """Money, glory and goods."""
    out = writer.out
    at: i64 = writer.at
    out[at] = i16(p.money)
    out[at + 1] = i16(p.glory)
    at += 2
    goods = p.goods
    good: i64 = 0
    while good < GOODS:
        out[at + good] = i16(goods[good])
        good += 1
    writer.at = at + GOODS


def write_pieces(writer: ArrayWriter, p: Player) -> None:
    """What is on the map and left on the player board, and how far it is upgraded."""
    out = writer.out
    at: i64 = writer.at
    deployed = p.deployed
    kind: i64 = 0
    while kind < UNITS:
        out[at] = i16(deployed[kind])
        out[at + UNITS] = i16(p.left(kind))
        at += 1
        kind += 1
    at += UNITS
    out[at] = i16(p.merchants)
    out[at + 1] = i16(p.ready)
    out[at + 2] = i16(p.shipping)
    out[at + 3] = i16(p.technology & 1)
    out[at + 4] = i16((p.technology >> 1) & 1)
    writer.at = at + 5


def write_exports(writer: ArrayWriter, p: Player) -> None:
    """How many contracts were fulfilled, what they brought, and the animals slaughtered."""
    if p.exports != 0 or p.meat != 0 or p.hops != 0:
        out = writer.out
        at: i64 = writer.at
        out[at] = i16(p.exports)
        out[at + 1] = i16(p.hops)
        out[at + 2] = i16(p.cotton)
        out[at + 3] = i16(p.tobacco)
        out[at + 4] = i16(p.sugar)
        out[at + 5] = i16(p.meat)
    writer.at += 6


def write_ports(writer: ArrayWriter, s: State, p: Player) -> None:
    """Ports used and ports that can be used, by kind, whichever place they lie at."""
    known: i64 = p.ports_used | p.ports_reached
    if known != 0:
        out = writer.out
        at: i64 = writer.at
        places = s.printed.port_of_kind
        kind: i64 = 0
        while kind < PORT_KINDS:
            place: i64 = places[kind]
            if place >= 0 and (known >> place) & 1 != 0:
                used: bool = (p.ports_used >> place) & 1 != 0
                out[at + kind if used else at + PORT_KINDS + kind] = 1
            kind += 1
    writer.at += 2 * PORT_KINDS


def write_units(writer: ArrayWriter, s: State, observer: i64, players: i64) -> None:
    """A plane of hexes for each seat, for neutral pieces and for each kind of unit."""
    write_word(writer, s, observer, players, s.taken_low, 0)
    write_word(writer, s, observer, players, s.taken_high, WORD)
    writer.skip((players + 1 + UNITS) * HEXES)


def write_word(writer: ArrayWriter, s: State, observer: i64, players: i64, taken: i64, first: i64) -> None:
    """The hexes of a word that have a piece on them."""
    start: i64 = writer.at
    out = writer.out
    units = s.unit_at
    left: i64 = taken
    while left != 0:
        place: i64 = first + lowest(left)
        left &= left - 1
        unit: i64 = units[place]
        if unit == NEUTRAL:
            out[start + players * HEXES + place] = 1
        else:
            out[start + turned(unit >> 4, observer, players) * HEXES + place] = 1
            out[start + (players + 1 + (unit & 15)) * HEXES + place] = 1


def write_printed(s: State, out: vec[i16], at: i64) -> i64:
    """Write what the layout drew: it stays as it is until the end of the game."""
    writer = ArrayWriter(out, at)
    board, components = s.printed.board, s.printed.components
    land = land_numbers(s)
    writer.row(land, 0, len(land))
    ports = {place: PORTS.index(kind) + 1 for place, kind in board.ports}
    start: i64 = writer.at
    writer.skip(2 * HEXES)
    for place, kind in ports.items():
        out[start + place] = i16(kind)
    for place in board.covered:
        out[start + HEXES + place] = 1
    for side in s.printed.table.sides:
        writer.put(side)
    for tile in s.printed.scoring:
        writer.mark(tile, TILE_KINDS)
    for item in range(len(s.printed.offer_clan)):
        writer.mark(s.printed.offer_clan[item], UNCHOSEN)
        number = int(s.printed.offer_tile[item])
        writer.put(number + 1)
        writer.put(components.starting_tiles[number].money)
        for amount in components.starting_tiles[number].goods:
            writer.put(amount)
    return writer.at


LAND: Final[dict[tuple[str, tuple[int, ...], bool], vec[i64]]] = {}
"""The land of each map met so far: writing it down takes longer than a random game."""


def land_numbers(s: State) -> vec[i64]:
    """Terrain, costs, mist, deltas and rivers, which are the same for all games on one map."""
    board = s.printed.board
    key = (s.printed.components.digest, s.printed.table.sides, board.small)
    known = LAND.get(key)
    if known is not None:
        return known
    places = range(HEXES)
    numbers = [(int(s.printed.map.terrain[place]) >> terrain) & 1 for terrain in range(4) for place in places]
    numbers += [int(s.printed.map.cost[place]) for place in places]
    numbers += [int(place in area) for area in (board.mist, board.deltas) for place in places]
    for later in range(3):
        for place in places:
            around = [other for other in ADJACENT[place] if other > place]
            crossed = later < len(around) and frozenset((place, around[later])) in board.rivers
            numbers.append(int(crossed))
    LAND[key] = vec[i64](numbers)
    return LAND[key]
