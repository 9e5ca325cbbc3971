"""MacKenzie's cellar: barrels leave it at any time of an own turn, and once more before the final scoring."""

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import decision
from clachan.core.message import Reason
from clachan.games.caledonia.actions import withdraw_action, withdraw_age
from clachan.games.caledonia.components import CELLAR
from clachan.games.caledonia.decisions import EMPTYING
from clachan.games.caledonia.state import WHISKY, Player, State
from clachan.games.caledonia.words import because


def legal_withdraw(p: Player, out: vec[i64], count: i64) -> i64:
    """Every barrel may leave; who is not MacKenzie has none."""
    if p.cellar == 0:
        return count
    age: i64 = 0
    while age < 3:
        if (p.cellar >> age) & 1 != 0:
            out[count] = withdraw_action(age)
            count += 1
        age += 1
    return count


def why_not_withdraw(s: State, seat: int, number: int) -> Reason | None:
    age = withdraw_age(number)
    return None if (s.players[seat].cellar >> age) & 1 else because("no-barrel", age=CELLAR[age])


def apply_withdraw(s: State, seat: i64, number: i64) -> None:
    """Aged whisky pays when it leaves the cellar."""
    p = s.players[seat]
    age: i64 = withdraw_age(number)
    p.cellar &= ~bit(age)
    p.goods[WHISKY] += 1
    p.money += s.printed.values.cellar[age]


def ask_last_barrels(s: State) -> None:
    """After the last production no turn follows, so whoever still has barrels is asked for them."""
    seat: i64 = 0
    while seat < s.printed.players:
        if s.players[seat].cellar != 0:
            s.turn += 1
            s.pending.push(decision(EMPTYING, seat))
        seat += 1
