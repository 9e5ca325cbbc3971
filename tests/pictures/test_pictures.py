"""Pictures: well-formed, drawn with what the web table draws with, and true to the position."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clachan import Match, new_match, write_record
from clachan.cli.app import app
from clachan.core.rng import Rng
from clachan.pictures import as_png, picture_of
from clachan.pictures.look import Look, art, resolved

TABLES: list[tuple[str, dict[str, object]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 3, "tighter_map": True, "map_sides": "2121"}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
]
SVG = "{http://www.w3.org/2000/svg}"


def midway(game: str, options: dict[str, object], plies: int = 90) -> Match:
    match, rng = new_match(game, options, 4), Rng(4)
    while match.ply < plies and not match.over:
        legal = match.legal()
        match.push(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_position_can_be_drawn(game: str, options: dict[str, object]) -> None:
    match = midway(game, options, 5000)
    for ply in (0, match.ply // 3, 2 * match.ply // 3, match.ply):
        svg = picture_of(match.position_at(ply))
        root = ET.fromstring(svg)
        ids = {element.get("id") for element in root.iter() if element.get("id")}
        used = {str(element.get("href"))[1:] for element in root.iter(f"{SVG}use")}
        assert used <= ids
        assert "class=" not in svg and "var(" not in svg and "--" not in svg


def test_each_piece_of_the_map_is_drawn_where_it_stands() -> None:
    match = midway("caledonia", {"players": 3})
    root = ET.fromstring(picture_of(match.position))
    drawn = [str(e.get("href")) for e in root.iter(f"{SVG}use") if "-p-" in str(e.get("href"))]
    for hexagon in match.view()["map"]["hexes"]:
        if unit := hexagon.get("unit"):
            drawn.remove(f"#clachan-caledonia-p-{unit['kind']}-{unit['seat']}")
    assert {name.partition("-p-")[2].split("-")[0] for name in drawn} == {"merchant"}  # those of the boards


def test_the_ground_is_the_one_that_the_pages_engrave() -> None:
    match = new_match("caledonia", players=4, map_sides="1212")
    paths = art("ground-1212")["paths"]
    svg = picture_of(match.position)
    assert all(path in svg for path in paths)


def test_a_map_that_nobody_has_engraved_is_washed(monkeypatch: pytest.MonkeyPatch) -> None:
    from clachan.pictures import caledonia

    position = new_match("caledonia", players=2).position
    monkeypatch.setattr(caledonia, "_plate", lambda view: None)
    ET.fromstring(picture_of(position))


def test_hidden_parts_are_not_drawn() -> None:
    """A spectator's picture is made of a spectator's view."""
    match = midway("glenmore", {"players": 3, "chronicles": "157"})
    imagined = match.game.imagined(match.state, 0, Rng(9))
    before = picture_of(match.position, 0)
    match.state = imagined
    assert picture_of(match.position, 0) == before


def test_notebooks_show_the_table() -> None:
    match = new_match("glenmore", players=2)
    svg, html = match._repr_svg_(), match.position._repr_html_()
    assert svg and svg.startswith("<svg ") and html and svg in html
    assert re.search(r"<figcaption>[^<]+</figcaption>", html)


def test_rules_of_the_style_sheets_are_read() -> None:
    rules = [
        ":root { --a: #111; --b: var(--a); } .x, .y { fill: var(--b); } :root.dark .x { fill: #000; }",
        ':is(.p, .q) { stroke: rgb(1 2 3 / .5); } [data-game="g"] { --a: #222; } .k { --a: #333; }',
    ]
    look = Look(rules, "g")
    assert look.painted('<path class="x"/>') == '<path fill="#222"/>'
    assert (
        look.painted('<path class="y q"/>', look.scope("k")) == '<path fill="#333" stroke="rgba(1,2,3,.5)"/>'
    )
    assert resolved("var(--none, 4px)", {}) == "4px"


def test_a_record_is_drawn_to_a_file(tmp_path: Path) -> None:
    record, match = tmp_path / "game.txt", midway("glenmore", {"players": 2}, 40)
    record.write_text(write_record(match))

    def run(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(app, ["draw", str(record), *words])
        return result.exit_code, result.output

    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert run("--ply", "12", "-o", str(svg))[0] == 0
    assert svg.read_text() == picture_of(match.position_at(12))
    assert run("-o", str(png), "--width", "300")[0] == 0
    assert png.read_bytes().startswith(b"\x89PNG") and png.read_bytes() == as_png(
        picture_of(match.position), 300
    )
    assert "ends in .svg or .png, not board.gif" in run("-o", str(tmp_path / "board.gif"))[1]
    assert "plies 0 to 40, not 99" in run("--ply", "99", "-o", str(svg))[1]
    assert "the seats are 1 to 2, not 3" in run("--seat", "3", "-o", str(svg))[1]
    assert "cannot write" in run("-o", str(tmp_path / "no" / "board.svg"))[1]
