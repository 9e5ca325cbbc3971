"""Tables from the first click to the score sheet, through the wire."""

from collections.abc import Callable

from visitors import Guest

from clachan.core.record import chance_in, read_record

NewGuest = Callable[[], Guest]


def test_a_solo_game_can_be_played_to_the_end(guest: Guest) -> None:
    table = guest.create("me", seed=4)
    link = guest.open(table)
    assert link.play_on() > 20
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert read_record(record).over
    replay = guest.http.get(f"/api/tables/{table}/replay").json()
    path = guest.http.get(f"/api/tables/{table}/standings").json()
    assert replay["over"]
    assert replay["scores"][0]["total"] == link.update["view"]["scores"][0]["total"]
    assert path["standings"][-1]["seats"][0]["points"] == replay["scores"][0]["total"]


def test_bots_answer_until_the_game_is_over(guest: Guest) -> None:
    link = guest.open(guest.create("random", "random", "random"))
    while not link.is_over:
        link.receive()
    assert link.update["legal"] == []


def test_two_guests_play_and_see_each_other_move(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open", seed=1)
    one, two = ann.open(table), bob.open(table)
    assert two.update["legal"] == []
    assert two.ask("sit", seat=1)["type"] == "refused"  # no name, no cookie yet
    bob.http.post("/api/name", json={"name": "Bob"})
    two = bob.come(table)
    assert two.ask("sit", seat=1)["type"] == "done"
    one.until(lambda reply: reply["type"] == "seats" and reply["seats"][1]["name"] == "Bob")
    mover, watcher = (one, two) if one.update["legal"] else (two, one)
    seq, action = mover.update["seq"], mover.update["legal"][0]
    assert mover.act(mover.text_of(action))["type"] == "done"
    seen = watcher.until(lambda reply: reply["type"] == "update" and reply["seq"] > seq)
    assert seen["log"][0]["kind"] == f"did-{action['family']}"


def test_hot_seat_is_one_guest_on_all_seats(guest: Guest) -> None:
    link = guest.open(guest.create("me", "me", seed=2))
    assert [seat["seat"] for seat in link.seats["yours"]] == [0, 1]
    assert link.play_on(60) == 60


def test_a_secret_seat_link_opens_the_seat_on_another_device(new_guest: NewGuest) -> None:
    home, phone = new_guest(), new_guest()
    table = home.create("me")
    token = home.open(table).seats["yours"][0]["link"]
    assert phone.http.post(f"/api/seat/{token}").json() == {"table": table, "seat": 0}
    link = phone.open(table)
    assert link.act(next(iter(link.legal)))["type"] == "done"
    assert phone.http.post("/api/seat/nonsense").status_code == 404


def test_a_player_leaves_to_a_bot_and_the_game_goes_on(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open", seed=3)
    one = ann.open(table)
    bob.http.post("/api/name", json={"name": "Bob"})
    two = bob.come(table)
    two.ask("sit", seat=1)
    assert one.ask("leave", seat=1, bot="random")["code"] == "not_yours"
    assert two.ask("leave", seat=1, bot="random")["type"] == "done"
    one.until(lambda reply: reply["type"] == "seats" and reply["seats"][1]["kind"] == "bot")
    one.play_on()
    assert one.is_over


def test_the_same_seed_lays_out_the_same_table(guest: Guest) -> None:
    first, second = (guest.open(guest.create("me", seed=77)) for _ in range(2))
    assert first.update["view"] == second.update["view"]


def test_home_lists_tables_and_whose_turn_it_is(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    solo = ann.create("me")
    shared = ann.create("me", "open", listed=True)
    home = ann.http.get("/api/home").json()
    mine = {table["id"]: table for table in home["mine"]}
    assert mine[solo]["your_turn"] and set(mine) == {solo, shared}
    assert shared in [table["id"] for table in bob.http.get("/api/home").json()["open"]]
    options = home["games"][0]["options"]
    assert all(option["help"] for option in options)


def test_options_that_do_not_go_together_are_refused(guest: Guest) -> None:
    form = {"game": "caledonia", "seats": [{"kind": "me"}], "options": {"clan_auction": True}}
    answer = guest.http.post("/api/tables", json=form)
    assert answer.status_code == 400 and "auction" in answer.json()["error"]
    unknown = guest.http.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
    assert unknown.status_code == 400
    bot = guest.http.post("/api/tables", json={"game": "caledonia", "seats": [{"kind": "bot", "bot": "hal"}]})
    assert bot.status_code == 400 and "hal" in bot.json()["error"]


def test_a_record_comes_back_as_a_table(guest: Guest) -> None:
    table = guest.create("me", seed=5)
    link = guest.open(table)
    link.play_on(30)
    record = guest.http.get(f"/api/tables/{table}/record").text
    again = guest.http.post("/api/records", content=record).json()["table"]
    copy = guest.http.get(f"/api/tables/{again}/record").text
    played, repeated = (
        [line for line in text.splitlines() if not line.startswith("chance ")] for text in (record, copy)
    )
    assert repeated == played
    told, copied = chance_in(record), chance_in(copy)  # the new table draws by itself from there on
    assert told.seed == 5 and told.elsewhere is None
    assert copied.seed is None and copied.elsewhere == read_record(record).ply
    assert copied.commitment not in ("", told.commitment)
    other = guest.open(again)
    assert other.ask("sit", seat=0)["type"] == "done"
    assert guest.http.post("/api/records", content="rubbish").status_code == 400


def test_what_if_branches_without_touching_the_game(guest: Guest) -> None:
    table = guest.create("me", seed=6)
    link = guest.open(table)
    link.play_on(20)
    before = link.update["seq"]
    branch = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 5}).json()
    number = branch["legal"][0]["number"]
    form = {"ply": 5, "actions": [number], "bot": "random", "why": ["hex:a1"]}
    further = guest.http.post(f"/api/tables/{table}/what-if", json=form).json()
    assert further["ply"] >= 7 and further["actions"][0] == number and further["reasons"]
    wrong = guest.http.post(f"/api/tables/{table}/what-if", json={"ply": 5, "actions": [2000]})
    assert wrong.status_code == 400
    link.fence()
    assert link.update["seq"] == before


def test_positions_of_a_replay(guest: Guest) -> None:
    table = guest.create("me", seed=6)
    guest.open(table).play_on(10)
    assert (
        guest.http.get(f"/api/tables/{table}/at/0").json()["turn"]
        < guest.http.get(f"/api/tables/{table}/at/5").json()["turn"]
    )
    assert guest.http.get(f"/api/tables/{table}/at/99999").status_code == 400


def test_preferences_change_how_a_seat_is_asked(guest: Guest) -> None:
    link = guest.open(guest.create("me", seed=8))
    link.ask("prefer", seat=0, confirm=False, single=True, auto_pass=False)
    link.act(next(iter(link.legal)))
    assert link.update["held"] is None and link.update["legal"]
    link.play_on(4)
    seq = link.update["seq"]
    link.send("prefer", seat=0, confirm=False, single=True, auto_pass=True)
    passed = link.until(lambda reply: reply["type"] == "update" and reply["seq"] > seq)
    assert [line["kind"] for line in passed["log"]].count("did-pass") == 5  # in each round that is left
    assert link.is_over


def test_chat_reaches_everyone_and_is_kept(new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest()
    table = ann.create("me", "open")
    one, two = ann.open(table), bob.open(table)
    assert one.ask("say", text="  Slàinte\n mhath ")["type"] == "done"
    assert two.until(lambda reply: reply["type"] == "said")["line"]["text"] == "Slàinte mhath"
    assert two.ask("say", text="me too")["code"] == "not_yours"
    assert bob.open(table).welcome["chat"][0]["text"] == "Slàinte mhath"


def test_a_record_that_is_uploaded_keeps_its_names(guest: Guest) -> None:
    guest.http.post("/api/name", json={"name": "Moira"})
    table = guest.create("me", "random", seed=3)
    record = guest.http.get(f"/api/tables/{table}/record").text
    again = guest.http.post("/api/records", content=record).json()["table"]
    assert guest.http.get(f"/api/tables/{again}/replay").json()["names"] == ["Moira", "random"]


def test_a_rematch_is_the_same_table_once_more(new_guest: NewGuest) -> None:
    ann, bob, eve = new_guest(), new_guest(), new_guest()
    for guest, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        guest.http.post("/api/name", json={"name": name})
    table = ann.create("me", "me", seed=1)
    assert ann.http.post(f"/api/tables/{table}/rematch").status_code == 400  # it is not over yet
    link = ann.open(table)
    link.play_on()
    assert eve.http.post(f"/api/tables/{table}/rematch").status_code == 400  # she only looked on
    bob.http.post(f"/api/seat/{link.seats['yours'][1]['link']}")
    first = bob.http.post(f"/api/tables/{table}/rematch").json()["table"]
    told = link.until(lambda reply: reply["type"] == "seats" and reply["rematch"] != "")
    assert (told["rematch"], told["wanted_by"]) == (first, "Bob")
    waiting = bob.open(first)
    assert [seat["kind"] for seat in waiting.seats["seats"]] == ["open", "person"]
    assert ann.http.post(f"/api/tables/{table}/rematch").json()["table"] == first
    seats = bob.open(first).seats
    assert [seat["kind"] for seat in seats["seats"]] == ["person", "person"]
    assert seats["seats"][0]["name"] == "Ann" and [seat["seat"] for seat in seats["yours"]] == [1]
