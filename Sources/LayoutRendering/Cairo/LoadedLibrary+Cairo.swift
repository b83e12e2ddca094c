import CCairo
package import FontEngine

extension LoadedLibrary {
  /// Cairo. The corresponding C function is `cairo_version`.
  package static var ofDrawings: LoadedLibrary {
    let number = Int(cairo_version())
    return LoadedLibrary(
      name: "Cairo", version: [number / 10_000, number / 100 % 100, number % 100], leastVersion: [1, 16])
  }
}
