"""What is asked, and what an action costs."""

from clachan.core.decision import first_of, kind_of, second_of, third_of
from clachan.core.game import OVER
from clachan.core.message import Message, Parameter, Question
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    BUILD_CELLAR,
    BUY,
    DONE,
    LEAVE_OUT,
    TURN_OVER,
    USE,
    build_cellar_of,
    clan_of,
    is_clan,
    is_pick_token,
    is_sell,
    is_take,
    pick_token_number,
    sell_good,
    take_space,
)
from clachan.games.glenmore.components import KINDS, MOBSTERS
from clachan.games.glenmore.decisions import (
    ABROAD,
    ACT,
    BONUS,
    CHRONICLE_KIND,
    COST,
    GAINING,
    GIVING,
    KEEPING,
    MOB,
    MOVING,
    NAMES,
    OUTLAW,
    PLACING,
    PUTTING,
    REMOVING,
    SELLING,
    SOURCE,
    STONES,
    THEFT,
    TURN,
    VOTING,
)
from clachan.games.glenmore.engine import seat
from clachan.games.glenmore.rules import anytime
from clachan.games.glenmore.rules.chronicles import (
    mob_cards,
    mob_deals,
    mob_outlaws,
    mob_reserving,
    mob_theft,
    tome_cards,
)
from clachan.games.glenmore.rules.chronicles.englishman import ROW as ENGLAND_ROW
from clachan.games.glenmore.rules.chronicles.mobsters import roll_shown
from clachan.games.glenmore.rules.clan_markers import marker_cost
from clachan.games.glenmore.rules.exchange import tile_asked
from clachan.games.glenmore.rules.market import price
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.state import A_SCOTSMAN, State
from clachan.games.glenmore.words import GAME, amounts, say

# What a mobster's owner is asked, at the first step and at the second.
MOB_STEPS = {
    mob_cards.MCWANDER: ("token", "clan"),
    mob_cards.MCMAIL: ("put", "put"),
    mob_cards.MCLAIRD: ("reserve", "token"),
    mob_cards.MCQUACK: ("draw", "penny"),
    mob_cards.MCMUSCLE: ("draw", "draw"),
    mob_cards.MCSTARVE: ("haggis", "haggis"),
    mob_cards.MCHAGG: ("roll", "roll"),
    mob_cards.MCTRICK: ("swap", "instead"),
    mob_cards.MACMALT: ("sell", "sell"),
    mob_cards.MCCLAIM: ("claim", "claim"),
}
OUTLAW_STEPS = {
    mob_outlaws.SOURCE: "source",
    mob_outlaws.GOAL: "goal",
    mob_outlaws.MAY_GO: "may-go",
    mob_outlaws.PLACE: "place",
    mob_outlaws.WALKING: "walk",
    mob_outlaws.STEAL: "steal",
}
THEFT_STEPS = {
    mob_theft.VICTIM: "victim",
    mob_theft.TILE: "tile",
    mob_theft.GOAL: "goal",
    mob_theft.SPOT: "spot",
}


def question(s: State) -> Question:
    """The question on top of the stack."""
    asked = int(seat(s))
    if asked == OVER:
        return Question(GAME, "over", OVER)
    kind = int(kind_of(s.pending.top()))
    parameters = _asked_by_chronicle(s, kind) if kind >= CHRONICLE_KIND else _asked(s, kind, asked)
    return Question(GAME, NAMES[kind], asked, {**parameters, "points": _points(s, kind, asked)})


def _points(s: State, kind: int, asked: int) -> int:
    """The movement points that may be spent before the answer."""
    if kind != ACT and not anytime.freedom(s.pending.top()):
        return 0
    return int(s.points) if anytime.on_turn(s) == asked else 0


def _asked(s: State, kind: int, asked: int) -> dict[str, Parameter]:
    """What the prompt of a question of the base game names."""
    top = s.pending.top()
    one, two = int(first_of(top)), int(second_of(top))
    if kind == TURN:
        return {"figure": "englishman" if s.foreign else "pawn"}
    if kind == COST:
        cellar = one >= len(s.printed.faces)
        what = parts.good(int(next_good(two))) if two else parts.piece("scotsman")
        return {"piece": what, "tile": parts.NEW_CELLAR if cellar else parts.tile(s.printed.faces[one])}
    if kind == PLACING:
        return {"tile": parts.tile(s.printed.faces[one])}
    if kind == BONUS:
        return {"kinds": tuple(parts.kind(key) for place, key in enumerate(KINDS) if (one >> place) & 1)}
    if kind == GIVING:
        return {"tile": _tile_at(s, asked, one)}
    if kind == SOURCE:
        below = first_of(s.pending.items[s.pending.depth - 2])
        return {"good": parts.good(one), "tile": _tile_at(s, asked, below)}
    if kind == SELLING:
        return {"good": parts.good(one)}
    if kind == PUTTING:
        return {"piece": parts.piece("scotsman") if one == A_SCOTSMAN else parts.good(one)}
    if kind == REMOVING:
        return {"count": one, "may": "yes" if two else "no"}
    return _asked_at(s, kind, asked, one, two)


def _tile_at(s: State, asked: int, place: int) -> str:
    """The tile of an exchange, which lies at a place or elsewhere."""
    return parts.tile(s.printed.faces[int(tile_asked(s.players[asked], place))])


def _asked_at(s: State, kind: int, asked: int, one: int, two: int) -> dict[str, Parameter]:
    """Questions about one place of the territory."""
    if kind == GAINING:
        return {"count": two, **_place(s, asked, one)}
    if kind == MOVING:
        return _place(s, asked, one)
    return _place(s, asked, two) if kind == KEEPING else {}


def _place(s: State, asked: int, place: int) -> dict[str, Parameter]:
    tile, cell = int(s.players[asked].tile(place)), parts.cell(place)
    return {"place": cell, "tile": parts.tile(s.printed.faces[tile]) if tile >= 0 else cell}


def _asked_by_chronicle(s: State, kind: int) -> dict[str, Parameter]:
    top = s.pending.top()
    one, two = int(first_of(top)), int(second_of(top))
    if kind == MOB:
        step = MOB_STEPS[one][min(two, 1)]
        return {"mobster": parts.mobster(one), "rolled": int(roll_shown(s)), "step": step}
    if kind == OUTLAW:
        return {"mobster": parts.mobster(one % len(MOBSTERS)), "step": OUTLAW_STEPS[two]}
    if kind == THEFT:
        return {"step": THEFT_STEPS[one]}
    if kind == VOTING:
        return {"card": parts.gathering(one)}
    if kind == STONES:
        return {"worth": int(tome_cards.number_of(s, "armadale castle vp"))}
    return {}


def cost(s: State, number: int) -> Message | None:
    """What a legal action costs or brings at once, such as `2 coins` or `+3 coins`; None if nothing."""
    asked = int(seat(s))
    if asked < 0:
        return None
    if rolled := int(roll_shown(s)):
        ids = {DONE: "cost-roll-counts", USE + mob_cards.MCHAGG: "cost-roll-again"}
        return say(ids[number], rolled=rolled) if number in ids else None
    if is_clan(number):
        if kind_of(s.pending.top()) == MOB:  # a token of Peggy McWander, who travels free
            return None
        return _coins("cost-coins", int(marker_cost(s, asked, clan_of(number))))
    if is_sell(number):
        return _coins("cost-gain", int(s.printed.price[s.market[sell_good(number)] - 1]))
    if number == LEAVE_OUT:
        return _coins("cost-coins", int(s.printed.sinclair_coins))
    if is_pick_token(number):
        return _coins("cost-token", _token_worth(s, pick_token_number(number)))
    if is_take(number):
        return _tile_cost(s, take_space(number))
    if number == TURN_OVER + tome_cards.WADE:
        return _coins("cost-gain", int(tome_cards.number_of(s, "general wade coins")))
    if number in (BUILD_CELLAR, BUILD_CELLAR + 1):
        printed = s.printed.components.chronicles.cellars[build_cellar_of(number) + 1].cost
        return say("cost-pieces", pieces=amounts(printed))
    return _coins("cost-coins", int(price(s, _good_asked(s)))) if number == BUY else None


def _coins(id: str, coins: int) -> Message | None:
    return say(id, coins=coins) if coins else None


def _tile_cost(s: State, space: int) -> Message | None:
    pieces = amounts(s.printed.faces[int(s.track[space]) - 1].cost)
    if not s.foreign:
        return say("cost-pieces", pieces=pieces) if pieces else None
    coins = int(price(s, ENGLAND_ROW))
    if not pieces:
        return _coins("cost-england", coins)
    return say("cost-pieces-and-england", pieces=pieces, coins=coins)


def _token_worth(s: State, token: int) -> int:
    """The coins of a token of the two Peggys."""
    wander = first_of(s.pending.top()) == mob_cards.MCWANDER
    return int(mob_deals.toll_value(s, token) if wander else mob_reserving.value(s, token))


def _good_asked(s: State) -> int:
    top = s.pending.top()
    return int(next_good(second_of(top)) if kind_of(top) == COST else first_of(top))


def whose(state: State) -> int:
    """In whose territory the places lie that are asked for: usually that of the player who is asked."""
    if not state.pending.depth:
        return 0
    top = state.pending.top()
    kind = kind_of(top)
    if kind == ABROAD and third_of(top):
        return int(third_of(top)) - 1
    if kind == THEFT and first_of(top) in (mob_theft.TILE, mob_theft.SPOT):
        return int(second_of(top))
    if kind == OUTLAW and second_of(top) == mob_outlaws.PLACE:
        return int(third_of(top))
    if kind == OUTLAW and second_of(top) == mob_outlaws.WALKING:
        return int(mob_outlaws.victim(state, mob_cards.MCSNITCH))
    return max(0, int(seat(state)))
