"""Puts a fault into the running program: whoever imported the function has the faulty one.

Only a function's code is exchanged, so that nothing needs to be loaded again. A table is made anew and put
wherever the old one is known by its name. There is no way back: the process ends afterwards.
"""

import ast
import sys
from types import CodeType, FunctionType
from typing import Any

from mutation.faults import Fault, Source, names_of


def plant(fault: Fault, source: Source) -> None:
    for name, value in source.borrowed.items():
        vars(source.module).setdefault(name, value)
    fault.place.put(fault.new)
    ast.fix_missing_locations(fault.top)
    if fault.function:
        _function(source, fault.function).__code__ = _code(fault.top, str(source.path))
    for top in source.tables:
        if fault.tables & set(names_of(top)):
            _make(source, top)


def _function(source: Source, name: str) -> FunctionType:
    found: Any = source.module
    for part in name.split("."):
        found = vars(found)[part]
    while not isinstance(found, FunctionType):
        found = getattr(found, "__wrapped__", None) or found.__func__
    return found


def _code(top: ast.stmt, path: str) -> CodeType:
    assert isinstance(top, ast.FunctionDef)
    bare = ast.FunctionDef(top.name, top.args, top.body, [], None)
    module = compile(ast.Module([ast.copy_location(bare, top)], []), path, "exec")
    return next(each for each in module.co_consts if isinstance(each, CodeType) and each.co_name == top.name)


def _make(source: Source, top: ast.stmt) -> None:
    """Tables have a single name."""
    assert isinstance(top, ast.Assign | ast.AnnAssign) and top.value is not None
    (name,) = names_of(top)
    old = vars(source.module)[name]
    new = eval(compile(ast.Expression(top.value), str(source.path), "eval"), vars(source.module))
    for module in list(sys.modules.values()):
        if vars(module).get(name) is old and module.__name__.startswith(source.module.__name__.split(".")[0]):
            vars(module)[name] = new
