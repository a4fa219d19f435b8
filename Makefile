# Two commands are enough: `make play` and `make test`.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --frozen

.PHONY: test lint types layers pytest bench clean

test: lint types layers pytest

lint: .venv
	$(RUN) ruff format --check .
	$(RUN) ruff check .

types: .venv
	$(RUN) mypy

layers: .venv
	$(RUN) lint-imports

pytest: .venv
	$(RUN) pytest -n 2 --dist loadgroup

bench: .venv
	$(RUN) polana bench

.venv: pyproject.toml uv.lock | $(UV)
	$(UV) sync --frozen
	@touch .venv

.tools/bin/uv:
	python3 -m pip install --quiet --target .tools uv

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis
