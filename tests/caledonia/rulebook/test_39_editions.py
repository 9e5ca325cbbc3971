"""The table of differences between the editions; what each row changes is proved beside its rule."""

import pytest

from clachan import new_match, open_game
from clachan.core.rng import Rng
from clachan.games.caledonia.editions import SWITCHES, switches

# Data page, 7.4: key, revised, first edition.
TABLE = {
    "B1": (6, 3), "B2": (2, 1), "K1": (1, 1), "K2": (1, 1), "P7a": (1, 0), "P7b": (1, 1), "P7c": (0, 0),
    "P8": (1, 1), "N1": (1, 0), "F1": (1, 0), "O1": (1, 0), "D1": (1, 1), "A1": (30, 60), "S1": (1, 1),
    "S2": (0, 1), "S3": (1, 1), "S4": (1, 1), "L1": (1, 1), "T1": (1, 1), "X1": (1, 0), "R5": (1, 1),
}  # fmt: skip


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize("key", TABLE)
def test_each_difference_is_one_row_with_a_value_for_each_edition(key: str) -> None:
    game = open_game("caledonia")
    values = [switches(game.read_options({"edition": edition}))[key] for edition in ("revised", "first")]
    assert tuple(values) == TABLE[key]


@pytest.mark.rule("ruling.options")
def test_there_are_21_differences() -> None:
    assert [switch.key for switch in SWITCHES] == list(TABLE)
    assert len(TABLE) == 21


@pytest.mark.rule("edition.X1", "clan.macewen.brewing", "port.any", "tile.costly")
@pytest.mark.parametrize(
    ("options", "extras"), [({}, True), ({"extras": False}, False), ({"edition": "first"}, False)]
)
def test_the_extra_clan_port_and_tile_are_in_the_game_by_default_only(
    options: dict[str, object], extras: bool
) -> None:
    game = open_game("caledonia")
    chosen = game.read_options({"players": 4, **options})
    drawn = [game.draw_layout(chosen, Rng(seed)) for seed in range(60)]
    assert any("macewen" in layout["offer"] for layout in drawn) is extras
    assert any("any" in layout["ports"].split() for layout in drawn) is extras
    assert any("costly" in layout["scoring"].split() for layout in drawn) is extras


@pytest.mark.rule("edition.X1")
def test_a_layout_with_an_extra_tile_is_refused_in_the_first_edition() -> None:
    options = {"players": 2, "edition": "first"}
    layout = new_match("caledonia", options, seed=1).layout | {"ports": "any meat money swap"}
    with pytest.raises(Exception, match="layout ports names 'any', which is not in this game"):
        new_match("caledonia", options, layout=layout)
