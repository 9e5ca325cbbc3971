"""The analysis of a game: repeatable, the same over several processes, and right about mistakes and leads."""

from functools import cache

import pytest

from clachan import ClachanError, open_game, read_record
from clachan.bots import choosers as choosing
from clachan.bots.assess import Effort
from clachan.bots.choosers import Choosers, Hint
from clachan.core.game import State
from clachan.sim.analyse import Analysis, Verdict, analyse, decisions, finished, turning_points, verdict_at
from clachan.sim.play import play_game
from clachan.sim.replay import replay
from clachan.sim.report.analysis import book_of
from clachan.sim.report.page import page_of
from clachan.words import spoken_names, words_for

QUICK = Effort(games=2)
NAMES = ("Ann", "Bob")


@cache
def record(
    players: int = 1, seed: int = 5, bots: tuple[str, ...] = ("random",), name: str = "caledonia"
) -> str:
    game = open_game(name)
    options = game.read_options({"players": players})
    played = play_game(game, options, [*bots] * (players // len(bots)), seed)
    return replay(game, options, played).record.decode()


@cache
def analysed() -> Analysis:
    return analyse(record(), QUICK, seed=3)


def verdict(ply: int, seat: int, loss: float, doubt: float, *expected: float) -> Verdict:
    played = f"move {ply}"
    return Verdict(
        ply,
        seat,
        "?",
        2,
        played,
        "other",
        loss,
        doubt,
        expected,
        (),
        f"{NAMES[seat]} moves {ply}.",
        f"{NAMES[seat]} moves 9.",
    )


def test_every_decision_with_a_choice_is_judged() -> None:
    match, found = read_record(record()), analysed()
    plies = [
        ply
        for ply, _, state in match.steps()
        if match.game.seat(state) >= 0 and len(match.game.legal_numbers(state)) > 1
    ]
    assert [verdict.ply for verdict in found.verdicts] == plies
    for each in found.verdicts:
        assert each.played == match.actions[each.ply].text
        best = match.game.catalogue.read(each.best).number
        told = match.game.narrate(match.at(each.ply), best)[0]
        words, names = words_for(match.game.name), spoken_names(match.game, match.state)
        assert each.told_played == words.say(match.facts(each.ply)[0].message(), names)
        assert each.told_best == words.say(told.message(), names)
        assert each.answers > 1
        assert each.loss >= 0
        assert each.best in [choice.action for choice in each.choices]
        assert (each.loss == 0) is (each.best == each.played)
        assert each.choices[0].behind == 0
    assert found.totals == tuple(score.total for score in match.scores())
    assert [name for _, name in found.parts] == ["round 1", "round 2", "round 3", "round 4"]


def test_the_last_decision_expects_what_came() -> None:
    """Nothing is left to chance then: playing on gives the final score."""
    assert analysed().verdicts[-1].expected == pytest.approx(analysed().totals, abs=15)


def test_the_same_seed_says_the_same_over_several_processes() -> None:
    again = analyse(record(), QUICK, seed=3, jobs=2)
    assert again == analysed()
    ply = analysed().verdicts[10].ply
    assert verdict_at(record(), QUICK, 3, ply) == analysed().verdicts[10]


def test_one_seat_alone_can_be_judged() -> None:
    text = record(2, 4, ("greedy", "random"))
    match = finished(text)
    mine = decisions(match, 1)
    assert set(mine) < set(decisions(match))
    assert all(match.game.seat(match.at(ply)) == 1 for ply in mine)
    with pytest.raises(ClachanError, match="the seats are p1 to p2, not p3"):
        decisions(match, 2)


def test_random_play_loses_more_than_greedy_play() -> None:
    """Eight decisions of each seat over a whole game."""
    text, losses = record(2, 8, ("greedy", "random")), []
    for seat in (0, 1):
        plies = decisions(finished(text), seat)
        chosen = plies[:: len(plies) // 8][:8]
        losses.append(sum(verdict_at(text, Effort(games=6), 1, ply).loss for ply in chosen))
    assert losses[0] < losses[1]


def test_mistakes_are_losses_beyond_doubt() -> None:
    verdicts = [
        verdict(1, 0, 0.5, 0.0, 90, 80),
        verdict(2, 0, 9.0, 6.0, 90, 80),
        verdict(3, 1, 4.0, 1.0, 90, 80),
        verdict(4, 1, 7.0, 1.0, 90, 80),
    ]
    turns = turning_points(verdicts, NAMES)
    assert [(turn.ply, turn.kind, turn.points) for turn in turns] == [
        (3, "mistake", 4.0),
        (4, "mistake", 7.0),
    ]
    assert turns[1].text == "Bob moves 4. That expects 7.0 points less than this: Bob moves 9."


def test_a_lead_has_changed_when_it_is_clear_and_lasts() -> None:
    expected = [(90, 80), (84, 86), (80, 90), (90, 80), (80, 88), (79, 91)]
    verdicts = [verdict(ply, 0, 0, 0, *points) for ply, points in enumerate(expected)]
    turns = turning_points(verdicts, NAMES)
    assert [(turn.ply, turn.seat, turn.kind) for turn in turns] == [(4, 1, "lead")]
    assert turns[0].text == "Bob is expected to lead by 8.0 points. Just before: Ann moves 4."
    assert turning_points([verdict(0, 0, 0, 0, 90)], ("Ann",)) == ()


def test_a_game_that_is_not_over_is_refused() -> None:
    unfinished = "\n".join(record().splitlines()[:-20])
    with pytest.raises(ClachanError, match="the game is not over: "):
        analyse(unfinished, QUICK)


def test_the_page_has_curves_turning_points_and_decisions() -> None:
    found = analysed()
    book = book_of(found, QUICK)
    assert [chapter.title for chapter in book.chapters] == ["Players", "Turning points", "Decisions"]
    curve = book.chapters[0].plots[0].curves[0]  # type: ignore[union-attr]
    assert curve.values[-1] == found.totals[0]
    assert len(curve.values) == len(found.verdicts) + 1
    sheet = book.chapters[2].sheet
    assert sheet is not None
    assert len(sheet.rows) == len(found.verdicts)
    text = page_of(book)
    assert "expected final points" in text
    assert text.count("<tr>") >= len(found.verdicts)


def test_glen_more_is_analysed_as_soon_as_a_bot_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = open_game("glenmore")
    text = record(2, 3, ("random",), "glenmore")
    monkeypatch.setattr(choosing, "found_choosers", lambda name: None)
    with pytest.raises(ClachanError, match="no bot but random plays glenmore yet"):
        analyse(text, QUICK)

    class First:
        def choose(self, state: State) -> int:
            return min(game.legal_numbers(state))

    def hints(state: State, count: int, seconds: float) -> list[Hint]:
        return []

    def way(players: int, seed: int, values: object) -> First:
        return First()

    choosers = Choosers(way, way, way, hints, lambda state: int(state.printed.players))
    monkeypatch.setattr(choosing, "found_choosers", lambda name: choosers)
    found = analyse(text, QUICK, seat=0)
    assert found.verdicts
    assert {each.seat for each in found.verdicts} == {0}
    assert [name for _, name in found.parts] == ["scoring 1", "scoring 2", "scoring 3", "scoring 4"]
    assert page_of(book_of(found, QUICK))
