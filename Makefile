# `make play` and `make test` are enough; `make check` is a look in between, within a minute.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --no-sync
STATIC := src/polana/static

PORT ?= 8000
GAME ?=

.PHONY: play test check sync chromium warm lint types layers docs web browser pytest changed bench numba clean

# Serves the table on http://127.0.0.1:8000; `make play PORT=9000`, `make play LAN=1` for friends in the house.
play: | $(UV) $(STATIC)
	@$(UV) sync --frozen --inexact --no-dev --compile-bytecode
	@$(RUN) polana serve --port $(PORT) $(if $(LAN),--lan)

# Everything. What compiles goes beside the checks; browsers and tests have the processors to themselves.
test: sync
	@$(RUN) python -m tests.browser.chromium || true
	@$(MAKE) --no-print-directory --jobs=3 --output-sync warm web lint types layers docs
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory pytest

# Format, lint, types, layers, docs, the client's checks, and the tests of what has changed; `make check GAME=upstream`.
check: sync
	@$(MAKE) --no-print-directory --jobs=2 --output-sync web types lint layers docs
	@$(MAKE) --no-print-directory changed

warm lint types layers docs web browser pytest changed chromium: sync

# Also builds the client when its sources changed.
sync: | $(UV) $(STATIC)
	@$(UV) sync --frozen

# Fails where there is no Chromium and none can be installed.
chromium:
	@$(RUN) python -m tests.browser.chromium

# Tests take compiled rules from the cache.
warm:
	$(RUN) polana warm

lint:
	$(RUN) ruff format --check .
	$(RUN) ruff check .

types:
	$(RUN) mypy

layers:
	$(RUN) lint-imports

# The site, in build/docs. Read anew each time: a warning of an unchanged page would be told only once.
docs:
	$(RUN) python -m sphinx --fresh-env --fail-on-warning --keep-going --quiet -d build/doctrees docs build/docs

web: | web/node_modules/.bin/eslint
	cd web && npm run check && npm run lint && npm test && npm run size

# Waiting takes minutes where something is really missing: a few failures are enough.
browser:
	$(RUN) pytest -n 3 --dist worksteal --maxfail 3 tests/browser

pytest:
	$(RUN) pytest -n 3 --dist worksteal --ignore tests/browser

changed:
	$(RUN) python -m tests.changed $(GAME)

bench: sync
	$(RUN) polana bench

# Tries another Numba, in an environment of its own: `make numba NUMBA=0.69.0`, one game with GAME=upstream.
numba: sync
	$(RUN) $(if $(NUMBA),--with numba==$(NUMBA)) python -m tests.engine.numba_trial $(GAME)

.tools/bin/uv:
	python3 -m pip install --quiet --target .tools uv

# People who only play are spared what checks and tests need.
web/node_modules/.bin/eslint: | sync
	@cd web && npm ci --no-audit --no-fund --silent

# There before the first build, or the build itself would look like a change and be followed by another.
$(STATIC):
	@mkdir -p $@

clean:
	rm -rf .venv .tools build docs/generated .mypy_cache .ruff_cache .pytest_cache .hypothesis
