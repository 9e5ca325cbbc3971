"""An answer with the steps that are chosen with it: foreseen, played as one, and ended as one."""

from test_protocol import at_first_turn
from visitors import Guest, Link


def until(link: Link, family: str) -> dict[str, object]:
    """Play on until an action of a family is possible; it."""
    for _ in range(400):
        found = [one for one in link.update["legal"] if one["family"] == family]
        if found and link.update["view"]["asked"]["kind"] == "turn":
            action: dict[str, object] = found[0]
            return action
        link.play_on(1, lambda legal: legal[-1] if len(legal) < 3 else legal[len(legal) // 2])
    raise AssertionError(f"never possible: {family}")


def test_what_follows_is_told_by_its_kind(guest: Guest) -> None:
    link = at_first_turn(guest, careful=False)
    sheep = next(one for one in link.update["legal"] if one["with"].get("unit") == "unit:sheep")
    seen = link.ask("preview", seq=link.update["seq"], number=sheep["number"])
    told = {one["kind"]: link.sentence(one["said"]) for one in seen["consequences"]}
    money = link.update["view"]["seats"][0]["money"]
    cost = int(link.sentence(sheep["cost"]).removeprefix("£"))
    assert f"£{money} → £{money - cost}" in told["money"]
    assert "for the sheep and £" in told["cost"] and "1 wool" in told["income"]
    dairy = next(one for one in link.update["legal"] if one["with"].get("unit") == "unit:dairy")
    seen = link.ask("preview", seq=link.update["seq"], number=dairy["number"])
    told = {one["kind"]: link.sentence(one["said"]) for one in seen["consequences"]}
    assert told["cheese"] == "Each round 1 milk can become 1 cheese"
    for deed, kind, follows in (
        ("upgrade shipping", "ship", "Shipping: across rivers"),
        ("hire merchant", "worker", "Merchants: 3 ready of 3"),
    ):
        seen = link.ask("preview", seq=link.update["seq"], number=link.legal[deed])
        told = {one["kind"]: link.sentence(one["said"]) for one in seen["consequences"]}
        assert told[kind] == follows, (deed, told)


def test_a_turn_ends_with_its_deed_if_that_is_wanted(guest: Guest) -> None:
    link = at_first_turn(guest, careful=False)
    turn, ply = link.update["view"]["turn"], link.update["ply"]
    link.ask("act", seq=link.update["seq"], number=link.legal["hire merchant"], ends=True)
    assert link.update["view"]["turn"] == turn + 1 and link.update["held"] is None
    assert link.update["ply"] in (ply + 1, ply + 2)  # the end is played too where something could follow


def test_steps_that_do_not_belong_to_an_answer_leave_all_as_it_was(guest: Guest) -> None:
    link = at_first_turn(guest, careful=False)
    seq, number = link.update["seq"], link.legal["hire merchant"]
    refused = link.ask("act", seq=seq, number=number, then=[number])
    assert refused["type"] == "refused" and link.update["seq"] == seq
    assert link.ask("preview", seq=seq, number=number, then=[number])["type"] == "refused"


def test_deeds_that_are_impossible_say_why(guest: Guest) -> None:
    link = at_first_turn(guest, careful=False)
    none, some = link.ask("why_deeds", deeds=[["fulfil"], ["hire"]])["reasons"]
    assert [one["why"]["id"] for one in none] == ["reason-not-in-box"] and some == []
