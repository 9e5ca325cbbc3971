"""Chronicle I: the reward tokens on the castles. Only the player who chooses among them sees them.

Tokens that nobody has looked at are not dealt yet: when a boat reaches a castle for the first time, chance
deals them from those that are left, which is the same as dealing all of them before the game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit, count_bits
from clachan.core.decision import decision, first_of, kind_of, seat_of
from clachan.core.message import Reason
from clachan.core.rng import Rng
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import (
    DONE,
    GAIN,
    LOT,
    TOKEN,
    gain_good,
    is_gain,
    is_token,
    lot_number,
    token_reward,
)
from clachan.games.glenmore.board import HOME_CASTLE
from clachan.games.glenmore.chronicle_records import CASTLES
from clachan.games.glenmore.components import REWARDS
from clachan.games.glenmore.decisions import CHOOSING_TOKEN, DEALING, GOOD_REWARD, PUTTING
from clachan.games.glenmore.rules import clan_markers, occasions, territory
from clachan.games.glenmore.shown import TokensView
from clachan.games.glenmore.state import GOODS_COUNT, LINE_CHRONICLE, State
from clachan.games.glenmore.words import because

FIRST_KIND: Final = 64
TOKENS: Final = 16
KINDS: Final = 6
NEUTRAL: Final = 4
LINE: Final = LINE_CHRONICLE + 1


def set_up(s: State) -> None:
    """The same number of tokens on every castle."""
    s.race.bag = bit(TOKENS) - 1
    s.race.dealt = vec[i64]([0] * CASTLES)
    s.race.tokens = vec[i64]([0] * CASTLES)
    s.race.seen = vec[i64]([0] * CASTLES)
    castle: i64 = 0
    while castle < CASTLES:
        neutral: bool = NEUTRAL <= castle < NEUTRAL + s.printed.neutral_rivers
        if castle < s.printed.players or neutral:
            s.race.tokens[castle] = s.printed.castle_tokens
        castle += 1


def reach(s: State, seat: i64, castle: i64) -> None:
    """A boat has reached a castle: its owner looks at the tokens and may choose one."""
    if s.race.tokens[castle] == 0:
        return
    s.pending.push(decision(CHOOSING_TOKEN, seat, castle))
    s.race.seen[castle] |= bit(seat)
    if s.race.dealt[castle] == 0:
        s.pending.push(decision(DEALING, -1, castle))


def legal_dealing(s: State, out: vec[i64]) -> i64:
    count: i64 = 0
    token: i64 = 0
    while token < TOKENS:
        if (s.race.bag >> token) & 1 != 0:
            out[count] = LOT + token
            count += 1
        token += 1
    return count


def apply_dealing(s: State, number: i64) -> None:
    castle: i64 = first_of(s.pending.pop())
    s.race.bag &= ~bit(lot_number(number))
    s.race.dealt[castle] |= bit(lot_number(number))
    if count_bits(s.race.dealt[castle]) < s.race.tokens[castle]:
        s.pending.push(decision(DEALING, -1, castle))


def token_of_kind(s: State, castle: i64, kind: i64) -> i64:
    """A token of this kind on the castle, or -1."""
    token: i64 = 0
    while token < TOKENS:
        if (s.race.dealt[castle] >> token) & 1 != 0 and s.printed.token_kind[token] == kind:
            return token
        token += 1
    return -1


def legal_choosing(s: State, out: vec[i64]) -> i64:
    castle: i64 = first_of(s.pending.top())
    out[0] = DONE
    count: i64 = 1
    kind: i64 = 0
    while kind < KINDS:
        if token_of_kind(s, castle, kind) >= 0:
            out[count] = TOKEN + kind
            count += 1
        kind += 1
    return count


def held(s: State, castle: int) -> "list[str]":
    """The tokens of a castle in words, once they are dealt."""
    word = int(s.race.dealt[castle])
    return [REWARDS[int(s.printed.token_kind[token])] for token in range(TOKENS) if (word >> token) & 1]


def why_not_choosing(s: State, number: int) -> Reason | None:
    if number == DONE:
        return None
    if not is_token(number):
        return because("choose-reward")
    lying = held(s, int(first_of(s.pending.top())))
    reward = token_reward(number)
    return None if REWARDS[reward] in lying else because("no-such-token", token=parts.reward(reward))


def apply_choosing(s: State, seat: i64, number: i64) -> None:
    castle: i64 = first_of(s.pending.pop())
    if number == DONE:
        return
    kind: i64 = token_reward(number)
    s.race.dealt[castle] &= ~bit(token_of_kind(s, castle, kind))
    s.race.tokens[castle] -= 1
    occasions.token_taken(s, seat, castle)
    give(s, seat, kind, s.printed.token_worth[kind])


def give(s: State, seat: i64, kind: i64, worth: i64) -> None:
    """The reward, at once."""
    p = s.players[seat]
    if kind == 0:
        territory.gain_whisky(s, seat, worth)
    elif kind == 1:
        p.coins += worth
    elif kind == 2:
        s.pending.push(decision(GOOD_REWARD, seat, worth))
    elif kind == 3:
        p.lines[LINE] += worth
    else:
        while worth > 0:
            if kind == 4:
                territory.add_scotsman(p, HOME_CASTLE)
            else:
                clan_markers.ask_marker(s, seat)
            worth -= 1


def legal_good(s: State, seat: i64, out: vec[i64]) -> i64:
    """Any good, if a tile has room for it."""
    if not territory.has_room(s.players[seat]):
        return 0
    good: i64 = 0
    while good < GOODS_COUNT:
        out[good] = GAIN + good
        good += 1
    return GOODS_COUNT


def why_not_good(s: State, seat: int, number: int) -> Reason | None:
    if not is_gain(number):
        return because("choose-gained")
    p = s.players[seat]
    room = any(p.goods_on(place) < territory.ROOM for place in territory.territory(p))
    return None if room else because("no-room")


def apply_good(s: State, seat: i64, number: i64) -> None:
    left: i64 = first_of(s.pending.pop()) - 1
    if left > 0:
        s.pending.push(decision(GOOD_REWARD, seat, left))
    s.pending.push(decision(PUTTING, seat, gain_good(number)))


# --- what is asked of it ---------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind == DEALING:
        return legal_dealing(s, out)
    return legal_choosing(s, out) if kind == CHOOSING_TOKEN else legal_good(s, seat, out)


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == DEALING:
        apply_dealing(s, number)
    elif kind == CHOOSING_TOKEN:
        apply_choosing(s, seat, number)
    else:
        apply_good(s, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == CHOOSING_TOKEN:
        return why_not_choosing(s, number)
    if kind == GOOD_REWARD:
        return why_not_good(s, seat, number)
    token = lot_number(number)
    fine = 0 <= token < TOKENS and (int(s.race.bag) >> token) & 1 != 0
    return None if fine else because("token-not-in-bag")


def view(s: State, seat: "int | None") -> "TokensView":
    """How many lie on each castle; which ones only the player sees who is choosing."""
    names = [f"p{place + 1}" for place in range(s.printed.players)]
    names += [f"neutral {place + 1}" for place in range(s.printed.neutral_rivers)]
    castles = [*range(s.printed.players), *range(NEUTRAL, NEUTRAL + int(s.printed.neutral_rivers))]
    left = {name: int(s.race.tokens[castle]) for name, castle in zip(names, castles, strict=True)}
    top = s.pending.top() if s.pending.depth else 0
    if kind_of(top) != CHOOSING_TOKEN or seat_of(top) != seat:
        return {"left": left}
    return {"left": left, "choice": held(s, int(first_of(top)))}


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Deal the tokens anew that others have looked at and this seat has not."""
    hidden = [castle for castle in range(CASTLES) if not (s.race.seen[castle] >> seat) & 1]
    pool = int(s.race.bag)
    for castle in hidden:
        pool |= int(s.race.dealt[castle])
    for castle in hidden:
        wanted = int(count_bits(s.race.dealt[castle]))
        s.race.dealt[castle] = 0
        for _ in range(wanted):
            tokens = [token for token in range(TOKENS) if (pool >> token) & 1]
            token = tokens[rng.below(len(tokens))]
            pool &= ~pow(2, token)
            s.race.dealt[castle] |= bit(token)
    s.race.bag = pool


def fault(s: State) -> str | None:
    """A token is in the bag or on one castle; a castle that has been looked at holds as many as it counts."""
    words = [int(s.race.bag), *(int(s.race.dealt[castle]) for castle in range(CASTLES))]
    if sum(bin(word).count("1") for word in words) > TOKENS:
        return "there are too many reward tokens"
    if sum(words) != words[0] | words[1] | words[2] | words[3] | words[4] | words[5] | words[6]:
        return "a reward token is in two places"
    dealing = [first_of(x) for x in s.pending.listed() if kind_of(x) == DEALING]
    for castle in range(CASTLES):
        lying = bin(words[castle + 1]).count("1")
        if lying not in (0, int(s.race.tokens[castle])) and castle not in dealing:
            return f"castle {castle} counts {s.race.tokens[castle]} tokens, but {lying} lie there"
    return None
