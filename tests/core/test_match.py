"""Matches: playing, stale actions, undo, what-if branches."""

import pickle
from typing import Any

import pytest

from clachan import ClachanError, new_match
from clachan.core.errors import BadOptions, IllegalAction, NothingToUndo, StaleAction, UnknownAction
from clachan.core.match import Match
from clachan.core.rng import Rng


def started(players: int = 2, seed: int = 5) -> Match:
    """A match in which everyone has a clan and the first workers stand."""
    match = new_match("caledonia", {"players": players}, seed)
    while match.question.kind in ("choose-clan", "first-worker"):
        match.play(match.legal()[0].text)
    return match


def test_an_unknown_text_is_refused_with_a_suggestion() -> None:
    match = started()
    with pytest.raises(
        UnknownAction, match=r"no action 'upgrade shiping'; did you mean 'upgrade shipping'\?"
    ):
        match.play("upgrade shiping")


def test_spaces_and_capitals_do_not_matter() -> None:
    match = started()
    match.play("  Upgrade   SHIPPING ")
    assert match.actions[-1].text == "upgrade shipping"


def test_an_illegal_action_changes_nothing() -> None:
    match = started()
    before = match.game.key(match.state)
    with pytest.raises(IllegalAction, match="sell 7 whisky: selling 7 whisky needs 7 in stock"):
        match.play("sell 7 whisky")
    assert match.game.key(match.state) == before


def test_an_action_for_an_older_position_is_refused() -> None:
    match = started()
    ply = match.ply
    match.play("upgrade shipping", ply=ply)
    with pytest.raises(StaleAction, match=f"chosen at ply {ply}, but the match is at ply {ply + 1}"):
        match.play("upgrade shipping", ply=ply)


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further() -> None:
    match = started()
    with pytest.raises(NothingToUndo, match="nothing of this turn"):
        match.undo()
    match.play("upgrade shipping")
    with pytest.raises(NothingToUndo, match="nothing of this turn"):
        match.undo()  # the other player's turn has begun


def port_turn() -> Match:
    """A turn that begins with a port: the main action is still to come."""
    for seed in range(200):
        match = started(players=3, seed=seed)
        rng = Rng(seed)
        while not match.over and match.ply < 150:
            ports = [action for action in match.legal() if action.text.startswith("use port money")]
            if ports and match.question.kind == "turn":
                return match
            legal = match.legal()
            match.play(legal[rng.below(len(legal))].text)
    raise AssertionError("no game reached the money port")


def test_undo_takes_back_the_steps_of_one_turn() -> None:
    match = port_turn()
    start, before = match.ply, match.game.key(match.state)
    match.play("use port money")
    assert match.undo_ply() == start
    match.undo()
    assert match.game.key(match.state) == before
    assert match.ply == start


def test_undo_stops_at_what_chance_has_shown() -> None:
    match = new_match("caledonia", {"players": 1}, seed=3)
    rng = Rng(1)
    while not (match.actions and match.actions[-1].text.startswith("roll")):
        legal = match.legal()
        match.play(legal[rng.below(len(legal))].text)
    assert match.undo_ply() == match.ply


def test_a_branch_leaves_the_match_alone() -> None:
    match = started()
    for _ in range(6):
        match.play(match.legal()[-1].text)
    ply, before = match.ply, match.game.key(match.state)
    what_if = match.branch(ply - 4)
    what_if.play("pass")
    assert (match.ply, match.game.key(match.state)) == (ply, before)
    assert what_if.actions[: ply - 4] == match.actions[: ply - 4]
    assert what_if.actions[-1].text == "pass"


def test_any_ply_can_be_seen_again() -> None:
    match = started(players=3)
    keys = []
    rng = Rng(3)
    while not match.over:
        keys.append(match.game.key(match.state))
        legal = match.legal()
        match.play(legal[rng.below(len(legal))].text)
    first = match.ply - len(keys)
    for offset in range(0, len(keys), 17):
        assert match.game.key(match.at(first + offset)) == keys[offset]
    with pytest.raises(ClachanError, match=f"plies 0 to {match.ply}, not {match.ply + 1}"):
        match.at(match.ply + 1)


def test_nothing_can_be_played_after_the_end() -> None:
    match = started(players=1)
    while not match.over:
        match.let_chance()
        if not match.over:
            match.play(match.legal()[0].text)
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("pass")


@pytest.mark.parametrize(("options", "reason"), [
    ({"players": 5}, "option players cannot be 5: it is one of 1, 2, 3, 4"),
    ({"players": "many"}, "option players cannot be 'many'"),
    ({"players": True}, "option players cannot be True"),
    ({"players": 1, "clan_auction": True}, "clan_auction needs 2 to 4 players"),
    ({"players": 4, "tighter_map": "yes"}, "tighter_map is for 2 or 3 players, not 4"),
    ({"edition": "third"}, "option edition cannot be 'third': it is one of revised, first"),
    ({"map_sides": "1213"}, "four digits of 1 or 2"),
    ({"colour": "red"}, "there is no option 'colour'"),
    ({"no_ports": "maybe"}, "option no_ports cannot be 'maybe': it is yes or no"),
])  # fmt: skip
def test_impossible_options(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        new_match("caledonia", options)


def test_an_unknown_game_and_a_bad_seed() -> None:
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        new_match("chess")
    with pytest.raises(ClachanError, match="a seed is a number from 0"):
        new_match("caledonia", seed=-1)


def test_refusals_are_reasons_with_a_code() -> None:
    match = new_match("caledonia", players=2, seed=7)
    unknown = match.why_not("upgrade shiping")
    assert unknown is not None and unknown.code == "unknown-action"
    assert str(unknown) == "there is no action 'upgrade shiping'; did you mean 'upgrade shipping'?"
    assert str(match.why_not("xyzzy")) == "there is no action 'xyzzy'"
    assert match.why_not(match.legal()[0].text) is None
    refused = match.why_not("upgrade shipping")
    with pytest.raises(IllegalAction) as error:
        match.play("upgrade shipping")
    assert error.value.reason == refused
    assert str(error.value) == f"upgrade shipping: {refused}"
    assert str(pickle.loads(pickle.dumps(error.value))) == str(error.value)


@pytest.mark.parametrize(
    "nonsense", ["", "  ", "x" * 10_000, -1, 10**9, None, 3.5, True, ["pass"], b"pass", "\x00"]
)
def test_nonsense_is_answered_and_never_played(nonsense: Any) -> None:
    match = started()
    reason = match.why_not(nonsense)
    assert reason is not None and reason.code == "unknown-action"
    assert len(str(reason)) < 250
    with pytest.raises(UnknownAction):
        match.play(nonsense)
    assert match.ply == started().ply


def test_an_action_is_named_by_itself_its_text_or_its_number() -> None:
    match = started()
    action = match.legal()[0]
    assert {match.action(named) for named in (action, action.text, action.number)} == {action}
    for named in (action, action.text, action.number):
        assert match.why_not(named) is None
        match.play(named)
        assert match.pop() == action
        match.push(named)
        assert match.pop() == action


def test_an_action_of_another_game_is_unknown_here() -> None:
    foreign = new_match("glenmore", players=2).legal()[0]
    assert started().why_not(foreign) is not None
    with pytest.raises(UnknownAction):
        started().play(foreign)


def test_errors_are_of_the_kinds_that_python_knows() -> None:
    match = started()
    for wrong in (
        lambda: match.play("nonsense"),
        lambda: match.play("sell 7 whisky"),
        lambda: new_match("chess"),
        lambda: new_match("caledonia", players=9),
        lambda: new_match("caledonia", seed=-1),
        lambda: match.play("upgrade shipping", ply=0),
    ):
        with pytest.raises(ValueError, match=r"\w+"):
            wrong()
    for beyond in (lambda: match.at(999), lambda: match.facts(999), match.undo):
        with pytest.raises(IndexError):
            beyond()
