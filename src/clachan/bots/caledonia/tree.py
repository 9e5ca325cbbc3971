"""Search of a tree of decisions: what is hidden is dealt anew each time, greedy play judges the leaves.

Written by scripts/generate from templates/tree.txt: change it there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.policy import Greedy, dealt_anew, expected, make_ready
from clachan.bots.search_tree import Grower, Node
from clachan.bots.thinking_time import spent
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.decisions import TURN
from clachan.games.caledonia.engine import ROOM, apply, legal
from clachan.games.caledonia.state import State

DEEPEST: Final = 200
RIVALRY: Final = 25


class TreeSearch:
    """Thinks about one question at a time."""

    def __init__(
        self,
        weights: vec[i64],
        seed: i64,
        iterations: i64,
        seconds: float,
        rollout: i64,
        width: i64,
        rivals: i64,
        trust: i64,
        explore: i64,
        paranoid: bool,
    ) -> None:
        self.greedy: Greedy = Greedy(weights, seed)
        self.player: Greedy = Greedy(weights, seed + 2)
        self.player.brisk = True
        self.grower: Grower = Grower(trust, explore, RIVALRY, paranoid)
        self.rng: Rng = Rng(seed + 1)
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.rollout: i64 = rollout
        self.width: i64 = width
        self.rivals: i64 = rivals
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.played: i64 = 0

    def choose(self, s: State) -> i64:
        if legal(s, self.numbers) == 1:
            return self.numbers[0]
        return self.grower.best_child(self.think(s)).number

    def think(self, s: State) -> Node:
        """The root with everything learned about its actions."""
        until: float = spent() + self.seconds
        root = Node(-1, 0)
        self.grower.seat = seat_of(s.pending.top())
        self.expand(root, s, True)
        self.played = 0
        while len(root.children) > 1 and self.goes_on(until):
            self.iterate(root, dealt_anew(s, self.grower.seat, self.rng))
            self.played += 1
        return root

    def goes_on(self, until: float) -> bool:
        if self.iterations > 0:
            return self.played < self.iterations
        return self.played < 2 or spent() < until

    def iterate(self, root: Node, s: State) -> None:
        path: list[Node] = [root]
        node = root
        while s.pending.depth > 0 and len(path) < DEEPEST:
            asked: i64 = seat_of(s.pending.top())
            count: i64 = legal(s, self.numbers)
            if asked == CHANCE:
                apply(s, self.numbers[self.rng.below(count)])
            elif count == 1:
                apply(s, self.numbers[0])
            else:
                if len(node.children) == 0:
                    self.expand(node, s, False)
                    break
                chosen = self.grower.select(node, asked, self.numbers, count)
                if chosen is None:
                    break
                apply(s, chosen.number)
                path.append(chosen)
                node = chosen
        self.play_on(s)
        self.grower.back_up(path, s.printed.players)

    def expand(self, node: Node, s: State, first: bool) -> None:
        """The best actions become children; of rivals fewer are considered."""
        width: i64 = self.width
        if seat_of(s.pending.top()) != self.grower.seat:
            width = self.rivals
        make_ready(self.greedy, s, first, width < self.width)
        count: i64 = legal(s, self.greedy.numbers)
        self.greedy.judge(s, count)
        self.grower.adopt(node, self.greedy.numbers, self.greedy.worths, count, width)

    def play_on(self, s: State) -> None:
        """Play greedily for some decisions or to the end, and note what every seat may expect."""
        left: i64 = self.rollout
        while s.pending.depth > 0:
            asked: i64 = seat_of(s.pending.top())
            if asked == CHANCE:
                count: i64 = legal(s, self.numbers)
                apply(s, self.numbers[self.rng.below(count)])
                continue
            if self.rollout > 0:
                if left == 0 and kind_of(s.pending.top()) == TURN:
                    break
                if left > 0:
                    left -= 1
            apply(s, self.player.choose(s))
        valuer = self.player.valuer
        valuer.look(s)
        seat: i64 = 0
        while seat < s.printed.players:
            self.grower.points[seat] = expected(valuer, s, seat)
            seat += 1
