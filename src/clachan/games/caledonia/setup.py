"""The table before the first question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.decisions import AUCTION, DRAFT, FIRST_WORKERS
from clachan.games.caledonia.engine import settle
from clachan.games.caledonia.printed import Printed
from clachan.games.caledonia.rules.contracts import UNDER_RING
from clachan.games.caledonia.rules.preparation import push_round
from clachan.games.caledonia.state import NEUTRAL, Player, State

GOODS_KINDS: Final = 6
UNIT_KINDS: Final = 9
# Only ever copied.
ZEROS: Final = vec[i64]([0] * UNDER_RING)
BARE_MAP: Final = vec[i64]([-1] * HEXES)


def new_state(printed: Printed) -> State:
    """Boards laid out, pieces on the player boards, the set-up questions waiting."""
    s = State(printed)
    s.pending.open()
    lay_out(s)
    seat_players(s)
    push_round(s)
    s.pending.push(decision(FIRST_WORKERS, -2))
    s.pending.push(decision(AUCTION if printed.auction else DRAFT, -2))
    settle(s)
    return s


def lay_out(s: State) -> None:
    printed = s.printed
    table = printed.table
    s.unit_at = BARE_MAP[:]
    for place in printed.board.neutral:
        s.unit_at[place] = NEUTRAL
        s.take_hex(place)
    s.slots = ZEROS[: printed.values.boxes]
    s.bag = bit(len(printed.components.contracts)) - 1
    slot: i64 = 0
    for number in table.contracts:
        contract: i64 = number
        s.slots[slot] = contract + 1
        s.bag &= ~bit(contract)
        slot += 1
    s.under = ZEROS[:UNDER_RING]
    s.step = printed.values.start[:]
    s.offer_left = bit(len(table.offer)) - 1


def seat_players(s: State) -> None:
    """Turn order runs clockwise from the start player; an auction decides it anew."""
    players: i64 = s.printed.players
    first: i64 = s.printed.table.first
    s.auction_leader = first
    seated = []
    place: i64 = 0
    while place < players:
        if not s.printed.auction:
            s.order |= ((first + place) % players) << (4 * place)
        seated.append(new_player())
        place += 1
    s.players = vec[Player](seated)


def new_player() -> Player:
    p = Player()
    p.goods = ZEROS[:GOODS_KINDS]
    p.trading = ZEROS[:GOODS_KINDS]
    p.deployed = ZEROS[:UNIT_KINDS]
    return p
