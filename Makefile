# The two commands most people need: `make play` and `make test`. Both set everything up first.

# Bytecode lies beside the sources, not among them, and is written wherever this runs: collecting the
# tests costs twice as much without it.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/python

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
# A test build may be compiled with less care (KONSPIRA_OPTIMISE=1); what is measured or shipped may not.
OPTIMISE := $(or $(KONSPIRA_OPTIMISE),3)
BUILT := $(COMPILED)/.done-O$(OPTIMISE)
SOURCES := $(shell find src docs/rules -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
# Tests of server and browser wait more than they compute: one process more than there are cores.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
SHARED := --numprocesses $(JOBS) --dist worksteal
IN_COMPILED = cd $(COMPILED) && bin/python -m pytest $(SHARED) -c ../pyproject.toml --rootdir ..
NPM := $(shell command -v npm)
PAGES := src/konspira/server/pages/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/konspira/locale/*/*.ftl)

.PHONY: play terminal test verify verify-plain verify-core check check-python check-web web setup compiled release lock bench bench-server screenshots pictures docs soak balance ladder playthroughs clean

play: $(VENV)/.play web ## start the web app and print its address; make play ARGS="--port 9000"
	@trap : INT; $(BIN)/konspira serve $(ARGS) || test $$? -eq 130 # Ctrl-C is no error

terminal: $(VENV)/.play ## play in the terminal against bots; make terminal ARGS="--lang pl --seats 3"
	@$(BIN)/konspira play $(or $(GAME),spiskowcy) $(ARGS) || test $$? -eq 130

test: ## what every change needs, in minutes: checks, all rules, the server, the client, one short game of each title
	@$(MAKE) --no-print-directory --jobs 2 setup web
	@$(MAKE) --no-print-directory --jobs 2 check
	$(BIN)/python -m pytest $(SHARED)

verify: ## what else must be true of a release: the compiled form, PostgreSQL and Redis, browsers, planted mistakes
	@$(MAKE) --no-print-directory --jobs 2 setup web
	@$(MAKE) --no-print-directory --jobs 2 verify-plain compiled # a compiler keeps one core busy
	$(IN_COMPILED) -m "compiled and not soak" ../tests

verify-plain: setup web
	nice $(BIN)/python -m pytest $(SHARED) -m "verify and not compiled and not soak"

verify-core: compiled ## the part of `make verify` that CI runs: both forms play the same games, two processes serve one table
	$(IN_COMPILED) -m "compiled and not soak and not verify" ../tests/conformance $(addprefix ../,$(wildcard tests/games/*/test_playthroughs.py))
	$(IN_COMPILED) -m verify -k "test_two_processes_serve_one_table" ../tests/server/test_choices.py

check: check-python check-web ## ruff, mypy, import contracts, rule coverage, translations, the client

check-python: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/check_words.py
	$(BIN)/python tools/declared_tables.py --check
	$(BIN)/python tools/plain_words.py

check-web: setup web ## the client's types, its tests, and that its wire is the server's
ifdef NPM
	$(BIN)/python tools/wire_types.py --check
	cd web && npm run -s check && npm run -s format:check && npm run -s test
endif

ifdef NPM
web: $(PAGES) ## build the web client, where node is installed
else
web: ; @test -e $(PAGES) || echo "node is not installed: the web client is not built"
endif

web/node_modules/.done: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): web/node_modules/.done $(WEB)
	@echo "Building the pages …"
	@cd web && npm run -s build -- --logLevel warn
	@touch $@

setup: $(VENV)/.done ## make .venv; does nothing when nothing changed

# The versions of requirements-dev.txt where all of them can be had, else the newest that fit.
install = $(1)/bin/pip install -q --no-compile -c requirements-dev.txt $(2) || $(1)/bin/pip install -q --no-compile $(2)

# Enough to play. `make setup` adds what development needs.
$(VENV)/.play: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	@echo "Installing Konspira and the packages it needs into $(VENV) …"
	@$(BIN)/pip install -q --upgrade pip setuptools
	@$(call install,$(VENV),--no-build-isolation -e '.[server]')
	@touch $@

$(VENV)/.done: pyproject.toml setup.py requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip setuptools
	$(call install,$(VENV),--no-build-isolation -e '.[dev]')
	@touch $(VENV)/.play $@

lock: setup ## choose the newest versions for development, and write them to requirements-dev.txt
	$(BIN)/pip install -q --upgrade uv
	UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 \
		--extra dev pyproject.toml -o requirements-dev.txt

compiled: $(BUILT) ## build the wheel with mypyc and install it into .venv-compiled
	@$(COMPILED)/bin/konspira --version

$(BUILT): $(VENV)/.done $(SOURCES) $(wildcard $(PAGES)) | web
	rm -rf build $(COMPILED)/.done*
	KONSPIRA_COMPILE=1 KONSPIRA_OPTIMISE=$(OPTIMISE) $(BIN)/python -m build -q --wheel --outdir build
	test -d $(COMPILED)/bin || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install -q --no-compile --force-reinstall --no-deps build/konspira-*.whl
	$(call install,$(COMPILED),'konspira[test]' 'konspira[bench]')
	@touch $@

release: setup web ## sdist, compiled wheel and plain wheel into dist, each installed and tried; uploads nothing; ARGS=--plain: do not compile
	$(BIN)/python -m tools.release $(ARGS)

bench: compiled ## Konspira next to OpenSpiel, plain and compiled, in one run on one core
	$(BIN)/konspira bench
	cd $(COMPILED) && bin/konspira bench

bench-server: compiled ## Konspira's server next to a boardgame.io server, 50 tables, in one run
	cd tools/bench_server && npm install --no-save --no-audit --no-fund --loglevel=error
	$(BIN)/python tools/bench_server/run.py --konspira $(COMPILED)/bin/konspira

screenshots: setup web ## pictures of every page and every kind of question: light, dark, phone, three languages
	$(BIN)/python tools/screenshots.py

pictures: setup web ## the pictures of README and docs, the moving one too; needs Chromium
	$(BIN)/python tools/screenshots.py --docs
	$(BIN)/python tools/moving_picture.py

docs: setup ## the documentation site, into build/site
	$(BIN)/python tools/site.py

soak: compiled ## hours of checking, into docs/soak.md; make soak DUE=1; make soak SLICE=stawka-films,positions RESUME=1 ARGS="--budget 60"
	$(BIN)/python -m tools.soak run $(or $(SLICE),$(if $(DUE),--due,--all)) $(if $(RESUME),--resume) $(ARGS)

balance: compiled ## the designer's report on Emerald, and whether its aims are met; ARGS="--seats 4"
	cd $(COMPILED) && bin/python ../tools/balance.py $(ARGS)

ladder: compiled ## every level of bots against the one below it, into docs/bots.md; make ladder QUICK=1 takes minutes
	cd $(COMPILED) && bin/python ../tools/ladder.py $(if $(QUICK),--quick) $(ARGS)

playthroughs: setup ## record the recorded games again, with the same choices; make playthroughs ONLY="emerald stawka/clash-vp"
	$(BIN)/python -m tools.playthroughs refresh $(ONLY)

clean:
	rm -rf $(VENV) $(COMPILED) .soak build dist src/*.egg-info web/node_modules src/konspira/server/pages
