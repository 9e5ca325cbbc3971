"""Cairn: take stones from three heaps. Whoever clears a heap gets its capstone; the wind takes some, too."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from clachan.core.action import Catalogue
from clachan.core.decision import CHANCE
from clachan.core.errors import BadOptions
from clachan.core.families import Axis, Family, numerals
from clachan.core.game import OVER, Game, Layout, Score
from clachan.core.message import Fact, Parameter, Question, Reason
from clachan.core.options import Option, Options
from clachan.core.rng import Rng
from clachan.core.small import small_game

NAME = "cairn"
HEAPS = ("north", "south", "west")
MOST = 3  # stones in a hand
CAPSTONE = 2  # points

HEAP = Axis("heap", HEAPS, part="heap")
COUNT = Axis("count", numerals(*range(1, MOST + 1)))
FAMILIES = (
    Family("take", "take {count} from {heap}", "take", (COUNT, HEAP)),
    Family("blow", "wind at {heap}", "wind", (HEAP,)),
)
CATALOGUE = Catalogue(NAME, FAMILIES)
OPTIONS = (
    Option("players", 2, (1, 2, 3, 4)),
    Option("wind", True),
)


@dataclass
class State:
    """The heaps, what everybody has, and whose turn it is; `windy` while chance is asked."""

    heaps: list[int]
    stones: list[int]
    capstones: list[int]
    wind: bool
    turn: int = 0
    windy: bool = False


def draw_layout(options: Options, rng: Rng) -> Layout:
    del options
    return {heap: str(3 + rng.below(4)) for heap in HEAPS}


def setup(options: Options, layout: Layout) -> State:
    if set(layout) != set(HEAPS) or not all(size.isdecimal() for size in layout.values()):
        raise BadOptions(f"a layout of cairn gives the size of {', '.join(HEAPS)}, not {layout}")
    players = options.number("players")
    heaps = [int(layout[heap]) for heap in HEAPS]
    return State(heaps, [0] * players, [0] * players, options.yes("wind"))


def seat(s: State) -> int:
    if not any(s.heaps):
        return OVER
    return CHANCE if s.windy else s.turn % len(s.stones)


def meant(number: int) -> tuple[str, int, int]:
    """The family of an action, its heap, and how many stones it takes."""
    action = CATALOGUE[number]
    count = action.parameters.get("count", "1")
    return action.family.name, HEAPS.index(action.parameters["heap"]), int(count)


def why_not(s: State, number: int) -> Reason | None:
    family, heap, count = meant(number)
    if seat(s) == OVER or (family == "blow") != s.windy:
        return Reason(NAME, "not-asked")
    if s.heaps[heap] < count:
        return Reason(NAME, "too-few", {"heap": f"heap:{HEAPS[heap]}", "left": s.heaps[heap]})
    return None


def apply(s: State, number: int) -> None:
    family, heap, count = meant(number)
    s.heaps[heap] -= count
    if family == "blow":
        s.windy = False
        return
    mover = seat_in_turn(s)
    s.stones[mover] += count
    s.capstones[mover] += s.heaps[heap] == 0
    s.turn += 1
    s.windy = s.wind and seat_in_turn(s) == 0 and any(s.heaps)


def seat_in_turn(s: State) -> int:
    return s.turn % len(s.stones)


def question(s: State) -> Question:
    asked = seat(s)
    kind = "over" if asked == OVER else "wind" if asked == CHANCE else "take"
    return Question(NAME, kind, asked, {"left": sum(s.heaps)})


def scores(s: State) -> list[Score]:
    lines = [
        {"stones": stones, "capstones": CAPSTONE * caps}
        for stones, caps in zip(s.stones, s.capstones, strict=True)
    ]
    totals = [sum(one.values()) for one in lines]
    return [
        Score(place, lines[place], total, 1 + sum(other > total for other in totals))
        for place, total in enumerate(totals)
    ]


def view(s: State, eye: int | None) -> dict[str, Any]:
    del eye  # everything lies open
    asked = question(s)
    return {
        "players": len(s.stones),
        "over": asked.seat == OVER,
        "asked": {"seat": asked.seat, "kind": asked.kind, "prompt": str(asked)},
        "heaps": dict(zip(HEAPS, s.heaps, strict=True)),
        "seats": [{"stones": one, "capstones": two} for one, two in zip(s.stones, s.capstones, strict=True)],
        "scores": [{"seat": one.seat, "total": one.total, "lines": dict(one.lines)} for one in scores(s)],
    }


def narrate(s: State, number: int) -> list[Fact]:
    family, heap, count = meant(number)
    mover, part = seat(s), f"heap:{HEAPS[heap]}"
    named: dict[str, Parameter] = {"seat": f"seat:{mover}", "heap": part, "count": count}
    facts = [Fact(NAME, f"did-{family}", mover, named, (part,))]
    if family == "take" and s.heaps[heap] == count:
        facts.append(Fact(NAME, "cleared", mover, {**named, "points": CAPSTONE}, (part,)))
    return facts


def fault(s: State) -> str | None:
    return f"a heap has fewer than no stones: {s.heaps}" if min(s.heaps) < 0 else None


@cache
def open_game() -> Game[State]:
    """The game, ready to play; what is not listed here is worked out."""
    return small_game(
        name=NAME,
        title="Cairn",
        rules=1,
        words=files("cairn.words"),
        option_list=OPTIONS,
        catalogue=CATALOGUE,
        draw_layout=draw_layout,
        setup=setup,
        seat=seat,
        why_not=why_not,
        apply=apply,
        turn=lambda s: s.turn,
        question=question,
        view=view,
        scores=scores,
        narrate=narrate,
        fault=fault,
    )
