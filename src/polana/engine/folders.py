"""Where things are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_dir, user_data_dir


def cache_root() -> Path:
    """Compiled code; POLANA_CACHE names another place."""
    return Path(os.environ.get("POLANA_CACHE") or user_cache_dir("polana", appauthor=False)) / "compiled"


def data_folder() -> Path:
    """People's games; POLANA_DATA names another place."""
    return Path(os.environ.get("POLANA_DATA") or user_data_dir("polana", appauthor=False))
