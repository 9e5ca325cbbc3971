"""What the end of a round and of the game is made of, piece by piece: for those who count along."""

from clachan.core.message import Message
from clachan.games.caledonia.components import GOODS, IMPORTS, SCORING_TILES, UNITS
from clachan.games.caledonia.rules.production import wage
from clachan.games.caledonia.rules.round_scoring import STARTING_MERCHANTS, counted, glory_for
from clachan.games.caledonia.scoring import majorities
from clachan.games.caledonia.state import (
    COW,
    DISTILLERY,
    FIELD,
    FISHERMAN,
    MACKENZIE,
    SHEEP,
    WOODCUTTER,
    Player,
    State,
)
from clachan.games.caledonia.words import say

OLDEST = 4
WORKERS = range(WOODCUTTER, FISHERMAN + 1)


def produced(s: State, seat: int) -> tuple[Message, ...]:
    """What a player's units and cellar give when the round ends, before anything is made of it."""
    p, given = s.players[seat], []
    for kind in WORKERS:
        count = int(p.deployed[kind])
        if count:
            money = count * int(wage(s, p, kind))
            given.append(say("wages", count=count, unit=f"unit:{UNITS[kind]}", money=money))
    for kind in (SHEEP, COW, FIELD):
        count, values = int(p.deployed[kind]), s.printed.values
        if count:
            good = f"good:{GOODS[values.unit_good[kind]]}"
            amount = count * int(values.unit_yields[kind])
            given.append(say("yield", count=count, unit=f"unit:{UNITS[kind]}", amount=amount, good=good))
    if p.clan == MACKENZIE and p.cellar & OLDEST:
        given.append(say("barrel", good="good:whisky", money=int(s.printed.values.cellar[2])))
    return tuple(given)


def scored(s: State, tile: int) -> tuple[Message, ...]:
    """What a scoring tile counts for everyone: the things, the glory that they bring, all glory then."""
    found = []
    for seat in range(s.printed.players):
        p = s.players[seat]
        glory = int(glory_for(s, p, tile))
        found.append(
            say(
                "counted",
                player=f"seat:{seat}",
                things=things(s, p, tile),
                glory=glory,
                total=int(p.glory) + glory,
            )
        )
    return tuple(found)


def things(s: State, p: Player, tile: int) -> tuple[Message, ...]:
    """Which things a tile counts; where one thing is like the other, only how many."""
    name = SCORING_TILES[tile]
    if name == "basics":
        rows = [(f"good:{GOODS[good]}", int(p.goods[good])) for good in range(3)]
    elif name == "processed":
        rows = _processed(p)
    elif name in ("units", "workers"):
        kinds = WORKERS if name == "workers" else range(DISTILLERY + 1)
        rows = [(f"unit:{UNITS[kind]}", int(p.deployed[kind])) for kind in kinds]
    elif name == "imports":
        counts = (int(p.cotton), int(p.tobacco), int(p.sugar))
        rows = [(f"import:{good}", count) for good, count in zip(IMPORTS, counts, strict=True)]
    elif name == "upgrades":
        rows = _upgrades(p)
    else:
        rows = [(f"scoring:{name}", int(counted(s, p, tile)))]
    return tuple(say("thing", thing=thing, count=count) for thing, count in rows if count)


def _processed(p: Player) -> list[tuple[str, int]]:
    stock = [(f"good:{GOODS[good]}", int(p.goods[good])) for good in range(3, 6)]
    return [*stock, ("board:cellar", int(p.cellar).bit_count())]


def _upgrades(p: Player) -> list[tuple[str, int]]:
    return [
        ("board:shipping", int(p.shipping)),
        ("board:merchants", int(p.merchants) - STARTING_MERCHANTS),
        ("board:woodcutters", int(p.technology_has(0))),
        ("board:miners", int(p.technology_has(1))),
    ]


def majority_rows(s: State, line: str) -> tuple[Message, ...]:
    """Who has how many of what a majority is about, and the points, the most first."""
    rows = sorted(enumerate(majorities(s)[line]), key=lambda row: -row[1][0])
    return tuple(
        say("majority-of", player=f"seat:{seat}", count=count, points=points)
        for seat, (count, points) in rows
    )
