# Two commands do everything: `make serve` and `make test`. Both install what they need.
PYTHON := .venv/bin/python
PYTEST := $(PYTHON) -m pytest
CATALOGUE := build/muggins.pot
export NO_MKDOCS_2_WARNING := 1

.PHONY: help serve build test check goldens messages exhaustive bench system

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /make \1	/p' $(MAKEFILE_LIST)

serve: .venv/installed node_modules/installed ## build the site and serve it on a local address, with live reload
	$(PYTHON) -m mkdocs serve

build: .venv/installed node_modules/installed ## write the site to site/
	$(PYTHON) -m mkdocs build

test: .venv/installed node_modules/installed system check ## everything that must hold, fast things first
	$(PYTEST) -n 2 -m "not site and not browser"
	$(PYTHON) -m mkdocs build --quiet
	$(PYTEST) -n 2 -m "site or browser"

check: .venv/installed node_modules/installed ## format, lint and types
	$(PYTHON) -m ruff format --check engine tests bench
	$(PYTHON) -m ruff check engine tests bench
	$(PYTHON) -m mypy
	node_modules/.bin/tsc -p tsconfig.json

goldens: .venv/installed node_modules/installed ## write tests/golden anew; then review the difference
	UPDATE_GOLDENS=1 $(PYTEST) tests/words/test_goldens.py

messages: .venv/installed ## bring the catalogues in locales/ up to date with the code and the seeds
	mkdir -p build
	$(PYTHON) -m babel.messages.frontend --quiet extract -F pyproject.toml -k text -k plural:1,2 -k label:1c,2 \
	  --add-comments=Translators --no-location --sort-by-file --omit-header -w 1000 -o $(CATALOGUE) .
	$(PYTHON) -m babel.messages.frontend --quiet update -D muggins -i $(CATALOGUE) -d locales -N -w 1000 --ignore-pot-creation-date

exhaustive: .venv/installed node_modules/installed ## the properties again, with thousands of cases each
	HYPOTHESIS_PROFILE=exhaustive $(PYTEST) -n 2 -m "not site and not browser"

bench: .venv/installed node_modules/installed system build ## measure the built site and print the figures beside their goals
	$(PYTHON) -m bench

.venv/installed: requirements.lock pyproject.toml .python-version
	@command -v python3.13 >/dev/null && python3.13 -c '' 2>/dev/null || { echo "Python 3.13 is needed: install it so that python3.13 is on the path."; exit 1; }
	python3.13 -m venv .venv
	$(PYTHON) -m pip install --quiet --requirement requirements.lock
	$(PYTHON) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

node_modules/installed: package-lock.json package.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null || { echo "Node.js 20 or newer is needed: install it so that node is on the path."; exit 1; }
	npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

# What the tests need from the system: a browser and a web server; the bench takes the browser that readers have.
# Installed when we may, named when we may not. The headless shell is Chromium without its windows, which is faster.
PROGRAMS := chromium-headless-shell caddy
bench: PROGRAMS := chromium
system:
	@for program in $(PROGRAMS); do \
	  command -v $$program >/dev/null || command -v $${program%-headless-shell} >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get -qq update && apt-get -qq install --yes $$program >/dev/null; } || \
	  { echo "The tests need $$program: install it so that it is on the path."; exit 1; }; \
	done
