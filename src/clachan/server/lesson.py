"""A guided first game: steps that are data, and a pointer that follows what the player really does."""

from dataclasses import dataclass

from msgspec import Struct

from clachan.core.match import Match
from clachan.server.told import Told


class LessonShown(Struct):
    """What the guide says now, and the parts of the board that it speaks of."""

    number: int
    of: int
    title: Told
    text: Told
    parts: list[str]


@dataclass(frozen=True)
class Step:
    """One thing to try. It is said when one of its kinds of question is asked, until it is done.

    Its words are the messages `lesson-<name>-title` and `lesson-<name>`. `done` names the group of actions
    that completes it; without one any answer of the player does.
    """

    name: str
    kinds: tuple[str, ...]
    done: str = ""
    parts: tuple[str, ...] = ()
    last_round: int = 99


@dataclass(frozen=True)
class Lesson:
    """A first game: how its table is set, its steps, and the kinds of question that come between.

    What is said of those is the message `lesson-aside-<kind>`.
    """

    seed: int
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    asides: tuple[str, ...] = ()


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
        return _shown(at, len(steps), steps[at].name, steps[at].parts)
    return _shown(at, len(steps), f"aside-{kind}") if kind in lesson.asides else None


def _shown(at: int, steps: int, name: str, parts: tuple[str, ...] = ()) -> LessonShown:
    title = "aside" if name.startswith("aside-") else name
    return LessonShown(at + 1, steps, Told(f"lesson-{title}-title"), Told(f"lesson-{name}"), list(parts))


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
