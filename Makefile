# Two commands are enough: `make play` and `make test`.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --frozen
TEST := $(UV) run --no-sync

PORT ?= 8000

.PHONY: play test warm lint types layers web browser pytest bench clean

# Serves the table on http://127.0.0.1:8000; `make play PORT=9000`, `make play LAN=1` for friends in the house.
play: | $(UV)
	@test -d .venv || $(UV) sync --frozen --no-dev --compile-bytecode
	@$(RUN) --no-dev polana serve --port $(PORT) $(if $(LAN),--lan)

test: | $(UV)
	@$(MAKE) --no-print-directory --jobs=3 --output-sync warm web lint types layers browser
	@$(MAKE) --no-print-directory pytest

# Tests take compiled rules from the cache; compiling goes on beside the checks and the browsers.
warm: .venv
	$(TEST) polana warm

lint: .venv
	$(TEST) ruff format --check .
	$(TEST) ruff check .

types: .venv
	$(TEST) mypy

layers: .venv
	$(TEST) lint-imports

web: web/node_modules/.package-lock.json
	cd web && npm run check && npm test && npm run build && npm run size

web/node_modules/.package-lock.json: web/package-lock.json | .venv
	cd web && npm ci --no-audit --no-fund

browser: .venv web
	$(TEST) pytest -n 3 --dist worksteal tests/browser

pytest: .venv warm
	$(TEST) pytest -n 3 --dist worksteal --ignore tests/browser

bench: .venv
	$(RUN) polana bench

.venv: pyproject.toml uv.lock | $(UV)
	$(UV) sync --frozen --compile-bytecode
	@touch .venv

.tools/bin/uv:
	python3 -m pip install --quiet --target .tools uv

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis
