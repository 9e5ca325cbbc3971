"""Positions for tests, written as one would lay them out on a table.

    table = Scenario(players=4, clans=["stewart"]).price("whisky", 10).unit(0, "c4", "sheep").turn(0)
    assert table.spend("buy 2 whisky") == 19
    assert table.why_not("expand c4 cow") == "c4 is taken"

Without a map of its own a position lies on a meadow: grassland of £2 everywhere, no water.
Every step is checked twice: generator and judge must agree, and nothing may get lost (`game.fault`).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from clachan.core.decision import CHANCE, PROGRAM, decision
from clachan.core.errors import IllegalAction
from clachan.core.game import OVER, Game, Score, open_game
from clachan.core.options import Options
from clachan.core.rng import Rng
from clachan.games.caledonia.board import NAMES, Board, assemble, hex_place
from clachan.games.caledonia.components import CLANS, GOODS, UNITS, Components, Contract, Hex, load_components
from clachan.games.caledonia.decisions import FIRST_WORKERS
from clachan.games.caledonia.engine import settle
from clachan.games.caledonia.layout import read_layout
from clachan.games.caledonia.printed import Printed
from clachan.games.caledonia.rules.clans import give_gifts
from clachan.games.caledonia.rules.preparation import push_round
from clachan.games.caledonia.rules.units import measure_reach, put_unit
from clachan.games.caledonia.setup import new_state
from clachan.games.caledonia.state import NO_CLAN, Player, State

MEADOW = "grass 2"


def hand_made(
    hexes: Mapping[str, str] | None = None,
    rivers: Iterable[str] = (),
    ports: Mapping[str, str] | None = None,
    small: bool = False,
    only: str = "",
) -> Board:
    """A map of one's own: `{"c4 d4": "forest+mountain 6", "e4": "loch"}`, rivers as `"c4 c5"`.

    With `only`, all other land is out of play, as if the map were no larger than the picture in a rulebook.
    """
    drawn = dict.fromkeys(NAMES, MEADOW)
    for names, text in (hexes or {}).items():
        drawn |= dict.fromkeys(names.split(), text)
    drawn |= dict.fromkeys(ports or {}, "loch")
    hexagons = tuple(_hex(name, text) for name, text in drawn.items())
    outside = frozenset(
        p for p, h in enumerate(hexagons) if only and not h.loch and h.name not in only.split()
    )
    return Board(
        hexes=hexagons,
        rivers=frozenset(frozenset(hex_place(name) for name in river.split()) for river in rivers),
        small=small,
        ports=tuple((hex_place(name), kind) for name, kind in (ports or {}).items()),
        covered=outside,
    )


def _hex(name: str, text: str) -> Hex:
    terrain, _, cost = text.partition(" ")
    return Hex(name, tuple(terrain.split("+")), int(cost or 0), "hand-made")


@cache
def _usual(options: Options, layout: tuple[tuple[str, str], ...], board: Board | None) -> Printed:
    return _printed(load_components(), options, layout, board)


def _printed(
    components: Components, options: Options, layout: tuple[tuple[str, str], ...], board: Board | None
) -> Printed:
    table = read_layout(components, options, dict(layout))
    lying = board or assemble(components, table.sides, options.number("players"), table.ports, table.covered)
    return Printed(components, options, table, lying)


def _flat(view: dict[str, Any]) -> dict[str, object]:
    """The view as single values with short names, such as `0.money`, `wool.price`, `c4.unit`."""
    flat: dict[str, object] = {}
    parts = {str(seat): player for seat, player in enumerate(view["seats"])}
    parts |= {each["good"]: each for each in view["market"]}
    parts |= {each["name"]: each for each in view["map"]["hexes"]}
    parts |= {"table": {name: view[name] for name in ("round", "order", "passed", "offer")}}
    parts |= {"board": {name: view["export"][name] for name in ("fee", "boxes", "pile", "drawn", "imports")}}
    for name, part in parts.items():
        for key, value in part.items():
            if key == "income":  # what the next production will bring follows from the rest
                continue
            if isinstance(value, dict) and key != "unit":
                flat |= {f"{name}.{key}.{inner}": found for inner, found in value.items()}
            elif key != "settlements":
                flat[f"{name}.{key}"] = value
    return flat


def _moved(old: object, new: object) -> object:
    return new - old if type(old) is int and type(new) is int else new


class Scenario:
    """A position under construction, and then the table on which it is played."""

    def __init__(
        self,
        players: int = 2,
        clans: Iterable[str] = (),
        board: Board | str | None = None,
        layout: Mapping[str, str] | None = None,
        round: int = 1,
        money: int = 100,
        components: Components | None = None,
        **options: object,
    ) -> None:
        """`board` is a hand-made map, or the sides of a real one such as "1212"."""
        self.game: Game = open_game("caledonia")
        real = board if isinstance(board, str) else "1111"
        self.options = self.game.read_options({"players": players, "map_sides": real, **options})
        drawn = self.game.draw_layout(self.options, Rng(1)) | dict(layout or {})
        own = board if isinstance(board, Board) else None if isinstance(board, str) else hand_made()
        laid = (self.options, tuple(drawn.items()), own)
        self.state: State = new_state(_printed(components, *laid) if components else _usual(*laid))
        self.components: Components = self.state.printed.components
        self.state.round = round
        self.state.pending.depth = 0
        named = list(clans)
        for seat in range(players):
            self._seat(seat, named[seat] if seat < len(named) else "none", money)

    def _seat(self, seat: int, clan: str, money: int) -> None:
        """What the clan brings, but not the starting tile."""
        p = self.of(seat)
        p.clan = CLANS.index(clan) if clan in CLANS else NO_CLAN
        p.tile = 0
        give_gifts(self.state, seat)
        p.money = money
        for good in range(len(GOODS)):
            p.goods[good] = 0

    # Laying out

    def of(self, seat: int) -> Player:
        player: Player = self.state.players[seat]
        return player

    def money(self, seat: int, amount: int) -> "Scenario":
        self.of(seat).money = amount
        return self

    def goods(self, seat: int, **amounts: int) -> "Scenario":
        for name, amount in amounts.items():
            self.of(seat).goods[GOODS.index(name)] = amount
        return self

    def unit(self, seat: int, hexes: str, kind: str) -> "Scenario":
        """Put a unit of this kind on each of these hexes."""
        for name in hexes.split():
            assert self.state.unit_at[hex_place(name)] == -1, f"{name} is taken"
            put_unit(self.state, seat, UNITS.index(kind), hex_place(name))
        return self

    def shipping(self, seat: int, level: int) -> "Scenario":
        """0 none, 1 river crossing, 2 one loch, … 5 four lochs."""
        self.of(seat).shipping = level
        measure_reach(self.state, self.of(seat))
        return self

    def merchants(self, seat: int, hired: int) -> "Scenario":
        self.of(seat).merchants = self.of(seat).ready = hired
        return self

    def technology(self, seat: int, woodcutters: bool = False, miners: bool = False) -> "Scenario":
        self.of(seat).technology = woodcutters + 2 * miners
        return self

    def price(self, good: str, price: int) -> "Scenario":
        """The marker on the lowest step with this price."""
        market = self.components.markets["1-2" if self.options.number("players") <= 2 else "3-4"]
        self.state.step[GOODS.index(good)] = market.prices[GOODS.index(good)].index(price)
        return self

    def step(self, good: str, step: int) -> "Scenario":
        self.state.step[GOODS.index(good)] = step
        return self

    def on_board(self, *contracts: int) -> "Scenario":
        """These contracts, and only these, lie on the export board."""
        s = self.state
        for slot in range(s.printed.values.boxes):
            if s.slots[slot]:
                s.bag |= pow(2, int(s.slots[slot]) - 1)
                s.slots[slot] = 0
        for slot, contract in enumerate(contracts):
            self._pull(contract)
            s.slots[slot] = contract
        return self

    def box(self, seat: int, *contracts: int) -> "Scenario":
        """Contracts in a player's export box."""
        for contract in contracts:
            self._pull(contract)
        first, second = (*contracts, 0, 0)[:2]
        self.of(seat).box, self.of(seat).second_box = first, second
        return self

    def fulfilled(self, seat: int, *contracts: int) -> "Scenario":
        """Contracts fulfilled earlier, with all that they imported."""
        p, s = self.of(seat), self.state
        for number in contracts:
            self._pull(number)
            contract = self.contract(number)
            p.exported |= pow(2, number - 1)
            p.exports += 1
            p.hops += contract.hops
            p.meat += contract.mutton + contract.beef
            for name in ("cotton", "tobacco", "sugar"):
                setattr(p, name, getattr(p, name) + getattr(contract, name))
                setattr(s, name, getattr(s, name) + getattr(contract, name))
        return self

    def _pull(self, contract: int) -> None:
        """Take a contract from the pile or the export board."""
        s = self.state
        slots = [slot for slot in range(s.printed.values.boxes) if s.slots[slot] == contract]
        for slot in slots:
            s.slots[slot] = 0
        assert slots or (s.bag >> (contract - 1)) & 1, f"contract {contract} is used twice"
        s.bag &= ~pow(2, contract - 1)

    def cellar(self, seat: int, *ages: str) -> "Scenario":
        self.of(seat).cellar = sum(pow(2, ("fresh", "young", "old").index(age)) for age in ages)
        return self

    def turn(self, seat: int) -> "Scenario":
        """The action phase begins with this seat; the others follow clockwise."""
        return self._begin(seat)

    def first_workers(self, seat: int) -> "Scenario":
        """The set-up goes on with the first workers, this seat first; round 1 follows."""
        return self._begin(seat, FIRST_WORKERS)

    def _begin(self, seat: int, *steps: int) -> "Scenario":
        s, players = self.state, self.options.number("players")
        s.order = sum(((seat + place) % players) << (4 * place) for place in range(players))
        push_round(s)
        for step in steps:
            s.pending.push(decision(step, PROGRAM))
        settle(s)
        self._check()
        return self

    # Playing

    def play(self, *texts: str) -> "Scenario":
        """Play actions for whoever is asked, chance included."""
        for text in texts:
            action = self.game.catalogue.read(text)
            self.why_not(text)
            reason = self.game.why_not(self.state, action.number)
            if reason is not None:
                raise IllegalAction(text, reason)
            self.game.apply(self.state, action.number)
            self._check()
        return self

    def _check(self) -> None:
        """The position is sound, and generator and judge allow the same in it, each action once."""
        fault = self.game.fault(self.state)
        assert fault is None, fault
        if self.asked[0] != OVER:
            legal = sorted(self.game.legal_numbers(self.state))
            why_not = self.game.why_not
            judged = [a.number for a in self.game.catalogue if why_not(self.state, a.number) is None]
            assert legal == judged, [str(self.game.catalogue[n]) for n in sorted(set(legal) ^ set(judged))]

    def why_not(self, text: str) -> str | None:
        """The judge's reason, after asking the generator the same."""
        number = self.game.catalogue.read(text).number
        reason = self.game.why_not(self.state, number)
        legal = number in self.game.legal_numbers(self.state)
        assert legal == (reason is None), f"{text}: the generator says {legal}, the judge {reason!r}"
        return None if reason is None else str(reason)

    def cost(self, text: str) -> str:
        """What stands beside an action when it is offered."""
        return str(self.game.cost(self.state, self.game.catalogue.read(text).number) or "")

    def spend(self, *texts: str) -> int:
        """Play, and tell how much money it cost the player who was asked first (less than 0: gained)."""
        seat = self.asked[0]
        before = self.purse(seat)
        self.play(*texts)
        return before - self.purse(seat)

    def changes(self, *texts: str) -> dict[str, object]:
        """Play, and tell everything on the table that is other than before: numbers by how much they moved.

        Not told: whose turn it is, and what would be scored now, which follow from the rest.
        """
        before = _flat(self.view)
        self.play(*texts)
        after = _flat(self.view)
        changed = [name for name in {**before, **after} if before.get(name) != after.get(name)]
        return {name: _moved(before.get(name), after.get(name)) for name in changed}

    def pass_all(self) -> "Scenario":
        """Everyone who is still in the action phase passes, until someone is asked something else."""
        while self.asked[1] == "turn" and "pass" in self.legal():
            self.play("pass")
            if self.asked[1] == "end-of-turn":
                self.play("end turn")
            if self.state.passes == 0:
                break
        return self

    def let_chance(self) -> "Scenario":
        """Chance gives its first answer until a person is asked."""
        while self.asked[0] == CHANCE:
            self.play(self.legal()[0])
        return self

    # Looking

    def legal(self, head: str = "") -> list[str]:
        """The texts of the legal actions that begin so."""
        return [action.text for action in self.game.legal(self.state) if action.text.startswith(head)]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked (-1: chance), and the kind of question."""
        question = self.game.question(self.state)
        return question.seat, question.kind

    @property
    def prompt(self) -> str:
        """The question in a sentence."""
        return str(self.game.question(self.state))

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.state, None)

    def sees(self, seat: int) -> dict[str, Any]:
        """A player's part of the view."""
        part: dict[str, Any] = self.view["seats"][seat]
        return part

    def purse(self, seat: int) -> int:
        return int(self.of(seat).money)

    def stock(self, seat: int) -> dict[str, int]:
        """Goods that the player has any of."""
        return {name: amount for name, amount in self.sees(seat)["goods"].items() if amount}

    def price_of(self, good: str) -> int:
        return int(self.state.price(GOODS.index(good)))

    def contract(self, number: int) -> Contract:
        return self.components.contracts[number - 1]

    def score(self, seat: int) -> Score:
        return self.game.scores(self.state)[seat]

    def line(self, name: str) -> list[int]:
        """One line of everyone's score sheet."""
        return [score.lines[name] for score in self.game.scores(self.state)]
