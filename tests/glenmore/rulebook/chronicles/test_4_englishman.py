"""Chronicle IV: the Englishman and England's row on the market."""

from typing import Any

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import new_match
from clachan.core.errors import BadOptions
from clachan.games.glenmore.state import DIE, ENGLISHMAN

TILES = ("loch lomond", "glenfinnan church", "glenfinnan monument", "general wades military roads")


def england(table: Scenario) -> tuple[int, int]:
    """Who holds the token, and how many stacks lie in the row."""
    shown = table.seen()["england"]
    return shown["holder"], shown["stacks"]


def hold(table: Scenario, seat: int, stacks: int = 1) -> Scenario:
    table.state.england.holder = seat + 1
    table.state.market[5] = stacks
    return table


def his_turn(seat: int = 0, stacks: int = 1, **options: Any) -> Scenario:
    """The Englishman is last on space 1; a player holds the token; persons lie on 12 and 13."""
    table = Scenario(3, chronicles="4", **options).pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4})
    hold(table, seat, stacks).state.pending.depth = 1
    return table


@pytest.mark.rule("ch4.players")
def test_three_or_four_players() -> None:
    with pytest.raises(BadOptions, match="chronicle 4 needs 3 or 4 players, not 2"):
        new_match("glenmore", {"players": 2, "chronicles": "4"})


@pytest.mark.rule("ch4.setup")
@pytest.mark.parametrize(("players", "die"), [(3, False), (3, True), (4, False), (4, True)])
def test_the_englishman_stands_behind_the_starting_tiles(players: int, die: bool) -> None:
    match = new_match("glenmore", {"players": players, "die": die, "chronicles": "4"}, seed=4)
    track = match.view()["track"]
    first = players + die
    assert all(space["tile"] for space in track[first : first + 5])
    assert track[first + 5]["figures"] == ["englishman"]
    assert sum("tile" in space for space in track) == 14 - players - die - 2
    assert match.view()["england"] == {"holder": -1, "stacks": 1, "prices": [1, 2, 3], "turn": False}
    full = new_match("glenmore", {"players": players, "die": die, "chronicles": "24"}, seed=4).view()["track"]
    assert full[first + 5]["figures"] == ["englishman"]  # even when no tile of stack A finds room
    faces = {face.key: face.stack for face in match.state.printed.faces}
    assert [faces[key] for key in TILES] == ["A", "B", "C", "D"]


@pytest.mark.rule("ch4.token")
def test_the_first_pawn_to_pass_him_takes_the_token() -> None:
    table = Scenario(3, chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 8})
    told = [str(fact) for fact in GAME.narrate(table.state, GAME.catalogue.read("take 12").number)]
    assert "The England token goes to Red (p1)." in told
    table.play("take 12")
    assert england(table)[0] == 0
    table = hold(Scenario(3, chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 8}), 2)
    table.play("take 12")
    assert england(table)[0] == 2  # passing him later changes nothing


@pytest.mark.rule("ch4.token", "ch4.cards")
@pytest.mark.parametrize("key", TILES)
def test_each_of_the_four_cards_takes_the_token(key: str) -> None:
    table = hold(Scenario(3, chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 14}), 2)
    table.track({6: key}).goods(0, "h7", "stone").scotsman(0, "h7").market(stone=3)
    table.play("take 6")
    while table.asked[1] in ("pay", "place"):
        table.play(table.legal()[0])
    assert england(table)[0] == 0
    assert key in table.seen()["seats"][0]["cards"]


@pytest.mark.rule("ch4.turn")
def test_in_his_turn_the_holder_takes_a_tile_and_pays_the_row() -> None:
    table = (
        his_turn(1).track({6: "tomintoul"}).has(1, coins=4).goods(1, "h7", "stone").market(stone=3).go_on()
    )
    assert table.asked == (1, "turn")
    assert "Englishman" in table.prompt
    assert (
        str(GAME.cost(table.state, GAME.catalogue.read("take 6").number)) == "1 stone and 2 coins for England"
    )
    table.play("take 6")
    assert table.player(1).coins == 2  # the second space of the row
    assert england(table) == (1, 2)
    assert table.stock(1) == ""  # the cost of the tile itself
    assert table.seen()["track"][5]["figures"] == ["englishman"]
    table.play("place h8")
    assert table.seen()["seats"][1]["territory"][-1]["tile"] == "tomintoul"
    assert "activate h8" in table.legal()


@pytest.mark.rule("ch4.turn")
def test_the_row_and_the_tile_must_be_payable_together() -> None:
    table = his_turn(0, stacks=2).track({6: "falkirk tryst"}).has(0, coins=3).go_on()
    assert table.why_not("take 12") is None
    assert table.why_not("take 6") == "costs 1 coin with what must be bought, you have 0"
    table.has(0, coins=2)
    assert table.why_not("take 12") == "England's row costs 3 coins, you have 2"
    hold(table, 0, 3).has(0, coins=9)
    assert table.why_not("take 12") == "England's row on the market is full"
    table.check()


@pytest.mark.rule("ch4.turn", "card.loch_ness", "clan.mackintosh", "clan.maclachlan")
def test_no_ongoing_effect_counts_in_his_turn() -> None:
    table = his_turn(0).card(0, "loch ness").clan(0, "mackintosh", "maclachlan", "sinclair", "macgregor")
    table.no_scotsman(0, "g7").track({6: "inshriach"}).go_on()
    assert table.legal("activate") == []  # Loch Ness
    assert table.why_not("take 6") == "your territory has no place for Inshriach"  # Mackintosh
    table.state.points = 2
    table.play("take 12", "marker on douglas", "end turn")
    assert table.vp(0) == 3  # nothing for the unused points


@pytest.mark.rule("ch4.turn")
def test_goods_may_be_sold_in_his_turn_as_in_any_other() -> None:
    table = his_turn(0).goods(0, "h7", "sheep").market(sheep=1).has(0, coins=0).go_on()
    assert table.why_not("take 12") == "England's row costs 2 coins, you have 0"
    table.play("sell sheep")
    assert table.player(0).coins == 1


@pytest.mark.rule("ch4.forbidden")
@pytest.mark.parametrize("key", TILES)
def test_he_does_not_take_the_four_tiles_of_this_chronicle(key: str) -> None:
    table = his_turn(0).track({6: key}).has(0, coins=9).goods(0, "h7", "stone").scotsman(0, "h7").go_on()
    name = table.state.printed.faces[int(table.state.track[5]) - 1].name
    assert table.why_not("take 6") == f"the Englishman does not take {name}"
    assert "take 6" not in table.legal()
    assert "discard 6" in table.legal()


@pytest.mark.rule("ch4.decline")
def test_instead_he_discards_any_tile_for_the_rightmost_coins() -> None:
    table = his_turn(0, stacks=3).track({6: "inshriach"}).has(0, coins=1).go_on()
    assert table.legal("discard") == ["discard 6", "discard 12", "discard 13"]
    table.play("discard 6")
    assert table.player(0).coins == 4
    assert england(table) == (0, 2)
    assert "inshriach" in table.seen()["discard"]
    assert table.asked[1] == "draw-tile"  # no coin and no movement point besides


@pytest.mark.rule("ch4.decline")
def test_without_coins_in_the_row_he_only_discards() -> None:
    table = his_turn(0, stacks=0).has(0, coins=1).go_on().play("discard 12")
    assert table.player(0).coins == 1
    assert england(table) == (0, 0)


@pytest.mark.rule("ch4.decline", "ch4.token")
def test_while_nobody_holds_the_token_he_discards_the_next_tile_without_a_coin() -> None:
    table = his_turn(-1).track({6: "inshriach", 7: "lochridge"}).go_on()
    assert "inshriach" in table.seen()["discard"]
    assert table.seen()["track"][5]["figures"] == ["englishman"]
    assert england(table) == (-1, 1)


@pytest.mark.rule("ch4.decline", "ch3.stopping_sale")
def test_he_never_discards_a_sale_tile() -> None:
    table = Scenario(3, chronicles="34").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4})
    table.track({6: "whisky sale b", 7: "inshriach"})
    table.state.pending.depth = 1
    table.go_on()  # nobody holds the token, so he takes the next tile that he can discard
    assert table.seen()["discard"] == ["inshriach"]
    assert table.seen()["track"][6]["figures"] == ["englishman"]
    assert table.seen()["track"][5]["tile"] == "whisky sale b"


@pytest.mark.rule("ch4.worlds_end")
def test_turns_go_on_until_he_is_past_worlds_end() -> None:
    table = his_turn(0).track({3: "worlds end"}).pawns({ENGLISHMAN: 1, 0: 3, 1: 3, 2: 4})
    table.state.finished = 7
    table.go_on()
    assert table.asked == (0, "turn")  # every pawn is there, he is not
    table.play("stop at worlds end")
    while table.asked[0] == -1:
        table.play(table.legal()[0])
    assert table.asked[1] == "over"


@pytest.mark.rule("ch4.church")
def test_the_church_gives_4_points_for_a_barrel() -> None:
    table = Scenario(3, chronicles="4").tile(0, "h8", "glenfinnan church").card(0, "loch ness").turn(0)
    assert table.why_not("activate h8") == "costs 1 whisky, you have 0"
    table.has(0, whisky=1).play("activate h8")
    assert (table.vp(0), table.player(0).whisky) == (4, 0)


@pytest.mark.rule("ch4.church", "ch3.pay")
def test_with_cellars_the_barrel_for_the_church_comes_from_any_place() -> None:
    table = Scenario(3, chronicles="34").tile(0, "h8", "glenfinnan church").card(0, "loch ness").turn(0)
    table.barrels(0, 1, 3).play("activate h8")
    assert table.legal() == ["barrel 1", "barrel 3"]


@pytest.mark.rule("ch4.monument")
def test_the_monument_costs_a_scotsman_and_gives_3_points() -> None:
    table = Scenario(3, chronicles="4").pawns({0: 1, 1: 2, 2: 3, ENGLISHMAN: 14})
    table.track({6: "glenfinnan monument"}).scotsman(0, "h7")
    table.play("take 6", "from g7", "place h8", "activate h8")
    assert table.vp(0) == 3
    assert table.player(0).scotsmen == 8


@pytest.mark.rule("ch4.die")
@pytest.mark.parametrize("key", TILES)
def test_the_die_does_not_remove_the_tiles_of_this_chronicle(key: str) -> None:
    table = Scenario(3, bare=True, die=True, chronicles="4").pawns({DIE: 1, 0: 2, 1: 3, 2: 4, ENGLISHMAN: 5})
    table.track({6: key, 7: "inshriach", 8: "robert the bruce", 9: "macbeth"})
    table.state.pending.depth = 1
    table.go_on().play("roll 1")
    assert table.seen()["track"][5]["tile"] == key
    assert "inshriach" in table.seen()["discard"]


@pytest.mark.rule("ch4.turn", "ch1.start")
def test_he_neither_opens_the_boat_race_nor_sells_whisky() -> None:
    table = Scenario(3, chronicles="134").pawns({ENGLISHMAN: 1, 0: 2, 1: 3, 2: 4})
    table.track({6: "boat race start", 7: "whisky sale b"}).barrels(0, 1).has(0, coins=9)
    hold(table, 0).state.pending.depth = 1
    table.go_on()
    assert table.why_not("take 7") == "the Englishman sells no whisky"
    assert table.why_not("discard 6") == "Start is never discarded by a pawn"
    assert table.why_not("discard 7") == "Single cask sale is never discarded by a pawn"
    table.play("take 12")
    assert table.asked == (0, "clan-marker")
    assert not table.seen()["race"]["racing"]
