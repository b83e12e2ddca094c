import CFontconfig
import CFreeType
import CHarfBuzz

/// A C library in the version that the process has loaded, which may be older than the one it was built with.
///
/// ICU has its version in the names of its files, so that no other can be loaded.
package struct LoadedLibrary: Hashable, Sendable {
  /// The name, such as HarfBuzz.
  package let name: String
  /// The loaded version, such as 10.2.0.
  package let version: String
  /// The least version that Galley works with, which the `shim.h` of the C module requires when it is built.
  package let leastVersion: String

  /// Creates the description of a library from versions in numbers, with the major version first.
  package init(name: String, version: [Int], leastVersion: [Int]) {
    self.name = name
    self.version = version.map(String.init).joined(separator: ".")
    self.leastVersion = leastVersion.map(String.init).joined(separator: ".")
    isTooOld = version.lexicographicallyPrecedes(leastVersion)
  }

  /// Whether the loaded version is older than the least one.
  package let isTooOld: Bool

  /// HarfBuzz, FreeType, and Fontconfig.
  ///
  /// The corresponding C functions are `hb_version`, `FT_Library_Version`, and `FcGetVersion`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  package static func ofFonts() throws(FontError) -> [LoadedLibrary] {
    var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
    unsafe hb_version(&major, &minor, &micro)
    let fontconfig = Int(FcGetVersion())
    return [
      LoadedLibrary(name: "HarfBuzz", version: [Int(major), Int(minor), Int(micro)], leastVersion: [6, 0]),
      LoadedLibrary(name: "FreeType", version: try FreeTypeLibrary.version(), leastVersion: [2, 12]),
      LoadedLibrary(
        name: "Fontconfig", version: [fontconfig / 10_000, fontconfig / 100 % 100, fontconfig % 100],
        leastVersion: [2, 14]),
    ]
  }
}
