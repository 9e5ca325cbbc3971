"""What must hold at every moment, whatever was done: nothing appears or vanishes."""

from collections import Counter
from typing import Any

from tests.glenmore.referee.printed import BOARD, CARDS, CLANS, PRICES, SPACES, STACKS, road_costs
from tests.glenmore.referee.territory import HOME, Territory

View = dict[str, Any]
OUTLAWS = ("kenneth mcsnitch", "fergus macdarkie", "mike mccastle")


def pieces(view: View) -> list[str]:
    """Components: Scotsmen, market, clan board and territories."""
    wrong = []
    territories = [Territory(view, seat) for seat in range(view["players"])]
    for number, (seat, land) in enumerate(zip(view["seats"], territories, strict=True)):
        wrong += [f"seat {number}: {fault}" for fault in land.faults()]
        abroad = sum(owner == number for owner in outlaw_owners(view))
        scotsmen = seat["scotsmen"] + land.all_scotsmen() + abroad + 1  # and the pawn on the track
        on_the_way = any(one in OUTLAWS for one in mobsters_in_hand(view, number))
        if scotsmen not in (BOARD["scotsmen"], BOARD["scotsmen"] - on_the_way):
            wrong.append(f"seat {number} has {scotsmen} Scotsmen in all")
        if land.all_goods() != Counter({good: n for good, n in seat["goods"].items() if n}):
            wrong.append(f"seat {number} is said to have {seat['goods']}, its tiles hold {land.all_goods()}")
        if min(seat["coins"], seat["whisky"], seat["scotsmen"], seat["markers"]) < 0:
            wrong.append(f"seat {number} owes something")
        hume = "david hume" in seat["people"]
        if seat["persons"] != len(seat["people"]) + hume:
            wrong.append(f"seat {number} has {seat['people']}, counted as {seat['persons']}")
    for row in view["market"]:
        if not 0 <= row["stacks"] <= len(PRICES):
            wrong.append(f"the market holds {row['stacks']} stacks for {row['good']}")
    return wrong + clan_board(view) + cards(view)


def mobsters_in_hand(view: View, seat: int) -> list[str]:
    """Chronicle VIII: mobsters of this player that stand nowhere; one of them may be on its way."""
    mobs = view.get("mobs", {"held": [[]] * 4, "outlaws": {}})
    return [one for one in mobs["held"][seat] if one not in mobs["outlaws"]]


def outlaw_owners(view: View) -> list[int]:
    """Chronicle VIII: whose Scotsmen stand in other players' territories."""
    if "mobs" not in view:
        return []
    held = view["mobs"]["held"]
    return [seat for one in view["mobs"]["outlaws"] for seat in range(view["players"]) if one in held[seat]]


def clan_board(view: View) -> list[str]:
    """Clan board: every space is taken once, its owner has its clan, and roads cost what they cost."""
    wrong, taken = [], {row["clan"] for row in view["clan_board"] if row["seat"] >= 0}
    costs = road_costs(taken - {"douglas"} | ({"douglas"} & taken))
    for row in view["clan_board"]:
        holders = [n for n, seat in enumerate(view["seats"]) if row["clan"] in seat["clans"]]
        if row["clan"] != "douglas" and holders != ([row["seat"]] if row["seat"] >= 0 else []):
            wrong.append(f"clan {row['clan']} is taken by {row['seat']} and held by {holders}")
        if row["seat"] < 0 and row["cost"] != costs[row["clan"]]:
            wrong.append(f"the road to {row['clan']} costs {costs[row['clan']]}, not {row['cost']}")
        if row["seat"] >= 0 and CLANS["clans"][row["clan"]]["bonus"] == "none":
            wrong.append(f"a marker lies on {row['clan']}, which gives nothing")
    return wrong


def cards(view: View) -> list[str]:
    """Landmark cards: each is held once."""
    held = Counter(card for seat in view["seats"] for card in seat["cards"])
    wrong = [f"the card {card} is held {n} times" for card, n in held.items() if n > 1]
    if not view["chronicles"]:
        wrong += [f"there is no card {card}" for card in held if card not in CARDS["cards"]]
    return wrong


def discarded(view: View) -> set[str]:
    """The discard pile, and everyone's own where chronicle VII has them."""
    return set(view["discard"]).union(*view.get("gathering", {}).get("piles", []))


def places_of_tiles(view: View) -> Counter[str]:
    """Where tiles are seen: track, territories with what lies below, persons, discard piles."""
    seen: Counter[str] = Counter(space["tile"] for space in view["track"] if "tile" in space)
    seen.update(discarded(view))
    for seat in view["seats"]:
        seen.update(name for name in seat["people"] if name != "david hume")
        for cell in seat["territory"]:
            seen.update([cell["tile"], *cell["below"]])
    for home in ("village", "castle"):
        del seen[home]
    return seen


def undrawn(view: View) -> Counter[str]:
    """How many tiles each stack still holds, World's End left out."""
    stack = view["stack"]
    counts = Counter({stack["current"]: stack["left"], **stack["later"]})
    return Counter({name: counts[name] for name in STACKS if counts[name]})


def armadale(seat: dict[str, Any]) -> int:
    """Armadale Castle: each of the first eight coins is worth one point more."""
    most = int(CARDS["numbers"]["armadale castle coins"])
    return min(int(seat["coins"]), most) if "armadale castle" in seat["cards"] else 0


def final_lines(view: View) -> list[str]:
    """The end of the game: 3 points less for each tile above the smallest territory, 1 for a coin."""
    wrong = []
    sizes = [len(seat["territory"]) for seat in view["seats"]]
    for number, (seat, score) in enumerate(zip(view["seats"], view["scores"], strict=True)):
        lines = score["lines"]
        worth = int(BOARD["scoring"]["coin"])
        # Chronicle I: the last of the race gets nothing for coins, but Armadale's bonus still holds.
        last_card = "race" in view and view["race"]["boats"][number]["result"] == 4
        expected = {
            "territory": int(BOARD["scoring"]["tile"]) * (sizes[number] - min(sizes)),
            "coins": 0 if last_card else worth * seat["coins"],
            "Armadale Castle": armadale(seat) * (2 if last_card else 1),
        }
        wrong += [
            f"seat {number}: {line} {lines.get(line, 0)} instead of {points}"
            for line, points in expected.items()
            if lines.get(line, 0) != points
        ]
        if score["total"] != sum(lines.values()):
            wrong.append(f"seat {number}: the lines do not add up to {score['total']}")
    return wrong


def at_home(view: View, seat: int) -> int:
    """Scotsmen on the Home Castle; Castle Moil makes them count double."""
    factor = CARDS["numbers"]["castle moil factor"] if "castle moil" in view["seats"][seat]["cards"] else 1
    return int(factor) * Territory(view, seat).scotsmen(HOME)


def counted(view: View, seat: int) -> dict[str, int]:
    """The four categories of a scoring round."""
    one = view["seats"][seat]
    return {
        "Scotsmen at home": at_home(view, seat),
        "landmark cards": len(one["cards"]),
        "whisky": one["whisky"],
        "persons": one["persons"],
    }


def empty_spaces(view: View) -> list[int]:
    """Spaces of the track with neither tile nor figure nor mountain."""
    mountain = set(view.get("mountain", {}).get("spaces", []))
    return [
        place
        for place, space in enumerate(view["track"])
        if "tile" not in space and not space["figures"] and place + 1 not in mountain
    ]


def forward(start: int) -> list[int]:
    """The spaces of the track in the order in which a figure on this one meets them."""
    return [(start + step) % SPACES for step in range(1, SPACES)]
