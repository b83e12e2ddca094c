import FontEngine
import LayoutRendering
import Testing

@testable import galley

@Suite struct LoadedLibrariesTests {
  @Test("a library older than the least version is an error that names both and the tested systems")
  func tooOld() {
    let error = #expect(throws: CommandFailure.self) {
      try LoadedLibraries.check([
        LoadedLibrary(name: "FreeType", version: [2, 12, 1], leastVersion: [2, 12]),
        LoadedLibrary(name: "HarfBuzz", version: [2, 7, 4], leastVersion: [6, 0]),
      ])
    }
    #expect(error?.status == .software)
    #expect(
      error?.message
        == "HarfBuzz 2.7.4 is too old; galley needs 6.0 or newer, and is tested on Debian 12 and Debian 13")
  }

  @Test(
    "versions are compared by number, not by text",
    arguments: [([10, 2, 0], false), ([6, 0], false), ([6, 0, 0], false), ([5, 3, 1], true), ([6], true)])
  func order(version: [Int], isTooOld: Bool) {
    #expect(LoadedLibrary(name: "HarfBuzz", version: version, leastVersion: [6, 0]).isTooOld == isTooOld)
  }

  @Test("the libraries of this system are new enough")
  func system() throws {
    let libraries = try LoadedLibrary.ofFonts() + [.ofDrawings]
    #expect(libraries.map(\.name) == ["HarfBuzz", "FreeType", "Fontconfig", "Cairo"])
    #expect(libraries.allSatisfy { !$0.isTooOld && $0.version.split(separator: ".").count == 3 })
    #expect(throws: Never.self) { try LoadedLibraries.check() }
  }
}
