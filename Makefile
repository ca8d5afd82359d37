SWIFT ?= swift
PYTHON ?= python3

# What is installed for the examples is pinned here.
SPARK_PACKAGES ?= pyspark==4.0.1
# The app whose keystrokes are timed on the page.
SERVE_APP ?= Examples/Album
# What the test in a browser is written with.
SERVE_PACKAGES ?= playwright==1.65.2 axe-playwright-python==0.1.8 pypdf==7.1.0 oxlint==1.89.0
SERVE_TOOLS = { .build-serve/bin/python -c 'import playwright, axe_playwright_python, pypdf' && test -x .build-serve/bin/oxlint; } 2>/dev/null \
	  || ($(PYTHON) -m venv .build-serve && .build-serve/bin/python -m pip --quiet install $(SERVE_PACKAGES))
ALERTS ?= 2000000

.PHONY: help setup needs build demo test example stream serve-test weblate spark bench fuzz hardship pictures docs manual dist api format lint generate

help: ## Lists these commands
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: ## Installs what is missing (libicu and, for the tests, Unicode's data)
	@Scripts/setup

# What the build alone needs.
needs:
	@Scripts/setup --build

build: setup
	$(SWIFT) build -c release --product alertcopy

demo: needs ## Checks the example app
	@echo "Building what reads tables and specs; the first time this takes about two minutes …"
	@$(SWIFT) build --product FirstLook
	@echo; echo "A first look at the tables and specs of Examples/Album:"; echo
	@"$$($(SWIFT) build --show-bin-path)/FirstLook" Examples/Album
	@echo "Building what reads code, and the tool; the first time this takes some two minutes more …"
	@$(SWIFT) build --product alertcopy
	@"$$($(SWIFT) build --show-bin-path)/alertcopy" check Examples/Album --notes; status=$$?; \
	  if [ $$status -gt 1 ]; then exit $$status; fi; \
	  echo; echo "That was: alertcopy check Examples/Album --notes (exit status $$status: findings at error level)"; \
	  echo "The tool: $$($(SWIFT) build --show-bin-path)/alertcopy"

test: setup ## Runs all tests
	$(SWIFT) test

example: setup ## Builds and runs the example that generates alerts
	SWIFT=$(SWIFT) Scripts/example

stream: setup ## Holds check --jsonl to its schemas and runs the examples that use it
	$(SWIFT) build --product alertcopy
	@test -x .build-stream/bin/python || ($(PYTHON) -m venv .build-stream && .build-stream/bin/pip --quiet install jsonschema==4.26.0)
	.build-stream/bin/python Scripts/check-stream .build/debug/alertcopy

serve-test: setup ## Lints the page of alertcopy serve, and does in a browser what a translator does on it
	$(SWIFT) build --product alertcopy
	@$(SERVE_TOOLS)
	.build-serve/bin/oxlint --deny-warnings Page
	.build-serve/bin/python Scripts/check-serve .build/debug/alertcopy

weblate: build ## Tests the checks for Weblate in Weblate's own process
	PYTHON=$(PYTHON) integrations/weblate/run-tests .build/release/alertcopy

spark: build ## Runs the example for Spark on a local cluster, with ALERTS alerts
	@test -x .build-spark/bin/spark-submit || ($(PYTHON) -m venv .build-spark && .build-spark/bin/pip --quiet install $(SPARK_PACKAGES))
	.build-spark/bin/python Examples/Spark/run --alerts $(ALERTS) --tool .build/release/alertcopy

bench: build ## Times the tool beside translate-toolkit's pofilter and prints ratios
	@test -x .build-bench/bin/pofilter || ($(PYTHON) -m venv .build-bench && .build-bench/bin/pip --quiet install translate-toolkit)
	Benchmarks/run
	Benchmarks/growth
	@$(SERVE_TOOLS)
	.build-serve/bin/python Benchmarks/page --app $(SERVE_APP)

fuzz: setup ## Feeds readers, layout, streams and edits with what libFuzzer makes, SECONDS each (default: 60)
	SWIFT=$(SWIFT) Scripts/fuzz --seconds $(or $(SECONDS),60)

hardship: build ## Runs fix beside a writer, killed at random, on a full disk and where it may not write
	Scripts/fix-hardship

pictures: setup ## Draws the pictures of README and docs with the tool
	@$(SWIFT) build --product alertcopy
	@SWIFT=$(SWIFT) Scripts/pictures
	@$(SERVE_TOOLS)
	.build-serve/bin/python Scripts/page-picture

docs: setup ## Builds the library's documentation; fails on warnings
	SWIFT=$(SWIFT) PYTHON=$(PYTHON) Scripts/docs

manual: setup ## Writes the man page and the shell completions into .build-manual/share
	@SWIFT=$(SWIFT) Scripts/manual

dist: setup ## Builds release archives for this platform into .build-dist/out
	@SWIFT=$(SWIFT) PYTHON=$(PYTHON) Scripts/dist

api: setup ## Says where the library's public interface breaks with BASELINE (default: the last tag)
	$(SWIFT) package diagnose-api-breaking-changes "$${BASELINE:-$$(git describe --tags --abbrev=0)}" --products AlertKitCore

format: ## Formats the sources
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Examples Package.swift

lint: ## Says where the sources are not formatted
	$(SWIFT) format lint --recursive --parallel Sources Tests Examples Package.swift

generate: setup ## Rewrites generated files from their sources
	RECORD=1 $(SWIFT) test --filter "[Ee]mbedded"
