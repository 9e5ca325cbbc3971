"""The commands of the conversation: everything a person may type that is not an answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from clachan.bots.assess import advise
from clachan.bots.bot import BadBot
from clachan.cli.choosing import hint_lines, list_numbers, meant, verdict_on
from clachan.cli.live_match import load_record, resumed
from clachan.cli.screen import FAINT, STRONG, score_sheet
from clachan.cli.speaking import said, spoken
from clachan.cli.topics import explain
from clachan.core.errors import ClachanError
from clachan.core.message import refusal
from clachan.words.figures import local

if TYPE_CHECKING:
    from clachan.cli.talk import Talk

Command = Callable[["Talk", str], None]
LOG_SHOWN = 20
WHY_MOST = 6
HINTS = 3
HINT_SECONDS, HINT_SECONDS_MOST = 2.0, 300
HELP = ("action", "?", "hint", "why", "undo", "save", "log", "rules", "scores", "table", "quit", "parts")
"""What `help` explains, in `terminal-help-…`; the attribute `.word` is what can be typed."""


def find(talk: "Talk", word: str) -> Command | None:
    """The command of this word, or a part of the table to show."""
    if word in talk.drawing.parts:
        return _show_part(word)
    return COMMANDS.get(word)


def words(talk: "Talk") -> list[str]:
    return [*talk.drawing.parts, *COMMANDS]


def _show_part(name: str) -> Command:
    return lambda talk, rest: talk.show(talk.drawing.parts[name](talk.view(), talk.console.width))


def answers(talk: "Talk", rest: str) -> None:
    match = talk.match
    if match.over:
        raise ClachanError(refusal("over-no-answer"))
    lines = hint_lines(match.game, talk.drawing, match.state, rest.lower(), talk.console.width)
    if not lines:
        raise ClachanError(refusal("no-answer-with", text=repr(rest)))
    talk.listed_at = match.ply
    talk.show(Group(*lines))


def hint(talk: "Talk", rest: str) -> None:
    """The best answers, each with the number it has in the list."""
    match, seconds = talk.match, _seconds(rest)
    if match.over:
        raise ClachanError(refusal("over-no-answer"))
    try:
        with talk.console.status(said("terminal-thinking")):
            found = advise(match.game, match.state, HINTS, seconds)
    except BadBot as error:
        raise ClachanError(refusal("no-hint", why=error.message())) from error
    if not found:
        raise ClachanError(refusal("hint-nothing"))
    places = {action.number: place for place, action in list_numbers(talk.actions()).items()}
    for advice in found:
        action = match.game.catalogue[advice.number]
        cost = spoken(match.game, match.state, match.game.cost(match.state, action.number))
        text = f" {action.text} {cost}".rstrip()
        line = Text().append(f"{places[action.number]:>4})", STRONG).append(f"{text}: ")
        line.append(said("terminal-expected", points=local(f"{advice.points:.1f}")))
        doubt = local(f", ± {advice.doubt:.1f}") if advice.doubt is not None else ""
        less = "  " + said("terminal-less", points=local(f"{advice.behind:.1f}")) + doubt
        talk.show(line.append(less if advice.behind else "", FAINT))


def _seconds(rest: str) -> float:
    if not rest:
        return HINT_SECONDS
    if not rest.isdecimal() or len(rest) > 4 or not 1 <= int(rest) <= HINT_SECONDS_MOST:
        raise ClachanError(refusal("hint-seconds", most=HINT_SECONDS_MOST, given=repr(rest), text=str(rest)))
    return float(rest)


def why(talk: "Talk", rest: str) -> None:
    game, state = talk.match.game, talk.match.state
    if not rest:
        raise ClachanError(refusal("why-what", example=str(talk.drawing.example)))
    known = meant(rest, talk.actions() if rest.isdecimal() else list(game.catalogue))
    for action in known[:WHY_MOST] or [game.catalogue.read(rest)]:
        talk.say(verdict_on(game, state, action))
    if len(known) > WHY_MOST:
        talk.say(said("terminal-more-actions", count=len(known) - WHY_MOST), FAINT)


def undo(talk: "Talk", rest: str) -> None:
    del rest
    taken = talk.live.undo()
    talk.sit(talk.live, said("terminal-taken-back", action=str(taken)))


def save(talk: "Talk", rest: str) -> None:
    if not rest:
        raise ClachanError(refusal("save-where"))
    talk.live.save(Path(rest).expanduser())
    talk.say(said("terminal-saved-actions", count=talk.match.ply, file=str(rest)))


def load(talk: "Talk", rest: str) -> None:
    """Go on with a saved match and its bots; if it names none, who sits where stays, if as many play."""
    if not rest:
        raise ClachanError(refusal("load-what"))
    live = resumed(load_record(Path(rest).expanduser()), [])
    if not any(live.record.bots) and len(talk.live.seats) == len(live.seats):
        live = resumed(live.record, talk.live.seats)
    talk.sit(live, said("terminal-loaded", count=live.match.ply))


def log(talk: "Talk", rest: str) -> None:
    count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_SHOWN
    lines = list(zip(talk.live.log, talk.live.told(), strict=True))
    for line, text in lines[-count:]:
        talk.say(f"{line.ply + 1:>4}  {text}")


def rules(talk: "Talk", rest: str) -> None:
    talk.show(Group(*explain(talk.drawing.topics(), rest)))


def scores(talk: "Talk", rest: str) -> None:
    del rest
    match = talk.match
    talk.say(said("terminal-final-scores") if match.over else said("terminal-scores-now"))
    talk.show(score_sheet(match))


def show_help(talk: "Talk", rest: str) -> None:
    if rest:
        rules(talk, rest)
        return
    example = talk.drawing.example
    shown = {"example": example, "first": example.split()[0], "second": example.split()[-1]}
    shown["short"] = " ".join(word[:3] for word in example.split())
    parts = tuple(talk.drawing.parts)
    for name in HELP:
        id = f"terminal-help-{'answers' if name == '?' else name}"
        word, meaning = said(f"{id}.word"), said(id, **shown, parts=parts)
        talk.show(Text().append(f"{word:<12}", STRONG).append(meaning))


COMMANDS: dict[str, Command] = {
    "?": answers,
    "hint": hint,
    "why": why,
    "undo": undo,
    "save": save,
    "load": load,
    "log": log,
    "rules": rules,
    "scores": scores,
    "table": lambda talk, rest: talk.draw_table(),
    "help": show_help,
    "quit": lambda talk, rest: talk.leave(),
    "exit": lambda talk, rest: talk.leave(),
}
