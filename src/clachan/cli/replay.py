"""`clachan replay`: a recorded match again, step by step or all at once, or checked from end to end."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from clachan.cli.app import app
from clachan.cli.drawing import dressed
from clachan.cli.live_match import load_record
from clachan.cli.play import OtherData
from clachan.cli.screen import FAINT, STRONG, open_console, read_file, score_sheet
from clachan.cli.sim import Data, use_data
from clachan.cli.speaking import said, said_with
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.core.record import chance_in, read_record, score_line
from clachan.core.sealed import ChanceTold, check_chance, commitment_of
from clachan.words import spoken_names


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    ply: Annotated[int | None, typer.Option()] = None,
    part: Annotated[str, typer.Option()] = "",
    verify: Annotated[bool, typer.Option("--verify")] = False,
    secret: Annotated[str, typer.Option()] = "",
    data: Data = None,
    other_data: OtherData = False,
) -> None:
    """Show a recorded match again, or verify it."""
    use_data(data)
    if verify or secret:
        _verify(file, not other_data, secret)
        return
    console, match = open_console(), load_record(file, not other_data).match
    viewer = Viewer(match, console)
    if part:
        viewer.show_part(part, match.ply if ply is None else ply)
    elif ply is not None:
        viewer.show(ply)
    elif console.is_terminal:
        viewer.run()
    else:
        viewer.print_all()


def _verify(path: Path, check_data: bool, secret: str) -> None:
    """Every action is judged again, every draw drawn again; data and score must be those of the record.

    The secret of a deal stands in no record: its sheet tells it.
    """
    text = read_file(path)
    try:
        match, told = read_record(text, check_data), _with_secret(chance_in(text), secret)
        drawn = _drawn_again(match, told)
    except ClachanError as error:
        typer.echo(said("cli-not-verified", file=str(path), why=error.message()), err=True)
        raise typer.Exit(1) from error
    result = score_line(match) if match.over else said("cli-not-over")
    typer.echo(said("cli-verified", count=match.ply, result=result, missing=_unchecked(text, match)))
    if drawn:
        typer.echo(drawn)


def _with_secret(told: ChanceTold, secret: str) -> ChanceTold:
    return (
        replace(told, secret=secret, commitment=told.commitment or commitment_of(secret)) if secret else told
    )


def _drawn_again(match: Match, told: ChanceTold) -> str:
    """A sentence on where the draws come from, if the record tells it."""
    if told.reproducible and told.seed is not None:
        return said("cli-chance-of-seed", draws=check_chance(match, told), seed=str(told.seed))
    if told.secret and told.commitment:
        checked = check_chance(match, told)
        return said("cli-chance-of-secret", draws=checked, hash=str(told.commitment))
    if told.commitment:
        return said("cli-chance-later", hash=str(told.commitment))
    return ""


def _unchecked(text: str, match: Match) -> str:
    """What the record does not say, so that nothing could be compared."""
    lines = text.splitlines()
    data = any(line.startswith("data:") for line in lines)
    score = not match.over or any(line.startswith("score:") for line in lines)
    return "none" if data and score else "score" if data else "data" if score else "both"


class Viewer:
    """Walks through a match."""

    def __init__(self, match: Match, console: Console) -> None:
        self.match = match
        self.console = console
        self.drawing = dressed(console, match.game.name)
        narrate = match.game.narrate
        self.facts = [narrate(before, action.number) for _, action, before in match.steps()]

    def told(self, ply: int) -> list[list[str]]:
        """The log of the first actions, with the seats called as they are after them."""
        game = self.match.game
        names = spoken_names(game, self.match.at(ply))
        return [[said_with(game, names, fact) for fact in facts] for facts in self.facts[:ply]]

    def print_all(self) -> None:
        """Every fact with its ply, then the score sheet."""
        for ply, facts in enumerate(self.told(self.match.ply), 1):
            for fact in facts:
                self.console.print(f"{ply:>4}  {fact}", soft_wrap=True)
        self._sheet()

    def show(self, ply: int) -> None:
        """The table after a number of actions."""
        match, (width, height) = self.match, self.console.size
        state = match.at(ply)
        log = [fact for facts in self.told(ply) for fact in facts]
        self.console.print(self.drawing.table(match.game.view(state, None), log, width, height - 2))
        where = Text().append(said("terminal-ply", ply=str(ply), last=str(match.ply)), STRONG)
        if ply:
            where.append(f"  {match.actions[ply - 1].text}")
        self.console.print(where)

    def show_part(self, name: str, ply: int) -> None:
        """One part of the table after a number of actions."""
        draw = self.drawing.parts.get(name)
        if draw is None:
            raise ClachanError(refusal("no-part", part=name, parts=tuple(self.drawing.parts)))
        self.console.print(draw(self.match.game.view(self.match.at(ply), None), self.console.width))

    def _sheet(self) -> None:
        match = self.match
        if match.over:
            self.console.print()
            self.console.print(score_sheet(match))

    def run(self) -> None:
        """Until the person quits."""
        ply: int | None = 0
        while ply is not None:
            self.console.clear()
            self.show(ply)
            if ply == self.match.ply:
                self._sheet()
            ply = self._next(ply)

    def _next(self, ply: int) -> int | None:
        """The ply to go to, or None to quit."""
        self.console.print(said("terminal-replay-keys", parts=tuple(self.drawing.parts)), style=FAINT)
        try:
            typed = input("> ").lower().split()
            while typed and typed[0] in self.drawing.parts:
                self.show_part(typed[0], ply)
                typed = input("> ").lower().split()
        except (EOFError, KeyboardInterrupt):
            return None
        move = MOVES.get(typed[0][:1] if typed else "")
        goal = move(ply, typed) if move else ply
        return None if goal is None else max(0, min(goal, self.match.ply))


def _go_to(ply: int, typed: list[str]) -> int:
    number = typed[-1].removeprefix("g")
    return int(number) if number.isdecimal() and len(number) < 6 else ply


MOVES: dict[str, Callable[[int, list[str]], int | None]] = {
    "": lambda ply, typed: ply + 1,
    "n": lambda ply, typed: ply + 1,
    "b": lambda ply, typed: ply - 1,
    "g": _go_to,
    "q": lambda ply, typed: None,
}
