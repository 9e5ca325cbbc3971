"""Chronicle VII: what the cards measure, in numbers, and every ballot that markers allow."""

import pytest
from tests.glenmore.rulebook.chronicles.test_5_haggis_hidden import match_of
from tests.glenmore.rulebook.chronicles.test_7_great_gathering import assembly, called, passed
from tests.glenmore.rulebook.chronicles.test_7_scoring_cards import result_of
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.bits import bit
from clachan.core.rng import Rng
from clachan.games.glenmore.components import GATHERING_CARDS, TILES
from clachan.games.glenmore.rules.chronicles import gathering_cards
from clachan.games.glenmore.rules.track import discard_tile
from clachan.words import words_for

ANIMALS = ("glen clova", "strathspey", "lochridge", "glen dochart", "balmoral")
PLAIN = ("easdale", "abernethy", "inshriach", "glentrool", "strathmore", "tomintoul", "halkirk", "kemnay")


def measured(table: Scenario, card: str, seat: int = 0) -> int:
    """What is compared on a card."""
    return int(gathering_cards.result(table.state, seat, GATHERING_CARDS.index(card)))


def built(table: Scenario, places: str, tiles: tuple[str, ...] = PLAIN, seat: int = 0) -> Scenario:
    for place, tile in zip(places.split(), tiles, strict=False):
        table.tile(seat, place, tile)
    return table


@pytest.mark.rule("ch7.card.square")
@pytest.mark.parametrize(
    ("places", "side"),
    [
        ("", 1),
        ("g8", 1),
        ("g8 h8", 2),
        ("h8 g8", 2),
        ("h6 g6", 2),
        ("g8 f8 f9 g9", 2),
        ("f9 g9 f8 g8", 2),
        ("g8 h8 g6 h6", 2),
        ("g8 h8 i8 g9 h9 i9", 2),
        ("g8 h8 i8 g9 h9 i9 i7", 3),
        ("i9 h9 g9 i8 h8 g8 i7", 3),
        ("g6 h6 i6 i7 i8 g8 h8", 3),
        ("g6 h6 i6 i7 i8 g8", 2),
    ],
)
def test_the_side_of_the_largest_square(places: str, side: int) -> None:
    assert measured(built(assembly("square"), places), "square") == side


@pytest.mark.rule("ch7.card.sets", "clan.mckay")
def test_david_hume_takes_nothing_from_the_other_parts_of_a_set() -> None:
    table = assembly("sets").has(0, coins=20).marking(0).play("marker on mckay")
    table.scotsman(0, "h7", "h7").has(0, whisky=2, persons=3).card(0, "loch ness", "loch shiel")
    assert measured(table, "sets") == 2


@pytest.mark.rule("ch7.card.castles")
def test_each_castle_with_a_scotsman_is_one() -> None:
    table = assembly("castles")
    assert measured(table, "castles") == 0
    assert measured(table.scotsman(0, "h7"), "castles") == 1
    built(table, "h8 g8 g6 h6", ("donan castle", "castle moil", "easdale", "castle of mey"))
    for number, place in enumerate(("h8", "g8", "h6")):
        assert measured(table.scotsman(0, place, "g6"), "castles") == 2 + number


@pytest.mark.rule("ch7.card.pastures")
@pytest.mark.parametrize(
    ("places", "size"),
    [
        ("", 0),
        ("g8", 1),
        ("g8 h8", 2),
        ("h8 g8", 2),
        ("h8 h9", 2),
        ("h9 h8", 2),
        ("g8 h8 i8", 3),
        ("i8 g8 h8", 3),
        ("h8 g8 g9 f9 f10", 5),
        ("f10 f9 g9 g8 h8", 5),
        ("h9 g8", 1),
        ("h8 g9", 1),
        ("g8 h9", 1),
        ("g9 h8", 1),
        ("g8 f8 h6", 2),
        ("h6 g8 f8", 2),
        ("g6 h8 i8 i9", 3),
    ],
)
def test_the_largest_group_of_pastures(places: str, size: int) -> None:
    table = built(assembly("pastures"), places, ANIMALS)
    assert measured(table, "pastures") == size


@pytest.mark.rule("ch7.card.pastures")
def test_other_tiles_do_not_join_pastures() -> None:
    table = built(assembly("pastures"), "g8 i8 h9", ANIMALS).tile(0, "h8", "halkirk")
    assert measured(table, "pastures") == 1


@pytest.mark.rule("ch7.card.farthest")
@pytest.mark.parametrize("place", ["g6", "h6", "i6", "g7", "i7", "g8", "h8", "i8"])
def test_a_step_goes_to_any_of_eight_neighbours(place: str) -> None:
    table = built(assembly("farthest"), "g6 h6 i6 g8 h8 i8").tile(0, "i7", "loch shiel")
    table.no_scotsman(0, "g7")
    assert measured(table, "farthest") == 0
    assert measured(table.scotsman(0, "h7"), "farthest") == 0
    assert measured(table.scotsman(0, place), "farthest") == 1


@pytest.mark.rule("ch7.card.farthest")
def test_the_farthest_scotsman_counts_not_the_farthest_tile() -> None:
    table = built(assembly("farthest"), "g8 f8 f9 f10 g6").no_scotsman(0, "g7")
    measured(table, "pastures")  # nothing may be left over from what was counted before
    ways = [measured(table.scotsman(0, place), "farthest") for place in ("g8", "f8", "g6", "f9", "f10")]
    assert ways == [1, 2, 2, 2, 3]
    assert [measured(table, "farthest", seat) for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("ch7.assembly")
@pytest.mark.parametrize("cards", [GATHERING_CARDS[:5], GATHERING_CARDS[5:]])
def test_any_of_the_ten_cards_can_be_called(cards: tuple[str, ...]) -> None:
    table = assembly(*cards).play("take 12", "marker on macleod")
    assert table.legal() == [f"vote on {card}" for card in cards]
    other = next(card for card in GATHERING_CARDS if card not in cards)
    named = [words_for("glenmore").name(f"gathering:{card}") for card in (other, cards[3])]
    assert table.why_not(f"vote on {other}") == f"the card “{named[0]}” is not in this game"
    table.state.gathering.voted = bit(GATHERING_CARDS.index(cards[3]))
    table.check()
    assert table.why_not(f"vote on {cards[3]}") == f"the card “{named[1]}” has been voted on"
    assert not GAME.reveals(table.state, GAME.catalogue.read(f"vote on {cards[0]}").number)


@pytest.mark.rule("ch7.vote")
def test_what_is_seen_of_each_card() -> None:
    table = assembly("animals", "square", "sets")
    assert [result_of(table, card) for card in ("animals", "square", "sets")] == ["", "", ""]
    called(table, "square").play("vote aye")
    assert [result_of(table, card) for card in ("animals", "square", "sets")] == ["", "voting", ""]
    table.play("vote aye", "vote nay")
    assert [result_of(table, card) for card in ("animals", "square", "sets")] == ["", "passed", ""]
    for ballot in ("vote aye", "vote nay"):
        assert GAME.reveals(called(assembly("sets"), "sets").state, GAME.catalogue.read(ballot).number)


BALLOTS = {"aye": (1, 0), "nay": (0, 1), "two ayes": (2, 0), "two nays": (0, 2), "aye and nay": (1, 1)}


@pytest.mark.rule("ch7.vote", "ch7.two_players")
@pytest.mark.parametrize(("players", "used"), [(2, 0), (2, 1), (3, 0)])
def test_a_ballot_needs_its_markers(players: int, used: int) -> None:
    table = called(assembly("animals", players=players))
    voter = table.player(0).voter
    for ayes in range(4):
        for nays in range(4):
            voter.ayes, voter.nays, voter.doubled = ayes, nays, used
            held = {name for name, (aye, nay) in BALLOTS.items() if aye <= ayes and nay <= nays}
            if players > 2 or used:
                held -= {"two ayes", "two nays", "aye and nay"}
            assert set(table.legal()) == {f"vote {name}" for name in held}
            table.check()
    voter.ayes, voter.nays, voter.doubled = 1, 0, 0
    assert str(table.why_not("vote nay")) == "your markers left: aye 1, nay 0"


@pytest.mark.rule("ch7.two_players")
@pytest.mark.parametrize(("ballot", "doubled"), [(name, sum(used) == 2) for name, used in BALLOTS.items()])
def test_only_two_markers_at_once_use_the_right_up(ballot: str, doubled: bool) -> None:
    table = called(assembly("animals", "square", players=2)).play(f"vote {ballot}", "vote nay")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    table.play("take 13", "marker on douglas", "vote on square", "vote nay")
    assert table.asked == (0, "vote")
    again = set(table.legal()) & {"vote two ayes", "vote two nays", "vote aye and nay"}
    assert (not again) == doubled


@pytest.mark.rule("ch7.vote")
def test_hidden_ballots_may_be_any_but_the_own() -> None:
    table = called(assembly("animals")).play("vote aye", "vote nay")
    seen = set()
    for seed in range(30):
        for seat, other in ((0, 1), (1, 0)):
            state = GAME.copy(table.state)
            GAME.redeal(state, seat, Rng(seed))
            assert GAME.view(state, seat) == table.seen(seat)
            seen.add((other, GAME.view(state, other)["gathering"]["own"]))
        state = GAME.copy(table.state)
        GAME.redeal(state, 2, Rng(seed))
        seen |= {(2 + seat, GAME.view(state, seat)["gathering"]["own"]) for seat in (0, 1)}
    assert seen == {(who, ballot) for who in range(4) for ballot in ("aye", "nay")}


@pytest.mark.rule("ch7.vote")
def test_the_call_can_be_taken_back_and_a_ballot_cannot() -> None:
    match = match_of(assembly("animals").play("take 12", "marker on macleod"))
    match.play("vote on animals")
    assert match.undo_ply() == 0
    match.play("vote aye")
    assert match.undo_ply() == match.ply


@pytest.mark.rule("ch7.card.discards")
def test_every_discarded_tile_lies_in_the_pile() -> None:
    table = passed("discards")
    tiles = [*TILES[57:63], "glentrool", "easdale"]
    for count, tile in enumerate(tiles):
        table.track({5: tile})
        discard_tile(table.state, 4, 1)
        assert measured(table, "discards", 1) == count + 1
    assert sorted(table.seen()["gathering"]["piles"][1]) == sorted(tiles)
    assert [measured(table, "discards", seat) for seat in (0, 2)] == [0, 0]
    assert [table.line(seat, "Between a Rock and a Hard Place") for seat in range(3)] == [0, 10, 0]


@pytest.mark.rule("ch7.card.discards", "ch4.decline")
def test_while_nobody_holds_england_the_englishmans_discards_are_nobodys() -> None:
    table = assembly("discards", chronicles="47").track({5: "inshriach"})
    discard_tile(table.state, 4, 5)
    assert table.seen()["gathering"]["piles"] == [[], [], []]
    assert table.seen()["discard"] == ["inshriach"]
