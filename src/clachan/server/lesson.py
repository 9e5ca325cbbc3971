"""A guided first game: steps that are data, and a pointer that follows what the player really does."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from clachan.core.game import Game
from clachan.core.match import Match
from clachan.server.told import Told

CLOSING = "closing"


class LessonShown(Struct):
    """What the guide says now, and the parts of the board that it speaks of."""

    number: int
    of: int
    title: Told
    text: Told
    parts: list[str]


@dataclass(frozen=True)
class Step:
    """One thing to see or to try. It is said when one of its kinds of question is asked, until it is done.

    Its words are the messages `lesson-<name>-title` and `lesson-<name>`; `parts` is where the light falls.
    `done` names the families of actions that complete it, without one any answer does; `needs` those of
    which one must be possible, so that a step comes when the position offers it. A pupil who does something
    else `turns` times has had it too, and so has one whose game is past its last round.
    """

    name: str
    kinds: tuple[str, ...]
    done: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    after: str = ""
    first_round: int = 0
    last_round: int = 99
    turns: int = 3


@dataclass(frozen=True)
class Lesson:
    """A first game: how its table is set, its steps, and the kinds of question that come between.

    What is said of those is the message `lesson-aside-<kind>`, and at the end `lesson-closing`.
    """

    seed: int
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    asides: tuple[str, ...] = ()


def lesson_shown(lesson: Lesson, match: Match, pupil: int) -> LessonShown | None:
    """What the guide says in this position, or nothing when the pupil is not asked."""
    had = _had(lesson, match, pupil)
    passed = len(_passed(lesson, had, match.game.round(match.state)))
    if match.over:
        return _shown(lesson, len(lesson.steps) - 1, CLOSING)
    if match.seat != pupil:
        return None
    at = _due(lesson, match.game, match.state, had)
    if at is not None:
        return _shown(lesson, passed, lesson.steps[at].name, lesson.steps[at].parts)
    kind = match.question.kind
    return _shown(lesson, passed, f"aside-{kind}") if kind in lesson.asides else None


def _shown(lesson: Lesson, passed: int, name: str, parts: tuple[str, ...] = ()) -> LessonShown:
    title = "aside" if name.startswith("aside-") else name
    of = len(lesson.steps)
    return LessonShown(
        min(passed + 1, of), of, Told(f"lesson-{title}-title"), Told(f"lesson-{name}"), list(parts)
    )


def _due(lesson: Lesson, game: Game, state: Any, had: set[str]) -> int | None:
    """The first step that the pupil has not had and that fits the position."""
    kind, round_now = game.question(state).kind, game.round(state)
    offered: set[str] = set()
    for at, step in enumerate(lesson.steps):
        if step.name in had or kind not in step.kinds or (step.after and step.after not in had):
            continue
        if not step.first_round <= round_now <= step.last_round:
            continue
        if step.needs:
            offered = offered or {game.catalogue[number].family.id for number in game.legal_numbers(state)}
            if offered.isdisjoint(step.needs):
                continue
        return at
    return None


def _had(lesson: Lesson, match: Match, pupil: int) -> set[str]:
    """The steps that the pupil has had, by what was really played."""
    game, had, tried = match.game, set[str](), Counter[str]()
    for _, action, before in match.steps():
        if game.seat(before) != pupil:
            continue
        at = _due(lesson, game, before, had)
        if at is None:
            continue
        step = lesson.steps[at]
        tried[step.name] += 1
        if not step.done or action.family.id in step.done or tried[step.name] >= step.turns:
            had.add(step.name)
    return had


def _passed(lesson: Lesson, had: set[str], round_now: int) -> list[Step]:
    return [step for step in lesson.steps if step.name in had or step.last_round < round_now]
