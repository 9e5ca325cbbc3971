"""What `rules` can explain of Clans of Caledonia."""

from clachan.cli.caledonia.wording import tile_words
from clachan.cli.drawing import HelpTopic
from clachan.cli.speaking import told
from clachan.games.caledonia.components import CLANS, PORTS, SCORING_TILES
from clachan.games.caledonia.helps import clan_power, helps, port_power


def topics() -> list[HelpTopic]:
    """Everything that `rules` can explain."""
    known = [HelpTopic(one.help.kind, (told(one.title), *one.help.words), told(one.text)) for one in helps()]
    found = [topic for topic in known if topic.kind == "action"]
    found += [HelpTopic("clan", (clan,), told(clan_power(clan))) for clan in CLANS]
    found += [HelpTopic("port", (port, "port"), told(port_power(port))) for port in PORTS]
    found += [
        HelpTopic("scoring tile", (tile, "tile"), f"Glory: {tile_words(tile)}.") for tile in SCORING_TILES
    ]
    return found + [topic for topic in known if topic.kind == "term"]
