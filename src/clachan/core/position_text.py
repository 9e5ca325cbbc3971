"""The text of a position: one line of six words.

    caledonia 2.c0ffee0123456789 players=2 map=A1+B2+C1+D2;first=1;… round=2;p1.money=31;unit_at=40:6 turn@p1

game, rules and data, options, layout, the numbers that differ from the set-up, the open decisions with the
bottom one first (docs/positions.md). A word with nothing to say is `-`.
"""

from collections.abc import Iterator, Mapping
from urllib.parse import quote_plus, unquote_plus

from clachan.core import decision
from clachan.core.errors import BadPosition, ClachanError
from clachan.core.game import Game, State, open_game
from clachan.core.message import refusal
from clachan.core.position import Position, changed_options
from clachan.core.state_fields import Fields, Number, decisions_of, fields_of, set_decisions, set_fields

NOTHING = "-"
WORDS = 6
LONGEST = 100_000
ROW_MOST = 4096
LARGEST = 1 << 63
PLAIN = ",:'()!*/"  # letters that need no disguise within a word


def write_position(position: Position) -> str:
    """The text of a position."""
    game = position.game
    start = game.setup(position.options, position.layout)
    now, before = (fields_of(state, game.constant) for state in (position.state, start))
    numbers = {
        name: _value(value, before.get(name)) for name, value in now.items() if value != before.get(name)
    }
    words = (
        game.name,
        f"{game.rules}.{game.data_digest()}",
        _pairs({name: quote_plus(value, PLAIN) for name, value in changed_options(position.options).items()}),
        _pairs({quote_plus(name): quote_plus(value, PLAIN) for name, value in position.layout.items()}),
        _pairs(numbers),
        _stack(game, position.state),
    )
    return " ".join(words)


def read_position(text: str) -> Position:
    """The position of a text; whatever is wrong with it is said in a BadPosition."""
    position = restored(text)
    game, state = position.game, position.state
    try:
        fault = game.fault(state)
        if fault is None and not game.over(state):
            game.legal_numbers(state)
            game.question(state)
        game.view(state, None)
        game.scores(state)
    except Exception as error:  # numbers that no game can have, found wherever the rules first look at them
        raise BadPosition(refusal("position-not-played", error=str(error or type(error).__name__))) from error
    if fault is not None:
        raise BadPosition(refusal("position-impossible", fault=str(fault)))
    return position


def restored(text: str) -> Position:
    """As read_position, for a text that a position has written: only its form is checked."""
    words = text.split()
    if len(words) != WORDS or len(text) > LONGEST:
        raise BadPosition(refusal("position-words", words=WORDS, count=len(words)))
    name, made, options, layout, numbers, stack = words
    try:
        game = open_game(name)
        _check_made(game, made)
        chosen = game.read_options(_read_pairs(options, "options"))
        laid = _read_pairs(layout, "layout")
        state = game.setup(chosen, laid)
    except BadPosition:
        raise
    except ClachanError as error:
        raise BadPosition(refusal("position-table-wrong", error=error.message())) from error
    try:
        before = fields_of(state, game.constant)
        set_fields(state, _read_numbers(numbers, before), game.constant)
        if stack != NOTHING or decisions_of(state):
            set_decisions(state, [_read_decision(game, one) for one in _parts(stack)])
    except (ArithmeticError, TypeError, ValueError, AttributeError) as error:
        raise BadPosition(refusal("position-numbers-wrong", error=str(error))) from error
    return Position(game, chosen, laid, state)


def read_state(text: str) -> State:
    """The state alone: how a pickled one comes back."""
    return restored(text).state


def _check_made(game: Game, made: str) -> None:
    due = f"{game.rules}.{game.data_digest()}"
    if made != due:
        raise BadPosition(refusal("position-other-rules", made=str(made), due=str(due)))


# Words


def _pairs(held: Mapping[str, str]) -> str:
    return ";".join(f"{name}={value}" for name, value in held.items()) or NOTHING


def _parts(word: str) -> list[str]:
    return [] if word == NOTHING else word.split(";")


def _read_pairs(word: str, what: str) -> dict[str, str]:
    held: dict[str, str] = {}
    for part in _parts(word):
        name, sign, value = part.partition("=")
        if not sign or unquote_plus(name) in held:
            raise BadPosition(refusal("position-names", what=str(what), given=repr(part)))
        held[unquote_plus(name)] = unquote_plus(value)
    return held


# Numbers


def _value(value: Number | list[Number], before: Number | list[Number] | None) -> str:
    """A number, or a row: its length if that has changed, then its places that have, as `place:number`."""
    if not isinstance(value, list):
        return str(value)
    base = before if isinstance(before, list) else []
    filled = [*base, *[0] * (len(value) - len(base))]
    told = [f"{at}:{number}" for at, number in enumerate(value) if number != filled[at]]
    length = f"{len(value)}/" if len(base) != len(value) else ""
    return length + ",".join(told)


def _read_numbers(word: str, before: Fields) -> Fields:
    found: Fields = {}
    for name, value in _read_pairs(word, "numbers").items():
        held = before.get(name)
        if held is None:
            raise BadPosition(refusal("position-no-number", name=repr(name)))
        found[name] = _row(value, held) if isinstance(held, list) else _number(value)
    return found


def _row(text: str, before: list[Number]) -> list[Number]:
    length, slash, entries = text.rpartition("/")
    size = _number(length) if slash else len(before)
    if not 0 <= size <= ROW_MOST:
        raise BadPosition(refusal("position-row-size", most=ROW_MOST, size=size))
    row = [*before[:size], *[0] * (size - len(before))]
    for at, number in _entries(entries):
        if not 0 <= at < size:
            raise BadPosition(refusal("position-row-place", size=size, place=str(at)))
        row[at] = number
    return row


def _entries(text: str) -> Iterator[tuple[int, Number]]:
    for entry in filter(None, text.split(",")):
        at, _, number = entry.partition(":")
        yield _number(at), _number(number)


def _number(text: str) -> Number:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 20):
        raise BadPosition(refusal("position-not-number", given=repr(text)))
    number = int(text)
    if not -LARGEST <= number < LARGEST:  # what a compiled state can hold, and so in plain Python too
        raise BadPosition(refusal("position-number-large", given=repr(text)))
    return number


# Decisions


def _stack(game: Game, state: State) -> str:
    packed = decisions_of(state)
    return ";".join(_decision(game, one) for one in packed or []) or NOTHING


SEATS = {decision.CHANCE: "chance", decision.PROGRAM: "rules"}


def _decision(game: Game, packed: int) -> str:
    """`turn@p1`, or with what it is about `after-expanding@p2:3,1`; a kind without a name is its number."""
    kind, seat = decision.kind_of(packed), decision.seat_of(packed)
    about = [decision.first_of(packed), decision.second_of(packed), decision.third_of(packed)]
    while about and about[-1] == 0:
        about.pop()
    name = game.kinds.get(kind, str(kind))
    told = f"{name}@{SEATS.get(seat, f'p{seat + 1}')}"
    return f"{told}:{','.join(map(str, about))}" if about else told


def _read_decision(game: Game, text: str) -> int:
    head, _, about = text.partition(":")
    name, _, whose = head.partition("@")
    kinds = {word: kind for kind, word in game.kinds.items()}
    seats = {word: seat for seat, word in SEATS.items()}
    kind = kinds[name] if name in kinds else _number(name)
    seat = seats[whose] if whose in seats else _number(whose.removeprefix("p")) - 1
    numbers = [_number(one) for one in about.split(",")] if about else []
    fits = 0 < kind < 128 and -2 <= seat < 14 and len(numbers) <= 3
    if not fits or not all(0 <= number < 65536 for number in numbers):
        raise BadPosition(refusal("position-no-decision", given=repr(text)))
    return int(decision.decision(kind, seat, *numbers))
