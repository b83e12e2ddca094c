import Foundation

/// The files of the repository that the tests belong to.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the paths of all files below a folder, relative to the root, in order and without build products.
  static func files(below folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return (FileManager.default.subpaths(atPath: path) ?? []).sorted().map { "\(folder)/\($0)" }
      .filter { !$0.contains("/.build/") }
  }

  /// Returns the text of a file, given its path relative to the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns whether a file or folder exists, given its path relative to the root.
  static func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
