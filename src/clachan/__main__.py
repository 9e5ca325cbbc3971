"""`python -m clachan` is the command `clachan`."""

from clachan.cli import main

main()
