"""Chronicle V: what the tokens that lie open are worth so far."""

import pytest
from tests.glenmore.scenario import Scenario

FIRST, LAST = 0, 12  # a token of one and a token of three


@pytest.mark.rule("ch5.scoring")
@pytest.mark.parametrize(("shown", "points"), [((), 0), ((FIRST,), 1), ((LAST,), 3), ((FIRST, LAST), 2 * 4)])
def test_open_tokens_count_number_times_sum(shown: tuple[int, ...], points: int) -> None:
    table = Scenario(chronicles="5")
    own = table.player(1).haggis
    for token in (FIRST, LAST):
        table.state.haggis.down &= ~(1 << token)
        table.state.haggis.up &= ~(1 << token)
        own.tokens |= 1 << token
    own.shown = sum(1 << token for token in shown)
    for seat in (0, 1, None):
        seen = table.seen(seat)["haggis"]["tables"][1]
        assert (seen["points"], seen["tokens"], len(seen["shown"])) == (points, 2, len(shown))
        assert seen["own"] == ([1, 3] if seat == 1 else [])
