"""The experiment on the toy, in a process of its own: prints every fault with its verdict."""

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

from mutation.faults import Source  # noqa: E402
from mutation.noticing import Experiment, Result, experiment  # noqa: E402

import toy  # noqa: E402


def main() -> None:
    source = Source(HERE / "toy.py", "toy.py", toy)
    faults, results = list(source.faults()), list[Result]()
    run = Experiment([source], faults, 2, results.append, lambda tests, seconds: None)
    failed = experiment(HERE / "toy_rules.py", run)
    found = [
        [r.fault.function, r.fault.operator, r.fault.before, r.fault.after, r.verdict, r.test]
        for r in results
    ]
    print(json.dumps({"failed": failed, "planted": len(faults), "found": found}))


main()
