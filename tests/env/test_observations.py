"""Observations: every number has a name, everything in the view is in them, and nothing that is hidden."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from clachan import ClachanError, open_game
from clachan.core.decision import CHANCE
from clachan.core.game import State
from clachan.core.rng import Rng
from clachan.env.encoder import Encoder
from clachan.env.field_list import FieldList
from clachan.env.game_encoding import encoding_of
from clachan.games.glenmore.components import GOODS, HOME, TILES

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("caledonia", {"players": 1}),
    ("caledonia", {"players": 2, "clan_auction": True, "tighter_map": True}),
    ("caledonia", {"players": 3, "no_ports": True, "no_scoring_tiles": True}),
    ("caledonia", {"players": 4, "edition": "first", "no_clans": True}),
    ("caledonia", {"players": 4}),
    ("glenmore", {"players": 2}),
    ("glenmore", {"players": 3, "die": True, "chronicles": "24"}),
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
    ("glenmore", {"players": 2, "chronicles": "1567"}),
]
GAMES = 3
ids = [f"{game}-{'-'.join(map(str, options.values()))}" for game, options in TABLES]


def positions(game: str, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    rules = open_game(game)
    rng = Rng(seed)
    _, state = rules.deal(rules.read_options(options), rng)
    while numbers := rules.legal_numbers(state):
        yield state
        rules.apply(state, numbers[rng.below(len(numbers))])
    yield state


def sampled(game: str, options: dict[str, Any], seed: int) -> Iterator[tuple[int, State]]:
    """Every seventh position with its ply, for what takes long."""
    return ((ply, state) for ply, state in enumerate(positions(game, options, seed)) if ply % 7 == seed)


def leaves(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The keys of a view, those inside lists joined to one, with what they hold."""
    if isinstance(view, dict):
        for key, held in view.items():
            yield from leaves(held, f"{path}.{key}" if path else key)
    elif isinstance(view, list) and view and all(isinstance(item, dict) for item in view):
        for item in view:
            yield from leaves(item, path)
    else:
        yield path, view


def under(path: str, keys: set[str]) -> bool:
    """Whether a path is one of these keys of the view, or lies inside one, or is an empty list of such."""
    parts = path.split(".")
    inside = any(".".join(parts[: count + 1]) in keys for count in range(len(parts)))
    return inside or any(key.startswith(f"{path}.") for key in keys)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_the_fields_are_exactly_what_is_written(game: str, options: dict[str, Any]) -> None:
    encoder = Encoder(game, options)
    state = next(positions(game, options, 1))
    fields = encoder.fields()
    assert len({field.name for field in fields}) == len(fields)
    assert [field.start for field in fields] == list(np.cumsum([0] + [field.size for field in fields])[:-1])
    assert all(field.meaning for field in fields)
    out = encoder._scratch.numbers
    moved = encoding_of(game).write_moving(state, 0, out, 0)
    assert moved == encoder.moving
    assert encoding_of(game).write_printed(state, out, moved) == encoder.size == len(encoder.encode(state, 0))


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_numbers_stay_within_their_bounds(game: str, options: dict[str, Any]) -> None:
    encoder = Encoder(game, options)
    low, high = encoder.bounds()
    for seed in range(GAMES):
        for ply, state in enumerate(positions(game, options, seed)):
            array = encoder.encode(state, ply % encoder.players)
            outside = np.flatnonzero((array < low) | (array > high))
            named = {
                field.name
                for field in encoder.fields()
                for place in outside
                if place in range(field.start, field.start + field.size)
            }
            assert not named


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_every_key_of_the_view_is_covered(game: str, options: dict[str, Any]) -> None:
    """A key that is added to a view must be named by a field, or be called derived or fixed."""
    encoder, encoding = Encoder(game, options), encoding_of(game)
    shown = {key for field in encoder.fields() for key in field.shows}
    known = shown | set(encoding.derived) | set(encoding.fixed)
    for seed in range(GAMES):
        for _, state in sampled(game, options, seed):
            for path, _ in leaves(encoder.game.view(state, 0)):
                assert under(path, known), f"{path} is in no field"


def seen(view: Any, keys: set[str]) -> dict[str, str]:
    """What the view holds under each of these keys."""
    found: dict[str, list[Any]] = {key: [] for key in keys}
    for path, held in leaves(view):
        parts = path.split(".")
        for count in range(len(parts)):
            if (key := ".".join(parts[: count + 1])) in found:
                found[key].append((path, held))
    return {key: repr(held) for key, held in found.items()}


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_what_a_field_shows_can_be_read_off_it(game: str, options: dict[str, Any]) -> None:
    """Wherever the fields that show a key hold the same numbers, the key holds the same; for every seat."""
    encoder = Encoder(game, options)
    fields: dict[str, list[slice]] = {}
    for field in encoder.fields():
        for key in field.shows:
            fields.setdefault(key, []).append(field.slice)
    told: dict[tuple[str, int, bytes], str] = {}
    for seed in range(GAMES):
        for ply, state in sampled(game, options, seed):
            seat = ply % encoder.players
            array, view = encoder.encode(state, seat), encoder.game.view(state, seat)
            for key, shown in seen(view, set(fields)).items():
                numbers = b"".join(array[part].tobytes() for part in fields[key])
                assert told.setdefault((key, seat, numbers), shown) == shown, key


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_positions_that_look_different_have_different_arrays(game: str, options: dict[str, Any]) -> None:
    """What is derived from several fields follows from the whole array, and what is fixed never changes."""
    encoder, encoding = Encoder(game, options), encoding_of(game)
    told: dict[tuple[int, bytes], str] = {}
    fixed: list[dict[str, str]] = []
    for seed in range(GAMES):
        for ply, state in sampled(game, options, seed):
            seat = ply % encoder.players
            view = encoder.game.view(state, seat)
            array = encoder.encode(state, seat).tobytes()
            shown = json.dumps(view)
            assert told.setdefault((seat, array), shown) == shown
            fixed.append(seen(view, set(encoding.fixed)))
    assert all(other == fixed[0] for other in fixed)


GLEN_MORE = [options for game, options in TABLES if game == "glenmore"]


@pytest.mark.parametrize("options", GLEN_MORE, ids=str)
def test_territories_can_be_read_off_the_tiles(options: dict[str, Any]) -> None:
    encoder = Encoder("glenmore", options)
    names = ["you", *(f"other {other}" for other in range(1, encoder.players))]
    for _, state in sampled("glenmore", options, 1):
        for seat in range(encoder.players):
            array, view = encoder.encode(state, seat), encoder.game.view(state, seat)
            rows = array[encoder.field("tiles").slice].reshape(len(TILES), -1)
            for turn, name in enumerate(names):
                shown = view["seats"][(seat + turn) % encoder.players]
                owned = [tile for tile in range(len(TILES)) if rows[tile, 15 + turn]]
                homes = [array[encoder.field(f"{name}.{half}").slice] for half in ("village", "castle")]
                assert read_territory(rows, owned) == written_territory(shown["territory"])
                people = [TILES[tile] for tile in owned if not rows[tile, 1]]
                hume = ["david hume"] if array[encoder.field(f"{name}.hume").start] else []
                assert people + hume == shown["people"]
                assert read_homes(homes) == written_homes(shown["territory"])


Places = dict[str, tuple[Any, ...]]


def read_territory(rows: Any, owned: list[int]) -> Places:
    """The tiles on top: place, goods, Scotsmen, whether they can be activated; and those below."""
    found: Places = {}
    for tile in owned:
        column, row, depth = rows[tile, 1:4]
        if column and not depth:
            goods = {name: int(count) for name, count in zip(GOODS, rows[tile, 4:9], strict=True) if count}
            ready = bool(rows[tile, 10] and not rows[tile, 11])
            found[TILES[tile]] = (f"{chr(ord('a') + column - 1)}{row}", goods, int(rows[tile, 9]), ready)
        elif column:
            found[TILES[tile]] = (f"{chr(ord('a') + column - 1)}{row}", int(depth))
    return found


def written_territory(cells: list[dict[str, Any]]) -> Places:
    found: Places = {}
    for cell in cells:
        if cell["tile"] not in HOME:
            found[cell["tile"]] = (cell["place"], cell["goods_here"], cell["scotsmen"], cell["open"])
        for depth, tile in enumerate(cell["below"], 1):
            if tile not in HOME:
                found[tile] = (cell["place"], depth)
    return found


def read_homes(homes: list[Any]) -> list[tuple[Any, ...]]:
    """Village and castle: goods, Scotsmen, whether they can be activated; or what depth they lie at."""
    found: list[tuple[Any, ...]] = []
    for home in homes:
        goods = {name: int(count) for name, count in zip(GOODS, home[:5], strict=True) if count}
        ready = bool(home[6] and not home[7])
        found.append((goods, int(home[5]), ready) if home[8] == 1 else (int(home[8]) - 1,))
    return found


def written_homes(cells: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    found: dict[str, tuple[Any, ...]] = {name: (-1,) for name in HOME}
    for cell in cells:
        if cell["tile"] in HOME:
            found[cell["tile"]] = (cell["goods_here"], cell["scotsmen"], cell["open"])
        for depth, tile in enumerate(cell["below"], 1):
            if tile in HOME:
                found[tile] = (depth,)
    return list(found.values())


HIDING = [
    ("glenmore", {"players": 4, "chronicles": "12345678"}),
    ("glenmore", {"players": 2, "chronicles": "1567"}),
    ("glenmore", {"players": 3, "chronicles": "5"}),
]


@pytest.mark.parametrize(("game", "options"), HIDING)
def test_nothing_hidden_is_told(game: str, options: dict[str, Any]) -> None:
    """Dealing anew what a seat cannot know changes the state, and not what the seat observes."""
    encoder, rng, changed = Encoder(game, options), Rng(9), 0
    for seed in range(GAMES):
        for _, state in sampled(game, options, seed):
            for seat in range(encoder.players):
                other = encoder.game.copy(state)
                encoder.game.redeal(other, seat, rng)
                changed += encoder.game.key(other) != encoder.game.key(state)
                assert np.array_equal(encoder.encode(state, seat), encoder.encode(other, seat))
                if encoder.game.seat(state) == seat:
                    assert np.array_equal(encoder.mask(state), encoder.mask(other))
    assert changed > 10


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_the_observer_comes_first(game: str, options: dict[str, Any]) -> None:
    encoder = Encoder(game, options)
    for _, state in sampled(game, options, 4):
        for seat in range(encoder.players):
            array = encoder.encode(state, seat)
            assert list(array[encoder.field("observer").slice]) == [
                int(place == seat) for place in range(encoder.players)
            ]
            asked = encoder.game.seat(state)
            flags = list(array[encoder.field("asked.seat").slice])
            if asked >= 0:
                assert flags.index(1) == (asked - seat) % encoder.players
            elif asked == CHANCE:
                assert flags.index(1) == encoder.players
            money = "money" if game == "caledonia" else "coins"
            held = [place[money] for place in encoder.game.view(state, seat)["seats"]]
            names = ["you", *(f"other {other}" for other in range(1, encoder.players))]
            assert [array[encoder.field(f"{name}.{money}").start] for name in names] == held[seat:] + held[
                :seat
            ]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=ids)
def test_the_mask_marks_the_legal_actions(game: str, options: dict[str, Any]) -> None:
    encoder = Encoder(game, options)
    for state in positions(game, options, 2):
        assert sorted(encoder.game.legal_numbers(state)) == list(np.flatnonzero(encoder.mask(state)))


def test_an_array_stays_as_it_was() -> None:
    encoder = Encoder("caledonia", {"players": 2})
    first, second = (next(positions("caledonia", {"players": 2}, seed)) for seed in (1, 2))
    array = encoder.encode(first, 0)
    kept = array.copy()
    assert not np.array_equal(encoder.encode(second, 0), kept)
    assert np.array_equal(array, kept)
    assert np.array_equal(encoder.encode(first, 0), kept)


def test_the_layout_can_be_printed() -> None:
    encoder = Encoder("glenmore", {"players": 2})
    assert isinstance(encoder.field_list, FieldList)
    lines = encoder.field_list.markdown().splitlines()
    assert len(lines) == 2 + len(encoder.fields())
    assert "| `you.coins` | coins |" in encoder.field_list.markdown()


def test_what_cannot_be_encoded_is_refused() -> None:
    encoder = Encoder("caledonia", {"players": 2})
    state = next(positions("caledonia", {"players": 2}, 1))
    with pytest.raises(ClachanError, match="the seats are 0 to 1, not 2"):
        encoder.encode(state, 2)
    with pytest.raises(ClachanError, match=r"have no field 'you\.gold'"):
        encoder.field("you.gold")
    with pytest.raises(ClachanError, match="there is no game 'chess'"):
        encoding_of("chess")


PROGRAM = """
import hashlib, json, sys
import numpy as np
from clachan.env import array_writer
from clachan.env.batch import Batch
digests = []
for game, options in json.loads(sys.argv[1]):
    batch, random, digest = Batch(game, 2, **options), np.random.default_rng(1), hashlib.sha256()
    batch.reset(seed=1)
    for _ in range(60):
        rewards = batch.step([random.choice(np.flatnonzero(row)) for row in batch.masks])[1]
        digest.update(batch.observations.tobytes() + batch.masks.tobytes() + rewards.tobytes())
    digests.append(digest.hexdigest())
print(json.dumps([array_writer.__file__.endswith(".py"), digests]))
"""


def told_by_program(compiled: str) -> tuple[bool, list[str]]:
    paths = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "CLACHAN_COMPILED": compiled, "PYTHONPATH": paths}
    command = [sys.executable, "-c", PROGRAM, json.dumps(TABLES[1::3])]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    plain, digests = json.loads(told.stdout)
    return plain, digests


def test_compiled_and_plain_python_write_the_same_numbers() -> None:
    plain, digests = told_by_program("0")
    assert plain
    assert digests == told_by_program("1")[1]
