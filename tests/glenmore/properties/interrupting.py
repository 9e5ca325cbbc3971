"""Asks about one position in the middle of asking about another, at many lines of the rules.

So a list that two calls share is found for certain, where two threads meet in it by luck only. A program of
its own, because it needs the plain rules: CLACHAN_COMPILED=0 python interrupting.py
"""

import sys
from collections import defaultdict
from types import FrameType
from typing import Any

from clachan.core.game import OVER, State, open_game
from clachan.core.rng import Rng

GAME = open_game("glenmore")
TABLES = ((3, "12345678"), (4, "12345678"), (2, "123"))
EACH = 4  # positions of every kind of question
TIMES = 15  # so often a position is interrupted, twice, at other lines

Answers = tuple[list[int], bytes]


def gather(players: int, chronicles: str, seed: int, found: dict[str, list[State]]) -> None:
    """Positions of a random game by the kind of their question, of different turns."""
    rng = Rng(seed)
    _, state = GAME.deal(GAME.read_options({"players": players, "chronicles": chronicles}), rng)
    while GAME.seat(state) != OVER:
        kept = found[GAME.question(state).kind]
        if len(kept) < EACH and (not kept or GAME.turn(kept[-1]) != GAME.turn(state)):
            kept.append(GAME.copy(state))
        GAME.apply(state, GAME.drawn(state, rng))


def answers(state: State) -> Answers:
    """What may be done, and what the last of it leads to."""
    numbers = GAME.legal_numbers(state)
    after = GAME.copy(state)
    GAME.apply(after, numbers[-1])
    return numbers, GAME.key(after)


class Interruption:
    """Runs through the lines of the rules, and asks about another position every so many lines."""

    def __init__(self, other: State, every: int, passed: int) -> None:
        self.other, self.every, self.lines = other, every, passed
        self.heard: list[Answers] = []

    def enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self.line if "games/glenmore" in frame.f_code.co_filename else None

    def line(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.lines += 1
        if self.lines % self.every == 0:
            sys.settrace(None)
            self.heard.append(answers(self.other))
            sys.settrace(self.enter)
        return self.line

    def answers(self, state: State) -> Answers:
        sys.settrace(self.enter)
        try:
            return answers(state)
        finally:
            sys.settrace(None)


def faults(kept: list[State]) -> tuple[int, int]:
    """How often the positions of a kind were interrupted, and how many answers were others than alone."""
    right, asked, wrong = [answers(state) for state in kept], 0, 0
    for at, state in enumerate(kept):
        beside = (at + 1) % len(kept)
        whole = Interruption(kept[beside], sys.maxsize, 0)
        whole.answers(state)
        every = whole.lines // TIMES + 1
        for passed in (0, every // 2):
            interruption = Interruption(kept[beside], every, passed)
            own = interruption.answers(state)
            asked += len(interruption.heard)
            wrong += (own != right[at]) + sum(other != right[beside] for other in interruption.heard)
    return asked, wrong


def main() -> None:
    found: dict[str, list[State]] = defaultdict(list)
    for seed, (players, chronicles) in enumerate(TABLES, 1):
        gather(players, chronicles, seed, found)
    counted = {kind: faults(kept) for kind, kept in found.items()}
    asked, wrong = sum(count for count, _ in counted.values()), [k for k, (_, bad) in counted.items() if bad]
    assert len(found) > 30 and asked > 1000, f"{len(found)} kinds of questions, interrupted {asked} times"
    assert not wrong, f"asked in the middle of another question, these had other answers: {', '.join(wrong)}"


if __name__ == "__main__":
    main()
