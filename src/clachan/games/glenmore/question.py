"""What is asked, in words, and what an action costs."""

from clachan.core.decision import first_of, kind_of, second_of, third_of
from clachan.core.game import OVER
from clachan.core.message import Question
from clachan.games.glenmore.actions import (
    BUY,
    DONE,
    LEAVE_OUT,
    clan_of,
    is_clan,
    is_sell,
    is_take,
    sell_good,
    take_space,
)
from clachan.games.glenmore.board import NAMES as PLACE_NAMES
from clachan.games.glenmore.chronicle_texts import QUESTIONS
from clachan.games.glenmore.components import GOODS, KINDS, MOBSTERS, proper_name
from clachan.games.glenmore.decisions import (
    ACT,
    BONUS,
    CHRONICLE_KIND,
    CLAIMING,
    CONSOLATION,
    COST,
    DRAW_TILE,
    GAINING,
    GIVING,
    KEEPING,
    MARKING,
    MOVING,
    NAMES,
    PLACING,
    PUTTING,
    REMOVING,
    RESOLVING,
    ROLL_DIE,
    SELLING,
    SOURCE,
    TURN,
)
from clachan.games.glenmore.engine import seat
from clachan.games.glenmore.rules import anytime
from clachan.games.glenmore.rules.chronicles import (
    cellars,
    dubious_tome,
    mob_outlaws,
    mob_theft,
    penny_mobs,
    tome_events,
)
from clachan.games.glenmore.rules.chronicles.englishman import ROW as ENGLAND_ROW
from clachan.games.glenmore.rules.chronicles.mobsters import roll_shown
from clachan.games.glenmore.rules.chronicles.numbers import USE
from clachan.games.glenmore.rules.clan_markers import marker_cost
from clachan.games.glenmore.rules.exchange import tile_asked
from clachan.games.glenmore.rules.market import price
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.state import A_SCOTSMAN, State
from clachan.games.plain import plain_question

PLAIN_PROMPTS = {
    TURN: "Take a tile in front of your pawn.",
    RESOLVING: "Which one-time effect of the tile comes next?",
    MARKING: "Place a clan marker: you pay the road to the clan.",
    CLAIMING: "Take a tile from the discard pile, free of cost.",
    CONSOLATION: "No tile could be taken: gain a coin or a movement point.",
    DRAW_TILE: "A tile is laid on the track.",
    ROLL_DIE: "The die is rolled.",
}
ENGLISH_TURN = "Move the Englishman: take a tile and pay England's row, or discard one for the coins there."


def question(s: State) -> Question:
    """The question on top of the stack."""
    asked = int(seat(s))
    if asked == OVER:
        return plain_question(OVER, "over", "The game is over.")
    kind, before = int(kind_of(s.pending.top())), _before(s, asked)
    if kind >= CHRONICLE_KIND:
        name, prompt = QUESTIONS[kind]
        if rolled := roll_shown(s):
            prompt = f"The die shows {rolled}: shall {{mobster}} have it rolled again?"
        mobster = MOBSTERS[int(first_of(s.pending.top())) % len(MOBSTERS)]
        return plain_question(asked, name, prompt.replace("{mobster}", proper_name(mobster)) + before)
    if kind == TURN and s.foreign:
        return plain_question(asked, NAMES[kind], ENGLISH_TURN)
    return plain_question(asked, NAMES[kind], (PLAIN_PROMPTS.get(kind) or _prompt(s, kind, asked)) + before)


def _before(s: State, asked: int) -> str:
    """What may be spent before the answer, at questions that are not about it."""
    if not s.points or not anytime.freedom(s.pending.top()) or anytime.on_turn(s) != asked:
        return ""
    return f" Movement points that you may use first: {s.points}."


def _prompt(s: State, kind: int, asked: int) -> str:
    top = s.pending.top()
    one, two = int(first_of(top)), int(second_of(top))
    if kind == ACT:
        return _act_prompt(s)
    if kind == COST:
        what = GOODS[int(next_good(two))] if two else "a Scotsman"
        named = s.printed.faces[one].name if one < len(s.printed.faces) else "the new cellar"
        return f"Pay {what} for {named}."
    if kind == PLACING:
        return f"Where do you lay {s.printed.faces[one].name}?"
    if kind == GAINING:
        return f"Gain {two} good(s) of your choice on {PLACE_NAMES[one]}."
    if kind == PUTTING:
        return f"Put {'a Scotsman' if one == A_SCOTSMAN else '1 ' + GOODS[one]} on which tile?"
    if kind == BONUS:
        kinds = [name for place, name in enumerate(KINDS) if (one >> place) & 1]
        return f"Activate one tile each of: {', '.join(kinds)}, or be done."
    if kind == GIVING:
        return f"Which goods do you give for {s.printed.faces[int(tile_asked(s.players[asked], one))].name}?"
    if kind in (SOURCE, SELLING):
        return f"Where does the {GOODS[one]} come from?"
    if kind == MOVING:
        return f"Where does the Scotsman on {PLACE_NAMES[one]} go?"
    if kind == KEEPING:
        return f"Not all goods fit on {PLACE_NAMES[two]}: which one do you keep there?"
    assert kind == REMOVING
    return f"Remove {'up to ' if two else ''}{one} of your tiles."


def _act_prompt(s: State) -> str:
    points = f" Movement points: {s.points}." if s.points else ""
    return f"Activate tiles, move and sell, or end the turn.{points}"


def cost(s: State, number: int) -> str:
    """What a legal action costs or brings at once, such as `2 coins` or `+3 coins`; empty if nothing."""
    asked = int(seat(s))
    if asked < 0:
        return ""
    if rolled := roll_shown(s):
        words = {DONE: f"the {rolled} counts", USE + penny_mobs.MCHAGG: f"instead of the {rolled}"}
        return words.get(number, "")
    if is_clan(number):
        return _coins(int(marker_cost(s, asked, clan_of(number))))
    if is_sell(number):
        return f"+{_coins(int(s.printed.price[s.market[sell_good(number)] - 1]))}"
    if number == LEAVE_OUT:
        return _coins(int(s.printed.sinclair_coins))
    if is_take(number):
        printed = s.printed.faces[int(s.track[take_space(number)]) - 1].cost
        england = [f"{_coins(int(price(s, ENGLAND_ROW)))} for England"] if s.foreign else []
        return " + ".join([*(f"{count} {what}" for what, count in printed.items()), *england])
    if number == dubious_tome.FLIP + tome_events.WADE:
        return f"+{_coins(int(dubious_tome.number_of(s, 'general wade coins')))}"
    if number in (cellars.BUILD, cellars.BUILD + 1):
        printed = s.printed.components.chronicles.cellars[number - cellars.BUILD + 1].cost
        return " + ".join(f"{count} {what}" for what, count in printed.items())
    return _coins(int(price(s, _good_asked(s)))) if number == BUY else ""


def _good_asked(s: State) -> int:
    top = s.pending.top()
    return int(next_good(second_of(top)) if kind_of(top) == COST else first_of(top))


def _coins(amount: int) -> str:
    return "" if amount == 0 else f"{amount} coin" if amount == 1 else f"{amount} coins"


def whose(state: State) -> int:
    """In whose territory the places lie that are asked for: usually that of the player who is asked."""
    if not state.pending.depth:
        return 0
    top = state.pending.top()
    kind = kind_of(top)
    if kind == dubious_tome.ABROAD and third_of(top):
        return int(third_of(top)) - 1
    if kind == penny_mobs.THEFT and first_of(top) in (mob_theft.TILE, mob_theft.SPOT):
        return int(second_of(top))
    if kind == penny_mobs.OUTLAW and second_of(top) == mob_outlaws.PLACE:
        return int(third_of(top))
    if kind == penny_mobs.OUTLAW and second_of(top) == mob_outlaws.WALK:
        return int(mob_outlaws.victim(state, penny_mobs.MCSNITCH))
    return max(0, int(seat(state)))
