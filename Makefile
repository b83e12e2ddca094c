# make demo   from a fresh checkout to the measured cell; make help lists the rest.
#
# Tests crash on purpose where UIKit documents a trap; without SWIFT_BACKTRACE each takes 20 s longer.
# FLAGS, and with them SWIFT_FLAGS, go to every swift build and test of this package, and DEBUG_FLAGS to all in debug, so that one set of
# flags means one build.

.DEFAULT_GOAL := help
.PHONY: help setup build demo test test-spark test-release test-sanitized fuzz fuzz-replay surface record-lines generate lint format release install uninstall docs pictures measure bench bench-check bench-growth bench-thresholds nightly nightly-rounds nightly-sanitized nightly-threads nightly-fuzz nightly-systems clean

SWIFT_FLAGS ?=
INCREMENTAL ?=
DEBUG_INFO ?= none
# SwiftPM fails where a module imports another that Package.swift does not give it.
FLAGS = --explicit-target-dependency-import-check error -debug-info-format $(DEBUG_INFO) $(SWIFT_FLAGS)
# Each core generates code. Not in `make release` and `make install`, whose modules are optimized in one piece.
THREADS := -Xswiftc -num-threads -Xswiftc $(shell getconf _NPROCESSORS_ONLN)
# A debug build from nothing takes half the time where each module is compiled as a whole, without debug information and the compiler's
# check of its own code; LLVM's linker takes half of the usual one's time. INCREMENTAL=1 compiles changed files alone, which pays for
# many small changes in UIKit, and DEBUG_INFO=dwarf is for a debugger. As with every flag, another value, and so plain `swift build`,
# means that everything is built anew.
WHOLE_MODULES := -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo $(THREADS) \
  -Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify -Xswiftc -use-ld=lld
DEBUG_FLAGS = $(FLAGS) $(if $(INCREMENTAL),,$(WHOLE_MODULES))
SWIFT_BUILD = swift build $(FLAGS)
# For make bench, such as --filter=cold/arabic.
ARGS ?=

# For make test: a test target or several, separated by commas. Only they and what they need are built.
ONLY ?= $(GALLEY_ONLY)
# How many rounds property tests and sweeps have: quick, full, or nightly; see Tests/TestSupport/Rounds.swift.
ROUNDS ?= $(GALLEY_ROUNDS)

# For make fuzz, and for make nightly.
SECONDS ?= 60
NIGHTLY_SECONDS ?= 600

# For make test-sanitized. The tests under the address sanitizer share the build of the fuzzer; it keeps freed memory, takes the imports
# that faults are injected into, and has its own `malloc`, so that three tests or suites cannot run; leaks are looked for by fuzzing. Under
# the thread sanitizer run the text engine's tests that use threads, and in make nightly all tests but those of memory, of faults, and of
# programs. It has no suppressions: Tests/CMutexAnnotations shows it the locks that it cannot see, but only in the process of the tests.
OPTIMIZED := -c release -Xswiftc -enable-testing $(THREADS)
NOT_UNDER_ADDRESS := --skip FaultInjectionTests --skip HostileFontTests/many --skip MemoryWatchTests
# For make test-release and make nightly-threads: what checks the files of the repository runs in usual debug builds alone.
ON_FILES := --skip '^StructureTests' --skip '^SetupTests'

# The benchmarks are a package of their own; "6.3.1" in "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
BENCH := swift build -c release --package-path Benchmarks -debug-info-format $(DEBUG_INFO)
SWIFT_VERSION = $$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
# Such as 6.3.1-debian-12: the C libraries of a system do much of the work that is counted.
THRESHOLDS = $(SWIFT_VERSION)-$$(. /etc/os-release && echo "$$ID-$${VERSION_ID:-unstable}")

help: ## lists what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## installs the missing -dev packages with apt, as root or with sudo; does nothing where none is missing
	@tools/setup

build: setup ## builds the tool for debugging
	@GALLEY_ONLY=galley tools/test --product galley $(DEBUG_FLAGS)

demo: build ## shows the self-sizing cell at every text size: setup, build, galley cells
	@"$$(swift build $(DEBUG_FLAGS) --show-bin-path)/galley" cells

test: ## runs every test, or with ONLY=ViewTests those of a target, after the same set-up and what only tests need
	@tools/setup tests
	@GALLEY_ONLY=$(ONLY) GALLEY_ROUNDS=$(ROUNDS) tools/test $(DEBUG_FLAGS)

# Java is Debian's, if there is none; PySpark comes from PyPI, into a folder of its own.
SPARK := .build/spark
test-spark: build ## audits a generated project with PySpark, and compares the results with those of one process
	@tools/setup spark
	@test -x $(SPARK)/bin/pip || python3 -m venv $(SPARK)
	@$(SPARK)/bin/pip install --quiet --requirement Examples/spark/requirements.txt
	@$(SPARK)/bin/python Examples/spark/check.py "$$(swift build $(DEBUG_FLAGS) --show-bin-path)/galley"

test-release: ## runs every test of code in a release build, beside the other builds, in .build/release-tests; ROUNDS=full runs all rounds
	@tools/setup tests
	@GALLEY_ONLY=$(ONLY) GALLEY_ROUNDS=$(ROUNDS) tools/test $(FLAGS) $(OPTIMIZED) --scratch-path .build/release-tests $(ON_FILES)

test-sanitized: ## runs the tests of text engine, solver, and released views under the address sanitizer, and the engine's with threads under the thread sanitizer
	@tools/setup tests
	@GALLEY_ROUNDS=$(ROUNDS) SWIFT_FLAGS='$(FLAGS) $(THREADS)' ASAN_OPTIONS=detect_leaks=0 Tests/Fuzzing/run test $(NOT_UNDER_ADDRESS)
	@GALLEY_ROUNDS=$(ROUNDS) GALLEY_ONLY=ThreadTests TSAN_OPTIONS=halt_on_error=1 tools/test $(DEBUG_FLAGS) \
	  --sanitize=thread --scratch-path .build/thread

fuzz: ## fuzzes each target of Tests/Fuzzing for SECONDS=60
	@tools/setup tests
	@SWIFT_FLAGS='$(FLAGS) $(THREADS)' Tests/Fuzzing/run $(SECONDS)

fuzz-replay: ## runs the seeds and findings of Tests/Fuzzing once each
	@tools/setup tests
	@SWIFT_FLAGS='$(FLAGS) $(THREADS)' Tests/Fuzzing/run replay

surface: setup ## records which of UIKit's names in scope are public, in Sources/UIKit/UIKit.docc/Surface.md
	GALLEY_ONLY=StructureTests GALLEY_RECORD_SURFACE=1 swift test $(DEBUG_FLAGS) --filter APISurfaceTests

record-lines: ## records the lines of 2,000 paragraphs on this system, in Tests/Oracles/systems
	@tools/setup tests
	GALLEY_ONLY=OracleTests GALLEY_RECORD_LINES=1 swift test $(DEBUG_FLAGS) --filter SystemLineTests

generate: ## writes code from delegates' protocols, and Unicode's tables from its data and rules
	@tools/generate
	@Unicode/generate

lint: ## checks the format of every Swift file
	git ls-files -z '*.swift' | xargs -0 swift format lint --strict --parallel

format: ## formats every Swift file in place
	git ls-files -z '*.swift' | xargs -0 swift format --in-place --parallel

release: setup ## builds the tool for use
	GALLEY_ONLY=galley $(SWIFT_BUILD) -c release --product galley

# A build of its own: with Swift's libraries in it, the program needs no toolchain. Its debug information stays behind.
INSTALL_FLAGS := -c release --static-swift-stdlib -Xlinker -s --scratch-path .build/install --product galley
PREFIX ?= /usr/local

# Run it as yourself: only the copying is done with sudo, where that is needed.
install: setup ## builds the tool for use and installs it in PREFIX=/usr/local, with its fonts; usable without the checkout
	@tools/install --check "$(PREFIX)"
	GALLEY_ONLY=galley $(SWIFT_BUILD) $(INSTALL_FLAGS)
	@tools/install "$$(swift build $(FLAGS) $(INSTALL_FLAGS) --show-bin-path)" "$(PREFIX)"

uninstall: ## removes what make install has put into PREFIX=/usr/local
	@tools/install --remove "$(PREFIX)"

docs: build ## builds the site of all modules' documentation in .build/docs; DOCS_BASE=/path where a host serves it from a path
	swift build $(DEBUG_FLAGS) --target LayoutPages
	@tools/docs "$$(swift build $(DEBUG_FLAGS) --show-bin-path)" .build/docs $(DOCS_BASE)

# What the README shows. A test compares the files with what the tool draws.
pictures: build ## draws the pictures in Documentation/pictures again
	@mkdir -p Documentation/pictures
	"$$(swift build $(DEBUG_FLAGS) --show-bin-path)/galley" cells --sizes S,L,AX1,AX3 --picture Documentation/pictures/cells.png >/dev/null
	"$$(swift build $(DEBUG_FLAGS) --show-bin-path)/galley" font Palatino-Roman --compare Inter-Regular \
	  --picture Documentation/pictures/fonts.png >/dev/null

measure: release ## measures the CPU time of a cold start of galley cells in the release build
	@tools/cold-start "$$(swift build $(FLAGS) -c release --show-bin-path)/galley" cells

bench: ## compares speed with the peers, and writes Benchmarks/latest.json and its README; ARGS=--filter=... for a part
	@tools/setup bench
	GALLEY_PEERS=1 $(BENCH)
	@Benchmarks/run "$(SWIFT_VERSION)" $(ARGS)

bench-check: ## fails where costs have grown by over 2 % since they were recorded
	@tools/setup counts
	$(BENCH) --product Counts
	@"$$($(BENCH) --show-bin-path)/Counts" "--check=$(THRESHOLDS)"

bench-growth: ## fails where a text or layout takes more than in proportion, up to 1,000 views
	@tools/setup counts
	$(BENCH) --product Counts
	@"$$($(BENCH) --show-bin-path)/Counts" --growth

# Hours. Each part runs although another failed, and the last line says which did.
NIGHTLY := nightly-rounds nightly-sanitized nightly-threads nightly-fuzz nightly-systems bench-growth
nightly: ## what is too slow for every change: millions of rounds, soaking, the thread sanitizer over nearly every test, long fuzzing, another system, and growth
	@failed=; for part in $(NIGHTLY); do echo "== $$part"; $(MAKE) --no-print-directory $$part || failed="$$failed $$part"; done; \
	if [ -n "$$failed" ]; then echo "FAILED:$$failed"; exit 1; fi; echo "nightly passed"

nightly-rounds: ## runs every test in a release build with the most rounds
	@$(MAKE) --no-print-directory test-release ROUNDS=nightly

nightly-sanitized: ## runs the tests under the sanitizers with all rounds
	@$(MAKE) --no-print-directory test-sanitized ROUNDS=full

nightly-threads: ## runs nearly every test under the thread sanitizer
	@tools/setup tests
	@TSAN_OPTIONS=halt_on_error=1 tools/test $(DEBUG_FLAGS) --sanitize=thread --scratch-path .build/thread-all \
	  --skip MemoryWatchTests --skip FaultInjectionTests --skip EditorTests --skip '^GalleyTests' $(ON_FILES)

nightly-fuzz: ## fuzzes each target for ten minutes
	@$(MAKE) --no-print-directory fuzz SECONDS=$(NIGHTLY_SECONDS)

# The last commit, not what is changed since. As root.
nightly-systems: ## runs make demo and make test on a clean Debian 13
	@tools/setup systems
	@tools/check-on trixie

bench-thresholds: ## records allocations, pivots and instructions for bench-check
	@tools/setup counts
	$(BENCH) --product Counts
	@"$$($(BENCH) --show-bin-path)/Counts" "--record=$(THRESHOLDS)"

clean: ## removes what was built
	swift package clean
	rm -rf Benchmarks/.build
