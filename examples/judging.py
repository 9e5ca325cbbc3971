"""What the examples that learn share: what they are asked, how often they beat random play, the curve."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from clachan.env.batch import Batch

Array = np.ndarray[Any, np.dtype[Any]]
Choose = Callable[[Array, Array], Array]
"""Observations (games × numbers) and masks (games × actions) to one action for each game."""

Curve = Sequence[tuple[float, float, int]]
"""After so many seconds, so many wins of so many games."""

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BELOW = 640, 320, 56, 16, 40, 44
ROOM = 16  # for half of the last word below


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % (Wilson's: honest near 0 and 1 as well)."""
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * (rate * (1 - rate) / games + z * z / (4 * games * games)) ** 0.5
    return middle - reach, middle + reach


def wins_of(choose: Choose, games: int, seed: int, game: str, **options: Any) -> float:
    """How many new games the agent wins against random play; a shared victory counts in part.

    Each game has a table of its own, so that short games are not counted more often than long ones.
    """
    batch = Batch(game, games, opponents="random", reward="rank", autoreset_mode="NextStep", **options)
    observations, infos = batch.reset(seed=seed)
    over, wins = np.zeros(games, bool), 0.0
    while not over.all():
        actions = choose(observations, infos["action_mask"])
        observations, _, ended, _, infos = batch.step(actions)
        for table in np.flatnonzero(ended & ~over):
            ranks = infos["rewards"][table]
            first = ranks == ranks.max()
            wins += first[infos["seat"][table]] / first.sum()
        over |= ended
    return float(wins)


def random_agent(seed: int) -> Choose:
    """All legal actions are equally likely."""
    rng = np.random.default_rng(seed)
    return lambda observations, masks: np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


def verdict(name: str, wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{name} wins {100 * wins / games:.1f} % of {games} games ({100 * low:.1f} to {100 * high:.1f})"


def read_arguments(description: str, saved: str) -> argparse.Namespace:
    """What all examples are asked by; `saved` is what `--save` writes."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", default="caledonia")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8.0, help="processor time to learn for")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=400, help="games to judge the policy by")
    parser.add_argument("--curve", type=Path, help="write the curve to this SVG file")
    parser.add_argument("--save", type=Path, help=f"write the {saved} to this file")
    return parser.parse_args()


def judge(given: argparse.Namespace, policy: Choose, learner: str, curve: Curve) -> None:
    """Print how often random play and the policy win new games, and draw the curve if it was asked for."""
    for name, agent in (("random", random_agent(given.seed)), ("policy", policy)):
        wins = wins_of(agent, given.games, 10**6 + given.seed, given.game, players=given.players)
        print(verdict(name, wins, given.games))
    if given.curve and curve:
        title = f"{learner}, {given.game}, {given.players} players: games won against random play"
        draw_curve(given.curve, title, 1 / given.players, curve)


def draw_curve(path: Path, title: str, chance: float, points: Curve) -> None:
    """Write a curve as SVG, and how often random play wins."""
    last = max(seconds for seconds, _, _ in points) or 1.0

    def place(seconds: float, rate: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * seconds / last
        down = TOP + (HEIGHT - TOP - BELOW) * (1 - rate)
        return f"{across:.1f},{down:.1f}"

    intervals = [(seconds, *wilson(wins, games)) for seconds, wins, games in points]
    band = [place(seconds, high) for seconds, _, high in intervals]
    band += [place(seconds, low) for seconds, low, _ in reversed(intervals)]
    line = [place(seconds, wins / games) for seconds, wins, games in points]
    ticks = [
        _text(LEFT - 8, place(0, rate), "end", f"{round(100 * rate)} %") for rate in (0, 0.25, 0.5, 0.75, 1)
    ]
    times = [0, last / 3, 2 * last / 3, last]
    ticks += [_text(None, place(at, 0), "middle", f"{at / 60:.1f} min", 20) for at in times]
    rules = [_line(place(0, rate), place(last, rate), "#d8d2c4") for rate in (0, 0.25, 0.5, 0.75, 1)]
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + ROOM} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="#3b3630">'
        f'<rect width="{WIDTH + ROOM}" height="{HEIGHT}" fill="#fbf8f1"/>\n'
        f'<text x="{LEFT}" y="22" font-size="14">{title}</text>\n'
        + "\n".join([*rules, *ticks])
        + f"\n{_line(place(0, chance), place(last, chance), '#a5482f', '5 4')}\n"
        f'<polygon points="{" ".join(band)}" fill="#4a6b4f" opacity="0.2"/>\n'
        f'<polyline points="{" ".join(line)}" fill="none" stroke="#4a6b4f" stroke-width="2"/>\n</svg>\n',
        encoding="utf-8",
    )


def _line(start: str, end: str, ink: str, dashes: str = "none") -> str:
    (x1, y1), (x2, y2) = start.split(","), end.split(",")
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{ink}" stroke-dasharray="{dashes}"/>'


def _text(across: float | None, place: str, anchor: str, words: str, below: float = 4) -> str:
    x, y = place.split(",")
    at = x if across is None else f"{across}"
    return f'<text x="{at}" y="{float(y) + below:.1f}" text-anchor="{anchor}">{words}</text>'
