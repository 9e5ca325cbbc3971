"""Where the editions differ: one row for each difference, never a subclass."""

from dataclasses import dataclass
from functools import lru_cache

from clachan.core.options import Options


@dataclass(frozen=True)
class Switch:
    """A rule that the editions state differently, with its value in each."""

    key: str
    rule: str
    revised: int
    first: int


SWITCHES = (
    Switch("B1", "contracts Buchanan draws for the building bonus", 6, 3),
    Switch("B2", "contracts Buchanan may fulfil in one turn", 2, 1),
    Switch("K1", "whisky in the cellar counts for the scoring tile of processed goods", 1, 1),
    Switch("K2", "barrels age before goods are made, a new one enters after", 1, 1),
    Switch("P7a", "units put on the map by the swap port differ from those taken off", 1, 0),
    Switch("P7b", "the swap port can give the building bonus, once", 1, 1),
    Switch("P7c", "the swap port gives the neighbourhood bonus", 0, 0),
    Switch("P8", "the contracts port draws when the export box has room", 1, 1),
    Switch("N1", "the neighbourhood cap counts over the whole turn, not each use", 1, 0),
    Switch("F1", "a port can be used only while it is in reach", 1, 0),
    Switch("O1", "workers are paid before goods are made", 1, 0),
    Switch("D1", "direct export bonuses may be taken in any order", 1, 1),
    Switch("A1", "highest bid in the clan auction", 30, 60),
    Switch("S1", "the solo market phase comes before rounds 2 to 5", 1, 1),
    Switch("S2", "import marks pay in the solo game", 0, 1),
    Switch("S3", "import values go by rarity in the solo game", 1, 1),
    Switch("S4", "the contract named by the solo die leaves the game", 1, 1),
    Switch("L1", "goods and money are unlimited", 1, 1),
    Switch("T1", "settlement markers are only a memory aid", 1, 1),
    Switch("X1", "the extra clan, port and scoring tile are in the game", 1, 0),
    Switch("R5", "passing pays in the fifth round too", 1, 1),
)


@lru_cache(maxsize=64)
def switches(options: Options) -> dict[str, int]:
    """The value of each switch for these options."""
    first = options.word("edition") == "first"
    values = {switch.key: switch.first if first else switch.revised for switch in SWITCHES}
    if not options.yes("extras"):
        values["X1"] = 0
    if options.yes("port7_neighborhood"):
        values["P7c"] = 1
    return values
