"""Which parts of the table an action touches, and why the actions that touch a part are not possible now.

A place of a territory is named with its owner, `cell:p2:g6`, because some questions are about another
player's territory.
"""

from collections.abc import Iterator
from functools import cache

from clachan.core.action import Action
from clachan.core.decision import first_of, kind_of, second_of
from clachan.core.game import Game, State
from clachan.games.glenmore.actions import BUY, STOP
from clachan.games.glenmore.board import NAMES
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GATHERING_CARDS, GOODS, MOBSTERS, TILES
from clachan.games.glenmore.decisions import COST, SELLING, SOURCE
from clachan.games.glenmore.question import whose
from clachan.games.glenmore.rules.chronicles import mountain
from clachan.games.glenmore.rules.paying import next_good
from clachan.games.glenmore.state import SPACES
from clachan.server.messages import Reason

PLACES = frozenset(NAMES)
FIXED = {
    "gain coin": "board:coins",
    "gain movement point": "board:movement",
    "lay coin": "board:coins",
    "row the boat": "board:boat",
    "distil": "board:distil",
    "age": "board:age",
    "draw haggis": "haggis:hidden",
    "spend whisky": "board:whisky",
    "scotsman from the supply": "board:supply",
    "walk kenneth mcsnitch": "mobster:kenneth mcsnitch",
    "coins of england": "board:england",
}
# The first words of an action, the kind of part that the rest names, and which names there are.
NAMED: tuple[tuple[str, str, frozenset[str]], ...] = (
    ("marker on", "clan", frozenset(CLAN_SPACES)),
    ("claim", "tile", frozenset(TILES)),
    ("trigger", "card", frozenset(CARDS)),
    ("turn over", "card", frozenset(CARDS)),
    ("vote on", "gathering", frozenset(GATHERING_CARDS)),
    *((verb, "mobster", frozenset(MOBSTERS)) for verb in ("penny on", "free", "jail", "use")),
    *(
        (verb, "good", frozenset(GOODS))
        for verb in ("sell", "give", "gain", "keep", "lay", "seize", "coins of")
    ),
    *((verb, "haggis", frozenset("123")) for verb in ("take haggis", "return haggis")),
)
NUMBERED = {"take": "space", "discard": "space", "space": "space", "barrel": "barrel", "cellar": "cellar"}
BESIDE_THE_POINT = ("that does not answer", "that is no step", "its chronicle is not")
MOST_REASONS = 4


def parts_of(state: State, action: Action) -> tuple[str, ...]:
    """The parts that an action touches in this position."""
    if action.number == BUY:
        return _bought(state)
    if action.number == STOP:
        return _spaces(state, int(state.printed.worlds_end) + 1)
    if action.number == mountain.CLIMB:
        return _spaces(state, mountain.MOUNTAIN)
    owner = f"cell:p{whose(state) + 1}:"
    return tuple(part.replace("cell:", owner) for part in named_parts(action.text))


@cache
def named_parts(text: str) -> tuple[str, ...]:
    """What the text of an action names."""
    return tuple(dict.fromkeys(_named(text)))


def _named(text: str) -> Iterator[str]:
    if text in FIXED:
        yield FIXED[text]
        return
    for head, kind, names in NAMED:
        if text.startswith(f"{head} ") and text.removeprefix(f"{head} ") in names:
            yield f"{kind}:{text.removeprefix(f'{head} ')}"
            return
    words = text.split()
    before, last = words[-2] if len(words) > 1 else "", words[-1]
    if before in NUMBERED and last.isdecimal():
        yield f"{NUMBERED[before]}:{last}"
    elif last in PLACES:
        yield f"cell:{last}"
    elif before == "choose":
        yield f"seat:{last}"
    elif words[0] == "token":
        yield f"token:{text.removeprefix('token ')}"


def _bought(state: State) -> tuple[str, ...]:
    """The market's row of the good that is asked for."""
    top = state.pending.top()
    kind = kind_of(top)
    good = next_good(second_of(top)) if kind == COST else first_of(top) if kind in (SOURCE, SELLING) else -1
    return (f"good:{GOODS[int(good)]}",) if 0 <= good < len(GOODS) else ()


def _spaces(state: State, tile: int) -> tuple[str, ...]:
    return tuple(f"space:{at + 1}" for at in range(SPACES) if state.track[at] == tile)


def explain(game: Game, state: State, actions: list[Action]) -> list[Reason]:
    """The reasons against some actions, each reason once, those that say most first."""
    refused = [(action, game.why_not(state, action.number)) for action in actions]
    told = [(action, reason) for action, reason in refused if reason is not None]
    groups: dict[str, list[str]] = {}
    for action, reason in told:
        if not reason.startswith(BESIDE_THE_POINT):
            groups.setdefault(reason, []).append(action.text)
    if not groups and told:
        return [Reason([], f"Not now. {game.question(state).prompt}")]
    ordered = sorted(groups.items(), key=lambda pair: -len(pair[1]))
    return [Reason(texts, f"{why[0].upper()}{why[1:]}.") for why, texts in ordered[:MOST_REASONS]]
