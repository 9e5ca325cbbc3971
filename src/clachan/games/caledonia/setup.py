"""The table before the first question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
    s.unit_at = vec[i64]([-1] * HEXES)
    for place in printed.board.neutral:
        s.unit_at[place] = NEUTRAL
        s.take_hex(place)
    slots = [contract + 1 for contract in table.contracts]
    s.slots = vec[i64](slots + [0] * (int(printed.boxes) - len(slots)))
    contracts = range(len(printed.components.contracts))
    s.bag = sum(pow(2, contract) for contract in contracts if contract not in table.contracts)
    s.under = vec[i64]([0] * UNDER_RING)
    s.step = printed.start[:]
    s.offer_left = pow(2, len(table.offer)) - 1


def seat_players(s: State) -> None:
    """Turn order runs clockwise from the start player; an auction decides it anew."""
    players = int(s.printed.players)
    first = s.printed.table.first
    s.auction_leader = first
    if not s.printed.auction:
        s.order = sum(((first + place) % players) << (4 * place) for place in range(players))
    s.players = vec[Player]([new_player() for _ in range(players)])


def new_player() -> Player:
    p = Player()
    p.goods = vec[i64]([0] * GOODS_KINDS)
    p.trading = vec[i64]([0] * GOODS_KINDS)
    p.deployed = vec[i64]([0] * UNIT_KINDS)
    return p
