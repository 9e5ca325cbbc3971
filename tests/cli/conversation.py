"""Talking to the program in a process of its own, and games to show."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from clachan import Match, new_match
from clachan.core.rng import Rng

SOURCE = Path(__file__).parents[2] / "src"
NUMBERED = re.compile(r"(\d+)\) (.+?)(?=\s{2,}|$)", re.M)
Call = Callable[..., Any]


def played(players: int, seed: int, plies: int = 10_000, **options: object) -> Match:
    """A game in which everyone mostly expands and exports, up to the first turn from a ply on."""
    match, rng = new_match("caledonia", {"players": players, **options}, seed), Rng(seed)
    match.let_chance()
    while not match.over and (match.ply < plies or match.question.kind != "turn"):
        actions = match.legal()
        liked = [a for a in actions if a.text.startswith(("fulfil", "take", "expand"))]
        busy = [a for a in actions if a.text != "pass"] or actions
        chosen = liked if liked and rng.below(4) else busy
        match.play(chosen[rng.below(len(chosen))].text)
        match.let_chance()
    return match


class Conversation:
    """A real process, spoken to line by line."""

    def __init__(self, *words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "120", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clachan", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        self.heard = ""
        self.listen()

    def listen(self) -> str:
        """Everything up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        said = b""
        while not said.endswith(b"\n> "):
            byte = self.process.stdout.read(1)
            if not byte:
                break
            said += byte
        text = said.decode()
        self.heard += text
        return text

    def say(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def answers(self) -> dict[str, str]:
        """The program's own list: numbers and what they stand for."""
        return dict(NUMBERED.findall(self.say("?")))

    def end(self) -> tuple[int, str]:
        """Close the input, and hear how it ends."""
        rest, errors = self.process.communicate()
        self.heard += rest.decode()
        return self.process.returncode, errors.decode()
