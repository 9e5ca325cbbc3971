"""The guided first game and hints."""

from collections.abc import Callable

import pytest
from visitors import Guest, Link

from clachan.core.game import open_game
from clachan.core.match import Match, new_match
from clachan.core.rng import Rng
from clachan.server.caledonia.lesson import LESSON
from clachan.server.lesson import Step, lesson_shown
from clachan.server.tabletop import tabletop_of
from clachan.words import words_for

NewGuest = Callable[[], Guest]


def title_of(step: Step) -> str:
    return f"lesson-{step.name}-title"


def chosen(link: Link) -> dict[str, object]:
    """What an obedient pupil plays: an action that the step asks for, if there is one."""
    lesson, legal = link.update["lesson"], link.update["legal"]
    wanted = [step for step in LESSON.steps if lesson and title_of(step) == lesson["title"]["id"]]
    group = wanted[0].done if wanted else ""
    fitting = [action for action in legal if action["group"] == group] or legal
    return dict(fitting[0])


def test_a_pupil_is_led_through_the_first_rounds(guest: Guest) -> None:
    table = guest.http.post("/api/lessons/caledonia").json()["table"]
    link = guest.open(table)
    titles: list[str] = []
    while link.update["view"]["round"] <= 2 and not link.is_over:
        if not link.update["legal"] and link.update["held"] is None:
            link.receive()
            continue
        lesson = link.update["lesson"]
        if lesson and lesson["title"]["id"] not in titles:
            titles.append(lesson["title"]["id"])
            assert words_for("caledonia").has(lesson["text"]["id"]) and 1 <= lesson["number"] <= lesson["of"]
        if link.update["held"] is not None:
            link.ask("end_turn", seq=link.update["seq"])
        else:
            link.ask("act", seq=link.update["seq"], number=chosen(link)["number"])
    steps = [title for title in titles if title != "lesson-aside-title"]
    assert steps[:5] == [title_of(step) for step in LESSON.steps[:5]]
    assert len(steps) >= 7
    assert guest.http.post("/api/lessons/chess").status_code == 400


def test_the_guide_never_fails_whatever_the_pupil_does() -> None:
    for seed in range(4):
        match, rng = new_match("caledonia", {"players": 2}, LESSON.seed), Rng(seed)
        reached = 0
        while not match.over:
            shown = lesson_shown(LESSON, match, 0)
            if shown:
                assert shown.number >= reached, "the guide went back"
                reached = shown.number
            match.let_chance()
            if not match.over:
                numbers = sorted(match.game.legal_numbers(match.state))
                match.play(match.game.catalogue[numbers[rng.below(len(numbers))]].text)
        assert lesson_shown(LESSON, match, 0) is None


def test_the_lesson_speaks_of_things_that_exist() -> None:
    game, tabletop = open_game("caledonia"), tabletop_of("caledonia")
    groups = {action.group for action in game.catalogue}
    state = new_match("caledonia", {"players": 2}, 1).state
    parts = {part for action in game.catalogue for part in tabletop.parts(state, action)}
    from clachan.games.caledonia.decisions import NAMES

    for step in LESSON.steps:
        assert step.done in groups and set(step.parts) <= parts and set(step.kinds) <= set(NAMES.values())
    assert set(LESSON.asides) <= set(NAMES.values())
    words = words_for("caledonia")
    asides = [f"aside-{kind}" for kind in LESSON.asides]
    told = [*(step.name for step in LESSON.steps), *asides]
    assert all(words.has(f"lesson-{name}") for name in told) and words.has("lesson-aside-title")
    assert all(words.has(title_of(step)) for step in LESSON.steps)


def test_an_ordinary_table_has_no_guide(guest: Guest) -> None:
    link = guest.open(guest.create("me", terms={"lesson": True}))
    assert link.update["lesson"] is None


def to_turn(link: Link) -> None:
    while link.update["view"]["asked"]["kind"] != "turn" or not link.update["legal"]:
        link.play_on(1, lambda legal: legal[0])


def test_hints_are_legal_actions_with_points(guest: Guest) -> None:
    link = guest.open(guest.create("me", seed=4))
    to_turn(link)
    answer = link.ask("hint", seq=link.update["seq"])
    assert answer["type"] == "hints" and 1 <= len(answer["hints"]) <= 3
    legal = {action["number"]: action for action in link.update["legal"]}
    for hint in answer["hints"]:
        named = ("family", "with", "parts")
        assert [hint[one] for one in named] == [legal[hint["number"]][one] for one in named]
        assert 0 < hint["points"] < 400
    assert link.ask("hint", seq=link.update["seq"] + 1)["type"] == "refused"


@pytest.mark.parametrize("agreed", [False, True])
def test_among_people_hints_must_be_agreed_on(new_guest: NewGuest, agreed: bool) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open", seed=1, terms={"hints": agreed})
    bob.http.post("/api/name", json={"name": "Bob"})
    two = bob.open(table)
    two.ask("sit", seat=1)
    one = ann.open(table)
    assert one.welcome["hints"] is agreed
    mover, other = (one, two) if one.update["legal"] else (two, one)
    answer = mover.ask("hint", seq=mover.update["seq"])
    assert answer["type"] == ("hints" if agreed else "refused")
    assert other.ask("hint", seq=mover.update["seq"])["type"] == "refused"
    for more in ({"hints": True}, {"bot": "greedy"}):
        asked = ann.http.post(f"/api/tables/{table}/what-if", json={"ply": 0, **more})
        assert asked.status_code == (200 if agreed else 400)


def test_a_what_if_can_ask_for_hints(guest: Guest) -> None:
    table = guest.create("me", seed=6)
    guest.open(table).play_on(8)
    seen = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 8, "hints": True}).json()
    numbers = {action["number"] for action in seen["legal"]}
    assert seen["hints"] and {hint["number"] for hint in seen["hints"]} <= numbers


def test_hints_leave_the_match_alone() -> None:
    match: Match = new_match("caledonia", {"players": 2}, 1)
    before = match.game.key(match.state)
    lesson_shown(LESSON, match, 0)
    assert match.game.key(match.state) == before
