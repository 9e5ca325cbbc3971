"""Clans of Caledonia: the engraved map with its pieces, the market, the export board and the players."""

import math
from typing import Any

from clachan.core.errors import ClachanError
from clachan.core.game import open_game
from clachan.pictures.canvas import Canvas, figure, shape
from clachan.pictures.look import art
from clachan.words import words_for

View = dict[str, Any]
SIZE = 36
HALF = SIZE * math.sqrt(3) / 2
COLUMNS, ROWS = 13, 9
WIDTH, HEIGHT = SIZE * (1.5 * (COLUMNS - 1) + 2), HALF * 2 * (ROWS + 0.5)
PAD, GAP, PANEL = 5, 14, 372
PORT_ICONS = {
    **{"meat": "beef", "basics": "wool", "processed": "bread", "upgrade": "upgrades", "money": "money"},
    **{"price": "price", "swap": "swap", "contracts": "scroll", "any": "anchor"},
}
WASHES = {"grass": "g-grass", "forest": "g-forest", "mountain": "g-mountain", "loch": "g-loch"}


def centre(name: str) -> tuple[float, float]:
    column, row = ord(name[0]) - 97, int(name[1:]) - 1
    return SIZE * (1.5 * column + 1), HALF * (2 * row + 1 + column % 2)


def hexagon(name: str) -> str:
    x, y = centre(name)
    angles = [math.pi / 3 * corner for corner in range(6)]
    corners = [f"{figure(x + SIZE * math.cos(turn))} {figure(y + SIZE * math.sin(turn))}" for turn in angles]
    return f"M{'L'.join(corners)}z"


def picture(view: View, names: list[str]) -> str:
    """The whole table."""
    canvas = Canvas("caledonia", "pieces")
    sheet = {"x": -28, "y": -28, "width": WIDTH + 56, "height": HEIGHT + 56}
    canvas.add(canvas.sheet(**sheet))
    _ground(canvas, view)
    _pieces(canvas, view)
    _ports(canvas, view)
    left, top = sheet["x"] + sheet["width"] + GAP, sheet["y"]
    low = _market(canvas, view, left, top)
    low = _export(canvas, view, left, low + GAP)
    low = _players(canvas, view, names, left, low + GAP)
    height = max(sheet["height"], low - top) + 2 * GAP
    width = sheet["width"] + PANEL + 3 * GAP
    return canvas.picture(sheet["x"] - GAP, top - GAP, width, height, open_game("caledonia").title)


# The map


def _ground(canvas: Canvas, view: View) -> None:
    hexes = view["map"]["hexes"]
    plate = _plate(view)
    if plate is None:
        _washed(canvas, hexes)
    else:
        _engraved(canvas, plate)
    for hexagonal in hexes:
        if hexagonal.get("mist"):
            canvas.add(f'<path d="{hexagon(hexagonal["name"])}" fill="{canvas.ink("e-fade")}" opacity=".8"/>')
    _letters(canvas, hexes)


def _plate(view: View) -> Any:
    """The engraving of this map, unless a data pack has printed another."""
    try:
        plate = art(f"ground-{''.join(map(str, view['map']['sides']))}")
    except ClachanError:
        return None
    printed = {name: (terrain, cost) for name, terrain, cost in plate["plots"]}
    same = all(printed.get(h["name"]) == (h["terrain"], h["cost"]) for h in view["map"]["hexes"])
    return plate if same else None


def _engraved(canvas: Canvas, plate: Any) -> None:
    canvas.add(f'<path d="{plate["neat"]}" fill="{canvas.ink("g-grass")}"/>')
    ids = [f"clachan-caledonia-g{index}" for index in range(len(plate["paths"]))]
    paths = zip(ids, plate["paths"], strict=True)
    canvas.add("<defs>" + "".join(f'<path id="{id}" d="{path}"/>' for id, path in paths) + "</defs>")
    canvas.add(f'<clipPath id="clachan-neat"><path d="{plate["neat"]}"/></clipPath>')
    for open_tag, close_tag, apart in (('<g clip-path="url(#clachan-neat)">', "</g>", False), ("", "", True)):
        layers = [layer for layer in plate["layers"] if bool(layer.get("frame")) is apart]
        drawn = "".join(_layer(canvas, layer, ids[layer["path"]]) for layer in layers)
        canvas.add(f"{open_tag}{drawn}{close_tag}")


def _layer(canvas: Canvas, layer: dict[str, Any], id: str) -> str:
    drawn = {"fill": canvas.ink(layer["fill"]) if "fill" in layer else "none"}
    if "line" in layer:
        drawn |= {"stroke": canvas.ink(layer["line"]), "stroke-width": str(layer.get("width", 1))}
        drawn |= {"stroke-linejoin": "round", "stroke-linecap": "butt" if layer.get("butt") else "round"}
    if "alpha" in layer:
        drawn["opacity"] = str(layer["alpha"])
    if "dash" in layer:
        drawn["stroke-dasharray"] = " ".join(map(str, layer["dash"]))
    if layer.get("holes"):
        drawn["fill-rule"] = "evenodd"
    if at := layer.get("at"):
        turned = f" scale({-1 if at.get('flipX') else 1} {-1 if at.get('flipY') else 1})"
        drawn["transform"] = f"translate({figure(at['x'])} {figure(at['y'])}){turned}"
    told = " ".join(f'{name}="{value}"' for name, value in drawn.items())
    return f'<use href="#{id}" {told}/>'


def _washed(canvas: Canvas, hexes: list[View]) -> None:
    """A map that nobody has engraved: a wash for each terrain."""
    line = {"stroke": canvas.ink("e-ink"), "stroke_width": ".6"}
    for one in hexes:
        first, *others = [canvas.ink(WASHES[terrain]) for terrain in one["terrain"]]
        canvas.add(shape("path", d=hexagon(one["name"]), fill=first, **line))
        x, y = centre(one["name"])
        for index, wash in enumerate(others):
            canvas.add(shape("circle", cx=x - 11 + 22 * index, cy=y + 12, r=10, fill=wash))


def _letters(canvas: Canvas, hexes: list[View]) -> None:
    """What the land costs, and the letters and numbers of the margin."""
    middle = {"text_anchor": "middle", "font_weight": "700"}
    for one in hexes:
        if one["terrain"][0] != "loch" and not one.get("mist"):
            x, y = centre(one["name"])
            canvas.add(canvas.text(x, y - 17.6, str(one["cost"]), 11.4, **middle))
    margin = {**middle, "fill": canvas.ink("e-ink")}
    for column in range(COLUMNS):
        x = SIZE * (1.5 * column + 1)
        canvas.add(canvas.text(x, -PAD - 12, chr(97 + column), 11.8, **margin))
        canvas.add(canvas.text(x, HEIGHT + PAD + 19.8, chr(97 + column), 11.8, **margin))
    for row in range(ROWS):
        y = HALF * (2 * row + 1) + 4
        canvas.add(canvas.text(-PAD - 16, y, str(row + 1), 11.8, **margin))
        canvas.add(canvas.text(WIDTH + PAD + 16, y, str(row + 1), 11.8, **margin))


def _pieces(canvas: Canvas, view: View) -> None:
    for one in view["map"]["hexes"]:
        x, y = centre(one["name"])
        if one.get("covered"):
            cross = f"M{figure(x - 14)} {figure(y - 8)}l28 28m0-28l-28 28"
            canvas.add(shape("path", d=cross, stroke=canvas.ink("e-ink"), stroke_width="5", opacity=".6"))
        if one.get("neutral"):
            canvas.add(shape("circle", cx=x, cy=y + 6, r=12, fill="#9aa19c", stroke="#3c423e"))
        if unit := one.get("unit"):
            canvas.add(shape("ellipse", cx=x + 3, cy=y + 19, rx=15, ry=4.2, fill="#231202", opacity=".36"))
            canvas.add(canvas.piece(unit["kind"], x, y + 6.5, 40, unit["seat"]))


def _ports(canvas: Canvas, view: View) -> None:
    words = words_for("caledonia")
    for one in view["map"]["hexes"]:
        if port := one.get("port"):
            called = words.name(f"port:{port}")
            half, at = max(22, math.ceil(len(called) * 3.4 + 4)), centre(one["name"])
            x = half - 15 if at[0] < WIDTH / 2 else WIDTH + 15 - half
            y = 9 if at[1] < HEIGHT / 2 else HEIGHT - 16
            box = {"x": x - half, "y": y - 22, "width": 2 * half, "height": 46, "rx": 6}
            look = {"fill": canvas.ink("paper-3"), "stroke": canvas.ink("ink-2")}
            canvas.add(shape("rect", **box, **look))
            canvas.add(canvas.icon(PORT_ICONS.get(port, "anchor"), x - 13, y - 19, 26))
            canvas.add(canvas.middle(x, y + 18, called, 11, font_weight="700"))
            users = [seat for seat, player in enumerate(view["seats"]) if port in player["ports_used"]]
            for index, seat in enumerate(users):
                lies = y + 30 if at[1] < HEIGHT / 2 else y - 29
                canvas.add(canvas.badge(seat, x + (index - (len(users) - 1) / 2) * 12, lies, 12))


# Beside it


def _market(canvas: Canvas, view: View, left: float, top: float) -> float:
    """A row for each good: its prices, the marker, who trades."""
    height = 12 + 29 * len(view["market"]) + 6
    canvas.add(canvas.sheet(left, top, PANEL, height))
    for index, line in enumerate(view["market"]):
        y = top + 12 + 29 * index
        canvas.add(canvas.icon(line["good"], left + 10, y, 24))
        for step, price in enumerate(line["track"]):
            here, x = step == line["step"], left + 44 + step * 26
            fill = canvas.ink("brass" if here else "paper-2")
            canvas.add(shape("rect", x=x, y=y + 2, width=23, height=21, rx=2, fill=fill))
            canvas.add(canvas.middle(x + 11.5, y + 17, str(price), font_weight="700" if here else "400"))
        for seat, count in enumerate(line["merchants"]):
            if count:
                x = left + 312 + seat * 15
                canvas.add(canvas.badge(seat, x, y + 9, 14), canvas.middle(x, y + 26, f"{count:+d}", 9))
    return top + height


def _export(canvas: Canvas, view: View, left: float, top: float) -> float:
    """The open contracts by their numbers, what the imports are worth, the fee, the rounds."""
    export, height = view["export"], 74.0
    canvas.add(canvas.sheet(left, top, PANEL, height))
    for index, contract in enumerate(contract for contract in export["boxes"] if contract):
        canvas.add(canvas.counted("scroll", contract, left + 10 + index * 45, top + 8, 22))
    worth = [*export["values"].items(), ("money", f"{export['fee']:+d}")]
    for index, (name, value) in enumerate(worth):
        canvas.add(canvas.counted(name, value, left + 10 + index * 55, top + 42, 22))
    for index in range(5):
        now, x = view["round"] == index + 1, left + 250 + index * 24
        canvas.add(shape("circle", cx=x, cy=top + 54, r=10, fill=canvas.ink("wax" if now else "paper-2")))
        canvas.add(
            canvas.middle(x, top + 58.5, str(index + 1), fill=canvas.ink("wax-ink" if now else "ink-2"))
        )
    return top + height


def _players(canvas: Canvas, view: View, names: list[str], left: float, top: float) -> float:
    height = 92
    for place, seat in enumerate(view["order"]):
        y = top + place * (height + 8)
        canvas.add(canvas.sheet(left, y, PANEL, height))
        if view["asked"]["seat"] == seat and not view["over"]:
            canvas.add(canvas.framed(left, y, PANEL, height))
        _player(canvas, view, names, seat, left, y)
    return top + len(view["order"]) * (height + 8)


def _player(canvas: Canvas, view: View, names: list[str], seat: int, left: float, y: float) -> None:
    player, total = view["seats"][seat], view["scores"][seat]["total"]
    canvas.add(canvas.badge(seat, left + 22, y + 20, 26))
    canvas.add(canvas.text(left + 42, y + 25, names[seat], 16, font_weight="700"))
    for index, (name, count) in enumerate(
        (("money", player["money"]), ("glory", player["glory"]), ("points", total))
    ):
        canvas.add(canvas.counted(name, count, left + 190 + index * 60, y + 9))
    for index, (good, count) in enumerate([*player["goods"].items(), *player["imports"].items()]):
        x = left + 10 + index * 36
        faint = "" if count else ' opacity=".3"'
        canvas.add(f"<g{faint}>{canvas.icon(good, x, y + 37, 19)}</g>")
        canvas.add(canvas.text(x + 20, y + 52, str(count), 12) if count else "")
    merchants = player["merchants"]
    canvas.add(canvas.counted("ship", player["shipping"]["level"], left + 10, y + 64))
    canvas.add(canvas.piece("merchant", left + 66, y + 73, 24, seat))
    canvas.add(canvas.text(left + 80, y + 79, f"{merchants['ready']}/{merchants['hired']}"))
    for index, contract in enumerate(number for number in player["contracts"] if number):
        canvas.add(canvas.counted("scroll", contract, left + 130 + index * 46, y + 64))
    canvas.add(canvas.counted("flag", len(player["fulfilled"]), left + 240, y + 64))


PICTURE = picture
