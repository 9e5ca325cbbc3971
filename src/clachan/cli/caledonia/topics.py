"""What `rules` can explain of Clans of Caledonia."""

from clachan.cli.caledonia.wording import name
from clachan.cli.drawing import HelpTopic
from clachan.cli.speaking import on_one_line
from clachan.games.caledonia.components import CLANS, PORTS, SCORING_TILES
from clachan.games.caledonia.helps import clan_power, helps, port_power, tile_power


def topics() -> list[HelpTopic]:
    """Everything that `rules` can explain."""
    known = [
        HelpTopic(one.help.kind, (on_one_line(one.title), *one.help.words), on_one_line(one.text))
        for one in helps()
    ]
    found = [topic for topic in known if topic.kind == "action"]
    found += [
        HelpTopic("clan", (name(f"clan:{clan}"), clan), on_one_line(clan_power(clan))) for clan in CLANS
    ]
    found += [
        HelpTopic("port", (name(f"port:{port}"), port, "port"), on_one_line(port_power(port)))
        for port in PORTS
    ]
    found += [
        HelpTopic(
            "scoring tile", (name(f"scoring:{tile}"), tile, "tile"), f"{on_one_line(tile_power(tile))}."
        )
        for tile in SCORING_TILES
    ]
    return found + [topic for topic in known if topic.kind == "term"]
