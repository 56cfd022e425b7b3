# The two commands most people need: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
SOURCES := $(shell find -L src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
JOBS ?= auto
SHARED := --numprocesses $(JOBS) --dist worksteal
NPM := $(shell command -v npm)
PAGES := src/konspira/server/pages/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/konspira/locale/*/*.ftl)

.PHONY: play terminal test plain check check-web web setup compiled bench bench-server screenshots soak balance ladder playthroughs clean

play: setup web ## start the web app and print its address; make play ARGS="--port 9000"
	@$(BIN)/konspira serve $(ARGS) || test $$? -eq 130 # Ctrl-C is no error

terminal: setup ## play in the terminal against bots; make terminal ARGS="--lang pl --seats 3"
	@$(BIN)/konspira play $(or $(GAME),spiskowcy) $(ARGS) || test $$? -eq 130

test: setup web ## the whole suite: checks, tests interpreted, the same tests compiled
	@$(MAKE) --no-print-directory --jobs 2 plain compiled # a compiler keeps one core busy
	cd $(COMPILED) && bin/python -m pytest $(SHARED) -c ../pyproject.toml --rootdir .. -m "not soak and not patches" \
		../tests $(addprefix --ignore ../tests/test_,check_words.py documents.py guides.py layers.py rule_coverage.py words.py)

# After the checks: they are quick, and say most clearly what is wrong. Server and browser are tested in the compiled
# form, which is quicker, and so is what plays much; here what a choice goes through, and what has to change the program. The compiler
# that may work beside it goes first: others wait for it.
plain: check
	nice $(BIN)/python -m pytest $(SHARED) -m "not soak and not long" --ignore tests/browser --ignore tests/server
	nice $(BIN)/python -m pytest $(SHARED) -k "not postgres" $(addprefix tests/server/test_,choices.py journal.py live.py sockets.py undo.py)
	nice $(BIN)/python -m pytest $(SHARED) -m "patches and not soak" tests/server

check: setup check-web ## ruff, mypy, import contracts, rule coverage, translations, the client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/check_words.py

check-web: web ## the client's types, its tests, and that its wire is the server's
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
	cd web && npm run -s build
	@touch $@

setup: $(VENV)/.done ## make .venv; does nothing when nothing changed

$(VENV)/.done: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip
	KONSPIRA_COMPILE=0 $(BIN)/pip install -q --no-compile -e '.[dev]'
	@touch $@

compiled: $(COMPILED)/.done ## build the wheel with mypyc and install it into .venv-compiled
	@$(COMPILED)/bin/konspira --version

$(COMPILED)/.done: $(VENV)/.done $(SOURCES) | web
	rm -rf build dist
	KONSPIRA_COMPILE=1 $(BIN)/python -m build -q --wheel
	test -d $(COMPILED)/bin || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install -q --no-compile --force-reinstall --no-deps dist/konspira-*.whl
	$(COMPILED)/bin/pip install -q --no-compile 'konspira[test,bench]' --find-links dist
	@touch $@

bench: compiled ## Konspira next to OpenSpiel, plain and compiled, in one run on one core
	$(BIN)/konspira bench
	cd $(COMPILED) && bin/konspira bench

bench-server: compiled ## Konspira's server next to a boardgame.io server, 50 tables, in one run
	cd tools/bench_server && npm install --no-save --no-audit --no-fund --loglevel=error
	$(BIN)/python tools/bench_server/run.py --konspira $(COMPILED)/bin/konspira

screenshots: setup web ## pictures of every page: light, dark, phone
	$(BIN)/python tools/screenshots.py

soak: compiled ## the long tests, then 20,000 random games of each kind with every invariant checked, plain and compiled
	$(BIN)/python -m pytest $(SHARED) -m "soak or long"
	$(BIN)/python -m pytest $(SHARED) tests/server tests/browser
	$(BIN)/python tools/soak.py
	cd $(COMPILED) && bin/python ../tools/soak.py

balance: compiled ## the designer's report on Emerald, and whether its aims are met; ARGS="--seats 4"
	cd $(COMPILED) && bin/python ../tools/balance.py $(ARGS)

ladder: compiled ## every level of bots against the one below it, into docs/bots.md; make ladder QUICK=1 takes minutes
	cd $(COMPILED) && bin/python ../tools/ladder.py $(if $(QUICK),--quick) $(ARGS)

playthroughs: setup ## write the recorded playthroughs anew; read the diff before you commit it
	$(BIN)/python tools/playthroughs.py

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info web/node_modules src/konspira/server/pages
