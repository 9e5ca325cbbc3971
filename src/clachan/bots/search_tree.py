"""A tree of decisions for any game: which action to try next, and what has been learned of it.

Nodes are reached by the players' actions alone, so one node stands for all draws of chance; of its actions
those count that are legal in the draw at hand. Every seat seeks its own points (max^n), or the others seek
the harm of the seat that thinks (paranoid).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDEN: Final = 2  # actions that are considered from the first visit on
ACTIONS: Final = 6144  # more than any catalogue has
SEATS: Final = 4


class Node:
    """An action in the tree, with the points that followed it for each seat."""

    def __init__(self, number: i64, guess: i64) -> None:
        self.number: i64 = number
        self.guess: i64 = guess  # what the value gives it, compared with its best sibling
        self.visits: i64 = 0
        self.open: i64 = 0  # visits in which it was legal
        self.points: i64 = 0  # of the seat that thinks
        self.total: vec[i64] = vec[i64]([0] * SEATS)  # of what each seat seeks
        self.children: list[Node] = []

    def mean(self, seat: i64) -> i64:
        return self.total[seat] // self.visits


class Grower:
    """Chooses among the children of nodes and notes what came of it."""

    def __init__(self, trust: i64, explore: i64, rivalry: i64, paranoid: bool) -> None:
        self.trust: i64 = trust
        self.explore: i64 = explore
        self.rivalry: i64 = rivalry  # per cent of the best rival's points that count against a seat
        self.paranoid: bool = paranoid
        self.allowed: vec[i64] = vec[i64]([0] * ACTIONS)  # by action: when it was last legal
        self.stamp: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * SEATS)  # of every seat, after an iteration
        self.seat: i64 = 0

    def adopt(self, node: Node, numbers: vec[i64], worths: vec[i64], count: i64, width: i64) -> None:
        """The best actions by value become children, the best first."""
        found: list[Node] = []
        index: i64 = 0
        while index < count:
            found.append(Node(numbers[index], worths[index]))
            index += 1
        found.sort(key=lambda child: -child.guess)
        del found[width:]
        best: i64 = found[0].guess
        for child in found:
            child.guess -= best
        node.children = found

    def select(self, node: Node, asked: i64, numbers: vec[i64], count: i64) -> "Node | None":
        """The action with the best mixture of guess, result and doubt, among those legal now."""
        self.stamp += 1
        index: i64 = 0
        while index < count:
            self.allowed[numbers[index]] = self.stamp
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
        if visits == 0:
            return 1e17
        mean: i64 = (total + (level + child.guess) * self.trust) // visits
        doubt: float = float(child.open) ** 0.5 / float(1 + child.visits)
        return float(mean) + float(self.explore) * doubt

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
        if players == 1:
            return self.points[seat]
        rival: i64 = -1_000_000
        other: i64 = 0
        while other < players:
            if other != seat and self.points[other] > rival:
                rival = self.points[other]
            other += 1
        return self.points[seat] - rival * self.rivalry // 100

    def best_child(self, root: Node) -> Node:
        """The child tried most often; of equals the one that was guessed better."""
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best


def isqrt(number: i64) -> i64:
    """The root, rounded down."""
    root: i64 = 0
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root
