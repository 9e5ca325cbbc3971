"""A report as one HTML page that needs nothing from elsewhere: style, tables and drawings are all inside."""

import re
from html import escape

from clachan.sim.rating import Interval
from clachan.sim.report.chapter import TEXT, Book, Chapter, Sheet
from clachan.sim.report.plots import WANTED, can_plot, draw_plot
from clachan.sim.report.saying import report_text
from clachan.words import spoken_language

ROWS_OPEN = 24  # a longer table is folded, with its beginning in sight
BESIDE_MOST = 8  # columns of numbers that have room beside a plot
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
STYLE = """
:root { color-scheme: light dark;
  --ink: #1d2327; --paper: #fbfaf7; --faint: #5c656b; --line: #d9d6cd; --row: #f1efe8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e3da; --paper: #16191b; --faint: #a3a9ad; --line: #34393d; --row: #1f2326; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 76rem;
  background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.2rem; margin: 0 0 .2rem; }
p { margin: 0 0 .8rem; max-width: 68ch; }
p.note, figcaption { color: var(--faint); font-size: .92rem; }
nav { margin: 1rem 0 2rem; display: flex; flex-wrap: wrap; gap: .35rem .9rem; }
a { color: inherit; text-underline-offset: .2em; }
section { padding: 1.4rem 0 .6rem; border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem .25rem 0; text-align: left; vertical-align: top; }
th.number, td.number { text-align: right; white-space: nowrap; }
thead th { border-bottom: 1px solid var(--line); color: var(--faint); font-weight: 600;
  vertical-align: bottom; }
tbody tr:nth-child(even) { background: var(--row); }
tbody th { font-weight: 500; }
summary { cursor: pointer; margin: .4rem 0; color: var(--faint); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 1rem 2rem; margin: .8rem 0; align-items: start; }
.plots > * { min-width: 0; }
figure { margin: 0; max-width: 36rem; }
svg { width: 100%; height: auto; display: block; }
footer { margin-top: 2rem; color: var(--faint); font-size: .85rem; }
@media print { details > * { display: block; } }
"""


def page_of(book: Book) -> str:
    """The whole page; without matplotlib it holds the tables and says how to get the plots."""
    plots = can_plot()
    missing = (
        ""
        if plots or not any(c.plots for c in book.chapters)
        else f"<p><em>{escape(report_text('no-plots', why=str(WANTED)))}</em></p>"
    )
    sections = "\n".join(_section(chapter, plots) for chapter in book.chapters)
    links = " ".join(f'<a href="#{_anchor(c)}">{escape(c.title)}</a>' for c in book.chapters)
    return f"""<!DOCTYPE html>
<html lang="{spoken_language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{escape(book.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header><h1>{escape(book.title)}</h1>
<p>{escape(book.lead)}</p>{missing}
<nav aria-label="{escape(report_text("chapters"))}">{links}</nav></header>
<main>
{sections}
</main>
<footer>{escape(report_text("written-by"))}</footer>
</body>
</html>
"""


def _anchor(chapter: Chapter) -> str:
    return chapter.id or re.sub(r"[^a-z0-9]+", "-", chapter.title.lower()).strip("-")


def _section(chapter: Chapter, plots: bool) -> str:
    drawings = [f"<figure>{draw_plot(plot)}</figure>" for plot in chapter.plots] if plots else []
    table = _table(chapter.sheet, bool(drawings)) if chapter.sheet else ""
    beside = len(drawings) == 1 and chapter.sheet is not None and _narrow(chapter.sheet)
    parts = [*drawings, f"<div>{table}</div>"] if beside else drawings
    return "\n".join(
        [
            f'<section id="{_anchor(chapter)}">',
            f"<h2>{escape(chapter.title)}</h2>",
            f'<p class="note">{escape(chapter.note)}</p>',
            f'<div class="plots">{"".join(parts)}</div>' if parts else "",
            "" if beside else table,
            "</section>",
        ]
    )


def _narrow(sheet: Sheet) -> bool:
    """Whether a table has room beside a plot; intervals are wide."""
    widths = (sum(2 if isinstance(cell, Interval) else 1 for cell in row) for row in sheet.rows)
    return max(widths, default=0) <= BESIDE_MOST


def _table(sheet: Sheet, folded: bool) -> str:
    numeric = [' class="number"' if column.form != TEXT else "" for column in sheet.columns]
    heads = "".join(
        f'<th scope="col"{kind}>{escape(column.shown)}</th>'
        for column, kind in zip(sheet.columns, numeric, strict=True)
    )
    rows = "\n".join(_row(row, numeric) for row in sheet.written())
    table = (
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div>'
    )
    if not folded or len(sheet.rows) <= ROWS_OPEN:
        return table
    return (
        f"<details><summary>{escape(report_text('rows', count=len(sheet.rows)))}</summary>{table}</details>"
    )


def _row(cells: list[str], numeric: list[str]) -> str:
    first = f'<th scope="row">{escape(cells[0])}</th>'
    rest = (f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(cells[1:], numeric[1:], strict=True))
    return f"<tr>{first}{''.join(rest)}</tr>"
