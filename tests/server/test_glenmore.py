"""Glen More II on the web table: whole games over the protocol, parts, helps."""

from collections.abc import Callable
from random import Random

import pytest
from visitors import Guest, Reply

from clachan.core.game import State, open_game
from clachan.core.match import Match, new_match
from clachan.games.glenmore.components import CHRONICLES, load_components
from clachan.server.tabletop import tabletop_of

NewGuest = Callable[[], Guest]
# Answers that only the panel offers: they belong to no single part of the table.
BARE = {
    "end turn", "done", "collect", "leave out a good", "take points instead", "sell on a lower space",
    "sell on the extra space",
}  # fmt: skip
BARE_HEADS = ("vote ", "resolve ")


def chosen_by(rng: Random) -> Callable[[list[Reply]], Reply]:
    return lambda legal: rng.choice(legal)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"short": True}),
        (3, {"die": True, "short": True}),
        (4, {}),
        (4, {"chronicles": "12345678", "short": True}),
        (3, {"chronicles": "2468", "narrow_mountain": True}),
        (2, {"chronicles": "135", "short": True}),
    ],
    ids=str,
)
def test_a_whole_game_over_the_protocol(guest: Guest, players: int, options: dict[str, object]) -> None:
    table = guest.create(*["me"] * players, game="glenmore", options=options, seed=players)
    link = guest.open(table)
    for seat in range(players):
        link.ask("prefer", seat=seat, confirm=False, single=True, auto_pass=False)
    link.play_on(2500, chosen_by(Random(players)))
    assert link.is_over
    replay = guest.http.get(f"/api/tables/{table}/replay").json()
    path = guest.http.get(f"/api/tables/{table}/standings").json()
    assert replay["over"] and not replay["hides"] and replay["steps"][-1]["round"] == 4
    assert [score["total"] for score in replay["scores"]] == [
        score["total"] for score in link.update["view"]["scores"]
    ]
    assert set(path["standings"][0]["seats"][0]) == {"points", "coins", "goods", "tiles"}
    record = guest.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200 and record.text.startswith("clachan record 1")
    again = guest.http.post("/api/records", content=record.text)
    assert again.status_code == 201


@pytest.mark.parametrize("number", CHRONICLES)
def test_every_chronicle_alone_starts_and_is_shown(guest: Guest, number: int) -> None:
    link = guest.open(
        guest.create("me", "random", "random", game="glenmore", options={"chronicles": str(number)})
    )
    link.play_on(25, chosen_by(Random(number)))
    assert link.update["view"]["chronicles"] == [number]


def positions(chronicles: str, seed: int) -> list[tuple[Match, State]]:
    """Positions of a random game in which a player is asked."""
    match, rng = new_match("glenmore", {"players": 3, "chronicles": chronicles}, seed), Random(seed)
    found = []
    while not match.over:
        if match.seat >= 0:
            found.append((match, match.game.copy(match.state)))
        numbers = sorted(match.game.legal_numbers(match.state))
        match.play(match.game.catalogue[rng.choice(numbers)].text)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_every_answer_touches_a_part_or_is_one_of_the_panel(seed: int) -> None:
    parts, game = tabletop_of("glenmore").parts, open_game("glenmore")
    for _, state in positions("12345678", seed):
        for number in game.legal_numbers(state):
            action = game.catalogue[number]
            bare = action.text in BARE or action.text.startswith(BARE_HEADS)
            touched = parts(state, action)
            assert touched or bare, action.text
            assert all(len(part) <= 40 for part in touched)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cells_lie_in_the_territory_that_is_asked_about(seed: int) -> None:
    """A tile that is activated, removed or walked on is there, in the territory that the part names."""
    parts, game = tabletop_of("glenmore").parts, open_game("glenmore")
    heads, seen = ("activate", "remove", "to", "put on", "move", "from"), set()
    for _, state in positions("168", seed):
        view = game.view(state, None)
        for number in game.legal_numbers(state):
            action = game.catalogue[number]
            for part in parts(state, action):
                kind, owner, place = (*part.split(":"), "", "")[:3]
                if kind == "cell" and action.text.startswith(heads):
                    land = view["seats"][int(owner[1:]) - 1]["territory"]
                    assert place in [cell["place"] for cell in land], (action.text, part)
                    seen.add(int(owner[1:]) - 1 == view["asked"]["seat"])
    assert True in seen


def test_why_says_why_in_a_sentence(guest: Guest) -> None:
    link = guest.open(guest.create("me", "me", game="glenmore", seed=4))
    possible = {part for action in link.update["legal"] for part in action["parts"]}
    refused = [f"space:{number}" for number in range(1, 15) if f"space:{number}" not in possible]
    for part in [*refused, "clan:gunn", "cell:p1:g7", "good:wood"]:
        if part in possible:
            continue
        reasons = link.ask("why", parts=[part])["reasons"]
        assert reasons or part == "cell:p1:g7", part
        assert all(one["why"]["id"].startswith("reason-") for one in reasons)


def test_a_turn_is_previewed_and_taken_back(guest: Guest) -> None:
    link = guest.open(guest.create("me", "me", game="glenmore", seed=4))
    before = link.update["view"]
    take = next(action for action in link.update["legal"] if action["family"] == "take")
    seen = link.ask("preview", seq=link.update["seq"], number=take["number"])
    assert "take" in link.sentence(seen["lines"][0]) and seen["view"] != before
    link.ask("act", seq=link.update["seq"], number=take["number"])
    assert link.update["undo_to"] is not None
    assert link.ask("undo", seq=link.update["seq"])["type"] == "done"
    assert link.update["view"] == before


def test_a_preview_tells_in_how_many_places_a_tile_fits(guest: Guest) -> None:
    """As many as are offered when it has been taken and paid for."""
    link = guest.open(guest.create("me", "me", game="glenmore", seed=4))
    told = set()
    for take in [one for one in link.update["legal"] if one["family"] == "take"]:
        seen = link.ask("preview", seq=link.update["seq"], number=take["number"])
        fits = [one["said"]["with"]["places"] for one in seen["consequences"] if one["kind"] == "fits"]
        link.ask("act", seq=link.update["seq"], number=take["number"])
        offered = [one for one in link.update["legal"] if one["family"] == "place"]
        if offered:
            assert fits == [len(offered)]
            told.add(len(offered))
        link.ask("undo", seq=link.update["seq"])
    assert told and max(told) > 1


def test_what_if_of_a_running_game_with_nothing_hidden(guest: Guest) -> None:
    table = guest.create("me", "me", game="glenmore", options={"chronicles": "2"}, seed=4)
    shown = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 0, "bot": "random"}).json()
    assert shown["actions"] and shown["view"]["game"] == "glenmore"


def test_the_home_page_offers_both_games_with_the_bots_that_play_them(guest: Guest) -> None:
    games = {game["name"]: game for game in guest.http.get("/api/home").json()["games"]}
    assert games["glenmore"]["players"] == [2, 3, 4]
    chronicles = next(o for o in games["glenmore"]["options"] if o["name"] == "chronicles")
    assert [one["value"] for one in chronicles["several"]] == [str(number) for number in CHRONICLES]
    assert all(one["help"] for one in chronicles["several"])
    for name, game in games.items():
        for bot in game["bots"]:
            players = ["me", bot["name"]]
            table = guest.create(*players, game=name)
            assert table


def test_everything_printed_is_there_and_every_group_has_a_help() -> None:
    printed = tabletop_of("glenmore").printed_facts()
    components = load_components()
    assert len(printed["tiles"]) == len(components.tiles)
    assert printed["persons"] == {"david hume": 2}
    groups = {topic["group"] for topic in printed["topics"]}
    game = open_game("glenmore")
    assert {action.group for action in game.catalogue} - {"chronicles"} <= groups
    assert set(printed["mobsters"]) == {mobster.key for mobster in components.chronicles.mobsters}
