"""What a table agrees on beside the rules: hints, a clock, a lesson, its chance. The engine never sees it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, structs

Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class ClockTerms(Struct, forbid_unknown_fields=True, frozen=True):
    """How much time players have: so much for each turn, or a bank that grows with each turn."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    gain: Seconds = 0


class Terms(Struct, forbid_unknown_fields=True, frozen=True):
    """What a table agrees on."""

    hints: bool = False
    clock: ClockTerms | None = None
    warn: bool = False
    """Whether a player hears it before a move that gives much away, and may think again."""
    lesson: bool = False
    seed: int | None = None
    """The seed that the host chose for the layout; everybody may know it."""
    reproducible: bool = False
    """Whether chance and bots follow the seed as well: the same answers give the same game again."""
    elsewhere: int | None = None
    """How many actions, draws among them, a record had when this table was opened with it."""
    deal: str = ""
    """The deal of which this is a table: others have the same layout, and the same draws."""
    day: str = ""
    """The day whose challenge this is."""

    def of_ones_own(self) -> "Terms":
        """The same for another table, which has a deal of its own and teaches nobody."""
        return structs.replace(self, lesson=False, deal="", day="", elsewhere=None)
