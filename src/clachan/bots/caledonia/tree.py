"""Search of a tree of decisions: chance is dealt anew in every iteration, greedy play judges the leaves.

Nodes are reached by the players' actions alone, so one node stands for all draws of chance; of its actions
those count that are legal in the draw at hand. Every seat seeks its own points (max^n), or the others seek
the harm of the seat that thinks (paranoid).
"""

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.policy import Greedy
from clachan.core.decision import CHANCE, kind_of, seat_of
from clachan.core.rng import Rng
from clachan.games.caledonia.decisions import TURN
from clachan.games.caledonia.engine import ROOM, apply, legal
from clachan.games.caledonia.state import State

WIDEN: Final = 2  # actions that are considered from the first visit on
DEEPEST: Final = 200


class Node:
    """An action in the tree, with the points that followed it for each seat."""

    def __init__(self, number: i64, guess: i64) -> None:
        self.number: i64 = number
        self.guess: i64 = guess  # what the value gives it, compared with its best sibling
        self.visits: i64 = 0
        self.open: i64 = 0  # visits in which it was legal
        self.points: i64 = 0  # of the seat that thinks
        self.total: vec[i64] = vec[i64]([0, 0, 0, 0])  # of what each seat seeks
        self.children: list[Node] = []

    def mean(self, seat: i64) -> i64:
        return self.total[seat] // self.visits


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
        self.rng: Rng = Rng(seed + 1)
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.rollout: i64 = rollout
        self.width: i64 = width
        self.rivals: i64 = rivals
        self.trust: i64 = trust
        self.explore: i64 = explore
        self.paranoid: bool = paranoid
        self.numbers: vec[i64] = vec[i64]([0] * ROOM)
        self.allowed: vec[i64] = vec[i64]([0] * 2304)  # by action: the iteration in which it was last legal
        self.stamp: i64 = 0
        self.points: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.played: i64 = 0
        self.seat: i64 = 0

    def choose(self, s: State) -> i64:
        if legal(s, self.numbers) == 1:
            return self.numbers[0]
        root = self.think(s)
        return self.most_visited(root).number

    def think(self, s: State) -> Node:
        """The root with everything learned about its actions."""
        root = Node(-1, 0)
        self.seat = seat_of(s.pending.top())
        self.expand(root, s)
        self.played = 0
        if len(root.children) < 2:
            return root
        until: float = time.perf_counter() + self.seconds
        while self.goes_on(until):
            self.iterate(root, s.copy())
            self.played += 1
        return root

    def goes_on(self, until: float) -> bool:
        if self.iterations > 0:
            return self.played < self.iterations
        return self.played < 2 or time.perf_counter() < until

    def most_visited(self, root: Node) -> Node:
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best

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
                    self.expand(node, s)
                    break
                chosen = self.select(node, asked, count)
                if chosen is None:
                    break
                apply(s, chosen.number)
                path.append(chosen)
                node = chosen
        self.play_on(s)
        self.back_up(path, s.printed.players)

    def expand(self, node: Node, s: State) -> None:
        """The best actions by value become children, the best first; of rivals fewer are considered."""
        width: i64 = self.width
        if seat_of(s.pending.top()) != self.seat:
            width = self.rivals
        self.greedy.brisk = width < self.width
        self.greedy.valuer.look(s)
        count: i64 = legal(s, self.greedy.numbers)
        self.greedy.judge(s, count)
        found: list[Node] = []
        index: i64 = 0
        while index < count:
            found.append(Node(self.greedy.numbers[index], self.greedy.worths[index]))
            index += 1
        found.sort(key=lambda child: -child.guess)
        del found[width:]
        best: i64 = found[0].guess
        for child in found:
            child.guess -= best
        node.children = found

    def select(self, node: Node, asked: i64, count: i64) -> "Node | None":
        """The action with the best mixture of guess, result and doubt, among those legal now."""
        self.stamp += 1
        index: i64 = 0
        while index < count:
            self.allowed[self.numbers[index]] = self.stamp
            index += 1
        best: Node | None = None
        best_score: float = -1e18
        considered: i64 = 0
        most: i64 = WIDEN + isqrt(node.visits)
        level: i64 = self.sought(node, asked)
        for child in node.children:
            if considered >= most:
                break
            if self.allowed[child.number] == self.stamp:
                considered += 1
                child.open += 1
                score: float = self.score(child, asked, level)
                if score > best_score:
                    best_score = score
                    best = child
        return best

    def sought(self, node: Node, asked: i64) -> i64:
        """The mean of what the seat that is asked wants more of."""
        if node.visits == 0:
            return 0
        if self.paranoid and asked != self.seat:
            return -node.mean(self.seat)
        return node.mean(asked)

    def score(self, child: Node, asked: i64, level: i64) -> float:
        total: i64 = 0
        if child.visits > 0:
            total = self.sought(child, asked) * child.visits
        visits: i64 = child.visits + self.trust
        mean: i64 = (total + (level + child.guess) * self.trust) // visits
        doubt: float = float(child.open) ** 0.5 / float(1 + child.visits)
        return float(mean) + float(self.explore) * doubt

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
        self.greedy.valuer.look(s)
        seat: i64 = 0
        while seat < s.printed.players:
            self.points[seat] = self.greedy.valuer.value(s, seat, False)
            seat += 1

    def back_up(self, path: "list[Node]", players: i64) -> None:
        for node in path:
            node.visits += 1
            node.points += self.points[self.seat]
            seat: i64 = 0
            while seat < players:
                node.total[seat] += self.utility(seat, players)
                seat += 1

    def utility(self, seat: i64, players: i64) -> i64:
        """Own points, less a part of what the best rival has."""
        rival: i64 = -1_000_000
        other: i64 = 0
        while other < players:
            if other != seat and self.points[other] > rival:
                rival = self.points[other]
            other += 1
        if players == 1:
            return self.points[seat]
        return self.points[seat] - rival // 4


def isqrt(number: i64) -> i64:
    """The root, rounded down."""
    root: i64 = 0
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root
