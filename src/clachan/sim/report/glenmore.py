"""The report on Glen More II: starts, chronicles, tiles, persons, cards and clans, and the scoring rounds."""

from collections.abc import Sequence

from clachan.games.glenmore.actions import claim_tile, is_claim, is_take, take_space
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, TILES, load_components
from clachan.games.glenmore.options import chronicles_of
from clachan.games.glenmore.scoring import PLAYED, ROUNDS, scores
from clachan.games.glenmore.state import LINE_CHRONICLE, State
from clachan.sim.report.chapter import NUMBER, Cell, Chapter, Column, Sheet
from clachan.sim.report.counting import all_seats, by_mark, by_round, by_setting, points_spread
from clachan.sim.report.facts import FinishedGame, GameFacts, Names, SeatFacts, Study, seat_facts
from clachan.sim.report.saying import Heading, cell, column, named_by_number, part, report_text

GAME = "glenmore"
PLACES = ("1st", "2nd", "3rd", "4th")
CATEGORIES = ("Scotsmen at home", "landmark cards", "whisky", "persons")


def look(finished: FinishedGame) -> GameFacts:
    """Go through a game once, and note what the report counts."""
    state = finished.game.copy(finished.start)
    players = int(state.printed.players)
    taken: list[list[str]] = [[] for _ in range(players)]
    sheets: list[list[dict[str, int]]] = []
    for number in finished.numbers:
        tile = _tile_taken(state, number)
        if tile and (seat := finished.game.seat(state)) >= 0:
            taken[seat].append(tile)
        finished.game.apply(state, number)
        while len(sheets) < state.scored:
            sheets.append([_lines(state, seat) for seat in range(players)])
    order = finished.layout["order"].split()
    return GameFacts(
        finished.game.name,
        players,
        len(finished.numbers),
        seat_facts(
            scores(state), [_marks(finished, state, s, taken[s], order) for s in range(players)], sheets
        ),
        _setting(finished),
        {},
        (),
    )


def _tile_taken(state: State, number: int) -> str:
    """The tile that an action takes from the track or claims, or nothing."""
    if is_take(number):
        return TILES[int(state.track[take_space(number)]) - 1]
    return TILES[claim_tile(number)] if is_claim(number) else ""


def _lines(state: State, seat: int) -> dict[str, int]:
    """What has been scored so far, without what the end will add."""
    p, names = state.players[seat], state.printed.components.chronicles.names
    lines = {name: int(p.lines[line]) for name, line in PLAYED.items()}
    numbers = [number for number in range(1, 9) if state.with_chronicle(number)]
    return lines | {names[number - 1]: int(p.lines[LINE_CHRONICLE + number]) for number in numbers}


def _marks(
    finished: FinishedGame, state: State, seat: int, taken: Sequence[str], order: Sequence[str]
) -> dict[str, Names]:
    p, faces = state.players[seat], load_components().tiles
    kinds = {face.key: face.kind for face in faces}
    return {
        "seat": (f"p{seat + 1}",),
        "start": (PLACES[order.index(f"p{seat + 1}")],),
        "tile": tuple(dict.fromkeys(tile for tile in taken if kinds[tile] != "person")),
        "person": tuple(dict.fromkeys(finished.game.view(state, None)["seats"][seat]["people"])),
        "landmark card": tuple(name for card, name in enumerate(CARDS) if p.has_card(card)),
        "clan": tuple(name for clan, name in enumerate(CLAN_SPACES) if p.has_clan(clan)),
        "tiles taken": (f"{len(taken):>2} tiles",),
    }


def _setting(finished: FinishedGame) -> dict[str, Names]:
    names = load_components().chronicles.names
    numbers = chronicles_of(finished.options)
    return {"chronicle": tuple(names[number - 1] for number in numbers) or ("none",)}


def began(seat: SeatFacts) -> bool:
    return PLACES[0] in seat.marks["start"]


def _over(id: str) -> Heading:
    return Heading(id, GAME)


def _scorings() -> list[Column]:
    numbers = range(1, ROUNDS + 1)
    return [Column(f"scoring {n}", NUMBER, report_text("scoring", GAME, number=n)) for n in numbers]


def _line(key: str) -> str:
    """A line of the score sheet; those of chronicles are called by them."""
    return part("line", GAME)(key)


def chapters(games: Sequence[GameFacts]) -> list[Chapter]:
    """The chapters in the order of interest."""
    end = Column("end", NUMBER, report_text("end", GAME))
    return [
        points_spread(games),
        *by_mark(games, "start", _over("start"), named_by_number("place"), False),
        *by_mark(games, "seat", Heading("seats"), named_by_number("seat"), False),
        *by_setting(games, "chronicle", _over("chronicles"), began, _line),
        *by_round(games, [*_scorings(), end], _over("points-by-scoring"), _line),
        *_categories(games),
        *by_mark(games, "person", _over("persons"), part("tile", GAME)),
        *by_mark(games, "landmark card", _over("cards"), part("tile", GAME)),
        *by_mark(games, "clan", _over("clans"), part("clan", GAME)),
        *by_mark(games, "tile", _over("tiles"), part("tile", GAME)),
        *by_mark(games, "tiles taken", _over("tiles-taken"), named_by_number("tiles-so-many", GAME), False),
    ]


def _categories(games: Sequence[GameFacts]) -> list[Chapter]:
    """What each scoring round paid for each category, on average."""
    seats = all_seats(games)
    rows: list[tuple[Cell, ...]] = []
    for name in CATEGORIES:
        sums = [sum(seat.rounds[at][name] for seat in seats) / len(seats) for at in range(ROUNDS)]
        rows.append(
            (cell(name, _line), *(now - before for now, before in zip(sums, [0.0, *sums], strict=False)))
        )
    columns = (column("category", game=GAME), *_scorings())
    return [_over("scoring-rounds").over(Sheet(columns, tuple(rows)))]


STUDY = Study(look, chapters)
