"""What `import clachan` gives is documented, typed, and does what its own example shows."""

import ast
import doctest
import inspect
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import clachan

CALLABLE = [name for name in clachan.__all__ if callable(getattr(clachan, name))]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", clachan.__all__)
def test_every_name_is_explained_where_people_look(name: str) -> None:
    assert clachan.__doc__ is not None
    listed = [
        line for line in clachan.__doc__.splitlines() if re.match(rf"    ([\w, ]*\b)?{name}\b.*  ", line)
    ]
    assert len(listed) == 1
    assert hasattr(clachan, name)


@pytest.mark.parametrize("name", CALLABLE)
def test_it_says_itself_what_it_is(name: str) -> None:
    thing = getattr(clachan, name)
    assert vars(thing).get("__doc__") or inspect.getdoc(thing) or _written(thing)


def _written(kind: type) -> str | None:
    """What the source says of a class: compiled classes forget it."""
    source = Path(str(import_module(kind.__module__).__file__).partition(".")[0] + ".py").read_text()
    found = [node for node in ast.parse(source).body if getattr(node, "name", "") == kind.__name__]
    return ast.get_docstring(found[0]) if found and isinstance(found[0], ast.ClassDef) else None


def members(kind: Any) -> dict[str, Any]:
    """The methods and properties that a class lets others use."""
    return {
        name: getattr(found, "fget", None) or found
        for name, found in vars(kind).items()
        if not name.startswith("_")
        and (isinstance(found, property) or (inspect.isfunction(found) and found.__name__ == name))
    }


KINDS = (
    *(clachan.Action, clachan.Catalogue, clachan.Game, clachan.Line, clachan.Match, clachan.Options),
    *(clachan.Position, clachan.Record, clachan.Words),
)
MEMBERS = [
    pytest.param(found, id=f"{kind.__name__}.{name}")
    for kind in KINDS
    for name, found in members(kind).items()
]


@pytest.mark.parametrize("member", MEMBERS)
def test_every_method_is_explained_and_typed(member: Any) -> None:
    assert inspect.getdoc(member)
    signature = inspect.signature(member)
    assert signature.return_annotation is not inspect.Signature.empty
    parameters = list(signature.parameters.values())[1:]
    assert all(parameter.annotation is not inspect.Parameter.empty for parameter in parameters)


def test_every_error_is_there() -> None:
    from clachan.core import errors

    known = {n for n, e in vars(errors).items() if inspect.isclass(e) and issubclass(e, errors.ClachanError)}
    assert known <= set(clachan.__all__)


def test_the_example_is_true() -> None:
    assert doctest.testmod(clachan) == (0, 5)


def test_type_checkers_are_told_to_look() -> None:
    assert (files("clachan") / "py.typed").is_file()
    assert '"clachan" = ["py.typed"]' in (ROOT / "pyproject.toml").read_text()
