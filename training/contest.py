"""Whether a candidate is better: the same bot with either file of networks, on the same layouts."""

import math
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from clachan.bots.bot import Bot, BotKind, Values, read_bot, register
from clachan.bots.learned import JUDGE
from clachan.core.game import Game
from clachan.sim.arena import Result, make_contest, run_contest
from training.school import Trial

NEW, OLD = "candidate", "before"


@dataclass(frozen=True)
class Verdict:
    """Games of the candidate and by how many points it was ahead of the other, with the half of 95 %."""

    bot: str
    games: int
    gain: float
    give: float

    @property
    def better(self) -> bool:
        return self.gain > self.give

    def text(self) -> str:
        return f"{self.bot}: {self.gain:+.2f} points (±{self.give:.2f}) in {self.games} games"


def enter(name: str, trial: Trial, judge: str) -> None:
    """Make the bot of a trial known under a name, with a file of networks of its own."""
    kind, values = read_bot(trial.bot)

    def make(game: Game, seed: int, given: Values) -> Bot:
        return kind.make(game, seed, {**values, JUDGE.name: judge})

    register(BotKind(name, make))


def compare(game: str, trial: Trial, candidate: Path, last: str, seed: int, results: Path) -> Verdict:
    """Play a trial. At a table two seats of four are the candidate's; alone both play the same layouts."""
    enter(NEW, trial, str(candidate))
    enter(OLD, trial, last)
    players = int(trial.options["players"])
    if players == 1:
        by_name = {}
        for name in (NEW, OLD):
            contest = make_contest(game, trial.options, [name], trial.games, seed)
            by_name[name] = run_contest(contest, 1, results.with_suffix(f".{name}.jsonl"))
        pairs = zip(by_name[NEW], by_name[OLD], strict=True)
        return verdict(trial, [new.totals[0] - old.totals[0] for new, old in pairs])
    line_up = [NEW if seat < players / 2 else OLD for seat in range(players)]  # every rotation is another
    contest = make_contest(game, trial.options, line_up, trial.games, seed)
    played = run_contest(contest, 1, results.with_suffix(".jsonl"))
    leads = partial(by_layout, players=players)
    return verdict(trial, leads(played))


def by_layout(played: list[Result], players: int) -> list[float]:
    """The mean lead of the candidate's seats, one for each layout: its rotations are alike."""
    found: dict[int, list[float]] = {}
    for result in played:
        new = [total for total, bot in zip(result.totals, result.bots, strict=True) if bot == NEW]
        old = [total for total, bot in zip(result.totals, result.bots, strict=True) if bot == OLD]
        found.setdefault(result.layout, []).append(sum(new) / len(new) - sum(old) / len(old))
    return [sum(leads) / len(leads) for leads in found.values()]


def verdict(trial: Trial, leads: "list[float] | list[int]") -> Verdict:
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
    return Verdict(trial.bot, trial.games, mean, 1.96 * math.sqrt(variance / len(leads)))
