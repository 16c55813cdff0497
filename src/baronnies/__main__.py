"""`python -m baronnies`."""

from baronnies.cli import main

main()
