"""From what a person types to an action: the numbered list, prefixes, and a helpful answer to nonsense."""

import difflib
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby

from rich.text import Text

from clachan.cli.drawing import Drawing, View, drawing_of
from clachan.cli.screen import FAINT, STRONG, flow
from clachan.cli.speaking import said, spoken
from clachan.core.action import Action, choose
from clachan.core.game import Game, State, open_game

LABEL = 15
CANDIDATES_MOST = 8


def listed(game: Game, drawing: Drawing, state: State) -> list[Action]:
    """The legal actions in the order of the list: by group, and what belongs together side by side."""
    places = _places(game.name)
    return sorted(game.legal(state), key=lambda action: places[_household(game, drawing, action)])


def _household(game: Game, drawing: Drawing, action: Action) -> tuple[str, str]:
    return action.group, drawing.family(action)[0]


@cache
def _places(name: str) -> dict[tuple[str, str], tuple[int, int]]:
    """Groups and families in the order in which the catalogue first names them."""
    game, drawing = open_game(name), drawing_of(name)
    groups = list(dict.fromkeys(action.group for action in game.catalogue))
    households = dict.fromkeys(_household(game, drawing, action) for action in game.catalogue)
    return {(group, family): (groups.index(group), place) for place, (group, family) in enumerate(households)}


def list_numbers(actions: Sequence[Action]) -> dict[int, Action]:
    """The numbers in the list: places from 1, but where the question is how many or which number,
    the amounts themselves; anything else comes after them."""
    counted = {amount: action for action in actions if (amount := _amount(action)) is not None}
    others = [action for action in actions if _amount(action) is None]
    alike = len({_but_amount(action) for action in counted.values()}) == 1
    if alike and len(counted) + len(others) == len(actions):
        return counted | dict(enumerate(others, max(counted) + 1))
    return dict(enumerate(actions, 1))


def _amount(action: Action) -> int | None:
    """The number that an action names, if it does."""
    return next((int(value) for value in action.parameters.values() if value.isdecimal()), None)


def _but_amount(action: Action) -> tuple[str, ...]:
    others = (value for value in action.parameters.values() if not value.isdecimal())
    return action.family.name, *others


def meant(typed: str, actions: Sequence[Action]) -> list[Action]:
    """What may be meant: a number, a text, a prefix of words in order, or else words in any order."""
    if typed.strip().isdecimal():
        found = list_numbers(actions).get(int(typed)) if len(typed) < 6 else None
        return [found] if found else []
    if exact_or_prefix := choose(typed, list(actions)):
        return exact_or_prefix
    heads = typed.lower().split()
    return [action for action in actions if heads and _has_all(action.text.split(), heads)]


def _has_all(words: list[str], heads: list[str]) -> bool:
    left = list(words)
    for head in heads:
        word = next((word for word in left if word.startswith(head)), None)
        if word is None:
            return False
        left.remove(word)
    return True


def hint_lines(game: Game, drawing: Drawing, state: State, only: str, width: int) -> list[Text]:
    """The numbered list with costs, by group; `only` picks a group, or the actions that it may mean."""
    actions = listed(game, drawing, state)
    shown = sorted(list_numbers(actions).items(), key=lambda item: actions.index(item[1]))
    if only:
        wanted = [a for a in actions if a.group.startswith(only)] or meant(only, actions)
        shown = [(number, action) for number, action in shown if action in wanted]
    view = game.view(state, game.seat(state))
    lines: list[Text] = []
    for group, members in groupby(shown, key=lambda item: item[1].group):
        packed = _group_lines(game, drawing, state, view, list(members), width - LABEL)
        labels = [f"{group:<{LABEL}}", *[" " * LABEL] * (len(packed) - 1)]
        lines += [Text().append(label, STRONG) + line for label, line in zip(labels, packed, strict=True)]
    return lines


def _group_lines(
    game: Game, drawing: Drawing, state: State, view: View, members: list[tuple[int, Action]], width: int
) -> list[Text]:
    """Families that are short share a line; a long one is broken between its entries."""
    lines: list[Text] = []
    short: list[Text] = []
    for family, relatives in groupby(members, key=lambda item: drawing.family(item[1])[0]):
        entries = [_entry(game, drawing, state, view, number, action) for number, action in relatives]
        whole = Text("  ").join([Text(f"{family:<2}", FAINT), *entries])
        if not family or whole.cell_len <= width:
            short += [whole] if family else entries
        else:
            lines += [*flow(short, width, 0, gap="   "), *flow([Text(family, FAINT), *entries], width, 4)]
            short = []
    return [line for line in [*lines, *flow(short, width, 0, gap="   ")] if line.plain]


def _entry(game: Game, drawing: Drawing, state: State, view: View, number: int, action: Action) -> Text:
    """`12) sheep £11`."""
    own = drawing.family(action)[1]
    entry = Text().append(f"{number})", STRONG).append(f" {own}")
    cost, detail = spoken(game, state, game.cost(state, action.number)), drawing.detail(action, view)
    return entry.append(f" {cost}" if cost else "").append(f"  {detail}" if detail else "", FAINT)


def verdict_on(game: Game, state: State, action: Action) -> str:
    """Whether an action is allowed, with its cost, or why it is not, in one sentence."""
    reason = game.why_not(state, action.number)
    if reason is not None:
        return said("terminal-not-allowed", action=str(action.text), why=str(spoken(game, state, reason)))
    cost = spoken(game, state, game.cost(state, action.number))
    return (
        said("terminal-allowed", action=str(action.text), cost=str(cost))
        if cost
        else said("terminal-allowed-free", action=str(action.text))
    )


def refusal_line(typed: str, game: Game, state: State, commands: Iterable[str]) -> str:
    """What to say to a text that is no answer now."""
    if typed.strip().isdecimal():
        numbers = sorted(list_numbers(game.legal(state)))
        all_between = len(numbers) == numbers[-1] - numbers[0] + 1
        between = said("terminal-from-to", first=str(numbers[0]), last=str(numbers[-1]))
        range_or_all = between if all_between else ", ".join(map(str, numbers))
        return said("terminal-no-answer", number=str(typed.strip()), known=str(range_or_all))
    known = _likely(game, state, meant(typed, list(game.catalogue)))
    if len(known) == 1:
        return verdict_on(game, state, known[0])
    if known:
        return _several_refused(typed, game, state, known)
    near = difflib.get_close_matches(typed.lower().split()[0], commands, n=1, cutoff=0.7)
    near = near or difflib.get_close_matches(
        typed.lower(), (a.text for a in game.legal(state)), n=1, cutoff=0.5
    )
    text = repr(typed.strip())
    if near:
        return said("terminal-not-understood-near", text=text, near=near[0])
    return said("terminal-not-understood", text=text)


def _likely(game: Game, state: State, actions: list[Action]) -> list[Action]:
    """Those of a kind that could be an answer now, if there are any."""
    groups = {action.group for action in game.legal(state)}
    return [action for action in actions if action.group in groups] or actions


def _several_refused(typed: str, game: Game, state: State, known: list[Action]) -> str:
    """One reason stands for all where it is the same."""
    reasons = {spoken(game, state, game.why_not(state, action.number)) for action in known}
    if len(reasons) == 1:
        return said("terminal-not-allowed", action=str(typed.strip()), why=str(reasons.pop()))
    return said(
        "terminal-nothing-like", text=repr(typed.strip()), example=str(verdict_on(game, state, known[0]))
    )


def candidates(actions: Sequence[Action]) -> str:
    """Some of the actions that a prefix may mean."""
    shown = tuple(action.text for action in actions[:CANDIDATES_MOST])
    left = max(0, len(actions) - CANDIDATES_MOST)
    return said("terminal-may-mean", actions=shown, left=left)
