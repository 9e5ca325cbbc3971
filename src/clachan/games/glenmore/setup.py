"""The table before the first question."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.board import CELLS, COLUMN_OF, HOME_CASTLE, HOME_VILLAGE, NEAR
from clachan.games.glenmore.decisions import NEXT_TURN
from clachan.games.glenmore.engine import settle
from clachan.games.glenmore.layout import WORLDS_END, TableSetup
from clachan.games.glenmore.printed import Printed
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.territory import add_scotsman, lay_tile
from clachan.games.glenmore.rules.track import open_stack
from clachan.games.glenmore.state import (
    CASTLE_TILE,
    CLAN_SPACES,
    DIE,
    ENGLISHMAN,
    GOODS_COUNT,
    LINES,
    SPACES,
    VILLAGE_TILE,
    Player,
    State,
)

FEW_TILES = 24  # room for the places of a territory; more are added when they are needed
ROWS = 6
START_TILES = 5


def new_state(printed: Printed, table: TableSetup) -> State:
    """Tiles on the track, pawns behind them, the first turn waiting."""
    s = State(printed, table)
    s.pending.open()
    lay_out(s)
    seat_players(s)
    lay_track(s)
    s.pending.push(decision(NEXT_TURN, -2))
    if printed.chronicles != 0:
        occasions.set_up(s)
    settle(s)
    return s


def lay_out(s: State) -> None:
    printed = s.printed
    coins = printed.components.start_coins[int(printed.players)]
    s.market = vec[i64]([coins] * GOODS_COUNT + [0] * (ROWS - GOODS_COUNT))
    s.owner = vec[i64]([0] * CLAN_SPACES)
    s.road = printed.road_from_start[:]
    s.end_after = int(s.table.extra.get(WORLDS_END, 0))


def seat_players(s: State) -> None:
    """Coins rise with the place on the track."""
    players = int(s.printed.players)
    s.players = vec[Player]([new_player(s, seat) for seat in range(players)])
    coins = s.printed.components.row("board.coins")
    for place, seat in enumerate(s.table.order):
        s.players[seat].coins = coins[place]


def new_player(s: State, seat: i64) -> Player:
    """One Scotsman is the pawn, one stands on the Starting Village."""
    p = Player()
    p.seat = seat
    p.scotsmen = s.printed.components.number("board.scotsmen") - 1
    p.markers = s.printed.components.number("board.clan_markers")
    p.goods = vec[i64]([0] * GOODS_COUNT)
    p.lines = vec[i64]([0] * LINES)
    p.cells = vec[i64]([0] * int(CELLS[HOME_CASTLE]))
    p.places = vec[i64]([0] * FEW_TILES)
    p.chronicles = s.printed.chronicles
    p.left = COLUMN_OF[HOME_VILLAGE]
    p.right = COLUMN_OF[HOME_CASTLE]
    p.left_open = NEAR[HOME_VILLAGE * 8]
    p.right_open = NEAR[HOME_CASTLE * 8 + 1]
    lay_tile(s, p, HOME_VILLAGE, VILLAGE_TILE)
    lay_tile(s, p, HOME_CASTLE, CASTLE_TILE)
    add_scotsman(p, HOME_VILLAGE)
    return p


def lay_track(s: State) -> None:
    """Pawns, the die, the starting tiles, the Englishman, tiles of stack A; what is left stays free."""
    printed = s.printed
    s.track = vec[i64]([0] * SPACES)
    s.figures = vec[i64]([0] * SPACES)
    open_stack(s, 1)
    space = 0
    for seat in s.table.order:
        s.figures[space] = bit(seat)
        space += 1
    if printed.options.yes("die"):
        s.figures[space] = bit(DIE)
        space += 1
    for index, tile in enumerate(s.table.tiles):
        s.track[space] = tile + 1
        space += 1
        if index == START_TILES - 1 and s.with_chronicle(4):
            s.figures[space] = bit(ENGLISHMAN)
            space += 1
        if index >= START_TILES:
            s.bag &= ~bit(printed.stack_place[tile])
            s.drawn += 1
