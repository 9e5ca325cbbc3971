"""What `rules` can explain of Glen More II."""

from clachan.cli.drawing import HelpTopic
from clachan.cli.glenmore.wording import sentence
from clachan.core.help import Help
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.helps import helps
from clachan.games.glenmore.view import face_view

KINDS = (
    ("village", "Gives movement points. Its one-time effect usually brings a Scotsman."),
    ("castle", "Brings a landmark card and a Scotsman, and movement points."),
    ("animal", "A pasture: makes sheep or cattle."),
    ("material", "Makes wood, stone or barley; the abbey any good."),
    ("whisky", "A distillery: turns barley into whisky, which counts in every scoring round."),
    (
        "trade",
        "Goods for points: `unlike` asks for different goods, `animals` for sheep and cattle in any mix, "
        "`any` for whatever you have. Inns simply give points.",
    ),
    ("loch", "Brings a landmark card and makes the river longer; it is not activated."),
    ("other", "A tile of a chronicle that is of no usual kind."),
    (
        "person",
        "Is kept beside the territory and activates nothing; you place a clan marker. Persons count in "
        "every scoring round.",
    ),
)
# What only a terminal shows, by the title of the help that it belongs to.
SIGNS = {
    "activation": "`*` marks what may still be activated.",
    "river": "Marked ≈.",
    "building over": "Marked ↑.",
    "clan board": "`clans` lists them.",
    "landmark cards": "`cards` lists them.",
}
OPTIONS = "`players`, `die`, `short` (World's End early), `chronicles` such as 148."


def topics() -> list[HelpTopic]:
    """Everything that `rules` can explain."""
    components, told = load_components(), [_told(one) for one in helps()]
    found = [topic for topic in told if topic.kind == "step"]
    found += [HelpTopic("tile kind", (kind, f"{kind}s"), text) for kind, text in KINDS]
    found += [topic for topic in told if topic.kind == "term"]
    found += [HelpTopic("term", ("options", "short"), OPTIONS)]
    found += [HelpTopic("clan", (clan.key,), _clan(clan.bonus)) for clan in components.clans]
    found += [HelpTopic("card", (card.key,), f"{card.timing}: {card.effect}.") for card in components.cards]
    found += [
        HelpTopic("tile", (tile.key,), f"{sentence(dict(face_view(tile)))}.") for tile in components.tiles
    ]
    return found + [topic for topic in told if topic.kind == "chronicle"]


def _told(one: Help) -> HelpTopic:
    if one.kind == "chronicle":
        number = int(one.words[0].split()[-1])
        name = load_components().chronicles.names[number - 1]
        return HelpTopic(one.kind, (*one.words[1:], one.words[0]), f"{number}: {name}. {one.text}")
    return HelpTopic(one.kind, one.words, " ".join(filter(None, (one.text, SIGNS.get(one.words[0])))))


def _clan(bonus: str) -> str:
    return "No bonus: markers do not go there, roads may cross it." if bonus == "none" else f"{bonus}."
