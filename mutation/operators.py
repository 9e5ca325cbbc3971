"""The ways to change one place of a function: each change is a small fault that a person could make.

A change that another one stands for is left out (`if a == b` becomes `if True` and `if False`, so `!=` adds
nothing), and so is what is always noticed: a counter that is never raised never ends, a missing name crashes.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

Neighbour = Callable[[ast.expr], tuple[str, int] | None]  # name, or none to write; how far it is
Changes = Iterator[tuple[str, ast.AST]]

BOUNDARY = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
NEGATION = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Arguments of these have their own places or none; exchanging them crashes or changes nothing.
FIXED_ARGUMENTS = {
    "range",
    "min",
    "max",
    "zip",
    "isinstance",
    "int",
    "sum",
    "divmod",
    "getattr",
    "setattr",
    "len",
}
NEVER_EXCHANGED = {"s", "p", "out", "count", "state", "printed", "self", "rng"}


@dataclass(frozen=True)
class Place:
    """Where a node stands: in a field of its parent, or in a list there."""

    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    up: "Place | None" = None  # where the parent stands, if it is an expression

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True)
class Surroundings:
    """What a change must know of the function around it."""

    returns: str
    neighbour: Neighbour
    counters: frozenset[str] = frozenset()  # names in the condition of the while loop around
    assigned: frozenset[str] = frozenset()  # names that have a value before this statement


def changes(place: Place, around: Surroundings) -> Changes:
    """Everything that can be wrong at one node, as (operator, new node)."""
    node = place.node
    if isinstance(node, ast.stmt):
        yield from _statement(node, around)
    elif isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        yield from _expression(node, place, around)


# Statements


def _statement(node: ast.stmt, around: Surroundings) -> Changes:
    match node:
        case ast.If(test, body, otherwise):
            yield "always", _like(node, ast.If(ast.Constant(True), body, otherwise))
            yield "never", _like(node, ast.If(ast.Constant(False), body, otherwise))
        case ast.While(test, body, otherwise):
            if not _is(test, True):
                yield "no loop", _like(node, ast.While(ast.Constant(False), body, otherwise))
            yield from _once(node, body)
        case ast.For(target, _, body, otherwise):
            yield "no loop", _like(node, ast.For(target, ast.Tuple([], ast.Load()), body, otherwise))
            yield from _once(node, body)
        case ast.Return(value) if value is not None:
            yield from _returned(node, value, around.returns)
        case ast.Break() | ast.Continue():
            yield "removed", ast.Pass()
        case ast.Assign(targets):
            if not (_names(targets) & around.counters) and _names(targets) <= around.assigned:
                yield "removed", ast.Pass()
        case ast.AugAssign(target, operation, value):
            if not _names([target]) & around.counters:
                yield "removed", ast.Pass()
                if isinstance(operation, ast.Add | ast.Sub):
                    yield "sign", _like(node, ast.AugAssign(target, ARITHMETIC[type(operation)](), value))
        case ast.Expr(value) if not isinstance(value, ast.Constant):
            yield "removed", ast.Pass()


def _once(loop: ast.For | ast.While, body: list[ast.stmt]) -> Changes:
    if not isinstance(body[-1], ast.Return | ast.Break | ast.Continue | ast.Raise):
        ended = [*body, ast.Break()]
        if isinstance(loop, ast.While):
            yield "once", _like(loop, ast.While(loop.test, ended, loop.orelse))
        else:
            yield "once", _like(loop, ast.For(loop.target, loop.iter, ended, loop.orelse))


def _returned(node: ast.Return, value: ast.expr, returns: str) -> Changes:
    """Another answer of the same type."""
    others: list[ast.expr] = []
    if returns == "bool":
        others = [ast.Constant(answer) for answer in (True, False) if not _is(value, answer)]
    elif returns in ("str | None", "Reason | None"):
        if _is(value, None):
            others = [ast.Constant("a fault")]
        elif not isinstance(value, ast.IfExp | ast.BoolOp):
            others = [ast.Constant(None)]
    elif returns in ("int", "i64") and not isinstance(value, ast.Constant | ast.IfExp | ast.UnaryOp):
        others = [ast.Constant(0)]
    elif returns.startswith("list") and not (isinstance(value, ast.List) and not value.elts):
        others = [ast.List([], ast.Load())]
    for other in others:
        yield "answer", _like(node, ast.Return(other))


# Expressions


def _expression(node: ast.expr, place: Place, around: Surroundings) -> Changes:
    match node:
        case ast.Constant(bool() as value):
            if not isinstance(place.parent, ast.While | ast.Return | ast.keyword):
                yield "constant", ast.Constant(not value)
        case ast.Constant(int() as value):
            spared = _stood_for(place)
            if 1 not in spared:
                yield "constant", ast.Constant(value + 1)
            if value > 0 and -1 not in spared:
                yield "constant", ast.Constant(value - 1)
        case ast.Name() | ast.Attribute():
            yield from _named(node, place, around)
        case ast.UnaryOp(operation, operand):
            yield from _turned(operation, operand, place)
        case ast.Compare():
            yield from _compared(node, place, around)
        case ast.BoolOp(operation, values):
            yield from _joined(node, operation, values)
        case ast.IfExp(_, body, otherwise):
            yield "always", body
            yield "never", otherwise
        case ast.BinOp(left, operation, right):
            yield from _calculated(left, operation, right)
        case ast.Call():
            yield from _called(node)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _filtered(node)


def _turned(operation: ast.unaryop, operand: ast.expr, place: Place) -> Changes:
    if isinstance(operation, ast.Not):
        if not _decides(place):
            yield "negation", operand
    elif isinstance(operation, ast.USub):
        if isinstance(operand, ast.Constant) and isinstance(operand.value, int):
            if isinstance(place.parent, ast.Call):  # who is asked that is no player
                return
            yield "constant", ast.Constant(0) if operand.value < 2 else _negative(operand.value - 1)
        else:
            yield "sign", operand


def _stood_for(place: Place) -> set[int]:
    """Steps of a number that another change stands for: `x <= 3` is `x < 4`, `x += 0` is no statement."""
    parent = place.parent
    if isinstance(parent, ast.AugAssign) and _is(parent.value, 1):
        return {-1}
    while isinstance(place.parent, ast.BinOp) and isinstance(place.parent.op, ast.Add) and place.up:
        place = place.up
    if not isinstance(place.parent, ast.Compare):
        return {1, -1} if _lowest_bit(place) else set()
    operations, last = place.parent.ops, len(place.parent.ops) - 1
    if place.index is None:  # the first of a chain
        return {-1} if isinstance(operations[0], ast.Lt | ast.GtE) else _step(operations[0], 1)
    if place.index == last:
        return {1} if isinstance(operations[last], ast.Lt | ast.GtE) else _step(operations[last], -1)
    return set()


def _step(operation: ast.cmpop, step: int) -> set[int]:
    return {step} if isinstance(operation, ast.LtE | ast.Gt) else set()


def _lowest_bit(place: Place) -> bool:
    """Whether it is the 1 of `bits &= bits - 1`, which takes the lowest bit away."""
    above = place.up.parent if place.up else None
    return (
        isinstance(above, ast.AugAssign)
        and isinstance(above.op, ast.BitAnd)
        and ast.unparse(above.value) == f"{ast.unparse(above.target)} - 1"
    )


def _named(node: ast.expr, place: Place, around: Surroundings) -> Changes:
    beside = around.neighbour(node)
    if beside is not None and beside[1] not in _stood_for(place):
        name, step = beside
        yield (
            "neighbour",
            ast.Name(name, ast.Load()) if name else ast.BinOp(node, ast.Add(), ast.Constant(step)),
        )


def _compared(node: ast.Compare, place: Place, around: Surroundings) -> Changes:
    decided = _decides(place) or (isinstance(place.parent, ast.Return) and around.returns == "bool")
    for index, operation in enumerate(node.ops):
        table = BOUNDARY if decided and len(node.ops) == 1 else BOUNDARY | NEGATION
        other = table.get(type(operation))
        if other is not None and not (other in BOUNDARY and _chooses(node, place)):
            operations = [*node.ops[:index], other(), *node.ops[index + 1 :]]
            kind = "boundary" if type(operation) in BOUNDARY else "negation"
            yield kind, ast.Compare(node.left, operations, node.comparators)


def _chooses(node: ast.Compare, place: Place) -> bool:
    """Whether one of two is taken, as in `a if a < b else b` or `if a < b: a = b`: equal is equal."""
    compared = {ast.unparse(node.left), ast.unparse(node.comparators[0])}
    match place.parent:
        case ast.IfExp(test, body, otherwise) if test is node:
            return {ast.unparse(body), ast.unparse(otherwise)} == compared
        case ast.If(test, [ast.Assign([target], value)], []) if test is node:
            return {ast.unparse(target), ast.unparse(value)} == compared
    return False


def _joined(node: ast.BoolOp, operation: ast.boolop, values: list[ast.expr]) -> Changes:
    for index in range(len(values)):
        rest = [*values[:index], *values[index + 1 :]]
        yield "left out", rest[0] if len(rest) == 1 else ast.BoolOp(operation, rest)
    yield "and or", ast.BoolOp(ast.Or() if isinstance(operation, ast.And) else ast.And(), values)


def _calculated(left: ast.expr, operation: ast.operator, right: ast.expr) -> Changes:
    if isinstance(operation, ast.Mod):
        yield "arithmetic", left
    elif type(operation) in ARITHMETIC:
        literal = isinstance(right, ast.Constant) and isinstance(operation, ast.Add | ast.Sub)
        complement = isinstance(right, ast.UnaryOp) and isinstance(right.op, ast.Invert)
        if complement:
            yield "arithmetic", left
        elif not literal:
            yield "arithmetic", ast.BinOp(left, ARITHMETIC[type(operation)](), right)


def _called(node: ast.Call) -> Changes:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in OPPOSITE:
        yield (
            "opposite",
            _like(node, ast.Call(ast.Name(OPPOSITE[name], ast.Load()), node.args, node.keywords)),
        )
    elif name == "abs":
        yield "opposite", node.args[0]
    elif name and name not in FIXED_ARGUMENTS and len(node.args) >= 2:
        first, second = node.args[-2:]
        simple = ast.Name | ast.Attribute | ast.Constant
        known = {argument.id for argument in (first, second) if isinstance(argument, ast.Name)}
        if (
            isinstance(first, simple)
            and isinstance(second, simple)
            and ast.unparse(first) != ast.unparse(second)
            and not known & NEVER_EXCHANGED
        ):
            yield (
                "exchanged",
                _like(node, ast.Call(node.func, [*node.args[:-2], second, first], node.keywords)),
            )


def _filtered(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Changes:
    for index, part in enumerate(node.generators):
        if part.ifs:
            open_part = ast.comprehension(part.target, part.iter, [], part.is_async)
            parts = [*node.generators[:index], open_part, *node.generators[index + 1 :]]
            if isinstance(node, ast.DictComp):
                yield "no filter", ast.DictComp(node.key, node.value, parts)
            else:
                yield "no filter", type(node)(node.elt, parts)


def _decides(place: Place) -> bool:
    """Whether the node is a whole condition, which is also replaced by True and False, or a part of one."""
    if isinstance(place.parent, ast.BoolOp):
        return True
    return isinstance(place.parent, ast.If | ast.While | ast.IfExp) and place.field == "test"


def _is(node: ast.expr, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def _negative(value: int) -> ast.UnaryOp:
    return ast.UnaryOp(ast.USub(), ast.Constant(value))


def _names(targets: list[ast.expr]) -> set[str]:
    """Local names that are assigned to; none for fields and places of the state."""
    return {
        part.id
        for target in targets
        for part in (target.elts if isinstance(target, ast.Tuple) else [target])
        if isinstance(part, ast.Name)
    }


def _like(old: ast.AST, new: ast.AST) -> ast.AST:
    return ast.copy_location(new, old)
