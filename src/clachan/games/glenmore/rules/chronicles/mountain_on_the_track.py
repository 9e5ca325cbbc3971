"""Chronicle II, the mountain on the track: where the rules turn to it."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.decision import seat_of
from clachan.core.message import Reason
from clachan.games.glenmore.actions import CLIMB
from clachan.games.glenmore.decisions import SORTING
from clachan.games.glenmore.rules import occasions, reaching
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import mountain
from clachan.games.glenmore.shown import MountainView
from clachan.games.glenmore.state import Player, State


class MountainOnTheTrack(Chronicle):
    """Chronicle II."""

    def set_up(self, s: State) -> None:
        mountain.set_up(s)

    def passed(self, s: State, figure: i64, space: i64) -> None:
        mountain.passed(s, figure, space)

    def skips(self, s: State, space: i64) -> bool:
        return mountain.skips(s, space)

    def turns_over(self, s: State) -> None:
        mountain.turns_over(s)

    def begin_turn(self, s: State, seat: i64) -> None:
        mountain.begin_turn(s, seat)

    def on_the_way(self, s: State, seat: i64, space: i64, tile: i64) -> None:
        if space == mountain.first_space(s):
            occasions.at_mountain(s, seat)
            mountain.ask_to_lay(s, seat, tile)

    def levies(self, s: State) -> bool:
        return s.foreign == 0

    def can_pay_after(self, s: State, p: Player, tile: i64, goal: i64, selling: bool) -> bool:
        return mountain.can_afford(s, p, tile, goal, selling)

    def judged_ways(self, s: State, seat: int, goal: int) -> "list[State]":
        return mountain.judged_ways(s, seat, goal)

    def legal_elsewhere(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        if mountain.may_climb(s) and reaching.may_stop(s, seat):
            out[count] = CLIMB
            count += 1
        return count

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return mountain.legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        mountain.answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return mountain.why_not(s, kind, seat, number)

    def settle_question(self, s: State, kind: i64) -> bool:
        return kind == SORTING and mountain.settle_sorting(s, seat_of(s.pending.top()))

    def free_step(self, s: State, seat: i64, number: i64) -> None:
        mountain.climb(s, seat)

    def view(self, s: State, seat: "int | None") -> "MountainView":
        return mountain.view(s)

    def fault(self, s: State) -> "str | None":
        return mountain.fault(s)
