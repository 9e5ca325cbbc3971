"""A picture that is being drawn: what is used more than once is defined once."""

from html import escape
from typing import Any

from clachan.pictures.look import SERIF, Inks, Look, art, look_of

ICON_INK = 'fill="none" stroke="#33271a" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round"'


def figure(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def shape(kind: str, **given: float | str) -> str:
    """An element such as `<rect …/>`; in the names of attributes `_` stands for `-`."""
    written = {name: value if isinstance(value, str) else figure(value) for name, value in given.items()}
    told = (f'{name.replace("_", "-")}="{value}"' for name, value in written.items())
    return f"<{kind} {' '.join(told)}/>"


class Canvas:
    """Collects the parts of a picture of a game."""

    def __init__(self, game: str, woods: str) -> None:
        """`woods` names the part of the kit that holds the game's wooden pieces."""
        self.game = game
        self.woods = woods
        self.look: Look = look_of(game)
        self.kit: dict[str, Any] = art("kit")
        self._symbols: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, *markup: str) -> None:
        self._parts += markup

    def ink(self, name: str) -> str:
        return self.look.ink(name)

    def symbol(self, name: str, box: str, markup: str) -> str:
        """Define a drawing once; answers with the id to use it by."""
        id = f"clachan-{self.game}-{name}"
        self._symbols.setdefault(id, f'<symbol id="{id}" viewBox="{box}">{markup}</symbol>')
        return id

    def use(self, id: str, x: float, y: float, size: float) -> str:
        return shape("use", href=f"#{id}", x=x, y=y, width=size, height=size)

    def text(self, x: float, y: float, words: str, size: float = 13, **more: str) -> str:
        """A line of letters."""
        look = {"fill": self.ink("ink"), "font_size": figure(size), "font_family": SERIF, **more}
        return shape("text", x=x, y=y, **look).removesuffix("/>") + f">{escape(words)}</text>"

    def middle(self, x: float, y: float, words: str, size: float = 13, **more: str) -> str:
        """A line of letters around a point."""
        return self.text(x, y, words, size, text_anchor="middle", **more)

    def sheet(self, x: float, y: float, width: float, height: float) -> str:
        """Paper on the table, with its shadow."""
        shade = shape("rect", x=x + 2, y=y + 4, width=width, height=height, rx=3, fill="#000", opacity=".28")
        return shade + shape("rect", x=x, y=y, width=width, height=height, rx=3, fill=self.ink("paper"))

    def framed(self, x: float, y: float, width: float, height: float) -> str:
        """A line of wax around the sheet of whoever is asked."""
        line = {"fill": "none", "stroke": self.ink("wax"), "stroke_width": "2"}
        return shape("rect", x=x + 2, y=y + 2, width=width - 4, height=height - 4, rx=2, **line)

    # What the kit draws

    def icon(self, name: str, x: float, y: float, size: float = 20) -> str:
        markup = f"<g {ICON_INK}>{self.look.painted(self.kit['icons'][name])}</g>"
        return self.use(self.symbol(f"i-{name}", "0 0 24 24", markup), x, y, size)

    def counted(self, name: str, count: object, x: float, y: float, size: float = 20) -> str:
        """An icon, and how many of it."""
        return self.icon(name, x, y, size) + self.text(x + size + 3, y + size * 0.78, str(count), size * 0.66)

    def seat_inks(self, seat: int) -> Inks:
        return self.look.scope(f"pc-{seat}")

    def badge(self, seat: int, x: float, y: float, size: float = 24) -> str:
        edge, sign = self.kit["badges"][seat], self.kit["signs"][seat]
        markup = (
            f'<path class="bs" d="{edge}" transform="translate(0 1.3)"/><path class="bf" d="{edge}"/>'
            f'<path class="bg" d="{sign}" transform="scale(1.35)"/>'
        )
        id = self.symbol(f"b-{seat}", "-13 -13 26 26", self.look.painted(markup, self.seat_inks(seat)))
        return self.use(id, x - size / 2, y - size / 2, size)

    def piece(self, kind: str, x: float, y: float, size: float = 40, seat: int | None = None) -> str:
        """A wooden piece around a point: a seat's with its sign, or a good in its own colour."""
        wood = self.kit[self.woods][kind]
        inks = self.look.scope(f"gd-{kind}") if seat is None else self.seat_inks(seat)
        markup = self.look.painted(carved(wood), inks) + self._stamp(wood, seat, inks)
        id = self.symbol(f"p-{kind}-{'own' if seat is None else seat}", "-20 -20 40 40", markup)
        return self.use(id, x - size / 2, y - size / 2, size)

    def _stamp(self, wood: dict[str, Any], seat: int | None, inks: Inks) -> str:
        if seat is None:
            return ""
        x, y = wood.get("stamp") or (0, 0)
        brand = self.look.ink("pg", inks)
        return shape("path", d=self.kit["signs"][seat], transform=f"translate({x} {y})", fill=brand)

    def picture(self, x: float, y: float, width: float, height: float, title: str) -> str:
        """All of it: the table, and what lies there."""
        box = " ".join(map(figure, (x, y, width, height)))
        size = f'width="{figure(width)}" height="{figure(height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img">'
        table = shape("rect", x=x, y=y, width=width, height=height, fill=self.ink("table"))
        defined, parts = "".join(self._symbols.values()), "\n".join(self._parts)
        return f"{head}<title>{escape(title)}</title><defs>{defined}</defs>\n{table}\n{parts}</svg>\n"


def carved(wood: dict[str, Any]) -> str:
    """A silhouette of wood: its halo, its side, its face, and what is carved into it."""
    body = wood["body"]
    hole = f'<path class="po" d="{wood["hole"]}"/>' if wood.get("hole") else ""
    dot = f'<path class="pd" d="{wood["dot"]}"/>' if wood.get("dot") else ""
    return (
        f'<path class="ph" d="{body}"/><path class="ps" d="{body}" transform="translate(.2 1.9)"/>'
        f'<path class="pl" d="{body}"/><path class="pf" d="{body}" transform="translate(.45 .6)"/>'
        f'{hole}<path class="pc" d="{wood["cut"]}"/>{dot}'
    )
