"""Whole games through the standard input, as a person plays them."""

import re
from pathlib import Path

from conversation import Call, Conversation, played

from clachan import read_record
from clachan.cli.speaking import spoken


def wish(place: int, answers: dict[str, str]) -> str:
    """A scripted player: contracts first, then something else than passing, never the same place twice."""
    liked = [number for number, words in answers.items() if words.startswith(("fulfil", "take"))]
    busy = [number for number, words in answers.items() if not words.startswith("pass")]
    choice = liked or busy or list(answers)
    return choice[place * 7 % len(choice)]


def test_a_solo_game_from_the_introduction_to_the_rating(tmp_path: Path) -> None:
    talk = Conversation("play", "--seed", "5", "--save", str(tmp_path / "solo.txt"))
    introduction = talk.heard.splitlines()[1:6]
    assert introduction[0].startswith("You lead a clan")
    assert introduction[-1].endswith("`help` lists all commands.")
    place = 0
    while "The game is over" not in talk.heard:
        place += 1
        assert place < 400
        talk.say(wish(place, talk.answers()))
    talk.say("quit")
    assert talk.end() == (0, "")
    assert "\x1b" not in talk.heard
    assert re.search(r"rating +│ +(Newbie|Rookie|Average|Expert|Genius)", talk.heard)
    total = re.search(r"total +│ +(\d+)", talk.heard)
    saved = read_record((tmp_path / "solo.txt").read_text())
    assert total is not None
    assert saved.over
    assert saved.scores()[0].total == int(total[1])


def test_bots_play_their_seats_and_their_moves_are_told(call: Call) -> None:
    seats = ("--seats", "random,random,random", "--seed", "2")
    shown = call("play", *seats, typed="scores\nquit\n").output
    assert "seats random, random, random" in shown
    assert len(re.findall(r"\(p[123]\) ends with \d+ points", shown)) == 3
    assert "place" in shown
    assert "Final scores:" in shown


def test_a_game_left_in_the_middle_goes_on_from_its_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    call("play", "--players", "2", "--seed", "3", "--save", str(file), typed="1\n1\n")
    before = read_record(file.read_text())
    shown = call("play", "--load", str(file), "--seed", "3", typed="log 3\nquit\n").output
    assert before.ply > 2
    assert spoken(before.game, before.state, before.facts()[0]) in shown
    assert str(before.question) in shown


def test_a_match_is_never_saved_over_another(call: Call, record: Path) -> None:
    before = record.read_text()
    result = call("play", "--seed", "1", "--save", str(record), typed="1\n", status=2)
    assert "exists already: name another file, or go on with --load" in result.stderr
    assert record.read_text() == before


def test_the_same_seed_and_the_same_typing_give_the_same_game(call: Call) -> None:
    words = ("play", "--players", "2", "--seed", "9")
    typed = "1\n2\n3\n4\n5\nlog\nquit\n"
    assert call(*words, typed=typed).output == call(*words, typed=typed).output


def test_every_question_that_games_ask_can_be_listed_and_answered_by_number() -> None:
    from clachan.cli.choosing import list_numbers, listed, meant
    from clachan.cli.drawing import drawing_of

    drawing = drawing_of("caledonia")
    for seed in range(3):
        match = played(3, seed)
        for _, action, before in match.steps():
            if match.game.seat(before) >= 0:
                actions = listed(match.game, drawing, before)
                assert sorted(a.number for a in actions) == sorted(match.game.legal_numbers(before))
                number = next(n for n, each in list_numbers(actions).items() if each == action)
                assert meant(str(number), actions) == [action]
                assert meant(action.text, actions) == [action]
