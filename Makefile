# Short names for what ./kontor and the tools in .venv do. `make` alone lists them.
DEV := ./kontor dev
COMPILE := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet
LOCK := $(COMPILE) pyproject.toml --extra cli --extra server --group build

.PHONY: help play test release-test lint types clauses perft bench compile core wheels wasm ratings puzzles guide audit lock clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

play:  ## the game in the terminal
	./kontor play

test:  ## everything that must pass: lint, types, layers, tests
	./kontor test

release-test:  ## the same with every test, as a release needs
	./kontor test --all

lint:  ## style, format and layers
	$(DEV) ruff check . kontor
	$(DEV) ruff format --check . kontor
	$(DEV) lint-imports --no-logo

types:  ## mypy, strict
	$(DEV) mypy

clauses:  ## which clauses of the rules have a test
	$(DEV) python -m tools.clauses

perft:  ## count decision sequences
	./kontor perft --board hansa --players 3 --depth 3

bench:  ## engine speed
	./kontor bench

compile:  ## compile the rules; ./kontor does it after a change
	$(DEV) python -m tools.compile

core:  ## the game in C: kontor.c, kontor_net.c and kontor.h in build/core
	$(DEV) python -m tools.compile --source build/core

wheels:  ## a wheel that fits every machine, and one with compiled rules for each usual kind, in dist
	./kontor serve --help > /dev/null  # builds the pages
	$(DEV) python -m tools.wheels

wasm:  ## the rules and the net for browsers: web/src/lib/rules/kontor.wasm, to be committed
	$(DEV) uv pip install --quiet --require-hashes -r requirements-zig.lock
	$(DEV) python -m tools.compile --wasm

ratings:  ## play the rating list again (docs/ratings.md); continues where it was stopped (JOBS=2)
	mkdir -p build
	$(DEV) python -m kontor.learn.calibration src/kontor/nets/kontor.net --games 5000 --jobs $(or $(JOBS),$$(getconf _NPROCESSORS_ONLN)) \
		--keep build/calibration.jsonl --out docs/calibration.json
	./kontor rate --plan docs/ratings.toml --calibration docs/calibration.json --out docs \
		--resume build/ratings.jsonl $(if $(JOBS),--jobs $(JOBS))

puzzles:  ## play every puzzle again: its solution must be ahead by 8 percentage points (JOBS=2, SAMPLE=10)
	$(DEV) python -m tools.puzzles verify $(if $(JOBS),--jobs $(JOBS)) $(if $(SAMPLE),--sample $(SAMPLE))

guide:  ## the figures of the field guide; plays the games that are missing
	$(DEV) python -m tools.guide

audit:  ## known vulnerabilities in the locked packages of Python and of the client (needs a network)
	$(DEV) uv pip install --quiet --require-hashes -r requirements-audit.lock
	$(DEV) python -m tools.audit

lock:  ## update the lock files (needs uv; add UPGRADE=1 for newer versions)
	$(LOCK) $(if $(UPGRADE),--upgrade) --output-file requirements.lock
	$(LOCK) $(if $(UPGRADE),--upgrade) --extra dev --extra env --constraint requirements.lock --output-file requirements-dev.lock
	$(COMPILE) pyproject.toml $(if $(UPGRADE),--upgrade) --extra cluster --constraint requirements-dev.lock --output-file requirements-cluster.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group installer --output-file requirements-uv.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group node --output-file requirements-node.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group zig --output-file requirements-zig.lock
	$(COMPILE) $(if $(UPGRADE),--upgrade) --group audit --constraint requirements-dev.lock --output-file requirements-audit.lock

clean:  ## remove the environment, caches and build results
	rm -rf .venv .venv.lock .venv.log .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf src/*.egg-info
