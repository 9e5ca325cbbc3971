"""The referee of Glen More II: a second reading of the rulebook, from the view alone.

It knows nothing of the program's rules. It sees the table before an action, the action's text and the table
after it, and says in a sentence what the rulebook would have had otherwise.
"""

from collections import Counter
from typing import Any

from tests.glenmore.referee import chronicles, standing
from tests.glenmore.referee.account import Account
from tests.glenmore.referee.printed import BOARD, STACKS, by_difference, tiles_of
from tests.glenmore.referee.standing import View
from tests.glenmore.referee.track import PAWNS, Track, spot_of, start_coins

LAST_ROUND = 4
CATEGORIES = ("Scotsmen at home", "landmark cards", "whisky", "persons")


def moved_pawns(before: View, after: View) -> list[int]:
    return [n for n in range(after["players"]) if spot_of(before, PAWNS[n]) != spot_of(after, PAWNS[n])]


def changed_seats(before: View, after: View) -> list[int]:
    keys = ("coins", "whisky", "scotsmen", "markers", "persons", "cards", "clans", "goods", "territory")
    pairs = enumerate(zip(before["seats"], after["seats"], strict=True))
    return [seat for seat, (old, new) in pairs if any(old[key] != new[key] for key in keys)]


def forced_pawns(before: View, says: str, after: View) -> list[int]:
    """Who moved without being asked: whoever can take one tile only takes it at once."""
    chosen = before["asked"]["seat"] if says.startswith(("take ", "discard ", "stop", "climb")) else -1
    return [seat for seat in moved_pawns(before, after) if seat != chosen]


class Referee:
    """Watches one match."""

    def __init__(self, options: dict[str, Any], layout: dict[str, str], view: View) -> None:
        self.tiles = tiles_of(view["chronicles"])
        self.track = Track(view, self.tiles, bool(options["short"]))
        self.account = Account(self.tiles)
        self.chronicles = chronicles.Chronicles(view)
        self.rounds_due = 0
        self.blind = False
        self.earned: Counter[tuple[int, str]] = Counter()
        self.faults = standing.pieces(view) + start_coins(view, layout["order"].split())
        stacks = int(BOARD["market"]["start_coins"][str(view["players"])])
        if any(row["stacks"] != stacks for row in view["market"]):
            self.faults.append(f"the market starts with {stacks} stacks for {view['players']} players")

    def watch(self, before: View, says: str, after: View) -> list[str]:
        """What is wrong about this step."""
        wrong = standing.pieces(after) + self.track.watch(before, says, after)
        wrong += self._scoring(before, says, after) + self.chronicles.watch(before, says, after)
        if 1 not in after["chronicles"] or after["over"]:
            wrong += standing.final_lines(after)
        if not after["chronicles"]:
            wrong += self._accounts(before, says, after)
        if after["over"] and after["scorings"] != LAST_ROUND:
            wrong.append(f"the game ended after {after['scorings']} scoring rounds")
        if after["over"] != all(seat["finished"] for seat in after["seats"]) and self._at_rest(after):
            wrong.append("the game ends when every pawn is on or past World's End")
        return [f"{says}: {fault}" for fault in wrong]

    def _at_rest(self, view: View) -> bool:
        foreign = view.get("england", {}).get("turn")  # the Englishman goes on until he is there too
        return view["over"] or (view["asked"]["kind"] == "turn" and not foreign)

    def _accounts(self, before: View, says: str, after: View) -> list[str]:
        me = before["asked"]["seat"]
        movers = moved_pawns(before, after)
        forced = forced_pawns(before, says, after)
        alone = me < 0 or says == "end turn" or (forced == [me] and before["asked"]["kind"] == "turn")
        if forced and (len(forced) > 1 or not alone):
            self.account = Account(self.tiles)
            self.blind = True  # two turns cannot be told apart in one step: wait for the next
        if self.blind:
            self.blind = after["asked"]["kind"] not in ("turn", "draw-tile", "roll-die")
            return []
        taken = ""
        if movers and not says.startswith(("discard", "stop")):
            if me != movers[0]:
                self.account = Account(self.tiles)
            me = movers[0]
            taken = before["track"][spot_of(after, PAWNS[me])].get("tile", "") or says.removeprefix("draw ")
        elif me < 0 and changed_seats(before, after) == [after["asked"]["seat"]]:
            me = after["asked"]["seat"]  # selling was the only way to take a tile
        wrong = []
        if me >= 0:
            wrong += self.account.watch(me, before, says, after, taken)
        others = [seat for seat in changed_seats(before, after) if seat != me]
        return wrong + [f"something of seat {seat} changed in another's turn" for seat in others]

    def _scoring(self, before: View, says: str, after: View) -> list[str]:
        """Scoring rounds: when the last tile of A, B or C is laid, and at the end; four categories."""
        rounds = after["scorings"] - before["scorings"]
        emptied = STACKS.index(after["stack"]["current"]) - STACKS.index(before["stack"]["current"])
        wrong = []
        finished = all(seat["finished"] for seat in after["seats"])
        final = rounds and finished and after["scorings"] == LAST_ROUND  # haggis may be scored after it
        self.rounds_due += emptied + bool(final) - rounds
        at_rest = after["asked"]["kind"] in ("turn", "roll-die", "over")
        if self.rounds_due < 0 or (at_rest and self.rounds_due):
            wrong.append(f"{rounds} scoring rounds, {self.rounds_due} are missing before the next turn")
        counts = [standing.counted(after, seat) for seat in range(after["players"])]
        scored = counts
        if rounds and forced_pawns(before, says, after):  # the next turn has begun in the same step
            scored = [standing.counted(before, seat) for seat in range(after["players"])]
        if not self.chronicles.scores_plainly(after):
            return wrong
        for seat, count in enumerate(counts):
            for what in CATEGORIES:
                worth = self.chronicles.points(after, seat, what, counts, by_difference)
                then = self.chronicles.points(after, seat, what, scored, by_difference)
                self.earned[seat, what] += rounds * then
                shown = after["scores"][seat]["lines"][what]
                due = self.earned[seat, what]
                if after["scorings"] < LAST_ROUND:  # points are shown as if the game ended now
                    due += worth
                if shown != due:
                    wrong.append(f"scoring {what}: seat {seat} has {shown}, by the table {due}, {count}")
        return wrong
