"""Conformance checks that anyone can run on a game or a bot.

    from clachan.core.testing import check_game
    check_game(open_game(name), {"players": 3}, seed=5)

Each check raises NotConforming with one sentence that says what is wrong, where and in which game.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State
from clachan.core.match import Match, new_match
from clachan.core.record import read_record, write_record
from clachan.core.rng import Rng

MOST_PLIES = 20_000


class NotConforming(ClachanError):
    """A game or a bot breaks the contract."""


Chooser = Callable[[list[Action], Rng], Action]
"""How a checked game picks one of the legal actions; choosing oddly reaches odd positions."""


def any_action(legal: list[Action], rng: Rng) -> Action:
    return legal[rng.below(len(legal))]


def check_game(
    game: Game, options: Mapping[str, object], seed: int, judge_every: int = 5, choose: Chooser = any_action
) -> Match:
    """Play one random game and check everything the contract promises; the finished match is returned."""
    check_deal(game, options, seed)
    match = new_match(game.name, options, seed)
    choices = Rng(seed + 1)
    where = f"{game.name} {dict(options)} seed {seed}"
    while not match.over:
        place = f"{where} ply {match.ply}"
        if match.ply > MOST_PLIES:
            raise NotConforming(f"{place}: the game does not end")
        check_position(game, match.state, place, judge=match.ply % judge_every == 0)
        action = choose(match.legal(), choices)
        check_copy(game, match.state, action, place)
        check_undo(match, action, place)
    check_end(match, where)
    return match


def check_position(game: Game, state: State, place: str, judge: bool = True) -> None:
    """A position can go on, is sound, and generator and judge agree on it."""
    numbers = game.legal_numbers(state)
    _demand(bool(numbers), place, "a dead end: nobody can act")
    _demand(len(set(numbers)) == len(numbers), place, "an action is offered twice")
    fault = game.fault(state)
    _demand(fault is None, place, f"the state is not sound: {fault}")
    if judge:
        check_judge(game, state, place)


def check_judge(game: Game, state: State, place: str) -> None:
    """The fast generator and the judge allow exactly the same actions."""
    legal = set(game.legal_numbers(state))
    for action in game.catalogue:
        reason = game.why_not(state, action.number)
        if (reason is None) != (action.number in legal):
            said = "allows" if reason is None else f"refuses ({reason})"
            _demand(False, place, f"the judge {said} {action.text!r}, the generator does not agree")


def check_copy(game: Game, state: State, action: Action, place: str) -> None:
    """A copy is equal, and what happens to it does not touch the original."""
    before = game.key(state)
    twin = game.copy(state)
    _demand(game.key(twin) == before, place, "a copy differs from its original")
    game.apply(twin, action.number)
    _demand(game.key(state) == before, place, f"{action.text!r} on a copy changed the original")


def check_undo(match: Match, action: Action, place: str) -> None:
    """Play an action; where the rules allow it, take it back and play it again."""
    before = match.game.key(match.state)
    ply = match.ply
    match.play(action, ply=ply)
    if match.undo_ply() <= ply:
        match.undo(ply)
        _demand(
            match.game.key(match.state) == before,
            place,
            f"undo of {action.text!r} does not restore the state",
        )
        match.play(action)


def check_deal(game: Game, options: Mapping[str, object], seed: int) -> None:
    """Dealing gives the same as drawing a layout and setting it up."""
    chosen = game.read_options(options)
    layout, state = game.deal(chosen, Rng(seed))
    same = layout == game.draw_layout(chosen, Rng(seed)) and game.key(game.setup(chosen, layout)) == game.key(
        state
    )
    _demand(same, f"{game.name} {dict(options)} seed {seed}", "what is dealt is not what its layout sets up")


def check_end(match: Match, where: str) -> None:
    """A finished game has scores, and its record gives the same game again."""
    text = write_record(match)
    again = read_record(text)
    same = match.game.key(again.state) == match.game.key(match.state)
    _demand(same and write_record(again) == text, where, "the record does not give the same game again")
    scores = match.scores()
    _demand(
        all(score.total == sum(score.lines.values()) for score in scores), where, "a score is not its sum"
    )
    _demand(min(score.place for score in scores) == 1, where, "nobody is first")
    for seat in (None, *range(len(scores))):
        check_view(match.view(seat), where)


def check_view(view: dict[str, Any], where: str) -> None:
    """A view is plain data: it survives the journey through JSON."""
    _demand(json.loads(json.dumps(view)) == view, where, "the view is not plain data")


def check_hidden(game: Game, state: State, seat: int, rng: Rng, place: str) -> None:
    """Two states that differ only in what a seat may not know look the same to it."""
    other = game.imagined(state, seat, rng)
    _demand(
        game.view(state, seat) == game.view(other, seat), place, f"seat {seat} sees what is hidden from it"
    )


def check_bot(choose: Callable[[State], int], game: Game, options: Mapping[str, object], seed: int) -> Match:
    """Let a bot play every seat of a game: it must answer legally and leave the state alone."""
    match = new_match(game.name, options, seed)
    while not match.over:
        match.let_chance()
        if match.over:
            break
        place = f"{game.name} {dict(options)} seed {seed} ply {match.ply}"
        _demand(match.seat > CHANCE, place, "nobody is asked")
        given = match.game.copy(match.state)
        before = game.key(given)
        number = choose(given)
        _demand(game.key(given) == before, place, "the bot changed the state it was given")
        _demand(0 <= number < len(game.catalogue), place, f"the bot answered {number}, which is no action")
        reason = game.why_not(match.state, number)
        _demand(reason is None, place, f"the bot chose {game.catalogue[number].text!r}: {reason}")
        match.play(game.catalogue[number])
    return match


def _demand(fine: bool, place: str, reason: str) -> None:
    if not fine:
        raise NotConforming(f"{place}: {reason}")
