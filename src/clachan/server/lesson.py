"""A guided first game: steps that are data, and a pointer that follows what the player really does."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import Struct

from clachan.core.match import Match


class LessonShown(Struct):
    """What the guide says now, and the parts of the board that it speaks of."""

    number: int
    of: int
    title: str
    text: str
    parts: list[str]


@dataclass(frozen=True)
class Step:
    """One thing to try. It is said when one of its kinds of question is asked, until it is done.

    `done` names the group of actions that completes it; without one any answer of the player does.
    """

    kinds: tuple[str, ...]
    title: str
    text: str
    done: str = ""
    parts: tuple[str, ...] = ()
    last_round: int = 99


@dataclass(frozen=True)
class Lesson:
    """A first game: how its table is set, its steps, and what to say of questions that come between."""

    seed: int
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    asides: Mapping[str, str] = field(default_factory=dict)


def lesson_shown(lesson: Lesson, match: Match, pupil: int) -> LessonShown | None:
    """What the guide says in this position, or nothing when the pupil is not asked or the lesson is over."""
    at, round_now = _reached(lesson, match, pupil), match.game.round(match.state)
    steps = lesson.steps
    while at < len(steps) and steps[at].last_round < round_now:
        at += 1
    if match.seat != pupil or at == len(steps):
        return None
    kind = match.question.kind
    if kind in steps[at].kinds:
        return LessonShown(at + 1, len(steps), steps[at].title, steps[at].text, list(steps[at].parts))
    if kind in lesson.asides:
        return LessonShown(at + 1, len(steps), "By the way", lesson.asides[kind], [])
    return None


def _reached(lesson: Lesson, match: Match, pupil: int) -> int:
    """How many steps the pupil has done, in order."""
    at, game = 0, match.game
    for _, action, before in match.steps():
        if at == len(lesson.steps):
            break
        if game.seat(before) != pupil:
            continue
        while at < len(lesson.steps) - 1 and lesson.steps[at].last_round < game.round(before):
            at += 1
        step = lesson.steps[at]
        if step.done == action.group or (not step.done and game.question(before).kind in step.kinds):
            at += 1
    return at
