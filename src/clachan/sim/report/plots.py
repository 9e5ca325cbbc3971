"""Plots as pieces of SVG for a page. Lines and letters take the page's colour and suit light and dark."""

import re
from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Any

from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.sim.report.chapter import SHARE, Bars, Curves, Matrix, Paths, Plot, Spread, StackedBars
from clachan.sim.report.saying import report_text
from clachan.words.figures import local

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK = "#010203"  # stands for the page's own colour until the drawing is done
COLOURS = ("#3b82c4", "#d9822b", "#2f9e77", "#b0609b", "#8a8f2a", "#56a5d8", "#c0504d", "#7d7aa8")
DASHES = ("-", "--", "-.", ":")
SIGNS = ("o", "s", "^", "D")
WIDTH = 5.4  # inches; a phone shows this without making letters small
NAME_MOST = 26  # letters of a name beside a drawing
WANTED = refusal("plots-need")
STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": INK,
    "grid.alpha": 0.15,
    "legend.frameon": False,
    "legend.fontsize": 9,
}


def can_plot() -> bool:
    """Whether matplotlib is there."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        return False
    return True


def draw_plot(plot: Plot) -> str:
    """A plot as an SVG element; the same plot gives the same text."""
    if not can_plot():
        raise ClachanError(WANTED)
    import matplotlib
    from matplotlib.figure import Figure

    style: Any = {**STYLE, "svg.hashsalt": plot.title}
    with matplotlib.rc_context(style):
        figure = Figure(layout="constrained")
        DRAWERS[type(plot)](figure, plot)
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return _inline(out.getvalue(), plot.title)


def _inline(text: str, title: str) -> str:
    """The element alone, with a name for those who cannot see it, in the page's own ink."""
    svg = text[text.index("<svg") :].strip()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z][\w.]*_\d+"', "", svg)  # names that every drawing has, unused
    svg = re.sub(r'(<svg\b[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg\b[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    name = title.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{name}"', 1).replace(INK, "currentColor")


def _axes(figure: "Figure", height: float, rows: int = 1, columns: int = 1) -> "list[Axes]":
    figure.set_size_inches(WIDTH, height)
    return list(figure.subplots(rows, columns, squeeze=False, sharex=rows > 1).flat)


def _short(name: str) -> str:
    """A name that leaves room for the drawing; of a bot's file the end says most."""
    return name if len(name) <= NAME_MOST else f"…{name[1 - NAME_MOST :]}"


def _bars(figure: "Figure", plot: Bars) -> None:
    places = range(len(plot.names))
    axes = _axes(figure, 0.9 + 0.23 * len(plot.names))[0]
    lows, highs = [value.low for value in plot.values], [value.high for value in plot.values]
    axes.hlines(places, lows, highs, color=COLOURS[0], alpha=0.55, linewidth=3)
    axes.plot([value.value for value in plot.values], places, "o", color=COLOURS[0], markersize=5)
    if plot.usual is not None:
        axes.axvline(plot.usual, color=INK, linestyle="--", linewidth=1, alpha=0.7)
    if plot.wide:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: local(f"{value:g}"))
    axes.set_yticks(places, [_short(name) for name in plot.names])
    axes.set_ylim(len(plot.names) - 0.5, -0.5)
    axes.grid(axis="x")
    axes.set_title(plot.title)
    axes.set_xlabel(plot.unit)
    if plot.form == SHARE:
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")


def _stack(figure: "Figure", plot: StackedBars) -> None:
    axes = _axes(figure, 4.0)[0]
    places = range(len(plot.groups))
    above, below = [0.0] * len(plot.groups), [0.0] * len(plot.groups)
    for at, (part, amounts) in enumerate(zip(plot.parts, plot.amounts, strict=True)):
        base = [(above if amount >= 0 else below)[place] for place, amount in enumerate(amounts)]
        hatch = "" if at < len(COLOURS) // 2 else "///"
        axes.bar(
            places,
            amounts,
            bottom=base,
            label=part,
            color=COLOURS[at],
            hatch=hatch,
            edgecolor=INK,
            linewidth=0.4,
        )
        for place, amount in enumerate(amounts):
            (above if amount >= 0 else below)[place] += amount
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xticks(places, plot.groups)
    axes.set_ylabel(plot.unit)
    axes.set_title(plot.title)
    axes.grid(axis="y")
    axes.set_axisbelow(True)
    figure.legend(loc="outside lower center", ncols=3)


def _paths(figure: "Figure", plot: Paths) -> None:
    columns = 2 if len(plot.strips) > 1 else 1
    rows = -(-len(plot.strips) // columns)
    several = _axes(figure, 0.6 + 1.5 * rows, rows, columns)
    at = range(len(plot.ticks))
    for axes, strip in zip(several, plot.strips, strict=False):
        axes.fill_between(at, strip.low, strip.high, color=COLOURS[0], alpha=0.25, linewidth=0)
        axes.plot(at, strip.middle, "o-", color=COLOURS[0], markersize=3)
        axes.set_title(f"{strip.name}, {plot.unit}")
        axes.grid(axis="y")
        axes.set_xticks(at, plot.ticks)
    for axes in several[len(plot.strips) :]:
        axes.set_visible(False)


def _spread(figure: "Figure", plot: Spread) -> None:
    several = _axes(figure, 0.5 + 1.3 * len(plot.names), len(plot.names), 1)
    low = min(min(values) for values in plot.values)
    high = max(max(values) for values in plot.values)
    step = max(1.0, round((high - low) / 30))
    edges = [low - step / 2 + step * place for place in range(int((high - low) / step) + 2)]
    for at, (axes, name, values) in enumerate(
        zip(several, map(_short, plot.names), plot.values, strict=True)
    ):
        axes.hist(values, bins=edges, color=COLOURS[at % len(COLOURS)], edgecolor=INK, linewidth=0.3)
        axes.axvline(sum(values) / len(values), color=INK, linestyle="--", linewidth=1)
        axes.set_title(f"{plot.title}: {name}" if at == 0 else name)
        axes.locator_params(axis="y", integer=True, nbins=4)
    several[-1].set_xlabel(report_text("dashed-mean", unit=plot.unit))


def _matrix(figure: "Figure", plot: Matrix) -> None:
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.patches import Rectangle

    count, names = len(plot.names), [_short(name) for name in plot.names]
    axes = _axes(figure, 0.9 + 0.45 * count + 0.04 * max(map(len, names)))[0]
    scale = LinearSegmentedColormap.from_list("odds", [COLOURS[1], "#9a9a9a", COLOURS[0]])
    for row in range(count):
        for column in range(count):
            share = plot.shares[row][column]
            if share is not None:
                cell = Rectangle((column - 0.5, row - 0.5), 1, 1, color=scale(share), alpha=0.45, linewidth=0)
                axes.add_patch(cell)
                axes.text(column, row, f"{100 * share:.0f} %", ha="center", va="center")
    axes.set_xlim(-0.5, count - 0.5)
    axes.set_ylim(count - 0.5, -0.5)
    axes.set_xticks(range(count), names, rotation=30, ha="right")
    axes.set_yticks(range(count), names)
    axes.set_title(plot.title)


def _curves(figure: "Figure", plot: Curves) -> None:
    axes = _axes(figure, 3.6)[0]
    for at, curve in enumerate(plot.curves):
        style, colour = DASHES[at % len(DASHES)], COLOURS[at % len(COLOURS)]
        axes.plot(curve.at, curve.values, style, color=colour, label=curve.name, linewidth=1.6)
        axes.plot(curve.at[-1:], curve.values[-1:], SIGNS[at % len(SIGNS)], color=colour, markersize=5)
    for number, (across, up, name) in enumerate(plot.marks):
        axes.plot([across], [up], "o", color=INK, markersize=4, fillstyle="none")
        lift = 9 if number % 2 == 0 else -15
        axes.annotate(name, (across, up), (0, lift), textcoords="offset points", ha="center", fontsize=9)
    for place, name in plot.ends:
        axes.axvline(place, color=INK, alpha=0.3, linewidth=0.8)
        axes.annotate(
            name,
            (place, 1),
            (-2, -8),
            xycoords=("data", "axes fraction"),
            textcoords="offset points",
            ha="right",
            fontsize=8,
            alpha=0.7,
        )
    axes.grid(axis="y")
    axes.set_xlabel(plot.across)
    axes.set_ylabel(plot.unit)
    axes.set_title(plot.title)
    figure.legend(loc="outside lower center", ncols=2)


DRAWERS: dict[type, Callable[[Any, Any], None]] = {
    Bars: _bars,
    StackedBars: _stack,
    Paths: _paths,
    Spread: _spread,
    Matrix: _matrix,
    Curves: _curves,
}
