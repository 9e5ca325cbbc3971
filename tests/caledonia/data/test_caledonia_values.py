"""The values that come with the package, against what the sources say."""

import dataclasses
import json
from pathlib import Path

import pytest

from clachan import open_game
from clachan.core.rng import Rng
from clachan.games.caledonia import components as printed
from clachan.games.caledonia import dealing, reading
from clachan.games.caledonia.bounds import FIXED_ROWS, NUMBERS
from clachan.games.caledonia.components import GOODS, UNITS, Components, data_values, load_components

# Sum over all tiles, and number of tiles that show it.
CONTRACT_TOTALS = {
    "wool": (40, 21),
    "mutton": (18, 13),
    "beef": (18, 11),
    "bread": (35, 19),
    "cheese": (33, 20),
    "whisky": (34, 19),
    "cotton": (53, 17),
    "tobacco": (49, 16),
    "sugar": (45, 16),
    "hops": (111, 40),
    "money": (174, 20),
    "expansions": (13, 13),
    "upgrades": (12, 9),
}

# What the photograph shows of one face of A and one of D: terrain letters and cost. L is a loch.
PHOTOGRAPH = {
    ("A", 1): "a2 L, b1 L, b2 G 3, b3 G 3, b4 G 2, c2 MG 1, c3 L, c4 M 1, c5 GM 3, d2 G 3, d3 G 1, d4 G 4, "
    "e2 G 4, e3 L, e4 L, e5 L, f1 L, f2 GF 2, f3 M 1, f4 L",
    ("D", 1): "b5 GM 2, b8 L, c6 G 1, c7 MG 4, c8 G 1, d5 MFG 6, d6 FG 5, d7 L, e6 M 1, e7 G 4, e8 GF 4, "
    "f5 L",
}
# Here a digit is half cut, or half of the hex lies outside.
UNSURE = {("A", 1): "d1 G 1", ("D", 1): "b6 F 1, f6 G 4, f7 F 1"}
# Here only the terrain is to be seen.
TERRAIN_ONLY = {("A", 1): "a3 G, a4 G", ("D", 1): "b7 GMF, d8 GF, f8 G"}
PHOTOGRAPHED_RIVERS = {
    ("A", 1): "a3/b2 b2/b3 d2/d3 e2/f2",
    ("D", 1): "a6/b6 b5/b6 b6/c6 c6/c7 c7/d6 c7/c8 b7/c8 e6/f6 e6/e7 d6/e7 e7/e8 e8/f7 f7/f8",
}
LETTERS = {"G": "grass", "M": "mountain", "F": "forest", "L": "loch"}


def seen(table: dict[tuple[str, int], str]) -> list[tuple[tuple[str, int], str, set[str], int | None]]:
    rows = []
    for face, text in table.items():
        for entry in text.split(", "):
            name, letters, *cost = entry.split()
            rows.append((face, name, {LETTERS[letter] for letter in letters}, int(cost[0]) if cost else None))
    return rows


def hexes_of(components: Components, face: tuple[str, int]) -> dict[str, printed.Hex]:
    return {each.name: each for each in components.faces[face].hexes}


# --- contracts ------------------------------------------------------------------------------------------


def test_the_contract_totals_agree_with_the_table(components: Components) -> None:
    rows = [dataclasses.asdict(contract) for contract in components.contracts]
    found = {
        field: (sum(row[field] for row in rows), sum(row[field] > 0 for row in rows))
        for field in CONTRACT_TOTALS
    }
    assert found == CONTRACT_TOTALS


def test_there_are_fifty_different_contracts_in_order(components: Components) -> None:
    assert [contract.number for contract in components.contracts] == list(range(1, 51))
    assert len({dataclasses.astuple(contract)[1:] for contract in components.contracts}) == 50


def test_contract_six_brings_three_hops_as_its_picture_shows(components: Components) -> None:
    six = components.contracts[5]
    assert (six.wool, six.sugar, six.hops, six.upgrades) == (3, 1, 3, 1)


def test_no_contract_brings_two_rare_imports_and_only_23_brings_none(components: Components) -> None:
    kinds = {c.number: sum(map(bool, (c.cotton, c.tobacco, c.sugar))) for c in components.contracts}
    assert max(kinds.values()) == 1
    assert [number for number, count in kinds.items() if count == 0] == [23]


# --- map ------------------------------------------------------------------------------------------------


def test_the_photographed_hexes_are_kept_and_marked_verified(components: Components) -> None:
    for face, name, terrain, cost in seen(PHOTOGRAPH):
        found = hexes_of(components, face)[name]
        assert (set(found.terrain), found.cost, found.provenance) == (terrain, cost or 0, "verified"), name


def test_half_seen_hexes_are_kept_and_marked_as_less_sure(components: Components) -> None:
    for face, name, terrain, cost in seen(UNSURE):
        found = hexes_of(components, face)[name]
        assert (set(found.terrain), found.cost, found.provenance) == (terrain, cost, "one source"), name


def test_photographed_terrain_stays_where_the_cost_is_hidden(components: Components) -> None:
    for face, name, terrain, _ in seen(TERRAIN_ONLY):
        found = hexes_of(components, face)[name]
        assert (set(found.terrain), found.provenance) == (terrain, "reconstructed"), name


def test_every_other_hex_of_the_photographed_faces_is_marked_reconstructed(components: Components) -> None:
    known = {(face, name) for table in (PHOTOGRAPH, UNSURE) for face, name, _, _ in seen(table)}
    for face in PHOTOGRAPH:
        for name, found in hexes_of(components, face).items():
            if (face, name) not in known:
                assert found.provenance == "reconstructed", name


@pytest.mark.parametrize("face", PHOTOGRAPHED_RIVERS)
def test_the_photographed_rivers_are_kept(components: Components, face: tuple[str, int]) -> None:
    found = {"/".join(river) for river in components.faces[face].rivers}
    assert found == set(PHOTOGRAPHED_RIVERS[face].split())


def test_no_hex_of_the_other_faces_claims_to_be_verified(components: Components) -> None:
    own = [face for key, face in components.faces.items() if key not in PHOTOGRAPH]
    assert len(own) == 6
    assert {each.provenance for face in own for each in face.hexes} == {"reconstructed", "one source"}


def test_the_ports_of_small_and_large_map(components: Components) -> None:
    assert components.port_places == {
        "A": ("b1", "a1"),
        "B": ("l1", "m1"),
        "C": ("l9", "m9"),
        "D": ("b9", "a9"),
    }


# --- boards and tiles -----------------------------------------------------------------------------------


def test_unit_costs(components: Components) -> None:
    costs = {name: unit.cost for name, unit in components.units.items()}
    assert costs == dict(zip(UNITS, (8, 9, 12, 8, 18, 10, 6, 10, 6), strict=True))


def test_what_units_make(components: Components) -> None:
    made = {name: (u.good, u.yields, u.input) for name, u in components.units.items() if u.good}
    assert made == {
        "sheep": ("wool", 1, ""),
        "cow": ("milk", 1, ""),
        "dairy": ("cheese", 1, "milk"),
        "bakery": ("bread", 1, "grain"),
        "field": ("grain", 2, ""),
        "distillery": ("whisky", 1, "grain"),
    }


def test_what_workers_earn_and_where(components: Components) -> None:
    earned = {n: (u.terrain, u.income, u.income_upgraded) for n, u in components.units.items() if not u.good}
    assert earned == {
        "woodcutter": ("forest", 4, 6),
        "miner": ("mountain", 6, 8),
        "fisherman": ("loch", 4, 4),
    }
    fisherman = components.units["fisherman"]
    assert fisherman.cost == components.number("clans.macdonald.cost")
    assert fisherman.income == components.number("clans.macdonald.income")


@pytest.mark.parametrize("side", ["1-2", "3-4"])
def test_market(components: Components, side: str) -> None:
    market = components.markets[side]
    assert [market.prices[i][market.start[i]] for i in range(6)] == [4, 5, 5, 10, 10, 11]
    assert [track[0] for track in market.prices] == [3, 3, 3, 7, 7, 8]
    assert [track[-1] for track in market.prices] == [8, 8, 8, 15, 15, 16]
    assert market.medium == (3, 6)


def test_whisky_two_steps_above_ten_is_twelve(components: Components) -> None:
    whisky = components.markets["1-2"].prices[GOODS.index("whisky")]
    assert whisky[whisky.index(10) + 2] == 12


def test_every_starting_tile_is_worth_seventy_pounds(components: Components) -> None:
    market = components.markets["1-2"]
    start = [market.prices[i][market.start[i]] for i in range(6)]
    worth = [
        tile.money + sum(price * amount for price, amount in zip(start, tile.goods, strict=True))
        for tile in components.starting_tiles
    ]
    assert worth == [70] * 9
    assert len({(tile.money, tile.goods) for tile in components.starting_tiles}) == 9
    assert min(tile.money for tile in components.starting_tiles) >= 55


def test_export_board(components: Components) -> None:
    assert components.fees == (5, 0, -5, -10, -15)
    assert components.pass_money == (16, 14, 12, 10)
    assert components.solo_pass_money == 16
    assert components.boxes == {1: 6, 2: 6, 3: 8, 4: 8}
    assert components.open_contracts == {1: 5, 2: 6, 3: 7, 4: 8}
    assert components.import_mark == 5


def test_solo_tables(components: Components) -> None:
    assert components.solo_contracts == ((7, 12), (6, 8), (5, 4))
    assert components.solo_settlements == ((14, 18), (11, 12), (8, 6))
    assert components.solo_ratings == (
        (0, "Newbie"), (116, "Rookie"), (131, "Average"), (146, "Expert"), (161, "Genius"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("technology.cost", 10),
        ("technology.bonus_cost", 5),
        ("merchants.cost", 4),
        ("merchants.total", 7),
        ("merchants.start", 2),
        ("shipping.cost", 4),
        ("neighbourhood.basic", 2),
        ("neighbourhood.processed", 3),
        ("neighbourhood.cap", 3),
        ("neighbourhood.cap_two_players", 4),
        ("clans.robertson.discount_small", 2),
        ("clans.robertson.discount_large", 3),
        ("clans.campbell.discounts", (3, 4, 4, 5)),
        ("clans.cunningham.milk", 8),
        ("clans.mackenzie.whisky", 3),
        ("clans.mackenzie.cellar", (0, 7, 15)),
        ("clans.macewen.money", 9),
        ("clans.macewen.hops", 3),
        ("final.exports.2", (8,)),
        ("final.exports.3-4", (12, 6)),
        ("final.settlements.2", (12, 0)),
        ("final.settlements.3-4", (18, 12, 6)),
        ("final.imports", (5, 4, 3)),
        ("variants.static_import", 4),
    ],
)
def test_single_printed_numbers(components: Components, name: str, value: int | tuple[int, ...]) -> None:
    assert components.numbers[name] == value
    asked = components.number(name) if isinstance(value, int) else components.row(name)
    assert asked == value


# --- provenance and packs -------------------------------------------------------------------------------


def test_every_value_says_how_sure_it_is_and_from_where() -> None:
    values = list(data_values())
    assert len(values) > 1000
    assert {value.file for value in values} == set(reading.FILES)
    assert [value for value in values if not value.provenance or not value.source] == []


def test_every_data_file_of_the_package_is_read() -> None:
    assert {path.name for path in reading.DEFAULTS.iterdir()} == set(reading.FILES)


@pytest.mark.parametrize(
    ("file", "place", "value", "provenance"),
    [
        ("player_board.json", "units.sheep.cost", 8, "one source"),
        ("player_board.json", "units.bakery.cost", 8, "rulebook"),
        ("market.json", "sides.1-2.prices.wool[0]", 3, "one source"),
        ("market.json", "sides.3-4.prices.wool[0]", 3, "reconstructed"),
        ("market.json", "sides.1-2.medium[0]", 3, "reconstructed"),
        ("starting_tiles.json", "starting_tiles[0].money", 55, "reconstructed"),
        ("contracts.json", "contracts[0].wool", 4, "verified"),
        ("map.json", "faces.A-1.hexes.d1.cost", 1, "one source"),
        ("map.json", "ports.A.1-2", "b1", "verified"),
    ],
)
def test_data_values_show_place_and_provenance(file: str, place: str, value: object, provenance: str) -> None:
    found = [leaf for leaf in data_values() if (leaf.file, leaf.place) == (file, place)]
    assert [(leaf.value, leaf.provenance) for leaf in found] == [(value, provenance)]


def dearer_sheep(folder: Path) -> None:
    tree = json.loads((reading.DEFAULTS / "player_board.json").read_text(encoding="utf-8"))
    tree["units"]["sheep"]["cost"] = {"value": 7, "provenance": "verified", "source": "my own copy"}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "player_board.json").write_text(json.dumps(tree), encoding="utf-8")


def test_a_pack_replaces_one_file(tmp_path: Path, components: Components) -> None:
    dearer_sheep(tmp_path)
    mine = load_components(tmp_path)
    assert mine.units["sheep"].cost == 7
    assert mine.digest != components.digest
    assert dataclasses.replace(mine, units=components.units, digest=components.digest) == components


def test_the_pack_of_the_environment_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dearer_sheep(tmp_path / "caledonia")
    monkeypatch.setenv("CLACHAN_DATA", str(tmp_path))
    assert load_components().units["sheep"].cost == 7
    sources = {leaf.source for leaf in data_values() if leaf.place == "units.sheep.cost"}
    assert sources == {"my own copy"}


def test_components_are_read_once_per_pack(tmp_path: Path) -> None:
    dearer_sheep(tmp_path)
    assert load_components(tmp_path) is load_components(tmp_path)
    assert load_components() is load_components()
    assert load_components() is not load_components(tmp_path)


def test_every_number_that_a_pack_may_change_is_read_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying the tables for every number of players and scoring them asks for all of them by name."""
    read: set[str] = set()
    number, row = Components.number, Components.row

    def noted(self: Components, name: str) -> int:
        read.add(name)
        return number(self, name)

    def noted_row(self: Components, name: str) -> tuple[int, ...]:
        read.add(name)
        return row(self, name)

    monkeypatch.setattr(Components, "number", noted)
    monkeypatch.setattr(Components, "row", noted_row)
    game = open_game("caledonia")
    dealing._values.cache_clear()
    dealing._laid.cache_clear()
    for players in (1, 2, 3, 4):
        for fixed in (False, True):
            options = game.read_options({"players": players, "static_imports": fixed})
            _, state = game.deal(options, Rng(1))
            game.scores(state)
    changeable = {
        name for names in NUMBERS.values() for name, (low, high, _) in names.items() if low < high
    } - set(FIXED_ROWS)
    elsewhere = {"imports.mark"}  # a field of its own
    checked = {"clans.macdonald.cost", "clans.macdonald.income"}  # against the workers of the player board
    assert changeable - read == elsewhere | checked
