# make demo   from a fresh checkout to the measured cell; make help lists the rest.
#
# Tests crash on purpose where UIKit documents a trap; without SWIFT_BACKTRACE each takes 20 s longer.
# SWIFT_FLAGS go to every swift build and test alike, so that one set of flags means one build.

.DEFAULT_GOAL := help
.PHONY: help setup build demo test test-spark test-release test-sanitized fuzz fuzz-replay surface generate differential lint format release install docs pictures measure bench bench-check bench-thresholds clean

SWIFT_FLAGS ?=
# For make bench, such as --filter=cold/arabic.
ARGS ?=

# For make test: a test target or several, separated by commas. Only they and what they need are built.
ONLY ?=

# For make fuzz.
SECONDS ?= 60

# For make test-sanitized: the text engine, the solver, and views alone, and which of their tests use threads. All tests are optimized,
# since otherwise the solver's take ten minutes with the address sanitizer. It keeps freed memory and takes the imports that
# faults are injected into, so that two tests cannot run; leaks are looked for by fuzzing. The thread sanitizer has no
# suppressions: Tests/CMutexAnnotations shows it the locks that it cannot see.
ENGINE := GALLEY_ONLY=FontEngineTests,TextLayoutTests,CassowaryTests,ViewReleaseTests SWIFT_BACKTRACE=enable=no
OPTIMIZED := -c release -Xswiftc -enable-testing
NOT_UNDER_ADDRESS := --skip FaultInjectionTests --skip HostileFontTests/many
# `make test SWIFT_TEST='swift build --build-tests' ...` builds without running; see .ci/run.
SWIFT_TEST ?= swift test
THREADED := HyphenatorTests/concurrency|PlainLinesTests/threads|LineInvariantTests/rememberedEdges|/manyTasks|CancellationTests/|ViewReleaseTests
ONLY_THREADED := --filter '$(THREADED)'

# The benchmarks are a package of their own; "6.3.1" in "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
BENCH := swift build -c release --package-path Benchmarks
SWIFT_VERSION = $$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)

help: ## lists what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs the missing -dev packages with apt, as root or with sudo; does nothing where none is missing
	@tools/setup

build: setup ## builds the tool for debugging
	swift build $(SWIFT_FLAGS) --product galley

demo: build ## shows the self-sizing cell at every text size: setup, build, galley cells
	@"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/galley" cells

test: ## runs every test, or with ONLY=UIViewsTests those of a target, after the same set-up and what only tests need
	@tools/setup tests
	GALLEY_ONLY=$(ONLY) SWIFT_BACKTRACE=enable=no $(SWIFT_TEST) $(SWIFT_FLAGS)

# Java is Debian's, if there is none; PySpark comes from PyPI, into a folder of its own.
SPARK := .build/spark
test-spark: build ## audits a generated project with PySpark, and compares the results with those of one process
	@tools/setup spark
	@test -x $(SPARK)/bin/pip || python3 -m venv $(SPARK)
	@$(SPARK)/bin/pip install --quiet --requirement Examples/spark/requirements.txt
	@$(SPARK)/bin/python Examples/spark/check.py "$$(swift build $(SWIFT_FLAGS) --show-bin-path)/galley"

test-release: ## runs every test in a release build, beside the other builds, in .build/release-tests
	@tools/setup tests
	SWIFT_BACKTRACE=enable=no $(SWIFT_TEST) $(SWIFT_FLAGS) -c release -Xswiftc -enable-testing \
	  --scratch-path .build/release-tests

test-sanitized: ## runs the tests of text engine, solver, and released views under the address sanitizer, those with threads under the thread sanitizer
	@tools/setup tests
	$(ENGINE) ASAN_OPTIONS=detect_leaks=0 $(SWIFT_TEST) $(SWIFT_FLAGS) $(OPTIMIZED) --sanitize=address \
	  --scratch-path .build/address $(NOT_UNDER_ADDRESS)
	$(ENGINE) TSAN_OPTIONS=halt_on_error=1 $(SWIFT_TEST) $(SWIFT_FLAGS) --sanitize=thread \
	  --scratch-path .build/thread $(ONLY_THREADED)

fuzz: ## fuzzes each target of Tests/Fuzzing for SECONDS=60
	@tools/setup tests
	Tests/Fuzzing/run $(SECONDS)

fuzz-replay: ## runs the seeds and findings of Tests/Fuzzing once each
	@tools/setup tests
	Tests/Fuzzing/run replay

surface: setup ## records which of UIKit's names in scope are public, in Sources/UIKit/UIKit.docc/Surface.md
	GALLEY_RECORD_SURFACE=1 swift test $(SWIFT_FLAGS) --filter APISurfaceTests

generate: ## writes default implementations, overridable methods, and optional calls of delegates' methods from the protocols
	@tools/generate

differential: setup ## compares the solver with an exact simplex over 100,000 random scripts, and adds a million times
	CASSOWARY_DIFFERENTIAL=$${CASSOWARY_DIFFERENTIAL:-100000} swift test $(SWIFT_FLAGS) -c release \
	  -Xswiftc -enable-testing --filter 'SolverOracleTests|SolverEnduranceTests'

lint: ## checks the format of every Swift file
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel

format: ## formats every Swift file in place
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel

release: setup ## builds the tool for use
	swift build $(SWIFT_FLAGS) -c release --product galley

# A build of its own: with Swift's libraries in it, the program needs no toolchain. Its debug information stays behind.
INSTALL_FLAGS := -c release --static-swift-stdlib -Xlinker -s --scratch-path .build/install --product galley
PREFIX ?= /usr/local

install: setup ## builds the tool for use and installs it in PREFIX=/usr/local, with its fonts; usable without the checkout
	@tools/install --check "$(PREFIX)"
	swift build $(SWIFT_FLAGS) $(INSTALL_FLAGS)
	@tools/install "$$(swift build $(SWIFT_FLAGS) $(INSTALL_FLAGS) --show-bin-path)" "$(PREFIX)"

docs: build ## builds the site of all modules' documentation in .build/docs; DOCS_BASE=/path where a host serves it from a path
	swift build $(SWIFT_FLAGS) --target LayoutPages
	@tools/docs "$$(swift build $(SWIFT_FLAGS) --show-bin-path)" .build/docs $(DOCS_BASE)

# What the README shows. A test compares the files with what the tool draws.
pictures: build ## draws the pictures in Documentation/pictures again
	@mkdir -p Documentation/pictures
	"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/galley" cells --sizes S,L,AX1,AX5 --picture Documentation/pictures/cells.png >/dev/null
	"$$(swift build $(SWIFT_FLAGS) --show-bin-path)/galley" font Palatino-Roman --compare Inter-Regular \
	  --picture Documentation/pictures/fonts.png >/dev/null

measure: release ## measures the CPU time of a cold start of galley cells in the release build
	@tools/cold-start "$$(swift build $(SWIFT_FLAGS) -c release --show-bin-path)/galley" cells

bench: ## compares speed with the peers, and writes Benchmarks/latest.json and its README; ARGS=--filter=... for a part
	@tools/setup bench
	GALLEY_PEERS=1 $(BENCH)
	@Benchmarks/run "$(SWIFT_VERSION)" $(ARGS)

# Instructions don't depend on what else runs, so both run at the same time.
bench-check: ## fails where costs have grown by over 2 % since they were recorded, or a text or layout takes more than in proportion
	@tools/setup counts
	$(BENCH) --product Counts
	@counts="$$($(BENCH) --show-bin-path)/Counts"; \
	"$$counts" --growth & growth=$$!; \
	"$$counts" "--check=$(SWIFT_VERSION)"; status=$$?; \
	wait $$growth && exit $$status

bench-thresholds: ## records allocations, pivots and instructions for bench-check
	@tools/setup counts
	$(BENCH) --product Counts
	@"$$($(BENCH) --show-bin-path)/Counts" "--record=$(SWIFT_VERSION)"

clean: ## removes what was built
	swift package clean
	rm -rf Benchmarks/.build Tests/Fuzzing/.build
