"""Chronicle I between other steps: rowing while something is asked, lots for Start, what a token brings."""

import pytest
from tests.glenmore.rulebook.chronicles.test_1_dragon_boats import boat, deal, move_boat, no_tokens, racing
from tests.glenmore.scenario import GAME, Scenario

from clachan.core.decision import decision
from clachan.core.rng import Rng
from clachan.games.glenmore.decisions import GOOD_REWARD, REFILL
from clachan.games.glenmore.rules.chronicles import reward_tokens

DIE = 4


def rowing(table: Scenario) -> bool:
    table.check()
    return "row the boat" in table.legal()


# --- between two steps -----------------------------------------------------------------------------------


def laying(castle: bool, tokens: int = 3) -> Scenario:
    """p1 has to lay a tile and has a movement point; the boat lies before p2's castle or one tile farther."""
    table = racing(points=1).track({5: "easdale"}).tile(1, "i7", "halkirk").tile(1, "j7", "kemnay")
    move_boat(table, 0, 1, "i" if castle else "j").state.race.tokens[1] = tokens
    table.play("take 5")
    assert table.asked == (0, "place")
    return table


@pytest.mark.rule("ch1.movement", "ch1.tokens", "activate.movement")
def test_a_boat_rows_while_a_tile_is_laid_but_a_castles_tokens_wait() -> None:
    table = laying(castle=False)
    assert rowing(table)
    table.play("row the boat")
    assert (boat(table), table.asked) == (("p2", "i7"), (0, "place"))
    for tokens in (1, 2, 3):
        table = laying(castle=True, tokens=tokens)
        assert not rowing(table)
        assert table.why_not("row the boat") == "first what is asked, then the castle's token"
    table = laying(castle=True, tokens=0)
    assert rowing(table)
    assert boat(table.play("row the boat")) == ("p2", "h7")


@pytest.mark.rule("ch1.movement", "ch1.tokens", "activate.movement")
def test_before_a_clan_marker_a_castle_may_be_reached() -> None:
    table = move_boat(racing(3), 0, 1, "i").tile(1, "i7", "halkirk").has(0, coins=0).marking(0)
    table.state.points = 1
    assert rowing(table)
    deal(table.play("row the boat"), "vp", "coins", "whisky").play("token coins")
    assert (table.player(0).coins, table.asked) == (2, (0, "clan-marker"))


@pytest.mark.rule("ch1.start", "ch1.results")
@pytest.mark.parametrize("asked", ["turn", "place", "clan-marker"])
def test_no_boat_rows_before_the_race_or_after_it(asked: str) -> None:
    def asking(racing: int, result: int) -> Scenario:
        table = no_tokens(Scenario(chronicles="1")).track({5: "easdale"}).has(0, coins=9)
        table.state.race.racing = racing
        table.player(0).boat.result = table.state.race.home_boats = result
        if asked == "clan-marker":
            table.marking(0)
        elif asked == "place":
            table.play("take 5")
        table.state.points = 1
        assert table.asked == (0, asked)
        return table

    assert rowing(asking(1, 0))
    table = asking(0, 0)
    assert (rowing(table), table.why_not("row the boat")) == (False, "no pawn has passed the Start tile yet")
    table = asking(1, 1)
    assert (rowing(table), table.why_not("row the boat")) == (False, "your boat has left the race")


# --- the Start tile --------------------------------------------------------------------------------------


def refilling(stack: int, drawn: int = 0, chronicles: str = "1") -> Scenario:
    """Tiles of this stack are to be laid on spaces 4 and 5; all that it holds is still in the bag."""
    table = Scenario(chronicles=chronicles).pawns({0: 7, 1: 2, 2: 3})
    s = table.state
    s.stack, s.drawn, s.fill = stack, drawn, 3
    s.bag = (1 << int(s.printed.stack_size[stack])) - 1
    s.pending.depth = 1
    s.pending.push(decision(REFILL, -2))
    return table.go_on()


@pytest.mark.rule("ch1.setup")
@pytest.mark.parametrize(("chronicles", "others"), [("1", 18), ("14", 19), ("13", 20), ("1346", 23)])
def test_the_top_third_holds_a_third_of_the_other_tiles_and_start(chronicles: str, others: int) -> None:
    part = others // 3 + 1
    for drawn in range(part - 1):
        table = refilling(2, drawn, chronicles)
        assert table.asked == (-1, "lot-for-start")
        assert table.legal() == [f"lot {number + 1}" for number in range(part - drawn)]
        assert table.why_not(f"lot {part - drawn}") is None
        assert table.why_not(f"lot {part - drawn + 1}") is not None
    table = refilling(2, part - 1, chronicles)  # all others of the top third have come
    assert "boat race start" in [space.get("tile") for space in table.seen()["track"]]


@pytest.mark.rule("ch1.setup")
def test_start_stays_where_its_lot_laid_it() -> None:
    table = refilling(2)
    GAME.apply(table.state, GAME.catalogue.read("lot 1").number)
    assert table.asked == (-1, "draw-tile")
    GAME.apply(table.state, GAME.catalogue.read(table.legal()[0]).number)
    laid = [space.get("tile") for space in table.seen()["track"]][3:5]
    assert laid[0] == "boat race start"
    assert laid[1] not in (None, "boat race start")


@pytest.mark.rule("ch1.setup")
@pytest.mark.parametrize(("stack", "size"), [(1, 14), (3, 18), (4, 16)])
def test_the_other_stacks_know_no_lots(stack: int, size: int) -> None:
    table = refilling(stack)
    assert table.asked == (-1, "draw-tile")
    assert len(table.legal()) == size
    assert all(table.why_not(text) is None for text in table.legal())


@pytest.mark.rule("ch1.start")
@pytest.mark.parametrize("players", [3, 4])
def test_the_die_passes_start_without_opening_the_race(players: int) -> None:
    spaces = {DIE: 1, **{seat: 6 + seat for seat in range(players)}}
    table = Scenario(players, bare=True, die=True, chronicles="1").pawns(spaces)
    table.track({3: "boat race start", 11: "inshriach", 12: "macbeth"})
    table.state.pending.depth = 1
    table.go_on().play("roll 2")
    assert table.seen()["discard"][0] == "inshriach"
    assert not table.seen()["race"]["racing"]


# --- boats -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ch1.movement")
def test_left_of_column_a_lies_column_z() -> None:
    table = no_tokens(racing(3, points=1))
    for place, tile in zip(
        "fedcba", ("halkirk", "kemnay", "glen esk", "corpach", "glen lyon", "plockton"), strict=True
    ):
        table.tile(0, f"{place}7", tile)
    table.tile(0, "z7", "ullapool")
    assert boat(move_boat(table, 0, 0, "a").play("row the boat")) == ("p1", "z7")


@pytest.mark.rule("ch1.neutral")
def test_a_boat_on_a_neutral_river_lies_in_nobodys_territory() -> None:
    table = no_tokens(racing(2))
    for seat, river in ((0, 4), (1, 5)):
        assert boat(move_boat(table, seat, river, "a"), seat) == (f"neutral {river - 3}", "")


@pytest.mark.rule("ch1.removal")
def test_ones_own_boat_keeps_its_tile_too() -> None:
    table = racing(3).tile(0, "i7", "halkirk").tile(0, "i8", "inshriach").tile(0, "h8", "easdale")
    move_boat(table, 0, 0, "i").has(0, coins=9).marking(0).play("marker on macmillan")
    assert table.legal("remove") == ["remove h8", "remove i8"]


# --- tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ch1.tokens", "ch1.setup")
def test_the_first_token_is_any_of_sixteen() -> None:
    table = move_boat(racing(3, points=1), 0, 1, "i").tile(1, "i7", "halkirk").play("row the boat")
    table.check()
    assert table.legal() == [f"lot {number + 1}" for number in range(16)]
    table.play("lot 1")
    assert table.legal() == [f"lot {number + 1}" for number in range(1, 16)]


@pytest.mark.rule("ch1.tokens")
def test_tokens_are_shown_while_one_is_chosen_and_not_otherwise() -> None:
    table = move_boat(racing(3, points=1), 0, 1, "i").tile(1, "i7", "halkirk")
    deal(table.play("row the boat"), "vp", "coins", "whisky")
    assert table.seen(0)["race"]["tokens"]["choice"] == ["whisky", "coins", "vp"]
    table.play("done")
    assert table.asked == (0, "turn")
    assert "choice" not in table.seen(0)["race"]["tokens"]


@pytest.mark.rule("ch1.tokens")
def test_a_token_of_any_good_brings_one_good() -> None:
    table = move_boat(racing(2, points=1), 0, 1, "i").tile(1, "i7", "halkirk")
    deal(table.play("row the boat"), "any good", "vp").play("token any good", "gain sheep", "put on h7")
    assert (table.stock(0), table.asked) == ("sheep 1", (0, "turn"))


@pytest.mark.rule("ch1.tokens")
def test_a_token_of_two_goods_would_ask_for_each() -> None:
    table = racing(3)
    table.state.pending.push(decision(GOOD_REWARD, 0, 2))
    table.play("gain sheep", "put on h7", "gain wood", "put on g7")
    assert (table.stock(0), table.asked) == ("wood 1, sheep 1", (0, "turn"))


@pytest.mark.rule("ch1.tokens", "tile.room")
def test_a_good_without_room_cannot_be_chosen() -> None:
    table = racing(3).market().goods(0, "g7", "wood wood wood").goods(0, "h7", "wood wood")
    table.state.pending.push(decision(GOOD_REWARD, 0, 1))
    table.check()
    assert len(table.legal()) == 5
    table.goods(0, "h7", "wood").check()
    assert table.legal() == []


@pytest.mark.rule("ch1.tokens")
def test_dealing_anew_loses_no_token() -> None:
    table = move_boat(racing(4), 0, 1, "i").tile(1, "i7", "halkirk")
    table.state.points = 1
    deal(table.play("row the boat"), "vp", "coins", "whisky", "scotsman").play("done")
    move_boat(table, 2, 3, "i").tile(3, "i7", "kemnay").turn(2).state.points = 1
    deal(table.play("row the boat"), "vp", "coins", "any good", "vp").play("done")
    for seat in (1, 3):  # neither has looked at a castle
        for seed in range(4):
            dealt = table.state.copy()
            GAME.redeal(dealt, seat, Rng(seed))
            tokens = [len(reward_tokens.held(dealt, castle)) for castle in range(4)]
            assert (tokens, int(dealt.race.bag).bit_count()) == ([0, 4, 0, 4], 8)
            lying = int(dealt.race.bag) | int(dealt.race.dealt[1]) | int(dealt.race.dealt[3])
            assert lying == (1 << 16) - 1
