package import Foundation

/// A folder for a test, which is removed together with this object.
package final class TemporaryFolder {
  package let path = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)").path

  /// Creates a folder with files, whose names can include subfolders.
  package init(_ files: [String: Data]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, data) in files {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  package convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
