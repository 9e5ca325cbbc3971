"""A decision of a game that is over, judged in a worker: what is asked, and what is found, as JSON."""

from functools import lru_cache
from typing import Any, ClassVar

from msgspec import Struct, json

from clachan.bots.assess import Effort
from clachan.core.match import Match, new_match
from clachan.core.message import Message
from clachan.server.told import Told, said_again, told
from clachan.sim.analyse import Task, judged
from clachan.sim.verdicts import MissedChance, Verdict

Found = Verdict | MissedChance
SEED = 0  # that of `clachan analyse`, which finds the same


class Judging(Struct, frozen=True, tag="judging"):
    """A game, and which of its decisions shall be judged; or a chance that was missed there."""

    game: str
    options: dict[str, Any]
    layout: dict[str, str]
    actions: tuple[int, ...]
    ply: int
    games: int
    """How often each candidate is played on."""
    chance: MissedChance | None = None
    seconds: float = 0.0
    # What a bot's question has, too: whoever judges keeps nothing from question to question.
    table: ClassVar[str] = ""
    seat: ClassVar[int] = -1
    bot: ClassVar[str] = "review"


def judging_of(match: Match, task: Task, games: int) -> Judging:
    played = tuple(action.number for action in match.actions)
    return Judging(match.game.name, dict(match.options), match.layout, played, task.ply, games, task.chance)


def judge(judging: Judging) -> str:
    """What was found."""
    match = _match(judging.game, json.encode((judging.options, judging.layout)), judging.actions)
    return written(judged(match, Effort(judging.games), SEED, Task(judging.ply, judging.chance)))


@lru_cache(maxsize=1)
def _match(game: str, beginning: bytes, actions: tuple[int, ...]) -> Match:
    """The decisions of a game are asked about one after the other."""
    options, layout = json.decode(beginning)
    match = new_match(game, options, SEED, layout)
    for number in actions:
        match.push(number)
    return match


def written(found: Found) -> str:
    return json.encode(found, enc_hook=_told).decode()


def _told(value: Any) -> Told:
    assert isinstance(value, Message), value
    return told(value)


def read_found(text: str, is_chance: bool, game: str) -> Found:
    """What was found; its messages are those of this game."""

    def read_message(wanted: type, given: Any) -> Message:
        assert wanted is Message, wanted
        return said_again(json.decode(json.encode(given), type=Told), game)

    wanted: Any = MissedChance if is_chance else Verdict
    found: Found = json.decode(text, type=wanted, dec_hook=read_message)
    return found
