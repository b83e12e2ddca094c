import Foundation

/// A file of an app with the file that is compiled instead.
public struct SourceFile: Sendable {
  /// The path of the app's file, which the compiler's messages name.
  public var path: String
  /// The path of the rewritten file.
  public var output: String

  /// Creates a pair of paths.
  public init(path: String, output: String) {
    self.path = path
    self.output = output
  }
}

/// What shows that a file has changed since it was read.
struct FileStamp: Codable, Equatable, Sendable {
  var size: Int
  var modified: Double

  /// Returns the stamp of a file, or `nil` if there is none.
  init?(_ path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.size = size
    modified = date.timeIntervalSinceReferenceDate
  }
}
