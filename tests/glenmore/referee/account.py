"""What a turn costs and brings: every coin, good, barrel, Scotsman, marker and point is accounted for.

The account is closed whenever the player is asked what to do next: what really changed until then must be
what tiles, cards, clans and the market give and take. Choices with only one answer are made by the program,
so several of them can lie in one step.
"""

from collections import Counter
from typing import Any

from tests.glenmore.referee.exchanges import fits, ways_of
from tests.glenmore.referee.printed import (
    BOARD,
    CARDS,
    CLAN_NUMBERS,
    GOODS,
    by_count,
    road_costs,
    stack_value,
)
from tests.glenmore.referee.standing import View
from tests.glenmore.referee.territory import MOST_GOODS, Spot, Territory, around, spot, why_not_there

CLOSING = ("act", "turn", "draw-tile", "roll-die", "over")
CARD_COINS = {"castle stalker": "castle stalker coins", "duart castle": "duart castle coins"}
CLAN_GOODS = {
    "chisholm": ("barley",), "gunn": ("sheep", "cattle"), "macdonald": ("stone", "wood"),
    "mckenzie": ("barley",),
}  # fmt: skip
CLAN_SCOTSMEN = {"chisholm": 1, "mckinnon": 1, "ross": 2}
CLAN_COINS = {"macleod": CLAN_NUMBERS["macleod coins"], "mckinnon": CLAN_NUMBERS["mckinnon coins"]}
CLAN_ACTIVATIONS = {
    "cameron": ("trade",), "macdonell": ("material", "whisky"), "maclean": ("animal", "whisky")
}  # fmt: skip


class Account:
    """The turn of one player."""

    def __init__(self, tiles: dict[str, dict[str, Any]]) -> None:
        self.tiles = tiles
        self.open_turn()

    def open_turn(self) -> None:
        self.opened: set[Spot] = set()
        self.used: set[str] = set()
        self.extra_used = False
        self.open_entry()

    def open_entry(self) -> None:
        """A new page: what is due and what has happened since the last closing."""
        self.due: Counter[str] = Counter()  # coins, whisky, points, vp, markers, Scotsmen, persons
        self.done: Counter[str] = Counter()
        self.goods_due: Counter[str] = Counter()
        self.goods_done: Counter[str] = Counter()
        self.any_due = 0  # goods of any kind
        self.no_room = 0  # goods that may have found no room
        self.exchanges: list[dict[str, Any]] = []
        self.bonus_kinds: list[str] = []
        self.surplus: list[tuple[Counter[str], int]] = []
        self.removed = False

    # One step

    def watch(self, me: int, before: View, says: str, after: View, taken: str = "") -> list[str]:
        """Enter a step, perhaps with a tile taken; close the account when it is asked what comes next."""
        old, new = before["seats"][me], after["seats"][me]
        land, now = Territory(before, me), Territory(after, me)
        wrong = self._enter_action(me, before, says, land)
        if taken:
            self._owe_cost(self.tiles[taken]["cost"])
            self._owe_person(taken)
        self.removed |= len(now.cells) < len(land.cells)
        wrong += self._enter_changes(before, after, me) + self._enter_moves(before, says, after, me)
        wrong += self._enter_laid(land, now, before, after, me)
        for card in [card for card in new["cards"] if card not in old["cards"]]:
            self._enter_card(card)
        wrong += self._enter_clans(before, after, me, now)
        if after["asked"]["kind"] in CLOSING:
            wrong += self._close(me, after, now)
        return wrong

    def _enter_action(self, me: int, before: View, says: str, land: Territory) -> list[str]:
        words = says.split()
        if words[0] == "claim":
            self._owe_person(says.removeprefix("claim "))
            if says.removeprefix("claim ") not in before["discard"]:
                return [f"{says}: it is not in the discard pile (Munro)"]
        elif words[0] == "activate":
            return self._activate(me, before, spot(words[1], before["grid"]), land)
        elif says == "gain coin":
            self.due["coins"] += int(BOARD["discard"]["coins"])
        elif says == "gain movement point":
            self.due["points"] += int(BOARD["discard"]["movement"])
        elif says == "leave out a good":
            if "sinclair" not in before["seats"][me]["clans"] or not self.exchanges:
                return [f"{says}: Sinclair leaves a good out when a trade tile is activated"]
            self.exchanges[-1]["left_out"] = [1]
        elif says == "take points instead":
            if "macgregor" not in before["seats"][me]["clans"] or not self.exchanges:
                return [f"{says}: MacGregor gives points for a whisky tile"]
            self.exchanges[-1]["ways"] = self.exchanges[-1]["ways"][-1:]
        return []

    def _owe_person(self, tile: str) -> None:
        """A person is kept beside the territory and brings a clan marker."""
        if self.tiles[tile]["kind"] == "person":
            self.due["persons"] += 1
            self.due["markers"] += 1

    def _owe_cost(self, cost: dict[str, int]) -> None:
        """Choosing a tile: the cost is paid with goods, coins, whisky or Scotsmen of the territory."""
        for what, count in cost.items():
            if what in GOODS:
                self.goods_due[what] -= count
            elif what == "coin":
                self.due["coins"] -= count
            elif what == "scotsman":
                self.due["Scotsmen"] -= count
            else:
                self.due[what] -= count

    # Activations

    def _activate(self, me: int, before: View, at: Spot, land: Territory) -> list[str]:
        """The tile laid and its neighbours, each once a turn; cards and clans name others."""
        cell = land.cells[at]
        wrong = []
        if cell["tile"] in self.used:
            wrong.append(f"{cell['name']} is activated a second time in this turn")
        if before["asked"]["kind"] == "bonus-activation":
            if cell["kind"] not in self.bonus_kinds:
                wrong.append(f"{cell['name']} is a {cell['kind']} tile, which no clan activates now")
            else:
                self.bonus_kinds.remove(cell["kind"])
        elif at not in self.opened:
            if self.extra_used or "loch ness" not in before["seats"][me]["cards"]:
                wrong.append(f"{cell['name']} does not touch the tile that was laid")
            self.extra_used = True
        self.used.add(cell["tile"])
        printed = self.tiles.get(cell["tile"], {}).get("activation") or cell["activation"]
        exchanges = len(self.exchanges)
        self._owe_activation(printed, at, land)
        if len(self.exchanges) > exchanges:
            self._clans_at_exchange(cell, before["seats"][me]["clans"])
        return wrong

    def _clans_at_exchange(self, cell: dict[str, Any], clans: list[str]) -> None:
        """Sinclair may leave a good out for a coin, MacGregor may take points instead of a barrel."""
        exchange = self.exchanges[-1]
        if "sinclair" in clans and cell["kind"] == "trade":
            exchange["left_out"] = [0, 1]
        if "macgregor" in clans and cell["kind"] == "whisky" and exchange["ways"][0].get("whisky"):
            exchange["ways"].append({"vp": CLAN_NUMBERS["macgregor vp"]})

    def _owe_activation(self, printed: dict[str, Any], at: Spot, land: Territory) -> None:
        """Kinds of activation: goods, movement points, points, exchanges."""
        kind = printed["type"]
        if kind == "move":
            self.due["points"] += printed["count"]
        elif kind == "vp":
            self.due["vp"] += printed["count"]
        elif kind == "gain":
            made, room = Counter(printed["goods"]), MOST_GOODS - land.goods(at).total()
            if made.total() <= room:
                self.goods_due.update(made)
            else:
                self.surplus.append((made, room))
        elif kind == "gain any":
            self.any_due += min(printed["count"], MOST_GOODS - land.goods(at).total())
        elif kind == "exchange":
            get = {("vp" if what == "vp" else what): n for what, n in printed["get"].items()}
            self.exchanges.append({"ways": [{**get, "give": dict(printed["give"])}], "left_out": [0]})
        elif kind.startswith("exchange for"):
            self.due["markers"] += 1
            self.exchanges.append({"ways": [{"count": printed["count"]}], "left_out": [0]})
        elif kind.startswith("exchange"):
            table = printed["vp"]
            ways = [{"vp": points, "count": int(n), "like": kind.split()[1]} for n, points in table.items()]
            self.exchanges.append({"ways": ways, "left_out": [0]})

    # What changed

    def _enter_changes(self, before: View, after: View, me: int) -> list[str]:
        old, new = before["seats"][me], after["seats"][me]
        wrong = []
        for row, then in zip(after["market"], before["market"], strict=True):
            bought = row["stacks"] - then["stacks"]
            self.due["coins"] += stack_value(then["stacks"]) - stack_value(row["stacks"])
            self.goods_done[row["good"]] -= bought  # bought goods are used at once, sold ones leave a tile
            if bought < -1:
                wrong.append(f"{-bought} {row['good']} were sold in one step")
        for good in GOODS:
            self.goods_done[good] += new["goods"][good] - old["goods"][good]
        for what in ("coins", "whisky", "markers", "persons"):
            self.done[what] += (new[what] - old[what]) * (-1 if what == "markers" else 1)
        self.done["persons"] -= ("david hume" in new["people"]) * 2 - ("david hume" in old["people"]) * 2
        self.done["Scotsmen"] += old["scotsmen"] - new["scotsmen"]
        self.done["vp"] += earned(after, me) - earned(before, me)
        self.done["points"] += after["movement_points"] - before["movement_points"]
        return wrong

    def _enter_moves(self, before: View, says: str, after: View, me: int) -> list[str]:
        """A movement point moves one Scotsman to a neighbouring tile."""
        if not says.startswith(("move", "to ")) or after["asked"]["kind"] == "move":
            return []
        self.due["points"] -= 1
        land, now = Territory(before, me), Territory(after, me)
        left = [at for at in land.cells if now.scotsmen(at) < land.scotsmen(at)]
        came = [at for at in now.cells if now.scotsmen(at) > land.scotsmen(at)]
        if len(left) != 1 or len(came) != 1 or came[0] not in around(left[0]):
            return [f"a Scotsman went from {left} to {came} with one point"]
        return []

    # Tiles, cards and clans

    def _enter_laid(self, land: Territory, now: Territory, before: View, after: View, me: int) -> list[str]:
        """A tile came to the territory: its place, its one-time effects, and what it activates."""
        wrong = []
        for at in now.cells:
            name = now.tile(at)
            if name == land.tile(at) or name in ("village", "castle") or self.removed:
                continue
            tile = self.tiles[name]
            guarded = "mackintosh" in before["seats"][me]["clans"]
            reason = why_not_there(land, now, at, tile, guarded)
            if reason:
                wrong.append(f"{tile['name']} may not be laid on {now.cells[at]['place']}: {reason}")
            self.opened |= {at} | around(at)
            if name == "castle of mey":
                self.opened |= set(now.cells)
            for what, count in tile["one_time"].items():
                self._owe_one_time(what, count)
            self.laid_full = now.full(at)
        return wrong

    def _owe_one_time(self, what: str, count: int) -> None:
        if what in ("whisky", "vp"):
            self.due[what] += count
        elif what == "coin":
            self.due["coins"] += count
        elif what == "scotsman":
            self.due["Scotsmen"] += count
        elif what == "clan marker":
            self.due["markers"] += count
        elif what == "any good":
            self.any_due += count
            self.no_room += count
        elif what == "landmark card":
            self.due["cards"] += count

    def _enter_card(self, card: str) -> None:
        """Landmark cards: what they give at once."""
        self.done["cards"] += 1
        if card in CARD_COINS:
            self.due["coins"] += int(CARDS["numbers"][CARD_COINS[card]])
        if card in ("donan castle", "duart castle"):
            self.due["markers"] += 1
        if card == "loch lochy":
            self.any_due += int(CARDS["numbers"]["loch lochy goods"])
        if card in ("inverness", "loch shiel"):
            self.due["whisky"] += 1
        if card == "inverness":
            self.goods_due["barley"] += 1
            self.no_room += 1
        if card == "loch shiel":
            self.due["Scotsmen"] += 1

    def _enter_clans(self, before: View, after: View, me: int, now: Territory) -> list[str]:
        """Clan spaces: the road is paid and the bonus follows."""
        old, new = before["seats"][me], after["seats"][me]
        placed = old["markers"] - new["markers"]
        came = [clan for clan in new["clans"] if clan not in old["clans"] and clan != "douglas"]
        taken = {row["clan"] for row in before["clan_board"] if row["seat"] >= 0}
        for clan in came:
            self.due["coins"] -= road_costs(taken)[clan]
            taken.add(clan)
            self._owe_clan(clan, after, me, now)
        if placed < len(came):
            return [f"{came} were taken with {placed} markers"]
        self.due["vp"] += (placed - len(came)) * int(CLAN_NUMBERS["douglas vp"])
        return []

    def _owe_clan(self, clan: str, after: View, me: int, now: Territory) -> None:
        for good in CLAN_GOODS.get(clan, ()):
            self.goods_due[good] += 1
            self.no_room += 1
        self.due["Scotsmen"] += CLAN_SCOTSMEN.get(clan, 0)
        self.due["coins"] += CLAN_COINS.get(clan, 0)
        self.bonus_kinds += CLAN_ACTIVATIONS.get(clan, ())
        if clan == "cameron":
            self.due["points"] += int(CLAN_NUMBERS["cameron points"])
        if clan == "mckenzie":
            self.due["whisky"] += 1
        below = [name for cell in now.cells.values() for name in (cell["tile"], *cell["below"])]
        counts = {
            "brodie": now.kinds("village"),
            "grant": sum(now.scotsmen(at) > 0 for at in now.cells),
            "macpherson": sum(self.tiles.get(name, {}).get("overbuild") == "yes" for name in below),
            "oliphant": after["seats"][me]["coins"],
            "sutherland": now.rivers(),
        }
        if clan in counts:
            self.due["vp"] += by_count(clan, counts[clan])
        if clan == "mckay" and "david hume" not in after["seats"][me]["people"]:
            self.due["persons"] += 2

    # Closing

    def _close(self, me: int, after: View, now: Territory) -> list[str]:
        seat, kind = after["seats"][me], after["asked"]["kind"]
        if seat["markers"] == 0:
            self.due["markers"] = min(self.due["markers"], self.done["markers"])
        if seat["scotsmen"] == 0:
            self.due["Scotsmen"] = min(self.due["Scotsmen"], self.done["Scotsmen"])
        if self.removed:  # goods go home as far as there is room; a removed tile gets no Scotsman any more
            self.no_room += 99
            due, done = self.due["Scotsmen"], self.done["Scotsmen"]
            self.due["Scotsmen"] = min(due, max(done, due - 1))
        if kind != "act":  # what is left of the points lapses; MacLachlan's are worth a point each
            lapsed = self.due["points"] - self.done["points"]
            self.done["points"] = self.due["points"]
            if "maclachlan" in seat["clans"]:
                self.due["vp"] += lapsed * int(CLAN_NUMBERS["maclachlan vp"])
        wrong = self._settle(now)
        for what in sorted(set(self.due) | set(self.done)):
            if self.due[what] != self.done[what]:
                wrong.append(f"{what}: {self.done[what]:+d} came, {self.due[what]:+d} was due")
        if wrong:
            wrong.append(f"goods {dict(self.goods_done)}, due {dict(self.goods_due)}")
        self.open_entry()
        if kind != "act":
            self.open_turn()
        return wrong

    def _settle(self, now: Territory) -> list[str]:
        """Match what was given with the exchanges, whichever way fits."""
        rest = {good: self.goods_done[good] - self.goods_due[good] for good in GOODS}
        for way in ways_of(self.exchanges):
            due = self.due.copy()
            for what, count in way["get"].items():
                due[what] += count
            if self.exchanges and any(due[what] != self.done[what] for what in ("vp", "whisky", "coins")):
                continue
            if self._goods_fit({good: rest[good] + way["give"].get(good, 0) for good in GOODS}, way, now):
                self.due = due
                return []
        return [f"goods do not add up: {rest} beside what is known, exchanges {self.exchanges}"]

    def _goods_fit(self, rest: dict[str, int], way: dict[str, Any], now: Territory) -> bool:
        """Goods of any kind were gained or given; some found no room."""
        most = sum(made.total() for made, _ in self.surplus)
        kept = sum(min(made.total(), max(0, room)) for made, room in self.surplus)
        total = sum(rest.values()) - self.any_due - kept + way["count"]
        if len(self.exchanges) == 1 and not (self.any_due or self.surplus or self.no_room):
            given = Counter({good: -n for good, n in rest.items() if n < 0})
            if not fits(given, way["like"], way["count"]):
                return False
        full = self.no_room and (self.removed or all(now.full(at) for at in now.cells) or self.laid_full)
        return total == 0 or (bool(full) and -self.no_room - most <= total <= 0)

    laid_full = False


def earned(view: View, seat: int) -> int:
    """Points from tiles, exchanges and clans."""
    lines = view["scores"][seat]["lines"]
    return int(lines["tiles and exchanges"]) + int(lines["clan bonuses"])
