"""A bridge for rules that still make their sentences themselves: the sentence is the only parameter."""

from collections.abc import Callable
from typing import Any

from clachan.core.message import Fact, Message, Question, Reason


class _PlainReason(Reason):
    def message(self) -> Message:
        return Message("", "plain", self.parameters)


class _PlainQuestion(Question):
    def message(self) -> Message:
        return Message("", "plain", self.parameters)


class _PlainFact(Fact):
    def message(self) -> Message:
        return Message("", "plain", self.parameters)


def plain_question(seat: int, kind: str, prompt: str) -> Question:
    return _PlainQuestion("", kind, seat, {"text": prompt})


def plain_fact(kind: str, seat: int, text: str, parts: tuple[str, ...] = ()) -> Fact:
    return _PlainFact("", kind, seat, {"text": text}, parts)


def reasons(why_not: Callable[[Any, int], str | None]) -> Callable[[Any, int], Reason | None]:
    def judged(state: Any, number: int) -> Reason | None:
        text = why_not(state, number)
        return None if text is None else _PlainReason("", "plain", {"text": text})

    return judged


def costs(cost: Callable[[Any, int], str]) -> Callable[[Any, int], Message | None]:
    def told(state: Any, number: int) -> Message | None:
        text = cost(state, number)
        return Message("", "plain", {"text": text}) if text else None

    return told
