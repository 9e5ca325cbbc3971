"""Do the tests notice? Plants one fault after another in the rules and runs the rulebook tests against it.

`scripts/mutate` runs it; `docs/proof.md` says what it found. It is no part of the package.

    chapters.toml    which files belong to which chapter of a rulebook
    operators.py     what a fault is: the ways to change one place of the source
    faults.py        all faults of a file, each with a key that outlives other edits
    planting.py      puts a fault into the running program
    noticing.py      runs the tests that execute the place, in a copy of the process for each fault
    equivalent.toml  reviewed faults that change nothing, with the reason
    report.py        tables, lists, and the result in docs/proof.md
"""
