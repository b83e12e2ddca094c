# make demo   from a fresh checkout to the measured cell; make help lists the rest.
#
# Tests crash on purpose where UIKit documents a trap; without SWIFT_BACKTRACE each takes 20 s longer.
# SWIFT_FLAGS go to every swift build and test alike, so that one set of flags means one build.

.DEFAULT_GOAL := help
.PHONY: help setup build demo test lint format release measure clean

SWIFT_FLAGS ?=

help: ## lists what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs the missing -dev packages with apt, as root or with sudo; does nothing where none is missing
	@tools/setup

build: setup ## builds the tool for debugging
	swift build $(SWIFT_FLAGS) --product galley

demo: build ## shows the self-sizing cell at every text size: setup, build, galley cells
	@"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/galley" cells

test: ## runs every test, after the same set-up and what only tests need
	@tools/setup tests
	SWIFT_BACKTRACE=enable=no swift test $(SWIFT_FLAGS)

lint: ## checks the format of every Swift file
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel

format: ## formats every Swift file in place
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel

release: setup ## builds the tool for use
	swift build $(SWIFT_FLAGS) -c release --product galley

measure: release ## measures the CPU time of a cold start of galley cells in the release build
	@tools/cold-start "$$(swift build $(SWIFT_FLAGS) -c release --show-bin-path)/galley" cells

clean: ## removes what was built
	swift package clean
