"""The web side of Glen More II: Chronicles."""

from clachan.core.action import Action
from clachan.core.decision import kind_of
from clachan.core.game import State
from clachan.core.message import Message
from clachan.games.glenmore.actions import END_TURN
from clachan.games.glenmore.components import CHRONICLES, data_values
from clachan.games.glenmore.decisions import DRAW_TILE, NAMES
from clachan.games.glenmore.helps import chronicle_line, chronicle_name
from clachan.games.glenmore.scoring import ROUNDS, current_round, goods_in_territory, points_so_far
from clachan.games.glenmore.shown import GlenmoreView, TileFace
from clachan.server.explaining import Relevance
from clachan.server.glenmore.consequences import consequences
from clachan.server.glenmore.grounds import grounds
from clachan.server.glenmore.lesson import LESSON
from clachan.server.glenmore.parts import parts_of
from clachan.server.glenmore.printed_facts import Printed, printed_facts
from clachan.server.glenmore.revealed import revealed
from clachan.server.glenmore.titles import title_of
from clachan.server.tabletop import Choice, Tabletop
from clachan.server.topics import uncertain_values

SECRETS = frozenset((
    "vote", "call-the-great-gathering", "gain-haggis", "whisky-for-haggis", "give-haggis", "mobster", "theft",
))  # fmt: skip
"""Questions whose answers show something hidden, or let the die roll: they cannot be taken back."""
AT_ONCE = frozenset(NAMES.values()) - SECRETS
RELEVANCE = Relevance(frozenset(("no-answer", "asked-first", "no-step", "no-chronicle")))


def standing(state: State) -> list[dict[str, int]]:
    """What the plots at the end show of each seat; nothing of it is hidden from anybody."""
    rows = []
    for seat in range(int(state.printed.players)):
        player = state.players[seat]
        rows.append(
            {
                "points": points_so_far(state, seat),
                "coins": int(player.coins),
                "goods": goods_in_territory(state, seat),
                "tiles": int(player.size),
            }
        )
    return rows


def summary(state: State) -> Message:
    """Where the game stands, for the list of tables."""
    return Message("", "summary-round", {"round": current_round(state), "rounds": ROUNDS})


def automatic_pass(state: State) -> int | None:
    """Nobody can pass in this game."""
    del state
    return None


def ends_turn(action: Action) -> bool:
    """Whether a player says by this action itself that the turn is over."""
    return action.number == END_TURN


def is_turn_over(state: State) -> bool:
    """Whether the track is being refilled: chance draws its tiles."""
    return any(kind_of(top) == DRAW_TILE for top in state.pending.listed())


# What the rulebook says of each chronicle: how hard it is, and how many minutes it adds.
ASKS = (
    ("easy", 5), ("easy", 5), ("medium", 10), ("hard", 10),
    ("easy", 10), ("expert", 20), ("medium", 10), ("hard", 10),
)  # fmt: skip


def choices() -> dict[str, list[Choice]]:
    return {"chronicles": [_chronicle(number) for number in CHRONICLES]}


def _chronicle(number: int) -> Choice:
    level, minutes = ASKS[number - 1]
    notes = (Message("", f"glenmore-level-{level}"), Message("", "glenmore-minutes", {"minutes": minutes}))
    return Choice(str(number), chronicle_name(number), chronicle_line(number), notes)


TABLETOP = Tabletop(
    parts=parts_of,
    relevance=RELEVANCE,
    printed_facts=printed_facts,
    standing=standing,
    summary=summary,
    automatic_pass=automatic_pass,
    ends_turn=ends_turn,
    choices=choices,
    passes=False,
    reveal=revealed,
    consequences=consequences,
    grounds=grounds,
    takes={"take": "space", "claim": "tile"},
    title=title_of,
    lesson=LESSON,
    at_once=AT_ONCE,
    asks_end=True,
    is_turn_over=is_turn_over,
    results=("scores", "points", "scorings", "next_scoring"),
    uncertain=lambda: uncertain_values(data_values()),
    records=(GlenmoreView, Printed, TileFace),
)
