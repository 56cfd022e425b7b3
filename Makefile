# The two commands most people need: `make play` and `make test`. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
SOURCES := $(shell find -L src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
JOBS ?= auto

.PHONY: play test check setup compiled bench soak playthroughs clean

play: setup ## play in the terminal against bots; make play ARGS="--lang pl --seats 3"
	@$(BIN)/konspira play $(or $(GAME),spiskowcy) $(ARGS) || test $$? -eq 130 # Ctrl-C is no error

test: check compiled ## the whole suite: checks, tests interpreted, the same tests compiled
	$(BIN)/python -m pytest -n $(JOBS)
	cd $(COMPILED) && bin/python -m pytest -n $(JOBS) -c ../pyproject.toml --rootdir .. ../tests

check: setup ## ruff, mypy, import contracts, rule coverage, translations
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/check_words.py

setup: $(VENV)/.done ## make .venv; does nothing when nothing changed

$(VENV)/.done: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q --upgrade pip
	KONSPIRA_COMPILE=0 $(BIN)/pip install -q -e '.[dev]'
	@touch $@

compiled: $(COMPILED)/.done ## build the wheel with mypyc and install it into .venv-compiled
	@$(COMPILED)/bin/konspira --version

$(COMPILED)/.done: $(VENV)/.done $(SOURCES)
	rm -rf build dist
	KONSPIRA_COMPILE=1 $(BIN)/python -m build -q --wheel
	test -d $(COMPILED)/bin || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install -q --force-reinstall --no-deps dist/konspira-*.whl
	$(COMPILED)/bin/pip install -q 'konspira[test,bench]' --find-links dist
	@touch $@

bench: compiled ## Konspira next to OpenSpiel, plain and compiled, in one run on one core
	$(BIN)/konspira bench
	cd $(COMPILED) && bin/konspira bench

soak: compiled ## 20,000 random games with every invariant checked, plain and compiled
	$(BIN)/python tools/soak.py
	cd $(COMPILED) && bin/python ../tools/soak.py

playthroughs: setup ## write the recorded playthroughs anew; read the diff before you commit it
	$(BIN)/python tools/playthroughs.py

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info
