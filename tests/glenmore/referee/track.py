"""The track: who is last moves, tiles that all have passed are discarded, one space stays empty."""

from typing import Any

from tests.glenmore.referee import standing
from tests.glenmore.referee.printed import BOARD, SPACES, STACKS
from tests.glenmore.referee.standing import View, empty_spaces, forward

PAWNS = ("p1", "p2", "p3", "p4")
SETTLED = ("act", "turn", "draw-tile", "roll-die", "over")  # nobody has a tile in hand then
# Questions of the chronicles while a pawn moves or a tile is paid for.
ON_THE_WAY = (
    "pay-a-barrel", "pass-the-mountain", "mountain-from", "leave-the-mountain", "keep-from-the-mountain",
    "pass-a-sale", "stop-at-a-sale", "sell-a-barrel", "mobster", "outlaw", "theft",
)  # fmt: skip


def spot_of(view: View, figure: str) -> int:
    return next((place for place, space in enumerate(view["track"]) if figure in space["figures"]), -1)


def last_space(view: View) -> int:
    return next((place for place, space in enumerate(view["track"]) if space.get("last")), -1)


def end_space(view: View) -> int:
    return next((place for place, space in enumerate(view["track"]) if space.get("tile") == "worlds end"), -1)


class Track:
    """Follows the figures and the tiles of one match."""

    def __init__(self, view: View, tiles: dict[str, dict[str, Any]], short: bool) -> None:
        self.tiles, self.short = tiles, short
        self.tail = last_space(view)
        self.box: set[str] = set()
        self.hand: set[str] = set()
        self.drawn_of_d = 0
        self.end_at = -1  # how many tiles of D lay before World's End

    def watch(self, before: View, says: str, after: View) -> list[str]:
        return (
            self._tiles(before, says, after)
            + self._figures(before, says, after)
            + self._drawing(before, says, after)
            + self._question(after)
        )

    # Tiles

    def _tiles(self, before: View, says: str, after: View) -> list[str]:
        """Every tile is in one place, and the stacks hold what is not seen."""
        seen, was = standing.places_of_tiles(after), standing.places_of_tiles(before)
        wrong = [f"{tile} is seen {n} times" for tile, n in seen.items() if n > 1]
        gone = set(was) - set(seen)
        in_hand = self.hand
        lost = (gone | in_hand) - set(seen) - self.box
        theft = before["asked"]["kind"] == "theft"
        only_one = says == "marker on macmillan"  # one tile could be removed: it is
        if (says.startswith("remove") and not theft) or only_one:
            self.box |= lost - in_hand
            lost &= in_hand
        if before["asked"]["kind"] == "draw-tile" and says[5:] not in seen:  # taken as soon as it was laid
            lost.add(says[5:])
        if "worlds end" in lost:
            wrong.append("World's End left the track")
        if len(lost) > 1 and not theft:
            wrong.append(f"{sorted(lost)} are nowhere")
        if lost and after["asked"]["kind"] in SETTLED:
            wrong.append(f"{lost} is nowhere, and nobody is laying it")
        self.hand = lost
        if self.box & set(seen):
            wrong.append(f"{self.box & set(seen)} came back out of the box")
        return wrong + self._stacks(set(seen) | self.box | lost, after)

    def _stacks(self, known: set[str], after: View) -> list[str]:
        """The stacks hold what is not seen; the last tile of one may be drawn and taken in one step."""
        wrong = []
        in_hand = after["asked"]["kind"] in ("pay", "place") and not self.hand
        for stack in STACKS:
            said = standing.undrawn(after)[stack]
            hidden = [
                name
                for name, tile in self.tiles.items()
                if name not in known and tile["stack"] == stack and tile["kind"] != "end"
            ]
            if in_hand and len(hidden) == 1 and not said:
                self.hand = set(hidden)
            elif len(hidden) != said:
                wrong.append(f"stack {stack} is said to hold {said}, not {len(hidden)}")
        return wrong

    # Figures

    def _figures(self, before: View, says: str, after: View) -> list[str]:
        wrong = []
        pawns = PAWNS[: after["players"]]
        for pawn in pawns:
            if sum(pawn in space["figures"] for space in after["track"]) != 1:
                wrong.append(f"pawn {pawn} is not once on the track")
        moved = [pawn for pawn in pawns if spot_of(before, pawn) != spot_of(after, pawn)]
        words = says.split()
        seat = before["asked"]["seat"]
        if words[0] in ("take", "discard", "stop", "climb") and words[1:2] != ["haggis"]:
            goal = int(words[1]) - 1 if words[0] in ("take", "discard") and words[1].isdigit() else -1
            if words[0] == "stop":
                goal = end_space(before)
            foreign = before.get("england", {}).get("turn")
            if words[1] != "points" and not foreign and moved != [PAWNS[seat]]:
                wrong.append(f"{moved} moved in the turn of p{seat + 1}")
            figure = "englishman" if foreign else PAWNS[seat]
            if goal >= 0 and figure in [f for s in after["track"] for f in s["figures"]]:
                if spot_of(after, figure) != goal:
                    wrong.append(f"{figure} stands on space {spot_of(after, figure) + 1}, not {goal + 1}")
                if "tile" not in before["track"][goal]:
                    wrong.append(f"there was no tile on space {goal + 1}")
        elif moved and moved != self._next(before):
            wrong.append(f"{moved} moved, but {self._next(before)} is last")
        if words[0] == "roll" and before["asked"]["kind"] == "roll-die":
            wrong += self._die(before, int(words[1][0]), after)
        if (moved or words[0] == "roll") and after["asked"]["kind"] not in ON_THE_WAY:
            wrong += self._passed(before, after)
        return wrong + self._finished(after)

    def _next(self, view: View) -> list[str]:
        """The pawn that is last: where only one tile can be taken the program takes it at once."""
        start = last_space(view)
        order = [start, *forward(start)] if start >= 0 else forward(self.tail)
        waiting = [place for place in order if self._waiting(view, place, "die")]
        figures = view["track"][waiting[0]]["figures"] if waiting else []
        return [figure for figure in figures if figure in PAWNS]

    def _die(self, before: View, count: int, after: View) -> list[str]:
        """The die goes so many tiles forward and discards the last; tiles of chronicles do not count out."""
        start = spot_of(before, "die")
        ahead = [place for place in forward(start) if "tile" in before["track"][place]]
        end = end_space(before)
        if len(ahead) < count:
            return []
        rest = ahead[count - 1 :]
        plain = [place for place in rest if not self.tiles[before["track"][place]["tile"]]["chronicle"]]
        if not plain:
            return []
        goal = plain[0]
        passed_end = end >= 0 and forward(start).index(goal) >= forward(start).index(end)
        tile = before["track"][goal]["tile"]
        wrong = []
        if not passed_end and spot_of(after, "die") != goal:
            wrong.append(f"the die rolled {count} from {start + 1} and should stand on {goal + 1}")
        if passed_end and spot_of(after, "die") >= 0:
            wrong.append("the die passed World's End and is still there")
        if tile != "worlds end" and tile not in standing.discarded(after):
            wrong.append(f"the die discards {tile}")
        return wrong

    def _passed(self, before: View, after: View) -> list[str]:
        """A tile that every figure has passed is discarded at once."""
        start = last_space(before) if last_space(before) >= 0 else self.tail
        ahead = forward(start)
        figures = [place for place in ahead if after["track"][place]["figures"]]
        behind = ahead[: ahead.index(figures[0])] if figures and not after["track"][start]["figures"] else []
        return [
            f"{after['track'][place]['tile']} lies behind everyone"
            for place in behind
            if after["track"][place].get("tile", "worlds end") == before["track"][place].get("tile")
            and after["track"][place]["tile"] != "worlds end"
        ]

    def _waiting(self, view: View, place: int, *others: str) -> bool:
        """Whether a figure stands here that will move again, others than these."""
        done = {f"p{number + 1}" for number, seat in enumerate(view["seats"]) if seat["finished"]}
        done.update(others)
        return bool(set(view["track"][place]["figures"]) - done)

    def _finished(self, after: View) -> list[str]:
        """A pawn on or past World's End takes no more turns."""
        end = end_space(after)
        if end < 0 or self.tail < 0:
            return [
                f"p{n + 1} has finished without World's End"
                for n, seat in enumerate(after["seats"])
                if seat["finished"] and end < 0
            ]
        over = all(seat["finished"] for seat in after["seats"])
        start = last_space(after) if last_space(after) >= 0 and not over else self.tail
        order = [start, *forward(start)]
        wrong = []
        for number, seat in enumerate(after["seats"]):
            past = order.index(spot_of(after, PAWNS[number])) >= order.index(end)
            if past != seat["finished"]:
                wrong.append(f"p{number + 1} finished: {seat['finished']}, by its place: {past}")
        return wrong

    # Drawing

    def _drawing(self, before: View, says: str, after: View) -> list[str]:
        """New tiles come from the current stack and close up behind the others."""
        wrong = []
        now = standing.places_of_tiles(before)
        new = [
            (place, space["tile"])
            for place, space in enumerate(after["track"])
            if "tile" in space and space["tile"] not in now and space["tile"] not in self.hand
        ]
        left = standing.undrawn(before)
        for place, tile in new:
            if tile == "worlds end":
                self.end_at = self.drawn_of_d
                half = sum(one["stack"] == "D" for one in self.tiles.values()) // 2
                if not (self.end_at == 0 if self.short else 6 <= self.end_at <= half + 1):
                    wrong.append(f"World's End came after {self.end_at} tiles of D")
                continue
            stack = self.tiles[tile]["stack"]
            self.drawn_of_d += stack == "D"
            later = [name for name in STACKS if name < stack and left[name]]
            drawn = sum(self.tiles[one]["stack"] == later[0] for _, one in new) if later else 0
            if later and drawn < left[later[0]]:
                wrong.append(f"{tile} of stack {stack} was laid before {later[0]} was empty")
            covered = before["track"][place].get("tile")
            if covered and covered not in standing.discarded(after):
                wrong.append(f"{tile} was laid on a tile")
        return wrong

    # The next turn

    def _question(self, after: View) -> list[str]:
        """Whose turn it is, and that one space lies empty behind the last figure."""
        kind, tail = after["asked"]["kind"], last_space(after)
        if kind not in ("turn", "roll-die"):
            return []
        self.tail = tail
        wrong = []
        figures = after["track"][tail]["figures"]
        if kind == "roll-die" and figures != ["die"]:
            wrong.append(f"the die is rolled while {figures} is last")
        foreign = after.get("england", {}).get("turn")
        if kind == "turn" and not foreign and f"p{after['asked']['seat'] + 1}" not in figures:
            wrong.append(f"seat {after['asked']['seat']} has the turn while {figures} is last")
        empty = empty_spaces(after)
        behind = (tail - 1) % SPACES
        mountain = set(after.get("mountain", {}).get("spaces", []))
        while behind + 1 in mountain:
            behind = (behind - 1) % SPACES
        if after["stack"]["left"] and empty != [behind]:
            wrong.append(f"spaces {[p + 1 for p in empty]} are empty, the last figure is on {tail + 1}")
        return wrong


def start_coins(view: View, order: list[str]) -> list[str]:
    """Set-up: 5, 6, 7 and 8 coins from the last pawn to the first."""
    wrong = []
    for place, pawn in enumerate(order):
        coins = view["seats"][int(pawn[1]) - 1]["coins"]
        if coins != BOARD["coins"][place]:
            wrong.append(f"{pawn} starts with {coins} coins")
    return wrong
