"""From what a person types to an action: the numbered list, prefixes, and a helpful answer to nonsense."""

import difflib
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from clachan.cli.drawing import Drawing
from clachan.cli.screen import FAINT, STRONG, flow
from clachan.core.action import Action, choose
from clachan.core.game import Game, State

LABEL = 13
FEW = 8


def listed(game: Game, drawing: Drawing, state: State) -> list[Action]:
    """The legal actions in the order of the list: by group, and what belongs together side by side."""
    actions = game.legal(state)
    groups = _first_places(game.group(action) for action in actions)
    families = _first_places(drawing.family(action.text)[0] for action in actions)
    return sorted(
        actions, key=lambda action: (groups[game.group(action)], families[drawing.family(action.text)[0]])
    )


def _first_places(words: Iterable[str]) -> dict[str, int]:
    places: dict[str, int] = {}
    for place, word in enumerate(words):
        places.setdefault(word, place)
    return places


def meant(typed: str, actions: Sequence[Action]) -> list[Action]:
    """What may be meant: a number, a text, a prefix of words in order, or else words in any order."""
    found = choose(typed, list(actions))
    if found or typed.strip().isdecimal():
        return found
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
    numbered = list(enumerate(actions, 1))
    if only:
        wanted = [a for a in actions if game.group(a).startswith(only)] or meant(only, actions)
        numbered = [(number, action) for number, action in numbered if action in wanted]
    lines: list[Text] = []
    for group, members in groupby(numbered, key=lambda item: game.group(item[1])):
        lines += _group_lines(game, drawing, state, group, list(members), width)
    return lines


def _group_lines(
    game: Game, drawing: Drawing, state: State, group: str, members: list[tuple[int, Action]], width: int
) -> list[Text]:
    lines: list[Text] = []
    for family, relatives in groupby(members, key=lambda item: drawing.family(item[1].text)[0]):
        label = Text().append(f"{group if not lines else '':<{LABEL}}", STRONG)
        entries = [_entry(game, drawing, state, number, action) for number, action in relatives]
        head = [Text(f"{family:<6}", FAINT)] if family else []
        packed = flow(head + entries, width - LABEL, 8 if family else 0)
        lines += [label.append_text(packed[0]), *[Text(" " * LABEL).append_text(line) for line in packed[1:]]]
    return lines


def _entry(game: Game, drawing: Drawing, state: State, number: int, action: Action) -> Text:
    """`12) sheep £11`."""
    own = drawing.family(action.text)[1]
    entry = Text().append(f"{number})", STRONG).append(f" {own}")
    cost, detail = game.cost(state, action.number), drawing.detail(action.text)
    return entry.append(f" {cost}" if cost else "").append(f"  {detail}" if detail else "", FAINT)


def judged(game: Game, state: State, action: Action) -> str:
    """Whether an action is allowed, with its cost, or why it is not, in one sentence."""
    reason = game.why_not(state, action.number)
    if reason is not None:
        return f"{action.text}: not allowed, {reason}."
    cost = game.cost(state, action.number)
    if not cost:
        return f"{action.text}: allowed, and no money changes hands."
    return f"{action.text}: allowed; you {'get ' + cost[1:] if cost.startswith('+') else 'pay ' + cost}."


def refused(typed: str, game: Game, state: State, commands: Iterable[str]) -> str:
    """What to say to a text that is no answer now."""
    if typed.strip().isdecimal():
        count = len(game.legal_numbers(state))
        return f"There is no answer {typed.strip()}: the list has 1 to {count} (type ? to see it)."
    known = choose(typed, list(game.catalogue))
    if len(known) == 1:
        return judged(game, state, known[0])
    if known:
        return _several_refused(typed, game, state, known)
    near = difflib.get_close_matches(typed.lower().split()[0], commands, n=1, cutoff=0.7)
    near = near or difflib.get_close_matches(typed.lower(), (a.text for a in game.legal(state)), n=1, cutoff=0.5)
    suggestion = f" Did you mean `{near[0]}`?" if near else ""
    return f"I do not understand {typed.strip()!r}.{suggestion} Type ? to list the answers, or help."


def _several_refused(typed: str, game: Game, state: State, known: list[Action]) -> str:
    """One reason stands for all where it is the same."""
    reasons = {game.why_not(state, action.number) for action in known}
    if len(reasons) == 1:
        return f"{typed.strip()}: not allowed, {reasons.pop()}."
    return f"Nothing that begins with {typed.strip()!r} is allowed now; for example {judged(game, state, known[0])}"


def candidates(actions: Sequence[Action]) -> str:
    """Some of the actions that a prefix may mean."""
    shown = ", ".join(action.text for action in actions[:FEW])
    more = f" and {len(actions) - FEW} more" if len(actions) > FEW else ""
    return f"That may mean {shown}{more}: type more of it, or its number."
