"""The command `polana`, dealing the same to equal tables."""

from __future__ import annotations

from polana.cli import app
from polana.server.table import commands

DEAL = "deal 1"  # another text plays other games; the lines that tests follow (`lines.py`) belong to this one

if __name__ == "__main__":
    commands.entropy = lambda: DEAL
    app()
