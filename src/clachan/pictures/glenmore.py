"""Glen More II: the track, everybody's land in prints, the market, the clans that are taken."""

from itertools import pairwise
from typing import Any

from clachan.core.game import open_game
from clachan.core.message import Message
from clachan.pictures.canvas import Canvas, figure, shape
from clachan.words import words_about, words_for

View = dict[str, Any]
TILE, GAP = 100, 14
TRACK_ROW = 7
ICON, TAB = 16.0, 20.5  # how large icons and labels are on a tile
ICONS = {"landmark card": "card", "clan marker": "marker", "any good": "any", "move": "boot", "event": "book"}
Row = list[tuple[str, str]]
"""What stands on a tile: pairs of `icon` or `text`, and which."""
Land = tuple[float, float, str]
"""How wide and high a land is, and its drawing."""


def picture(view: View, names: list[str]) -> str:
    """The whole table."""
    canvas = Canvas("glenmore", "wooden")
    wide = TRACK_ROW * (TILE + 10) + 2 * GAP
    low = _track(canvas, view, wide)
    low = _market(canvas, view, wide, low + GAP)
    lands = [_land(canvas, view, seat) for seat in range(view["players"])]
    low = _lands(canvas, view, names, lands, wide, low + GAP)
    return canvas.picture(-GAP, -GAP, wide + 2 * GAP, low + GAP, open_game("glenmore").title)


# The track


def _track(canvas: Canvas, view: View, wide: float) -> float:
    """Two rows of seven spaces, the first from left to right and the second below it."""
    rows = -(-len(view["track"]) // TRACK_ROW)
    height = rows * (TILE + 34) + GAP
    canvas.add(canvas.sheet(0, 0, wide, height))
    for index, space in enumerate(view["track"]):
        x = GAP + (index % TRACK_ROW) * (TILE + 10)
        y = GAP + (index // TRACK_ROW) * (TILE + 34)
        road = {"fill": canvas.ink("track"), "stroke": canvas.ink("track-edge")}
        canvas.add(shape("rect", x=x, y=y, width=TILE, height=TILE, **road))
        if space["space"] in view.get("mountain", {}).get("spaces", []):
            canvas.add(canvas.icon("g-mountain", x + 18, y + 18, 64))
        if "tile" in space:
            canvas.add(_moved(x, y, tile(canvas, space, full=True)))
        for place, figure_here in enumerate(space["figures"]):
            canvas.add(_figure(canvas, figure_here, x + 26 + 30 * place, y + 46))
        canvas.add(canvas.middle(x + TILE / 2, y + TILE + 16, str(space["space"])))
    return height


def _figure(canvas: Canvas, name: str, x: float, y: float) -> str:
    if name.startswith("p") and name[1:].isdecimal():
        return canvas.badge(int(name[1:]) - 1, x, y, 34)
    icon = {"die": "g-die", "englishman": "g-england", "mountain": "g-mountain"}.get(name, "flag")
    return canvas.icon(icon, x - 16, y - 16, 32)


def _market(canvas: Canvas, view: View, wide: float, top: float) -> float:
    """The goods with what one costs now, and the stacks."""
    canvas.add(canvas.sheet(0, top, wide, 44))
    for index, line in enumerate(view["market"]):
        x = GAP + index * 82
        canvas.add(canvas.icon(f"g-{line['good']}", x, top + 8, 26))
        for step, price in enumerate(line["prices"]):
            fill = canvas.ink("brass" if step < line["stacks"] else "paper-2")
            middle = x + 36 + step * 15
            canvas.add(shape("circle", cx=middle, cy=top + 21, r=7, fill=fill))
            canvas.add(canvas.middle(middle, top + 25, str(price), 10.5))
    stack = view["stack"]
    left = {stack["current"]: stack["left"], **stack["later"]}
    canvas.add(
        canvas.text(GAP + 430, top + 26, " · ".join(f"{name} {count}" for name, count in left.items()), 14)
    )
    return _clans(canvas, view, wide, top + 46)


def _clans(canvas: Canvas, view: View, wide: float, top: float) -> float:
    """Who holds which clan, and the chronicles in play, in as many lines as they need."""
    words, about = words_for("glenmore"), words_about("glenmore")
    held = [space for space in view["clan_board"] if space["seat"] >= 0]
    told = [(space["seat"], words.name(f"clan:{space['clan']}")) for space in held]
    titles = [f"glenmore-option-chronicles-{number}" for number in view["chronicles"]]
    told += [(-1, about.say(Message("", title))) for title in titles]
    x, y, drawn = float(GAP), top + 16, list[str]()
    for seat, name in told:
        room = 34 + 7.2 * len(name)
        if x + room > wide:
            x, y = GAP, y + 24
        drawn.append(canvas.icon("g-book", x, y - 9, 17) if seat < 0 else canvas.badge(seat, x + 8, y, 15))
        drawn.append(canvas.text(x + 20, y + 5, name, 12))
        x += room
    height = y + 18 - top if told else 0
    canvas.add(canvas.sheet(0, top, wide, height) if told else "", *drawn)
    return top + height


# Lands


def _spots(view: View, seat: int) -> dict[str, tuple[int, int]]:
    """Where the tiles of a land lie: the grid goes around, so a land is one stretch."""
    places = [cell["place"] for cell in view["seats"][seat]["territory"]]
    spots = {place: (ord(place[0]) - 97, int(place[1:]) - 1) for place in places}
    grid = view["grid"]
    left = _after_gap([column for column, _ in spots.values()], grid["columns"])
    top = _after_gap([row for _, row in spots.values()], grid["rows"])
    return {
        place: ((column - left) % grid["columns"], (row - top) % grid["rows"])
        for place, (column, row) in spots.items()
    }


def _after_gap(numbers: list[int], length: int) -> int:
    """Where the longest stretch of unused numbers around the grid ends."""
    used = sorted(set(numbers)) or [0]
    gaps = [(used[0] + length - used[-1], used[0])]
    gaps += [(later - earlier, later) for earlier, later in pairwise(used)]
    return max(gaps, key=lambda gap: gap[0])[1]


def _land(canvas: Canvas, view: View, seat: int) -> Land:
    """How wide and high a land is, and its drawing."""
    spots, drawn = _spots(view, seat), []
    own = f"p{seat + 1}"
    boats = [boat["place"] for boat in view.get("race", {}).get("boats", []) if boat["river"] == own]
    for cell in view["seats"][seat]["territory"]:
        column, row = spots[cell["place"]]
        markup = tile(canvas, cell, seat=seat)
        if cell["place"] in boats:
            markup += canvas.piece("boat", 22, 67, 30, seat)
        drawn.append(_moved(column * TILE, row * TILE, markup))
    width = (max((column for column, _ in spots.values()), default=0) + 1) * TILE
    height = (max((row for _, row in spots.values()), default=0) + 1) * TILE
    return width, height, "".join(drawn)


def _lands(canvas: Canvas, view: View, names: list[str], lands: list[Land], wide: float, top: float) -> float:
    """A sheet for each player, two side by side."""
    column, lows = (wide - GAP) / 2, [top, top]
    for seat, (width, height, drawn) in enumerate(lands):
        side = 0 if lows[0] <= lows[1] else 1
        scale = min(0.62, (column - 2 * GAP) / width)
        x, y, tall = side * (column + GAP), lows[side], 74 + height * scale + GAP
        canvas.add(canvas.sheet(x, y, column, tall))
        if view["asked"]["seat"] == seat and not view["over"]:
            canvas.add(canvas.framed(x, y, column, tall))
        _stock(canvas, view, names, seat, x, y)
        shift = f"translate({figure(x + GAP)} {figure(y + 74)}) scale({scale:.3f})"
        canvas.add(f'<g transform="{shift}">{drawn}</g>')
        lows[side] = y + tall + GAP
    return max(lows)


def _stock(canvas: Canvas, view: View, names: list[str], seat: int, left: float, y: float) -> None:
    player, total = view["seats"][seat], view["scores"][seat]["total"]
    canvas.add(canvas.badge(seat, left + 24, y + 22, 26))
    canvas.add(canvas.text(left + 44, y + 27, names[seat], 16, font_weight="700"))
    held = {"coin": player["coins"], "whisky": player["whisky"], "scotsman": player["scotsmen"]}
    held |= {
        "marker": player["markers"],
        "person": player["persons"],
        "card": len(player["cards"]),
        "vp": total,
    }
    for index, (name, count) in enumerate(held.items()):
        canvas.add(canvas.counted(f"g-{name}", count, left + GAP + index * 52, y + 42, 22))


# A tile


def _moved(x: float, y: float, markup: str) -> str:
    return f'<g transform="translate({figure(x)} {figure(y)})">{markup}</g>'


def tile(canvas: Canvas, face: View, full: bool = False, seat: int = 0) -> str:
    """A tile as a little print on 100 by 100; `full` shows also what it costs and gives once."""
    parts = [_print(canvas, face, seat), _lettering(canvas, face)]
    act = _activation(face.get("activation") or {})
    if act:
        parts.append(_tab(canvas, act, 95.5 - _width(act, ICON) - 5, 95.5 - TAB, "paper-3"))
    if full:
        once, cost = _amounts(face["one_time"], 2), _amounts(face["cost"], 3)
        parts.append(_tab(canvas, once, 4.5, 95.5 - TAB, "paper-3") if once else "")
        parts.append(_tab(canvas, cost, 4.5, 34, "wax") if cost else "")
    parts.append(_pieces(canvas, face, seat))
    return "".join(parts)


def _print(canvas: Canvas, face: View, seat: int) -> str:
    """Sky, scene, river and rim in the wash of the tile's type."""
    kit, kind = canvas.kit, face["kind"]
    inks = {**canvas.look.scope(f"k-{kind}"), "--pen": canvas.look.ink(f"s{seat}")}
    scene = kit["print_of"].get(face["tile"], "rock")
    home = f"-{seat}" if scene == "home" else ""
    water = canvas.look.painted(kit["river"], inks) if face["river"] and kind != "loch" else ""
    rim = '<path class="t-m" d="M1.5 1.5H98.5V98.5H1.5z"/><path class="t-f" d="M3.4 3.4H96.6V96.6H3.4z"/>'
    body = f'<path class="t-b" d="M0 0H100V100H0z"/>{kit["prints"].get(scene, "")}{rim}'
    lined = "eml" if kind in kit["lined"] else "emf"
    emblem = (
        f'<g transform="translate(13 13)"><circle class="emb" r="7.6"/>'
        f'<path class="{lined}" d="{kit["emblems"].get(kind, "")}" transform="scale(.86)"/></g>'
    )
    edge = '<path class="t-o" d="M0 0H100V100H0z"/>'
    markup = canvas.look.painted(body, inks) + water + canvas.look.painted(edge + emblem, inks)
    name = f"t-{kind}-{scene}{home}{'-river' if water else ''}"
    return canvas.use(canvas.symbol(name, "0 0 100 100", markup), 0, 0, 100)


def _lettering(canvas: Canvas, face: View) -> str:
    name, most = face["name"], 13
    words, lines = name.split(), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most and len(lines) < 2:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    size = min(11.5, 72 / (0.62 * max(map(len, lines))))
    sky = canvas.look.ink("t-sky", canvas.look.scope(f"k-{face['kind']}"))
    ink = {"font_weight": "600", "paint_order": "stroke", "stroke": sky, "stroke_width": "3"}
    return "".join(
        canvas.text(23, 13.5 + 11.5 * index, line, size, **ink) for index, line in enumerate(lines)
    )


def _pieces(canvas: Canvas, face: View, seat: int) -> str:
    goods = [good for good, count in face.get("goods_here", {}).items() for _ in range(count)]
    men = face.get("scotsmen", 0)
    step = min(22.0, 58 / max(2, len(goods) + men))
    drawn = [canvas.piece(good, 17 + index * step, 79.5, 31) for index, good in enumerate(goods)]
    for index in range(men):
        middle = 50 + (index - (men - 1) / 2) * min(19, 60 / men)
        x = middle if face["kind"] == "castle" else 19 + (len(goods) + index) * step
        drawn.append(canvas.piece("scot", x, 66, 36 if men < 5 else 28, seat))
    return "".join(drawn)


def _icon(name: str) -> tuple[str, str]:
    return "icon", f"g-{ICONS.get(name, name)}"


def _amounts(amounts: dict[str, int], most: int = 1) -> Row:
    """Each thing by itself up to `most`, more of them as a figure before the icon."""
    row: Row = []
    for name, count in amounts.items():
        if name in ("vp", "coin") or count > most:
            row += [("text", str(count))] if count > 1 or name == "vp" else []
            row.append(_icon(name))
        else:
            row += [_icon(name)] * count
    return row


def _activation(act: View) -> Row:
    """What a tile does whenever it is activated, as short as it can be drawn."""
    kind, to = act.get("type", "none"), [("text", "›")]
    best = [("text", str(list(act["table"].values())[-1])), _icon("vp")] if act.get("table") else []
    rows: dict[str, Row] = {
        "gain": [("text", "+"), *_amounts(act.get("goods", {}))],
        "gain any": [("text", "+"), _icon("any")],
        "move": [*([("text", str(act.get("count")))] if act.get("count", 1) > 1 else []), _icon("move")],
        "vp": [("text", str(act.get("count"))), _icon("vp")],
        "exchange": [*_amounts(act.get("give", {})), *to, *_amounts(act.get("get", {}))],
        "exchange for clan marker": [_icon("any"), *to, _icon("clan marker")],
        "exchange animals": [_icon("sheep"), *to, *best],
        "exchange different": [_icon("any"), *to, *best],
        "exchange any": [_icon("any"), *to, *best],
        "age": [_icon("age")],
        "exchange or age": [_icon("barley"), *to, _icon("whisky"), ("text", "/"), _icon("age")],
        "event": [_icon("event")],
    }
    return rows.get(kind, [])


def _width(row: Row, icon: float) -> float:
    widths = {"icon": 0.98, "text": 0.5}
    return sum(icon * (0.78 if kind == "text" and len(held) > 1 else widths[kind]) for kind, held in row)


def _tab(canvas: Canvas, row: Row, x: float, y: float, ink: str) -> str:
    """A row on a little label."""
    box = {"x": x, "y": y, "width": _width(row, ICON) + 5, "height": TAB, "rx": 3}
    line = {"fill": canvas.ink(ink), "stroke": canvas.ink("rule"), "stroke_width": ".8"}
    letters = {"font_weight": "700", "fill": canvas.ink("wax-ink" if ink == "wax" else "ink")}
    drawn, at = [shape("rect", **box, **line)], x + 2.5
    for kind, held in row:
        step = _width([(kind, held)], ICON)
        if kind == "icon":
            drawn.append(canvas.icon(held, at, y + 2.2, ICON))
        else:
            drawn.append(canvas.middle(at + step / 2, y + 15, held, 13, **letters))
        at += step
    return "".join(drawn)


PICTURE = picture
