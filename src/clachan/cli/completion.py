"""Line editing in a terminal: history, and the Tab key completes what may be typed."""

from collections.abc import Callable, Iterable


def complete_with(words: Callable[[], Iterable[str]]) -> None:
    """Complete the whole line from these words; without the readline library the Tab key does nothing."""
    try:
        import readline
    except ImportError:
        return
    matches: list[str] = []

    def completer(text: str, place: int) -> str | None:
        if place == 0:
            matches[:] = [word for word in words() if word.startswith(text.lower())]
        return matches[place] if place < len(matches) else None

    readline.set_completer_delims("")
    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
