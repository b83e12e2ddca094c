import Testing

@Suite struct SetupTests {
  private static let packages = [
    "libfreetype-dev", "libharfbuzz-dev", "libfontconfig-dev", "libicu-dev", "libhyphen-dev", "libcairo2-dev",
    "libpng-dev", "libturbojpeg0-dev", "pkg-config",
  ]

  @Test("root installs what is missing, and only that")
  func root() throws {
    let result = try Machine(installed: Array(Self.packages.dropFirst(3))).setUp()
    #expect(result.status == 0)
    #expect(result.aptCalls.count == 2)
    #expect(result.aptCalls.first?.hasSuffix(" update") == true)
    #expect(result.aptCalls.last?.hasSuffix(" libfreetype-dev libharfbuzz-dev libfontconfig-dev") == true)
    #expect(result.output.hasSuffix("setup: done\n"))
  }

  @Test("another user installs through sudo")
  func sudo() throws {
    let result = try Machine(isRoot: false, sudo: 0).setUp()
    #expect(result.status == 0)
    #expect(result.aptCalls.last?.hasSuffix(Self.packages.joined(separator: " ")) == true)
    #expect(result.output.contains("with sudo"))
  }

  @Test("for the tests it also installs the Unicode Character Database, fonts, and other programs")
  func forTests() throws {
    let result = try Machine(installed: Self.packages).setUp("tests")
    #expect(result.status == 0)
    #expect(
      result.aptCalls.last?.hasSuffix(
        " xz-utils fonts-tlwg-loma-ttf fonts-lohit-deva fonts-alee fonts-droid-fallback fonts-noto-color-emoji"
          + " hyphen-en-us hyphen-de python3-fonttools python3-munkres libharfbuzz-bin"
          + " librsvg2-bin poppler-utils libpango1.0-dev chromium zsh fish man-db mandoc bsdextrautils"
          + " lcdf-typetools freetype2-demos python3-jsonschema parallel")
        == true)
  }

  @Test("on Ubuntu it says that Chromium is a snap, and installs everything else")
  func ubuntu() throws {
    let result = try Machine(installed: Self.packages).setUp("tests", system: "ubuntu")
    #expect(result.status == 0)
    #expect(result.output.contains("setup: without Chromium"))
    #expect(result.aptCalls.last?.contains(" libpango1.0-dev zsh fish ") == true)
    #expect(try Machine(installed: Self.packages).setUp(system: "ubuntu").output.contains("Chromium") == false)
  }

  @Test(
    "to count it installs valgrind and fonts, and for the benchmarks the peers too", arguments: ["counts", "bench"])
  func forBenchmarks(word: String) throws {
    let result = try Machine(installed: Self.packages).setUp(word)
    let counting = " valgrind fonts-tlwg-loma-ttf fonts-droid-fallback fonts-noto-color-emoji"
    let peers = " libbenchmark-dev libpango1.0-dev qt6-base-dev python3-venv"
    #expect(
      result.aptCalls.last?.hasSuffix(" install --no-install-recommends" + counting + (word == "bench" ? peers : ""))
        == true)
  }

  @Test("to make other systems it installs debootstrap alone")
  func forSystems() throws {
    let result = try Machine().setUp("systems")
    #expect(result.aptCalls.last?.hasSuffix(" install --no-install-recommends debootstrap") == true)
  }

  @Test("where nothing is missing it says so, and needs neither root nor sudo")
  func nothingToDo() throws {
    let result = try Machine(installed: Self.packages, isRoot: false).setUp()
    #expect(result.status == 0)
    #expect(result.aptCalls == [])
    #expect(result.output.hasSuffix("are installed; nothing to do\n"))
  }

  @Test("without root and sudo, or where sudo refuses, it says what to run as root", arguments: [nil, 1])
  func noRoot(sudo: Int?) throws {
    let result = try Machine(isRoot: false, sudo: sudo).setUp()
    #expect(result.status == 1)
    #expect(result.aptCalls == [])
    #expect(result.error.contains("apt-get update && apt-get install \(Self.packages.joined(separator: " "))\n"))
  }

  @Test("a failed installation is a failure")
  func aptFails() throws {
    let result = try Machine(apt: 100).setUp()
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("setup: apt could not install: libfreetype-dev"))
  }

  @Test("without apt it names what to install by other means")
  func noApt() throws {
    let result = try Machine(apt: nil).setUp()
    #expect(result.status == 1)
    #expect(result.error.hasPrefix("setup: apt is missing"))
  }

  @Test(
    "Swift must be there, work, and be 6.2 or newer",
    arguments: [
      (nil, "setup: Swift is missing; Galley needs 6.2 or newer."),
      ("Swift version 6.1.2 (swift-6.1.2-RELEASE)", "setup: Swift 6.1.2 is too old; Galley needs 6.2 or newer"),
      ("Swift version 5.10 (swift-5.10-RELEASE)", "setup: Swift 5.10 is too old"),
      ("swift: error while loading shared libraries", "setup: 'swift --version' does not work"),
    ])
  func swiftMissing(version: String?, error: String) throws {
    let result = try Machine(swift: version).setUp()
    #expect(result.status == 1)
    #expect(result.error.hasPrefix(error))
    #expect(result.aptCalls == [])
  }

  @Test(
    "newer versions and development builds will do",
    arguments: [
      "Swift version 6.2 (swift-6.2-RELEASE)", "Swift version 6.10.1 (x)", "Apple Swift version 7.0-dev (LLVM a1)",
    ])
  func swiftIsNewEnough(version: String) throws {
    #expect(try Machine(swift: version).setUp().status == 0)
  }
}
