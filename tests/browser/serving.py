"""The command `polana`, dealing the same to equal tables: DEAL in the environment names another deal."""

from __future__ import annotations

import os

from polana.cli import app
from polana.server import deciding

if __name__ == "__main__":
    deciding.entropy = lambda: f"deal {os.environ.get('DEAL', '1')}"
    app()
