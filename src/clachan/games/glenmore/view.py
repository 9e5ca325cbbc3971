"""The table as a seat may see it, as plain data. In the base game only the order of the stacks is hidden,
and it does not exist; the chronicles hide more."""

from typing import Any, cast

from clachan.core.game import OVER
from clachan.games.glenmore.board import COLUMNS, NAMES, ROWS
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GOODS, STACKS, TILES, Tile
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.question import question
from clachan.games.glenmore.rules import answering
from clachan.games.glenmore.rules.scoring_rounds import round_points
from clachan.games.glenmore.rules.territory import territory, tiles_at
from clachan.games.glenmore.scoring import ROUNDS, points_so_far, scores
from clachan.games.glenmore.shown import (
    CellView,
    ClanView,
    GlenmoreView,
    GoodView,
    SeatView,
    SpaceView,
    StackView,
    TileFace,
)
from clachan.games.glenmore.state import (
    DIE,
    ENGLISHMAN,
    LINE_PERSONS,
    LINE_SCOTSMEN,
    OPEN,
    SPACES,
    USED,
    State,
)

HUME = "david hume"  # a person that no tile brings


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything on the table; what a chronicle hides from this seat is left out."""
    asked = question(s)
    shown: GlenmoreView = {
        "game": "glenmore",
        "players": int(s.printed.players),
        "turn": int(s.turn),
        "scorings": int(s.scored),
        "over": asked.seat == OVER,
        "asked": {"seat": asked.seat, "kind": asked.kind},
        "movement_points": int(s.points),
        "track": track_view(s),
        "stack": stack_view(s),
        "discard": _tile_keys(s.discard_low, s.discard_high),
        "market": market_view(s),
        "clan_board": clan_view(s),
        "grid": {"columns": COLUMNS, "rows": ROWS},
        "chronicles": list(chronicles_of(s.printed.options)),
        "seats": [player_view(s, place) for place in range(s.printed.players)],
        "scores": [{"seat": x.seat, "total": x.total, "lines": dict(x.lines)} for x in scores(s)],
        "points": [points_so_far(s, place) for place in range(s.printed.players)],
        "next_scoring": [next_scoring(s, place) for place in range(s.printed.players)],
    }
    if s.printed.chronicles:
        shown = {**shown, **answering.view(s, seat)}
    return cast("dict[str, Any]", shown)


def next_scoring(s: State, seat: int) -> int:
    """The points that a scoring round would bring a player now; nothing when all of them are over."""
    if s.scored >= ROUNDS:
        return 0
    return sum(int(round_points(s, seat, line)) for line in range(LINE_SCOTSMEN, LINE_PERSONS + 1))


def face_view(face: Tile) -> TileFace:
    """What is printed on a tile."""
    act = face.activation
    return {
        "tile": face.key,
        "name": face.name,
        "kind": face.kind,
        "river": face.river,
        "overbuild": face.overbuild,
        "cost": dict(face.cost),
        "one_time": dict(face.one_time),
        "activation": {
            "type": act.type,
            "count": act.count,
            "goods": dict(act.goods),
            "give": dict(act.give),
            "get": dict(act.get),
            "table": {str(count): points for count, points in act.table.items()},
        },
    }


def track_view(s: State) -> list[SpaceView]:
    """The spaces in their printed order; `last` marks the figure that moves next."""
    return [_space_view(s, space) for space in range(SPACES)]


def _space_view(s: State, space: int) -> SpaceView:
    shown: SpaceView = {"space": space + 1, "figures": _figures(int(s.figures[space]))}
    if 0 < s.track[space] <= len(TILES):
        shown = {**shown, **face_view(s.printed.faces[int(s.track[space]) - 1])}
    if space == s.start and s.figures[space]:
        shown["last"] = True
    return shown


def _figures(word: int) -> list[str]:
    names = {DIE: "die", ENGLISHMAN: "englishman"}
    return [names.get(figure, f"p{figure + 1}") for figure in range(ENGLISHMAN + 1) if (word >> figure) & 1]


def stack_view(s: State) -> StackView:
    """How many tiles the stacks hold; which ones they are can be worked out, their order cannot."""
    left = bin(int(s.bag)).count("1")
    later = {
        STACKS[stack]: int(s.printed.stack_size[stack]) for stack in range(int(s.stack) + 1, len(STACKS))
    }
    return {"current": STACKS[int(s.stack)], "left": left, "later": later, "worlds_end": bool(s.ended)}


def _tile_keys(low: int, high: int) -> list[str]:
    word = low | (high << 60)
    return [key for tile, key in enumerate(TILES) if (word >> tile) & 1]


def market_view(s: State) -> list[GoodView]:
    prices = [int(s.printed.price[place]) for place in range(len(s.printed.price))]
    return [
        {"good": name, "stacks": int(s.market[good]), "prices": prices} for good, name in enumerate(GOODS)
    ]


def clan_view(s: State) -> list[ClanView]:
    clans = s.printed.components.clans
    return [
        {
            "clan": name,
            "cost": int(s.road[at]),
            "seat": int(s.owner[at]) - 1,
            "bonus": clans[at].bonus,
            "at": list(clans[at].at),
        }
        for at, name in enumerate(CLAN_SPACES)
    ]


def player_view(s: State, seat: int) -> SeatView:
    p = s.players[seat]
    return {
        "coins": int(p.coins),
        "whisky": int(p.whisky),
        "scotsmen": int(p.scotsmen),
        "markers": int(p.markers),
        "persons": int(p.persons),
        "people": _tile_keys(p.people_low, p.people_high) + ([HUME] if s.hume == seat + 1 else []),
        "cards": [name for card, name in enumerate(CARDS) if p.has_card(card)],
        "clans": [name for clan, name in enumerate(CLAN_SPACES) if p.has_clan(clan)],
        "goods": {name: int(p.goods[good]) for good, name in enumerate(GOODS)},
        "finished": bool((s.finished >> seat) & 1),
        "territory": [_cell_view(s, seat, place) for place in sorted(territory(p))],
    }


def _cell_view(s: State, seat: int, place: int) -> CellView:
    p = s.players[seat]
    tiles = tiles_at(p, place)
    return {
        "place": NAMES[place],
        **face_view(s.printed.faces[tiles[0]]),
        "goods_here": {name: int(p.good_on(place, g)) for g, name in enumerate(GOODS) if p.good_on(place, g)},
        "scotsmen": int(p.scotsmen_on(place)),
        "below": [s.printed.faces[tile].key for tile in tiles[1:]],
        "open": bool(p.cells[place] & OPEN) and not p.cells[place] & USED,
        "used": bool(p.cells[place] & USED),
    }
