"""Where the editions differ: one row for each difference, never a subclass."""

from dataclasses import dataclass
from functools import lru_cache

from clachan.core.options import Options
from clachan.games.caledonia.components import load_components


@dataclass(frozen=True)
class Switch:
    """A rule that the editions state differently: 1 or 0 in each, or the name of the number printed there."""

    key: str
    rule: str
    revised: int | str
    first: int | str


def _both(name: str) -> tuple[str, str]:
    """A number that the data give for both editions."""
    return name, f"{name}_first_edition"


# What one edition says in other words or not at all is no row: nobody plays otherwise for it.
SWITCHES = (
    Switch("B1", "contracts Buchanan draws for the building bonus", *_both("clans.buchanan.draw")),
    Switch("B2", "contracts Buchanan may fulfil in one turn", *_both("clans.buchanan.fulfil")),
    Switch("P7a", "units put on the map by the swap port differ from those taken off", 1, 0),
    Switch("N1", "the neighbourhood cap counts over the whole turn, not each use", 1, 0),
    Switch("A1", "highest bid in the clan auction", *_both("variants.highest_bid")),
    Switch("S2", "import marks pay in the solo game", 0, 1),
    Switch("X1", "the extra clan, port and scoring tile are in the game", 1, 0),
)


@lru_cache(maxsize=64)
def switches(options: Options) -> dict[str, int]:
    """The value of each switch for these options."""
    first = options.word("edition") == "first"
    values = {switch.key: _value(switch.first if first else switch.revised) for switch in SWITCHES}
    if not options.yes("extras"):
        values["X1"] = 0
    return values


def _value(stated: int | str) -> int:
    return stated if isinstance(stated, int) else load_components().number(stated)
