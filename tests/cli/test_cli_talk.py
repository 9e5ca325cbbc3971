"""What a person may type while playing, sense and nonsense."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from conversation import Call, played

from clachan import new_match, open_game, read_record, write_record
from clachan.cli import commands
from clachan.cli.choosing import list_numbers, meant, verdict_on
from clachan.cli.live_match import dealt_match
from clachan.cli.speaking import spoken
from clachan.core.errors import NothingToUndo

CLAN = "choose clan mackenzie"


@dataclass
class LaidByHand:
    """A solo game to be loaded, whose first three answers lead to the first turn."""

    words: tuple[str, ...]
    first: tuple[str, ...]

    def typed(self, *lines: str) -> str:
        return "\n".join([*self.first, *lines, ""])


@pytest.fixture
def solo(tmp_path: Path) -> LaidByHand:
    """A table laid by hand, so that nothing hangs on what a seed draws."""
    layout = {**new_match("caledonia", {"players": 1}, 4).layout, "offer": "mackenzie+1 stewart+2"}
    match = new_match("caledonia", {"players": 1}, 4, layout)
    path = tmp_path / "start.txt"
    path.write_text(write_record(match))
    match.play(CLAN)
    first = [CLAN]
    for unit in ("woodcutter", "miner"):
        first.append(next(a.text for a in reversed(match.legal()) if a.text.endswith(unit)))
        match.play(first[-1])
    return LaidByHand(("play", "--load", str(path), "--seed", "4"), tuple(first))


def test_each_prompt_says_whose_turn_round_money_and_what_is_asked(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed()).output
    assert re.search(
        r"MacKenzie \(p1\) · round 1 of 5 · £\d+ · merchants 2/2 · Round 1: take an action", shown
    )


def test_a_prefix_of_words_is_enough(call: Call, solo: LaidByHand) -> None:
    assert "upgrades shipping (−£4)" in call(*solo.words, typed=solo.typed("up sh")).output


def test_words_in_another_order_are_understood(call: Call, solo: LaidByHand) -> None:
    _, place, unit = solo.first[1].split()
    shown = call(*solo.words, typed=f"{CLAN}\n{unit[:5]} {place}\n").output
    assert f"MacKenzie (p1) starts on {place} with a {unit} (−£" in shown


def test_an_ambiguous_prefix_lists_what_it_may_mean(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed("buy 1")).output
    assert "That may mean buy 1 wool, buy 1 grain, buy 1 milk" in shown


def test_one_letter_never_ends_a_round(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed("p")).output
    assert "That may mean pass" in shown
    assert "passes (+£" not in shown


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
        ("load nowhere.txt", "Cannot read nowhere.txt: No such file or directory."),
        ("save no/such/folder/file", "Cannot write no/such/folder/file: No such file or directory."),
        ("rules quidditch", "There is no help on 'quidditch'"),
        ("? submarine", "There is no answer with 'submarine' now"),
        (
            "hint submarine",
            "Hint takes 1 to 300 seconds to think, not 'submarine'; `? submarine` lists answers.",
        ),
        ("hint 0", "Hint takes 1 to 300 seconds to think, not '0'"),
        ("expand a4 sheep", "expand a4 sheep: not allowed, "),
        ("end turn", "end turn: not allowed, "),
        ("[bold]", "I do not understand '[bold]'"),
    ],
)
def test_nonsense_gets_a_helpful_sentence(call: Call, solo: LaidByHand, typed: str, said: str) -> None:
    assert said in call(*solo.words, typed=solo.typed(typed)).output


def test_why_says_the_reason_or_the_price(call: Call, solo: LaidByHand) -> None:
    shown = call(
        *solo.words, typed=solo.typed("why up sh", "why pass", "why fulfil contract 3", "why done")
    ).output
    assert "upgrade shipping: allowed (£4)." in shown
    assert "pass: allowed (+£16)." in shown
    assert re.search(r"fulfil contract 3: not allowed, .+\.", shown)


def test_the_judge_answers_in_the_terminal_for_every_action() -> None:
    match = played(2, 3, 60)
    for action in match.game.catalogue:
        sentence = verdict_on(match.game, match.state, action)
        assert sentence.startswith(f"{action.text}: ")
        assert ("not allowed" in sentence) is (match.why_not(action.text) is not None)


def test_the_list_groups_expansions_by_hex_with_costs(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed("? expand")).output
    found = re.search(r"(\w\d)  \d+\) sheep £(\d+)  \d+\) cow £(\d+)", shown)
    assert found is not None
    assert int(found[3]) == int(found[2]) + 1
    alone = call(*solo.words, typed=solo.typed(f"? {found[1]}")).output.rpartition("> ?")[2]
    assert f"expand         {found[1]}  " in alone


def test_a_hint_names_the_best_answers_with_points(
    call: Call, solo: LaidByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.2)
    shown = call(*solo.words, typed=solo.typed("hint", "?")).output
    advice, _, answers = shown.rpartition("> hint")[2].partition("> ?")
    found = re.findall(r"(\d+)\) (.+?)(?: \+?£\d+)?: (\d+\.\d) points expected", advice)
    assert 1 <= len(found) <= 3, advice
    points = [float(each[2]) for each in found]
    assert points == sorted(points, reverse=True)
    assert all(20 < each < 300 for each in points)
    assert all(f"{number}) " in answers for number, _, _ in found)


def test_few_answers_are_listed_unasked(call: Call, solo: LaidByHand) -> None:
    assert "1) choose clan mackenzie" in call(*solo.words).output


def test_where_the_question_is_how_many_the_number_is_the_amount() -> None:
    texts = ["bid 4", "bid 5", "bid 6", "quit"]
    catalogue = open_game("caledonia").catalogue
    bids = [catalogue.read(text) for text in texts]
    assert {number: action.text for number, action in list_numbers(bids).items()} == dict(enumerate(texts, 4))
    assert meant("5", bids)[0].text == "bid 5"
    assert [action.text for action in list_numbers([*bids, catalogue.read("pass")]).values()] == [
        *texts,
        "pass",
    ]


def test_quit_is_an_answer_in_an_auction_and_exit_leaves(call: Call, solo: LaidByHand) -> None:
    words = ("play", "--players", "2", "--options", "clan_auction", "--seed", "3")
    shown = call(*words, typed="bid 3\nquit\nexit\nboard\n").output
    assert "(p1) leaves the auction." in shown
    assert shown.endswith("Goodbye.\n")


def test_undo_takes_back_the_last_choice(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed("upgrade shipping", "undo", "undo")).output
    assert "Taken back: upgrade shipping." in shown
    assert f"Taken back: {solo.first[2]}." in shown
    assert shown.count("Place a first worker") == 3


def test_undo_stops_where_something_was_revealed() -> None:
    live = dealt_match(played(1, 4, 3), ["human"], 4)
    live.play(live.match.game.catalogue.read("pass"))
    live.go_on()
    with pytest.raises(NothingToUndo, match="has been seen by everyone"):
        live.undo()


def test_undo_among_people_keeps_to_the_turn() -> None:
    live = dealt_match(played(2, 3, 30), ["human", "human"], 1)
    live.go_on()
    turn = live.match.game.turn(live.match.state)
    live.play(live.match.game.catalogue.read("pass"))
    assert live.match.game.turn(live.match.state) != turn
    with pytest.raises(NothingToUndo):
        live.undo()


def test_nothing_to_undo_at_the_start(call: Call, solo: LaidByHand) -> None:
    assert "Nothing has been chosen yet" in call(*solo.words, typed="undo\n").output


def test_save_and_load(call: Call, solo: LaidByHand, tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    shown = call(
        *solo.words, typed=solo.typed(f"save {file}", "upgrade shipping", f"load {file}", "log 1")
    ).output
    assert "Saved 3 actions to" in shown
    assert "Loaded 3 actions." in shown
    saved = read_record(file.read_text())
    assert saved.actions[-1].text == solo.first[2]
    assert f"   3  {spoken(saved.game, saved.state, saved.facts()[0])}" in shown
    assert "MacKenzie (p1) " in spoken(saved.game, saved.state, saved.facts()[0])


def test_load_takes_a_match_of_other_players(call: Call, solo: LaidByHand, tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    file.write_text(write_record(played(3, 1, 40)))
    shown = call(*solo.words, typed=f"load {file}\ntable\n").output.rpartition("> table")[2]
    assert re.search(r"turn order \d \d \d\b", shown)


@pytest.mark.parametrize("part", ["board", "market", "contracts", "players", "tiles", "legend", "table"])
def test_parts_of_the_table_on_request(call: Call, solo: LaidByHand, part: str) -> None:
    shown = call(*solo.words, typed=solo.typed(part)).output.rpartition(f"> {part}\n")[2]
    place = f"{solo.first[1].split()[1]}_1W"
    signs = {
        "board": place, "market": "[10]", "contracts": "take one: get £5", "players": "2 ready of 2 hired",
        "tiles": "Scoring tiles", "legend": "W woodcutter", "table": place,
    }  # fmt: skip
    assert signs[part] in shown


@pytest.mark.parametrize(
    "word",
    [
        "trade",
        "buy",
        "expand",
        "pass",
        "stewart",
        "mackenzie",
        "price",
        "border",
        "settlements",
        "delta",
        "solo",
    ],
)
def test_rules_explain_words(call: Call, solo: LaidByHand, word: str) -> None:
    shown = call(*solo.words, typed=f"rules {word}\n").output.rpartition(f"> rules {word}\n")[2]
    assert re.match(r"[\w ]+ \([\w ]+\) .{20}", shown)


def test_rules_alone_lists_the_words_and_help_the_commands(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed="rules\nhelp\nhelp pass\n").output
    assert "clan: Buchanan, Campbell" in shown
    assert "why ACTION" in shown
    assert "pass (action) " in shown


def test_the_end_of_the_input_ends_politely(call: Call, solo: LaidByHand) -> None:
    shown = call(*solo.words, typed=solo.typed()).output
    assert "Left after 3 actions: `save FILE` or the flag --save FILE keeps a match." in shown
    assert shown.endswith("Goodbye.\n")


def test_an_interrupt_ends_politely_and_saves(
    call: Call, solo: LaidByHand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(solo.first[:2])

    def interrupted(prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt(prompt)

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "kept.txt"
    shown = call(*solo.words, "--save", str(file)).output
    assert f"Saved to {file}" in shown
    assert read_record(file.read_text()).ply == 2
