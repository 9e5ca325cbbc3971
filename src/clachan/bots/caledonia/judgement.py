"""The learned judgement of a table after a turn: what the weights expect, corrected by how games ended."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.bots.caledonia.features import Sight
from clachan.bots.caledonia.value import Valuer
from clachan.bots.network import Network
from clachan.games.caledonia.state import State


class Judgement:
    """Judges a table for the seat whose turn is over."""

    def __init__(self, weights: vec[i64], network: Network) -> None:
        self.sight: Sight = Sight(Valuer(weights))
        self.network: Network = network
        self.points: i64 = 0  # the own final points of the position that was judged last

    def sought(self, s: State, seat: i64, rivalry: i64) -> i64:
        """Points to expect less a part of the best rival's, in hundredths; the end needs no judgement."""
        sight = self.sight
        sight.look(s, seat)
        known: i64 = sight.see(s, seat)
        self.points = known
        if s.pending.depth == 0:
            return known - sight.rival * rivalry // 100
        self.network.run(sight.row)
        heads = self.network.heads
        self.points = known + i64(heads[0])
        share: float = float(rivalry) * 0.01
        return known + i64(heads[0] * (1.0 - share) + (heads[1] - float(sight.rival)) * share)
