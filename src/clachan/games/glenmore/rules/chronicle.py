"""A chronicle as the base game knows it: what it adds on every occasion.

The base game and the chronicles turn to those in play through `occasions.py`, `reaching.py` and
`answering.py`, which have a function for each method here. A chronicle fills in what concerns it.
"""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from clachan.core.message import Fact, Parameter, Reason
from clachan.core.rng import Rng
from clachan.games.glenmore.state import Player, State
from clachan.games.glenmore.words import because


class Chronicle:
    """What a chronicle does on each occasion; as it stands here, nothing."""

    def __init__(self, number: int, shown: str) -> None:
        self.number: int = number
        self.shown: str = shown  # its key in the view

    # --- its own questions, and its steps of a turn ---

    def legal(self, s: State, kind: i64, seat: i64, out: vec[i64]) -> i64:
        return 0

    def answer(self, s: State, kind: i64, seat: i64, number: i64) -> None: ...

    def why_not(self, s: State, kind: int, seat: int, number: int) -> Reason | None:
        """Judge an answer to a question of this chronicle, or one of its actions in TURN or ACT."""
        return because("no-step")

    def settle_question(self, s: State, kind: i64) -> bool:
        """Settle a question without asking, if possible; those with one answer are settled anyway."""
        return False

    def is_secret(self, kind: i64) -> bool:
        """Whether the answers to a question tell what only the player asked may know."""
        return False

    def legal_free(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        """Further free steps of TURN and ACT: boats, cellars, mobsters."""
        return count

    def free_step(self, s: State, seat: i64, number: i64) -> None:
        """Carry out an action chosen in TURN or ACT."""

    def legal_step(self, s: State, seat: i64, careful: bool, out: vec[i64], count: i64) -> i64:
        """Other uses of a movement point, between two steps of something else."""
        return count

    def why_not_step(self, s: State, seat: int, number: int, careful: bool) -> Reason | None:
        return because("no-step")

    def has_answer(self, s: State, seat: i64, p: Player, packed: i64) -> bool:
        """Whether a question that waits for Scotsmen could be answered with this territory."""
        return True

    def judged_answer(self, s: State, seat: int, packed: int) -> bool:
        return True

    # --- set-up and the track ---

    def set_up(self, s: State) -> None:
        """After the base set-up, before the first turn."""

    def passed(self, s: State, figure: i64, space: i64) -> None:
        """A pawn or the die moves over a space, called for every space between start and goal."""

    def stopped(self, s: State, seat: i64, space: i64) -> None:
        """A pawn has stopped on a space, before its tile is taken."""

    def tile_laid(self, s: State, tile: i64) -> None:
        """A tile has been laid on the track."""

    def tile_discarded(self, s: State, tile: i64, figure: i64) -> None:
        """A tile has left the track for the discard pile through the move of a figure."""

    def skips(self, s: State, space: i64) -> bool:
        """Whether a space is never refilled and never counts as the empty one (the mountain)."""
        return False

    def before_draw(self, s: State) -> None:
        """A tile is about to be drawn; DRAW_TILE lies on top."""

    def drawable(self, s: State, bag: i64) -> i64:
        """The tiles of the current stack that may come next, as bits of its places."""
        return bag

    def turns_over(self, s: State) -> None:
        """Every pawn is on or past World's End; the final scoring lies on top."""

    def figure_turn(self, s: State, figures: i64) -> bool:
        """The last figure is no player's pawn and not the die: push its question; false if unknown."""
        return False

    # --- taking a tile ---

    def on_the_way(self, s: State, seat: i64, space: i64, tile: i64) -> None:
        """A pawn has passed a space; `tile` + 1 is still to be paid, 0 if nothing is."""

    def levies(self, s: State) -> bool:
        """Whether this chronicle takes something on the way to a tile in this turn."""
        return False

    def can_pay_after(self, s: State, p: Player, tile: i64, goal: i64, selling: bool) -> bool:
        """Whether a tile can be paid with what the way to it leaves, where `levies` says so."""
        return True

    def judged_ways(self, s: State, seat: int, goal: int) -> "list[State]":
        """For the judge: copies of the state after each way of paying what the way takes."""
        return [s.copy()]

    def tile_toll(self, s: State, seat: i64, tile: i64) -> i64:
        """Coins for a tile besides its cost."""
        return 0

    def judged_toll(self, s: State, seat: int, tile: int) -> int:
        return 0

    def person_toll(self, s: State) -> i64:
        """Coins for a person besides the road and tolls."""
        return 0

    def taxes_places(self) -> bool:
        """Whether some places cost a coin, so that `finds_place` is asked."""
        return False

    def finds_place(self, s: State, p: Player, tile: i64) -> bool:
        """Whether a tile finds a place, if what it costs could be paid by selling."""
        return True

    def why_not_find_place(self, s: State, seat: int, tile: int) -> Reason | None:
        return None

    def tile_taken(self, s: State, seat: i64, tile: i64) -> None:
        """A pawn takes a tile; nothing has been paid yet."""

    def take_other(self, s: State, seat: i64, tile: i64, space: i64) -> None:
        """A pawn stops on a tile that `can_stop` allowed; the turn's ACT question lies on top."""

    def duty(self, s: State, seat: i64) -> i64:
        """The space that must be taken, or -1."""
        return -1

    def why_not_elsewhere(self, s: State, seat: int) -> Reason | None:
        """The judge's view of the duty: why nothing else may be taken."""
        return None

    def may_take(self, s: State, seat: i64, space: i64) -> bool:
        """Whether a tile that the base game allows may be taken (not when reserved or the Englishman's)."""
        return True

    def why_not_take(self, s: State, seat: int, space: int) -> Reason | None:
        return None

    def stops_on(self, s: State, tile: i64) -> bool:
        """Whether a tile is one of this chronicle's on which pawns may stop without taking it."""
        return False

    def can_stop(self, s: State, seat: i64, tile: i64) -> bool:
        return False

    def why_not_stop(self, s: State, seat: int, tile: int) -> Reason | None:
        return None

    def legal_elsewhere(self, s: State, seat: i64, out: vec[i64], count: i64) -> i64:
        """Further answers to TURN that take the place of taking a tile."""
        return count

    def why_not_cast_off(self, s: State, space: int) -> Reason | None:
        """In the Englishman's turn: why a tile cannot be discarded."""
        return None

    def cast_off(self, s: State, seat: i64) -> None:
        """The Englishman has discarded a tile."""

    # --- the turn and the territory ---

    def begin_turn(self, s: State, seat: i64) -> None:
        """A player's turn begins; TURN lies on top."""

    def begin_foreign_turn(self, s: State, seat: i64) -> None:
        """The Englishman's turn begins, moved by this seat."""

    def end_turn(self, s: State, seat: i64) -> None:
        """A player's turn is over; questions pushed here come before the track is cleaned up."""

    def may_place(self, s: State, p: Player, place: i64) -> bool:
        """Whether a tile may be laid there (Fergus MacDarkie's coin)."""
        return True

    def why_not_place(self, s: State, seat: int, place: int) -> Reason | None:
        return None

    def tile_placed(self, s: State, seat: i64, tile: i64, place: i64) -> None:
        """A tile has been laid in a territory, before its one-time effects."""

    def may_leave(self, s: State, seat: i64, place: i64) -> bool:
        """Whether a tile may be removed (not under a boat)."""
        return True

    def person_taken(self, s: State, seat: i64) -> None:
        """A person has been taken; pushed before the clan marker, so it is settled after the clan's bonus."""

    def card_taken(self, s: State, seat: i64, card: i64, place: i64) -> None:
        """A landmark card of chronicle IV or VI has been taken."""

    def card_turned(self, s: State, card: i64) -> None:
        """A landmark card shows its event now."""

    def clan_toll(self, s: State, seat: i64, clan: i64) -> i64:
        """Coins for a clan space on top of the road."""
        return 0

    def clan_taken(self, s: State, seat: i64, clan: i64) -> None:
        """A marker goes to a clan space; its cost has been paid."""

    def activates(self, s: State, tile: i64) -> bool:
        """Whether a tile has an activation of this chronicle's own kind."""
        return False

    def can_activate(self, s: State, seat: i64, tile: i64) -> bool:
        return False

    def why_not_activate(self, s: State, seat: int, tile: int) -> Reason | None:
        return because("no-chronicle")

    def activate(self, s: State, seat: i64, place: i64, tile: i64) -> None: ...

    def exchanged(self, s: State, seat: i64, tile: i64) -> None:
        """An exchange of goods is finished; what it brings has been given."""

    def produced(self, s: State, seat: i64, place: i64, goods: i64) -> None:
        """A tile has produced goods, two bits each."""

    def whisky_gained(self, s: State, seat: i64, barrels: i64) -> None:
        """Barrels have come in; `p.whisky` counts them already."""

    def whisky_paid(self, s: State, seat: i64, barrels: i64) -> None:
        """Barrels have gone; `p.whisky` does not count them any more."""

    def haggis_gained(self, s: State, seat: i64, tokens: i64) -> None:
        """A tile or an exchange has brought haggis tokens."""

    def haggis_left(self, s: State) -> bool:
        return False

    # --- meetings of two chronicles ---

    def boat_is_free(self, s: State, p: Player) -> bool:
        """Whether the next tile of a boat costs no movement point."""
        return False

    def boat_leaves(self, s: State, seat: i64) -> None: ...

    def boat_reaches(self, s: State, seat: i64) -> None: ...

    def token_taken(self, s: State, seat: i64, castle: i64) -> None:
        """A reward token has been taken from a castle."""

    def at_mountain(self, s: State, seat: i64) -> None:
        """A pawn passes the mountain."""

    def at_sale(self, s: State, seat: i64, space: i64, tile: i64) -> None:
        """A pawn passes a sale tile; `tile` + 1 is still to be paid."""

    def haggis_begins(self, s: State) -> None: ...

    def before_haggis_roll(self, s: State) -> None: ...

    def offers_reroll(self, s: State, left: i64, rolled: i64) -> bool:
        """Whether somebody has been asked for another roll for the haggis instead of this one."""
        return False

    # --- scoring ---

    def home_scotsmen(self, s: State, seat: i64, counted: i64) -> i64:
        """Scotsmen on the Home Castle as they count."""
        return counted

    def cards_counted(self, s: State, seat: i64, counted: i64) -> i64:
        """Landmark cards as they count."""
        return counted

    def points_for(self, s: State, seat: i64, line: i64, difference: i64, points: i64) -> i64:
        """Points of a scoring round for a difference (better tables, flipped cards)."""
        return points

    def round_scored(self, s: State) -> None:
        """A scoring round has been held; questions pushed here come before the next turn."""

    def final_scoring(self, s: State) -> None:
        """After the fourth scoring round."""

    def final_points(self, s: State, seat: int, lines: "dict[str, int]") -> None:
        """Change the lines of the final score sheet: add a chronicle's, or take the coins away."""

    # --- around every step ---

    def before_step(self, s: State) -> None:
        """Something is about to change the table."""

    def between_steps(self, s: State) -> None:
        """The step is taken between two steps of what is being asked."""

    def after_step(self, s: State) -> None:
        """Something has changed the table; questions pushed here are asked at once."""

    # --- what is shown and what is hidden ---

    def view(self, s: State, seat: "int | None") -> "Mapping[str, object]":
        return {}

    def redeal(self, s: State, seat: int, rng: Rng) -> None:
        """Deal anew what a seat cannot see."""

    def reveals(self, s: State, number: int) -> bool:
        """Whether an action of a player shows somebody something that was hidden from them."""
        return False

    def said(self, s: State, number: int) -> "dict[str, Parameter] | None":
        """What the log may name of an action that holds a secret; None where everything may be told."""
        return None

    def told(self, old: State, new: State) -> "list[Fact]":
        """What else the log tells of a step."""
        return []

    def fault(self, s: State) -> "str | None":
        """What is wrong with its pieces, for invariants.py."""
        return None
