"""Positions for tests, written as one would lay them out on a table.

    table = Scenario(players=3).tile(0, "i7", "halkirk").scotsman(0, "i7").track({4: "inshriach"})
    table.play("take 4", "place h8")

It begins late in a game without any tiles: all tiles lie in the box or in stack D, and p1 is last on the
track with p2 and p3 in front of it (spaces 1, 2, 3). Every step is checked twice: generator and judge
must agree, and nothing may get lost (`game.fault`).
"""

from functools import cache
from typing import Any

from clachan.core.action import Action
from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.game import Game, Score, open_game
from clachan.core.rng import Rng
from clachan.games.glenmore.actions import CHRONICLE, PLACE
from clachan.games.glenmore.board import PLACES, place_named
from clachan.games.glenmore.components import CARDS, CLAN_SPACES, GOODS, TILES, load_components
from clachan.games.glenmore.decisions import CLEAN_UP, MARKING, NEXT_TURN, TURN
from clachan.games.glenmore.engine import settle
from clachan.games.glenmore.layout import draw_layout
from clachan.games.glenmore.rules.clan_markers import put_marker
from clachan.games.glenmore.rules.territory import add_good, add_scotsman, lay_tile, take_scotsman
from clachan.games.glenmore.state import SPACES, Player, State

GAME: Game = open_game("glenmore")


@cache
def near(reach: int) -> list[Action]:
    """All actions but those of places so far from every tile that a territory keeps no cell for them.

    Random games compare generator and judge on the whole catalogue.
    """
    return [
        a for a in GAME.catalogue if not PLACE <= a.number < CHRONICLE or (a.number - PLACE) % PLACES < reach
    ]


class Scenario:
    """A position being built, then played."""

    def __init__(self, players: int = 3, bare: bool = False, **options: object) -> None:
        chosen = GAME.read_options({"players": players, **options})
        layout = draw_layout(load_components(), chosen, Rng(1))
        layout["order"] = " ".join(f"p{seat + 1}" for seat in range(players))
        for part in ("worlds end", "neutral river"):  # where they usually lie
            layout.pop(part, None)
        self.state: State = GAME.setup(chosen, layout)
        self._clear()
        if not bare:  # persons can always be taken, so that a turn is never without an answer
            self.track({12: "adam smith", 13: "flora macdonald"})

    def _clear(self) -> None:
        """Every tile goes to the box, except those of stack D, which are in the bag."""
        s = self.state
        s.stack, s.drawn = 4, 0
        s.bag = bit(s.printed.stack_size[4]) - 1
        for space in range(SPACES):
            if s.track[space] <= len(TILES):  # the mountain stays
                s.track[space] = 0
        for tile in range(len(TILES)):
            if s.printed.stack_place[tile] >= 0 and s.printed.faces[tile].stack != "D":
                self._box(tile)
        self.turn(0)

    def _box(self, tile: int) -> None:
        if tile < 60:
            self.state.box_low |= bit(tile)
        else:
            self.state.box_high |= bit(tile - 60)

    def _fetch(self, key: str) -> int:
        """Take a tile out of the box or out of the stack."""
        s, tile = self.state, TILES.index(key)
        if tile == s.printed.worlds_end:
            s.ended = 1
        elif tile < 60:
            s.box_low &= ~bit(tile)
        else:
            s.box_high &= ~bit(tile - 60)
        if s.printed.faces[tile].stack == "D" and tile != s.printed.worlds_end:
            s.bag &= ~bit(s.printed.stack_place[tile])
        return tile

    # Laying out

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def turn(self, seat: int) -> "Scenario":
        """It is this seat's turn; its pawn must be last."""
        s = self.state
        s.pending.depth = 0
        s.ness = 1 if self.player(seat).has_card(CARDS.index("loch ness")) else 0
        for packed in (decision(NEXT_TURN, -2), decision(CLEAN_UP, -2), decision(TURN, seat)):
            s.pending.push(packed)
        return self

    def marking(self, seat: int) -> "Scenario":
        """The seat is asked to place a clan marker, its turn being otherwise over."""
        self.turn(seat).state.pending.push(decision(MARKING, seat))
        return self

    def tile(self, seat: int, place: str, *keys: str) -> "Scenario":
        for key in keys:
            lay_tile(self.state, self.player(seat), place_named(place), self._fetch(key))
        return self

    def scotsman(self, seat: int, *places: str) -> "Scenario":
        for place in places:
            add_scotsman(self.player(seat), place_named(place))
        return self

    def no_scotsman(self, seat: int, place: str) -> "Scenario":
        take_scotsman(self.player(seat), place_named(place))
        return self

    def goods(self, seat: int, place: str, text: str) -> "Scenario":
        """Goods by name, such as `wood wood sheep`."""
        for good in text.split():
            assert add_good(self.player(seat), place_named(place), GOODS.index(good))
        return self

    def has(self, seat: int, **amounts: int) -> "Scenario":
        """Set coins, whisky, markers."""
        for name, amount in amounts.items():
            setattr(self.player(seat), name, amount)
        return self

    def barrels(self, seat: int, *spaces: int) -> "Scenario":
        """Whisky on these spaces of the cellars (chronicle III); 0 is the area without points."""
        p = self.player(seat)
        for space in spaces:
            p.whisky += 1
            if space:
                p.cellar.spaces |= bit(space)
            else:
                p.cellar.area += 1
        return self

    def card(self, seat: int, *names: str) -> "Scenario":
        for name in names:
            self.player(seat).cards |= bit(CARDS.index(name))
        return self

    def clan(self, seat: int, *names: str) -> "Scenario":
        """Markers that lie on the clan board; the roads to them cost nothing now."""
        for name in names:
            coins = int(self.player(seat).coins)
            self.player(seat).coins = 99
            put_marker(self.state, seat, CLAN_SPACES.index(name))
            self.player(seat).coins = coins
        return self

    def market(self, **stacks: int) -> "Scenario":
        for good in range(len(GOODS)):
            self.state.market[good] = 0
        for name, count in stacks.items():
            self.state.market[GOODS.index(name)] = count
        return self

    def track(self, tiles: dict[int, str]) -> "Scenario":
        """Tiles on the spaces 1 to 14."""
        for space, key in tiles.items():
            self.state.track[space - 1] = self._fetch(key) + 1
        return self

    def pawns(self, spaces: dict[int, int]) -> "Scenario":
        """Figures by number (seats from 0, the die is 4) on the spaces 1 to 14; the first named is last."""
        for space in range(SPACES):
            self.state.figures[space] = 0
        for figure, space in spaces.items():
            self.state.figures[space - 1] |= bit(figure)
        self.state.tail = self.state.start = next(iter(spaces.values())) - 1
        return self

    def discards(self, *keys: str) -> "Scenario":
        for key in keys:
            tile = self._fetch(key)
            if tile < 60:
                self.state.discard_low |= bit(tile)
            else:
                self.state.discard_high |= bit(tile - 60)
        return self

    def go_on(self) -> "Scenario":
        """Let the program take the steps that are due."""
        settle(self.state)
        return self

    # Playing

    def play(self, *texts: str) -> "Scenario":
        for text in texts:
            self.check()
            action = GAME.catalogue.read(text)
            reason = GAME.why_not(self.state, action.number)
            assert reason is None, f"{text}: {reason} (legal: {self.legal()})"
            GAME.apply(self.state, action.number)
            fault = GAME.fault(self.state)
            assert fault is None, f"after {text}: {fault}"
        return self

    def check(self) -> None:
        """Generator and judge agree."""
        reach = max(len(p.cells) for p in self.state.players)
        judged = sorted(a.text for a in near(reach) if GAME.why_not(self.state, a.number) is None)
        assert sorted(self.legal()) == judged

    def legal(self, head: str = "") -> list[str]:
        return [a.text for a in GAME.legal(self.state) if a.text.startswith(head)]

    def why_not(self, text: str) -> str | None:
        reason = GAME.why_not(self.state, GAME.catalogue.read(text).number)
        return None if reason is None else str(reason)

    @property
    def asked(self) -> tuple[int, str]:
        question = GAME.question(self.state)
        return question.seat, question.kind

    @property
    def prompt(self) -> str:
        """What is asked, in a sentence."""
        return str(GAME.question(self.state))

    # Looking

    def vp(self, seat: int) -> int:
        return sum(int(points) for points in self.player(seat).lines)

    def stock(self, seat: int) -> str:
        """All goods of a territory, such as `wood 2, sheep 1`."""
        held = {name: int(self.player(seat).goods[good]) for good, name in enumerate(GOODS)}
        return ", ".join(f"{name} {count}" for name, count in held.items() if count)

    def on(self, seat: int, place: str) -> str:
        """What lies on a tile, such as `wood scotsman`."""
        p, spot = self.player(seat), place_named(place)
        goods = [name for good, name in enumerate(GOODS) for _ in range(p.good_on(spot, good))]
        return " ".join([*goods, *["scotsman"] * int(p.scotsmen_on(spot))])

    def line(self, seat: int, name: str) -> int:
        return self.scores()[seat].lines[name]

    def scores(self) -> list[Score]:
        return GAME.scores(self.state)

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        return GAME.view(self.state, seat)
