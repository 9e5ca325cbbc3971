"""What `rules` can explain of Glen More II."""

from clachan.cli.drawing import HelpTopic
from clachan.cli.glenmore.wording import kind_name, name, sentence, title_of
from clachan.cli.speaking import on_one_line
from clachan.core.help import HelpTold
from clachan.games.glenmore.components import load_components
from clachan.games.glenmore.helps import KINDS, card_effect, clan_bonus, helps, kind_line
from clachan.games.glenmore.view import face_view
from clachan.games.glenmore.words import say

# What only a terminal shows, by the name of the help or the kind of tile that it belongs to.
SIGNS = ("activation", "river", "building-over", "clan-board", "landmark-cards", "trade")


def topics() -> list[HelpTopic]:
    """Everything that `rules` can explain."""
    components, known = load_components(), [_topic(one) for one in helps()]
    found = [topic for topic in known if topic.kind == "step"]
    found += [
        HelpTopic("tile kind", (kind_name(kind), kind, f"{kind}s"), _signed(_of_kind(kind), kind))
        for kind in KINDS
    ]
    found += [topic for topic in known if topic.kind == "term"]
    found += [HelpTopic("term", ("options", "short"), on_one_line(say("terminal-options")))]
    found += [
        HelpTopic("clan", (name(f"clan:{clan.key}"), clan.key), f"{on_one_line(clan_bonus(clan.key))}.")
        for clan in components.clans
    ]
    found += [
        HelpTopic(
            "card",
            (title_of(card.key), card.key),
            f"{say(f'ui-card-{card.timing}')}: {on_one_line(card_effect(card))}.",
        )
        for card in components.cards
    ]
    found += [
        HelpTopic("tile", (title_of(tile.key), tile.key), f"{sentence(dict(face_view(tile)))}.")
        for tile in components.tiles
    ]
    return found + [topic for topic in known if topic.kind == "chronicle"]


def _of_kind(kind: str) -> str:
    return f"{kind_name(kind)}: {on_one_line(kind_line(kind))}."


def _topic(one: HelpTold) -> HelpTopic:
    title, text = on_one_line(one.title), on_one_line(one.text)
    if one.help.kind == "chronicle":
        by_number = one.help.name.replace("-", " ")
        return HelpTopic(one.help.kind, (*one.help.words, by_number), f"{title}. {text}")
    return HelpTopic(one.help.kind, (title, *one.help.words), _signed(text, one.help.name))


def _signed(text: str, name: str) -> str:
    return f"{text} {on_one_line(say(f'terminal-sign-{name}'))}" if name in SIGNS else text
