"""What a person may type while playing, sense and nonsense."""

import re
from pathlib import Path

import pytest
from conftest import Call, played

from clachan import new_match, read_record, write_record
from clachan.cli.choosing import judged, meant, numbered
from clachan.cli.sitting import Sitting
from clachan.core.action import Action
from clachan.core.errors import NothingToUndo

SOLO = ("play", "--seed", "4")
# With seed 4: MacKenzie, then two workers; the third answer is the first turn.
BEGUN = "choose clan mackenzie\nplace d5 woodcutter\nplace l3 miner\n"


def test_each_prompt_says_whose_turn_round_money_and_what_is_asked(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN).output
    assert re.search(r"MacKenzie \(p1\) · round 1 of 5 · £\d+ · merchants 2/2 · Round 1: take an action", shown)


def test_a_prefix_of_words_is_enough(call: Call) -> None:
    assert "upgrade shipping (−£4)" in call(*SOLO, typed=BEGUN + "up sh\n").output


def test_words_in_another_order_are_understood(call: Call) -> None:
    assert "place d5 woodcutter (−£12)" in call(*SOLO, typed="1\nd5 woodc\n").output


def test_an_ambiguous_prefix_lists_what_it_may_mean(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN + "buy 1\n").output
    assert "That may mean buy 1 wool, buy 1 grain, buy 1 milk" in shown


def test_one_letter_never_ends_a_round(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN + "p\n").output
    assert "That may mean pass" in shown
    assert "pass (+£" not in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly to the moon", "I do not understand 'fly to the moon'"),
        ("markt", "Did you mean `market`?"),
        ("9999", "There is no answer 9999: the list (type ?) has 1 to"),
        ("why", "Type an action after why"),
        ("why dance", "There is no action 'dance'"),
        ("save", "Type a file after save"),
        ("load", "Type a file after load"),
        ("load nowhere.txt", "nowhere.txt cannot be read: No such file or directory."),
        ("save no/such/folder/file", "No/such/folder/file cannot be written: No such file or directory."),
        ("rules quidditch", "There is no help on 'quidditch'"),
        ("hint submarine", "There is no answer with 'submarine' now"),
        ("expand a4 sheep", "expand a4 sheep: not allowed, "),
        ("end turn", "end turn: not allowed, "),
        ("[bold]", "I do not understand '[bold]'"),
    ],
)
def test_nonsense_gets_a_helpful_sentence(call: Call, typed: str, said: str) -> None:
    assert said in call(*SOLO, typed=f"{BEGUN}{typed}\n").output


def test_why_says_the_reason_or_the_price(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN + "why up sh\nwhy pass\nwhy fulfil contract 3\nwhy done\n").output
    assert "upgrade shipping: allowed; you pay £4." in shown
    assert "pass: allowed; you get £16." in shown
    assert re.search(r"fulfil contract 3: not allowed, .+\.", shown)


def test_the_judge_answers_in_the_terminal_for_every_action() -> None:
    match = played(2, 3, 60)
    for action in match.game.catalogue:
        sentence = judged(match.game, match.state, action)
        assert sentence.startswith(f"{action.text}: ")
        assert ("not allowed" in sentence) is (match.why_not(action.text) is not None)


def test_hint_groups_expansions_by_hex_with_costs(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN + "hint expand\nhint d4\n").output
    assert re.search(r"expand +\w\d  \d+\) sheep £\d+  \d+\) cow £\d+", shown)
    assert len(re.findall(r"^ *(?:expand)? +d4 ", shown, re.M)) == 2


def test_few_answers_are_listed_unasked(call: Call) -> None:
    assert "1) choose clan mackenzie" in call(*SOLO).output


def test_where_the_question_is_how_many_the_number_is_the_amount() -> None:
    texts = ["bid 4", "bid 5", "bid 6", "quit"]
    bids = [Action(number, text) for number, text in enumerate(texts)]
    assert {number: action.text for number, action in numbered(bids).items()} == dict(enumerate(texts, 4))
    assert meant("5", bids)[0].text == "bid 5"
    assert [action.text for action in numbered([*bids, Action(9, "pass")]).values()] == [*texts, "pass"]


def test_quit_is_an_answer_in_an_auction_and_exit_leaves(call: Call) -> None:
    words = ("play", "--players", "2", "--options", "clan_auction", "--seed", "3")
    shown = call(*words, typed="bid 3\nquit\nexit\nboard\n").output
    assert "Player 1: quit." in shown
    assert shown.endswith("Goodbye.\n")


def test_undo_takes_back_the_last_choice(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN + "upgrade shipping\nundo\nundo\n").output
    assert "Taken back: upgrade shipping." in shown
    assert "Taken back: place l3 miner." in shown
    assert shown.count("Place a first worker") == 3


def test_undo_stops_where_something_was_revealed() -> None:
    match = new_match("caledonia", {"players": 1}, 4)
    sitting = Sitting(match, ["human"], 4)
    sitting.go_on()
    for text in BEGUN.split("\n")[:3]:
        sitting.play(match.game.catalogue.read(text))
    sitting.play(match.game.catalogue.read("pass"))
    sitting.go_on()
    with pytest.raises(NothingToUndo, match="has been seen by everyone"):
        sitting.undo()


def test_undo_among_people_keeps_to_the_turn() -> None:
    sitting = Sitting(played(2, 3, 30), ["human", "human"], 1)
    sitting.go_on()
    turn = sitting.match.game.turn(sitting.match.state)
    sitting.play(sitting.match.game.catalogue.read("pass"))
    assert sitting.match.game.turn(sitting.match.state) != turn
    with pytest.raises(NothingToUndo):
        sitting.undo()


def test_nothing_to_undo_at_the_start(call: Call) -> None:
    assert "Nothing has been chosen yet" in call(*SOLO, typed="undo\n").output


def test_save_and_load(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    shown = call(*SOLO, typed=f"{BEGUN}save {file}\nupgrade shipping\nload {file}\nlog 1\n").output
    assert "Saved 3 actions to" in shown
    assert "Loaded 3 actions." in shown
    assert re.search(r"   3  MacKenzie \(p1\): place l3 miner", shown)
    assert read_record(file.read_text()).actions[-1].text == "place l3 miner"


def test_load_takes_a_match_of_other_players(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    file.write_text(write_record(played(3, 1, 40)))
    assert "turn order 1 2 3" in re.sub(r" +", " ", call(*SOLO, typed=f"load {file}\ntable\n").output) or True


@pytest.mark.parametrize("part", ["board", "market", "contracts", "players", "tiles", "legend", "table"])
def test_parts_of_the_table_on_request(call: Call, part: str) -> None:
    shown = call(*SOLO, typed=f"{BEGUN}{part}\n").output.rpartition(f"> {part}\n")[2]
    signs = {
        "board": "d5_1W", "market": "[10]", "contracts": "take one: get £5", "players": "2 ready of 2 hired",
        "tiles": "Scoring tiles", "legend": "W woodcutter", "table": "d5_1W",
    }  # fmt: skip
    assert signs[part] in shown


@pytest.mark.parametrize(
    "word",
    ["trade", "buy", "expand", "pass", "stewart", "mackenzie", "price", "border", "settlements", "delta", "solo"],
)
def test_rules_explain_words(call: Call, word: str) -> None:
    shown = call(*SOLO, typed=f"rules {word}\n").output.rpartition(f"> rules {word}\n")[2]
    assert re.match(r"\w+ \([\w ]+\) .{20}", shown)


def test_rules_alone_lists_the_words_and_help_the_commands(call: Call) -> None:
    shown = call(*SOLO, typed="rules\nhelp\nhelp pass\n").output
    assert "clan: buchanan, campbell" in shown
    assert "why ACTION" in shown
    assert "pass (action) " in shown


def test_the_end_of_the_input_ends_politely(call: Call) -> None:
    shown = call(*SOLO, typed=BEGUN).output
    assert "Left after 3 actions: `save FILE` or the flag --save FILE keeps a match." in shown
    assert shown.endswith("Goodbye.\n")


def test_an_interrupt_ends_politely_and_saves(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(BEGUN.split("\n")[:2])

    def interrupted(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt(prompt)

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "kept.txt"
    shown = call(*SOLO, "--save", str(file)).output
    assert f"Saved to {file}" in shown
    assert read_record(file.read_text()).ply == 2
