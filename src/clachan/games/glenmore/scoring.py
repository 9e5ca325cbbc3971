"""Final scoring: one line for each scoring rule."""

from clachan.core.game import Score
from clachan.games.glenmore.rules import occasions
from clachan.games.glenmore.rules.scoring_rounds import round_points
from clachan.games.glenmore.state import (
    ARMADALE,
    GOODS_COUNT,
    LINE_CARDS,
    LINE_CHRONICLE,
    LINE_CLANS,
    LINE_PERSONS,
    LINE_SCOTSMEN,
    LINE_TILES,
    LINE_WHISKY,
    LINES,
    State,
)

PLAYED = {
    "tiles and exchanges": LINE_TILES,
    "clan bonuses": LINE_CLANS,
    "Scotsmen at home": LINE_SCOTSMEN,
    "landmark cards": LINE_CARDS,
    "whisky": LINE_WHISKY,
    "persons": LINE_PERSONS,
}
ROUND_LINES = ("Scotsmen at home", "landmark cards", "whisky", "persons")
ROUNDS = 4


def current_round(s: State) -> int:
    """A round ends with its scoring; the fourth with the game."""
    return min(int(s.scored) + 1, ROUNDS)


def scores(s: State) -> list[Score]:
    """Everyone's points as if the game ended now, with a last scoring round if it is still to come."""
    players = range(int(s.printed.players))
    sheets = [_sheet(s, seat) for seat in players]
    totals = [sum(sheet.values()) for sheet in sheets]
    standing = [(totals[seat], goods_in_territory(s, seat)) for seat in players]
    return [
        Score(seat, sheets[seat], totals[seat], 1 + sum(other > standing[seat] for other in standing))
        for seat in players
    ]


def points_so_far(s: State, seat: int) -> int:
    """What a player has got until now, without what a later scoring would add; in the end all of it."""
    if s.pending.depth == 0:
        return sum(_sheet(s, seat).values())
    return sum(int(s.players[seat].lines[line]) for line in range(LINES))


def goods_in_territory(s: State, seat: int) -> int:
    """The tie-break."""
    return sum(int(s.players[seat].goods[good]) for good in range(GOODS_COUNT))


def _sheet(s: State, seat: int) -> dict[str, int]:
    p, components = s.players[seat], s.printed.components
    lines = {name: int(p.lines[line]) for name, line in PLAYED.items()}
    if s.scored < ROUNDS:
        for name in ROUND_LINES:
            lines[name] += int(round_points(s, seat, PLAYED[name]))
    lines["territory"] = territory_points(s, seat)
    lines["coins"] = int(p.coins) * components.number("board.scoring.coin")
    lines["Armadale Castle"] = armadale_points(s, seat)
    if s.printed.chronicles:
        for number in range(1, 9):
            if s.with_chronicle(number):
                lines[components.chronicles.names[number - 1]] = int(p.lines[LINE_CHRONICLE + number])
        occasions.final_points(s, seat, lines)
    return lines


def territory_points(s: State, seat: int) -> int:
    """Points lost for each tile more than the smallest territory has; a stack counts once."""
    sizes = [int(s.players[other].size) for other in range(s.printed.players)]
    return (sizes[seat] - min(sizes)) * s.printed.components.number("board.scoring.tile")


def armadale_points(s: State, seat: int) -> int:
    """What the first eight coins are worth on top of their usual point."""
    p, number = s.players[seat], s.printed.components.number
    if not p.has_card(ARMADALE):
        return 0
    most = number("landmark_cards.numbers.armadale castle coins")
    return min(int(p.coins), most) * number("landmark_cards.numbers.armadale castle extra vp")
