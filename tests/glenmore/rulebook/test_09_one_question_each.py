"""Pages 12, 13, 15, 16 and 20: what may come before the answer to each kind of question."""

from collections.abc import Callable

import pytest
from tests.glenmore.rulebook.test_02_round_the_track import carry_out
from tests.glenmore.scenario import Scenario

from clachan.core.decision import decision
from clachan.games.glenmore.decisions import REMOVING

PLACES = [f"{column}{row}" for row in (6, 7, 8, 9) for column in "fghi"]
VERBS = ("activate", "move", "to", "place", "put on", "remove", "from")
GOODS = ("wood", "stone", "barley", "sheep", "cattle")
CHOICES = [
    *("end turn", "done", "buy", "stop at worlds end", "gain coin", "row the boat", "walk kenneth mcsnitch"),
    *(f"{verb} {good}" for verb in ("sell", "give", "gain", "keep") for good in GOODS),
    *(f"{verb} {place}" for verb in VERBS for place in PLACES),
    *(f"{verb} {space}" for verb in ("take", "discard") for space in range(1, 15)),
]
SELLS = {"sell sheep", "sell cattle"}
GIFTS = {"activate g7", "activate h7", "activate g8"}  # they take nothing
ALL = {*GIFTS, "activate h8"}
MOVES = {"move g7"}


def agree(table: Scenario) -> None:
    """Generator and judge, on what could be chosen near the Home Castle."""
    legal = set(table.legal())
    for text in CHOICES:
        assert (table.why_not(text) is None) is (text in legal), text


def helped(bare: bool = False, **options: object) -> Scenario:
    """p1 has Loch Ness, a movement point and two goods; g8 makes stone, h8 takes a sheep and a cattle."""
    table = Scenario(bare=bare, **options).card(0, "loch ness").turn(0)  # type: ignore[arg-type]
    table.tile(0, "g8", "easdale").tile(0, "h8", "dingwall mart").goods(0, "h7", "sheep cattle")
    table.market(wood=2, stone=2, barley=2, sheep=2, cattle=2).has(0, coins=9).state.points = 1
    return table


def marker() -> Scenario:
    table = helped()
    carry_out(table, "take 12")
    return table


def clan(name: str) -> Scenario:
    table = helped().discards("inshriach", "lochridge").marking(0)
    carry_out(table, f"marker on {name}")
    return table


def effects() -> Scenario:
    table = (
        helped().track({5: "elgin"}).tile(0, "i7", "halkirk").scotsman(0, "i7").goods(0, "g7", "wood stone")
    )
    carry_out(table, "take 5", "from g7", "from g7", "place i7")
    return table


def any_good() -> Scenario:
    table = helped().track({5: "corpach"}).tile(0, "i8", "kemnay").scotsman(0, "h7")
    carry_out(table, "take 5", "place i8")
    return table


def activated(tile: str, *texts: str) -> Scenario:
    """A tile on h9 works; then Loch Ness is still there."""
    table = helped().tile(0, "h9", tile).goods(0, "g7", "wood").goods(0, "g8", "wood stone")
    if tile == "glen affric":
        table.goods(0, "h9", "sheep sheep")
    carry_out(table, "activate h9", *texts)
    table.state.ness = 1
    return table


def paying(*texts: str) -> Scenario:
    table = helped().goods(0, "g7", "wood").goods(0, "h7", "wood").track({5: "plockton"}).scotsman(0, "h7")
    carry_out(table.tile(0, "h9", "iona abbey"), "take 5", *texts)
    return table


def consoled() -> Scenario:
    table = helped(bare=True).market().has(0, coins=0).track({5: "clachaig inn", 6: "perth"})
    carry_out(table, "discard 5")
    return table


def selling() -> Scenario:
    table = helped().goods(0, "g7", "sheep")
    carry_out(table, "sell sheep")
    return table


MORE = {"activate h9", "move h7"}  # where these positions have another tile and another Scotsman
QUESTIONS: dict[str, tuple[Callable[[], Scenario], set[str]]] = {
    "clan-marker": (marker, SELLS | ALL | MOVES),
    "remove": (lambda: clan("macmillan"), SELLS | ALL | MOVES),
    "bonus-activation": (lambda: clan("macdonell"), SELLS | ALL | MOVES),
    "put": (lambda: clan("gunn"), SELLS | ALL | MOVES),
    "claim": (lambda: clan("munro"), GIFTS | MOVES),
    "one-time-effects": (
        effects,
        {*SELLS, "activate i7", "move i7"} | ALL | MOVES,
    ),
    "gain-a-good": (any_good, {*SELLS, "activate i8", "move h7"} | ALL | MOVES),
    "pay": (paying, GIFTS | MOVES | MORE),
    "place": (lambda: paying("from g7"), GIFTS | MOVES | MORE),
    "give-goods": (lambda: activated("grassmarket"), MOVES),
    "source": (lambda: activated("grassmarket", "give wood"), MOVES),
    "keep-goods": (lambda: activated("glen affric"), MOVES),
    "coin-or-movement": (consoled, ALL | MOVES),
    "sell-from": (selling, set()),
}


def steps(table: Scenario) -> set[str]:
    return {text for text in table.legal() if text.startswith(("sell", "activate", "move"))}


@pytest.mark.rule("card.loch_ness", "activate.movement", "market.sell")
@pytest.mark.parametrize("kind", QUESTIONS)
def test_what_may_come_before_each_kind_of_question(kind: str) -> None:
    build, expected = QUESTIONS[kind]
    table = build()
    asked = table.asked
    assert (asked[0], steps(table)) == (0, expected)
    agree(table)
    table.state.points = 0
    assert steps(table) == {text for text in expected if not text.startswith("move")}
    agree(table)
    table.state.ness = 0
    own = {"activate g8"} if kind == "bonus-activation" else set()  # it is what the clan activates
    assert steps(table) == {text for text in expected if text.startswith("sell")} | own
    agree(table)


@pytest.mark.rule("card.loch_ness", "activate.movement")
@pytest.mark.parametrize("kind", [kind for kind in QUESTIONS if QUESTIONS[kind][1]])
def test_the_question_is_asked_again_after_a_step(kind: str) -> None:
    build, expected = QUESTIONS[kind]
    table = build()
    asked, others = table.asked, set(table.legal()) - expected
    carry_out(table, "move g7", "to g8")
    assert (table.asked, table.state.points) == (asked, 0)
    assert table.on(0, "g8").endswith("scotsman")
    if "activate h7" in expected:
        carry_out(table, "activate h7")
        assert (table.asked, table.state.ness) == (asked, 0)
        agree(table)
    if kind not in ("place", "put", "keep-goods"):  # where a Scotsman stands does not change these answers
        assert others <= set(table.legal())


@pytest.mark.rule("card.loch_ness", "market.sell", "activate.goods")
@pytest.mark.parametrize(
    ("build", "sold"),
    [
        (lambda: paying(), False),
        (lambda: paying("from g7"), False),
        (lambda: clan("munro").tile(0, "h9", "iona abbey"), False),
        (lambda: clan("macmillan").tile(0, "h9", "iona abbey"), True),
        (lambda: marker().tile(0, "h9", "iona abbey"), True),
        (lambda: consoled().tile(0, "h9", "iona abbey").market(sheep=2, cattle=2), True),
    ],
)
def test_goods_that_a_payment_may_need_are_not_sold_inside_another_step(
    build: Callable[[], Scenario], sold: bool
) -> None:
    table = build()
    carry_out(table, "activate h9")
    assert table.asked == (0, "gain-a-good")
    assert ("sell sheep" in table.legal()) is sold
    agree(table)
    assert {text for text in steps(table) if text.startswith("activate")} == set()
    carry_out(table, "gain barley")
    assert table.on(0, "h9") == "barley"


@pytest.mark.rule("activate.movement", "card.loch_ness")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_whose_turn_it_is_does_something_before_an_answer(owner: int) -> None:
    """p3 plays; a marker is asked of each in turn, as a chronicle might."""
    table = Scenario().pawns({2: 1, 0: 2, 1: 3}).market(sheep=2)
    for seat in range(3):
        table.card(seat, "loch ness").tile(seat, "g8", ("easdale", "abernethy", "lochridge")[seat])
        table.goods(seat, "h7", "sheep")
    table.turn(2).state.points = 1
    table.state.pending.push(decision(REMOVING, owner, 1))
    assert table.asked == (owner, "remove")
    assert bool(steps(table)) is (owner == 2)
    agree(table)


# --- questions with one answer ----------------------------------------------------------------------------


@pytest.mark.rule("activate.movement", "place.scotsman")
@pytest.mark.parametrize(("points", "asked"), [(1, "place"), (0, "act")])
def test_a_single_place_is_asked_for_while_somebody_could_move(points: int, asked: str) -> None:
    table = Scenario().tile(0, "h8", "easdale").track({5: "halkirk"}).market().has(0, coins=0)
    table.state.points = points
    carry_out(table, "take 5")
    assert table.asked == (0, asked)


@pytest.mark.rule("clan.munro", "activate.movement")
@pytest.mark.parametrize(("points", "asked"), [(1, "claim"), (0, "place")])
def test_a_single_discarded_tile_is_asked_for_while_somebody_could_move(points: int, asked: str) -> None:
    table = Scenario().discards("lochridge").market().has(0, coins=9).marking(0)
    table.state.points = points
    carry_out(table, "marker on munro")
    assert table.asked == (0, asked)


@pytest.mark.rule("clan.macmillan", "activate.movement")
@pytest.mark.parametrize(("points", "size"), [(1, 3), (0, 2)])
def test_a_single_tile_to_remove_is_asked_for_while_somebody_could_move(points: int, size: int) -> None:
    table = Scenario().tile(0, "h8", "easdale").market().has(0, coins=9).marking(0)
    table.state.points = points
    carry_out(table, "marker on macmillan")
    assert (table.player(0).size, table.asked[1]) == (size, "remove" if points else "turn")


@pytest.mark.rule("take.cost", "activate.movement")
@pytest.mark.parametrize(("points", "asked"), [(1, "pay"), (0, "act")])
def test_a_scotsman_who_pays_is_asked_for_while_he_could_move(points: int, asked: str) -> None:
    table = Scenario().scotsman(0, "g7").track({5: "loch ness"}).market().has(0, coins=0)
    table.tile(0, "h8", "easdale").tile(0, "g8", "lochridge")
    table.state.points = points
    carry_out(table, "take 5")
    assert table.asked[1] == asked
