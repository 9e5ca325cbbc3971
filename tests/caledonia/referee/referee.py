"""The referee of Clans of Caledonia: plays every game again in its own book, from the rulebook and the view.

It knows nothing of the program's rules. It sees the table before an action, the action's text and the table
after it, and says in a sentence what the rulebook would have had otherwise.
"""

from typing import Any

from tests.caledonia.referee import phases
from tests.caledonia.referee.actions import ACTIONS
from tests.caledonia.referee.ledger import Foul, Ledger
from tests.caledonia.referee.printed import EXPORT, SOLO, VARIANTS

View = dict[str, Any]
ROUNDS = 5
CHANCE = -1
LONGEST_CHURN = 20


class Referee:
    """Watches one match."""

    def __init__(self, options: dict[str, Any], layout: dict[str, str], view: View) -> None:
        self.t = Ledger(options, layout)
        self.offer = [item.split("+") for item in layout["offer"].split()]
        first = int(layout["first"]) - 1
        clockwise = [(first + place) % self.t.players for place in range(self.t.players)]
        self.t.order = [] if options["clan_auction"] else clockwise
        self.phase = "clans"
        self.turn_of = -1
        self.to_place: list[int] = []
        self.making: list[tuple[int, str]] = []  # questions of production still to be asked
        self.rolled: list[str] = []
        self.bids: dict[int, int] = {}
        self.quitters: set[int] = set()
        self.faults = self._set_up(view) + self.t.differences(view)

    def _set_up(self, view: View) -> list[str]:
        """Set-up: the map is the one that is printed, and so many clans and contracts lie open."""
        t, wrong = self.t, []
        for face in view["map"]["hexes"]:
            name, printed = face["name"], t.map.hexes[face["name"]]
            marks = (name in t.map.mist, name in t.map.deltas, name in t.map.covered)
            shown = (bool(face.get("mist")), bool(face.get("delta")), bool(face.get("covered")))
            port = {at: kind for kind, at in t.map.ports.items()}.get(name)
            if (printed["terrain"], printed["cost"], marks, port) != (
                face["terrain"], face["cost"], shown, face.get("port")
            ):  # fmt: skip
                wrong.append(f"Map modules: {name} is printed {printed} {marks} {port}, shown {face}")
        if {frozenset(edge) for edge in view["map"]["rivers"]} != t.map.rivers:
            wrong.append("Map modules: the rivers are not those of the modules")
        if len(self.offer) != t.players + (not t.options["clan_auction"]):
            wrong.append(f"Clans: {len(self.offer)} are offered to {t.players} players")
        if sum(number > 0 for number in t.boxes) != EXPORT["open_contracts"][str(t.players)]:
            wrong.append(f"Export board: {t.boxes} lie open at the start")
        return wrong

    def watch(self, before: View, says: str, after: View) -> list[str]:
        """What is wrong about this step."""
        asked = before["asked"]
        try:
            self._enter(asked["seat"], asked["kind"], says)
            self._go_on(after)
        except Foul as foul:
            return [f"{says}: {foul}"]
        wrong = [f"{says}: {difference}" for difference in self.t.differences(after)]
        if after["over"]:
            wrong += self._final(after)
        wrong += self._values(after)
        return wrong

    # Entering an action

    def _enter(self, seat: int, kind: str, says: str) -> None:
        t, words = self.t, says.split()
        if seat == CHANCE:
            self._chance(kind, words)
        elif words[0] in ("bid", "quit"):
            self._auction(seat, words)
        elif words[0] == "choose":
            self._choose(seat, words)
        elif words[0] == "place":
            if not self.to_place or self.to_place.pop(0) != seat:
                raise Foul("the first workers are placed in another order")
            phases.place(t, seat, says)
        elif words[0] in ("make", "mature", "churn") or kind in ("mature", "churn"):
            self._production(seat, kind, words)
        else:
            if self.phase == "actions" and seat != self.turn_of:
                raise Foul(f"seat {seat} acts in the turn of seat {self.turn_of}")
            ACTIONS[words[0]](t, seat, kind, says)

    def _chance(self, kind: str, words: list[str]) -> None:
        t = self.t
        if kind == "draw-contract":
            phases.draw_contract(t, int(words[2]))
        elif kind == "roll-goods":
            if words[1] in self.rolled:
                raise Foul("a good is rolled twice (Solo: market phase)")
            self.rolled.append(words[1])
        else:
            self.face = int(words[1])
            phases.roll_price(t, self.rolled[-1], self.face)

    def _choose(self, seat: int, words: list[str]) -> None:
        """Clans are chosen from the last to the first player, or by the winner of an auction."""
        t, key = self.t, 0 if words[1] == "clan" else 1
        item = next((item for item in self.offer if item[key] == words[2]), None)
        if item is None:
            raise Foul("it is not on offer")
        self.offer.remove(item)
        if t.options["clan_auction"]:
            best = max(self.bids, key=lambda one: self.bids[one])
            if seat != best:
                raise Foul(f"seat {best} won the auction")
            t.order.append(seat)
            self._take(seat, item)
            left = [one for one in range(t.players) if one not in t.order]
            if len(left) == 1:
                t.order.append(left[0])
                self._take(left[0], self.offer.pop())
            self.bids, self.quitters = {}, set()
        else:
            chosen = sum(bool(one.clan) for one in t.seats)
            if seat != t.order[-1 - chosen]:
                raise Foul("clans are chosen from the last player to the first")
            self._take(seat, item)
        if all(one.clan for one in t.seats):
            self.phase, self.to_place = "workers", phases.placing_order(t)

    def _take(self, seat: int, item: list[str]) -> None:
        phases.take_clan(self.t, seat, item[0], int(item[1]), self.t.order.index(seat))

    def _auction(self, seat: int, words: list[str]) -> None:
        """Clan auction: each bid is higher, quitting is final, and only who has no clan takes part."""
        highest = max(self.bids.values(), default=-1)
        first = self.t.first_edition
        cap = VARIANTS["highest_bid_first_edition" if first else "highest_bid"]
        if seat in self.quitters or self.t.seats[seat].clan:
            raise Foul("it is out of this auction")
        if words[0] == "quit":
            self.quitters.add(seat)
        elif not highest < int(words[1]) <= cap:
            raise Foul(f"a bid above {highest} and up to {cap} was due")
        else:
            self.bids[seat] = int(words[1])
        bidding = {me for me, one in enumerate(self.t.seats) if not one.clan} - self.quitters
        if len(bidding) == 1 or max(self.bids.values(), default=0) == cap:
            winner = max(self.bids, key=lambda one: self.bids[one])
            self.t.seats[winner].bid = self.bids[winner]

    def _production(self, seat: int, kind: str, words: list[str]) -> None:
        t = self.t
        if not self.making or self.making.pop(0) != (seat, words[2] if kind == "make" else kind):
            raise Foul("another step of production was due")
        if words[0] == "make":
            phases.make(t, seat, int(words[1]), words[2])
        elif words[0] == "mature":
            phases.mature(t, seat)
        elif words[0] == "churn":
            phases.churn(t, seat, int(words[1]))
            if int(words[1]) == LONGEST_CHURN:  # the longest answer: what is left is asked for again
                self.making.insert(0, (seat, "churn"))

    # Going on until somebody is asked

    def _go_on(self, after: View) -> None:
        if self.phase == "workers":
            self._skip_those_who_cannot_pay()
            if not self.to_place:
                self._begin_actions()
            elif after["asked"]["seat"] != self.to_place[0]:
                raise Foul(f"seat {self.to_place[0]} places the next first worker")
        if self.phase == "actions":
            self._turns(after)
        if self.phase == "production":
            self._go_on_producing(after)
        if self.phase == "preparation":
            self._go_on_preparing(after)

    def _skip_those_who_cannot_pay(self) -> None:
        t = self.t
        while self.to_place:
            me = self.to_place[0]
            kinds = ("woodcutter", "miner", "fisherman")
            if any(phases.may_place(t, me, at, kind) for at in t.map.hexes for kind in kinds):
                return
            self.to_place.pop(0)

    def _begin_actions(self) -> None:
        self.phase, self.turn_of = "actions", self.t.order[0]
        self.t.clear_turn()

    def _turns(self, after: View) -> None:
        """One action each in turn order; who has passed is left out."""
        t, asked = self.t, after["asked"]
        same_turn = asked["kind"] not in ("turn", "make", "mature", "churn", "over", "roll-goods")
        if same_turn and after["round"] == t.round and asked["kind"] != "draw-contract":
            if asked["seat"] not in (self.turn_of, CHANCE):
                raise Foul(f"seat {asked['seat']} is asked in the turn of seat {self.turn_of}")
            return
        if asked["kind"] == "draw-contract" and t.to_draw:
            return
        if not t.main_done:
            if asked["seat"] != self.turn_of:
                raise Foul(f"the turn of seat {self.turn_of} ended without an action")
            return
        t.drawn = []
        t.clear_turn()
        if len(t.passed) == t.players:
            self.phase = "production"
            self._queue(0)
            return
        at = t.order.index(self.turn_of)
        later = [t.order[(at + step) % t.players] for step in range(1, t.players + 1)]
        self.turn_of = next(one for one in later if not t.seats[one].passed)
        if asked["kind"] == "turn" and asked["seat"] != self.turn_of:
            raise Foul(f"it is the turn of seat {self.turn_of}, not of seat {asked['seat']}")

    def _queue(self, place: int) -> None:
        """Everyone produces in turn order; what may be chosen is asked one after the other."""
        self.producing = place
        me = self.t.order[place]
        self.t.fresh = 0
        phases.produce(self.t, me)
        self.making = [(me, good) for good in ("cheese", "bread", "whisky")] + [(me, "mature"), (me, "churn")]

    def _to_be_asked(self, me: int, step: str) -> bool:
        t, seat = self.t, self.t.seats[me]
        if step == "mature":
            return seat.clan == "mackenzie" and t.fresh > 0
        if step == "churn":
            return seat.clan == "cunningham" and seat.goods["milk"] > 0
        return phases.most_made(t, me, step) > 0

    def _go_on_producing(self, after: View) -> None:
        t = self.t
        while True:
            while self.making and not self._to_be_asked(*self.making[0]):
                self.making.pop(0)
            if self.making:
                me, step = self.making[0]
                kind = step if step in ("mature", "churn") else "make"
                if (after["asked"]["seat"], after["asked"]["kind"]) != (me, kind):
                    raise Foul(f"seat {me} was to be asked about {step} in production")
                return
            if self.producing + 1 == t.players:
                break
            self._queue(self.producing + 1)
        if t.round == ROUNDS and not after["over"]:  # the last question about the cellar comes first
            if not any(sum(seat.cellar) for seat in t.seats):
                raise Foul("after the last production only the cellar may still be asked about")
            return
        phases.score_round(t)
        if t.round == ROUNDS:
            self.phase = "over"
            return
        phases.prepare(t)
        self.phase, self.rolled = "preparation", []

    def _go_on_preparing(self, after: View) -> None:
        """Solo dice, then empty boxes are filled; then the round begins with the first in order."""
        t = self.t
        kind = after["asked"]["kind"]
        if kind in ("roll-goods", "roll-price"):
            return
        if t.players == 1 and len(self.rolled) != int(SOLO["goods_rolled"]):
            raise Foul(f"solo: {len(self.rolled)} goods were rolled")
        opened = sum(number > 0 for number in t.boxes)
        if kind == "draw-contract":
            if opened >= phases.open_wanted(t):
                raise Foul("preparation: the export board is full already")
            return
        if opened != phases.open_wanted(t):
            raise Foul(f"preparation: {opened} contracts lie open, not {phases.open_wanted(t)}")
        if t.players == 1:
            phases.remove_by_die(t, self.face)
        self._begin_actions()
        if after["asked"]["seat"] != self.turn_of:
            raise Foul(f"seat {self.turn_of} passed first and begins the round")

    # Points

    def _values(self, after: View) -> list[str]:
        t, wrong = self.t, []
        if after["export"]["values"] != phases.import_values(t):
            wrong.append(f"Import values: {phases.import_values(t)}, shown {after['export']['values']}")
        for row in after["scoring"]:
            glory = [phases.glory(t, me, row["tile"]) for me in range(t.players)]
            if row["now"] != glory:
                wrong.append(f"Scoring tile {row['tile']}: {glory}, shown {row['now']}")
        for me, lines in enumerate(phases.final_lines(t)):
            shown = after["scores"][me]
            if shown["lines"] != lines or shown["total"] != sum(lines.values()):
                wrong.append(f"Final scoring, seat {me}: {lines}, shown {shown}")
        return wrong

    def _final(self, after: View) -> list[str]:
        return [] if self.phase == "over" else [f"the game ended in the phase of {self.phase}"]
