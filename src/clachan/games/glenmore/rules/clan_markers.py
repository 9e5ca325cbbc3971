"""Clan markers: who may place one, what the roads cost, and the marker itself."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import clan_action, clan_of
from clachan.games.glenmore.components import CLAN_SPACES as CLAN_NAMES
from clachan.games.glenmore.components import CLANS, START
from clachan.games.glenmore.decisions import MARKING
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.state import BONUS_CLANS, CLAN_SPACES, DOUGLAS, Player, State
from clachan.games.glenmore.words import because


def ask_marker(s: State, seat: i64) -> None:
    """Let a player place a clan marker; with none left nothing happens."""
    if s.players[seat].markers > 0:
        s.pending.push(decision(MARKING, seat))


def marker_cost(s: State, seat: i64, clan: i64) -> i64:
    """The coins for a clan space: the cheapest road from the start area or a taken space."""
    cost: i64 = 0 if clan == DOUGLAS else s.road[clan]
    if s.printed.chronicles != 0:
        cost += occasions.clan_toll(s, seat, clan)
    return cost


def legal_marker(s: State, seat: i64, out: vec[i64], count: i64) -> i64:
    p = s.players[seat]
    clan: i64 = 0
    while clan < BONUS_CLANS:
        if (s.owner[clan] == 0 or clan == DOUGLAS) and marker_cost(s, seat, clan) <= p.coins:
            out[count] = clan_action(clan)
            count += 1
        clan += 1
    return count


def judged_road(s: State, clan: str) -> int:
    """The cheapest road, searched on the board itself from the start area and every taken space."""
    if clan == CLANS[DOUGLAS]:
        return 0
    taken = {CLAN_NAMES[at] for at in range(CLAN_SPACES) if s.owner[at]}
    reached = dict.fromkeys([START, *taken], 0)
    for _ in CLAN_NAMES:
        for road in s.printed.components.roads:
            for one, other in ((road.start, road.end), (road.end, road.start)):
                if one in reached and reached[one] + road.cost < reached.get(other, 99):
                    reached[other] = reached[one] + road.cost
    return reached[clan]


def why_not_marker(s: State, seat: int, number: int) -> Reason | None:
    clan, p = clan_of(number), s.players[seat]
    name = CLAN_NAMES[clan]
    if clan >= len(CLANS):
        return because("clan-without-bonus", clan=parts.clan(clan))
    if s.owner[clan] and clan != DOUGLAS:
        return because("clan-taken", clan=parts.clan(clan), player=parts.seat(int(s.owner[clan]) - 1))
    cost = judged_road(s, name) + (int(occasions.clan_toll(s, seat, clan)) if s.printed.chronicles else 0)
    return None if cost <= p.coins else because("road", clan=parts.clan(clan), coins=cost, have=int(p.coins))


def put_marker(s: State, seat: i64, clan: i64) -> None:
    """Pay the road and take the space; roads may then start from it."""
    p: Player = s.players[seat]
    p.coins -= marker_cost(s, seat, clan)
    if s.printed.chronicles != 0:
        occasions.clan_taken(s, seat, clan)
    p.markers -= 1
    p.clans |= bit(clan)
    s.owner = s.owner[:]  # copies of a state share this and the next until a marker is placed
    s.road = s.road[:]
    s.owner[clan] = seat + 1
    other: i64 = 0
    while other < CLAN_SPACES:
        way: i64 = s.printed.road[clan * CLAN_SPACES + other]
        if way < s.road[other]:
            s.road[other] = way
        other += 1
