"""A random game told from its first question to its scores, as plain text that a person can read."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clachan import Match, new_match
from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.game import Score
from clachan.core.message import Message
from clachan.core.options import spelled
from clachan.core.rng import Rng
from clachan.words import spoken_names, words_for

FOLDER = Path(__file__).parent
FIGURES_EVERY = 25  # plies


@dataclass(frozen=True)
class Playthrough:
    """A game, its options, and the seed of the table and of the answers."""

    name: str
    game: str
    options: Mapping[str, object]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("caledonia-4-players", "caledonia", {"players": 4}, 11),
    Playthrough("caledonia-2-players-first-edition", "caledonia", {"players": 2, "edition": "first"}, 12),
    Playthrough("caledonia-solo", "caledonia", {"players": 1}, 13),
    Playthrough("glenmore-3-players", "glenmore", {"players": 3}, 14),
    Playthrough(
        "glenmore-4-players-all-chronicles", "glenmore", {"players": 4, "chronicles": "12345678"}, 15
    ),
    Playthrough("glenmore-2-players-chronicles-158", "glenmore", {"players": 2, "chronicles": "158"}, 16),
)


def told(playthrough: Playthrough) -> str:
    """The whole text of a file."""
    match = new_match(playthrough.game, playthrough.options, playthrough.seed)
    answers = Rng(playthrough.seed + 1)
    begun = "\n".join(beginning(match, playthrough))
    plies: list[str] = []
    while not match.over:
        plies.append("\n".join(ply(match, answers)))
    ended = "\n".join(ending(match))
    return "\n\n".join([begun, *plies, ended]) + "\n"


def beginning(match: Match, playthrough: Playthrough) -> Iterator[str]:
    chosen = ", ".join(f"{name}={spelled(value)}" for name, value in match.options.items())
    yield f"{match.game.title}: {chosen}, seed {playthrough.seed}"
    yield from (f"  {part}: {laid}" for part, laid in match.layout.items())


def ply(match: Match, answers: Rng) -> Iterator[str]:
    """One question and its answer, what it did, and now and then how everybody stands."""
    if match.ply % FIGURES_EVERY == 0:
        yield from figures(match.view())
    legal = match.legal()
    action = legal[answers.below(len(legal))]
    yield f"{match.ply}. {asked(match)} [{len(legal)}]"
    yield f"  {action.text}: {said(match, action.message())}{costs(match, action)}"
    match.push(action.number)
    yield from (f"  · {said(match, fact.message())}" for fact in match.facts())


def asked(match: Match) -> str:
    who = "Chance" if match.seat == CHANCE else spoken_names(match.game, match.state)[match.seat]
    return f"{who}: {said(match, match.question.message())}"


def costs(match: Match, action: Action) -> str:
    cost = match.game.cost(match.state, action.number)
    return "" if cost is None else f" ({said(match, cost)})"


def said(match: Match, message: Message) -> str:
    return words_for(match.game.name).say(message, spoken_names(match.game, match.state))


def ending(match: Match) -> Iterator[str]:
    yield from figures(match.view())
    yield f"{match.ply}. {said(match, match.question.message())}"
    names = spoken_names(match.game, match.state)
    yield from (f"  {names[score.seat]}: {points(score)}" for score in match.scores())


def points(score: Score) -> str:
    lines = " + ".join(f"{count} {line}" for line, count in score.lines.items() if count)
    rating = f", {score.rating}" if score.rating else ""
    return f"{score.total} = {lines or '0'}, place {score.place}{rating}"


def figures(view: Mapping[str, Any]) -> Iterator[str]:
    """What a view says in numbers and words, of the table and of each seat; nothing of what is 0 or empty."""
    yield f"-- {shown({key: value for key, value in view.items() if not isinstance(value, dict | list)})}"
    for seat, held in enumerate(view["seats"], 1):
        yield f"   {seat}: {shown(held)}"


def shown(data: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} {text}" for key, value in data.items() if (text := small(value)))


def small(value: Any) -> str:
    """A number, a word, or a group of those; lists of whole things, such as a territory, by their length."""
    if isinstance(value, dict):
        inner = " ".join(f"{key} {text}" for key, one in value.items() if (text := small(one)))
        return f"({inner})" if inner else ""
    if isinstance(value, list):
        if any(isinstance(one, dict) for one in value):
            return f"×{len(value)}"
        return f"[{' '.join(map(str, value))}]" if value else ""
    if isinstance(value, bool):
        return "yes" if value else ""
    return str(value) if value else ""
