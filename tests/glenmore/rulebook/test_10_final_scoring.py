"""Page 19: the score sheet at the end, line by line."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan.games.glenmore.components import load_components

BASE = [
    "tiles and exchanges",
    "clan bonuses",
    "Scotsmen at home",
    "landmark cards",
    "whisky",
    "persons",
    "territory",
    "coins",
    "Armadale Castle",
]
CHRONICLES = dict(zip("12345678", load_components().chronicles.names, strict=True))


@pytest.mark.rule("end.coins", "end.territory", "scoring.rounds")
def test_the_sheet_of_the_base_game_has_these_lines_and_no_other() -> None:
    assert [list(score.lines) for score in Scenario().scores()] == [BASE] * 3


LANDS = ["halkirk", "inshriach", "lochridge", "ballachulish", "black isle", "plockton", "tomintoul",
         "abernethy", "easdale", "strathmore", "kemnay"]  # fmt: skip


@pytest.mark.rule("end.territory")
@pytest.mark.parametrize("first", [0, 1, 5, 6, 9])
@pytest.mark.parametrize("second", [0, 2])
def test_every_tile_more_than_the_smallest_territory_has_costs_3(first: int, second: int) -> None:
    """The third one has laid nothing."""
    table = Scenario()
    for number, key in enumerate(LANDS[:first]):
        table.tile(0, f"a{number + 1}", key)
    for number, key in enumerate(LANDS[first : first + second]):
        table.tile(1, f"a{number + 1}", key)
    assert [table.line(seat, "territory") for seat in range(3)] == [-3 * first, -3 * second, 0]


@pytest.mark.rule("scoring.rounds", "end.coins")
def test_each_thing_counts_in_its_own_line_and_the_total_is_their_sum() -> None:
    """Everybody else has less, so each thing is worth its difference in the last scoring round."""
    table = Scenario().has(0, coins=3).has(1, coins=0).has(2, coins=0)
    table.has(0, whisky=1).scotsman(0, "h7", "h7").card(0, "loch lochy", "loch shiel", "castle of mey")
    table.player(0).persons = 4
    shown = {name: points for name, points in table.scores()[0].lines.items() if points}
    assert shown == {"Scotsmen at home": 2, "landmark cards": 3, "whisky": 1, "persons": 5, "coins": 3}
    assert table.scores()[0].total == 14
    assert [score.total for score in table.scores()[1:]] == [0, 0]


@pytest.mark.rule("scoring.rounds", "course.rounds")
@pytest.mark.parametrize(
    ("scored", "number", "whisky"), [(0, 1, 2), (1, 2, 2), (2, 3, 2), (3, 4, 2), (4, 4, 0)]
)
def test_four_rounds_and_the_last_scoring_is_counted_while_it_is_still_to_come(
    scored: int, number: int, whisky: int
) -> None:
    table = Scenario().has(0, whisky=2)
    table.state.scored = scored
    assert GAME.round(table.state) == number
    assert table.line(0, "whisky") == whisky


@pytest.mark.rule("card.armadale_castle")
@pytest.mark.parametrize(("coins", "more"), [(0, 0), (1, 1), (7, 7), (8, 8), (9, 8), (20, 8)])
def test_armadale_castle_counts_up_to_eight_coins_of_its_owner_once_more(coins: int, more: int) -> None:
    table = Scenario().card(0, "armadale castle").has(0, coins=coins).has(1, coins=coins)
    assert [table.line(seat, "Armadale Castle") for seat in range(3)] == [more, 0, 0]
    assert [table.line(seat, "coins") for seat in (0, 1)] == [coins, coins]


@pytest.mark.rule("scoring.rounds")
@pytest.mark.parametrize("numbers", ["", "1", "8", "15", "258", "1235678"])
def test_each_chronicle_in_play_has_a_line_of_its_own(numbers: str) -> None:
    lines = list(Scenario(bare="2" in numbers, chronicles=numbers).scores()[0].lines)
    assert lines[: len(BASE)] == BASE
    assert [name for name in lines if name in CHRONICLES.values()] == [CHRONICLES[each] for each in numbers]


@pytest.mark.rule("scoring.rounds")
@pytest.mark.parametrize("line", ["Scotsmen at home", "landmark cards", "whisky", "persons"])
def test_every_difference_to_the_lowest_in_every_category(line: str) -> None:
    cards = [
        "loch lochy",
        "loch shiel",
        "castle of mey",
        "loch ness",
        "inverness",
        "duart castle",
        "loch morar",
    ]
    for seat in range(3):  # whoever has more, and whoever has least
        for more, points in enumerate((0, 1, 2, 3, 5, 8, 8, 8)):
            table = Scenario()
            if line == "Scotsmen at home":
                table.scotsman(seat, *["h7"] * more)
            elif line == "landmark cards":
                table.card(seat, *cards[:more])
            else:
                table.has(seat, **{line: more})
            expected = [points if other == seat else 0 for other in range(3)]
            assert [table.line(other, line) for other in range(3)] == expected


@pytest.mark.rule("card.castle_moil", "scoring.rounds")
def test_castle_moil_doubles_the_scotsmen_at_home_of_its_owner() -> None:
    table = Scenario().card(0, "castle moil").card(1, "loch morar").card(2, "castle of mey")
    for seat in range(3):
        table.scotsman(seat, "h7", "h7")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [2, 0, 0]
    table.scotsman(1, "h7").scotsman(2, "h7")
    assert [table.line(seat, "Scotsmen at home") for seat in range(3)] == [1, 0, 0]
