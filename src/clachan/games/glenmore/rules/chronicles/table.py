"""All chronicles in the order of their numbers."""

from typing import Final

from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles.address_to_a_haggis import AddressToAHaggis
from clachan.games.glenmore.rules.chronicles.dragon_boats import DragonBoats
from clachan.games.glenmore.rules.chronicles.dubious_tome import DubiousTome
from clachan.games.glenmore.rules.chronicles.englishman import Englishman
from clachan.games.glenmore.rules.chronicles.great_gathering import GreatGathering
from clachan.games.glenmore.rules.chronicles.mountain_on_the_track import MountainOnTheTrack
from clachan.games.glenmore.rules.chronicles.penny_mobs import PennyMobs
from clachan.games.glenmore.rules.chronicles.whisky_sales import Cellars

CHRONICLES: Final[list[Chronicle]] = [
    DragonBoats(1, "race"),
    MountainOnTheTrack(2, "mountain"),
    Cellars(3, "cellars"),
    Englishman(4, "england"),
    AddressToAHaggis(5, "haggis"),
    DubiousTome(6, "events"),
    GreatGathering(7, "gathering"),
    PennyMobs(8, "mobs"),
]
