"""The difference of two views, made again on the other side."""

from hypothesis import given
from hypothesis import strategies as st
from visitors import patched

from clachan.core.match import new_match
from clachan.core.rng import Rng
from clachan.server.patch import changes

keys = st.sampled_from("abcd")
plain = st.recursive(
    st.none() | st.integers(2, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=20,
)


@given(plain, plain)
def test_changes_lead_from_the_old_to_the_new(old: object, new: object) -> None:
    assert patched(old, changes(old, new)) == new
    assert changes(old, old) == []


def test_the_changes_of_a_move_are_few() -> None:
    match, rng = new_match("caledonia", {"players": 4}, 3), Rng(1)
    view = match.view()
    while not match.over:
        match.let_chance()
        if match.over:
            break
        numbers = sorted(match.game.legal_numbers(match.state))
        match.play(match.game.catalogue[numbers[rng.below(len(numbers))]].text)
        after = match.view()
        found = changes(view, after)
        assert patched(view, found) == after
        assert not any(path[:2] == ["map", "hexes"] and len(path) == 2 for path, *_ in found)
        view = after
