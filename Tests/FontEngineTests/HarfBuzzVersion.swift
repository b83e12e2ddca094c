import FontEngine

/// The version of HarfBuzz that the tests run with, for rules that differ between versions.
enum HarfBuzzVersion {
  /// Returns whether HarfBuzz has a version, such as `[11, 3]`, or a later one.
  static func isAtLeast(_ version: [Int]) throws -> Bool {
    let own = try LoadedLibrary.ofFonts().first { $0.name == "HarfBuzz" }?.version ?? ""
    return !own.split(separator: ".").compactMap { Int($0) }.lexicographicallyPrecedes(version)
  }
}
