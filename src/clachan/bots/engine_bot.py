"""A bot in a process of its own: what it may see goes there in lines of JSON, and an answer comes in time.

docs/engine-protocol.md is the protocol for those who write engines. A Python bot speaks it too, by
engine_host.py. Processes are kept for the next game, as starting one can take longer than a game; one that
failed is not.
"""

import atexit
import base64
import pickle
import time
import weakref
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, NoReturn

from clachan import __version__
from clachan.bots.bot import BadBot
from clachan.bots.engine_process import Ended, EngineProcess, Line, Nonsense, Silence
from clachan.bots.faults import CRASHED, ILLEGAL, NONSENSE, RAISED, TIME, BotFault
from clachan.bots.foreign import Limits, command_of, environment_of
from clachan.core.copying import position_of
from clachan.core.errors import UnknownAction
from clachan.core.game import Game, State
from clachan.core.message import Parameter, refusal
from clachan.core.system_faults import why_refused

PROTOCOL = 1
WANTS = ("actions", "view", "position", "state")
WANTED_USUALLY = ("actions", "view")
SHOWN = 200  # letters of a line that is quoted
LINES_SHOWN = 2  # of what a process said before it ended


@dataclass
class OpenEngine:
    """A process that has said hello."""

    text: str
    process: EngineProcess
    name: str
    wants: frozenset[str]


_IDLE: dict[tuple[str, int | None], list[OpenEngine]] = defaultdict(list)


class EngineBot:
    """One seat of one game, played by a process. When it fails, that is raised as a BotFault."""

    def __init__(self, text: str, game: Game, seed: int, limits: Limits) -> None:
        self.name = text
        self._game, self._seed, self._limits = game, seed, limits
        self._left = limits.game
        self._begun = False
        self.engine = taken(text, limits)
        self._dropped = weakref.finalize(self, self.engine.process.kill)

    def choose(self, state: State) -> int:
        if not self._begun:
            self.begin(state)
        process = self.engine.process
        if process.spoke_unasked:
            self._fail(NONSENSE, "bot-unasked")
        seconds = self._seconds()
        process.tell(self._question(state, seconds))
        begun = time.perf_counter()
        try:
            answer = self._heard("answer", seconds)
        except KeyboardInterrupt:
            self._drop()
            raise
        if self._left is not None:
            self._left -= time.perf_counter() - begun
        return self._number(answer)

    def begin(self, state: State) -> None:
        """Tell which game begins, and wait until the engine is ready for it."""
        self._begun = True
        game, position = self._game, position_of(state)
        self.engine.process.tell(
            {
                "type": "game",
                "game": game.name,
                "rules": game.rules,
                "data": game.data_digest(),
                "options": {name: position.options[name] for name in position.options} if position else {},
                "players": len(game.scores(state)),
                "seat": game.seat(state),
                "seed": str(self._seed),  # as text: it has more digits than numbers of JavaScript
                "clock": self._clock(self._limits.choice),
            }
        )
        self._heard("ready", self._limits.start)

    def close(self) -> None:
        """The game is over for this seat; the process waits for the next one."""
        if not self._dropped.detach():
            return
        process = self.engine.process
        process.tell({"type": "end"})
        if process.alive:
            _IDLE[self.name, self._limits.memory].append(self.engine)
        else:
            process.kill()

    # What is said

    def _question(self, state: State, seconds: float | None) -> Line:
        game, wants = self._game, self.engine.wants
        numbers, asked = sorted(game.legal_numbers(state)), game.question(state)
        line: Line = {
            "type": "choose",
            "seat": asked.seat,
            "question": asked.kind,
            "clock": self._clock(seconds),
            "legal": numbers,
        }
        if "actions" in wants:
            line["actions"] = [game.catalogue[number].text for number in numbers]
        if "view" in wants:
            line["view"] = game.view(state, asked.seat)
        if "position" in wants:
            position = position_of(state)
            line["position"] = str(position) if position else None
        if "state" in wants:
            line["state"] = base64.b64encode(pickle.dumps(state)).decode()
        return line

    def _clock(self, choice: float | None) -> dict[str, float | None]:
        left = self._left
        return {
            "choice": None if choice is None else round(choice, 3),
            "game": None if left is None else round(max(0.0, left), 3),
        }

    def _seconds(self) -> float | None:
        """How long the next answer may take."""
        held = [limit for limit in (self._limits.choice, self._left) if limit is not None]
        return max(0.0, min(held)) if held else None

    # What is heard

    def _heard(self, type: str, seconds: float | None) -> Line:
        process = self.engine.process
        try:
            line = process.hear(seconds)
        except Silence:
            used_up = seconds is not None and seconds == self._left
            limit = self._limits.game if used_up else seconds
            code = "bot-game-time" if used_up else "bot-choice-time"
            self._fail(TIME, code, seconds=limit or 0.0)
        except Ended:
            how = process.wait_ended()
            self._fail(CRASHED, "bot-crashed", **_end_told(how, process))
        except Nonsense as nonsense:
            self._fail(NONSENSE, "bot-nonsense", line=repr(str(nonsense)[:SHOWN]))
        if line.get("type") == "error":
            self._fail(RAISED, "bot-raised", error=str(line.get("why", ""))[:SHOWN])
        if line.get("type") != type:
            self._fail(NONSENSE, "bot-other-line", due=type, line=repr(str(line)[:SHOWN]))
        return line

    def _number(self, answer: Line) -> int:
        action: Any = answer.get("action")
        if isinstance(action, str):
            try:
                return self._game.catalogue.find(action).number
            except UnknownAction as unknown:
                self._fail(ILLEGAL, "bot-chose", action=repr(action[:SHOWN]), why=unknown.message())
        if not isinstance(action, int) or isinstance(action, bool):
            given = answer.get("given")
            shown = given if isinstance(given, str) else repr(action)
            self._fail(ILLEGAL, "bot-chose-no-number", answer=shown[:SHOWN])
        return int(action)

    def _fail(self, kind: str, code: str, **parameters: Parameter) -> NoReturn:
        """The engine lost this game; its process is not used again."""
        self._drop()
        raise BotFault(kind, refusal(code, bot=self.name, **parameters))

    def _drop(self) -> None:
        if self._dropped.detach():
            self.engine.process.kill()


def taken(text: str, limits: Limits) -> OpenEngine:
    """A process of this bot that waits for a game, or a new one; BadBot if there can be none."""
    waiting = _IDLE[text, limits.memory]
    while waiting:
        engine = waiting.pop()
        if engine.process.alive and not engine.process.spoke_unasked:
            return engine
        engine.process.kill()
    return started(text, limits)


def started(text: str, limits: Limits) -> OpenEngine:
    """A new process of this bot, once it has said hello."""
    try:
        process = EngineProcess(command_of(text), environment_of(text), limits.memory)
    except (OSError, ValueError) as error:
        why = why_refused(error) if isinstance(error, OSError) else str(error)
        raise BadBot(refusal("bot-not-started", bot=repr(text), why=why)) from error
    try:
        return _greeted(text, process, limits.start)
    except BaseException:
        process.kill()
        raise


def _greeted(text: str, process: EngineProcess, seconds: float) -> OpenEngine:
    process.tell({"type": "hello", "protocol": PROTOCOL, "clachan": __version__})
    try:
        line = process.hear(seconds)
    except Silence as error:
        raise BadBot(refusal("bot-no-hello", bot=repr(text), seconds=seconds)) from error
    except Ended as error:
        told = _end_told(process.wait_ended(), process)
        raise BadBot(refusal("bot-crashed", bot=repr(text), **told)) from error
    except Nonsense as error:
        raise BadBot(refusal("bot-nonsense", bot=repr(text), line=repr(str(error)[:SHOWN]))) from error
    if line.get("type") == "error":
        raise BadBot(refusal("bot-start-error", bot=repr(text), error=str(line.get("why", ""))[:SHOWN]))
    name = line.get("name")
    if line.get("type") != "hello" or line.get("protocol") != PROTOCOL or not isinstance(name, str):
        shown = repr(str(line)[:SHOWN])
        raise BadBot(refusal("bot-bad-hello", bot=repr(text), protocol=str(PROTOCOL), line=shown))
    wants = line.get("wants", list(WANTED_USUALLY))
    if not isinstance(wants, list) or not all(want in WANTS for want in wants):
        raise BadBot(refusal("bot-bad-wants", bot=repr(text), wants=repr(wants), known=WANTS))
    return OpenEngine(text, process, name[:SHOWN], frozenset(wants))


def _end_told(how: str, process: EngineProcess) -> dict[str, str]:
    """How a process ended, and the last that it complained about, without the insides of a trace.

    Some say what was wrong last, as Python does; others have a line of their own behind it, as Node has.
    """
    said = [line for line in process.complaints if line[0].isalpha() and line[-1] != ":"]
    lines = said or process.complaints
    last = " / ".join(lines[-LINES_SHOWN:])[-SHOWN:]
    return {"how": how or "output closed", "last": last, "said": "yes" if last else "no"}


def check_foreign(text: str, game: Game, state: State, limits: Limits) -> None:
    """Refuse a bot that does not start or does not play this table, before the first game is played."""
    bot = EngineBot(text, game, 0, limits)
    try:
        bot.begin(state)
    except BotFault as fault:
        raise BadBot(fault.reason) from fault
    bot.close()


def end_idle() -> None:
    """End the processes that wait for a game."""
    for engines in _IDLE.values():
        for engine in engines:
            engine.process.tell({"type": "quit"})
        while engines:
            engines.pop().process.end()


def ends_when_told(engine: OpenEngine) -> bool:
    """Tell a process to quit, and see whether it does by itself."""
    engine.process.tell({"type": "quit"})
    return bool(engine.process.end())


atexit.register(end_idle)
