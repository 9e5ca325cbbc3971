"""The contests by name, what their bots are today, and the files of results that belong to them."""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from zlib import crc32

from clachan.bots.choosers import found_choosers
from clachan.bots.learned import shipped_for
from clachan.bots.levels import PRESETS, meant_at
from clachan.core.game import State, open_game
from clachan.core.rng import Rng
from clachan.sim.arena import Contest, Result, earlier_results, make_contest

HERE = Path(__file__).parent
RESULTS = HERE / "results"
GAMES = 100


@dataclass(frozen=True)
class Listed:
    """A contest of the list, with the name by which it is asked for."""

    name: str
    contest: Contest
    folder: Path = RESULTS

    @property
    def digest(self) -> str:
        """Of all that decides how strong its bots are: settings, rules, what was learned, weights."""
        told = [meant_by(self.contest), open_game(self.contest.game).rules]
        return f"{crc32(json.dumps(told).encode(), crc32(judged_by(self.contest))):08x}"

    @property
    def path(self) -> Path:
        """Where results of today's bots are kept: others do not count for them."""
        return self.folder / f"{self.name}.{self.digest}.jsonl"

    def results(self) -> list[Result]:
        return earlier_results(self.contest, self.path) if self.path.exists() else []


def listed(path: Path = HERE / "contests.toml", folder: Path = RESULTS) -> list[Listed]:
    return [
        Listed(
            one["name"],
            make_contest(
                one["game"],
                {"players": one["players"], **one.get("options", {})},
                one["bots"],
                one.get("games", GAMES),
                one["seed"],
            ),
            folder,
        )
        for one in tomllib.loads(path.read_text(encoding="utf-8"))["contest"]
    ]


def meant_by(contest: Contest) -> dict[str, str]:
    """The bots of a contest by name, each with the settings that it means at such a table."""
    state = beginning(contest)
    return {bot: meant_at(bot, contest.game, state) if bot in PRESETS else bot for bot in contest.bots}


def judged_by(contest: Contest) -> bytes:
    """What positions are judged by at such a table: the weights and what was learned for its kind."""
    weights = files(f"clachan.bots.{contest.game}").joinpath("weights.py").read_bytes()
    choosers = found_choosers(contest.game)
    kind = choosers.kind(beginning(contest)) if choosers and choosers.kind else ""
    return weights + json.dumps(shipped_for(contest.game, kind)).encode()


def beginning(contest: Contest) -> State:
    game = open_game(contest.game)
    return game.deal(game.read_options(dict(contest.options)), Rng(contest.seed))[1]


def outlived(contests: Sequence[Listed]) -> list[Path]:
    """Files of results of bots that are no longer as they were."""
    kept = {one.path for one in contests}
    found = {path for one in contests for path in one.folder.glob("*.jsonl")}
    return sorted(found - kept)
