"""Rounds and phases; preparation and the action phase."""

import pytest
from tests.caledonia.scenario import Scenario, hand_made

from clachan import new_match


def rounds(table: Scenario, count: int) -> Scenario:
    """Everybody passes for so many rounds; chance refills."""
    for _ in range(count):
        table.pass_all().let_chance()
    return table


@pytest.mark.rule("structure.rounds")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_is_over_after_five_rounds(players: int) -> None:
    table = Scenario(players=players).unit(0, "c4", "sheep").turn(0)
    for number in range(1, 6):
        assert (table.view["round"], table.asked[1]) == (number, "turn")
        rounds(table, 1)
    assert table.view["over"]
    assert table.stock(0) == {"wool": 5}
    assert table.why_not("pass") == "the game is over"


@pytest.mark.rule("structure.rounds", "phase.production", "phase.scoring")
def test_production_comes_before_scoring() -> None:
    layout = {"scoring": "basics processed units workers border"}
    table = Scenario(layout=layout).unit(0, "c4", "sheep").turn(0).pass_all()
    assert (table.stock(0), table.sees(0)["glory"]) == ({"wool": 1}, 1)


@pytest.mark.rule("structure.goal")
def test_the_most_points_win() -> None:
    table = Scenario(players=3).money(0, 50).money(1, 200).money(2, 100).turn(0)
    assert [score.place for score in table.game.scores(table.state)] == [3, 1, 2]
    rounds(table, 5)
    assert [table.score(seat).place for seat in range(3)] == [3, 1, 2]


@pytest.mark.rule("phase.preparation")
def test_merchants_come_home_before_the_next_round() -> None:
    table = Scenario().goods(0, wool=2).turn(0).play("sell 2 wool")
    assert table.sees(0)["merchants"]["ready"] == 0
    assert table.view["market"][0]["merchants"] == [-2, 0]
    rounds(table, 1)
    assert table.sees(0)["merchants"]["ready"] == 2
    assert table.view["market"][0]["merchants"] == [0, 0]


@pytest.mark.rule("phase.preparation", "ruling.contracts")
@pytest.mark.parametrize(("players", "filled"), [(2, 6), (3, 7), (4, 8)])
def test_empty_boxes_are_refilled_only_in_preparation_and_by_chance(players: int, filled: int) -> None:
    table = Scenario(players=players).on_board(1, 2, 3, 4, 5).turn(0).play("take contract 3")
    assert sum(box > 0 for box in table.view["export"]["boxes"]) == 4
    table.pass_all()
    assert table.asked == (-1, "draw-contract")
    assert table.why_not("draw contract 3") == "contract 3 is not in the pile"
    assert len(table.legal()) == 45
    table.play("draw contract 50")
    assert table.view["export"]["boxes"][:3] == [1, 2, 50]
    table.let_chance()
    assert sum(box > 0 for box in table.view["export"]["boxes"]) == filled


@pytest.mark.rule("phase.preparation")
def test_the_next_round_has_the_next_scoring_tile() -> None:
    layout = {"scoring": "basics workers units processed border"}
    table = Scenario(layout=layout).unit(0, "c4", "field").turn(0)
    assert [row["done"] for row in table.view["scoring"]] == [False] * 5
    rounds(table, 1)
    assert [row["done"] for row in table.view["scoring"]] == [True, False, False, False, False]
    assert table.sees(0)["glory"] == 2  # two grain
    rounds(table, 1)
    assert table.sees(0)["glory"] == 2  # no worker
    rounds(table, 1)
    assert table.sees(0)["glory"] == 4  # one field


@pytest.mark.rule("phase.preparation")
def test_round_1_has_no_preparation() -> None:
    table = Scenario(players=4).on_board(1).turn(0)
    assert table.asked == (0, "turn")
    assert sum(box > 0 for box in table.view["export"]["boxes"]) == 1


@pytest.mark.rule("phase.action")
def test_turns_go_round_in_order_with_one_action_each() -> None:
    table = Scenario(players=3).turn(1)
    asked = []
    for _ in range(6):
        asked.append(table.asked[0])
        table.play("hire merchant")
    assert asked == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("phase.action")
def test_all_eight_actions_are_open_and_may_be_repeated() -> None:
    board = hand_made({"c5": "forest 1"})
    table = Scenario(players=1, board=board).unit(0, "c4", "sheep").goods(0, wool=9).box(0, 1).turn(0)
    heads = {
        " ".join(text.split()[:2]) if text.startswith("upgrade") else text.split()[0]
        for text in table.legal()
    }
    assert heads == {
        "pass", "buy", "sell", "expand", "hire", "fulfil",
        "upgrade shipping", "upgrade woodcutters", "upgrade miners",
    }  # fmt: skip
    table.play(
        "sell 1 wool", "sell 1 wool", "upgrade shipping", "upgrade shipping", "fulfil contract 1", "done"
    )
    assert table.legal("take contract")
    table.play("expand c5 woodcutter", "expand c3 cow", "pass")
    assert table.view["round"] == 2


@pytest.mark.rule("phase.action", "ruling.passed")
def test_passed_players_are_skipped_and_the_last_one_goes_on_alone() -> None:
    table = Scenario(players=3).turn(0).play("hire merchant", "pass", "hire merchant", "hire merchant")
    assert table.asked[0] == 2
    table.play("pass")
    assert table.asked[0] == 0
    table.play("hire merchant", "hire merchant", "upgrade shipping")
    assert table.asked == (0, "turn")
    assert table.view["round"] == 1
    table.play("pass").let_chance()
    assert table.view["round"] == 2


@pytest.mark.rule("ruling.turn")
def test_a_turn_ends_by_itself_when_no_free_step_is_left() -> None:
    table = Scenario().turn(0).play("hire merchant")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.turn")
def test_a_turn_with_a_free_step_left_ends_when_the_player_says_so() -> None:
    board = hand_made(ports={"d4": "money"})
    table = Scenario(board=board).unit(0, "c4", "sheep").turn(0).play("hire merchant")
    assert table.asked == (0, "end-of-turn")
    assert table.legal() == ["end turn", "use port money"]
    reason = "you have taken your action for this turn: only ports and the cellar are left"
    assert table.why_not("hire merchant") == reason
    assert table.why_not("pass") == reason
    table.play("end turn")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.turn")
def test_free_steps_leave_the_main_action_open() -> None:
    ports = {"d4": "money", "c5": "upgrade"}
    table = Scenario(board=hand_made(ports=ports)).unit(0, "c4", "sheep").turn(0)
    table.play("use port money", "use port upgrade", "done")
    assert table.asked == (0, "turn")
    table.play("pass")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.turn", "action.pass")
def test_whoever_passes_may_still_use_a_port_in_that_turn_and_then_ends_it() -> None:
    table = Scenario(board=hand_made(ports={"d4": "money"})).unit(0, "c4", "sheep").turn(0)
    assert table.spend("pass") == -16
    assert table.asked == (0, "end-of-turn")
    assert table.legal() == ["end turn", "use port money"]
    assert table.prompt == "You have passed: use ports or the cellar, or end the turn."
    assert table.why_not("hire merchant") == "you have passed: only ports and the cellar are left"
    assert table.why_not("pass") == "you have passed: only ports and the cellar are left"
    assert table.spend("use port money") == -10
    assert table.asked == (1, "turn")
    assert (table.view["passed"], table.sees(0)["passed"]) == ([0], True)


@pytest.mark.rule("ruling.turn", "action.pass", "port.any")
def test_the_pass_money_pays_for_a_port_used_after_passing() -> None:
    board = hand_made(ports={"d4": "any", "k4": "contracts"})
    table = Scenario(board=board, money=0, round=4).unit(0, "c4", "sheep").turn(0)
    assert table.why_not("use port any as contracts") == "costs £3, you have £0"
    table.play("pass", "use port any as contracts", "draw contracts").let_chance()
    assert table.purse(0) == 16 - 3 + 5
    assert table.spend(table.legal("take")[0]) == 10  # the fee of round 4
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.turn", "action.pass")
def test_after_passing_the_turn_ends_by_itself_if_no_port_is_of_use() -> None:
    """The meat port goes with a contract and the price port with a trade."""
    board = hand_made(ports={"d4": "meat", "b4": "price", "c3": "basics", "d3": "swap"})
    table = Scenario(board=board).unit(0, "c4", "sheep").goods(0, bread=3).turn(0).play("pass")
    assert table.asked == (1, "turn")


@pytest.mark.rule("ruling.turn", "ruling.passed", "phase.action")
def test_the_last_who_passes_uses_a_port_before_production_begins() -> None:
    board = hand_made({"h5": "forest 2"}, ports={"d4": "money"})
    table = Scenario(board=board).unit(1, "c4", "sheep").unit(0, "h5", "woodcutter").turn(0)
    table.play("pass", "pass")
    assert table.asked == (1, "end-of-turn")
    assert table.purse(0) == 100 + 16  # no wages yet
    table.play("end turn").let_chance()
    assert table.purse(0) == 100 + 16 + 4
    assert table.asked == (0, "turn")  # the first to pass begins, and has a full turn again
    assert "pass" in table.legal()


@pytest.mark.rule("ruling.undo")
def test_undo_reaches_back_to_the_start_of_ones_own_turn() -> None:
    match = new_match("caledonia", {"players": 2}, seed=1)
    while match.question.kind != "turn":
        match.play(match.legal()[0].text)
    start = match.ply
    match.play("hire merchant")
    assert match.undo_ply() == match.ply  # the other player's turn has begun
    with pytest.raises(Exception, match=f"nothing of this turn can be taken back at ply {start + 1}"):
        match.undo()


@pytest.mark.rule("ruling.undo")
def test_undo_stops_at_a_reveal() -> None:
    layout = new_match("caledonia", {"players": 1, "map_sides": "1111"}, seed=1).layout
    layout = layout | {"ports": "contracts money upgrade meat", "offer": "macdonald+1 stewart+2"}
    match = new_match("caledonia", {"players": 1, "map_sides": "1111"}, layout=layout)
    match.play("choose clan macdonald")
    match.play("place b1 fisherman")  # on the port itself
    match.play("place l1 fisherman")
    start = match.ply
    match.play("use port money")
    match.play("use port contracts")
    assert match.undo_ply() == start
    match.play("draw contracts")
    match.let_chance()
    assert match.undo_ply() == match.ply  # three contracts were seen
    match.play("done")
    assert match.undo_ply() == match.ply - 1
    match.undo()
    assert match.question.kind == "choose-a-drawn-contract"
