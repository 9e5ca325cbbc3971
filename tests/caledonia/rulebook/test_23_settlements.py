"""Settlement scoring."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

# The picture. Red: e2 and e3 parted by a river, a loch, the three of e5 e6 f5, two lochs, b7.
# Black: five single units, each two lochs from the next.
PICTURE = hand_made(
    {"e4 d6 c7": "loch", "h3 h4 h6 h7 i6 j5 k3 k4": "loch"},
    rivers=["e2 e3"],
)
RED, BLACK = "e2 e3 e5 e6 f5 b7", "h2 h5 h8 k2 k5"


def homes(board: object, seat_hexes: str, level: int) -> int:
    """Settlements in reach of each other, of workers standing on these hexes."""
    table = Scenario(players=2, board=board)  # type: ignore[arg-type]
    kinds = ["sheep", "cow", "bakery", "dairy"]
    for index, name in enumerate(seat_hexes.split()):
        table.unit(0, name, kinds[index // 4])
    return int(table.shipping(0, level).turn(0).sees(0)["settlements"])


@pytest.mark.rule("final.settlements")
def test_example_red_with_one_loch_has_3_of_its_4_settlements_in_reach() -> None:
    assert homes(PICTURE, RED, 2) == 3
    assert homes(PICTURE, RED, 3) == 4


@pytest.mark.rule("final.settlements")
def test_example_black_with_two_lochs_has_5_settlements_in_reach() -> None:
    assert homes(PICTURE, BLACK, 3) == 5
    assert homes(PICTURE, BLACK, 2) == 1


@pytest.mark.rule("final.settlements")
def test_example_the_two_units_at_the_top_are_two_settlements_because_of_the_river() -> None:
    assert homes(PICTURE, "e2 e3", 1) == 2
    assert homes(hand_made(), "e2 e3", 1) == 1


@pytest.mark.rule("final.settlements")
def test_example_three_neighbouring_units_are_a_single_settlement() -> None:
    assert homes(PICTURE, "e5 e6 f5", 5) == 1


@pytest.mark.rule("final.settlements", "ruling.settlements")
def test_the_largest_linked_group_counts() -> None:
    """Two settlements linked over a river, three others over another: 3, not 5."""
    board = hand_made(rivers=["c4 c5", "h4 h5", "h5 h6"])
    assert homes(board, "c4 c5 h4 h5 h6", 1) == 3
    assert homes(board, "c4 c5 h4 h5 h6", 0) == 1


@pytest.mark.rule("ruling.settlements")
def test_groups_are_linked_in_chains_each_link_one_hop() -> None:
    """Crossing a river here and a loch there joins three settlements though no hop crosses both."""
    board = hand_made({"c6": "loch"}, rivers=["c4 c5"])
    assert homes(board, "c4 c5 c7", 2) == 3
    assert homes(board, "c4 c7", 5) == 1


@pytest.mark.rule("final.settlements")
def test_neither_many_hexes_nor_a_big_settlement_counts() -> None:
    table = (
        Scenario(players=2)
        .unit(0, "c2 c3 c4 c5", "sheep")
        .unit(0, "d2 d3 d4 d5", "cow")
        .unit(1, "h4", "sheep")
    )
    assert table.turn(0).line("settlements") == [6, 6]


def ranked(counts: list[int]) -> list[int]:
    """Seats with so many settlements, parted by rivers along a column."""
    rivers = [f"{c}{r} {c}{r + 1}" for c in "cfil" for r in range(2, 6)]
    table = Scenario(players=len(counts), board=hand_made(rivers=rivers))
    for seat, count in enumerate(counts):
        table.shipping(seat, 1).unit(
            seat, " ".join(f"{'cfil'[seat]}{2 + row}" for row in range(count)), "sheep"
        )
    return table.turn(0).line("settlements")


@pytest.mark.rule("final.settlements")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([3, 2, 1], [18, 12, 6]), ([1, 4, 2, 3], [0, 18, 6, 12]), ([3, 1], [12, 0]), ([1, 2], [0, 12])],
)
def test_most_18_second_12_third_6_or_12_for_the_first_of_two(counts: list[int], points: list[int]) -> None:
    assert ranked(counts) == points


@pytest.mark.rule("final.settlements", "ruling.ranks")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 2], [6, 6]),
        ([2, 2, 1], [15, 15, 6]),
        ([3, 1, 1], [18, 9, 9]),
        ([1, 1, 1], [12, 12, 12]),
        ([1, 1, 1, 1], [9, 9, 9, 9]),
        ([3, 2, 1, 1], [18, 12, 3, 3]),
        ([0, 2, 1], [6, 18, 12]),
    ],
)
def test_ties_share_as_in_the_export_scoring(counts: list[int], points: list[int]) -> None:
    assert ranked(counts) == points


@pytest.mark.rule("final.settlements.slaughter")
def test_slaughter_can_split_a_settlement_in_two() -> None:
    board = hand_made({"d4 d5": "loch"})
    table = (
        Scenario(board=board).box(0, 16).goods(0, wool=1).unit(0, "c4 c5 c6", "cow").shipping(0, 3).turn(0)
    )
    assert table.sees(0)["settlements"] == 1
    table.play("fulfil contract 16", "slaughter c5")
    assert table.sees(0)["settlements"] == 2


@pytest.mark.rule("final.settlements.slaughter")
def test_slaughter_can_cut_settlements_off_from_each_other() -> None:
    board = hand_made(rivers=["c4 c5", "c5 c6"])
    table = (
        Scenario(board=board).box(0, 16).goods(0, wool=1).unit(0, "c4 c5 c6", "cow").shipping(0, 1).turn(0)
    )
    assert table.sees(0)["settlements"] == 3
    table.play("fulfil contract 16", "slaughter c5")
    assert table.sees(0)["settlements"] == 1


@pytest.mark.rule("ruling.settlements", "clan.macdonald.neighbours")
def test_a_fisherman_joins_the_land_beside_it_to_one_settlement() -> None:
    """Opposite shores of the loch d4: two settlements linked by ships, or one with a fisherman."""
    shores = Scenario(players=3, clans=["macdonald"], board=hand_made({"d4": "loch"})).unit(
        0, "c4 e5", "sheep"
    )
    assert shores.shipping(0, 2).turn(0).sees(0)["settlements"] == 2
    joined = Scenario(players=3, clans=["macdonald"], board=hand_made({"d4": "loch"})).unit(
        0, "c4 e5", "sheep"
    )
    assert joined.unit(0, "d4", "fisherman").shipping(0, 2).turn(0).sees(0)["settlements"] == 1
    board = hand_made({"d4": "loch"}, rivers=["e5 e6"])
    table = (
        Scenario(players=3, clans=["macdonald"], board=board)
        .unit(0, "c4 e5 e6", "sheep")
        .unit(0, "d4", "fisherman")
    )
    assert table.shipping(0, 1).turn(0).sees(0)["settlements"] == 2


@pytest.mark.rule("edition.T1")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_the_settlements_of_everyone_are_counted_for_all_to_see(edition: str) -> None:
    table = Scenario(players=3, edition=edition, board=hand_made(rivers=["c4 c5"])).shipping(0, 1)
    table.unit(0, "c4 c5", "sheep").unit(1, "h4 h5", "sheep").turn(0)
    assert [seat["settlements"] for seat in table.view["seats"]] == [2, 1, 0]
