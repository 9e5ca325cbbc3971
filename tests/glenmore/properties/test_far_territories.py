"""Whole games in which one player builds as far up as possible and the other helps, so that a territory
goes around the grid: past row 1 comes the last row."""

from clachan import new_match
from clachan.core.game import State
from clachan.core.match import Match
from clachan.core.rng import Rng
from clachan.core.testing import check_copy, check_end, check_position
from clachan.games.glenmore.actions import DISCARD, END_TURN, TAKE
from clachan.games.glenmore.board import RIVER_ROW, ROW_OF, ROWS
from clachan.games.glenmore.state import SPACES

BELOW = 8  # rows under the river that count as below it
GAMES = 200
SEAM = RIVER_ROW + 1  # as many rows up lies the last row


def height(place: int) -> int:
    return (RIVER_ROW - int(ROW_OF[place]) + BELOW) % ROWS - BELOW


def highest(s: State) -> int:
    p = s.players[0]
    return max(height(int(p.places[at])) for at in range(p.size))


def worth(s: State) -> int:
    """High tiles, a Scotsman to go on from there, and what pays for more."""
    p = s.players[0]
    land = [int(p.places[at]) for at in range(p.size)]
    stands = [height(place) for place in land if p.scotsmen_on(place)]
    means = 2 * min(int(p.coins), 12) + 2 * sum(map(int, p.goods)) + 10 * len(stands) + 3 * len(land)
    return 40 * highest(s) + 25 * max(stands, default=-BELOW) + 12 * int(s.points) + means


def builder(match: Match, rng: Rng) -> int:
    """p1 takes the answer that is worth most at once; p2 jumps ahead and leaves the tiles to p1."""
    game, s = match.game, match.state
    numbers = sorted(game.legal_numbers(s))
    ahead = {number: (number - TAKE - int(s.tail)) % SPACES for number in numbers if TAKE <= number < DISCARD}
    if match.seat == 0:
        values = []
        for number in numbers:
            tried = game.copy(s)
            game.apply(tried, number)
            values.append(2 * worth(tried) - 2 * (number == END_TURN) - ahead.get(number, 0))
        return numbers[values.index(max(values))]
    if match.seat == 1 and ahead:
        return max(ahead, key=ahead.__getitem__)
    return numbers[rng.below(len(numbers))]


def played(seed: int) -> Match:
    """A game of the builder; its match knows every action."""
    match, rng = new_match("glenmore", players=2, seed=seed), Rng(seed)
    while not match.over:
        match.push(builder(match, rng))
    return match


def test_a_game_that_goes_around_the_grid_keeps_every_promise() -> None:
    match = next(match for match in map(played, range(GAMES)) if highest(match.state) >= SEAM)
    check_end(match, "a far territory")
    game, far = match.game, 0
    again = game.setup(match.options, match.layout)
    for ply, action in enumerate(match.actions):
        if highest(again) >= SEAM - 1:
            far += 1
            check_position(game, again, f"ply {ply}", judge=far % 5 == 1)
            check_copy(game, again, action, f"ply {ply}")
        game.apply(again, action.number)
    assert far > 0
