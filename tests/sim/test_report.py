"""The report: facts that agree with the games, counts that agree with the facts, and a page of its own."""

import re
import sys
from collections.abc import Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from clachan import ClachanError, open_game, read_record
from clachan.core.errors import BadRecord
from clachan.sim.play import play_game
from clachan.sim.rating import Interval, wilson
from clachan.sim.replay import replay
from clachan.sim.report import plots
from clachan.sim.report.book import book_of, data_of, source_of
from clachan.sim.report.chapter import Bars, Book, Chapter, Column, Matrix, Sheet, Spread, write
from clachan.sim.report.facts import GameFacts
from clachan.sim.report.gather import facts_of, from_files, from_play, record_files, study_of
from clachan.sim.report.page import page_of
from clachan.sim.run import make_series, run

CALEDONIA, GLENMORE = {"players": 3}, {"players": 3, "chronicles": "146"}


@cache
def record(game: str, seed: int = 3, bot: str = "random", **given: object) -> str:
    opened = open_game(game)
    options = opened.read_options(given or (CALEDONIA if game == "caledonia" else GLENMORE))
    played = play_game(opened, options, [bot] * options.number("players"), seed)
    return replay(opened, options, played).record.decode()


@cache
def greedy_games() -> tuple[GameFacts, ...]:
    return tuple(facts_of(record("caledonia", seed, "greedy")) for seed in range(6))


def chapter(chapters: Sequence[Chapter], title: str) -> list[dict[str, object]]:
    sheet = next(chapter.sheet for chapter in chapters if chapter.title == title)
    assert sheet is not None
    return sheet.data()


# Facts


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_facts_agree_with_the_match(game: str) -> None:
    match, facts = read_record(record(game)), facts_of(record(game))
    scores = match.scores()
    assert (facts.game, facts.players, facts.actions) == (game, 3, match.ply)
    assert [seat.total for seat in facts.seats] == [score.total for score in scores]
    assert [dict(seat.lines) for seat in facts.seats] == [dict(score.lines) for score in scores]
    assert sum(seat.win for seat in facts.seats) == pytest.approx(1)
    assert all(seat.win > 0 for seat, score in zip(facts.seats, scores, strict=True) if score.place == 1)
    assert all(dict(seat.rounds[-1]) == dict(seat.lines) for seat in facts.seats)


def test_caledonia_facts_are_those_of_the_table() -> None:
    match, facts = read_record(record("caledonia", 2, "greedy")), facts_of(record("caledonia", 2, "greedy"))
    for seat, seen in zip(facts.seats, match.view()["seats"], strict=True):
        assert seat.marks["clan"] == (seen["clan"],)
        assert sorted(seat.marks["port"]) == sorted(seen["ports_used"])
        fulfilled = [
            deed.name for deed in facts.deeds if deed.kind == "contract" and facts.seats[deed.seat] is seat
        ]
        assert sorted(map(int, fulfilled)) == sorted(seen["fulfilled"])
        assert len(seat.rounds) == 5
    assert facts.setting["map"] == (match.layout["map"],)
    assert facts.paths["wool"][-1] == match.view()["market"][0]["price"]
    assert len(facts.paths["wool"]) == 6
    assert {seat.marks["start"] for seat in facts.seats} == {("1st",), ("2nd",), ("3rd",)}


def test_the_glory_of_tiles_and_ports_is_the_glory_on_the_sheet() -> None:
    for seed, facts in enumerate(greedy_games()):
        paid = [0.0] * facts.players
        for deed in facts.deeds:
            if deed.kind == "scoring tile":
                paid[deed.seat] += deed.amounts["glory"]
        for seat, _ in re.findall(
            r"^p(\d) use port (any as )?upgrade$", record("caledonia", seed, "greedy"), re.M
        ):
            paid[int(seat) - 1] += 3
        assert paid == [seat.lines["glory"] for seat in facts.seats]


def test_a_contract_is_worth_its_imports_and_money() -> None:
    match, facts = read_record(record("caledonia", 2, "greedy")), facts_of(record("caledonia", 2, "greedy"))
    values = match.view()["export"]["values"]
    contracts = {contract.number: contract for contract in match.state.printed.components.contracts}
    deeds = [deed for deed in facts.deeds if deed.kind == "contract"]
    assert deeds
    for deed in deeds:
        printed = contracts[int(deed.name)]
        worth = sum(getattr(printed, good) * value for good, value in values.items()) + printed.hops
        assert deed.amounts["points"] == pytest.approx(worth + printed.money / 10)
        assert deed.amounts["goods given, £"] > 0


def test_glen_more_facts_are_those_of_the_table() -> None:
    match, facts = read_record(record("glenmore")), facts_of(record("glenmore"))
    order = match.layout["order"].split()
    for place, (seat, seen) in enumerate(zip(facts.seats, match.view()["seats"], strict=True)):
        assert sorted(seat.marks["person"]) == sorted(seen["people"])
        assert sorted(seat.marks["landmark card"]) == sorted(seen["cards"])
        assert sorted(seat.marks["clan"]) == sorted(seen["clans"])
        assert seat.marks["start"] == (("1st", "2nd", "3rd")[order.index(f"p{place + 1}")],)
        assert len(seat.rounds) == 5
        for before, after in zip(seat.rounds, seat.rounds[1:4], strict=False):
            assert after["persons"] >= before["persons"]
    assert facts.setting["chronicle"] == (
        "The Dragon Boat Races", "Hammer of the Scots", match.state.printed.components.chronicles.names[5],
    )  # fmt: skip
    taken = [tile for seat in facts.seats for tile in seat.marks["tile"]]
    assert len(taken) > 5


def test_a_record_written_by_hand_tells_the_same() -> None:
    """Without seats, with comments and capitals it is judged line by line instead of followed."""
    text = record("caledonia")
    head, play, rest = text.partition("\nplay:\n")
    lines = [re.sub(r"^p\d ", "", line).upper() if line[0] == "p" else line for line in rest.splitlines()]
    by_hand = head + play + "# by hand\n" + "\n".join(lines) + "\n"
    assert facts_of(by_hand) == facts_of(text)


def test_wrong_records_are_refused_with_their_line() -> None:
    text = record("caledonia")
    with pytest.raises(BadRecord, match="the score is"):
        facts_of(re.sub(r"score: p1 \d+", "score: p1 999", text))
    first = text.partition("\nplay:\n")[2].splitlines()[0]
    with pytest.raises(BadRecord):
        facts_of(text.replace(first, "p1 fly to the moon"))
    with pytest.raises(ClachanError, match="the game is not over"):
        facts_of("\n".join(text.splitlines()[:-20]))


def test_a_game_that_is_not_there_has_no_report() -> None:
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        study_of("chess")


# Gathering


def test_a_folder_is_searched_and_what_is_broken_is_named(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.txt").write_text(record("caledonia", 1))
    (tmp_path / "two.record").write_text(record("caledonia", 2))
    (tmp_path / "notes.txt").write_text("shopping list")
    (tmp_path / "picture.bin").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "broken.txt").write_text("clachan record 1\nplay:\n")
    (tmp_path / "bad.txt").write_bytes(b"clachan record 1\n\xff")
    files = record_files([tmp_path])
    assert [file.name for file in files] == ["bad.txt", "broken.txt", "one.txt", "two.record"]
    seen: list[int] = []
    gathered = from_files(files, 1, seen.append)
    assert [facts.actions for facts in gathered.games] == [
        read_record(record("caledonia", n)).ply for n in (1, 2)
    ]
    assert sum(seen) == 4
    assert [sentence.partition(":")[0] for sentence in gathered.left_out] == [str(files[0]), str(files[1])]


def test_several_processes_gather_the_same(tmp_path: Path) -> None:
    for seed in range(18):
        (tmp_path / f"{seed:02}.txt").write_text(record("caledonia", seed))
    files = record_files([tmp_path])
    assert from_files(files, 2).games == from_files(files, 1).games


def test_nothing_to_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(ClachanError, match="there is no record in"):
        record_files([tmp_path])
    with pytest.raises(ClachanError, match="there is no file or folder"):
        record_files([tmp_path / "nowhere"])


def test_played_games_are_those_of_the_simulation() -> None:
    series = make_series("caledonia", CALEDONIA, ["random"], 5, 8)
    gathered = from_play(series)
    tally = run(series).tally
    means = [sum(game.seats[seat].total for game in gathered.games) / 5 for seat in range(3)]
    assert means == [pytest.approx(points.mean) for points in tally.seats]


# Counting


def test_rates_are_those_of_the_facts() -> None:
    games = greedy_games()
    book = book_of(games, "for a test")
    clans = chapter(book.chapters, "Clans")
    seats = [seat for game in games for seat in game.seats]
    assert sum(row["seats"] for row in clans) == len(seats) == 18  # type: ignore[misc]
    for row in clans:
        mine = [seat for seat in seats if seat.marks["clan"] == (row["clan"],)]
        expected = wilson(sum(seat.win for seat in mine), len(mine))
        assert row["seats"] == len(mine)
        assert row["wins"] == {
            name: pytest.approx(getattr(expected, name), abs=0.0001) for name in ("value", "low", "high")
        }
        assert row["points"]["value"] == pytest.approx(  # type: ignore[index]
            sum(seat.total for seat in mine) / len(mine), abs=0.0001
        )


def test_users_and_others_of_a_port_are_all_the_seats() -> None:
    games = greedy_games()
    for row in chapter(book_of(games, "").chapters, "Ports"):
        there = [game for game in games if row["port"] in game.setting["port"]]
        used = sum(row["port"] in seat.marks["port"] for game in there for seat in game.seats)
        assert row["seats"] == 3 * len(there)
        assert row["used"]["value"] == pytest.approx(used / (3 * len(there)), abs=0.0001)  # type: ignore[index]


def test_the_composition_adds_up() -> None:
    games = greedy_games()
    rows = {row["points for"]: row for row in chapter(book_of(games, "").chapters, "Points by round")}
    mean = sum(seat.total for game in games for seat in game.seats) / 18
    assert rows["total"]["round 5"] == pytest.approx(mean, abs=0.001)
    for column in ("round 1", "round 5", "winners", "others"):
        parts = sum(row[column] for name, row in rows.items() if name != "total")  # type: ignore[misc]
        assert parts == pytest.approx(rows["total"][column], abs=0.01)


def test_a_solo_report_speaks_of_ratings_and_not_of_wins() -> None:
    games = [facts_of(record("caledonia", seed, players=1)) for seed in range(3)]
    book = book_of(games, "")
    assert sum(row["games"] for row in chapter(book.chapters, "Solo ratings")) == 3  # type: ignore[misc]
    headings = {column.heading for c in book.chapters if c.sheet for column in c.sheet.columns}
    assert not [heading for heading in headings if "wins" in heading]
    assert "1 player)" in book.lead


def test_options_may_leave_out_what_a_chapter_tells() -> None:
    given = {"players": 2, "no_clans": True, "no_ports": True, "no_scoring_tiles": True}
    games = [facts_of(record("caledonia", seed, **given)) for seed in range(2)]
    titles = [chapter.title for chapter in book_of(games, "").chapters]
    assert not {"Clans", "Ports", "Scoring tiles"} & set(titles)
    assert {"Points", "Start", "Prices"} <= set(titles)
    assert page_of(book_of(games, ""))


def test_two_kinds_of_game_do_not_mix() -> None:
    with pytest.raises(ClachanError, match="of caledonia and glenmore: choose one with --game"):
        book_of([facts_of(record("caledonia")), facts_of(record("glenmore"))], "")
    with pytest.raises(ClachanError, match="no finished game"):
        book_of([], "")


@pytest.mark.parametrize(
    ("cell", "form", "words"),
    [
        (None, "count", "–"),
        (1234, "count", "1,234"),
        (0.25, "share", "25.0 %"),
        (Interval(0.25, 0.2, 0.3), "share", "25.0 % (20.0–30.0 %)"),
        (Interval(-1.0, -2.5, 0.5), "number", "−1.0 (−2.5 to 0.5)"),
        (Interval(2.0, 1.0, 3.0), "signed", "+2.0 (+1.0 to +3.0)"),
        (Interval(7.0, 7.0, 7.0), "number", "7.0"),
        (0.01234, "fine", "0.0123"),
        ("tile", "text", "tile"),
    ],
)
def test_cells_are_written_as_people_read_them(cell: object, form: str, words: str) -> None:
    assert write(cell, form) == words  # type: ignore[arg-type]


# Pages


class Page(HTMLParser):
    """Notes what a page would fetch or run, and what is left open."""

    VOID = ("meta", "br", "hr", "path", "use", "rect")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.fetched += [
            value or "" for name, value in attrs
            if name in ("src", "href", "xlink:href", "srcset") and not (value or "").startswith("#")
        ]  # fmt: skip
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_the_page_stands_alone(game: str) -> None:
    book = book_of([facts_of(record(game, seed)) for seed in range(3)], "for a test")
    text = page_of(book)
    page = Page(text)
    assert page.fetched == []
    assert page.open == []
    assert "script" not in page.count
    assert "image" not in page.count
    assert page.count["svg"] > 5
    assert page.count["section"] == len(book.chapters)
    assert "http:" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)
    assert "https:" not in text
    assert "currentColor" in text
    assert plots.INK not in text


def test_the_same_games_give_the_same_page() -> None:
    book = book_of(greedy_games(), "")
    assert plots.draw_plot(book.chapters[1].plots[0]) == plots.draw_plot(book.chapters[1].plots[0])


def test_names_cannot_break_the_page() -> None:
    nasty = '<script>alert("x")</script>&'
    sheet = Sheet((Column(nasty),), ((nasty,),))
    bars = Bars(nasty, nasty, (nasty,), (Interval(1, 0, 2),))
    page = Page(page_of(Book(nasty, nasty, [Chapter(nasty, nasty, sheet, (bars,))])))
    assert "script" not in page.count
    assert page.open == []


def test_without_matplotlib_the_tables_are_there_and_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    text = page_of(book_of(greedy_games(), ""))
    assert "<svg" not in text
    assert "No plots: plots need matplotlib, which is not installed: pip install" in text
    assert text.count("<table>") > 5
    with pytest.raises(ClachanError, match="plots need matplotlib"):
        plots.draw_plot(book_of(greedy_games(), "").chapters[1].plots[0])


def test_everything_is_plain_data() -> None:
    series = make_series("glenmore", GLENMORE, ["random"], 2, 1)
    gathered = from_play(series)
    data = data_of(book_of(gathered.games, source_of(series)), gathered.games, [])
    assert data["games"] == 2
    assert "played by random with seed 1 and chronicles 146" in data["lead"]
    assert [len(c["rows"]) > 0 for c in data["chapters"]] == [True] * len(data["chapters"])


def test_a_name_as_long_as_a_path_leaves_room_for_the_drawing() -> None:
    """Matplotlib warns when nothing is left of a drawing, and a warning fails here."""
    names = ("/a/folder" * 30 + "/bots.py:Best", "random")
    values = (Interval(1.0, 0.5, 1.5), Interval(2.0, 1.5, 2.5))
    for plot in (
        Bars("points", "points", names, values),
        Matrix("before", names, ((None, 0.4), (0.6, None))),
        Spread("points", "points", names, ((1.0, 2.0), (3.0, 5.0))),
    ):
        drawn = plots.draw_plot(plot)
        assert "s/a/folder" not in drawn and "bots.py:Best" in drawn
