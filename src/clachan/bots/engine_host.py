"""A Python bot as an engine: `python -m clachan.bots.engine_host ./mybot.py:MyBot`.

Whatever the bot prints goes where errors go, and it has nothing to read: the lines to and from the table
belong to the protocol. When nobody listens any more this process ends, even in the middle of a thought.
"""

import base64
import importlib.util
import inspect
import json
import operator
import os
import pickle
import queue
import sys
import threading
import traceback
from pathlib import Path
from types import ModuleType
from typing import IO, Any

from clachan.bots.bot import BadBot, Bot, BotKind, Value, read_bot, read_settings
from clachan.bots.faults import exception_line
from clachan.bots.foreign import FILE
from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.core.message import refusal

Line = dict[str, Any]


def found_bot(text: str) -> tuple[BotKind, dict[str, Value]]:
    """The bot and its parameters that a text means: of a file, or by its name."""
    named = FILE.fullmatch(text.strip())
    if named is None:
        return read_bot(text)
    kind = kind_in(Path(named["file"]), named["name"] or "")
    return kind, read_settings(kind, named["settings"] or "")


def kind_in(path: Path, name: str) -> BotKind:
    """The bot of this name in a file; without a name the only one that the file holds."""
    module = _module(path)
    held = {one: thing for one, thing in vars(module).items() if one[0] != "_" and _is_bot(thing, module)}
    if not name:
        kinds = {one: thing for one, thing in held.items() if isinstance(thing, BotKind)}
        candidates = kinds or held
        if len(candidates) != 1:
            raise BadBot(refusal("bot-file-choose", file=str(path), names=tuple(candidates)))
        name = next(iter(candidates))
    thing = vars(module).get(name)
    if thing is None:
        raise BadBot(refusal("bot-file-lacks", file=str(path), name=repr(name), names=tuple(held)))
    if isinstance(thing, BotKind):
        return thing
    if not callable(thing):
        kind = type(thing).__name__
        raise BadBot(refusal("bot-of-no-kind", bot=repr(name), place=str(path), kind=kind))
    return BotKind(name, lambda game, seed, values: thing(game, seed))


def _is_bot(thing: object, module: ModuleType) -> bool:
    if isinstance(thing, BotKind):
        return True
    return inspect.isclass(thing) and hasattr(thing, "choose") and thing.__module__ == module.__name__


def _module(path: Path) -> ModuleType:
    """A file as a module; what lies beside it can be imported."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadBot(refusal("bot-no-file", file=str(path)))
    sys.path.insert(0, str(path.resolve().parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBot(refusal("bot-file-raised", file=str(path), error=exception_line(error))) from error
    return module


class Host:
    """Holds the bot and answers for it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._kind: BotKind | None = None
        self._values: dict[str, Value] = {}
        self._bot: Bot | None = None

    def answer(self, line: Line) -> Line | None:
        """What is said to a line; nothing to one that needs no answer."""
        try:
            return self._answer(line)
        except ClachanError as error:
            return {"type": "error", "why": str(error)}
        except Exception as error:
            traceback.print_exc()
            return {"type": "error", "why": exception_line(error)}

    def _answer(self, line: Line) -> Line | None:
        match line["type"]:
            case "hello":
                self._kind, self._values = found_bot(self._text)
                hello = {"name": self._kind.name, "wants": ["state"]}
                return {"type": "hello", "protocol": line["protocol"], **hello}
            case "game":
                assert self._kind is not None
                self._bot = self._kind.make(open_game(line["game"]), int(line["seed"]), self._values)
                return {"type": "ready"}
            case "choose":
                assert self._bot is not None
                return self._chosen(self._bot.choose(pickle.loads(base64.b64decode(line["state"]))))
            case "end":
                self._bot = None
        return None

    @staticmethod
    def _chosen(answer: object) -> Line:
        try:
            return {"type": "answer", "action": operator.index(answer)}  # type: ignore[arg-type]
        except TypeError:
            return {
                "type": "answer",
                "action": answer if isinstance(answer, str) else None,
                "given": repr(answer),
            }


def _lines(stream: IO[bytes], inbox: "queue.Queue[Line]") -> None:
    """Pass on what is heard; when the line is closed, nobody waits for an answer any more."""
    for line in stream:
        inbox.put(json.loads(line))
    os._exit(0)


def main(text: str) -> None:
    """Answer until told to quit."""
    speaking, hearing = os.fdopen(os.dup(1), "wb"), os.fdopen(os.dup(0), "rb")
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    inbox: queue.Queue[Line] = queue.Queue()
    threading.Thread(target=_lines, args=(hearing, inbox), daemon=True).start()
    host = Host(text)
    while (line := inbox.get())["type"] != "quit":
        try:
            answer = host.answer(line)
        except SystemExit as left:
            sys.stderr.flush()
            os._exit(left.code if isinstance(left.code, int) else 1)
        if answer is not None:
            speaking.write(json.dumps(answer).encode() + b"\n")
            speaking.flush()
    sys.stderr.flush()
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
