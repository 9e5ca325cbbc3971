"""Games of Glen More II, as records, in which what is asked for comes about by the next deed."""

from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from clachan.core.decision import CHANCE
from clachan.core.match import Match, new_match
from clachan.core.record import write_record

SEEDS = range(60)


@cache
def before_end_of_turn(kind: str, players: int, seeds: Iterable[int] = SEEDS, die: bool = False) -> str:
    """A game in which ending the turn brings about such a fact; chance may come in between."""
    options = {"players": players, **({"die": "yes"} if die else {})}
    for seed in seeds:
        match, rng, ended = new_match("glenmore", options, seed), Random(seed), -1
        while not match.over:
            legal = match.game.legal(match.state)
            action = legal[0] if legal[0].text == "end turn" and rng.random() < 0.4 else rng.choice(legal)
            if match.seat != CHANCE:
                ended = match.ply if action.text == "end turn" else -1
            match.play(action.text)
            if ended >= 0 and any(fact.kind == kind for fact in match.facts()):
                match.rewind(ended)
                return write_record(match)
    raise AssertionError(f"{kind} does not come about by the end of a turn")


def is_any(match: Match, deed: str) -> bool:
    del match, deed
    return True


@cache
def before_race(kind: str, players: int, suits: Callable[[Match, str], bool] = is_any) -> tuple[str, str]:
    """A race in which the next deed brings about such a fact, and that deed, if it suits."""
    for seed in SEEDS:
        match, rng = new_match("glenmore", {"players": players, "chronicles": "1"}, seed), Random(seed)
        while not match.over:
            legal = match.game.legal(match.state)
            rowing = [action for action in legal if action.text.startswith(("row", "activate"))]
            action = (rowing or [rng.choice(legal)])[0]
            match.play(action.text)
            if any(fact.kind == kind for fact in match.facts()) and suits(match, action.text):
                match.rewind(match.ply - 1)
                return write_record(match), action.text
    raise AssertionError(f"{kind} does not come about")
