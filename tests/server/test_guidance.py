"""The guided first game and hints."""

import time
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest
from tests.serving import Server
from visitors import Guest, Link

from clachan.bots.bot import make_bot
from clachan.core.game import open_game
from clachan.core.match import Match, new_match
from clachan.games.glenmore.components import CHRONICLES
from clachan.games.glenmore.decisions import NAMES
from clachan.server.glenmore.primers import PRIMERS
from clachan.server.lesson import Lesson, LessonShown, lesson_shown
from clachan.server.running import STOP_SECONDS
from clachan.server.tabletop import tabletop_of
from clachan.words import words_for

NewGuest = Callable[[], Guest]


def lesson_of(game: str) -> Lesson:
    found = tabletop_of(game).lesson
    assert found
    return found


def chosen(match: Match, shown: LessonShown | None, obeys: bool, fallback: int) -> int:
    """What a pupil plays: an action that the step asks for, if there is one and the pupil listens."""
    steps = lesson_of(match.game.name).steps
    step = next((one for one in steps if shown and f"lesson-{one.name}" == shown.text.id), None)
    done = step.done if step and obeys else ()
    catalogue = match.game.catalogue
    return next(
        (n for n in match.game.legal_numbers(match.state) if catalogue[n].family.id in done), fallback
    )


def guided(game: str, obeys: bool, seed: int = 1) -> tuple[list[str], Match]:
    """The texts of a whole guided game of a pupil who else plays like the easy bot."""
    lesson, texts, reached = lesson_of(game), list[str](), 0
    match = new_match(game, {"players": 2}, lesson.seed)
    bot = make_bot("easy", match.game, seed)
    while not match.over:
        match.let_chance()
        if match.over:
            break
        shown = lesson_shown(lesson, match, 0)
        if shown:
            assert match.seat == 0 and reached <= shown.number <= shown.of, "the guide went back"
            reached = shown.number
            texts.append(shown.text.id)
        number = bot.choose(match.state)
        number = chosen(match, shown, obeys, number) if match.seat == 0 else number
        match.play(match.game.catalogue[number].text)
    return texts, match


TAUGHT = {
    "caledonia": (
        "choose-clan", "first-worker", "second-worker", "expand", "contract", "trade", "pass", "fulfil",
        "shipping", "technology", "hire", "building", "production", "glory", "ports", "neighbours", "imports",
        "settlements", "majorities", "last-round",
    ),
    "glenmore": (
        "track", "laying", "effects", "activation", "movement", "ending", "selling", "paying", "exchange",
        "clans", "jumping", "goods", "die", "home", "whisky", "cards", "persons", "scoring", "size", "stacks",
        "over", "compare", "worlds-end", "last-turns",
    ),
}  # fmt: skip
PLAYED = {
    "caledonia": {"expand", "take", "fulfil", "shipping", "technology", "hire", "pass"},
    "glenmore": {"take", "place", "activate", "move", "sell", "clan", "give", "end-turn"},
}
SAID_ANYWAY = {
    "caledonia": {"lesson-glory", "lesson-ports", "lesson-majorities", "lesson-last-round"},
    "glenmore": {"lesson-scoring", "lesson-size", "lesson-compare", "lesson-worlds-end"},
}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_pupil_who_listens_is_taught_every_action_and_the_scoring(game: str) -> None:
    texts, match = guided(game, True)
    taught = set(texts)
    assert not [name for name in TAUGHT[game] if f"lesson-{name}" not in taught]
    closing = lesson_shown(lesson_of(game), match, 0)
    assert closing and closing.text.id == "lesson-closing" and closing.number == closing.of
    assert PLAYED[game] <= {action.family.id for action in match.actions}


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("seed", range(3))
def test_a_pupil_who_does_something_else_is_never_held_up(game: str, seed: int) -> None:
    texts, _ = guided(game, False, seed)
    longest = max(
        sum(1 for text in texts if text == f"lesson-{step.name}") / step.turns
        for step in lesson_of(game).steps
    )
    assert longest <= 1
    assert SAID_ANYWAY[game] <= set(texts)


@pytest.mark.parametrize(
    ("game", "first", "part"),
    [("caledonia", "choose-clan", "region:board"), ("glenmore", "track", "region:track")],
)
def test_a_lesson_is_a_table_whose_guide_speaks(guest: Guest, game: str, first: str, part: str) -> None:
    link = guest.open(guest.http.post(f"/api/lessons/{game}").json()["table"])
    lesson = link.update["lesson"] or link.until(lambda reply: bool(reply.get("lesson")))["lesson"]
    assert lesson["title"]["id"] == f"lesson-{first}-title" and lesson["parts"] == [part]
    assert guest.http.post("/api/lessons/chess").status_code == 400


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lesson_speaks_of_things_that_exist(name: str) -> None:
    game, tabletop, lesson = open_game(name), tabletop_of(name), lesson_of(name)
    families = {action.family.id for action in game.catalogue}
    state = new_match(name, {"players": 2}, 1).state
    parts = {part for action in game.catalogue for part in tabletop.parts(state, action)}
    kinds = set(import_module(f"clachan.games.{name}.decisions").NAMES.values())
    for step in lesson.steps:
        assert set(step.done) | set(step.needs) <= families and set(step.kinds) <= kinds
        assert {part for part in step.parts if not part.startswith("region:")} <= parts
    assert set(lesson.asides) <= kinds
    words = words_for(name)
    told = [*(step.name for step in lesson.steps), "closing"]
    assert all(words.has(f"lesson-{name}") and words.has(f"lesson-{name}-title") for name in told)
    assert all(words.has(f"lesson-aside-{kind}") for kind in lesson.asides) and words.has(
        "lesson-aside-title"
    )


def test_every_chronicle_is_explained_when_it_is_first_played() -> None:
    kinds = set(NAMES.values())
    words = words_for("glenmore")
    for number in CHRONICLES:
        steps = [step for step in PRIMERS if step.chronicle == number]
        assert 2 <= len(steps) <= 3 and not steps[0].kinds
        assert all(words.has(f"primer-{step.name}") for step in steps)
        said = ("title", "ask", "a", "b", "why")
        assert all(words.has(f"primer-{step.name}-{one}") for step in steps for one in said)
        assert all(step.right in (0, 1) for step in steps)
        assert {kind for step in steps for kind in step.kinds} <= kinds
    assert len({step.name for step in PRIMERS}) == len(PRIMERS)


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


def test_a_page_that_waits_for_a_hint_is_played_on_and_holds_no_server(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "tables.db", more=("--guest-thinking", "1", "--all-thinking", "1")).start()
    with closing(Guest(server)) as guest:
        link = guest.open(guest.create("me", seed=4))
        to_turn(link)
        hints = [link.send("hint", seq=link.update["seq"]) for _ in range(40)]  # more than there is time for
        number = link.update["legal"][0]["number"]
        move = link.send("act", seq=link.update["seq"], number=number)
        answered = {link.receive().get("id")}
        while move not in answered:
            answered.add(link.receive().get("id"))
        assert len(set(hints) - answered) > 20
        begun = time.monotonic()
        server.end()
        assert time.monotonic() - begun < STOP_SECONDS


@pytest.mark.parametrize("agreed", [False, True])
def test_among_people_hints_must_be_agreed_on(new_guest: NewGuest, agreed: bool) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open", seed=1, terms={"hints": agreed})
    bob.http.post("/api/name", json={"name": "Bob"})
    two = bob.come(table)
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
    lesson_shown(lesson_of("caledonia"), match, 0)
    assert match.game.key(match.state) == before
