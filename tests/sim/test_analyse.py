"""The analysis of a game: repeatable, the same over several processes, and right about mistakes and leads."""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from clachan import ClachanError, open_game, read_record
from clachan.bots import choosers as choosing
from clachan.bots.assess import Effort
from clachan.bots.choosers import Choosers, Hint
from clachan.core.game import Score, State
from clachan.core.message import Message
from clachan.sim.analyse import analyse, decisions, opened, verdict_at
from clachan.sim.decided import decided, luck_of, to_learn
from clachan.sim.play import play_game
from clachan.sim.replay import replay
from clachan.sim.report.analysis import analysis_book
from clachan.sim.report.page import page_of
from clachan.sim.verdicts import (
    Account,
    Analysis,
    MissedChance,
    TurningPoint,
    Verdict,
    WeighedAction,
    account_of,
    charged,
    open_chances,
    turning_points,
    whole,
)
from clachan.words import words_for

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


def moves(seat: int, what: int) -> Message:
    return Message("", "plain", {"text": f"{NAMES[seat]} moves {what}."})


def verdict(
    ply: int,
    seat: int,
    missed: float,
    doubt: float,
    *after: float,
    before: tuple[float, ...] = (),
    **given: Any,
) -> Verdict:
    """A decision of somebody, 24 games played on for each candidate."""
    return Verdict(
        ply=ply,
        seat=seat,
        question=given.get("question", Message("", "ask-turn")),
        answers=2,
        played=f"move {ply}",
        best=given.get("best", f"better {ply}"),
        usual="usual",
        told_played=moves(seat, ply),
        told_best=moves(seat, 9),
        missed=missed,
        loss=missed,
        doubt=doubt,
        error=1.0,
        games=given.get("games", 24),
        expected=after,
        before=before or after,
        after=after,
        choices=given.get("choices", ()),
    )


def said(turn: TurningPoint, verdicts: Sequence[Verdict]) -> str:
    message = turn.message(next(each for each in verdicts if each.ply == turn.ply))
    return words_for().say(message, NAMES)


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
        assert each.told_played == match.facts(each.ply)[0].message()
        assert each.told_best == told.message()
        assert each.question == match.game.question(match.at(each.ply)).message()
        assert each.answers > 1
        assert 0 <= each.loss <= each.missed
        assert each.best in [choice.action for choice in each.choices]
        assert (each.missed == 0) is (each.best == each.played)
        assert each.choices[0].behind == 0
    assert found.totals == tuple(score.total for score in match.scores())
    rounds = [f"round {number}" for number in range(1, 6)]
    assert [words_for().say(name) for _, name in found.parts] == rounds
    assert found.parts[-1][0] == match.ply, "the last round ends with the game"


def test_the_last_decision_expects_what_came() -> None:
    """Nothing is left to chance then: playing on gives the final score."""
    assert analysed().verdicts[-1].expected == pytest.approx(analysed().totals, abs=15)


def test_the_same_seed_says_the_same_over_several_processes() -> None:
    again = analyse(record(), QUICK, seed=3, jobs=2)
    assert again == analysed()
    last = analysed().verdicts[-1]  # after which nothing can be had any more
    assert verdict_at(opened(record()), QUICK, 3, last.ply) == last


def test_one_seat_alone_can_be_judged() -> None:
    text = record(2, 4, ("greedy", "random"))
    match = opened(text)
    mine = decisions(match, 1)
    assert set(mine) < set(decisions(match))
    assert all(match.game.seat(match.at(ply)) == 1 for ply in mine)
    with pytest.raises(ClachanError, match="the seats are p1 to p2, not p3"):
        decisions(match, 2)


def test_random_play_loses_more_than_greedy_play() -> None:
    """Eight decisions of each seat over a whole game."""
    text, losses = record(2, 8, ("greedy", "random")), []
    for seat in (0, 1):
        plies = decisions(opened(text), seat)
        chosen = plies[:: len(plies) // 8][:8]
        losses.append(sum(verdict_at(opened(text), Effort(games=6), 1, ply).loss for ply in chosen))
    assert losses[0] < losses[1]


def test_mistakes_are_losses_beyond_doubt() -> None:
    verdicts = [
        verdict(1, 0, 0.5, 0.0, 10, -10),
        verdict(2, 0, 9.0, 6.0, 10, -10),
        verdict(3, 1, 4.0, 1.0, 10, -10),
        verdict(4, 1, 7.0, 1.0, 10, -10),
    ]
    turns = turning_points(verdicts)
    assert [(turn.ply, turn.kind, turn.points) for turn in turns] == [
        (3, "mistake", 4.0),
        (4, "mistake", 7.0),
    ]
    assert said(turns[1], verdicts) == "Bob moves 4. It gave away 7 points. Better: Bob moves 9."


def test_of_few_games_more_is_doubted() -> None:
    assert verdict(1, 0, 4.0, 1.0, 10, -10, games=24).mistake
    assert not verdict(1, 0, 4.0, 1.0, 10, -10, games=2).mistake


def test_a_chance_that_stays_is_charged_once_where_it_is_gone() -> None:
    """Three times the same better action is missed: worth 10, then 9, then 8, and then it is gone."""
    weighed = [WeighedAction("sell", margin, 0.0, 1.0) for margin in (10.0, 9.0, 8.0)]
    verdicts = [
        verdict(ply, 0, margin, 1.0, 0, 0, best="sell", choices=(weighed[number],))
        for number, (ply, margin) in enumerate(((1, 10.0), (5, 9.0), (9, 8.0)))
    ]
    assert [each.loss for each in charged(verdicts, [])] == [1.0, 1.0, 8.0]


def test_a_chance_that_is_taken_later_costs_what_waiting_cost() -> None:
    missed = verdict(1, 0, 10.0, 1.0, 0, 0, best="sell")
    taken = verdict(5, 0, 0.0, 1.0, 7, -7, before=(0, 0), best="sell")
    asked = list(open_chances([missed, taken], lambda ply, action: True))
    assert asked == [MissedChance(1, 5, "sell", "usual")]
    assert [each.loss for each in charged([missed, taken], [asked[0].worth(7.0)])] == [3.0, 0.0]


def test_a_chance_that_is_gone_is_charged_at_once() -> None:
    missed = verdict(1, 0, 10.0, 1.0, 0, 0, best="sell")
    other_seat = verdict(2, 1, 0.0, 1.0, 0, 0)
    other_question = verdict(3, 0, 0.0, 1.0, 0, 0, question=Message("", "ask-bonus"))
    later = verdict(5, 0, 0.0, 1.0, 0, 0)
    verdicts = [missed, other_seat, other_question, later]
    looked_at: list[int] = []

    def gone(ply: int, action: str) -> bool:
        looked_at.append(ply)
        return False

    assert list(open_chances(verdicts, gone)) == []
    assert looked_at == [5]
    assert charged(verdicts, [])[0].loss == 10.0


def test_the_account_of_a_seat_adds_up() -> None:
    """From even: own moves -3, moves of the other +5, in between chance; at the end 90 to 84."""
    verdicts = [
        verdict(1, 0, 3.0, 1.0, -3, 3, before=(0, 0)),
        verdict(2, 1, 5.0, 1.0, 4, -4, before=(-1, 1)),
    ]
    first, second = account_of(verdicts, [90, 84])
    doubt = math.sqrt(3)  # of what was expected first, and of two moves
    assert first == Account(start=0, own=-3, others=5, luck=4, end=6, doubt=doubt)
    assert second == Account(start=0, own=-5, others=3, luck=-4, end=-6, doubt=doubt)
    assert account_of(verdicts, [])[0].end == 4
    assert account_of([verdict(1, 0, 0, 0, 77, before=(70,))], [80])[0] == Account(70, 7, 0, 3, 80, 1)


def test_luck_is_in_doubt_where_moves_are() -> None:
    """What is left when all moves are counted is no luck while it is within what few games leave open."""

    def summed(doubt: float) -> Analysis:
        verdicts = tuple(verdict(ply, ply % 2, 0, doubt, 0, 0) for ply in range(8))
        parts = ((4, Message("", "analysis-round", {"number": 1})), (8, Message("", "analysis-round")))
        accounts = account_of(verdicts, [10, 0])
        return Analysis("caledonia", NAMES, (10, 0), (1, 2), 8, parts, verdicts, accounts)

    scores = [Score(0, {"glory": 10}, 10, 1), Score(1, {"glory": 0}, 0, 2)]
    told = [[one.message.id for one in decided(summed(doubt), scores)] for doubt in (1.0, 3.0)]
    assert ["decided-luck" in ids for ids in told] == [True, False]
    doubts = [part.doubt for part in luck_of(summed(3.0))]
    assert doubts == [round(math.sqrt(1 + 1 + 4 * 9), 1), round(math.sqrt(1 + 4 * 9), 1)]
    same = verdict(1, 0, 0, 5.0, 0, 0)
    assert replace(same, usual=same.played).change_doubt == 0, "who plays the usual is compared with nothing"
    assert replace(same, best=same.usual).change_doubt == 5.0
    weighed = (WeighedAction("usual", 0, 2.0, 4.0),)
    assert replace(same, best=same.played, choices=weighed).change_doubt == 4.0
    assert replace(same, choices=weighed).change_doubt == math.hypot(5.0, 4.0)


def test_losses_account_for_the_result() -> None:
    """Who plays as `greedy` neither wins nor loses by moves; who plays at random loses by them."""
    text = record(2, 8, ("greedy", "random"))
    found = analyse(text, QUICK, seed=2)
    greedy, chance = found.accounts
    assert greedy.own == pytest.approx(0, abs=1e-6)
    assert chance.own < -20
    for seat, account in enumerate(found.accounts):
        assert account.start + account.own + account.others + account.luck == pytest.approx(account.end)
        assert account.end == found.totals[seat] - found.totals[1 - seat]
    assert sum(v.loss for v in found.verdicts) < sum(v.missed for v in found.verdicts)


def test_what_is_to_be_learned_tells_stopping_from_doing() -> None:
    """Nobody learns from "trade rather than turn": who ended a turn stopped, and who should have went on."""

    def learnt(played: str, best: str) -> str:
        mistake = replace(verdict(3, 0, 9.0, 1.0, 0, 0, best=best), played=played)
        found = Analysis("caledonia", NAMES, (10, 0), (1, 2), 8, (), (mistake,), ())
        one = to_learn(found, open_game("caledonia"), 0)[0]
        assert one.ply == 3
        return words_for("caledonia").say(one.message).partition(" One move")[0]

    assert learnt("pass", "sell 1 milk") == "trade: there was more to do before stopping."
    assert learnt("sell 1 milk", "pass") == "To stop rather than trade."
    assert learnt("sell 1 milk", "take contract 7") == "contracts rather than trade."
    assert learnt("sell 1 milk", "sell 2 milk") == "trade: another choice was better."


def test_points_are_told_as_pages_show_them() -> None:
    """Pages get tenths, and round half a point up: the same loss is nowhere 12 and elsewhere 13."""
    assert [whole(points) for points in (12.5, 11.5, 12.46, 12.44, 0.5)] == [13, 12, 13, 12, 1]
    mistake = verdict(3, 0, 12.5, 0.1, 0, 0, best="take contract 7")
    mistake = replace(mistake, played="sell 1 milk")
    found = Analysis("caledonia", NAMES, (10, 0), (1, 2), 8, (), (mistake,), ())
    assert to_learn(found, open_game("caledonia"), 0)[0].message.parameters["points"] == 13
    moment = next(
        one
        for one in decided(found, [Score(0, {}, 10, 1), Score(1, {}, 0, 2)])
        if one.message.id == "decided-moment"
    )
    assert moment.message.parameters["points"] == 13
    assert turning_points([mistake])[0].message(mistake).parameters["points"] == 13


def test_a_lead_has_changed_when_it_is_clear_and_lasts() -> None:
    expected = [10, -2, -10, 10, -8, -12]
    verdicts = [verdict(ply, 0, 0, 0, margin, -margin) for ply, margin in enumerate(expected)]
    turns = turning_points(verdicts)
    assert [(turn.ply, turn.seat, turn.kind) for turn in turns] == [(4, 1, "lead")]
    assert said(turns[0], verdicts) == "Bob is expected to win by 8 points now. Just before: Ann moves 4."
    assert turning_points([verdict(0, 0, 0, 0, 90)]) == ()


def test_a_game_that_is_not_over_can_be_analysed() -> None:
    unfinished = "\n".join(record().splitlines()[:-60])
    found = analyse(unfinished, QUICK, seed=3)
    assert (found.totals, found.places) == ((), ())
    assert [each.played for each in found.verdicts] == [
        each.played for each in analysed().verdicts[: len(found.verdicts)]
    ]
    assert found.accounts[0].end == found.verdicts[-1].after[0]
    assert page_of(analysis_book(found, QUICK))


def test_the_page_has_curves_turning_points_and_decisions() -> None:
    found = analysed()
    book = analysis_book(found, QUICK)
    assert [chapter.title for chapter in book.chapters] == ["Players", "Turning points", "Decisions"]
    curve = book.chapters[0].plots[0].curves[0]  # type: ignore[union-attr]
    assert curve.values[-1] == found.totals[0]  # alone, the margin is the points
    assert len(curve.values) == len(found.verdicts) + 1
    sheet = book.chapters[2].sheet
    assert sheet is not None
    assert len(sheet.rows) == len(found.verdicts)
    text = page_of(book)
    assert "expected final margin" in text
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

    choosers = Choosers(way, way, way, hints)
    monkeypatch.setattr(choosing, "found_choosers", lambda name: choosers)
    found = analyse(text, QUICK, seat=0)
    assert found.verdicts
    assert {each.seat for each in found.verdicts} == {0}
    assert [words_for().say(name) for _, name in found.parts] == [
        "scoring 1",
        "scoring 2",
        "scoring 3",
        "scoring 4",
    ]
    assert page_of(analysis_book(found, QUICK))
