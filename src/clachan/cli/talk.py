"""The conversation of `clachan play`: shows the table, asks, and does what is typed."""

from contextlib import nullcontext
from itertools import count
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from clachan.cli import commands
from clachan.cli.choosing import candidates, hint_lines, listed, meant, refusal_line
from clachan.cli.completion import complete_with
from clachan.cli.drawing import View, dressed
from clachan.cli.live_match import LiveMatch
from clachan.cli.screen import FAINT, STRONG, WARNING, score_sheet
from clachan.cli.speaking import said, spoken
from clachan.core.action import Action
from clachan.core.errors import ClachanError
from clachan.core.match import Match
from clachan.core.message import refusal
from clachan.words import spoken_names

PROMPT_LINES = 4
FEW = 8  # so few answers are listed without being asked for
LEAST_HEIGHT, LEAST_WIDTH = 30, 80  # a smaller terminal shows the table on request, and the news line by line


class Talk:
    """Reads lines until the person leaves; without a person at the keys it reads commands from a pipe."""

    def __init__(
        self, live: LiveMatch, console: Console, person: bool = False, save_to: Path | None = None
    ) -> None:
        self.live = live
        self.console = console
        self.person = person
        self.save_to = save_to
        self.drawing = dressed(console, live.match.game.name)
        self.seen = 0  # how many lines of the log the person has been shown
        self.notice = ""  # to be said below the table when it is drawn next
        self.listed_at = -1  # the ply whose answers were listed last
        self.changed = True
        self.sheet_shown = False
        self.warned = False
        self.leaving = False

    @property
    def match(self) -> Match:
        return self.live.match

    def view(self) -> View:
        """The table as whoever sits at the keys may see it: the person asked, or the only one."""
        people = [seat for seat in range(len(self.live.seats)) if seat not in self.live.bots]
        asked = self.match.seat
        return self.match.view(asked if asked in people else people[0] if len(people) == 1 else None)

    def actions(self) -> list[Action]:
        """The answers in the order of their numbers."""
        return [] if self.match.over else listed(self.match.game, self.drawing, self.match.state)

    # The loop

    def run(self) -> None:
        step = self._greet
        while not self.leaving:
            try:
                step()
            except KeyboardInterrupt:
                self._interrupted()
            step = self._go_on
        self._part()

    def _go_on(self) -> None:
        """One question and what is done about it."""
        with self.console.status("…") if self.live.bots else nullcontext():
            self.live.go_on()
        self._show_news()
        self.ask()
        line = self.listen("> ")
        if line is not None:
            self._obey(line)

    def _greet(self) -> None:
        for line in str(self.drawing.introduction).splitlines():
            self.say(line)
        if self.person:
            complete_with(lambda: [*(action.text for action in self.actions()), *commands.words(self)])
            self.listen(f"{said('terminal-begin')} ")
        if not self._whole_screen():
            self.draw_table()

    def _whole_screen(self) -> bool:
        width, height = self.console.size
        return self.person and height >= LEAST_HEIGHT and width >= LEAST_WIDTH

    def _show_news(self) -> None:
        """What has happened, and the table as it is now."""
        news = self.live.told()[self.seen :]
        self.seen = len(self.live.log)
        if self.changed and self._whole_screen():
            self.draw_table()
        else:
            for line in news:
                self.say(f"· {line}")
        while self.live.faults:
            self.say(self.live.faults.pop(0), WARNING)
        if self.notice:
            self.say(self.notice)
        self.changed, self.notice = False, ""
        if self.match.over and not self.sheet_shown:
            self._show_sheet()

    def draw_table(self) -> None:
        view, (width, height) = self.view(), self.console.size
        beside = self._beside()
        room = height - PROMPT_LINES - (len(self.console.render_lines(beside)) if beside else 0)
        if not self.match.over and len(self.match.legal()) <= FEW:
            listing = hint_lines(self.match.game, self.drawing, self.match.state, "", width)
            room -= max(0, len(listing) - 1)  # they are listed below without being asked for
        if self._whole_screen():
            self.console.clear()
        self.show(self.drawing.table(view, self.live.told(), width, room))

    def _show_sheet(self) -> None:
        self.sheet_shown = True
        self.say("")
        self.show(score_sheet(self.match))
        self.autosave()

    # Asking

    def _beside(self) -> RenderableType | None:
        return None if self.match.over else self.drawing.beside(self.view())

    def ask(self) -> None:
        """Say who is asked what, and list the answers where they are few."""
        match = self.match
        if match.over:
            self.say(said("terminal-over"), STRONG)
            return
        beside = self._beside()
        if beside is not None:
            self.show(beside)
        line = Text().append(spoken_names(match.game, match.state)[match.seat], STRONG)
        line.append(f" · {self.drawing.status(self.view())} · ").append(
            spoken(match.game, match.state, match.question), STRONG
        )
        count = len(match.legal())
        line.append(f" {said('terminal-answers', count=count)}" if count > FEW else "", FAINT)
        self.console.print(line, soft_wrap=not self.console.is_terminal)
        if count <= FEW and self.listed_at != match.ply:
            commands.answers(self, "")

    def listen(self, prompt: str) -> str | None:
        """A typed line; None if there will be no more."""
        try:
            line = input(prompt)
        except EOFError:
            self.say("")
            self.leaving = True
            return None
        if not self.person:
            self.say(line)  # a transcript shows what was typed
        return line

    def say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style), soft_wrap=not self.console.is_terminal)

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    # Obeying

    def _obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        command = None if self._is_answer(line) else commands.find(self, word.lower())
        try:
            if command is not None:
                command(self, rest.strip())
            else:
                self._answer(line)
        except ClachanError as error:
            self.say(_sentence(str(error)), WARNING)

    def _is_answer(self, line: str) -> bool:
        """In an auction `quit` is an answer first, and the command is `exit`."""
        return any(action.text == line.strip().lower() for action in self.actions())

    def _answer(self, line: str) -> None:
        if self.match.over:
            raise ClachanError(refusal("over-leave"))
        actions = meant(line, self.actions())
        if not actions:
            self.say(refusal_line(line, self.match.game, self.match.state, commands.words(self)), WARNING)
        elif len(actions) > 1 or _too_short(line):
            self.say(candidates(actions), WARNING)
        else:
            self.live.play(actions[0])
            self.changed, self.warned = True, False
            self.autosave()

    def sit(self, live: LiveMatch, notice: str) -> None:
        """Go on with this match instead, or with this one taken back."""
        self.live, self.notice = live, notice
        self.drawing = dressed(self.console, self.match.game.name)
        self.seen = len(live.log)
        self.changed, self.sheet_shown = True, False

    # Leaving

    def _interrupted(self) -> None:
        """Ctrl-C stops a bot that thinks; a second one leaves, and keeps the match all the same."""
        self.say("")
        if self.warned and not self.live.saved and self.save_to is None:
            self.save_to = free_file(f"clachan-{self.match.game.name}-{self.live.seed}")
        self.leave()

    def leave(self) -> None:
        """A person leaves an unsaved match only when that is said twice."""
        self.leaving = self.live.saved or self.warned or not self.person
        if not self.leaving:
            self.warned = True
            self.say(said("terminal-not-saved"), WARNING)

    def autosave(self) -> None:
        if self.save_to is not None:
            self.live.save(self.save_to)

    def _part(self) -> None:
        """Say what became of the match."""
        self.live.leave()
        if self.save_to is not None:
            self.autosave()
            self.say(said("terminal-saved", file=str(self.save_to)))
        elif not self.live.saved and not self.match.over:
            self.say(said("terminal-left", count=self.match.ply))
        self.say(said("terminal-goodbye"))


def free_file(name: str) -> Path:
    """A file of this name here that is not there yet."""
    names = (f"{name}{f'-{number}' if number > 1 else ''}.txt" for number in count(1))
    return next(path for path in map(Path, names) if not path.exists())


def _too_short(line: str) -> bool:
    """One letter is too easily a slip to end somebody's round."""
    return len(line.strip()) == 1 and not line.strip().isdecimal()


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '?', '!')) else '.'}"
