"""The table as a seat may see it, as plain data. The order of the pile is hidden: it does not exist."""

from typing import Any, cast

from clachan.core.decision import kind_of
from clachan.core.game import OVER
from clachan.games.caledonia.board import SHIPPING_NAMES
from clachan.games.caledonia.components import CLANS, GOODS, SCORING_TILES, UNITS
from clachan.games.caledonia.decisions import DRAW_CARD
from clachan.games.caledonia.engine import seat as asked_seat
from clachan.games.caledonia.question import question
from clachan.games.caledonia.rules.contracts import hand_of, pile
from clachan.games.caledonia.rules.production import earn
from clachan.games.caledonia.rules.round_scoring import glory_for
from clachan.games.caledonia.scoring import import_values, scores, settlements
from clachan.games.caledonia.shown import (
    CaledoniaView,
    ExportView,
    GoodView,
    HexView,
    IncomeView,
    MapView,
    OfferView,
    ScoringView,
    SeatView,
)
from clachan.games.caledonia.state import BUCHANAN, MACKENZIE, NEUTRAL, UNCHOSEN, Player, State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Everything on the table; nobody holds secrets, so every seat and every spectator sees the same."""
    del seat
    asked = question(s)
    homes = [settlements(s, place) for place in range(s.printed.players)]
    shown: CaledoniaView = {
        "game": "caledonia",
        "players": int(s.printed.players),
        "round": int(s.round),
        "turn": int(s.turn),
        "over": asked.seat == OVER,
        "asked": {"seat": asked.seat, "kind": asked.kind},
        "order": [int(s.seat_at(place)) for place in range(s.printed.players)] if _ordered(s) else [],
        "passed": [int(s.next_order >> (4 * place)) & 15 for place in range(s.passes)],
        "pass_money": [int(s.printed.values.pass_money[place]) for place in range(s.printed.players)],
        "map": map_view(s),
        "market": market_view(s),
        "export": export_view(s),
        "scoring": scoring_view(s),
        "offer": offer_view(s),
        "seats": [player_view(s, place, homes[place]) for place in range(s.printed.players)],
        "scores": [{"seat": x.seat, "total": x.total, "lines": dict(x.lines)} for x in scores(s, homes)],
    }
    return cast("dict[str, Any]", shown)


def _ordered(s: State) -> bool:
    """In an auction the turn order is only known when all clans are chosen."""
    return not s.printed.auction or s.chosen == s.printed.players


def map_view(s: State) -> MapView:
    board = s.printed.board
    return {
        "sides": list(s.printed.table.sides),
        "small": board.small,
        "hexes": [_hex_view(face, int(s.unit_at[place])) for place, face in enumerate(board.faces)],
        "rivers": board.river_names,
    }


def _hex_view(face: HexView, unit: int) -> HexView:
    """The hex and what stands on it; an empty one is the printed hex itself, because most are."""
    if unit == NEUTRAL:
        return {**face, "neutral": True}
    return {**face, "unit": {"seat": unit // 16, "kind": UNITS[unit % 16]}} if unit >= 0 else face


def market_view(s: State) -> list[GoodView]:
    steps = int(s.printed.values.steps)
    return [
        {
            "good": name,
            "price": int(s.price(good)),
            "step": int(s.step[good]),
            "track": [int(s.printed.values.prices[good * steps + step]) for step in range(steps)],
            "merchants": [int(s.players[seat].trading[good]) for seat in range(s.printed.players)],
        }
        for good, name in enumerate(GOODS)
    ]


def export_view(s: State) -> ExportView:
    values = import_values(s)
    return {
        "fee": int(s.fee()),
        "boxes": [int(s.slots[slot]) for slot in range(s.printed.values.boxes)],
        "pile": int(pile(s)),
        "drawn": [contract + 1 for contract in hand_of(s)],
        "imports": {"cotton": int(s.cotton), "tobacco": int(s.tobacco), "sugar": int(s.sugar)},
        "values": dict(zip(("cotton", "tobacco", "sugar"), values, strict=True)),
        "drawing": asked_seat(s) != OVER and kind_of(s.pending.top()) == DRAW_CARD,
    }


def scoring_view(s: State) -> list[ScoringView]:
    """The five scoring tiles; for the current one, what it would pay each seat now."""
    rows: list[ScoringView] = []
    for index in range(len(s.printed.scoring)):
        tile = int(s.printed.scoring[index])
        now = [int(glory_for(s, s.players[seat], tile)) for seat in range(s.printed.players)]
        rows.append({"tile": SCORING_TILES[tile], "done": index + 1 < s.round, "now": now})
    return rows


def offer_view(s: State) -> list[OfferView]:
    tiles = s.printed.components.starting_tiles
    return [
        {"clan": clan, "tile": tile + 1, "money": tiles[tile].money, "goods": list(tiles[tile].goods)}
        for item, (clan, tile) in enumerate(s.printed.table.offer)
        if (s.offer_left >> item) & 1
    ]


def clan_name(p: Player) -> str:
    return "" if p.clan == UNCHOSEN else CLANS[p.clan] if p.clan < len(CLANS) else "none"


def player_view(s: State, seat: int, homes: int) -> SeatView:
    p = s.players[seat]
    boxes = [int(p.box), int(p.second_box)] if p.clan == BUCHANAN else [int(p.box)]
    shown: SeatView = {
        "clan": clan_name(p),
        "money": int(p.money),
        "glory": int(p.glory),
        "goods": {name: int(p.goods[good]) for good, name in enumerate(GOODS)},
        "units": {name: int(p.deployed[kind]) for kind, name in enumerate(UNITS)},
        "left": {name: int(p.left(kind)) for kind, name in enumerate(UNITS)},
        "merchants": {"hired": int(p.merchants), "ready": int(p.ready)},
        "shipping": {"level": int(p.shipping), "name": SHIPPING_NAMES[p.shipping]},
        "technology": {"woodcutters": p.technology_has(0), "miners": p.technology_has(1)},
        "contracts": boxes,
        "fulfilled": [number + 1 for number in range(50) if (p.exported >> number) & 1],
        "imports": {
            "hops": int(p.hops), "cotton": int(p.cotton), "tobacco": int(p.tobacco), "sugar": int(p.sugar)
        },
        "meat": int(p.meat),
        "settlements": homes,
        "ports_used": _ports(s, int(p.ports_used)),
        "ports_open": _ports(s, int(p.ports_reached & ~p.ports_used)),
        "passed": bool(p.passed),
        "bid": int(p.bid),
        "income": income_view(s, p),
    }  # fmt: skip
    if p.clan == MACKENZIE:
        shown["cellar"] = [bool((p.cellar >> age) & 1) for age in range(3)]
    return shown


def income_view(s: State, p: Player) -> IncomeView:
    """What the next production brings by itself: tried on a copy of the player."""
    then = p.copy()
    earn(s, then)
    goods = {name: int(then.goods[good] - p.goods[good]) for good, name in enumerate(GOODS)}
    return {
        "money": int(then.money - p.money),
        "goods": {name: count for name, count in goods.items() if count},
    }


def _ports(s: State, marked: int) -> list[str]:
    """The names of the ports in a set of bits."""
    return [kind for port, (_, kind) in enumerate(s.printed.board.ports) if (marked >> port) & 1]
