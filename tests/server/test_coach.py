"""Advice that says why, and a word before a move that gives much away."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json
from test_glenmore_secrets import HIDDEN, twins
from visitors import Guest, Link

from clachan.bots.assess import Assessment, Effort, Prospect, assess
from clachan.bots.session import open_session
from clachan.core.action import Action
from clachan.core.decision import CHANCE
from clachan.core.errors import ClachanError
from clachan.core.game import Game, State
from clachan.core.match import Match, new_match
from clachan.core.rng import Rng
from clachan.games.caledonia.board import HEXES
from clachan.games.caledonia.rules.units import places_of
from clachan.games.glenmore.components import CLANS
from clachan.games.glenmore.helps import clan_bonus
from clachan.server import hinting, warning
from clachan.server.advising import Advised, Ahead
from clachan.server.hinting import hint_shown
from clachan.server.messages import Act
from clachan.server.tabletop import tabletop_of
from clachan.server.terms import Terms
from clachan.server.told import said_again, told
from clachan.server.warning import Weighing, warned, weighed, weighing_of
from clachan.words import LANGUAGES, words_for

NewGuest = Callable[[], Guest]
OF_CONTRACTS = ("why-contract", "why-ready", "why-missing")


def played(game: str, players: int, seed: int, plies: int) -> Match:
    match = new_match(game, {"players": players}, seed)
    bots = [open_session("greedy", match.game, 1, seat) for seat in range(players)]
    while not match.over and match.ply < plies:
        match.let_chance()
        match.push(bots[match.seat].answer(match.state))
    match.let_chance()
    return match


def until_pass() -> Match:
    """The first turn of a game: whoever passes now gives the round away."""
    match = played("caledonia", 2, 4, 0)
    bots = [open_session("greedy", match.game, 1, seat) for seat in range(2)]
    while "pass" not in {action.text for action in match.legal()}:
        match.push(bots[match.seat].answer(match.state))
        match.let_chance()
    return match


@pytest.mark.parametrize(("game", "plies"), [("caledonia", 60), ("glenmore", 40)])
def test_what_speaks_for_an_answer_is_said_in_every_language(game: str, plies: int) -> None:
    match = played(game, 3, 7, plies)
    ahead = Ahead(match.game, match.state)
    numbers = match.game.legal_numbers(match.state)
    grounds = [fact for number in numbers[:40] for fact in ahead.grounds(number, numbers)]
    assert {fact.id for fact in grounds} >= {"note-income" if game == "caledonia" else "why-changes"}
    for language in LANGUAGES:
        words = words_for(game, language)
        assert all(fact.id not in words.say(said_again(fact, game)) for fact in grounds)


def test_a_contract_that_comes_within_reach_speaks_for_a_purchase() -> None:
    """Compared with what the rules then allow, for every answer of a whole game."""
    seen = 0
    for plies in range(40, 170, 9):
        match = played("caledonia", 2, 9, plies)
        if match.over:
            break
        ahead = Ahead(match.game, match.state)
        for number in match.game.legal_numbers(match.state):
            grounds = ahead.grounds(number)
            assert all("contract" in fact.named for fact in grounds if fact.id in OF_CONTRACTS), "which one?"
            facts = {fact.id: fact for fact in grounds}
            if "why-ready" in facts:
                seen += 1
                box = str(facts["why-ready"].named["contract"]).partition(":")[2]
                players = [
                    state.players[match.seat] for state in (ahead._at_once(number), ahead._turn(number))
                ]
                assert any(int(box) in (player.box, player.second_box) for player in players)
    assert seen


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_what_only_the_rest_of_the_turn_brings_is_told_as_such(game: str) -> None:
    """Who buys pays now, whatever is sold afterwards."""
    whole, parted = 0, 0
    for plies in range(20, 150, 12):
        match = played(game, 2, 7, plies)
        ahead, tabletop = Ahead(match.game, match.state), tabletop_of(game)
        for number in match.game.legal_numbers(match.state)[::3]:
            after = match.game.copy(ahead.state)
            if not match.game.reveals(after, number):
                match.game.apply(after, number)
            at_once = [told(fact.said) for fact in tabletop.grounds(ahead.state, after, match.seat)]
            facts = ahead.grounds(number)
            at = next((at for at, fact in enumerate(facts) if fact.id == "why-turn"), len(facts))
            assert facts[:at] == at_once[:at] and len(facts) <= 3
            if at < len(facts):
                parted += 1
                assert all(one not in at_once for one in (facts[at].named["fact"], *facts[at + 1 :]))
            else:
                whole += 1
    assert whole and parted


def test_a_marker_on_a_clan_says_what_the_clan_gives() -> None:
    """Its price alone would speak against it."""
    games = (played("glenmore", 2, 7, plies) for plies in range(30, 300))
    match = next(one for one in games if any(action.family.id == "clan" for action in one.legal()))
    words, praised = words_for("glenmore", "en"), set()
    for action in match.legal():
        clan = action.text.removeprefix("marker on ")
        facts = {fact.id: fact for fact in Ahead(match.game, match.state).grounds(action.number)}
        assert ("why-clan" in facts) == (clan in CLANS)
        if clan in CLANS:
            name, _, gives = words.say(said_again(facts["why-clan"], "glenmore")).partition(": ")
            assert (name.lower(), gives) == (clan, words.say(clan_bonus(clan)))
            praised.add(clan)
    assert praised


def test_shipping_says_how_many_more_places_it_reaches() -> None:
    """As the plain judge sees them: a free hex within reach of some unit at that level."""

    def within_reach(state: State, seat: int) -> int:
        board, shipping = state.printed.board, int(state.players[seat].shipping)
        own = places_of(state, seat)
        free = [place for place in range(HEXES) if state.unit_at[place] == -1 and place in board.open_land]
        return sum(any(board.reachable(one, place, shipping) for one in own) for place in free)

    seen = 0
    for plies in range(30, 120, 6):
        match = played("caledonia", 2, 9, plies)
        texts = {action.text: action.number for action in match.legal()}
        if "upgrade shipping" not in texts:
            continue
        ahead = Ahead(match.game, match.state)
        if "hire merchant" in texts:
            hired = {fact.id: fact for fact in ahead.grounds(texts["hire merchant"])}["why-merchants"].named
            merchants = int(match.state.players[match.seat].merchants)
            assert (hired["old"], hired["new"]) == (merchants, merchants + 1)
        after = ahead._turn(texts["upgrade shipping"])
        told = {fact.id: fact for fact in ahead.grounds(texts["upgrade shipping"])}.get("why-reach")
        old, new = within_reach(match.state, match.seat), within_reach(after, match.seat)
        assert (told is not None) == (old < new), "what reaches nothing more is not praised for it"
        if told is not None:
            assert (told.named["old"], told.named["new"]) == (old, new)
            seen += 1
    assert seen


def test_a_clan_with_ships_is_not_praised_for_places_before_anybody_stands_anywhere() -> None:
    match = new_match("caledonia", {"players": 2}, 2)
    match.let_chance()
    clans = {action.text: action.number for action in match.legal()}
    facts = Ahead(match.game, match.state).grounds(clans["choose clan stewart"])
    assert "why-merchants" in {fact.id for fact in facts} and "why-reach" not in {fact.id for fact in facts}


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_somebody_else_would_take_what_is_advised(game: str) -> None:
    found = []
    for plies in range(0, 60, 6):
        match = played(game, 3, 3, plies)
        ahead, numbers = Ahead(match.game, match.state), match.game.legal_numbers(match.state)
        for number in numbers[:30]:
            found += [
                (match.seat, fact) for fact in ahead.grounds(number, numbers) if fact.id == "why-before"
            ]
    assert found
    assert all(fact.named["player"] != f"seat:{seat}" for seat, fact in found)


@pytest.mark.parametrize(("chronicles", "kind", "head", "seed"), HIDDEN, ids=[row[1] for row in HIDDEN])
def test_the_coach_says_the_same_whatever_others_hide(
    chronicles: str, kind: str, head: str, seed: int
) -> None:
    one, other, knows = twins(chronicles, kind, head, seed)
    game = one.game
    while one.seat in (knows, CHANCE):  # until somebody is asked who does not know
        number = min({*game.legal_numbers(one.state)} & {*game.legal_numbers(other.state)})
        one.push(number)
        other.push(number)
    assert one.view(one.seat) == other.view(one.seat) and game.key(one.state) != game.key(other.state)
    numbers = sorted(game.legal_numbers(one.state))
    here, there = Ahead(game, one.state), Ahead(game, other.state)
    assert game.key(here.state) == game.key(there.state), "it looks at a table that the seat may imagine"
    assert [here.grounds(number, numbers) for number in numbers] == [
        there.grounds(number, numbers) for number in numbers
    ]
    judged = [assess(game, match.state, numbers[0], Effort(4), 7) for match in (one, other)]
    assert judged[0] == judged[1], "and so do those who weigh a move"


def test_a_move_that_gives_much_away_is_told_with_what_is_better() -> None:
    match = until_pass()
    passing = next(action.number for action in match.legal() if action.text == "pass")
    pool = Here()
    found = pool.found(match, [passing])
    assert found is not None and found.loss >= warning.LEAST and found.step == passing and not found.given
    assert found.better.number in match.game.legal_numbers(match.state)
    assert pool.found(match, [found.better.number]) is None, "what the bot advises is not warned of"


def test_only_what_is_much_and_certain_is_warned_of() -> None:
    """Five points, and more than eight games leave in doubt."""

    def big(behind: float, doubt: float) -> bool:
        best, mine = (
            Prospect(one, (50.0,), (50.0,), by, doubt, 1.0, 8) for one, by in ((1, 0.0), (2, behind))
        )
        return warning.is_big(Assessment((best, mine), 2, 1), 2)

    assert [big(by, 0.1) for by in (1.0, 4.9, 5.0, 30.0)] == [False, False, True, True]
    assert [big(30.0, doubt) for doubt in (5.0, 12.0)] == [True, False]


def two_steps(monkeypatch: pytest.MonkeyPatch, reveals: bool) -> tuple[Weighing, list[int]]:
    """A move of two steps, of which the second is costly; and the plies that were weighed."""
    match, weighed_at = until_pass(), list[int]()
    first = next(one.number for one in match.legal() if one.text != "pass")
    second = match.branch()
    second.push(first)

    def costly(game: Game, state: State, number: int, ply: int) -> tuple[float, Advised] | None:
        weighed_at.append(ply - match.ply)
        return (9.0, Advised(number, 50.0)) if ply > match.ply else None

    game = replace(match.game, reveals=lambda state, number: reveals)
    monkeypatch.setattr(warning, "open_game", lambda name: game)
    monkeypatch.setattr(warning, "_weighed", costly)
    return weighing_of(match, [first, second.legal()[0].number]), weighed_at


def test_of_a_move_of_two_steps_the_word_names_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    weighing, weighed_at = two_steps(monkeypatch, reveals=False)
    found = json.decode(weighed(weighing), type=warning.Costly)
    assert (found.step, found.given) == (weighing.steps[1], weighing.steps[:1])
    assert weighed_at == [0, 1]


def test_of_a_second_step_what_is_better_is_shown_on_the_table_after_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weighing, _ = two_steps(monkeypatch, reveals=False)
    match, (first, second) = until_pass(), weighing.steps
    costly = warning.Costly(second, 9.0, Advised(second, 50.0), [first])

    async def found(*_: object) -> warning.Costly:
        return costly

    def possible(state: State, action: Action) -> tuple[str, ...]:
        return ("possible",) if action.number in match.game.legal_numbers(state) else ()

    monkeypatch.setattr(hinting, "warned", found)
    monkeypatch.setattr(hinting, "tried", lambda table, steps: None)
    tabletop = replace(tabletop_of("caledonia"), parts=possible)
    table = SimpleNamespace(asked=match.seat, seq=7, held=None, match=match, tabletop=tabletop)
    table.row = SimpleNamespace(terms=Terms(warn=True))
    seating = SimpleNamespace(held_by=lambda guest: [match.seat])
    live: Any = SimpleNamespace(table=table, seating=seating, frozen="", services=SimpleNamespace(pool=None))
    word = asyncio.run(hinting.word_before(live, Act(id=1, seq=7, number=first, then=[second]), "ann"))
    assert word is not None and word.given == [first] and word.better.parts == ["possible"]
    assert match.seat >= 0 and first in match.game.legal_numbers(match.state), "nothing is played"


def test_nothing_is_said_of_what_follows_something_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a step shows is not known before it is played."""
    weighing, weighed_at = two_steps(monkeypatch, reveals=True)
    assert weighed(weighing) == "" and weighed_at == [0]


def test_what_is_said_does_not_depend_on_what_chance_will_draw() -> None:
    """The seed of the table answers for chance; who weighs never gets it."""
    first, second = until_pass(), until_pass()
    second.rng = Rng(99)
    passing = next(action.number for action in first.legal() if action.text == "pass")
    assert weighing_of(first, [passing]) == weighing_of(second, [passing])


def test_nobody_is_held_up_by_a_worker_that_fails_or_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    match = until_pass()
    assert Here(fails=True).found(match, [match.legal()[0].number]) is None
    monkeypatch.setattr(warning, "WAIT_SECONDS", 0.0)
    assert Here().found(match, [match.legal()[0].number]) is None


class Here:
    """Weighs in this process."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails

    async def weigh(self, weighing: Weighing, guest: str) -> str:
        await asyncio.sleep(0)
        if self.fails:
            raise ClachanError("the worker was lost")
        return weighed(weighing)

    def found(self, match: Match, steps: list[int]) -> warning.Costly | None:
        return asyncio.run(warned(self, match, steps, "ann"))


# At a table


def first_turn(link: Link) -> None:
    for _ in range(20):
        if "pass" in link.legal:
            return
        asked = {"seq": link.update["seq"], "number": link.update["legal"][0]["number"], "sure": True}
        assert link.ask("act", **asked)["type"] == "done"
    raise AssertionError("the first turn did not come")


def test_a_table_that_warns_asks_once_more_and_stores_nothing(new_guest: NewGuest) -> None:
    ann, ben = new_guest(), new_guest()
    table = ann.create("me", seed=3, terms={"warn": True})
    link = ann.open(table)
    first_turn(link)
    seq, number = link.update["seq"], link.legal["pass"]
    stranger = ben.open(table)
    assert stranger.ask("act", seq=seq, number=number)["code"] == "not_yours"
    word = link.ask("act", seq=seq, number=number, ends=True)
    assert word["type"] == "warned" and word["seq"] == seq and word["loss"] >= warning.LEAST
    assert word["better"]["number"] in link.legal.values()
    assert link.ask("act", seq=seq + 7, number=number)["type"] == "refused"
    again = ann.open(table)
    assert again.update["seq"] == seq, "nothing was played"
    assert link.ask("act", seq=seq, number=number, ends=True, sure=True)["type"] == "done"
    assert link.update["seq"] > seq


def test_a_table_that_does_not_warn_plays_at_once(guest: Guest) -> None:
    link = guest.open(guest.create("me", seed=3))
    first_turn(link)
    assert link.act("pass")["type"] == "done"


def test_a_hint_names_what_speaks_for_it(guest: Guest) -> None:
    link = guest.open(guest.create("me", seed=3))
    first_turn(link)
    hints = link.ask("hint", seq=link.update["seq"])["hints"]
    assert hints == sorted(hints, key=lambda hint: -hint["points"])
    said = [link.sentence(fact) for hint in hints for fact in hint["why"]]
    assert said and all(sentence and "(" not in sentence for sentence in said)


def test_hints_are_shown_with_the_parts_that_they_touch() -> None:
    match = until_pass()
    expand = next(action for action in match.legal() if action.family.id == "expand")
    shown = hint_shown(match, tabletop_of("caledonia"), Advised(expand.number, 100.0))
    assert any(part.startswith("hex:") for part in shown.parts) and shown.why == []
