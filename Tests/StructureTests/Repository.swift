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

  /// Returns the module that a file in `Sources` or `Fonts` belongs to.
  static func module(of path: String) -> String {
    let folders = path.split(separator: "/", maxSplits: 2)
    return folders[0] == "Fonts" ? "BundledFonts" : String(folders[1])
  }

  /// The lines of each Swift file in the modules' folders, without comments and the contents of texts. Read once.
  static let code: [String: [String]] = {
    let paths = ["Sources", "Fonts"].flatMap(files(below:)).filter { $0.hasSuffix(".swift") }
    return paths.reduce(into: [:]) { code, path in
      if let text = try? text(path) { code[path] = SwiftCode.lines(of: text) }
    }
  }()
}
