"""Chronicle VIII: what each freed mobster brings, who comes into prison, and the steps that tokens allow."""

import pytest
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, CLANS, GOODS, MOBSTERS, TILES
from clachan.games.glenmore.rules.chronicles import prison

WANDER, JOE, CLAIM = "peggy mcwander", "joe mcduff", "john mcclaim"
TOKENS = {
    **{WANDER: 2, JOE: 3, "bruce mcmail": 3, "peggy mclaird": 3, CLAIM: 3},
    **{"kenneth mcsnitch": 1, "fergus macdarkie": 1, "mike mccastle": 1},
}
GONE = 99


def jailed(*names: str) -> int:
    return sum(bit(MOBSTERS.index(name)) for name in names)


def at_prison(table: Scenario) -> Scenario:
    return table.market().track({5: "inshriach"}).play("take 5", "place g8", "end turn")


@pytest.mark.rule("ch8.end_of_turn")
@pytest.mark.parametrize("name", MOBSTERS)
def test_a_freed_mobster_brings_tokens_and_pennies(name: str) -> None:
    table = mob(1)
    others = [other for other in MOBSTERS if other != name][:3]
    table.state.mobs.jailed = jailed(name, *others)
    table.state.mobs.pennies[MOBSTERS.index(name)] = 2
    table.player(2).gang.minus -= 2
    at_prison(table)
    in_order = [each for each in MOBSTERS if each == name or each in others]
    wanted = ["done", *(f"{act} {each}" for each in in_order for act in ("free", "penny on"))]
    assert sorted(table.legal()) == sorted(wanted)
    outsider = next(each for each in MOBSTERS if each not in in_order)
    assert "is not in prison" in str(table.why_not(f"free {outsider}"))
    assert "is not in prison" in str(table.why_not(f"penny on {outsider}"))
    assert table.why_not("end turn") is not None
    table.play(f"free {name}")
    seen = table.seen()["mobs"]
    assert seen["tokens"] == {name: TOKENS.get(name, 0)}
    assert seen["held"] == [[name], [], []]
    assert seen["pennies"][0] == {"minus": 7, "plus": 2}
    assert [card["mobster"] for card in seen["prison"]] == [each for each in MOBSTERS if each in others]
    assert (table.asked == (0, "outlaw")) == (
        name in ("kenneth mcsnitch", "fergus macdarkie", "mike mccastle")
    )


@pytest.mark.rule("ch8.setup")
@pytest.mark.parametrize(
    ("players", "locked", "free", "coming"),
    [
        (3, (), (), {"sibyl macsponge", "derek anderson", "mike mccastle"}),
        (3, ("sibyl macsponge",), (), {"derek anderson", "mike mccastle"}),
        (3, ("sibyl macsponge",), ("mike mccastle",), {"derek anderson"}),
        (2, (), (), {"sibyl macsponge", "derek anderson"}),
    ],
)
def test_who_may_come_with_stack_b(
    players: int, locked: tuple[str, ...], free: tuple[str, ...], coming: set[str]
) -> None:
    table = mob(0, *free, players=players)
    s = table.state
    filling = [name for name in MOBSTERS[:6] if name not in free]
    wanted = s.printed.components.chronicles.cards_drawn[players]
    s.mobs.jailed = jailed(*locked, *filling[: wanted - len(locked) - len(free) - 1])
    s.mobs.later = 1
    for tile in ("castle moil", "armadale castle", "abernethy"):  # of other stacks
        prison.tile_laid(s, TILES.index(tile))
        assert table.asked == (0, "turn")
    prison.tile_laid(s, TILES.index("glenlochy"))
    assert table.asked == (-1, "arrest")
    assert {text.removeprefix("jail ") for text in table.legal()} == coming
    table.check()
    name = sorted(coming)[0]
    table.play(f"jail {name}")
    assert name in [card["mobster"] for card in table.seen()["mobs"]["prison"]]
    assert (table.asked, table.seen()["mobs"]["later"]) == ((0, "turn"), 0)
    prison.tile_laid(s, TILES.index("kingussie"))
    assert table.asked == (0, "turn")  # they have all come


@pytest.mark.rule("ch8.setup")
def test_all_waiting_cards_come_one_after_the_other() -> None:
    table = mob(0)
    table.state.mobs.jailed, table.state.mobs.later = jailed(WANDER, JOE), 2
    prison.tile_laid(table.state, TILES.index("glenlochy"))
    table.play("jail derek anderson")
    assert table.asked == (-1, "arrest")
    assert "jail derek anderson" not in table.legal()
    table.play("jail sibyl macsponge")
    assert (table.asked, table.seen()["mobs"]["later"]) == ((0, "turn"), 0)


def taken(table: Scenario, *free: str) -> Scenario:
    """Every clan space but these has a marker of p2."""
    for number, clan in enumerate(CLANS):
        table.state.owner[number] = 0 if clan in free else 2
    return table


@pytest.mark.rule("ch8.mob.peggy_mcwander")
@pytest.mark.parametrize(
    ("tolls", "free", "possible"),
    [
        ((0, 0), CLANS, True),
        ((GONE, 0), CLANS, True),
        ((0, GONE), CLANS, True),
        ((GONE, GONE), CLANS, False),
        ((1, 2), CLANS, False),
        ((0, 1), CLANS[:1], False),
        ((1, 0), CLANS[:1], False),
        ((0, 0), CLANS[:1], True),
        ((0, 0), CLANS[-1:], True),
        ((0, 0), (), False),
        ((0, 1), CLANS[:2], True),
    ],
)
def test_a_token_needs_a_free_space(tolls: tuple[int, int], free: tuple[str, ...], possible: bool) -> None:
    table = taken(mob(0, WANDER), *free)
    table.state.mobs.tolls[0], table.state.mobs.tolls[1] = tolls
    table.check()
    assert (f"use {WANDER}" in table.legal()) == possible
    other = taken(mob(1, WANDER), *free)
    other.check()
    assert str(other.why_not(f"use {WANDER}")).lower() == f"you do not hold {WANDER}"


@pytest.mark.rule("ch8.mob.peggy_mcwander")
def test_tokens_lie_on_free_spaces_with_a_bonus() -> None:
    table = mob(0, WANDER).clan(1, "gunn").play(f"use {WANDER}")
    assert table.legal() == ["token 1", "token 2"]
    assert table.why_not("token 3") is not None
    table.play("token 2")
    assert table.legal() == [f"marker on {clan}" for clan in CLANS if clan != "gunn"]
    assert str(table.why_not("marker on gunn")) == "Gunn is taken by Yellow (p2)"
    for space in CLAN_SPACES[len(CLANS) :]:
        assert str(table.why_not(f"marker on {space}")) == "that space has no bonus"
    table.play("marker on sutherland", f"use {WANDER}")
    assert str(table.why_not("marker on sutherland")) == "a token lies on Sutherland already"
    table.play("marker on brodie")
    assert table.seen()["mobs"]["tolls"] == {"sutherland": 2, "brodie": 1}
    assert table.seen()["mobs"]["tokens"] == {WANDER: 0}


@pytest.mark.rule("ch8.mob.peggy_mcwander")
@pytest.mark.parametrize(("clan", "toll", "left"), [("macleod", 1, "cameron"), ("cameron", 2, "macleod")])
def test_each_token_asks_its_own_coins_and_the_other_stays(clan: str, toll: int, left: str) -> None:
    table = mob(0, WANDER).has(0, coins=0)
    for number, space in enumerate(("macleod", "cameron")):
        table.state.mobs.tolls[number] = CLANS.index(space) + 1
    road = next(each["cost"] for each in table.seen()["clan_board"] if each["clan"] == clan)
    for coins, possible in ((road + toll - 1, False), (road + toll, True)):
        table.pawns({1: 1, 0: 2, 2: 3}).has(1, coins=coins).marking(1)
        table.check()
        assert (f"marker on {clan}" in table.legal()) == possible
    table.play(f"marker on {clan}")
    assert table.player(0).coins == toll
    assert list(table.seen()["mobs"]["tolls"]) == [left]


@pytest.mark.rule("ch8.mob.joe_mcduff")
@pytest.mark.parametrize("row", range(6))
def test_joe_takes_coins_of_any_row_that_has_some(row: int) -> None:
    table = mob(0, JOE, chronicles="48").market().has(0, coins=0)
    table.state.market[5] = 0
    name = [*GOODS, "england"][row]
    empty = "England's row of the market" if row == 5 else f"the market's row of {name}"
    assert table.why_not(f"coins of {name}") == f"no coins lie in {empty}"
    table.state.market[row] = 2
    table.check()
    assert table.legal("coins of") == [f"coins of {name}"]
    table.play(f"coins of {name}")
    assert (table.player(0).coins, table.state.market[row]) == (2, 1)
    table.state.mobs.tokens[MOBSTERS.index(JOE)] = 0
    table.check()
    assert table.legal("coins of") == []
    assert str(table.why_not(f"coins of {name}")) == "you have no token of Joe McDuff left"


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_john_claims_cards_of_others_that_show_their_site() -> None:
    table = mob(0, CLAIM, chronicles="68").card(0, "loch ness").card(1, "donan castle", "loch shiel")
    table.card(2, "fort george", "castle of mey")
    table.player(1).events = bit(CARDS.index("loch shiel"))
    table.state.mobs.claimed = bit(CARDS.index("fort george"))
    table.play(f"use {CLAIM}")
    table.check()
    assert table.legal() == ["claim donan castle", "claim castle of mey"]
    for card, reason in (
        ("loch ness", "no other player has the card Loch Ness"),
        ("castle moil", "no other player has the card Castle Moil"),
        ("loch shiel", "the card Loch Shiel shows its event already"),
        ("fort george", "a token lies on the card Fort George already"),
    ):
        assert str(table.why_not(f"claim {card}")) == reason
    assert table.why_not("claim inshriach") is not None
    table.play("claim donan castle")
    assert table.seen()["mobs"]["claimed"] == ["donan castle", "fort george"]
    assert table.seen()["mobs"]["tokens"] == {CLAIM: 2}
    counted = [table.line(seat, "landmark cards") for seat in range(3)]
    assert counted == [2, 1, 0]  # 3 cards against 1, and one of p2 is turned


@pytest.mark.rule("ch8.mob.john_mcclaim")
def test_john_needs_a_token_and_a_card() -> None:
    table = mob(0, CLAIM, chronicles="68").card(0, "loch ness")
    assert str(table.why_not(f"use {CLAIM}")) == "no other player has a landmark card that can be claimed"
    table.check()
    table.card(2, "fort george").check()
    assert f"use {CLAIM}" in table.legal()
    table.state.mobs.tokens[MOBSTERS.index(CLAIM)] = 1
    table.check()
    assert f"use {CLAIM}" in table.legal()
    table.state.mobs.tokens[MOBSTERS.index(CLAIM)] = 0
    table.check()
    assert str(table.why_not(f"use {CLAIM}")) == "you have no token of John McClaim left"


@pytest.mark.rule("ch8.end_of_turn")
@pytest.mark.parametrize("name", [name for name in MOBSTERS if name not in ("derek anderson", *TOKENS)])
def test_mobsters_who_wait_for_their_moment_are_not_used_in_a_turn(name: str) -> None:
    table = mob(0, name)
    table.check()
    assert "is not used that way" in str(table.why_not(f"use {name}"))
    assert str(mob(1, name).why_not(f"use {name}")).startswith("you do not hold")
