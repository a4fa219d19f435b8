"""Where compiled code is kept: in a folder named after all sources and data that it was made from, so that it is never
stale. Folders that nobody has used for a while are removed."""

from __future__ import annotations

import os
import shutil
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from polana.engine.compile.numba_versions import numba_version
from polana.engine.folders import cache_root

if TYPE_CHECKING:
    from polana.engine.game import Header

KEPT_DAYS = 30


def kernel_folder(header: Header) -> Path:
    """The folder for code made from the sources and data as they are now; older ones are pruned."""
    digest = blake2b(f"{sys.version} {numba_version()} {np.__version__}".encode())
    package = Path(__file__).parents[2]
    digest.update(str(package).encode())  # Numba finds code by where its source lies
    engine = package / "engine"
    for folder in (engine, engine / "compile", package / "bots", package / "envs" / "kernels", header.folder):
        for file in sorted(folder.iterdir()):
            if file.suffix in {".py", ".toml", ".txt"}:
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    home = cache_root()
    folder = home / digest.hexdigest()[:20]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    prune(home, KEPT_DAYS * 86400)
    return folder


def prune(home: Path, seconds: float) -> None:
    """Remove cache folders that nobody has used for so long."""
    for old in home.iterdir():
        if old.is_dir() and time.time() - old.stat().st_mtime > seconds:
            shutil.rmtree(old, ignore_errors=True)
