"""What `--help` says, and what is said of a command that was typed wrongly: in the catalogue, by its name.

`cli-play` is what `clachan play` does, `cli-play.seed` what its option `--seed` means; what several commands
take stands once, as `cli-any-db`.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from clachan.core.message import Message
from clachan.words import words_at_a_terminal

HEADINGS = ("Arguments", "Options", "Commands")
"""What Typer calls the parts of a help text."""
STANDING = (
    ("[OPTIONS]", "cli-help-any-options"),
    ("COMMAND [ARGS]...", "cli-help-any-command"),
)
"""What stands in a line of usage for whatever may be typed there."""


def language_typed(typed: Sequence[str]) -> str:
    """What stands after `--lang`, before anything else is read."""
    for place, word in enumerate(typed):
        if word == "--lang":
            return typed[place + 1] if place + 1 < len(typed) else ""
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""


def language_first(typed: Sequence[str]) -> list[str]:
    """The words typed, with `--lang` and what follows it before the command, wherever it was put."""
    start, end = _language_in(typed)
    return [*typed[start:end], *typed[:start], *typed[end:]]


def first_word(typed: Sequence[str]) -> str:
    """What stands first beside the language: a command, if one was typed before any option."""
    start, end = _language_in(typed)
    return next(iter([*typed[:start], *typed[end:]]), "")


def _language_in(typed: Sequence[str]) -> tuple[int, int]:
    """Where `--lang` and what belongs to it begin and end among the words typed."""
    for place, word in enumerate(typed):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            return place, place + (2 if word == "--lang" else 1)
    return 0, 0


def put_helps(group: Any) -> None:
    """Give every command and all that it takes its help in the language spoken here."""
    words, spoken = words_at_a_terminal(), _formatter(type(group).context_class.formatter_class)
    for path, command in commands(group):
        command.context_class = type("Context", (command.context_class,), {"formatter_class": spoken})
        id = "-".join(("cli", *path))
        command.help = words.say(Message("", id))
        command.short_help = None
        for taken in command.params:
            known = f"{id}.{taken.name.replace('_', '-')}"
            shared = f"cli-any-{taken.name.replace('_', '-')}"
            taken.help = words.say(Message("", known if words.has(known) else shared))


def shows_help(group: Any, typed: Sequence[str]) -> bool:
    """Whether that would show a help: asked for, or with nothing after a command that has commands."""
    groups = {path[-1] for path, command in commands(group) if path and hasattr(command, "commands")}
    return not typed or "--help" in typed or typed[-1] in groups


def _formatter(plain: type[Any]) -> type[Any]:
    """Typer's own formatter, which lays out a help text, with our words for what it adds."""

    class Formatter(plain):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            for standing, told in STANDING:
                args = args.replace(standing, _said(told))
            super().write_usage(prog, args, f"{_said('cli-help-usage')} ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(_said(f"cli-help-{heading.lower()}") if heading in HEADINGS else heading)

        def write_dl(self, rows: Sequence[tuple[str, str]], *given: Any, **named: Any) -> None:
            super().write_dl([(name, _retold(name, text)) for name, text in rows], *given, **named)

    return Formatter


def _retold(name: str, text: str) -> str:
    """What Typer says of an option besides our help."""
    if name == "--help":
        return _said("cli-help-option")
    return text.replace("[default: ", f"[{_said('cli-help-default')} ").replace(
        "[required]", f"[{_said('cli-help-required')}]"
    )


def _said(id: str) -> str:
    return words_at_a_terminal().say(Message("", id))


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with the words that lead to it, the first one with none."""
    yield path, group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


def usage_message(error: Exception) -> Message | None:
    """What is wrong with what was typed, if that is what the error is about; for nothing at all, the help."""
    if not hasattr(error, "format_message"):
        return None
    if type(error).__name__ == "NoArgsIsHelpError":
        return Message("", "plain", {"text": error.format_message()})
    context = getattr(error, "ctx", None)
    where = context.command_path if context is not None else "clachan"
    usage = Message("", "cli-usage", {"why": _why(error), "command": where})
    return Message("", "cli-refused", {"why": usage})


def _why(error: Any) -> Message:
    kind, taken = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return Message("", "cli-no-option", {"option": error.option_name})
    if kind == "BadOptionUsage":
        return Message("", "cli-value-or-none", {"option": error.option_name})
    if taken is not None:
        named = _shown(taken)
        if kind == "MissingParameter":
            return Message("", "cli-missing", {"name": named})
        return Message("", "cli-bad-value", {"name": named, "why": _bad_value(error)})
    if known := getattr(error.cmd, "commands", None):
        return Message("", "cli-no-command", {"commands": tuple(known)})
    return Message("", "cli-too-much")


def _bad_value(error: Any) -> Message:
    """What Typer's reader of values finds wrong; what it says of it is English, what it knows is not."""
    if not hasattr(error.__cause__, "errors"):
        return Message("", "plain", {"text": error.message})
    found = error.__cause__.errors()[0]
    given, limits = str(found["input"]), found.get("ctx", {})
    for limit, told in (("le", "cli-at-most"), ("ge", "cli-at-least")):
        if limit in limits:
            return Message("", told, {"limit": str(limits[limit]), "given": given})
    id = "cli-not-whole" if found["type"].startswith("int") else "cli-not-number"
    return Message("", id, {"given": given})


def _shown(taken: Any) -> str:
    """An option by its longest name, an argument as the help writes it."""
    options = [name for name in taken.opts if name.startswith("-")]
    return max(options, key=len) if options else str(taken.metavar or taken.name).upper()
