"""Pages of the site that are made of what is there: documents of the root, options, the notebook."""

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from clachan.core.game import Game, game_names, open_game
from clachan.core.message import Message
from clachan.core.options import Option, spelled
from clachan.words import words_about

ROOT = Path(__file__).parents[1]
ROOT_DOCUMENTS = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
NOTEBOOK = "examples/clachan.ipynb"


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made."""
    made = {page: rooted((ROOT / name).read_text(encoding="utf-8")) for name, page in ROOT_DOCUMENTS.items()}
    made |= {"options.md": options_page(), "notebook.md": notebook_page()}
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def rooted(text: str) -> str:
    """A document of the root as a page: its links lead to pages, or are names of files."""
    text = text.replace("](docs/", "](")
    for name, page in ROOT_DOCUMENTS.items():
        text = text.replace(f"]({name}", f"]({page}")
    return re.sub(r"\[([^\]]+)\]\((?:README|LICENSE|SECURITY|src|tests)[^)]*\)", r"\1", text)


def options_page() -> str:
    """What can be chosen before a game, as `clachan options` tells it."""
    lines = [
        "# Options",
        "",
        "What a table chooses before a game: `--option name=value` on the command line, keywords of",
        "`new_match`, the form of a new table on the web. `clachan options GAME` prints it in your language.",
        "",
    ]
    for game in map(open_game, game_names()):
        lines += [
            f"## {game.title}",
            "",
            "| option | values | default | meaning |",
            "| --- | --- | --- | --- |",
        ]
        lines += [_row(game, option) for option in game.option_list]
        lines.append("")
    return "\n".join(lines)


def _row(game: Game, option: Option) -> str:
    words, id = words_about(game.name, "en"), f"{game.name}-option-{option.name}"
    given = option.values or (("yes", "no") if isinstance(option.default, bool) else ())
    told = [words.say(Message("", one)) for one in (id, f"{id}.help") if words.has(one)]
    values = ", ".join(f"`{spelled(value)}`" for value in given)
    meaning = " ".join(": ".join(told).split()).replace("|", "\\|")
    return f"| `{option.name}` | {values} | `{spelled(option.default)}` | {meaning} |"


def notebook_page() -> str:
    """The notebook as it is read: its words and its code. A test runs it."""
    cells = json.loads((ROOT / NOTEBOOK).read_text(encoding="utf-8"))["cells"]
    parts = []
    for cell in cells:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    return "\n\n".join([*parts, f"The notebook is the file `{NOTEBOOK}` of the repository."])
