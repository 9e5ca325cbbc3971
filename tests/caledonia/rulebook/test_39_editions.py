"""The table of differences between the editions: every row is read by the rules and changes how one plays."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.caledonia import scenario
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match, open_game
from clachan.core.rng import Rng
from clachan.games.caledonia import editions, layout
from clachan.games.caledonia.editions import SWITCHES, switches

# Data page, 7.4: key, revised, first edition. The other rows there say the same in other words.
TABLE = {
    "B1": (6, 3), "B2": (2, 1), "P7a": (1, 0), "N1": (1, 0), "A1": (30, 60), "S2": (0, 1), "X1": (1, 0),
}  # fmt: skip
RULES = Path(editions.__file__).parent


def drawn_for_a_port(edition: str) -> object:
    """B1: how many contracts Buchanan chooses from."""
    board = hand_made(ports={"c3": "contracts"})
    table = Scenario(clans=["buchanan"], edition=edition, board=board).unit(0, "c4", "cow").turn(0)
    return len(table.play("use port contracts", "draw contracts").let_chance().legal("take contract"))


def fulfilled_at_once(edition: str) -> object:
    """B2: what Buchanan is asked after one of two contracts."""
    table = Scenario(clans=["buchanan"], edition=edition).box(0, 11, 12).goods(0, whisky=6).turn(0)
    return table.play("fulfil contract 12").asked


def swapped_in(edition: str) -> object:
    """P7a: whether a cow may come back for a cow and a sheep."""
    table = Scenario(edition=edition, board=hand_made(ports={"c3": "swap"}))
    table.unit(0, "c4", "cow").unit(0, "c5", "sheep").turn(0)
    return "into cow" in table.play("use port swap", "swap c4", "swap c5").legal()


def bought_twice(edition: str) -> object:
    """N1: what a neighbour still sells in the same turn after three, once a swap stands beside it too."""
    board = hand_made(ports={"b6": "swap"})
    table = Scenario(players=3, board=board, edition=edition, port7_neighborhood=True).merchants(0, 7)
    table.unit(0, "b5", "cow").unit(1, "c4", "sheep").turn(0).play("expand c5 sheep", "buy 3 wool")
    return table.play("use port swap", "swap b5", "swap c5", "into bakery", "into bakery").legal("buy 3")


def highest_bid(edition: str) -> object:
    """A1"""
    options = {"players": 2, "edition": edition, "clan_auction": True}
    return new_match("caledonia", options, seed=1).legal()[-1].text


def paid_for_a_mark(edition: str) -> object:
    """S2: £5 of the contract, and £1 for the fifth tobacco."""
    table = Scenario(players=1, edition=edition).fulfilled(0, 2).box(0, 8).goods(0, bread=4).turn(0)
    return table.spend("fulfil contract 8")


def macewen_is_offered(edition: str) -> object:
    """X1"""
    game = open_game("caledonia")
    chosen = game.read_options({"players": 4, "edition": edition})
    return any("macewen" in game.draw_layout(chosen, Rng(seed))["offer"] for seed in range(20))


# For every row a play that shows it, with what comes of it in each edition.
PLAYS: dict[str, tuple[Callable[[str], object], object, object]] = {
    "B1": (drawn_for_a_port, 6, 3),
    "B2": (fulfilled_at_once, (0, "another-fulfilment"), (1, "turn")),
    "P7a": (swapped_in, False, True),
    "N1": (bought_twice, [], ["buy 3 wool"]),
    "A1": (highest_bid, "bid 30", "bid 60"),
    "S2": (paid_for_a_mark, -5, -6),
    "X1": (macewen_is_offered, True, False),
}


def forget() -> None:
    """What was kept of the table of differences."""
    switches.cache_clear()
    layout._in_game.cache_clear()
    scenario._usual.cache_clear()


@pytest.fixture
def without(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The table as if the editions agreed on one row."""
    key = str(request.param)
    rows = tuple(replace(row, first=row.revised) if row.key == key else row for row in SWITCHES)
    monkeypatch.setattr(editions, "SWITCHES", rows)
    forget()
    yield key
    forget()


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize("key", TABLE)
def test_each_difference_is_one_row_with_a_value_for_each_edition(key: str) -> None:
    game = open_game("caledonia")
    values = [switches(game.read_options({"edition": edition}))[key] for edition in ("revised", "first")]
    assert tuple(values) == TABLE[key]


@pytest.mark.rule("ruling.options")
def test_the_rows_are_those_in_which_play_differs() -> None:
    assert [row.key for row in SWITCHES] == list(TABLE) == list(PLAYS)
    assert [row.key for row in SWITCHES if row.revised == row.first] == []


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize("row", SWITCHES, ids=lambda row: str(row.key))
def test_every_row_is_read_by_the_rules(row: editions.Switch) -> None:
    sources = [path for path in RULES.rglob("*.py") if path.name != "editions.py"]
    assert any(f'["{row.key}"]' in path.read_text(encoding="utf-8") for path in sources)


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize("key", PLAYS)
def test_every_row_changes_how_one_plays(key: str) -> None:
    play, revised, first = PLAYS[key]
    assert [play("revised"), play("first")] == [revised, first]


@pytest.mark.rule("ruling.options")
@pytest.mark.parametrize("without", PLAYS, indirect=True)
def test_without_its_row_the_editions_play_alike(without: str) -> None:
    play, revised, _ = PLAYS[without]
    assert [play("revised"), play("first")] == [revised, revised]


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
