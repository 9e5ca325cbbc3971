"""No module imports another that imports it: files can be read from the bottom up."""

import ast
from collections.abc import Collection, Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imported(body: Iterable[ast.stmt], modules: Collection[str]) -> Iterator[str]:
    """What is imported while a module is being read; a function may import when it is called."""
    for statement in body:
        if isinstance(statement, ast.Import):
            yield from (alias.name for alias in statement.names if alias.name in modules)
        elif isinstance(statement, ast.ImportFrom):
            for alias in statement.names:
                inner = f"{statement.module}.{alias.name}"
                yield inner if inner in modules else str(statement.module)


def cycle_of(modules: dict[str, str]) -> list[str]:
    """Modules by name with their text: the names along one cycle of imports, or nothing."""
    graph = {name: set(imported(ast.parse(text).body, modules)) - {name} for name, text in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_nothing_imports_in_a_circle() -> None:
    modules = {name_of(path): path.read_text() for path in SOURCE.glob("clachan/**/*.py")}
    assert len(modules) > 200
    assert cycle_of(modules) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [("import b", "import a"), ("from b import x", "from a import y"), ("from b import x", "import a as c")],
)
def test_a_circle_is_found(first: str, second: str) -> None:
    assert set(cycle_of({"a": first, "b": second, "z": ""})) == {"a", "b"}
    assert cycle_of({"a": first, "b": "", "z": second}) == []


def test_an_import_within_a_function_is_no_circle() -> None:
    assert cycle_of({"a": "import b", "b": "def f():\n    import a"}) == []
