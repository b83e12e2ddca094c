/// A reason that an image or a color of an asset catalog can't be used.
package struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A file can't be read.
    case unreadable(String)
    /// A file is larger than its limit, in bytes.
    case tooLarge(limit: Int)
    /// A file name leads out of its folder, or the file is a symbolic link that does.
    case outside
    /// The file isn't JSON, or its members have other types than the format demands.
    case damaged(String)
    /// No variant is for the traits, or none has a file.
    case noVariant
    /// The size of a picture can't be read from its file.
    case unknownFormat
  }

  /// The path of the file.
  package let path: String
  package let reason: Reason

  /// The path, and what is wrong.
  package var description: String {
    let text =
      switch reason {
      case .unreadable(let message): "the file can't be read: \(message)"
      case .tooLarge(let limit): "the file is larger than \(limit >> 10) kilobytes"
      case .outside: "the file isn't in the asset catalog"
      case .damaged(let message): message
      case .noVariant: "there is no variant for this device"
      case .unknownFormat: "the size of the picture can't be read"
      }
    return "\(path): \(text)"
  }
}
