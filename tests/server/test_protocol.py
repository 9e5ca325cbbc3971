"""Moves, undo, reasons and previews on the socket."""

from collections.abc import Callable

from visitors import Guest, Link

NewGuest = Callable[[], Guest]


def at_first_turn(guest: Guest, careful: bool = True) -> Link:
    """A table of one player where the first action of round 1 is asked; is its end to be confirmed?"""
    link = guest.open(guest.create("me", seed=11))
    while link.update["view"]["asked"]["kind"] != "turn" or not link.update["legal"]:
        link.play_on(1, lambda legal: legal[0])
    link.ask("prefer", seat=0, confirm=careful, single=True, auto_pass=False)
    return link


def test_legal_actions_carry_cost_group_and_parts(guest: Guest) -> None:
    link = at_first_turn(guest)
    expand = next(action for action in link.update["legal"] if action["family"] == "expand")
    _, hexagon, unit = link.text_of(expand).split()
    assert expand["with"] == {"hex": f"hex:{hexagon}", "unit": f"unit:{unit}"}
    assert expand["parts"] == [f"hex:{hexagon}", f"unit:{unit}"]
    assert expand["group"] == "expand" and link.sentence(expand["cost"]).startswith("£")
    passing = next(action for action in link.update["legal"] if action["family"] == "pass")
    assert passing["with"] == {} and passing["parts"] == ["board:pass"]


def test_an_action_for_an_older_position_is_refused_with_a_reason(guest: Guest) -> None:
    link = at_first_turn(guest)
    old = link.update["seq"]
    link.act("hire merchant")
    refused = link.ask("act", seq=old, number=0)
    assert refused["code"] == "StaleAction"
    assert f"position {old}" in link.sentence(refused["why"])


def test_the_same_move_twice_is_harmless(guest: Guest) -> None:
    link = at_first_turn(guest)
    seq, number = link.update["seq"], link.legal["hire merchant"]
    first = link.ask("act", seq=seq, number=number)
    again = link.ask("act", seq=seq, number=number)
    assert first["type"] == again["type"] == "done"
    assert first["seq"] == again["seq"] == seq + 1


def test_only_whoever_holds_the_seat_moves_for_it(new_guest: NewGuest) -> None:
    ann, eve = new_guest(), new_guest()
    table = ann.create("me", seed=1)
    link = ann.open(table)
    eve.create("me")
    spy = eve.open(table)
    assert spy.update["legal"] == []
    number = link.update["legal"][0]["number"]
    for kind, more in (("act", {"number": number}), ("undo", {}), ("end_turn", {})):
        assert spy.ask(kind, seq=link.update["seq"], **more)["code"] == "not_yours"
    assert spy.ask("prefer", seat=0, confirm=False, single=False, auto_pass=True)["code"] == "not_yours"
    assert spy.ask("leave", seat=0)["code"] == "not_yours"
    assert spy.ask("sit", seat=0)["code"] == "not_yours"
    assert link.act(next(iter(link.legal)))["type"] == "done"


def test_secrets_of_a_seat_go_to_its_holder_only(new_guest: NewGuest) -> None:
    ann, eve = new_guest(), new_guest()
    table = ann.create("me", "random")
    token = ann.open(table).seats["yours"][0]["link"]
    spy = eve.open(table)
    assert token not in str(spy.seats) + str(spy.welcome) + str(spy.update)
    assert "seed" not in spy.welcome["options"]


def test_a_turn_waits_for_its_end_and_can_be_taken_back(guest: Guest) -> None:
    link = at_first_turn(guest)
    before = link.update["view"]
    link.act("hire merchant")
    assert link.update["held"] == 0 and link.update["legal"] == []
    assert link.ask("act", seq=link.update["seq"], number=0)["type"] == "refused"
    assert link.ask("undo", seq=link.update["seq"])["type"] == "done"
    assert link.update["held"] is None and link.update["view"] == before
    link.act("hire merchant")
    assert link.ask("end_turn", seq=link.update["seq"])["type"] == "done"
    assert link.update["undo_to"] is None
    assert link.ask("undo", seq=link.update["seq"])["code"] == "NothingToUndo"


def two_at_turns(ann: Guest, eve: Guest) -> tuple[Link, Link]:
    """Two people, of whom the first is asked for a deed of round 1; turns end by themselves."""
    table = ann.create("me", "open", seed=4)
    links = ann.open(table), eve.come(table)
    links[1].ask("sit", seat=1)
    while True:
        for link in links:
            link.fence()
        mover = next(link for link in links if link.update["legal"])
        if mover.update["view"]["asked"]["kind"] == "turn":
            return mover, next(link for link in links if link is not mover)
        mover.ask("act", seq=mover.update["seq"], number=mover.update["legal"][0]["number"], ends=True)


def test_a_turn_that_ended_by_itself_is_taken_back_until_somebody_plays(new_guest: NewGuest) -> None:
    one, other = two_at_turns(new_guest(), new_guest())
    before = one.update["view"]
    one.ask("act", seq=one.update["seq"], number=one.legal["hire merchant"], ends=True)
    other.fence()
    assert other.update["legal"] and not one.update["legal"]
    assert one.update["undo_to"] is not None and other.update["undo_to"] is None
    assert other.ask("undo", seq=other.update["seq"])["code"] == "NothingToUndo"
    assert one.ask("undo", seq=one.update["seq"])["type"] == "done"
    assert one.update["view"] == before and one.update["legal"]
    for link in (one, other):  # each hires, and then nobody takes back what the first did
        link.fence()
        link.ask("act", seq=link.update["seq"], number=link.legal["hire merchant"], ends=True)
        link.fence()
    one.fence()
    assert one.update["undo_to"] is None and other.update["undo_to"] is not None
    assert one.ask("undo", seq=one.update["seq"])["code"] == "NothingToUndo"


def test_whoever_plays_alone_takes_back_the_turn_before(guest: Guest) -> None:
    link = at_first_turn(guest, careful=False)
    before = link.update["view"]
    link.act("hire merchant")
    assert link.update["view"] != before and link.update["held"] is None
    assert link.ask("undo", seq=link.update["seq"])["type"] == "done"
    assert link.update["view"] == before


def test_the_log_is_cut_when_a_move_is_taken_back(guest: Guest) -> None:
    link = at_first_turn(guest)
    link.act("hire merchant")
    grown = link.update["keep"] + len(link.update["log"])
    link.ask("undo", seq=link.update["seq"])
    assert link.update["keep"] < grown and link.update["log"] == []


def test_a_preview_tells_the_effect_and_changes_nothing(guest: Guest) -> None:
    link = at_first_turn(guest)
    seq, money = link.update["seq"], link.update["view"]["seats"][0]["money"]
    seen = link.ask("preview", seq=seq, number=link.legal["hire merchant"])
    assert seen["view"]["seats"][0]["money"] == money - 4
    assert "−£4" in link.sentence(seen["lines"][0])
    assert link.ask("preview", seq=seq + 1, number=0)["type"] == "refused"
    assert link.update["seq"] == seq


def test_why_says_why_in_a_sentence(guest: Guest) -> None:
    link = at_first_turn(guest)
    possible = {part for action in link.update["legal"] for part in action["parts"]}
    hexes = [
        f"hex:{h['name']}" for h in link.update["view"]["map"]["hexes"] if f"hex:{h['name']}" not in possible
    ]
    for part in hexes:
        reasons = link.ask("why", parts=[part])["reasons"]
        assert reasons, part
        assert all(one["why"]["id"].startswith("reason-") for one in reasons)
    assert link.ask("why", parts=["hex:z99"])["reasons"] == []


def test_legal_parts_have_no_reason_against_them(guest: Guest) -> None:
    link = at_first_turn(guest)
    expand = next(action for action in link.update["legal"] if action["group"] == "expand")
    assert expand["parts"] and link.ask("why", parts=expand["parts"])["reasons"] == []


def test_a_move_with_a_number_that_does_not_exist(guest: Guest) -> None:
    link = at_first_turn(guest)
    for number in (2203, 999_999):
        assert link.ask("act", seq=link.update["seq"], number=number)["code"] == "IllegalAction"
    illegal = next(number for number in range(28, 60))
    refused = link.ask("act", seq=link.update["seq"], number=illegal)
    assert refused["type"] == "refused" and refused["why"]


def test_a_place_out_of_reach_says_what_would_help(guest: Guest) -> None:
    link = at_first_turn(guest)
    told: dict[str, str] = {}
    for hexagon in link.update["view"]["map"]["hexes"]:
        for one in link.ask("why", parts=[f"hex:{hexagon['name']}", "unit:sheep"])["reasons"]:
            if one["why"]["id"] == "reason-out-of-reach":
                told[hexagon["name"]] = link.sentence(one["remedy"])
            else:
                assert one["remedy"] is None
    assert any(said.startswith("Shipping level") for said in told.values()), told
    assert all(said.endswith(".") for said in told.values())
