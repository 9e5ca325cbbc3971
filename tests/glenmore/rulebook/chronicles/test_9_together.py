"""Several chronicles at one table: each of them is told of everything that concerns it."""

import pytest
from tests.glenmore.rulebook.chronicles.test_1_dragon_boats import boat, move_boat, no_tokens
from tests.glenmore.rulebook.chronicles.test_2_mountain import laid, on_mountain
from tests.glenmore.rulebook.chronicles.test_8_penny_mobs import mob, outlaw
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.decision import decision
from clachan.core.rng import Rng
from clachan.games.glenmore.board import place_named
from clachan.games.glenmore.components import CARDS, GATHERING_CARDS, TILES
from clachan.games.glenmore.decisions import PAYING_EVENT
from clachan.games.glenmore.rules import in_play
from clachan.games.glenmore.rules.chronicles.table import CHRONICLES

DIE, ENGLISHMAN = 4, 5
FULL = {"wood": 3, "stone": 3, "barley": 3, "sheep": 3, "cattle": 3}
ALL = 0b111111110


# --- who is told ------------------------------------------------------------------------------------------


@pytest.mark.rule("setup.chronicles")
def test_chronicles_in_play_are_asked_in_the_order_of_their_numbers() -> None:
    def numbers(chosen: int) -> list[int]:
        return [each.number for each in in_play.in_order(chosen)]

    assert numbers(ALL) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert numbers(0) == []
    assert numbers(ALL | 1) == numbers(ALL)  # the base game is none of them
    for number in range(1, 9):
        assert numbers(1 << number) == [number]
    assert numbers(0b100100010) == [1, 5, 8]


@pytest.mark.rule("setup.chronicles")
@pytest.mark.parametrize(
    ("occasion", "told"),
    [
        ("passed", [1, 2, 4]),
        ("turns_over", [1, 2]),
        ("may_leave", [1]),
        ("final_points", [1, 7, 8]),
        ("view", [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_only_whom_it_concerns_is_told(occasion: str, told: list[int]) -> None:
    fresh = in_play.Occasion(occasion)
    for chosen in (ALL, 0b10, 0b110, 0b111000000, 0):
        expected = [number for number in told if (chosen >> number) & 1]
        for _ in range(2):  # also when it is remembered
            assert [each.number for each in fresh.group(chosen).members] == expected


@pytest.mark.rule("setup.chronicles")
def test_every_chronicle_stands_at_its_number_and_owns_its_actions() -> None:
    in_play.enlist(CHRONICLES)
    assert [each.number for each in in_play.EVERY] == list(range(9))
    assert in_play.EVERY[0].shown == ""
    texts = ["lot 1", "climb the mountain", "barrel 0", "unused 4-1", "take haggis 1"]
    texts += [f"trigger {CARDS[0]}", f"vote on {GATHERING_CARDS[0]}", "choose p1"]
    for number, text in enumerate(texts, 1):
        start = GAME.catalogue.read(text).number
        assert in_play.owning(start).number == number
        if number > 1:
            assert in_play.owning(start - 1).number == number - 1


@pytest.mark.rule("setup.chronicles")
def test_nothing_of_a_chronicle_is_possible_without_it() -> None:
    table = Scenario().card(0, "loch ness")
    table.state.points = 1
    for text in (
        "row the boat",
        "climb the mountain",
        "build cellar 2",
        "walk kenneth mcsnitch",
        "coins of wood",
    ):
        assert table.why_not(text) is not None
    table.check()


# --- on the track -----------------------------------------------------------------------------------------


@pytest.mark.rule("ch1.start", "ch4.token")
def test_one_pawn_passes_start_and_the_englishman() -> None:
    table = Scenario(bare=True, chronicles="14").pawns({0: 1, 1: 8, 2: 9, ENGLISHMAN: 4})
    table.track({3: "boat race start", 6: "macbeth"}).play("take 6")
    assert table.seen()["race"]["racing"]
    assert table.state.england.holder == 1


@pytest.mark.rule("ch2.die", "ch4.token")
def test_the_die_passes_the_mountain_whoever_else_is_there() -> None:
    table = Scenario(3, bare=True, chronicles="124", die=True).pawns(
        {DIE: 11, 0: 14, 1: 1, 2: 2, ENGLISHMAN: 5}
    )
    table.track({3: "inshriach", 4: "lochridge"})
    table.state.pending.depth = 1
    table.go_on().play("roll 1")
    assert (on_mountain(table), table.seen()["discard"]) == ((1, {}), ["inshriach"])


@pytest.mark.rule("ch2.setup")
def test_the_refill_leaves_the_mountain_alone() -> None:
    table = Scenario(3, bare=True, chronicles="2").pawns({0: 11, 1: 14, 2: 5}).track({7: "macbeth"})
    table.has(0, coins=0).play("take 7", "marker on macleod")
    spaces = []
    while table.asked == (-1, "draw-tile"):
        before = {x["space"] for x in table.seen()["track"] if "tile" in x}
        GAME.apply(table.state, GAME.catalogue.read(table.legal()[0]).number)
        spaces += [x["space"] for x in table.seen()["track"] if "tile" in x and x["space"] not in before]
    assert 11 not in spaces  # the empty space lies before the mountain, which lies behind the last pawn
    assert table.seen()["mountain"]["spaces"] == [12, 13]


@pytest.mark.rule("ch3.passing_sale", "ch2.passing")
def test_sale_tiles_on_both_sides_of_the_first_space_are_passed() -> None:
    table = Scenario(bare=True, chronicles="23").pawns({0: 13, 1: 5, 2: 6}).barrels(0, 2, 3)
    table.track({14: "whisky sale b", 1: "whisky sale c", 3: "macbeth"}).pawns({0: 11, 1: 5, 2: 6})
    table.has(0, coins=1).play("take 3")
    assert on_mountain(table) == (1, {})
    table.play("barrel 3", "barrel 2")
    assert table.vp(0) == 5


@pytest.mark.rule("ch4.turn", "ch2.standing")
def test_the_englishman_may_discard_also_with_the_mountain_in_play() -> None:
    table = Scenario(bare=True, chronicles="24").pawns({ENGLISHMAN: 1, 0: 8, 1: 9, 2: 10}).has(0, coins=5)
    table.track({3: "inshriach", 4: "macbeth"})
    table.state.england.holder = 1
    table.state.pending.depth = 1
    table.go_on().check()
    assert table.legal("discard") == ["discard 3", "discard 4"]
    assert "climb the mountain" not in table.legal()


@pytest.mark.rule("ch1.results", "ch2.end")
def test_at_the_end_the_race_is_over_and_the_mountain_pays() -> None:
    table = Scenario(3, bare=True, chronicles="12").pawns({0: 9, 1: 10, 2: 10}).track({10: "worlds end"})
    table.has(0, coins=0).state.finished = 6
    laid(table, coins=4).play("climb the mountain")
    while table.asked[0] == -1:
        GAME.apply(table.state, GAME.catalogue.read(table.legal()[0]).number)
    assert table.asked[1] == "over"
    assert (table.player(0).coins, table.line(0, "coins")) == (4, 0)
    assert [shown["result"] for shown in table.seen()["race"]["boats"]] == [4, 4, 4]


@pytest.mark.rule("ch1.results", "ch8.scoring")
def test_the_last_boat_and_the_pennies_both_count() -> None:
    table = Scenario(3, chronicles="18").has(0, coins=5)
    assert (table.line(0, "coins"), table.line(0, "The Penny Mobs")) == (0, -7)


# --- tiles and cards --------------------------------------------------------------------------------------


@pytest.mark.rule("ch6.site.old_man_of_storr", "ch4.cards")
def test_a_new_card_works_beside_those_of_england() -> None:
    table = Scenario(chronicles="46").track({5: "old man of storr"}).play("take 5", "place h8")
    assert table.on(0, "h8") == "stone stone"


@pytest.mark.rule("ch6.trigger", "ch3.age")
def test_a_gathering_and_a_distillery_are_not_mixed_up() -> None:
    def gathering() -> Scenario:
        table = Scenario(chronicles="36").card(0, "loch ness").turn(0).market(**FULL).has(0, coins=0)
        return table.tile(0, "h8", "gathering a").tile(0, "g8", "ben wyvis")

    table = gathering()
    table.check()
    assert ("activate h8" in table.legal(), "activate g8" in table.legal()) == (True, False)
    table.barrels(0, 1).play("activate h8")
    assert table.asked == (0, "event")
    assert table.play("turn over loch ness").seen()["cellars"]["seats"][0]["spaces"] == [1]
    table = gathering().barrels(0, 1)
    table.player(0).events = table.player(0).cards
    table.check()
    assert ("activate h8" in table.legal(), "activate g8" in table.legal()) == (False, True)
    assert table.play("activate g8").seen()["cellars"]["seats"][0]["spaces"] == [2]


@pytest.mark.rule("ch6.event.castle_stalker", "activate.movement")
def test_who_pays_for_castle_stalker_keeps_somebody_beside_the_discarded_tile() -> None:
    """Glentrool finds a place beside g7 or h7; of two Scotsmen one pays, and the other must stand there."""

    def paying(*places: str) -> Scenario:
        table = Scenario(chronicles="6").discards("glentrool").no_scotsman(0, "g7").market(**FULL)
        table.tile(0, "g8", "easdale").tile(0, "g9", "inshriach").tile(0, "g10", "abernethy")
        table.scotsman(0, *places).state.points = 1
        table.state.pending.push(decision(PAYING_EVENT, 0, CARDS.index("castle stalker"), 1))
        table.check()
        return table

    table = paying("g7", "g9")
    assert set(table.legal("from")) == {"from g7", "from g9"}
    assert set(table.legal("move")) == {"move g7", "move g9"}
    table.play("move g9", "to g8")
    assert set(table.legal("from")) == {"from g7", "from g8"}


# --- Peggy McLaird and Kenneth McSnitch beside others -------------------------------------------------------


def reserved(owner: int, tile: str, space: int, chronicles: str) -> Scenario:
    table = (
        mob(owner, "peggy mclaird", chronicles=chronicles).track({space: tile, 10: "rob roy"}).market(**FULL)
    )
    s = table.state
    s.mobs.reserved, s.mobs.reserved_with, s.mobs.reserved_used = TILES.index(tile) + 1, 1, 2
    table.check()
    return table


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch4.turn")
@pytest.mark.parametrize("space", [5, 9])
def test_the_reserved_tile_must_be_taken_whatever_else_is_in_play(space: int) -> None:
    table = reserved(0, "inshriach", space, "48")
    assert table.legal("take") == [f"take {space}"]
    assert table.why_not("take 10") == "you have reserved Inshriach and must take it"


@pytest.mark.rule("ch8.mob.peggy_mclaird", "course.turn")
def test_a_reserved_tile_on_the_first_space_binds_too() -> None:
    table = (
        mob(0, "peggy mclaird", chronicles="28")
        .pawns({0: 8, 1: 4, 2: 5})
        .track({1: "inshriach", 2: "macbeth"})
    )
    s = table.state
    s.mobs.reserved, s.mobs.reserved_used = TILES.index("inshriach") + 1, 1
    table.has(0, coins=1).check()
    assert table.legal("take") == ["take 1"]
    assert "climb the mountain" not in table.legal()


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch4.turn")
def test_another_pays_for_the_reserved_tile() -> None:
    value = reserved(1, "inshriach", 5, "48").seen()["mobs"]["reserved"]["coins"]
    for coins in (value - 1, value):
        table = reserved(1, "inshriach", 5, "48").has(0, coins=coins).has(1, coins=0)
        table.check()
        assert ("take 5" in table.legal()) is (coins == value)
    table.play("take 5")
    assert [table.player(seat).coins for seat in (0, 1)] == [0, value]
    assert table.seen()["mobs"]["reserved"] == {}


@pytest.mark.rule("ch8.mob.peggy_mclaird", "ch3.sale_discarded", "ch7.card.discards")
@pytest.mark.parametrize("chronicles", ["8", "38", "378"])
def test_the_token_goes_with_the_discarded_tile(chronicles: str) -> None:
    table = reserved(1, "inshriach", 2, chronicles).pawns({0: 1, 1: 3, 2: 4})
    table.has(1, coins=0).play("take 12")
    assert table.seen()["mobs"]["reserved"] == {}
    assert (table.player(1).coins, table.seen()["mobs"]["held"][1]) == (0, ["peggy mclaird"])


@pytest.mark.rule("ch1.movement", "ch8.mob.kenneth_mcsnitch")
def test_boat_and_outlaw_may_both_move_before_a_clan_marker() -> None:
    table = no_tokens(mob(0, "kenneth mcsnitch", chronicles="18")).has(0, coins=9)
    outlaw(table, "kenneth mcsnitch", 1, place_named("h7")).marking(0)
    table.state.race.racing, table.state.points = 1, 1
    table.check()
    assert {"row the boat", "walk kenneth mcsnitch", "move g7"} <= set(table.legal())


@pytest.mark.rule("ch8.mob.sibyl_macsponge", "ch1.results")
def test_points_between_two_steps_of_a_tile_are_not_the_tiles() -> None:
    """Two points for laying Glasgow Fair, then the third place in the race: two sources."""
    table = no_tokens(mob(1, "sibyl macsponge", players=4, chronicles="18")).market(**FULL).has(0, coins=0)
    table.tile(0, "i7", "halkirk").goods(0, "g7", "wood stone sheep").goods(0, "h7", "cattle sheep sheep")
    for seat, place in ((2, 1), (3, 2)):
        table.player(seat).boat.result = place
    table.state.race.racing, table.state.race.home_boats = 1, 2
    move_boat(table, 0, 0, "i").track({5: "glasgow fair"}).play("take 5", "place h8")
    while table.asked[1] != "act":
        table.play(table.legal()[0])
    table.state.points = 1
    table.play("activate h8")
    assert table.asked == (0, "give-goods")
    assert table.vp(0) == 2
    table.play("row the boat")
    assert (boat(table), table.vp(0), table.line(1, "The Penny Mobs")) == (("p1", "h7"), 7, -7 - 8)


# --- what nobody may know -----------------------------------------------------------------------------------


@pytest.mark.rule("setup.stacks")
def test_worlds_end_is_dealt_anew_until_it_lies_there() -> None:
    def places(table: Scenario) -> set[int]:
        found = set()
        for seed in range(12):
            dealt = table.state.copy()
            GAME.redeal(dealt, 0, Rng(seed))
            found.add(int(dealt.end_after))
        return found

    table = Scenario(chronicles="1")
    assert len(places(table)) == 3
    table.state.end_after = 7
    table.state.ended = 1
    assert places(table) == {7}
    short = Scenario(short=True)
    assert places(short) == {int(short.state.end_after)}
