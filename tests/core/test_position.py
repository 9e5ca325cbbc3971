"""Positions: a table on one line that reads back, whatever is open on it, and texts that are none."""

import copy
import pickle
import random
import re

import pytest

import clachan
from clachan import BadPosition, Match, Position, new_match, read_position
from clachan.core.decision import CHANCE
from clachan.core.rng import Rng

TABLES: list[tuple[str, dict[str, object]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 2, "edition": "first"}),
    ("caledonia", {"players": 3, "clan_auction": True, "tighter_map": True}),
    ("caledonia", {"players": 4, "no_clans": True, "static_imports": True}),
    ("glenmore", {"players": 2, "short": True}),
    ("glenmore", {"players": 4, "chronicles": "1345678"}),
    ("glenmore", {"players": 3, "chronicles": "268", "die": True}),
]
EVERY = 9


def some_positions(game: str, options: dict[str, object], seed: int = 3) -> list[Match]:
    """Tables on the way through a random game, with whatever questions are open there."""
    match, rng, found = new_match(game, options, seed), Rng(seed), []
    while not match.over:
        if match.ply % EVERY == 0:
            found.append(match.copy())
        legal = match.legal()
        match.push(legal[rng.below(len(legal))])
    return [*found, match]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_position_is_one_line_that_reads_back(game: str, options: dict[str, object]) -> None:
    for match in some_positions(game, options):
        text = str(match.position)
        assert "\n" not in text and len(text.split()) == 6
        again = read_position(text)
        assert str(again) == text and again == match.position
        assert match.game.key(again.state) == match.game.key(match.state)
        assert again.legal() == match.legal()
        assert [again.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]
        assert again.scores() == match.scores()


@pytest.mark.parametrize(("game", "options"), TABLES[-2:] + TABLES[:2])
def test_a_game_goes_on_from_a_position_as_it_would_have(game: str, options: dict[str, object]) -> None:
    for match in some_positions(game, options)[::5]:
        ahead = clachan.match_from(read_position(str(match.position)))
        for one in (match, ahead):
            one.game.play_out(one.state, Rng(5), None)
        assert match.game.key(match.state) == ahead.game.key(ahead.state)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_copies_and_pickles_are_equal_and_of_their_own(game: str, options: dict[str, object]) -> None:
    match = some_positions(game, options)[4]
    key = match.game.key(match.state)
    for twin in (copy.copy(match), copy.deepcopy(match), match.copy(), pickle.loads(pickle.dumps(match))):
        assert twin.game is match.game and twin.actions == match.actions and twin.options == match.options
        assert twin.game.key(twin.state) == key and twin.rng.state == match.rng.state
        assert [twin.seat_of(ply) for ply in range(twin.ply)] == [match.seat_of(p) for p in range(match.ply)]
        twin.push(twin.legal()[0])
        assert (match.ply, match.game.key(match.state)) == (twin.ply - 1, key)
        twin.pop()
        assert twin.game.key(twin.state) == key
    for state in (
        copy.copy(match.state), copy.deepcopy(match.state), pickle.loads(pickle.dumps(match.state))
    ):  # fmt: skip
        assert match.game.key(state) == key
        match.game.apply(state, match.legal()[0].number)
        assert match.game.key(match.state) == key


def test_a_match_from_a_position_is_copied_and_pickled_too() -> None:
    match = clachan.match_from(some_positions("caledonia", {"players": 2})[6].position, seed=4)
    match.push(match.legal()[0])
    again = pickle.loads(pickle.dumps(match))
    assert (again.ply, str(again.position)) == (1, str(match.position))
    assert str(again.position_at(0)) == str(match.position_at(0))


def test_the_rest_is_pickled_as_well() -> None:
    match = new_match("glenmore", players=2)
    action, reason = match.legal()[0], match.why_not("nonsense")
    assert reason is not None
    for thing in (match.game, match.options, action, reason, match.question):
        assert pickle.loads(pickle.dumps(thing)) == thing
    assert copy.deepcopy(action) is action and copy.deepcopy(match.game) is match.game
    errors = [clachan.BadRecord(3, reason), clachan.BadPosition("no"), clachan.BadData([])]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))


TEXT = str(some_positions("glenmore", {"players": 3, "chronicles": "268"})[5].position)
WORDS = TEXT.split()


@pytest.mark.parametrize(("at", "word", "reason"), [
    (0, "chess", "there is no game 'chess'"),
    (1, "9.0000", "of the rules and data 9.0000"),
    (2, "players=7", "option players cannot be '7'"),
    (2, "players", "name=value"),
    (3, "order=p1+p2", "layout"),
    (4, "moon=3", "the table has no number 'moon'"),
    (4, "turn=x", "'x' is not a number"),
    (4, "turn=" + "9" * 19, "too large a number"),
    (4, "turn=-" + "9" * 19, "too large a number"),
    (4, "track=3:" + str(1 << 63), "too large a number"),
    (4, "track=99:1", "has no place 99"),
    (4, "track=999999/0:1", "0 to 4,096 numbers, not 999,999"),
    (4, "p1.coins=1:2", "'1:2' is not a number"),
    (5, "turn@p99", "is no decision"),
    (5, "turn@p1:1,2,3,4", "is no decision"),
    (5, ";".join(["turn@p1"] * 99), "99 decisions are open"),
    (5, "turn@p1 more", "6 words on a line, not 7"),
])  # fmt: skip
def test_what_is_wrong_with_a_text_is_said(at: int, word: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        read_position(" ".join([*WORDS[:at], word, *WORDS[at + 1 :]]))


def test_a_position_that_no_game_can_come_to_is_refused() -> None:
    """A tile that lies twice, a sheep from nowhere."""
    spoilt = [
        re.sub(r"track=[^;]*", "track=0:30,1:30", TEXT),
        re.sub(r"p1\.size=\d+", "p1.goods=3:9", TEXT),
    ]
    for text in spoilt:
        with pytest.raises(BadPosition, match="no game can come to this position"):
            read_position(text)


def test_spoilt_texts_never_crash() -> None:
    """Letters changed at random: refused in a sentence, or a position that can be looked at."""
    rng = random.Random(8)
    for _ in range(150):
        letters = list(TEXT)
        for _ in range(rng.randint(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice("0123456789-:;,=@p/ a")
        try:
            position = read_position("".join(letters))
        except BadPosition:
            continue
        assert isinstance(position, Position) and isinstance(position.view(), dict)


def test_reprs_tell() -> None:
    match = new_match("caledonia", players=2, seed=7)
    assert repr(match.position) == f"<Position of Clans of Caledonia, 2 player(s): {match.question}>"
    assert repr(match) == f"<Match of Clans of Caledonia, 2 player(s), ply 0: {match.question}>"
    assert repr(match.game) == f"<Game caledonia: Clans of Caledonia, {len(match.game.catalogue)} actions>"
    assert repr(match.options).startswith("<Options players=2, ")
    assert repr(match.state) == "<State of Clans of Caledonia, 2 player(s), round 1: p2 is asked>"


def test_a_state_tells_whom_it_asks() -> None:
    match, rng = new_match("glenmore", players=2, seed=7), random.Random(3)
    told = set()
    while not match.over:
        assert match.question
        seat = match.question.seat
        who = "chance" if seat == CHANCE else f"p{seat + 1}"
        assert repr(match.state).endswith(f": {who} is asked>")
        told.add(repr(match.state).split(", ")[2].split(":")[0])
        match.push(rng.choice(match.legal()))
    assert repr(match.state) == "<State of Glen More II, 2 player(s), 4 scored: over>"
    assert told == {f"{done} scored" for done in range(4)}
