import Foundation

/// Where files lie: all are named from this source file, since the package is only ever run from a checkout.
package enum Paths {
  /// The path of the folder `Benchmarks`.
  package static let benchmarks = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  /// The path of Galley's own fonts.
  package static let fonts = URL(fileURLWithPath: benchmarks).deletingLastPathComponent().path + "/Fonts"
}
