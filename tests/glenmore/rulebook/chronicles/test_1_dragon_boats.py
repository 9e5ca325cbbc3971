"""Chronicle I: the boat race and the reward tokens."""

from typing import Any

import pytest
from tests.glenmore.scenario import GAME, Scenario

from clachan import ClachanError, new_match
from clachan.core.rng import Rng
from clachan.core.testing import check_hidden
from clachan.games.glenmore.components import REWARDS
from clachan.games.glenmore.rules.chronicles import dragon_boats, reward_tokens

RACE = "The Dragon Boat Races"


def racing(players: int = 3, points: int = 0, **options: Any) -> Scenario:
    """The race is on, and p1 has movement points."""
    table = Scenario(players, chronicles="1", **options)
    if players == 2:
        table.pawns({0: 1, 1: 2, 4: 3})
    table.state.race.racing = 1
    table.state.points = points
    return table


def boat(table: Scenario, seat: int = 0) -> tuple[str, str]:
    shown = table.seen()["race"]["boats"][seat]
    return shown["river"], shown["place"]


def move_boat(table: Scenario, seat: int, river: int, column: str) -> Scenario:
    p = table.player(seat)
    p.boat.river = river
    p.boat.column = "abcdefghijklmno".index(column) if river < 4 else 0
    return table


def deal(table: Scenario, *rewards: str) -> Scenario:
    """Answer for chance: tokens of these kinds are laid out."""
    for reward in rewards:
        kind = REWARDS.index(reward)
        word = int(table.state.race.bag)
        kinds = table.state.printed.token_kind
        token = next(token for token in range(16) if (word >> token) & 1 and kinds[token] == kind)
        table.play(f"lot {token + 1}")
    return table


def no_tokens(table: Scenario) -> Scenario:
    for castle in range(6):
        table.state.race.tokens[castle] = 0
    return table


@pytest.mark.rule("ch1.setup", "ch1.neutral")
@pytest.mark.parametrize(("players", "each", "rivers"), [(2, 2, 2), (3, 3, 1), (4, 4, 0)])
def test_boats_tokens_and_neutral_rivers(players: int, each: int, rivers: int) -> None:
    race = new_match("glenmore", {"players": players, "chronicles": "1"}, seed=2).view()["race"]
    assert [boat["river"] for boat in race["boats"]] == [f"p{seat + 1}" for seat in range(players)]
    assert {boat["place"] for boat in race["boats"]} == {"h7"}
    assert race["neutral"] == [f"neutral {number + 1}" for number in range(rivers)]
    assert set(race["tokens"]["left"].values()) == {each}
    assert len(race["tokens"]["left"]) == players + rivers
    assert not race["racing"]


@pytest.mark.rule("ch1.setup")
@pytest.mark.parametrize("seed", range(4))
def test_start_lies_in_the_top_third_of_stack_b(seed: int) -> None:
    match = new_match("glenmore", {"players": 3, "chronicles": "1"}, seed=seed)
    size = int(match.state.printed.stack_size[2])
    lots = []
    while "boat race start" not in [space.get("tile") for space in match.view()["track"]]:
        if match.question.kind == "lot-for-start":
            lots.append((int(match.state.drawn), len(match.legal())))
        match.play(match.legal()[match.rng.below(len(match.legal()))].text)
    part = (size - 1) // 3 + 1
    assert all(count == part - drawn for drawn, count in lots)  # each place of the top third equally likely
    assert match.state.stack == 2
    assert match.state.drawn <= part


@pytest.mark.rule("ch1.start")
def test_start_is_protected_and_passing_it_opens_the_race_for_everybody() -> None:
    table = Scenario(chronicles="1").track({5: "boat race start"})
    table.state.points = 1
    assert table.why_not("take 5") == "Start is protected: no pawn may stop there"
    assert table.why_not("row the boat") == "no pawn has passed the Start tile yet"
    table.play("take 12", "marker on cameron")
    assert table.seen()["race"]["racing"]
    assert "row the boat" in table.legal()
    table.state.turn += 1
    table.turn(1).state.points = 1
    assert "row the boat" in table.legal()


@pytest.mark.rule("ch1.start")
def test_the_die_does_not_open_the_race_and_start_leaves_when_every_pawn_is_past_it() -> None:
    table = Scenario(3, bare=True, die=True, chronicles="1").pawns({4: 1, 0: 5, 1: 6, 2: 7})
    table.track({2: "boat race start", 8: "inshriach", 9: "lochridge"})
    table.state.pending.depth = 1
    table.go_on().play("roll 2")  # Start counts as a tile, but the die does not stop there
    assert not table.seen()["race"]["racing"]
    assert table.seen()["discard"] == ["inshriach", "boat race start"]


@pytest.mark.rule("ch1.movement")
def test_boats_go_left_and_on_to_the_right_end_of_the_next_river() -> None:
    table = no_tokens(racing(points=3)).tile(0, "f7", "halkirk").tile(1, "i7", "ballachulish")
    places = [boat(table.play("row the boat")) for _ in range(3)]
    assert places == [("p1", "g7"), ("p1", "f7"), ("p2", "i7")]
    assert table.state.points == 0
    assert table.why_not("row the boat") == "you have no movement point left"


@pytest.mark.rule("ch1.movement", "ch1.neutral")
@pytest.mark.parametrize(
    ("players", "rivers"),
    [
        (2, ["p1", "neutral 1", "p2", "p2", "neutral 2", "p1"]),
        (3, ["p1", "p2", "p2", "p3", "p3", "neutral 1", "p1"]),
        (4, ["p1", "p2", "p2", "p3", "p3", "p4", "p4", "p1"]),
    ],
)
def test_the_way_round_leads_over_every_river(players: int, rivers: list[str]) -> None:
    table = no_tokens(racing(players, points=9))
    assert [boat(table.play("row the boat"))[0] for _ in rivers] == rivers
    assert table.seen()["race"]["boats"][0]["result"] == 1


@pytest.mark.rule("ch1.setup", "ch1.neutral", "ch1.movement")
@pytest.mark.parametrize(
    ("between", "order"),
    [
        ("p1 p2", ["p1", "neutral 1", "p2", "p3"]),
        ("p2 p3", ["p1", "p2", "neutral 1", "p3"]),
        ("p3 p1", ["p1", "p2", "p3", "neutral 1"]),
    ],
)
def test_the_single_neutral_river_lies_between_any_two_players(between: str, order: list[str]) -> None:
    options = {"players": 3, "chronicles": "1"}
    drawn = new_match("glenmore", options, seed=1).layout
    match = new_match("glenmore", options, 1, {**drawn, "neutral river": between})
    assert match.view()["race"]["rivers"] == order
    table = no_tokens(racing(3, points=9))
    table.state.race.after = match.state.race.after
    way = [boat(table.play("row the boat"))[0]]
    while way[-1] != "p1" or len(way) == 1:
        way.append(boat(table.play("row the boat"))[0])
    met = [river for river, before in zip(way[1:], way, strict=False) if river != before]
    assert met == [*order[1:], "p1"]


@pytest.mark.rule("ch1.setup", "ch1.neutral")
def test_where_the_neutral_river_lies_is_drawn_with_the_layout() -> None:
    options = {"players": 3, "chronicles": "1"}
    drawn = [new_match("glenmore", options, seed=seed).layout for seed in range(30)]
    assert {layout["neutral river"] for layout in drawn} == {"p1 p2", "p2 p3", "p3 p1"}
    for players in (2, 4):
        assert "neutral river" not in new_match("glenmore", {**options, "players": players}, seed=1).layout
    with pytest.raises(ClachanError, match="layout neutral river: must be one of p1 p2, p2 p3, p3 p1"):
        new_match("glenmore", options, layout={**drawn[0], "neutral river": "p2 p1"})
    old = {name: text for name, text in drawn[0].items() if name != "neutral river"}
    rivers = new_match("glenmore", options, layout=old).view()["race"]["rivers"]
    assert rivers == ["p1", "p2", "p3", "neutral 1"]


@pytest.mark.rule("ch1.ship_builder", "ch1.movement")
def test_a_ship_builder_gives_two_movement_points_for_scotsmen_or_the_boat() -> None:
    table = no_tokens(racing()).tile(0, "i7", "ship builder b").card(0, "loch ness").turn(0)
    table.play("activate i7")
    assert table.state.points == 2
    table.play("row the boat", "move g7")
    assert boat(table) == ("p1", "g7")
    assert table.on(0, "h7") == "scotsman"


@pytest.mark.rule("ch1.results")
def test_results_of_four_boats() -> None:
    table = no_tokens(racing(4))
    for seat in (2, 0, 3):
        move_boat(table, seat, seat, "i").tile(seat, "i7", ["halkirk", "", "kemnay", "corpach"][seat])
    for place, seat in enumerate((2, 0, 3), 1):
        table.turn(seat).state.points = 1
        table.play("row the boat")
        assert table.seen()["race"]["boats"][seat]["result"] == place
    assert [table.line(seat, RACE) for seat in range(4)] == [10, 0, 15, 5]
    assert [int(table.player(seat).whisky) for seat in range(4)] == [0, 0, 1, 0]
    assert table.seen()["race"]["boats"][1]["result"] == dragon_boats.LAST  # at once
    assert [table.line(seat, "coins") for seat in range(4)] == [5, 0, 7, 8]
    table.turn(1).state.points = 1
    assert table.why_not("row the boat") == "your boat has left the race"


@pytest.mark.rule("ch1.results")
def test_with_two_players_the_second_is_last_at_once() -> None:
    table = no_tokens(racing(2, points=1))
    move_boat(table, 0, 5, "a").play("row the boat")
    assert [boat["result"] for boat in table.seen()["race"]["boats"]] == [1, dragon_boats.LAST]


@pytest.mark.rule("ch1.results", "card.armadale_castle")
def test_the_last_boat_makes_coins_worthless_but_armadale_still_pays() -> None:
    table = racing(3).has(0, coins=10).has(1, coins=10).card(0, "armadale castle")
    assert table.line(1, "coins") == 0  # nobody has come home
    assert (table.line(0, "coins"), table.line(0, "Armadale Castle")) == (0, 16)
    table.player(0).boat.result = 1
    assert (table.line(0, "coins"), table.line(0, "Armadale Castle")) == (10, 8)


@pytest.mark.rule("ch1.tokens")
def test_a_castle_offers_its_tokens_to_the_boat_that_reaches_it() -> None:
    table = move_boat(racing(3, points=2), 0, 1, "i").tile(1, "i7", "halkirk")
    table.play("row the boat")
    assert table.asked == (-1, "deal-a-token")
    deal(table, "coins", "vp", "coins")
    assert table.asked == (0, "choose-a-token")
    assert table.legal() == ["done", "token coins", "token vp"]
    coins = int(table.player(0).coins)
    table.play("token coins")
    assert table.player(0).coins == coins + 2
    assert table.seen()["race"]["tokens"]["left"] == {"p1": 3, "p2": 2, "p3": 3, "neutral 1": 3}


@pytest.mark.rule("ch1.tokens")
@pytest.mark.parametrize("reward", REWARDS)
def test_every_reward(reward: str) -> None:
    table = move_boat(racing(2, points=1), 0, 1, "i").tile(1, "i7", "halkirk").has(0, coins=0)
    deal(table.play("row the boat"), reward, "vp" if reward != "vp" else "whisky").play(f"token {reward}")
    if reward == "whisky":
        assert table.player(0).whisky == 1
    elif reward == "coins":
        assert table.player(0).coins == 2
    elif reward == "any good":
        table.play("gain cattle", "put on h7")
        assert table.on(0, "h7") == "cattle"
    elif reward == "vp":
        assert table.line(0, RACE) == 3
    elif reward == "scotsman":
        assert table.on(0, "h7") == "scotsman"
    else:
        assert table.asked == (0, "clan-marker")


@pytest.mark.rule("ch1.tokens", "ch1.neutral")
def test_a_neutral_castle_and_the_own_castle_at_the_finish_offer_tokens_too() -> None:
    table = move_boat(racing(3, points=2), 0, 2, "g")
    deal(table.play("row the boat"), "vp", "vp", "vp").play("token vp")
    assert boat(table)[0] == "neutral 1"
    deal(table.play("row the boat"), "coins", "coins", "coins")
    assert table.line(0, RACE) == 18  # 3 of the token, 15 for the first place
    table.play("token coins")
    assert table.asked == (0, "turn")


@pytest.mark.rule("ch1.tokens")
def test_tokens_may_run_out_and_may_be_left() -> None:
    table = move_boat(racing(3, points=1), 0, 1, "i").tile(1, "i7", "halkirk")
    deal(table.play("row the boat"), "vp", "coins", "whisky").play("done")
    assert table.seen()["race"]["tokens"]["left"]["p2"] == 3
    table = no_tokens(move_boat(racing(3, points=1), 0, 1, "i").tile(1, "i7", "halkirk"))
    assert table.play("row the boat").asked == (0, "turn")


@pytest.mark.rule("ch1.tokens")
def test_only_the_choosing_player_sees_the_tokens() -> None:
    table = move_boat(racing(3, points=1), 0, 1, "i").tile(1, "i7", "halkirk")
    deal(table.play("row the boat"), "vp", "coins", "whisky")
    assert table.seen(0)["race"]["tokens"]["choice"] == ["whisky", "coins", "vp"]
    for other in (None, 1, 2):
        assert "choice" not in table.seen(other)["race"]["tokens"]
    for seed in range(20):
        check_hidden(GAME, table.state, 1, Rng(seed), "here")
        known = table.state.copy()
        GAME.redeal(known, 0, Rng(seed))
        known.end_after = table.state.end_after  # nobody knows where World's End lies
        assert GAME.key(known) == GAME.key(table.state)  # whoever has looked knows them
    others = set()
    for seed in range(20):
        dealt = table.state.copy()
        GAME.redeal(dealt, 1, Rng(seed))
        assert GAME.fault(dealt) is None
        others.add(tuple(reward_tokens.held(dealt, 1)))
    assert len(others) > 5


@pytest.mark.rule("ch1.tokens")
def test_the_log_does_not_name_dealt_tokens_and_looking_cannot_be_taken_back() -> None:
    table = move_boat(racing(3, points=2), 0, 1, "i").tile(1, "i7", "halkirk")
    rowing = GAME.catalogue.read("row the boat").number
    assert GAME.reveals(table.state, rowing)
    table.play("row the boat")
    told = [str(fact) for fact in GAME.narrate(table.state, GAME.catalogue.read("lot 1").number)]
    assert told == ["A reward token is laid out."]
    deal(table, "vp", "coins", "whisky")
    assert GAME.reveals(table.state, GAME.catalogue.read("token vp").number)
    table.play("token vp")
    assert not GAME.reveals(table.state, rowing)  # the next tile has no castle


@pytest.mark.rule("ch1.removal")
def test_a_tile_under_a_boat_stays() -> None:
    table = racing(3).tile(0, "i7", "halkirk").tile(0, "h8", "inshriach").has(0, coins=9)
    move_boat(table, 1, 0, "i").marking(0).play("marker on macmillan")
    # only h8 can go, so nothing is asked
    assert [cell["place"] for cell in table.seen()["seats"][0]["territory"]] == ["g7", "h7", "i7"]
    table = racing(3).tile(0, "i7", "halkirk").tile(0, "h8", "inshriach").has(0, coins=9)
    move_boat(table, 1, 0, "h").marking(0).play("marker on macmillan")
    assert table.legal("remove") == ["remove i7", "remove h8"]
