"""What a match remembers: plies, reveals and snapshots, and what can be worked out of them."""

from dataclasses import replace

import pytest

from clachan import new_match, open_game, read_record, write_record
from clachan.core.errors import ClachanError, IllegalAction, NothingToUndo
from clachan.core.game import State
from clachan.core.match import Match
from clachan.core.message import Fact
from clachan.core.rng import Rng

GAME = open_game("caledonia")


def played(game: str, plies: int, seed: int = 5) -> Match:
    match, rng = new_match(game, {"players": 3}, seed), Rng(seed)
    while match.ply < plies and not match.over:
        if not match.let_chance():
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_every_ply_can_be_told_again_as_it_was_told_at_once(game: str) -> None:
    match, told = new_match(game, {"players": 3}, 8), []
    for action in played(game, 80, 8).actions[:80]:
        match.push(action.number)
        told.append(match.facts())
    assert [match.facts(ply) for ply in range(match.ply)] == told
    with pytest.raises(ClachanError, match="actions at plies 0 to 79, not at 80"):
        match.facts(80)


def test_the_log_is_told_when_it_is_read_and_goes_back_with_the_match() -> None:
    match = played("caledonia", 50)
    told: list[int] = []

    def narrate(state: State, number: int) -> list[Fact]:
        told.append(number)
        return GAME.narrate(state, number)

    match.game = replace(match.game, narrate=narrate)
    assert [match.facts(ply) for ply in range(match.ply)] == match.log()
    assert len(told) == 2 * match.ply  # the facts of a single ply are not kept, the log is
    assert match.log() == [match.facts(ply) for ply in range(match.ply)]
    assert len(told) == 2 * match.ply
    branch = match.branch(40)
    match.rewind(30)
    assert (len(match.log()), len(branch.log())) == (30, 40)
    match.push(match.legal()[-1].number)
    assert match.log()[-1] == match.facts()
    assert branch.log()[:30] == match.log()[:30]


def test_undo_goes_no_further_than_the_turn_and_the_seat_that_are_named() -> None:
    match = played("glenmore", 120)
    while match.undo_ply(match.turn_of(match.ply - 1)) == match.ply:
        match.pop()
    turn, seat, ply = match.turn_of(match.ply - 1), match.seat_of(match.ply - 1), match.ply
    with pytest.raises(NothingToUndo):
        match.undo(None, turn, seat + 1)
    earliest = match.undo_ply(turn, seat)
    with pytest.raises(NothingToUndo):
        match.undo(earliest - 1, turn, seat)
    match.undo(None, turn, seat)
    assert match.ply == earliest < ply


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_a_rewound_match_goes_on_as_if_it_had_never_gone_further(game: str) -> None:
    match = played(game, 100)
    key = match.game.key
    for ply in (97, 64, 63, 32, 1, 0):
        other = match.branch()
        other.rewind(ply)
        assert other.ply == ply and key(other.state) == key(match.at(ply))
        for action in match.actions[ply:]:
            other.push(action.number)
        assert key(other.state) == key(match.state) and write_record(other) == write_record(match)


def test_a_branch_and_its_trunk_do_not_touch_each_other() -> None:
    match = played("caledonia", 70)
    before = write_record(match)
    branch = match.branch(40)
    while branch.ply < 90:
        branch.push(branch.drawn())
    branch.rewind(10)
    assert write_record(match) == before and match.game.key(read_record(before).state) == match.game.key(
        match.at(match.ply)
    )


def test_pop_gives_back_the_last_action_even_beyond_a_reveal() -> None:
    match = played("caledonia", 60)
    record, last = write_record(match), match.actions[-1]
    assert match.pop() is last
    match.push(last.number)
    assert write_record(match) == record
    match.rewind(0)
    with pytest.raises(NothingToUndo, match="nothing has been played yet"):
        match.pop()


def test_who_played_a_ply_and_whether_it_is_final_is_remembered() -> None:
    match = played("glenmore", 120)
    for ply, action, before in match.steps():
        assert match.seat_of(ply) == match.game.seat(before)
        assert match.turn_of(ply) == match.game.turn(before)
        shown = match.game.seat(before) < 0 or match.game.reveals(before, action.number)
        assert match.is_final(ply) == shown


def test_only_a_seats_own_answers_are_taken_back_when_it_is_named() -> None:
    match = played("caledonia", 60)
    for ply in range(1, match.ply):
        past = match.branch(ply)
        turn, seat = past.turn_of(ply - 1), past.seat_of(ply - 1)
        goal = past.undo_ply(turn, seat)
        taken = range(goal, ply)
        assert all(past.turn_of(at) == turn and past.seat_of(at) == seat for at in taken)
        assert not any(past.is_final(at) for at in taken)
        assert past.undo_ply(turn, seat + 1) == ply


def test_a_refused_action_leaves_no_trace() -> None:
    match = played("caledonia", 60)
    record = write_record(match)
    wrong = next(a for a in match.game.catalogue if a not in match.legal())
    with pytest.raises(IllegalAction):
        match.play(wrong)
    assert write_record(match) == record
