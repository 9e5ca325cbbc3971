"""`clachan rules`: the sections of a game's rulebooks, and which tests prove them."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from clachan.cli.app import FIRST, app
from clachan.cli.speaking import said
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.core.rulebook import (
    Coverage,
    Rulebook,
    Section,
    coverage,
    folder_of_tests,
    read_rulebook,
    section_data,
)


@app.command("rules")
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")] = FIRST,
    section: Annotated[str, typer.Argument(metavar="ID")] = "",
    covered: Annotated[bool, typer.Option("--coverage")] = False,
    folder: Annotated[Path | None, typer.Option("--tests", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the sections of the rulebooks with their places, or with the tests that prove them."""
    rulebook = _part(read_rulebook(game), section)
    if not covered:
        _show(_listing(rulebook), _listing_lines(rulebook), as_json)
        return
    found = coverage(rulebook, _tests(game, folder))
    if section:
        found = Coverage(rulebook, found.tests, ())  # other sections are not unknown, only not asked for
    _show(found.data(), _coverage_lines(found), as_json)
    if found.missing or found.unknown:
        raise typer.Exit(1)


def _part(rulebook: Rulebook, id: str) -> Rulebook:
    if not id:
        return rulebook
    sections = rulebook.find(id)
    if not sections:
        raise ClachanError(refusal("no-section", game=str(rulebook.game), section=repr(id)))
    return Rulebook(rulebook.game, rulebook.sources, tuple(sections))


def _tests(game: str, given: Path | None) -> Path:
    if given is not None and not given.is_dir():
        raise ClachanError(refusal("no-folder-of-tests", folder=repr(str(given))))
    folder = given or folder_of_tests(game)
    if folder is None:
        raise ClachanError(refusal("no-tests-here", game=str(game)))
    return folder


def _show(data: dict[str, Any], lines: list[str], as_json: bool) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False) if as_json else "\n".join(lines))


def _listing(rulebook: Rulebook) -> dict[str, Any]:
    return {
        "game": rulebook.game,
        "total": len(rulebook.sections),
        "sources": rulebook.sources,
        "sections": [section_data(section) for section in rulebook.sections],
    }


def _listing_lines(rulebook: Rulebook) -> list[str]:
    lines = [_head(section) + f"\n    {'; '.join(section.places)}" for section in rulebook.sections]
    sources = [f"{key}: {text}" for key, text in rulebook.sources.items()]
    return [*lines, "", *sources, said("cli-rules-sections", count=len(rulebook.sections))]


def _head(section: Section) -> str:
    return f"{section.id}  {section.title}"


def _coverage_lines(found: Coverage) -> list[str]:
    data = found.data()
    lines = []
    for section in found.rulebook.sections:
        tests = found.tests[section.id]
        lines.append(_head(section) + ("" if tests else f"  {said('cli-rules-no-test')}"))
        lines += [f"    {test}" for test in tests]
    lines += [said("cli-rules-unknown", section=sentence) for sentence in data["unknown"]]
    missing = tuple(data["missing"])
    counts = {"tested": data["tested"], "total": data["total"]}
    if missing:
        return [*lines, said("cli-rules-some-tested", **counts, missing=missing)]
    return [*lines, said("cli-rules-tested", **counts)]
