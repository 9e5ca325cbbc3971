"""What there is to know about the game: which helps there are, and the printed numbers that they name."""

from clachan.core.help import Help, HelpTold, told_help
from clachan.core.message import Message
from clachan.games.glenmore.components import Card, load_components
from clachan.games.glenmore.words import GAME, say

KINDS = (
    "village", "castle", "animal", "material", "whisky", "trade", "loch", "other", "person", "end", "start",
    "sale",
)  # fmt: skip

HELPS = (
    Help("turn", "step", ("order", "steps"), group="turn"),
    Help(
        "track",
        "step",
        ("take", "discard", "consolation"),
        group="track",
        numbers=("board.discard.coins", "board.discard.movement"),
    ),
    Help("paying", "step", ("pay", "cost", "buy"), group="pay"),
    Help("territory", "step", ("place", "lay"), group="territory"),
    Help("one-time-effects", "step", ("resolve", "once", "effects"), group="effects"),
    Help("activation", "step", ("activate",), group="activation", numbers=("board.goods_on_a_tile",)),
    Help("exchange", "step", (), group="exchange"),
    Help("gaining", "step", ("gain",), group="gain", numbers=("board.goods_on_a_tile",)),
    Help("movement", "step", ("move", "to"), group="movement"),
    Help("market", "step", ("sell",), group="market", numbers=("board.market.prices",)),
    Help("clan-board", "term", ("clans", "clan", "marker", "roads"), group="clan board"),
    Help("die", "term", (), group="dice", numbers=("board.die",)),
    Help("scotsmen", "term", ("scotsman",), numbers=("board.scotsmen",)),
    Help("river", "term", ()),
    Help("building-over", "term", ("overbuild", "over")),
    Help("landmark-cards", "term", ("cards", "landmark")),
    Help("scoring-rounds", "term", ("scoring", "rounds"), numbers=("board.scoring.difference",)),
    Help(
        "the-end",
        "term",
        ("end", "worlds end", "stop", "score", "points", "final", "finish"),
        numbers=("board.scoring.tile", "board.scoring.coin"),
    ),
    Help("stacks", "term", ("stack",)),
    Help("goods", "term", ("good",)),
    Help("chronicle-1", "chronicle", ("boats", "race", "boat")),
    Help("chronicle-2", "chronicle", ("mountain", "hill")),
    Help("chronicle-3", "chronicle", ("cellars", "cask", "cellar", "sale")),
    Help("chronicle-4", "chronicle", ("hammer", "englishman", "england")),
    Help("chronicle-5", "chronicle", ("haggis",)),
    Help(
        "chronicle-6",
        "chronicle",
        ("tome", "events", "gathering", "event"),
        numbers=("chronicle_6.numbers.flipped card vp",),
    ),
    Help(
        "chronicle-7", "chronicle", ("vote", "rock", "votes", "great gathering"), numbers=("chronicle_7.vp",)
    ),
    Help("chronicle-8", "chronicle", ("mob", "pennies", "mobs", "mobster", "penny")),
)


def helps() -> list[HelpTold]:
    """Every help, with its numbers; those of the chronicles come last."""
    return [told_help(GAME, one, load_components().numbers) for one in HELPS]


def kind_line(kind: str) -> Message:
    """What tiles of a kind do."""
    return say(f"kind-does-{kind}")


def clan_bonus(clan: str) -> Message:
    printed = next(space for space in load_components().clans if space.key == clan)
    return say(f"clan-bonus-{printed.bonus}")


def card_effect(card: Card) -> Message:
    return say(f"card-effect-{card.effect}")


def card_event(card: Card) -> Message:
    """What the other side of a card does, with chronicle VI."""
    return say(f"card-event-{card.event}")


def mobster_power(mobster: str) -> Message:
    return say(f"mobster-power-{mobster.replace(' ', '-')}")


def gathering_count(card: str) -> Message:
    """What a scoring card of the Great Gathering counts."""
    return say(f"gathering-counts-{load_components().chronicles.gathering[card]}")


def chronicle_name(number: int) -> Message:
    return say(f"{GAME}-option-chronicles-{number}")


def chronicle_line(number: int) -> Message:
    """What a chronicle is about, in a line."""
    return say(f"{GAME}-option-chronicles-{number}.help")
