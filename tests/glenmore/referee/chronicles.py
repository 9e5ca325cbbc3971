"""What the chronicles add: their pieces are conserved and their points are right."""

from collections.abc import Callable
from typing import Any

from tests.glenmore.referee import gathering
from tests.glenmore.referee.printed import CHRONICLES, PRICES
from tests.glenmore.referee.standing import View
from tests.glenmore.referee.territory import Territory, spot

BOATS, CASKS = "The Dragon Boat Races", "Ol' Jamey's Single Cask Reserve"
HAGGIS, GATHERING, MOBS = "Address to a Haggis", "Between a Rock and a Hard Place", "The Penny Mobs"
LAST = 4  # the result of a boat that came in last or never


def line(view: View, seat: int, name: str) -> int:
    return int(view["scores"][seat]["lines"].get(name, 0))


class Chronicles:
    """Watches the chronicles of one match."""

    def __init__(self, view: View) -> None:
        self.numbers = set(view["chronicles"])
        checks = {1: self._boats, 2: self._mountain, 3: self._cellars, 4: self._england, 5: self._haggis,
                  6: self._events, 7: self._votes, 8: self._mobs}  # fmt: skip
        self.checks = [checks[number] for number in sorted(self.numbers)]

    def watch(self, before: View, says: str, after: View) -> list[str]:
        return [fault for check in self.checks for fault in check(before, says, after)]

    # Scoring rounds

    def scores_plainly(self, view: View) -> bool:
        """Whether a scoring round follows the table alone: mobsters of VIII change it."""
        return 8 not in self.numbers

    def points(
        self, view: View, seat: int, what: str, counts: list[dict[str, int]], by_table: Callable[..., int]
    ) -> int:
        """One category of a scoring round; VI: other tables, and a point for each turned card."""
        ahead = counts[seat][what] - min(count[what] for count in counts)
        events: dict[str, Any] = view.get("events", {})
        if not events:
            return by_table(ahead)
        if what == "Scotsmen at home" and events["scotsmen_table"][seat]:
            return by_table(ahead, CHRONICLES[6]["tables"]["old man of storr"])
        if what == "whisky" and events["whisky_table"][seat]:
            return by_table(ahead, CHRONICLES[6]["tables"]["inverness"])
        turned = len(events["turned"][seat]) if what == "landmark cards" else 0
        return by_table(ahead) + turned * int(CHRONICLES[6]["numbers"]["flipped card vp"])

    # I: the boat race

    def _boats(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        old, new = before["race"], after["race"]
        for river, left in new["tokens"]["left"].items():
            taken = old["tokens"]["left"][river] - left
            if taken < 0 or (taken > 1 and 8 not in self.numbers):
                wrong.append(f"{taken} reward tokens left the castle of {river} at once")
        results = CHRONICLES[1]["results"]
        for seat, boat in enumerate(new["boats"]):
            was = old["boats"][seat]
            if was["result"] != boat["result"] and boat["result"] != LAST:
                due = int(results[boat["result"] - 1])
                got = line(after, seat, BOATS) - line(before, seat, BOATS)
                if got < due and 8 not in self.numbers:  # Sibyl may take one of them
                    wrong.append(f"boat {seat} came in as number {boat['result']} without {due} points")
            elif (was["river"], was["place"]) != (boat["river"], boat["place"]):
                wrong += self._rowed(seat, says, before, after)
        places = [boat["result"] for boat in new["boats"] if 0 < boat["result"] < LAST]
        if len(set(places)) != len(places):
            wrong.append(f"two boats came in on one place: {places}")
        if after["over"] and any(boat["result"] == 0 for boat in new["boats"]):
            wrong.append("a boat has no result at the end")
        return wrong

    def _rowed(self, seat: int, says: str, before: View, after: View) -> list[str]:
        """A boat goes one river tile to the left, and from the left end to the next river's right end."""
        if says != "row the boat" and 8 not in self.numbers:
            return [f"boat {seat} moved by {says}"]
        was, boat = before["race"]["boats"][seat], after["race"]["boats"][seat]
        free = after["movement_points"] >= before["movement_points"]
        if free and after["asked"]["kind"] == "act" and 8 not in self.numbers:
            return ["the boat was rowed without a movement point"]
        grid = after["grid"]
        if 8 not in self.numbers and was["river"] == boat["river"] and was["river"].startswith("p"):
            step = spot(was["place"], grid)[0] - spot(boat["place"], grid)[0]
            if step != 1:
                return [f"boat {seat} went {step} tiles to the left"]
        if was["river"] != boat["river"] and boat["river"].startswith("p"):
            land = Territory(after, int(boat["river"][1]) - 1)
            right = max(at[0] for at, cell in land.cells.items() if cell["river"])
            if spot(boat["place"], grid)[0] != right and 8 not in self.numbers:
                return [f"boat {seat} came to {boat['river']} on {boat['place']}, not at the right end"]
        return []

    # II: the mountain

    def _mountain(self, before: View, says: str, after: View) -> list[str]:
        old, new = before["mountain"], after["mountain"]
        if old["spaces"] != new["spaces"]:
            return ["the mountain moved"]
        seat = before["asked"]["seat"]
        if says.startswith("lay ") and 8 not in self.numbers:
            what = says.split()[1]
            if what == "coin" and new["coins"] != old["coins"] + 1:
                return [f"a coin was laid, and {new['coins']} lie on the mountain after {old['coins']}"]
            same = len(after["seats"][seat]["territory"]) == len(before["seats"][seat]["territory"])
            if what == "coin" and same and after["seats"][seat]["coins"] >= before["seats"][seat]["coins"]:
                return ["whoever lays a coin on the mountain pays it"]
        if says == "collect" and 8 not in self.numbers:
            coins = after["seats"][seat]["coins"] - before["seats"][seat]["coins"]
            if new["coins"] or coins < old["coins"]:
                return [f"{coins} of {old['coins']} coins were collected from the mountain"]
        grown = new["coins"] - old["coins"]
        if before["asked"]["kind"] == "roll-die" and grown not in (0, CHRONICLES[2]["coins_from_the_die"]):
            return [f"the die left {grown} coins on the mountain"]
        return []

    # III: cellars

    def _cellars(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        for seat, cellar in enumerate(after["cellars"]["seats"]):
            barrels = len(cellar["spaces"]) + cellar["area"]
            paying = after["asked"]["kind"] == "pay-a-barrel" and after["asked"]["seat"] == seat
            if barrels - after["seats"][seat]["whisky"] not in (0, 1 if paying else 0):
                wrong.append(f"seat {seat} has {after['seats'][seat]['whisky']} whisky and {barrels} barrels")
            spaces = set(cellar["spaces"])
            if len(spaces) != len(cellar["spaces"]) or spaces - set(range(1, 3 * cellar["cellars"] + 1)):
                wrong.append(f"seat {seat}: barrels on {cellar['spaces']} of {cellar['cellars']} cellars")
            sold = line(after, seat, CASKS) - line(before, seat, CASKS)
            held = set(before["cellars"]["seats"][seat]["spaces"])
            if 8 in self.numbers and sold not in held:
                sold += sold > 0  # Sibyl may have taken one of them
            if sold > 0 and (sold not in held or sold in spaces):
                wrong.append(f"seat {seat} sold a barrel for {sold} from {sorted(held)}")
        for tile, sale in after["cellars"]["sales"].items():
            extra = CHRONICLES[3]["extra_sale_spaces"]
            lower = CHRONICLES[3]["sale_spaces"][str(after["players"])]
            if sale["lower"] > lower or sale["extra"] > extra:
                wrong.append(f"{tile} holds {sale}")
        return wrong

    # IV: the Englishman

    def _england(self, before: View, says: str, after: View) -> list[str]:
        old, new = before["england"], after["england"]
        wrong = []
        if not 0 <= new["stacks"] <= len(PRICES):
            wrong.append(f"England's row holds {new['stacks']} stacks")
        seat = before["asked"]["seat"]
        market = [row["stacks"] for row in before["market"]] == [row["stacks"] for row in after["market"]]
        plain = says.startswith(("take", "discard")) and seat >= 0 and market and not self.numbers & {2, 8}
        coins = after["seats"][seat]["coins"] - before["seats"][seat]["coins"] if plain else 0
        if plain and old["turn"] and says.startswith("discard"):
            if new["stacks"] != max(0, old["stacks"] - 1):
                wrong.append("the Englishman discarded, and England's row did not give its last stack")
            elif old["stacks"] and coins != PRICES[old["stacks"] - 1]:
                wrong.append(f"the Englishman brought {coins} coins")
        if plain and old["turn"] and says.startswith("take") and new["stacks"] != old["stacks"] + 1:
            wrong.append("the Englishman took a tile, and England's row was not paid")
        if new["holder"] != old["holder"] and new["holder"] < 0:
            wrong.append("the England token went back")
        return wrong

    # V: haggis

    def _haggis(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        haggis = after["haggis"]
        tokens = len(haggis["open"]) + haggis["hidden"] + sum(one["tokens"] for one in haggis["tables"])
        total = sum(CHRONICLES[5]["tokens"].values())
        if tokens not in (total, total - 1) or (tokens < total and after["asked"]["seat"] != -1):
            held = after["asked"]["kind"] in ("return-haggis", "draw-haggis", "gain-haggis")
            if not held:
                wrong.append(f"{tokens} of {total} haggis tokens are there")
        for seat, table in enumerate(haggis["tables"]):
            if table["tokens"] > int(CHRONICLES[5]["table"]) + (after["asked"]["kind"] == "return-haggis"):
                wrong.append(f"seat {seat} has {table['tokens']} haggis tokens")
            shown = before["haggis"]["tables"][seat]["shown"]
            got = line(after, seat, HAGGIS) - line(before, seat, HAGGIS)
            rolled = [int(says.split()[1][0])] if says.startswith("roll") else []
            ways = {len(shown) * sum(shown), (len(shown) + 1) * (sum(shown) + sum(rolled))}
            if got and got not in ways and 8 not in self.numbers:
                wrong.append(f"seat {seat} scored {got} for {shown} and {rolled}")
            if len(table["shown"]) > int(CHRONICLES[5]["most_revealed"]):
                wrong.append(f"seat {seat} shows {table['shown']}")
        return wrong

    # VI: events

    def _events(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        for seat, turned in enumerate(after["events"]["turned"]):
            if set(turned) - set(after["seats"][seat]["cards"]):
                wrong.append(f"seat {seat} has turned cards it does not have: {turned}")
            if set(before["events"]["turned"][seat]) - set(turned):
                wrong.append(f"seat {seat} turned a card back")
        seat = before["asked"]["seat"]
        if says in ("trigger loch ness", "trigger castle moil") and 8 not in self.numbers:
            coins = after["seats"][seat]["coins"] - before["seats"][seat]["coins"]
            due = len(after["events"]["turned"][seat])  # Loch Ness: a coin for each turned card, itself too
            if says.endswith("moil"):
                due = int(CHRONICLES[6]["numbers"]["castle moil coins"])
            if coins != due:
                wrong.append(f"the event brought {coins} coins, not {due}")
        return wrong

    # VII: the Great Gathering

    def _votes(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        cards = after["gathering"]["cards"]
        if len(cards) != int(CHRONICLES[7]["cards_in_play"]):
            wrong.append(f"{len(cards)} cards of the Great Gathering are in play")
        votes = sum(card["result"] != "" for card in cards)
        ayes, nays = CHRONICLES[7]["votes"][str(after["players"])]
        spent = [ayes + nays - one["aye"] - one["nay"] for one in after["gathering"]["markers"]]
        most = votes + 1 + (after["players"] == 2)
        if any(not votes <= one <= most for one in spent) and after["asked"]["kind"] != "vote":
            wrong.append(f"{votes} votes took {spent} markers")
        if after["over"] and 8 not in self.numbers:
            due = gathering.points(after)
            got = [line(after, seat, GATHERING) for seat in range(after["players"])]
            if got != due:
                wrong.append(f"the Great Gathering pays {due}, not {got}")
        return wrong

    # VIII: the mobs

    def _mobs(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        mobs = after["mobs"]
        pennies = sum(one["minus"] + one["plus"] for one in mobs["pennies"])
        pennies += sum(one["pennies"] for one in mobs["prison"])
        if pennies != int(CHRONICLES[8]["pennies"]) * after["players"]:
            wrong.append(f"{pennies} pennies are there")
        drawn = len(mobs["prison"]) + sum(map(len, mobs["held"])) + mobs["later"]
        coming = "arrest" in (before["asked"]["kind"], after["asked"]["kind"])
        if drawn != CHRONICLES[8]["cards_drawn"][str(after["players"])] and not coming:
            wrong.append(f"{drawn} mobsters are in play")
        penalties = {name: one["penalty"] for name, one in CHRONICLES[8]["mobsters"].items()}
        for seat, held in enumerate(mobs["held"]):
            own = mobs["pennies"][seat]
            due = own["plus"] - own["minus"] - sum(penalties[one] for one in held)
            got = line(after, seat, MOBS)
            taxed = any("sibyl macsponge" in one for one in mobs["held"])
            if after["over"] and got != due and not taxed:
                wrong.append(f"seat {seat}: pennies and mobsters are worth {due}, not {got}")
        return wrong
