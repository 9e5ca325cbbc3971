"""Faults of accessibility that axe finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

Part = str | dict[str, list[list[str]]]  # a selector, or several as axe names them
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page, within: Part = "html") -> list[str]:
    """The serious ones on this page, or in a part of it."""
    page.evaluate(AXE.read_text())
    run = "async (part) => (await axe.run(part, {resultTypes: ['violations']})).violations"
    found = page.evaluate(run, within)
    serious = [violation for violation in found if violation["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {node['html'][:160]}" for v in serious for node in v["nodes"][:8]]
