"""The swap port."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

LAND = {"c5": "grass+forest 2", "c6": "mountain 2", "e5": "forest+mountain 2"}


def beside(hexes: dict[str, str] | None = None, **kwargs: object) -> Scenario:
    """The swap port lies on c3; seat 0 has a cow on c4 beside it."""
    board = hand_made(hexes or LAND, ports={"c3": "swap"})
    return Scenario(board=board, **kwargs).unit(0, "c4", "cow")  # type: ignore[arg-type]


def swap(table: Scenario, *texts: str) -> Scenario:
    return table.turn(0).play("use port swap", *texts)


@pytest.mark.rule("port.swap")
def test_two_units_on_the_map_are_exchanged_for_two_from_the_board_for_nothing() -> None:
    table = beside().unit(0, "c5", "sheep").turn(0)
    assert table.spend("use port swap", "swap c4", "swap c5", "into dairy", "into woodcutter") == 0
    units = {name: count for name, count in table.sees(0)["units"].items() if count}
    assert units == {"dairy": 1, "woodcutter": 1}
    assert table.sees(0)["left"]["cow"] == 4
    assert table.asked == (0, "turn")


@pytest.mark.rule("port.swap")
@pytest.mark.parametrize("first", ["sheep", "distillery"])
def test_the_two_places_are_filled_one_after_the_other(first: str) -> None:
    """c4 is grassland, c5 has forest as well."""
    table = swap(beside().unit(0, "c5", "bakery"), "swap c4", "swap c5", f"into {first}")
    assert "into woodcutter" in table.legal()  # now c5 is asked for
    table.play("into woodcutter")
    units = {name: count for name, count in table.sees(0)["units"].items() if count}
    assert units == {first: 1, "woodcutter": 1}


@pytest.mark.rule("port.swap")
def test_new_units_must_suit_the_land() -> None:
    table = swap(beside().unit(0, "c5", "sheep"), "swap c5", "swap c4")
    assert "into miner" not in table.legal()
    assert table.why_not("into miner") == "a miner cannot be put on c5 in this swap"
    table.play("into woodcutter")
    assert table.why_not("into woodcutter") == "a woodcutter cannot be put on c4 in this swap"


@pytest.mark.rule("port.swap")
def test_fields_are_neither_taken_nor_put() -> None:
    table = swap(beside().unit(0, "c5", "sheep").unit(0, "d4", "field"))
    assert table.why_not("swap d4") == "fields cannot be swapped"
    table.play("swap c4")
    assert table.why_not("swap d4") == "fields cannot be swapped"
    assert table.legal() == ["swap c5"]
    table.play("swap c5")
    assert table.why_not("into field") == "a field cannot be put on c4 in this swap"


@pytest.mark.rule("port.swap")
def test_the_swap_needs_two_units_that_can_be_exchanged() -> None:
    reason = "no two of your units on the map can be swapped for two from your player board"
    assert beside().turn(0).why_not("use port swap") == reason
    assert beside().unit(0, "d4", "field").turn(0).why_not("use port swap") == reason
    # only a mountain, and the miner there may not be replaced by a miner
    assert beside().unit(0, "c6", "miner").turn(0).why_not("use port swap") == reason


@pytest.mark.rule("port.swap")
def test_only_ones_own_units_are_swapped() -> None:
    table = swap(beside().unit(0, "c5", "sheep").unit(1, "d4", "sheep"))
    assert table.why_not("swap d4") == "you have no unit on d4"
    table.play("swap c4")
    assert table.why_not("swap c4") == "c4 is chosen already"


@pytest.mark.rule("port.swap", "edition.P7a")
@pytest.mark.parametrize(("edition", "allowed"), [("revised", False), ("first", True)])
def test_the_new_units_differ_from_both_old_ones_but_not_in_the_first_edition(
    edition: str, allowed: bool
) -> None:
    table = swap(beside(edition=edition).unit(0, "c5", "sheep"), "swap c4", "swap c5")
    assert ("into cow" in table.legal()) is allowed
    assert ("into sheep" in table.legal()) is allowed
    if not allowed:
        assert table.why_not("into sheep") == "a sheep cannot be put on c4 in this swap"


@pytest.mark.rule("port.swap")
def test_pieces_must_be_on_the_player_board_before_the_swap() -> None:
    table = beside().unit(0, "c5", "sheep").unit(0, "d4 d5 e4", "bakery")
    swap(table, "swap c4", "swap c5", "into bakery")
    assert table.why_not("into bakery") == "a bakery cannot be put on c5 in this swap"


@pytest.mark.rule("port.swap", "edition.P7b", "bonus.building")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_swap_that_completes_a_set_gives_the_building_bonus(edition: str) -> None:
    table = beside(edition=edition).unit(0, "c5", "sheep").unit(0, "d4 d5 e4", "bakery")
    swap(table, "swap c4", "swap c5", "into bakery", "into dairy")
    assert table.legal() == ["done", "draw contracts"]
    assert beside().unit(0, "c5", "sheep").box(0, 1).unit(0, "d4 d5 e4", "bakery").turn(0).play(
        "use port swap", "swap c4", "swap c5", "into bakery", "into dairy"
    ).asked == (0, "turn")  # not with a full box


@pytest.mark.rule("edition.P7b", "port.swap")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_a_swap_gives_the_building_bonus_at_most_once(edition: str) -> None:
    table = (
        beside(edition=edition)
        .unit(0, "c5", "sheep")
        .unit(0, "d4 d5 e4", "bakery")
        .unit(0, "f4 f5 f6", "dairy")
    )
    swap(table, "swap c4", "swap c5", "into bakery", "into dairy")
    table.play("draw contracts")
    table.let_chance().play("done")
    assert table.asked == (0, "turn")


@pytest.mark.rule("edition.P7c", "port.swap")
@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("erratum", [False, True])
def test_a_swap_gives_the_neighbourhood_bonus_only_with_the_erratum(edition: str, erratum: bool) -> None:
    table = beside(edition=edition, players=3, port7_neighborhood=erratum).unit(0, "c5", "sheep")
    swap(table.unit(1, "d4", "distillery"), "swap c4", "swap c5", "into bakery", "into bakery")
    if erratum:
        assert table.asked == (0, "after-expanding")
        assert table.legal() == ["done", "buy 1 whisky", "buy 2 whisky"]
    else:
        assert table.asked == (0, "turn")


@pytest.mark.rule("port.swap")
def test_the_swap_can_come_after_the_main_action() -> None:
    table = beside().unit(0, "c5", "sheep").turn(0).play("hire merchant", "use port swap")
    table.play("swap c4", "swap c5", "into bakery", "into bakery")
    assert table.asked == (1, "turn")


@pytest.mark.rule("port.swap", "clan.macdonald.workers")
def test_macdonalds_workers_are_all_of_one_kind_for_the_swap() -> None:
    table = beside(clans=["macdonald"]).unit(0, "e5", "miner").turn(0)
    reason = "no two of your units on the map can be swapped for two from your player board"
    assert table.why_not("use port swap") == reason
    assert beside().unit(0, "e5", "miner").turn(0).why_not("use port swap") is None


@pytest.mark.rule("port.swap")
@pytest.mark.parametrize(("first", "second"), [("a1", "a2"), ("a2", "a1"), ("l8", "m9"), ("g6", "g7")])
def test_units_in_the_corners_and_in_the_middle_can_be_swapped(first: str, second: str) -> None:
    board = hand_made(ports={"c3": "swap"})
    table = Scenario(board=board).unit(0, "c4", "field").unit(0, f"{first} {second}", "cow").turn(0)
    table.play("use port swap")
    assert sorted(table.legal()) == sorted([f"swap {first}", f"swap {second}"])
    table.play(f"swap {first}")
    assert table.legal() == [f"swap {second}"]
    table.play(f"swap {second}", "into sheep", "into bakery")
    shown = {each["name"]: each["unit"]["kind"] for each in table.view["map"]["hexes"] if "unit" in each}
    assert shown == {"c4": "field", first: "sheep", second: "bakery"}
