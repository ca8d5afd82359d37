SWIFT ?= swift
PYTHON ?= python3

.PHONY: help setup build demo test example bench fuzz pictures docs manual dist api format lint generate

help: ## Lists these commands
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: ## Installs what is missing (libicu and, for the tests, Unicode's data)
	@Scripts/setup

build: setup
	$(SWIFT) build -c release --product alertcopy

demo: setup ## Checks the example app
	@echo "Building the tool; the first time this takes about two minutes …"
	@$(SWIFT) build --product alertcopy
	@"$$($(SWIFT) build --show-bin-path)/alertcopy" check Examples/Album --notes; status=$$?; \
	  if [ $$status -gt 1 ]; then exit $$status; fi; \
	  echo; echo "That was: alertcopy check Examples/Album --notes (exit status $$status: findings at error level)"

test: setup ## Runs all tests
	$(SWIFT) test

example: setup ## Builds and runs the example that generates alerts
	SWIFT=$(SWIFT) Scripts/example

bench: build ## Times the tool beside translate-toolkit's pofilter and prints ratios
	@test -x .build-bench/bin/pofilter || ($(PYTHON) -m venv .build-bench && .build-bench/bin/pip --quiet install translate-toolkit)
	Benchmarks/run
	Benchmarks/growth

fuzz: setup ## Feeds the readers a million mutated files
	ALERTCOPY_FUZZ=1000000 $(SWIFT) test -c release -Xswiftc -enable-testing --filter Fuzz

pictures: setup ## Draws the README's pictures with the tool
	@$(SWIFT) build --product alertcopy
	@SWIFT=$(SWIFT) Scripts/pictures

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
