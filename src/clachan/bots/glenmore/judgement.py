"""The learned judgement of a table between turns: what the weights expect, corrected by how games ended."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.glenmore.features import Sight
from clachan.bots.glenmore.value import Valuer
from clachan.bots.network import Network
from clachan.games.glenmore.state import State

LEAD: Final = 0.7  # how much the lead over the best rival counts; the rest is the own points'


class Judgement:
    """Judges a position for one seat, with chronicles by a network of their own."""

    def __init__(self, weights: vec[i64], plain: Network, tales: Network) -> None:
        self.sight: Sight = Sight(Valuer(weights))
        self.plain: Network = plain
        self.tales: Network = tales

    def worth(self, s: State, seat: i64) -> i64:
        """Own points less a part of the best rival's, in hundredths; the end needs no judgement."""
        sight = self.sight
        sight.look(s)
        own: i64 = sight.values[seat]
        rival: i64 = -1_000_000
        other: i64 = 0
        while other < s.printed.players:
            if other != seat and sight.values[other] > rival:
                rival = sight.values[other]
            other += 1
        known: float = float(own) - float(rival) * LEAD
        if s.pending.depth == 0:
            return i64(known)
        sight.see(s, seat)
        network = self.plain if s.printed.chronicles == 0 else self.tales
        network.run(sight.row)
        heads = network.heads
        return i64(known + heads[0] * (1.0 - LEAD) + heads[1] * LEAD)
