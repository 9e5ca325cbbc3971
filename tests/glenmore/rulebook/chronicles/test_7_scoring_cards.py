"""Chronicle VII: the ten scoring cards close by, and votes over a whole game."""

import pytest
from tests.glenmore.rulebook.chronicles.test_7_great_gathering import assembly, called, passed, points
from tests.glenmore.scenario import Scenario

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.games.glenmore.components import GATHERING_CARDS, TILES
from clachan.games.glenmore.decisions import CLEAN_UP, SCORING, VOTING
from clachan.games.glenmore.rules.chronicles import great_gathering, mob_cards
from clachan.games.glenmore.rules.track import step_next_turn


def ended(table: Scenario) -> Scenario:
    s = table.state
    s.pending.depth = 1
    s.scored, s.finished = 3, bit(s.printed.players) - 1
    step_next_turn(s)
    return table.go_on()


def result_of(table: Scenario, card: str) -> str:
    cards = table.seen()["gathering"]["cards"]
    return str(next(one["result"] for one in cards if one["card"] == card))


@pytest.mark.rule("ch7.assembly")
def test_only_cards_that_were_not_voted_on_are_called() -> None:
    table = assembly("animals", "square").play("take 12", "marker on macleod")
    assert len(table.legal()) == 5
    assert table.why_not(f"vote on {GATHERING_CARDS[-1]}") is not None
    table.play("vote on animals", "vote aye", "vote aye", "vote nay")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    table.play("take 13", "marker on douglas")
    assert len(table.legal()) == 4
    assert table.why_not("vote on animals") == "the card “Most animals” has been voted on"


@pytest.mark.rule("ch7.assembly")
def test_a_tile_that_is_no_person_calls_nobody() -> None:
    table = assembly("animals").track({5: "inshriach"}).market().play("take 5", "place g8")
    assert table.asked == (0, "act")


@pytest.mark.rule("ch7.assembly")
def test_a_person_without_a_marker_left_still_calls_the_gathering() -> None:
    table = assembly("animals").has(0, markers=0).play("take 12")
    assert table.asked == (0, "call-the-great-gathering")


@pytest.mark.rule("ch7.vote")
@pytest.mark.parametrize(
    ("votes", "result"),
    [
        ("aye aye aye", "passed"),
        ("aye aye nay", "passed"),
        ("aye nay nay", "rejected"),
        ("nay nay nay", "rejected"),
    ],
)
def test_the_majority_decides_and_a_card_that_failed_brings_nothing(votes: str, result: str) -> None:
    table = called(assembly("animals").goods(0, "h7", "sheep")).play(
        *(f"vote {vote}" for vote in votes.split())
    )
    assert result_of(table, "animals") == result
    assert points(table) == ([10, 0, 0] if result == "passed" else [0, 0, 0])


@pytest.mark.rule("ch7.vote")
def test_whoever_calls_votes_first_and_everybody_votes_once() -> None:
    table = assembly("animals").pawns({1: 1, 0: 2, 2: 3}).turn(1)
    called(table)
    for seat in (1, 2, 0):
        assert table.asked == (seat, "vote")
        table.play("vote aye")
    assert table.asked == (-1, "draw-tile")  # the turn is over


@pytest.mark.rule("ch7.vote")
def test_markers_are_gone_and_without_one_kind_the_other_is_cast() -> None:
    table = called(assembly("animals"))
    table.player(0).voter.nays = 0
    table.player(1).voter.ayes = 0
    table.state.pending.pop()
    table.state.pending.push(decision(VOTING, 0, 0))
    table.go_on()
    assert table.asked == (2, "vote")  # p1 and p2 had one answer each
    table.play("vote nay")
    assert result_of(table, "animals") == "rejected"
    assert table.seen()["gathering"]["markers"] == [
        {"aye": 2, "nay": 0},
        {"aye": 0, "nay": 1},
        {"aye": 3, "nay": 1},
    ]


@pytest.mark.rule("ch7.two_players")
def test_two_markers_weigh_two_and_only_once() -> None:
    table = called(assembly("animals", "square", players=2)).play("vote two nays", "vote aye")
    assert result_of(table, "animals") == "rejected"
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    table.play("take 13", "marker on douglas", "vote on square")
    assert table.asked == (1, "vote")
    assert "vote two ayes" in table.legal()
    table.play("vote aye and nay")
    assert table.legal() == ["vote aye", "vote nay"]
    assert table.why_not("vote two ayes") == "you have used two markers in one vote already"
    table.play("vote nay")
    assert result_of(table, "square") == "rejected"
    assert table.seen()["gathering"]["markers"] == [{"aye": 3, "nay": 0}, {"aye": 1, "nay": 2}]


@pytest.mark.rule("ch7.two_players")
@pytest.mark.parametrize(
    ("one", "other", "markers"),
    [("two ayes", "two nays", (1, 3)), ("two ayes", "nay", (1, 3)), ("aye and nay", "aye", (2, 2))],
)
def test_two_ayes_weigh_two(one: str, other: str, markers: tuple[int, int]) -> None:
    table = called(assembly("animals", players=2)).play(f"vote {one}", f"vote {other}")
    assert result_of(table, "animals") == "passed"
    assert table.seen()["gathering"]["markers"][0] == {"aye": markers[0], "nay": markers[1]}


@pytest.mark.rule("ch7.scoring")
def test_each_card_counts_for_itself_and_once_at_the_end() -> None:
    table = passed("animals").goods(0, "h7", "sheep").goods(1, "h7", "wood")
    table.state.gathering.voted |= bit(GATHERING_CARDS.index("materials"))
    table.state.gathering.passed |= bit(GATHERING_CARDS.index("materials"))
    table.state.gathering.in_play = 31
    s = table.state
    s.pending.depth, s.due = 1, 1
    s.pending.push(decision(CLEAN_UP, -2))
    s.pending.push(decision(SCORING, -2))
    assert [table.go_on().vp(seat) for seat in range(3)] == [0, 0, 0]  # no scoring round is the end
    assert points(ended(table)) == [10, 10, 0]


@pytest.mark.rule("ch7.scoring")
@pytest.mark.parametrize(("tied", "share"), [(1, 10), (2, 5), (3, 4), (4, 3)])
def test_a_tie_is_shared_and_rounded_up(tied: int, share: int) -> None:
    table = passed("animals", players=4)
    for seat in range(tied):
        table.goods(seat, "h7", "sheep")
    assert points(table) == [share] * tied + [0] * (4 - tied)


@pytest.mark.rule("ch7.card.animals")
def test_sheep_and_cattle_count_together_and_nothing_else() -> None:
    table = passed("animals").goods(0, "h7", "sheep sheep").goods(1, "h7", "cattle cattle sheep")
    assert points(table.goods(2, "h7", "wood stone barley")) == [0, 10, 0]
    assert points(passed("animals").goods(0, "h7", "barley").goods(1, "h7", "cattle")) == [0, 10, 0]


@pytest.mark.rule("ch7.card.materials")
def test_stone_and_wood_count_together_and_nothing_else() -> None:
    table = passed("materials").goods(0, "h7", "wood wood").goods(1, "h7", "stone stone wood")
    assert points(table.goods(2, "h7", "barley barley barley").goods(2, "g7", "sheep")) == [0, 10, 0]


@pytest.mark.rule("ch7.card.square")
def test_a_square_has_equal_sides_and_no_hole() -> None:
    table = passed("square")
    for place, tile in (("g8", "easdale"), ("h8", "inshriach"), ("g6", "abernethy"), ("h6", "lochridge")):
        table.tile(0, place, tile)  # two by three
    for place, tile in (("g8", "glentrool"), ("h8", "strathmore")):
        table.tile(1, place, tile)
    assert points(table) == [5, 5, 0]  # both have two by two
    for place, tile in (("i8", "glen clova"), ("i6", "strathspey"), ("i7", "loch shiel")):
        table.tile(0, place, tile)
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.sets", "clan.mckay")
def test_david_hume_counts_once_in_the_sets() -> None:
    table = passed("sets").has(0, coins=20).marking(0).play("marker on mckay")
    assert "david hume" in table.seen()["seats"][0]["people"]
    assert table.player(0).persons == 2  # so he counts in a scoring round
    cards = ("loch ness", "loch shiel", "loch lochy")
    table.scotsman(0, *["h7"] * 3).has(0, whisky=3, persons=2 + 1).card(0, *cards)
    table.scotsman(1, *["h7"] * 2).has(1, whisky=2, persons=2).card(1, "duart castle", "castle of mey")
    assert points(table) == [5, 5, 0]  # two sets each


@pytest.mark.rule("ch7.card.sets")
@pytest.mark.parametrize("missing", ["scotsman", "whisky", "card", "person"])
def test_every_part_is_needed_for_a_set(missing: str) -> None:
    table = passed("sets")
    for seat, cards in ((0, ["loch ness", "loch shiel"]), (1, ["duart castle"])):
        count = 2 if seat == 0 else 1
        table.scotsman(seat, *["h7"] * (0 if seat == 0 and missing == "scotsman" else count))
        table.has(seat, whisky=0 if seat == 0 and missing == "whisky" else count)
        table.has(seat, persons=0 if seat == 0 and missing == "person" else count)
        table.card(seat, *([] if seat == 0 and missing == "card" else cards))
    assert points(table) == [0, 10, 0]


@pytest.mark.rule("ch7.card.sets", "ch8.mob.john_mcclaim")
def test_cards_that_john_mcclaim_claims_count_in_his_owners_sets() -> None:
    table = passed("sets", chronicles="678")
    for seat in (0, 1):
        table.scotsman(seat, "h7").has(seat, whisky=1, persons=1)
    table.card(1, "loch ness")
    assert points(table) == [0, 10, 0]
    table.player(0).gang.held = bit(mob_cards.MCCLAIM)
    table.state.mobs.freed = bit(mob_cards.MCCLAIM)
    table.state.mobs.claimed = table.player(1).cards
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.castles")
def test_only_castles_with_a_scotsman_count_and_each_once() -> None:
    table = passed("castles").tile(0, "h8", "donan castle").tile(0, "g8", "tomintoul")
    table.scotsman(0, "h8", "h8", "g8")  # two on one castle, and one in a village
    table.tile(1, "h8", "duart castle").scotsman(1, "h8", "h7")
    table.tile(2, "h8", "castle moil").tile(2, "g8", "castle of mey").tile(2, "g6", "armadale castle")
    assert points(table) == [0, 10, 0]
    assert points(table.scotsman(0, "h7")) == [5, 5, 0]


@pytest.mark.rule("ch7.card.whisky")
def test_whisky_tiles_count_and_barrels_do_not() -> None:
    table = passed("whisky").tile(0, "h8", "pulteney").tile(0, "g8", "glen mhor").tile(1, "h8", "glenlochy")
    assert points(table.has(1, whisky=8).has(2, whisky=9)) == [10, 0, 0]


@pytest.mark.rule("ch7.card.smallest")
def test_a_stack_of_tiles_is_one_tile_of_the_territory() -> None:
    table = passed("smallest").tile(0, "h8", "kingussie", "perth").tile(1, "h8", "inshriach")
    table.tile(2, "h8", "easdale").tile(2, "g8", "glentrool")
    assert points(table) == [5, 5, 0]


@pytest.mark.rule("ch7.card.pastures")
def test_pastures_hang_together_by_edges_and_one_group_counts() -> None:
    table = (
        passed("pastures").tile(0, "h8", "glen clova").tile(0, "g8", "easdale").tile(0, "g9", "strathspey")
    )
    table.tile(0, "h6", "lochridge")  # three tiles, but only corners touch
    table.tile(1, "g8", "glen dochart").tile(1, "h8", "balmoral")
    assert points(table) == [0, 10, 0]


@pytest.mark.rule("ch7.card.farthest")
def test_the_way_home_is_counted_in_movement_points() -> None:
    table = passed("farthest").no_scotsman(2, "g7")
    table.tile(0, "g8", "easdale").tile(0, "f8", "abernethy").scotsman(0, "f8")  # f8, g7, h7: two points
    table.tile(1, "h8", "inshriach").tile(1, "h9", "glentrool").tile(1, "h10", "strathmore")
    assert points(table.scotsman(1, "h9")) == [5, 5, 0]
    assert points(table.scotsman(1, "h10")) == [0, 10, 0]


@pytest.mark.rule("ch7.card.discards")
def test_without_the_card_of_discards_nobody_has_a_pile() -> None:
    table = assembly("animals").track({5: "inshriach", 6: "easdale", 7: "lochridge"}).market()
    table.pawns({0: 1, 1: 8, 2: 9}).play("take 7", "place g8", "end turn")
    assert table.seen()["gathering"]["piles"] == [[], [], []]
    assert {"inshriach", "easdale"} <= set(table.seen()["discard"])


@pytest.mark.rule("ch7.card.discards")
def test_a_tile_that_the_die_discards_is_nobodys() -> None:
    table = Scenario(bare=True, chronicles="7", die=True).pawns({4: 1, 0: 2, 1: 3, 2: 4})
    table.state.gathering.in_play = bit(great_gathering.DISCARDS) | 15
    table.track({5: "inshriach", 6: "easdale", 7: "macbeth"}).state.pending.depth = 1
    table.go_on().play("roll 1")
    assert table.seen()["discard"] == ["inshriach"]
    assert table.seen()["gathering"]["piles"] == [[], [], []]


@pytest.mark.rule("ch7.card.discards", "ch4.decline")
def test_a_tile_that_the_englishman_discards_lies_with_his_master() -> None:
    table = assembly("discards", chronicles="47").track({5: "inshriach", 6: "easdale"}).market()
    table.pawns({5: 1, 0: 8, 1: 9, 2: 10}).state.england.holder = 2
    table.state.pending.depth = 1
    table.go_on()
    assert table.asked == (1, "turn")
    table.play("discard 5")
    assert table.seen()["gathering"]["piles"] == [[], ["inshriach"], []]


@pytest.mark.rule("ch7.card.discards", "ch6.event.castle_stalker")
def test_castle_stalkers_event_takes_a_tile_of_any_pile() -> None:
    table = assembly("discards", chronicles="67").card(0, "castle stalker").market()
    table.tile(0, "h8", "gathering a").scotsman(0, "h7").discards("glentrool", "easdale")
    table.player(1).voter.pile_high = table.state.discard_high
    table.player(1).voter.pile_low = bit(TILES.index("easdale"))
    assert "easdale" in table.seen()["gathering"]["piles"][1]
    table.track({5: "inshriach"}).play(
        "take 5", "place g8", "activate h8", "trigger castle stalker", "from g7"
    )
    assert table.legal("claim") == ["claim easdale", "claim glentrool"]
    table.play("claim easdale", "place h6")
    assert "easdale" not in table.seen()["gathering"]["piles"][1]
