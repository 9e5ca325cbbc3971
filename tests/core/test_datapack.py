"""Data files of an invented game: where they come from, what marks them, and how broken ones are refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clachan.core import datapack
from clachan.core.datapack import Leaf, Reader
from clachan.core.errors import BadData

FILES = ("cards.json", "board.json")
CARDS = {"provenance": "verified", "source": "a picture", "cards": [{"cost": 3}, {"cost": 4}]}
BOARD = {"board": {"provenance": "rulebook", "spaces": 12}}


@pytest.fixture
def defaults(tmp_path: Path) -> Path:
    folder = tmp_path / "defaults"
    write(folder, "cards.json", CARDS)
    write(folder, "board.json", BOARD)
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def write(folder: Path, name: str, tree: object) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(json.dumps(tree), encoding="utf-8")


def load(defaults: Path, pack: Path | None = None) -> dict[str, Any]:
    return datapack.load("toy", defaults, FILES, pack)


def refused(act: Callable[[], object]) -> list[tuple[str, str, str]]:
    with pytest.raises(BadData) as caught:
        act()
    return [
        (fault.file, str(fault.place) or "whole file", str(fault.reason)) for fault in caught.value.faults
    ]


# --- where files come from ------------------------------------------------------------------------------


def test_without_a_pack_the_default_files_are_read(defaults: Path) -> None:
    assert load(defaults) == {"cards.json": CARDS, "board.json": BOARD}


def test_a_file_in_the_pack_replaces_the_default_of_the_same_name(defaults: Path, pack: Path) -> None:
    mine = {"provenance": "verified", "board": 20}
    write(pack, "board.json", mine)
    assert load(defaults, pack) == {"cards.json": CARDS, "board.json": mine}


def test_a_pack_may_keep_its_files_in_a_folder_named_after_the_game(defaults: Path, pack: Path) -> None:
    mine = {"provenance": "verified", "board": 20}
    write(pack / "toy", "board.json", mine)
    write(pack / "other game", "board.json", {"provenance": "verified", "board": 30})
    assert load(defaults, pack)["board.json"] == mine


def test_a_pack_for_another_game_changes_nothing(defaults: Path, pack: Path) -> None:
    write(pack / "other game", "pieces.json", {"provenance": "verified"})
    assert load(defaults, pack) == load(defaults)


def test_files_beside_the_games_own_folder_are_not_quietly_ignored(defaults: Path, pack: Path) -> None:
    write(pack, "board.json", BOARD)
    write(pack / "toy", "cards.json", CARDS)
    reason = "lies beside the folder toy/, so nothing would read it"
    assert refused(lambda: load(defaults, pack)) == [("board.json", "whole file", reason)]


def test_read_me_and_hidden_files_may_lie_in_a_pack(defaults: Path, pack: Path) -> None:
    (pack / "README.md").write_text("photographed on Sunday")
    (pack / ".board.json").write_text("rubbish of the system")
    assert load(defaults, pack) == load(defaults)


def test_a_byte_order_mark_is_no_fault(defaults: Path, pack: Path) -> None:
    (pack / "board.json").write_text("\ufeff" + json.dumps(BOARD), encoding="utf-8")
    assert load(defaults, pack) == load(defaults)


def test_the_environment_names_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLACHAN_DATA", "some/folder")
    assert datapack.pack_from_environment() == Path("some/folder")
    monkeypatch.setenv("CLACHAN_DATA", "")
    assert datapack.pack_from_environment() is None
    monkeypatch.delenv("CLACHAN_DATA")
    assert datapack.pack_from_environment() is None


# --- files that cannot be used --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ('{"a": 1,\n "b" 2}', "line 2, column 6", "is not JSON: Expecting ':' delimiter"),
        ("", "line 1, column 1", "is not JSON: Expecting value"),
        ("[1]", "whole file", "must be an object, not a list"),
        ("null", "whole file", "must be an object, not null"),
        ('{"a": NaN}', "whole file", "is not JSON: NaN is not a JSON number"),
        ('{"a":' * 30 + "1" + "}" * 30, "whole file", "is nested more than 20 levels deep"),
        ('{"a":' * 90000 + "1" + "}" * 90000, "whole file", "is nested more than 20 levels deep"),
        ('{"a": "\\ud800"}', "whole file", "holds a broken \\u escape"),
    ],
)
def test_what_is_no_json_object_is_refused(
    defaults: Path, pack: Path, text: str, place: str, reason: str
) -> None:
    (pack / "board.json").write_text(text)
    assert refused(lambda: load(defaults, pack)) == [("board.json", place, reason)]


def test_a_number_too_long_to_read_is_refused(defaults: Path, pack: Path) -> None:
    (pack / "board.json").write_text('{"a": ' + "9" * 5000 + "}")
    ((file, place, reason),) = refused(lambda: load(defaults, pack))
    assert (file, place) == ("board.json", "whole file")
    assert reason.startswith("is not JSON: ")


def test_bytes_that_are_no_text_are_refused(defaults: Path, pack: Path) -> None:
    (pack / "board.json").write_bytes(b'{"a": "\xff"}')
    assert refused(lambda: load(defaults, pack)) == [("board.json", "byte 7", "is not UTF-8 text")]


def test_a_folder_with_the_name_of_a_file_is_refused(defaults: Path, pack: Path) -> None:
    (pack / "board.json").mkdir()
    found = refused(lambda: load(defaults, pack))
    assert found == [("board.json", "whole file", "cannot be read: Is a directory")]


def test_an_unknown_file_is_refused_with_the_known_names(defaults: Path, pack: Path) -> None:
    write(pack, "bord.json", BOARD)
    reason = "is not a data file of toy; known are cards.json, board.json"
    assert refused(lambda: load(defaults, pack)) == [("bord.json", "whole file", reason)]


def test_a_missing_file_is_refused(defaults: Path) -> None:
    (defaults / "cards.json").unlink()
    assert refused(lambda: load(defaults)) == [("cards.json", "whole file", "is missing")]


def test_a_pack_that_is_not_there_is_refused(defaults: Path, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    found = refused(lambda: load(defaults, gone))
    assert found == [(str(gone), "folder", "cannot be read: No such file or directory")]


def test_a_pack_that_is_a_file_is_refused(defaults: Path, tmp_path: Path) -> None:
    file = tmp_path / "pack.zip"
    file.write_text("")
    assert refused(lambda: load(defaults, file)) == [(str(file), "folder", "cannot be read: Not a directory")]


def test_all_faults_are_found_in_one_reading(defaults: Path, pack: Path) -> None:
    (pack / "board.json").write_text("{")
    write(pack, "cards.json", {"cards": 1, "provenance": "hearsay"})
    write(pack, "other.json", {})
    assert [file for file, _, _ in refused(lambda: load(defaults, pack))] == [
        "other.json",
        "board.json",
        "cards.json",
    ]


# --- marks ----------------------------------------------------------------------------------------------


def walked(tree: object) -> list[tuple[str, object, str, str]]:
    found = datapack.leaves({"f.json": tree})  # type: ignore[dict-item]
    return [(leaf.place, leaf.value, leaf.provenance, leaf.source) for leaf in found]


def test_marks_hold_for_everything_below_until_overridden() -> None:
    tree = {
        "provenance": "verified",
        "source": "a picture",
        "sheep": {"cost": 8, "terrain": ["grass", "moor"]},
        "cow": {"provenance": "one source", "source": "a guide", "cost": 9},
        "goat": {"source": "another picture", "cost": 7},
    }
    assert walked(tree) == [
        ("sheep.cost", 8, "verified", "a picture"),
        ("sheep.terrain[0]", "grass", "verified", "a picture"),
        ("sheep.terrain[1]", "moor", "verified", "a picture"),
        ("cow.cost", 9, "one source", "a guide"),
        ("goat.cost", 7, "verified", "another picture"),
    ]


def test_a_single_value_may_carry_its_own_mark() -> None:
    tree = {
        "provenance": "rulebook",
        "costs": [6, {"value": 8, "provenance": "inferred", "source": "a ratio"}],
        "banks": {"value": ["a1", "b1"], "provenance": "reconstructed"},
    }
    assert walked(tree) == [
        ("costs[0]", 6, "rulebook", ""),
        ("costs[1]", 8, "inferred", "a ratio"),
        ("banks[0]", "a1", "reconstructed", ""),
        ("banks[1]", "b1", "reconstructed", ""),
    ]


def test_a_new_provenance_drops_the_old_source() -> None:
    tree = {"provenance": "verified", "source": "a picture", "x": {"provenance": "inferred", "y": 1}}
    assert walked(tree) == [("x.y", 1, "inferred", "")]


def test_leaves_name_their_file() -> None:
    found = list(datapack.leaves({"f.json": {"provenance": "verified", "x": 1}}))
    assert found == [Leaf("f.json", "x", 1, "verified", "")]


@pytest.mark.parametrize(
    ("tree", "place", "reason"),
    [
        ({"x": 1}, "x", "has no provenance"),
        ({"x": {"y": [{"provenance": "verified", "z": 1}, 2]}}, "x.y[1]", "has no provenance"),
        (
            {"x": {"provenance": "hearsay", "y": 1}},
            "x",
            "provenance must be one of reconstructed, inferred, one source, verified, rulebook,"
            ' not "hearsay"',
        ),
        (
            {"provenance": 3, "y": 1},
            "whole file",
            "provenance must be one of reconstructed, inferred, one source, verified, rulebook, not 3",
        ),
        (
            {"provenance": "verified", "source": ["p. 3"], "x": 1},
            "whole file",
            "source must be a text, not a list",
        ),
        (
            {"provenance": "verified", "x": {"value": 1, "unit": "£"}},
            "x",
            'a marked value cannot also hold "unit"',
        ),
    ],
)
def test_wrong_marks_are_refused(defaults: Path, pack: Path, tree: object, place: str, reason: str) -> None:
    write(pack, "board.json", tree)
    assert refused(lambda: load(defaults, pack)) == [("board.json", place, reason)]


def test_a_name_written_twice_is_refused(defaults: Path, pack: Path) -> None:
    (pack / "board.json").write_text('{"provenance": "verified", "board": {"a1": 1, "a2": 2, "a1": 3}}')
    assert refused(lambda: load(defaults, pack)) == [("board.json", "board", 'has "a1" twice')]


def test_the_weakest_mark_stands_for_the_whole() -> None:
    assert datapack.weakest(["rulebook", "one source", "verified"]) == "one source"
    assert datapack.weakest(["verified", "reconstructed"]) == "reconstructed"


# --- values and digest ----------------------------------------------------------------------------------


def test_plain_trees_have_no_marks() -> None:
    tree: Any = {
        "provenance": "verified",
        "costs": [6, {"value": 8, "provenance": "inferred", "source": "a ratio"}],
        "sheep": {"source": "a guide", "cost": {"value": 9}},
    }
    assert datapack.plain(tree) == {"costs": [6, 8], "sheep": {"cost": 9}}


def test_the_digest_is_of_values_alone() -> None:
    one: Any = {"f.json": {"provenance": "verified", "a": 1, "b": {"value": 2, "source": "x"}}}
    same: Any = {"f.json": {"b": 2, "a": 1, "provenance": "inferred"}}
    other: Any = {"f.json": {"provenance": "verified", "a": 1, "b": 3}}
    assert datapack.digest(one) == datapack.digest(same)
    assert datapack.digest(one) != datapack.digest(other)
    assert len(datapack.digest(one)) == 12


# --- reading with places --------------------------------------------------------------------------------


def reader(tree: object) -> Reader:
    return Reader({"f.json": tree})  # type: ignore[dict-item]


def test_a_reader_answers_with_the_values() -> None:
    made = reader({"a": {"b": 3}, "row": [1, 2], "word": "grass", "text": "Newbie"})
    place = made.file("f.json")
    assert place.at("a.b").number(1, 6) == 3
    assert place.at("row").numbers(2, 0, 9) == (1, 2)
    assert place.at("word").word(("moor", "grass")) == "grass"
    assert place.at("text").text() == "Newbie"
    assert place.has("text")
    assert not place.has("colour")
    made.finish()


@pytest.mark.parametrize(
    ("value", "shown"),
    [(9, "9"), (0, "0"), (3.0, "3.0"), (True, "true"), ("3", '"3"'), (None, "null"), ([3], "a list")],
)
def test_only_a_whole_number_in_range_is_a_number(value: object, shown: str) -> None:
    made = reader({"cost": value})
    made.file("f.json").at("cost").number(1, 6)
    reason = f"must be a whole number from 1 to 6, not {shown}"
    assert refused(made.finish) == [("f.json", "cost", reason)]


def test_a_long_text_is_cut_in_the_message() -> None:
    made = reader({"cost": "x" * 1000})
    made.file("f.json").at("cost").number(1, 6)
    ((_, _, reason),) = refused(made.finish)
    assert len(reason) < 100


def test_one_fault_for_what_is_missing_and_none_for_what_hangs_on_it() -> None:
    made = reader({"a": {}})
    place = made.file("f.json").at("a").at("b")
    place.at("c").number(1, 6)
    place.at("d").listed(2)
    assert refused(made.finish) == [("f.json", "a.b", "is missing")]


def test_one_fault_for_a_value_where_an_object_should_be() -> None:
    made = reader({"a": 5})
    place = made.file("f.json").at("a")
    place.at("b").number(1, 6)
    place.has("c")
    place.at("d.e").text()
    assert refused(made.finish) == [("f.json", "a", "must be an object, not 5")]


@pytest.mark.parametrize(
    ("tree", "place", "reason"),
    [
        ({"row": 3}, "row", "must be a list, not 3"),
        ({"row": [1]}, "row", "must have 2 entries, not 1"),
        ({"row": [1, 12]}, "row[1]", "must be a whole number from 0 to 9, not 12"),
        ({"row": [1, 2], "rwo": [3]}, "rwo", "is unknown here"),
    ],
)
def test_wrong_rows_and_unknown_names_are_refused(tree: object, place: str, reason: str) -> None:
    made = reader(tree)
    made.file("f.json").at("row").numbers(2, 0, 9)
    assert refused(made.finish) == [("f.json", place, reason)]


def test_a_name_nobody_reads_is_found_inside_lists() -> None:
    made = reader({"cards": [{"cost": 1}, {"cost": 2, "colour": "red"}]})
    for card in made.file("f.json").at("cards").listed():
        card.at("cost").number(0, 9)
    assert refused(made.finish) == [("f.json", "cards[1].colour", "is unknown here")]


@pytest.mark.parametrize("value", ["", "  ", 5])
def test_a_text_has_letters(value: object) -> None:
    made = reader({"name": value})
    assert made.file("f.json").at("name").text() == ""
    assert refused(made.finish) == [("f.json", "name", f"must be a text, not {json.dumps(value)}")]


def test_a_word_must_be_known() -> None:
    made = reader({"terrain": "sand"})
    made.file("f.json").at("terrain").word(("grass", "loch"))
    assert refused(made.finish) == [("f.json", "terrain", 'must be one of grass, loch, not "sand"')]
