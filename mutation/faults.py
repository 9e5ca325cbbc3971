"""All faults of a source file, each with a key that outlives edits elsewhere in the file."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

from mutation.operators import Place, Surroundings, changes

MESSAGES = ("because", "say")
# Annotations, default values and decorators are read once, when the program starts.
UNREAD = {"annotation", "returns", "decorator_list", "args", "type_comment"}
Function = ast.FunctionDef


@dataclass(frozen=True)
class Fault:
    """One change of one place. `before` and `after` are the statement; with the function they are the key."""

    file: str
    function: str  # empty for a table of the module
    operator: str
    before: str
    after: str
    nth: int  # among equal changes of the function
    line: int
    lines: frozenset[int] = field(compare=False)
    place: Place = field(compare=False)
    new: ast.AST = field(compare=False)
    top: ast.stmt = field(compare=False)  # the function or the table to compile anew
    tables: frozenset[str] = field(compare=False, default=frozenset())  # what is made when the program starts

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        return self.file, self.function, self.before, self.after, self.nth

    @property
    def id(self) -> str:
        return f"{self.file}:{self.line}:{self.operator}:{self.nth}"

    def __str__(self) -> str:
        again = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.function or 'table'}: {self.before} → {self.after}{again}"


class Source:
    """A file as a tree, beside the module that was loaded from it."""

    def __init__(self, path: Path, name: str, module: ModuleType) -> None:
        self.path, self.name, self.module = path, name, module
        self.tree = ast.parse(path.read_text())
        self.borrowed: dict[str, int] = {}

    def faults(self) -> Iterator[Fault]:
        for top in self.tree.body:
            if isinstance(top, ast.FunctionDef):
                yield from self._numbered(self._in_function(top, top.name))
            elif isinstance(top, ast.ClassDef):
                for method in top.body:
                    if isinstance(method, ast.FunctionDef):
                        yield from self._numbered(self._in_function(method, f"{top.name}.{method.name}"))
            elif _is_table(top):
                yield from self._numbered(self._in_table(top))

    def _numbered(self, found: "Iterator[Fault]") -> Iterator[Fault]:
        seen: Counter[tuple[str, str, str]] = Counter()
        for fault in found:
            alike = (fault.function, fault.before, fault.after)
            seen[alike] += 1
            yield replace(fault, nth=seen[alike])

    def _in_function(self, function: Function, name: str) -> Iterator[Fault]:
        returns = ast.unparse(function.returns).strip("'\"") if function.returns else ""
        around = Surroundings(returns, self.neighbour, frozenset(), frozenset())
        assigned: set[str] = {each.arg for each in function.args.args}
        yield from self._in_block(function, "body", function, name, around, assigned)

    def _in_block(
        self,
        parent: ast.AST,
        list_name: str,
        top: ast.stmt,
        name: str,
        around: Surroundings,
        assigned: set[str],
    ) -> Iterator[Fault]:
        for index, statement in enumerate(getattr(parent, list_name)):
            if isinstance(statement, ast.Assert | ast.Raise | ast.FunctionDef | ast.Import | ast.ImportFrom):
                continue
            here = Surroundings(around.returns, self.neighbour, around.counters, frozenset(assigned))
            place = Place(statement, parent, list_name, index)
            yield from self._at(place, statement, top, name, here)
            for child in _expressions(statement):
                yield from self._at(child, statement, top, name, here)
            assigned |= _given(statement)
            inner = around
            if isinstance(statement, ast.While):
                counters = {n.id for n in ast.walk(statement.test) if isinstance(n, ast.Name)}
                inner = Surroundings(around.returns, self.neighbour, frozenset(counters), frozenset())
            elif isinstance(statement, ast.For):
                inner = Surroundings(around.returns, self.neighbour, frozenset(), frozenset())
            for block in ("body", "orelse", "finalbody"):
                if getattr(statement, block, None) and isinstance(getattr(statement, block), list):
                    yield from self._in_block(statement, block, top, name, inner, assigned)

    def _in_table(self, top: ast.stmt) -> Iterator[Fault]:
        around = Surroundings("", self.neighbour)
        for place in _expressions(top):
            if isinstance(place.parent, ast.List | ast.Tuple | ast.Dict) and not isinstance(
                place.node, ast.Call
            ):
                yield from self._at(place, top, top, "", around)

    def _at(
        self, place: Place, statement: ast.stmt, top: ast.stmt, name: str, around: Surroundings
    ) -> Iterator[Fault]:
        before, last = header(statement), _header_end(statement)
        lines = frozenset(range(statement.lineno, last + 1))
        for operator, new in changes(place, around):
            whole = place.node is statement
            after = _statement_after(operator, new, before) if whole else _after(place, new, statement)
            line = getattr(place.node, "lineno", statement.lineno)
            made = frozenset(names_of(top)) or self.made_by(name)
            yield Fault(self.name, name, operator, before, after, 1, line, lines, place, new, top, made)

    def made_by(self, function: str) -> frozenset[str]:
        """Tables of the module that a function fills when the program starts."""
        return frozenset(name for top in self.tables if function in _read(top) for name in names_of(top))

    def lines_naming(self, name: str) -> set[int]:
        return self._mentions.get(name, set())

    @cached_property
    def _mentions(self) -> dict[str, set[int]]:
        """Where a name is read, also as a part of a module."""
        found: dict[str, set[int]] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name | ast.Attribute):
                name = node.id if isinstance(node, ast.Name) else node.attr
                found.setdefault(name, set()).add(node.lineno)
        return found

    @cached_property
    def tables(self) -> list[ast.stmt]:
        return [top for top in self.tree.body if names_of(top)]

    def neighbour(self, node: ast.expr) -> tuple[str, int] | None:
        """The constant beside this one if it is a step away, and how far it is; else the next number."""
        found = _resolve(node, self.module)
        if found is None:
            return None
        name, beside = found
        names, value = list(beside), beside[name]
        at = names.index(name)
        for other in names[at + 1 : at + 2] + names[max(at - 1, 0) : at]:
            step = beside[other] - value
            if abs(step) == 1 or (value > 1 and beside[other] in (2 * value, value // 2)):
                named = isinstance(node, ast.Name) and self._borrow(other, beside[other])
                return (other if named else ""), step
        return "", 1

    def _borrow(self, name: str, value: int) -> bool:
        """Whether the module can be given this constant under its own name."""
        if vars(self.module).get(name, value) != value or self.borrowed.get(name, value) != value:
            return False
        self.borrowed[name] = value
        return True


def header(statement: ast.stmt) -> str:
    """A statement in one line, without what stands indented below it."""
    match statement:
        case ast.If(test):
            return f"if {ast.unparse(test)}:"
        case ast.While(test):
            return f"while {ast.unparse(test)}:"
        case ast.For(target, iterated):
            return f"for {ast.unparse(target)} in {ast.unparse(iterated)}:"
    return " ".join(ast.unparse(statement).split())


def _statement_after(operator: str, new: ast.AST, before: str) -> str:
    assert isinstance(new, ast.stmt)
    return f"{before} break" if operator == "once" else header(new)


def _after(place: Place, new: ast.AST, statement: ast.stmt) -> str:
    with planted(place, new):
        return header(statement)


@contextmanager
def planted(place: Place, new: ast.AST) -> Iterator[None]:
    """The tree with the fault in it, for a while."""
    place.put(new)
    try:
        yield
    finally:
        place.put(place.node)


def _header_end(statement: ast.stmt) -> int:
    if isinstance(statement, ast.If | ast.While | ast.For | ast.With):
        return max(statement.lineno, statement.body[0].lineno - 1)
    return statement.end_lineno or statement.lineno


def _expressions(statement: ast.stmt) -> Iterator[Place]:
    """Every expression of a statement, but not of the statements in it, and no sentences."""
    blocks = {"body", "orelse", "finalbody", "handlers"} if not isinstance(statement, ast.Expr) else set()
    stack = [
        place
        for place in _children(statement)
        if not (place.field in blocks and isinstance(place.node, ast.stmt))
    ]
    while stack:
        place = stack.pop()
        if isinstance(place.node, ast.JoinedStr) or _is_said(place.node):
            continue
        yield place
        if isinstance(place.node, ast.UnaryOp) and isinstance(place.node.operand, ast.Constant):
            continue
        if isinstance(place.node, ast.Attribute):
            stack.extend(
                child for child in _children(place.node, place) if not isinstance(child.node, ast.Name)
            )
            continue
        stack.extend(_children(place.node, place))


def _is_said(node: ast.AST) -> bool:
    """Whether a message is made here: what is said to people is no rule."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MESSAGES


def _children(node: ast.AST, up: Place | None = None) -> list[Place]:
    found = []
    for name, value in ast.iter_fields(node):
        if name in UNREAD and not (name == "args" and isinstance(node, ast.Call)):
            continue
        if isinstance(value, ast.AST):
            found.append(Place(value, node, name, None, up))
        elif isinstance(value, list):
            found.extend(
                Place(each, node, name, i, up) for i, each in enumerate(value) if isinstance(each, ast.AST)
            )
    return found


def _read(top: ast.stmt) -> set[str]:
    return {n.id for n in ast.walk(top) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}


def _given(statement: ast.stmt) -> set[str]:
    """Names that have a value after a statement."""
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _is_table(top: ast.stmt) -> bool:
    """A constant of the module with several values; single numbers are changed where they are used."""
    return isinstance(top, ast.Assign | ast.AnnAssign) and any(
        isinstance(node, ast.List | ast.Tuple | ast.Dict) and len(getattr(node, "elts", (1, 2))) > 1
        for node in ast.walk(top.value or top)
    )


@cache
def _constants(module: ModuleType) -> dict[str, int]:
    """The numbers that a module defines itself, in the order of its source."""
    found = {}
    for top in ast.parse(Path(module.__file__ or "").read_text()).body:
        for name in names_of(top):
            if type(vars(module).get(name)) is int:
                found[name] = vars(module)[name]
    return found


@cache
def _imported(module: ModuleType) -> dict[str, str]:
    """From which module each name was imported."""
    tops = ast.parse(Path(module.__file__ or "").read_text()).body
    return {
        each.name: top.module
        for top in tops
        if isinstance(top, ast.ImportFrom) and top.module
        for each in top.names
    }


def names_of(top: ast.stmt) -> list[str]:
    """The names that an assignment gives."""
    targets = (
        [top.target] if isinstance(top, ast.AnnAssign) else top.targets if isinstance(top, ast.Assign) else []
    )
    parts = [part for each in targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    return [part.id for part in parts if isinstance(part, ast.Name)]


def _resolve(node: ast.expr, module: ModuleType) -> tuple[str, dict[str, int]] | None:
    """The name of a constant, and the constants of the module that defines it."""
    name, home = "", module
    if isinstance(node, ast.Name):
        name = node.id
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        other = vars(module).get(node.value.id)
        if isinstance(other, ModuleType) and other.__file__:
            name, home = node.attr, other
    if not name.isupper():
        return None
    if name not in _constants(home):
        imported = sys.modules.get(_imported(home).get(name, ""))
        if imported is None:
            return None
        home = imported
    return (name, _constants(home)) if name in _constants(home) else None
