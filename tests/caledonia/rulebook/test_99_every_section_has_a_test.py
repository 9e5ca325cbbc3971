"""Every section of the rulebooks has a test, and every test names a section that exists."""

from pathlib import Path

import pytest

from clachan.core.rulebook import Coverage, coverage, read_rulebook


@pytest.fixture(scope="module")
def covered() -> Coverage:
    return coverage(read_rulebook("caledonia"), Path(__file__).parents[1])


def test_no_section_is_without_a_test(covered: Coverage) -> None:
    assert covered.missing == []


def test_no_test_names_an_unknown_section(covered: Coverage) -> None:
    assert [f"{mark.test} names {mark.section}" for mark in covered.unknown] == []


def test_the_rulebook_has_its_ports_tiles_clans_and_editions(covered: Coverage) -> None:
    from clachan.games.caledonia.components import CLANS, PORTS, SCORING_TILES
    from clachan.games.caledonia.editions import SWITCHES

    ids = {section.id for section in covered.rulebook.sections}
    assert {f"port.{port}" for port in PORTS} <= ids
    assert {f"tile.{tile}" for tile in SCORING_TILES} <= ids
    assert {f"edition.{switch.key}" for switch in SWITCHES} <= ids
    assert {id.split(".")[1] for id in ids if id.startswith("clan.")} == set(CLANS)
