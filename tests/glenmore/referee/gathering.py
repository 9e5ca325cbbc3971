"""Chronicle VII: the cards of the Great Gathering, counted at the end."""

from collections import deque

from tests.glenmore.referee.printed import CHRONICLES
from tests.glenmore.referee.standing import View, at_home
from tests.glenmore.referee.territory import HOME, Spot, Territory, around, sides


def square(land: Territory) -> int:
    """The side of the largest square of tiles."""
    spots, best = set(land.cells), 0
    for x, y in spots:
        size = best + 1
        while all((x + dx, y + dy) in spots for dx in range(size) for dy in range(size)):
            best, size = size, size + 1
    return best


def pastures(land: Territory) -> int:
    """The largest group of animal tiles that touch by their edges."""
    left = {at for at, cell in land.cells.items() if cell["kind"] == "animal"}
    best = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            at = edge.pop()
            size += 1
            new = sides(at) & left
            left -= new
            edge += new
        best = max(best, size)
    return best


def farthest(land: Territory) -> int:
    """How many movement points the farthest Scotsman needs to the Home Castle."""
    far: dict[Spot, int] = {HOME: 0}
    edge = deque([HOME])
    while edge:
        at = edge.popleft()
        for near in around(at) & set(land.cells):
            if near not in far:
                far[near] = far[at] + 1
                edge.append(near)
    return max((far[at] for at in land.cells if land.scotsmen(at)), default=0)


def count(view: View, seat: int, card: str) -> int:
    """What a card counts."""
    land, one = Territory(view, seat), view["seats"][seat]
    goods = land.all_goods()
    persons = len(one["people"])  # David Hume counts once
    counts: dict[str, int] = {
        "animals": goods["sheep"] + goods["cattle"],
        "square": square(land),
        "materials": goods["stone"] + goods["wood"],
        "sets": min(at_home(view, seat), one["whisky"], len(one["cards"]), persons),
        "castles": sum(cell["kind"] == "castle" and land.scotsmen(at) > 0 for at, cell in land.cells.items()),
        "whisky": land.kinds("whisky"),
        "smallest": -len(land.cells),
        "pastures": pastures(land),
        "farthest": farthest(land),
        "discards": len(view["gathering"]["piles"][seat]),
    }
    return counts[card]


def points(view: View) -> list[int]:
    """10 points for the best at each card that was voted for; shared points are rounded up."""
    total = [0] * view["players"]
    for card in view["gathering"]["cards"]:
        if card["result"] != "passed":
            continue
        counts = [count(view, seat, card["card"]) for seat in range(view["players"])]
        best = [seat for seat, one in enumerate(counts) if one == max(counts)]
        for seat in best:
            total[seat] += -(-int(CHRONICLES[7]["vp"]) // len(best))
    return total
