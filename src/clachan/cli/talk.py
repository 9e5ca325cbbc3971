"""The conversation of `clachan play`: shows the table, asks, and does what is typed."""

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom

from rich.console import Console, Group
from rich.text import Text

from clachan.cli.choosing import candidates, hint_lines, judged, listed, meant, refused
from clachan.cli.drawing import Drawing, drawing_of
from clachan.cli.screen import FAINT, STRONG, WARNING, score_sheet
from clachan.cli.seats import fill_seats
from clachan.cli.sitting import Sitting, load_match, tell_all
from clachan.cli.topics import explain
from clachan.core.errors import ClachanError

PROMPT_LINES = 3
LOG_SHOWN = 20
HELP = (
    ("an action", "its text (`expand c4 sheep`), its number in the list, or the beginning of its words (`exp c4 sh`)"),
    ("? or hint", "list the answers with their costs; `hint expand` or `hint c4` lists some of them"),
    ("why ACTION", "why an action is not allowed, or what it costs"),
    ("undo", "take back your last choice"),
    ("save FILE", "keep the match in a file; load FILE goes on with one"),
    ("log", "what has happened; `log 50` shows more"),
    ("rules WORD", "a short help on an action, a tile or a term; `rules` lists the words"),
    ("quit", "leave (also exit)"),
)


class Talk:
    """Reads lines until the person leaves."""

    def __init__(self, sitting: Sitting, console: Console, save_to: Path | None) -> None:
        self.sitting = sitting
        self.console = console
        self.save_to = save_to
        self.drawing: Drawing = drawing_of(sitting.match.game.name)
        self.shown = 0  # how many lines of the log the person has seen
        self.stale = True  # whether the table has changed since it was drawn
        self.leaving = False
        self.finished = False

    # The loop

    def run(self) -> None:
        self._greet()
        while not self.leaving:
            self.sitting.go_on()
            self._show_news()
            line = self._read()
            if line is not None:
                self._obey(line)
        self._part()

    def _greet(self) -> None:
        for line in self.drawing.introduction:
            self.console.print(line, soft_wrap=True)
        if self.console.is_terminal:
            self._listen("Press Enter to begin. ")
        else:
            self._draw_table()

    def _show_news(self) -> None:
        """New facts, and the table again if it has changed; whoever pipes commands in asks for it instead."""
        news = self.sitting.told()[self.shown :]
        self.shown = len(self.sitting.log)
        if self.console.is_terminal and self.stale:
            self._draw_table()
        elif not self.console.is_terminal:
            for line in news:
                self.console.print(f"· {line}", soft_wrap=True)
        self.stale = False
        if self.sitting.match.over and not self.finished:
            self._finish()

    def _draw_table(self) -> None:
        width, height = self.console.size
        view = self.sitting.match.view()
        if self.console.is_terminal:
            self.console.clear()
        beside = self.drawing.beside(view)
        room = height - PROMPT_LINES - (len(self.console.render_lines(beside)) if beside else 0)
        self.console.print(self.drawing.table(view, self.sitting.told(), width, room))

    def _finish(self) -> None:
        match = self.sitting.match
        self.finished = True
        self.console.print()
        self.console.print(score_sheet(match.game.seat_names(match.state), match.scores()))
        self._autosave()

    # Asking

    def _read(self) -> str | None:
        match = self.sitting.match
        if match.over:
            self._say("The game is over: log, scores, board, undo, save FILE or quit.", STRONG)
        else:
            self._ask()
        return self._listen("> ")

    def _ask(self) -> None:
        match = self.sitting.match
        beside = self.drawing.beside(match.view())
        if beside is not None:
            self.console.print(beside)
        question, name = match.question, match.game.seat_names(match.state)[match.seat]
        status = Text().append(name, STRONG).append(f" · {self.drawing.status(match.view())} · ")
        status.append(question.prompt, STRONG).append(f" ({len(match.legal())} answers: ? lists them)", FAINT)
        self.console.print(status, soft_wrap=not self.console.is_terminal)

    def _listen(self, prompt: str) -> str | None:
        """A typed line; None if there is none because the person is leaving or thought better of it."""
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            self.leaving = True
            return None
        except KeyboardInterrupt:
            self.console.print()
            self._quit("")
            return None
        if not self.console.is_terminal:
            self.console.print(line, soft_wrap=True)  # a transcript shows what was typed
        return line

    def _say(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style), soft_wrap=not self.console.is_terminal)

    # Obeying

    def _obey(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        try:
            if not word:
                return
            if not self._is_answer(line) and (command := self._commands().get(word.lower())):
                command(rest.strip())
            else:
                self._answer(line)
        except ClachanError as error:
            self._say(_sentence(str(error)), WARNING)

    def _is_answer(self, line: str) -> bool:
        """An auction has an answer `quit`, which comes before the command."""
        return any(action.text == line.strip().lower() for action in self.sitting.match.legal())

    def _commands(self) -> dict[str, Callable[[str], None]]:
        parts = {name: self._part_shower(name) for name in self.drawing.parts}
        return {
            **parts, "table": lambda rest: self._draw_table(), "?": self._hint, "hint": self._hint, "why": self._why,
            "undo": self._undo, "save": self._save, "load": self._load, "log": self._log, "rules": self._rules,
            "scores": self._scores, "help": self._help, "quit": self._quit, "exit": self._quit, "q": self._quit,
        }  # fmt: skip

    def _part_shower(self, name: str) -> Callable[[str], None]:
        draw = self.drawing.parts[name]
        return lambda rest: self.console.print(draw(self.sitting.match.view(), self.console.width))

    def _answer(self, line: str) -> None:
        match = self.sitting.match
        if match.over:
            self._say("The game is over: type quit to leave, or help.")
            return
        actions = meant(line, listed(match.game, self.drawing, match.state))
        if not actions:
            self._say(refused(line, match.game, match.state, self._commands()), WARNING)
        elif len(actions) > 1 or _too_short(line, actions[0].text):
            self._say(candidates(actions), WARNING)
        else:
            self.sitting.play(actions[0])
            self.stale = True
            self._autosave()

    def _hint(self, rest: str) -> None:
        match = self.sitting.match
        lines = [] if match.over else hint_lines(match.game, self.drawing, match.state, rest.lower(), self.console.width)
        self.console.print(Group(*lines) if lines else f"There are no answers {rest!r} now.", soft_wrap=True)

    def _why(self, rest: str) -> None:
        game, state = self.sitting.match.game, self.sitting.match.state
        if not rest:
            raise ClachanError("type the action after why, such as `why upgrade shipping`")
        known = meant(rest, list(game.catalogue)) or [game.catalogue.read(rest)]
        for action in known[:6]:
            self._say(judged(game, state, action))
        if len(known) > 6:
            self._say(f"… and {len(known) - 6} more actions: type more of the words.", FAINT)

    def _undo(self, rest: str) -> None:
        del rest
        taken = self.sitting.undo()
        self.shown = len(self.sitting.log)
        self.stale, self.finished = True, False
        self._say(f"Taken back: {taken}.")

    def _save(self, rest: str) -> None:
        if not rest:
            raise ClachanError("type the file after save, such as `save monday.txt`")
        self.sitting.save(Path(rest).expanduser())
        self._say(f"Saved {self.sitting.match.ply} actions to {rest}; `clachan play --load {rest}` goes on.")

    def _load(self, rest: str) -> None:
        if not rest:
            raise ClachanError("type the file after load, such as `load monday.txt`")
        match = load_match(Path(rest).expanduser())
        seed = SystemRandom().randrange(2**32)
        match.rng.state = seed + 1
        same = len(self.sitting.seats) == match.options["players"]
        self.resume(Sitting(match, self.sitting.seats if same else fill_seats([], match.options.number("players")), seed))

    def resume(self, sitting: Sitting) -> None:
        """Go on with a loaded match."""
        sitting.log = tell_all(sitting.match)
        self.sitting, self.drawing = sitting, drawing_of(sitting.match.game.name)
        self.shown, self.stale, self.finished = len(sitting.log), True, False
        self._say(f"Loaded {sitting.match.ply} actions.")

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_SHOWN
        for ply, text in self.sitting.log[-count:] if count else []:
            self._say(f"{ply:>4}  {text}")

    def _rules(self, rest: str) -> None:
        for line in explain(self.drawing.topics(), rest):
            self.console.print(line)

    def _scores(self, rest: str) -> None:
        del rest
        match = self.sitting.match
        self._say("If the game ended now:" if not match.over else "Final scores:")
        self.console.print(score_sheet(match.game.seat_names(match.state), match.scores()))

    def _help(self, rest: str) -> None:
        if rest:
            self._rules(rest)
            return
        for word, words in HELP:
            self.console.print(Text().append(f"{word:<12}", STRONG).append(words))
        self.console.print(Text().append(f"{'table':<12}", STRONG).append("the table again; in parts: " + self._part_names()))

    def _part_names(self) -> str:
        return ", ".join([*self.drawing.parts, "scores", "log"])

    # Leaving

    def _quit(self, rest: str) -> None:
        """In a terminal an unsaved match is left only when that is said twice."""
        del rest
        if self.sitting.saved or not self.console.is_terminal:
            self.leaving = True
            return
        self.sitting.saved = True
        self._say("This match is not saved: type `save FILE` to keep it, or quit again to leave.", WARNING)

    def _autosave(self) -> None:
        if self.save_to is not None:
            self.sitting.save(self.save_to)

    def _part(self) -> None:
        """Say what became of the match."""
        match = self.sitting.match
        if self.save_to is not None:
            self._autosave()
            self._say(f"Saved to {self.save_to}: `clachan play --load {self.save_to}` goes on.")
        elif match.ply and not match.over and not self.sitting.saved:
            self._say(f"Left after {match.ply} actions, not saved: `save FILE` or the flag --save FILE keeps a match.")
        self._say("Goodbye.")


def _too_short(line: str, text: str) -> bool:
    """One letter is too easily a slip to end somebody's round."""
    return len(line.strip()) == 1 and not line.strip().isdecimal() and text != line.strip()


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '?', '!')) else '.'}"
