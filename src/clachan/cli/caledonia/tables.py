"""Market, export board, scoring tiles and ports as blocks of lines."""

from typing import Any

from rich.text import Text

from clachan.cli.caledonia.palette import FAINT, HEADING, SEAT_STYLES, STRONG, heading
from clachan.cli.caledonia.wording import contract_line, name, per_seat, pounds, said, tile_words

View = dict[str, Any]
Block = list[Text]


def market(view: View) -> Block:
    """Price, place on the track and merchants of each good, on narrow lines."""
    lines = [heading(said("market")).append(f"  {said('market-columns')}", FAINT)]
    for row in view["market"]:
        price = said("price", money=row["price"])
        line = Text(f"{name('good:' + row['good']):<9}").append(f" {price:<4}", STRONG)
        lines.append(line.append("  ").append_text(_track(row)).append("  ").append_text(_merchants(row)))
    return lines


def _track(row: View) -> Text:
    track = Text().append("·" * row["step"], FAINT).append("●", HEADING)
    return track.append("·" * (len(row["track"]) - 1 - row["step"]), FAINT)


def _merchants(row: View) -> Text:
    """`1▲2`: seat 1 has two merchants buying; ▼ is selling."""
    text = Text()
    for seat, count in enumerate(row["merchants"]):
        if count:
            text.append(str(seat + 1), SEAT_STYLES[seat]).append(f"{'▲' if count > 0 else '▼'}{abs(count)} ")
    return text


def price_tracks(view: View) -> Block:
    """The market board with every price."""
    lines = [*market(view), Text(), heading(said("tracks")).append(f"  {said('tracks-move')}", FAINT)]
    for row in view["market"]:
        line = Text(f"{name('good:' + row['good']):<9}")
        for step, price in enumerate(row["track"]):
            here = step == row["step"]
            line.append(f"[{price}]".rjust(5) if here else f"{price} ".rjust(5), STRONG if here else FAINT)
        lines.append(line)
    return [*lines, Text(said("tracks-merchants"), FAINT)]


def export_board(view: View, width: int) -> Block:
    """The open contracts in as many columns as fit."""
    open_now = [number for number in view["export"]["boxes"] if number]
    entries = [_contract(number) for number in open_now]
    columns = 2 if width >= 100 else 1
    return [_export_heading(view), *_in_columns(entries, columns, width // columns)]


def _export_heading(view: View) -> Text:
    export = view["export"]
    values = ", ".join(
        said("import", good=f"import:{good}", count=count, points=export["values"][good])
        for good, count in export["imports"].items()
    )
    told = said("export", fee=pounds(export["fee"]), pile=export["pile"], imports=values)
    return heading(said("contracts")).append(f"  {told}", FAINT)


def _contract(number: int) -> Text:
    return Text().append(f"{number:>2} ", STRONG).append(contract_line(number))


def _in_columns(entries: Block, columns: int, width: int) -> Block:
    rows = -(-len(entries) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            entry.truncate(width - 1, overflow="ellipsis", pad=True)
            line.append_text(entry).append(" ")
        lines.append(line)
    return lines


def drawn_contracts(view: View) -> Block:
    """Contracts drawn from the pile to choose from."""
    drawn = view["export"]["drawn"]
    lines = [_contract(number) for number in drawn]
    return [heading(said("drawn")), *lines] if lines else []


def scoring(view: View) -> Block:
    """The five scoring tiles; for the current round, what everyone would get now."""
    lines = [heading(said("scoring")).append(f"  {said('scoring-each')}", FAINT)]
    for index, tile in enumerate(view["scoring"], 1):
        current = index == view["round"] and not view["over"]
        mark, style = ("▶", STRONG) if current else (" ", FAINT if tile["done"] else "")
        lines.append(Text(f"{mark}{index} {tile_words(tile['tile'])}", style))
        if current:
            lines.append(Text(f"   {said('scoring-now')} ").append_text(per_seat(tile["now"])))
    return lines if view["scoring"] else [Text(said("no-scoring"), FAINT)]


def ports(view: View) -> Block:
    """Where the ports are, who has used them and who can use them now."""
    places = {hexagon["port"]: hexagon["name"] for hexagon in view["map"]["hexes"] if "port" in hexagon}
    lines = [_port_line(view, kind, place) for kind, place in places.items()]
    return [heading(said("ports")), *lines] if lines else []


def _port_line(view: View, kind: str, place: str) -> Text:
    line = Text(f"{place} {name('port:' + kind, 'short'):<9}", "")
    for code, key in (("port-open", "ports_open"), ("port-used", "ports_used")):
        seats = [seat for seat, player in enumerate(view["seats"]) if kind in player[key]]
        if seats:
            line.append(f" {said(code)} ", FAINT)
            for seat in seats:
                line.append(str(seat + 1), SEAT_STYLES[seat])
    return line
