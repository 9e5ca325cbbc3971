"""Chronicle I: the boat race. Movement points row the boats clockwise along every river and back home.

A river is a player's (its seat) or neutral (4 and 5). Boats go leftwards from column to column, then on to
the right end of the next river. Castles with reward tokens are numbered like their rivers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.bits import bit
from clachan.core.decision import CHANCE, decision, first_of, kind_of, seat_of
from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore import parts
from clachan.games.glenmore.actions import LOT, ROW, is_lot, is_token
from clachan.games.glenmore.board import (
    COLUMN_OF,
    COLUMNS,
    HOME_COLUMN,
    NAMES,
    RIVER_PLACES,
    RIVER_ROW,
    ROW_OF,
)
from clachan.games.glenmore.chronicle_records import Boat, Race
from clachan.games.glenmore.decisions import START_LOT
from clachan.games.glenmore.rules import occasions, territory, track
from clachan.games.glenmore.rules.chronicle import Chronicle
from clachan.games.glenmore.rules.chronicles import reward_tokens
from clachan.games.glenmore.shown import BoatView, RaceView
from clachan.games.glenmore.state import LINE_CHRONICLE, Player, State
from clachan.games.glenmore.words import GAME, because

LAST: Final = 4  # the result of whoever does not come home in time
NEUTRAL: Final = 4
LINE: Final = LINE_CHRONICLE + 1
CASTLE_COLUMN: Final = HOME_COLUMN + 1
START_PART: Final = 3  # the Start tile lies in the top third of its stack


def set_up(s: State) -> None:
    """Every boat lies at its Home Castle; tokens lie on every castle."""
    s.race = Race()
    s.race.after = s.printed.players - 1
    between = s.table.extra.get("neutral river", "")
    if between:
        s.race.after = int(between[1]) - 1
    seat: i64 = 0
    while seat < s.printed.players:
        boat = Boat()
        boat.river = seat
        boat.column = CASTLE_COLUMN
        s.players[seat].boat = boat
        seat += 1
    reward_tokens.set_up(s)


# --- the Start tile -------------------------------------------------------------------------------------


def waits_for_start(s: State) -> bool:
    """Whether the Start tile is in the stack that tiles are drawn from."""
    if s.stack != s.printed.start_stack:
        return False
    return (s.bag >> s.printed.stack_place[s.printed.start_tile]) & 1 != 0


def before_draw(s: State) -> None:
    """The Start tile is equally likely to be each tile of the top third."""
    if waits_for_start(s):
        s.pending.push(decision(START_LOT, -1, first_of(s.pending.top())))


def drawable(s: State, bag: i64) -> i64:
    """All others come by the usual draw."""
    return bag & ~bit(s.printed.stack_place[s.printed.start_tile]) if waits_for_start(s) else bag


def lots(s: State) -> i64:
    """How many tiles of the top third are still to come, Start among them."""
    left: i64 = (s.printed.stack_size[s.stack] - 1) // START_PART + 1 - s.drawn
    return left if left > 1 else 1


def apply_start_lot(s: State, number: i64) -> None:
    """The first lot is the Start tile; with any other lot a tile is drawn as usual."""
    space: i64 = first_of(s.pending.pop())
    if number == LOT:
        s.pending.pop()
        track.lay_drawn(s, s.printed.start_tile, space)


def passed(s: State, figure: i64, space: i64) -> None:
    """The first pawn to pass the Start tile opens the race for everybody."""
    if figure < s.printed.players and s.track[space] == s.printed.start_tile + 1:
        s.race.racing = 1


# --- rowing ---------------------------------------------------------------------------------------------


def next_river(s: State, river: i64) -> i64:
    """Clockwise; with two neutral rivers one lies on either side, a single one where the layout put it."""
    after: i64 = s.race.after
    if river == NEUTRAL and s.printed.neutral_rivers > 1:
        return 1
    if river >= NEUTRAL:
        return after + 1 if after < s.printed.players - 1 else 0
    if river == after and s.printed.neutral_rivers > 0:
        return NEUTRAL + s.printed.neutral_rivers - 1
    if river == 0 and s.printed.neutral_rivers > 1:
        return NEUTRAL
    return river + 1 if river < s.printed.players - 1 else 0


def right_end(s: State, river: i64) -> i64:
    return s.players[river].right if river < NEUTRAL else s.printed.neutral_steps - 1


def left_end(s: State, river: i64) -> i64:
    return s.players[river].left if river < NEUTRAL else 0


def castle_column(river: i64) -> i64:
    return CASTLE_COLUMN if river < NEUTRAL else 0


def ahead(s: State, p: Player) -> "tuple[i64, i64]":
    """The river and column of the next tile."""
    river: i64 = p.boat.river
    if p.boat.column != left_end(s, river):
        return river, (p.boat.column - 1) % COLUMNS
    river = next_river(s, river)
    return river, right_end(s, river)


def cost(s: State, p: Player) -> i64:
    """Movement points for the next tile."""
    return 0 if occasions.boat_is_free(s, p) else 1


def legal_row(s: State, p: Player, out: vec[i64], count: i64) -> i64:
    if s.race.racing != 0 and s.points >= cost(s, p) and p.boat.result == 0:
        out[count] = ROW
        count += 1
    return count


def why_not_row(s: State, seat: int) -> Reason | None:
    p = s.players[seat]
    if not s.race.racing:
        return because("race-not-begun")
    if p.boat.result:
        return because("boat-out")
    return None if s.points >= cost(s, p) else because("no-points")


def row(s: State, seat: i64) -> None:
    """One river tile for one movement point; a castle that is reached offers a token."""
    p = s.players[seat]
    s.points -= cost(s, p)
    occasions.boat_leaves(s, seat)
    river, column = ahead(s, p)
    p.boat.river = river
    p.boat.column = column
    occasions.boat_reaches(s, seat)
    if column != castle_column(river):
        return
    if river == seat:
        come_home(s, seat)
    reward_tokens.reach(s, seat, river)


def come_home(s: State, seat: i64) -> None:
    """Points by place; when only one boat is still on its way, it is last."""
    p = s.players[seat]
    place: i64 = s.race.home_boats + 1
    s.race.home_boats = place
    p.boat.result = place
    p.lines[LINE] += s.printed.race_vp[place - 1]
    if place == 1 and s.printed.race_whisky > 0:
        territory.gain_whisky(s, seat, s.printed.race_whisky)
    if place == s.printed.players - 1:
        end_race(s)


def end_race(s: State) -> None:
    """Whoever has not come home is last."""
    seat: i64 = 0
    while seat < s.printed.players:
        if s.players[seat].boat.result == 0:
            s.players[seat].boat.result = LAST
        seat += 1


def may_leave(s: State, seat: i64, place: i64) -> bool:
    """A tile under a boat cannot be removed."""
    other: i64 = 0
    while other < s.printed.players:
        p = s.players[other]
        here: bool = p.boat.river == seat and p.boat.column == COLUMN_OF[place]
        if here and ROW_OF[place] == RIVER_ROW and p.boat.result == 0:
            return False
        other += 1
    return True


def final_points(s: State, seat: int, lines: "dict[str, int]") -> None:
    """Without a place in the race coins are worth nothing; what Armadale Castle pays for them remains."""
    if s.players[seat].boat.result not in (0, LAST):
        return
    extra = s.printed.components.number("landmark_cards.numbers.armadale castle extra vp")
    if lines["Armadale Castle"] and extra:
        coins = lines["Armadale Castle"] // extra
        lines["Armadale Castle"] += coins * s.printed.components.number("board.scoring.coin")
    lines["coins"] = 0


# --- what is asked of it ---------------------------------------------------------------------------------


def legal(s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
    if kind != START_LOT:
        return reward_tokens.legal(s, kind, seat, out)
    count: i64 = 0
    while count < lots(s):
        out[count] = LOT + count
        count += 1
    return count


def answer(s: State, kind: i64, seat: i64, number: i64) -> None:
    if kind == START_LOT:
        apply_start_lot(s, number)
    else:
        reward_tokens.answer(s, kind, seat, number)


def why_not(s: State, kind: int, seat: int, number: int) -> Reason | None:
    if kind == START_LOT:
        left = (int(s.printed.stack_size[s.stack]) - 1) // START_PART + 1 - int(s.drawn)
        return None if LOT <= number < LOT + max(1, left) else because("lots", count=max(1, left))
    if kind >= reward_tokens.FIRST_KIND:
        return reward_tokens.why_not(s, kind, seat, number)
    return why_not_row(s, seat) if number == ROW else because("no-step")


def reveals(s: State, number: int) -> bool:
    """Tokens of a castle are looked at, or one of them is shown to everybody."""
    if number == ROW:
        river, column = ahead(s, s.players[seat_of(s.pending.top())])
        return bool(column == castle_column(river))
    return is_token(number)


def said(s: State, number: int) -> "dict[str, Parameter] | None":
    """The log does not name the tokens that are dealt."""
    if not is_lot(number):
        return None
    return {"what": "start" if kind_of(s.pending.top()) == START_LOT else "token"}


def told(old: State, new: State) -> "list[Fact]":
    """The start of the race, and who came home."""
    facts = [Fact(GAME, "race-begins", CHANCE)] if new.race.racing and not old.race.racing else []
    for seat in range(new.printed.players):
        place = int(new.players[seat].boat.result)
        if place and not old.players[seat].boat.result:
            kind = "boat-last" if place == LAST else "boat-home"
            facts.append(Fact(GAME, kind, seat, {"player": parts.seat(seat), "place": place}))
    return facts


def river_name(river: int) -> str:
    return f"p{river + 1}" if river < NEUTRAL else f"neutral {river - NEUTRAL + 1}"


def rivers(s: State) -> "list[str]":
    """All rivers in the order in which boats reach them, the first player's first."""
    found = [0]
    while len(found) < s.printed.players + s.printed.neutral_rivers:
        found.append(int(next_river(s, found[-1])))
    return [river_name(river) for river in found]


def view(s: State, seat: "int | None") -> "RaceView":
    boats: list[BoatView] = []
    for p in s.players:
        river = int(p.boat.river)
        where = NAMES[RIVER_PLACES[p.boat.column]] if river < NEUTRAL else ""
        boats.append({"river": river_name(river), "place": where, "result": int(p.boat.result)})
    neutral = [river_name(int(NEUTRAL + n)) for n in range(s.printed.neutral_rivers)]
    return {
        "racing": bool(s.race.racing),
        "boats": boats,
        "neutral": neutral,
        "rivers": rivers(s),
        "tokens": reward_tokens.view(s, seat),
    }


def fault(s: State) -> str | None:
    """Each boat lies on a river tile, and the places in the race are given out in order."""
    for seat in range(s.printed.players):
        river, column = int(s.players[seat].boat.river), int(s.players[seat].boat.column)
        left, right = int(left_end(s, river)), int(right_end(s, river))
        if (column - left) % COLUMNS > (right - left) % COLUMNS:
            return f"the boat of seat {seat} lies beside the river"
    places = sorted(int(p.boat.result) for p in s.players if 0 < p.boat.result < LAST)
    if places != list(range(1, int(s.race.home_boats) + 1)):
        return f"the race counts {s.race.home_boats} boats at home, but the places are {places}"
    return reward_tokens.fault(s)


def meets_tokens(s: State, p: Player) -> bool:
    """Whether the boat would reach a castle with tokens, one of which lets a clan marker be paid."""
    river, column = ahead(s, p)
    return column == castle_column(river) and s.race.tokens[river] > 0


class DragonBoats(Chronicle):
    """Chronicle I."""

    def set_up(self, s: State) -> None:
        set_up(s)

    def passed(self, s: State, figure: i64, space: i64) -> None:
        passed(s, figure, space)

    def before_draw(self, s: State) -> None:
        before_draw(s)

    def drawable(self, s: State, bag: i64) -> i64:
        return drawable(s, bag)

    def turns_over(self, s: State) -> None:
        end_race(s)

    def may_leave(self, s: State, seat: i64, place: i64) -> bool:
        return may_leave(s, seat, place)

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return legal(s, kind, seat, out)

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None:
        answer(s, kind, seat, number)

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        return why_not(s, kind, seat, number)

    def legal_free(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        return legal_row(s, s.players[seat], out, count)

    def free_step(self, s: State, seat: i64, number: i64) -> None:
        row(s, seat)

    def legal_step(self, s: State, seat: i64, careful: bool, out: vec[i64], count: i64) -> i64:
        p = s.players[seat]
        return count if careful and meets_tokens(s, p) else legal_row(s, p, out, count)

    def why_not_step(self, s: State, seat: int, number: int, careful: bool) -> Reason | None:
        reason = why_not_row(s, seat)
        later = careful and meets_tokens(s, s.players[seat])
        return reason or (because("token-later") if later else None)

    def final_points(self, s: State, seat: int, lines: "dict[str, int]") -> None:
        final_points(s, seat, lines)

    def view(self, s: State, seat: "int | None") -> "RaceView":
        return view(s, seat)

    def redeal(self, s: State, seat: int, rng: Rng) -> None:
        reward_tokens.redeal(s, seat, rng)

    def reveals(self, s: State, number: int) -> bool:
        return reveals(s, number)

    def said(self, s: State, number: int) -> "dict[str, Parameter] | None":
        return said(s, number)

    def told(self, old: State, new: State) -> "list[Fact]":
        return told(old, new)

    def fault(self, s: State) -> "str | None":
        return fault(s)
