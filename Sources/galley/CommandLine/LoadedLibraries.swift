import FontEngine
import LayoutRendering

/// The check of the C libraries when the tool starts.
///
/// A program that was built on one system may run on another with older libraries. It would fail at the first function
/// that they lack, with a message of the dynamic linker.
enum LoadedLibraries {
  /// The systems that the tests run on, as the README lists them.
  static let testedSystems = "Debian 12 and Debian 13"

  /// Checks the versions of the loaded libraries.
  ///
  /// - Throws: `CommandFailure` with status 70 for a library that is too old.
  static func check() throws(CommandFailure) {
    guard let fonts = try? LoadedLibrary.ofFonts() else { return }
    try check(fonts + [.ofDrawings])
  }

  /// Checks the versions of libraries.
  ///
  /// - Throws: `CommandFailure` with status 70 for a library that is too old.
  static func check(_ libraries: [LoadedLibrary]) throws(CommandFailure) {
    guard let old = libraries.first(where: \.isTooOld) else { return }
    throw CommandFailure(
      .software,
      "\(old.name) \(old.version) is too old; galley needs \(old.leastVersion) or newer, and is tested on "
        + testedSystems)
  }
}
