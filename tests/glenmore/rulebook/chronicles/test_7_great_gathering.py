"""Chronicle VII: secret votes on scoring cards, and the ten cards."""

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import new_match
from clachan.core.bits import bit
from clachan.core.rng import Rng
from clachan.games.glenmore.board import HOME_CASTLE, PLACES
from clachan.games.glenmore.components import GATHERING_CARDS
from clachan.games.glenmore.rules.chronicles import great_gathering, mob_cards
from clachan.games.glenmore.rules.track import discard_tile

LINE = "Between a Rock and a Hard Place"


def assembly(*cards: str, players: int = 3, chronicles: str = "7") -> Scenario:
    """A game with these cards (and enough others to make five)."""
    table = Scenario(players, chronicles=chronicles)
    others = [card for card in GATHERING_CARDS if card not in cards]
    wanted = [*cards, *others[: 5 - len(cards)]]
    table.state.gathering.in_play = sum(bit(GATHERING_CARDS.index(card)) for card in wanted)
    return table


def passed(card: str, players: int = 3, chronicles: str = "7") -> Scenario:
    """The card has been voted for."""
    table = assembly(card, players=players, chronicles=chronicles)
    table.state.gathering.voted = table.state.gathering.passed = bit(GATHERING_CARDS.index(card))
    return table


def points(table: Scenario) -> list[int]:
    return [table.line(seat, LINE) for seat in range(table.state.printed.players)]


def called(table: Scenario, card: str = "animals") -> Scenario:
    return table.play("take 12", "marker on macleod", f"vote on {card}")


@pytest.mark.rule("ch7.setup")
@pytest.mark.parametrize(("players", "ayes", "nays"), [(2, 3, 3), (3, 3, 2), (4, 4, 3)])
def test_five_cards_and_markers_by_player_count(players: int, ayes: int, nays: int) -> None:
    view = new_match("glenmore", {"players": players, "chronicles": "7"}, seed=4).view()["gathering"]
    assert len(view["cards"]) == 5
    assert view["markers"] == [{"aye": ayes, "nay": nays}] * players


@pytest.mark.rule("ch7.assembly")
def test_the_gathering_is_called_after_the_clans_bonus() -> None:
    table = assembly("animals", "square").play("take 12")
    assert table.asked == (0, "clan-marker")
    table.play("marker on gunn", "put on g7")
    assert table.asked == (0, "put")
    table.play("put on g7")
    assert table.asked == (0, "call-the-great-gathering")
    table.play("vote on square")
    assert table.asked == (0, "vote")


@pytest.mark.rule("ch7.vote")
def test_votes_are_secret_until_all_are_in() -> None:
    table = called(assembly("animals")).play("vote aye")
    assert table.asked == (1, "vote")
    assert table.seen(0)["gathering"]["own"] == "aye"
    for seat in (1, 2, None):
        shown = table.seen(seat)["gathering"]
        assert shown["own"] == ""
        assert shown["voted"] == [True, False, False]
        assert shown["markers"][0] == {"aye": 3, "nay": 2}
    told = GAME.narrate(table.state, GAME.catalogue.read("vote nay").number)
    assert str(told[0]) == "Yellow (p2) votes in secret on “Most animals”."
    assert GAME.reveals(table.state, GAME.catalogue.read("vote nay").number)
    table.play("vote nay", "vote nay")
    shown = table.seen()["gathering"]
    assert shown["markers"] == [{"aye": 2, "nay": 2}, {"aye": 3, "nay": 1}, {"aye": 3, "nay": 1}]
    assert next(card["result"] for card in shown["cards"] if card["card"] == "animals") == "rejected"


@pytest.mark.rule("ch7.vote")
def test_the_last_ballot_tells_the_result() -> None:
    table = called(assembly("animals")).play("vote aye", "vote aye")
    told = GAME.narrate(table.state, GAME.catalogue.read("vote nay").number)
    assert "“Most animals” passes: Red (p1) aye, Yellow (p2) aye, Green (p3) nay." in [str(f) for f in told]


@pytest.mark.rule("ch7.vote")
def test_a_tie_passes() -> None:
    table = called(assembly("animals", players=4)).play("vote aye", "vote nay", "vote nay", "vote aye")
    cards = table.seen()["gathering"]["cards"]
    assert next(card["result"] for card in cards if card["card"] == "animals") == "passed"


@pytest.mark.rule("ch7.vote")
def test_tables_that_differ_only_in_a_ballot_look_the_same() -> None:
    one, other = (called(assembly("animals")).play(ballot) for ballot in ("vote aye", "vote nay"))
    for seat in (1, 2, None):
        assert one.seen(seat) == other.seen(seat)
    dealt = set()
    for seed in range(20):
        state = GAME.copy(one.state)
        GAME.redeal(state, 1, Rng(seed))
        assert GAME.view(state, 1) == one.seen(1)
        dealt.add(GAME.view(state, 0)["gathering"]["own"])
    assert dealt == {"aye", "nay"}


@pytest.mark.rule("ch7.two_players")
def test_two_players_may_use_two_markers_once() -> None:
    table = called(assembly("animals", players=2))
    assert table.legal() == ["vote aye", "vote nay", "vote two ayes", "vote two nays", "vote aye and nay"]
    table.play("vote two nays", "vote aye")
    assert table.seen()["gathering"]["markers"] == [{"aye": 3, "nay": 1}, {"aye": 2, "nay": 3}]
    table.player(0).voter.cast = 0
    assert table.player(0).voter.doubled == 1


@pytest.mark.rule("ch7.two_players")
def test_three_players_use_one_marker() -> None:
    table = called(assembly("animals"))
    assert table.why_not("vote two ayes") == "only two players may use two markers in one vote"


@pytest.mark.rule("ch7.over")
def test_after_the_fifth_vote_nobody_is_asked() -> None:
    table = assembly("animals")
    table.state.gathering.voted = table.state.gathering.in_play
    table.play("take 12", "marker on macleod")
    assert table.asked != (0, "call-the-great-gathering")


@pytest.mark.rule("ch7.scoring", "ch7.card.animals")
def test_most_animals_win_and_a_tie_shares_rounded_up() -> None:
    table = passed("animals").goods(0, "h7", "sheep cattle").goods(1, "h7", "sheep wood wood")
    assert points(table) == [10, 0, 0]
    table.goods(1, "g7", "cattle").goods(2, "g7", "cattle cattle")
    assert points(table) == [4, 4, 4]  # 10 shared by three, rounded up


@pytest.mark.rule("ch7.card.materials")
def test_most_stone_and_wood() -> None:
    table = passed("materials").goods(0, "h7", "sheep cattle barley").goods(1, "h7", "wood")
    assert points(table) == [0, 10, 0]


@pytest.mark.rule("ch7.card.square")
def test_the_largest_square() -> None:
    table = passed("square").tile(0, "g8", "inshriach").tile(0, "h8", "easdale")
    table.tile(1, "g8", "abernethy").tile(1, "g9", "strathmore").tile(1, "g10", "tomintoul")
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.sets", "ch7.sets.example")
def test_three_scotsmen_five_barrels_four_cards_and_two_persons_are_two_sets() -> None:
    table = passed("sets").scotsman(0, "h7", "h7", "h7").has(0, whisky=5, persons=2)
    table.card(0, "loch ness", "loch shiel", "loch lochy", "donan castle")
    table.scotsman(1, "h7").has(1, whisky=3, persons=3).card(1, "duart castle", "castle of mey")
    assert points(table) == [10, 0, 0]
    table.scotsman(1, "h7")
    assert points(table) == [5, 5, 0]


@pytest.mark.rule("ch7.card.sets")
def test_castle_moil_counts_in_the_sets() -> None:
    table = passed("sets").scotsman(0, "h7").has(0, whisky=2, persons=2).card(0, "castle moil", "loch ness")
    table.scotsman(1, "h7").has(1, whisky=2, persons=2).card(1, "duart castle", "castle of mey")
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.castles")
def test_castles_with_a_scotsman() -> None:
    table = passed("castles").tile(0, "h8", "donan castle").scotsman(0, "h8", "h7")
    table.scotsman(1, "h7")
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.castles", "ch8.mob.mike_mccastle")
def test_mike_mccastle_counts_for_his_owner() -> None:
    table = passed("castles", chronicles="78").scotsman(1, "h7")
    assert points(table) == [0, 10, 0]
    table.player(0).gang.held = bit(mob_cards.MCCASTLE)
    table.state.mobs.freed = bit(mob_cards.MCCASTLE)
    table.state.mobs.outlaws[2] = PLACES + HOME_CASTLE + 1  # on the Home Castle of p2
    assert points(table) == [10, 0, 0]  # at home for p1, and the only Scotsman of p2 does not count


@pytest.mark.rule("ch7.card.whisky")
def test_most_whisky_tiles() -> None:
    table = passed("whisky").tile(2, "h8", "pulteney").tile(1, "h8", "inshriach").has(1, whisky=9)
    assert points(table) == [0, 0, 10]


@pytest.mark.rule("ch7.card.smallest")
def test_the_smallest_territory() -> None:
    table = passed("smallest").tile(0, "h8", "pulteney").tile(1, "h8", "inshriach")
    assert points(table) == [0, 0, 10]


@pytest.mark.rule("ch7.card.pastures")
def test_the_largest_group_of_animal_tiles() -> None:
    table = passed("pastures").tile(0, "h8", "glen clova").tile(0, "h9", "strathspey")
    table.tile(1, "g8", "lochridge").tile(1, "h6", "glen dochart")
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.farthest")
def test_the_scotsman_farthest_from_home() -> None:
    table = passed("farthest")
    table.tile(0, "h8", "inshriach").tile(0, "h9", "easdale").scotsman(0, "h9")
    assert points(table) == [10, 0, 0]  # two steps; the others stand one step away


@pytest.mark.rule("ch7.card.discards")
def test_own_discard_piles_count_from_the_beginning() -> None:
    table = assembly("discards").track({5: "inshriach", 6: "easdale", 7: "lochridge"})
    table.pawns({0: 1, 1: 8, 2: 9}).play("take 7", "place g8", "end turn")
    assert table.seen()["gathering"]["piles"] == [["inshriach", "easdale"], [], []]
    table.state.gathering.voted |= bit(great_gathering.DISCARDS)
    table.state.gathering.passed |= bit(great_gathering.DISCARDS)
    assert points(table) == [10, 0, 0]


@pytest.mark.rule("ch7.card.discards", "course.passed")
def test_passed_tiles_lie_in_the_own_pile_in_the_same_turn() -> None:
    table = assembly("discards").track({5: "inshriach", 6: "easdale"}).has(0, coins=9)
    table.pawns({0: 1, 1: 8, 2: 9}).play("take 12")
    assert table.seen()["gathering"]["piles"] == [["inshriach", "easdale"], [], []]
    table.play("marker on munro", "claim easdale")
    assert table.seen()["gathering"]["piles"] == [["inshriach"], [], []]


@pytest.mark.rule("ch7.card.discards")
def test_the_dies_discards_go_to_the_common_pile_and_munro_may_take_from_any() -> None:
    table = assembly("discards").discards("inshriach", "easdale")
    table.player(1).voter.pile_low = bit(1)  # Inshriach was discarded by p2
    assert table.seen()["gathering"]["piles"] == [[], ["inshriach"], []]
    table.has(0, coins=9).play("take 12", "marker on munro")
    assert {"claim inshriach", "claim easdale"} <= set(table.legal())
    table.play("claim inshriach")
    assert table.seen()["gathering"]["piles"] == [[], [], []]


@pytest.mark.rule("ch7.card.discards")
def test_the_englishmans_discards_belong_to_whoever_holds_the_token() -> None:
    table = assembly("discards", chronicles="47").track({5: "inshriach"})
    table.state.england.holder = 2
    discard_tile(table.state, 4, 5)
    assert table.seen()["gathering"]["piles"] == [[], ["inshriach"], []]
