# Two commands are enough: `make play` and `make test`.
SHELL := /bin/bash
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
RUN := $(UV) run --frozen
TEST := $(UV) run --no-sync

PORT ?= 8000

.PHONY: play test sync warm lint types layers web browser pytest bench clean

# Serves the table on http://127.0.0.1:8000; `make play PORT=9000`, `make play LAN=1` for friends in the house.
play: | $(UV)
	@test -d .venv || $(UV) sync --frozen --no-dev --compile-bytecode
	@$(RUN) --no-dev polana serve --port $(PORT) $(if $(LAN),--lan)

test: sync
	@$(MAKE) --no-print-directory --jobs=3 --output-sync warm web lint types layers browser
	@$(MAKE) --no-print-directory pytest

warm lint types layers web browser pytest: sync

# Also builds the client when its sources changed.
sync: | $(UV)
	@$(UV) sync --frozen

# Tests take compiled rules from the cache; compiling goes on beside the checks and the browsers.
warm:
	$(TEST) polana warm

lint:
	$(TEST) ruff format --check .
	$(TEST) ruff check .

types:
	$(TEST) mypy

layers:
	$(TEST) lint-imports

web:
	cd web && npm run check && npm test && npm run size

browser:
	$(TEST) pytest -n 3 --dist worksteal tests/browser

pytest:
	$(TEST) pytest -n 3 --dist worksteal --ignore tests/browser

bench: | $(UV)
	$(RUN) polana bench

.tools/bin/uv:
	python3 -m pip install --quiet --target .tools uv

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis
