"""Whether all 16 maps that the modules make can be played. Hexes go by their names here, as in the data."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from clachan.core.errors import Fault
from clachan.core.message import Message
from clachan.games.caledonia.board import ADJACENT, NAMES, RING, hex_place, module_of
from clachan.games.caledonia.components import MODULES, Components, Face
from clachan.games.caledonia.words import say

NEUTRAL_WORKERS = 24  # three other colours with eight workers each block the £1 hexes of the solo game
LEAST_LAND = {"1-2": 45, "3-4": 60}
PORT_LOCHS = 2
MOST_LOCHS = 4


@cache
def module_hexes(module: str) -> tuple[str, ...]:
    return tuple(name for place, name in enumerate(NAMES) if module_of(place) == module)


@cache
def neighbours(name: str) -> tuple[str, ...]:
    return tuple(NAMES[place] for place in ADJACENT[hex_place(name)])


def on_ring(name: str) -> bool:
    return hex_place(name) in RING


class Assembled:
    """Four faces laid together. On the small map the land of the outer ring lies in the mist."""

    def __init__(self, faces: Iterable[Face], small: bool) -> None:
        hexes = {each.name: each for face in faces for each in face.hexes}
        self.lochs = {name for name, each in hexes.items() if each.loch}
        self.land = {
            name: each for name, each in hexes.items() if not each.loch and not (small and on_ring(name))
        }

    def within_lochs(self, start: str, lochs: int) -> set[str]:
        """Every hex next to `start` or across at most so many loch hexes; rivers count as crossed."""
        reached, shore = set(neighbours(start)), {start}
        for _ in range(lochs):
            shore = {name for each in shore for name in neighbours(each) if name in self.lochs}
            reached.update(name for each in shore for name in neighbours(each))
        return reached - {start}

    def reachable(self) -> set[str]:
        """All land that a settlement grows to with the best shipping, from one hex on."""
        open_ends = [min(self.land)] if self.land else []
        found = set(open_ends)
        while open_ends:
            near = self.within_lochs(open_ends.pop(), MOST_LOCHS) & self.land.keys() - found
            found |= near
            open_ends += near
        return found


def check_maps(components: Components) -> list[Fault]:
    """What is wrong with any of the 16 maps, on the small and on the large map."""
    faults: list[Fault] = []
    for sides in product((1, 2), repeat=len(MODULES)):
        chosen = list(zip(MODULES, sides, strict=True))
        faces = [components.faces[key] for key in chosen]
        label = " ".join(f"{module}-{side}" for module, side in chosen)
        for index, players in enumerate(LEAST_LAND):
            ports = [components.port_places[module][index] for module in MODULES]
            reasons = _map_reasons(Assembled(faces, small=index == 0), players, ports)
            faults += [
                Fault("map.json", say("wrong-map", map=str(label), players=str(players)), reason)
                for reason in reasons
            ]
    return faults


def _map_reasons(board: Assembled, players: str, ports: list[str]) -> Iterator[Message]:
    if len(board.land) < LEAST_LAND[players]:
        yield say("wrong-little-land", land=len(board.land), least=LEAST_LAND[players])
    cheap = sum(each.cost == 1 for each in board.land.values())
    if players == "1-2" and cheap > NEUTRAL_WORKERS:
        yield say("wrong-cheap-land", cheap=cheap, most=NEUTRAL_WORKERS)
    lost = sorted(board.land.keys() - board.reachable())
    if lost:
        yield say("wrong-not-reached", hexes=tuple(lost), start=str(min(board.land)))
    for port in ports:
        if not board.within_lochs(port, PORT_LOCHS) & board.land.keys():
            yield say("wrong-port-out-of-reach", port=str(port))
