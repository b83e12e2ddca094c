/// A construct in an app's source that doesn't work on Linux as it is.
public struct Finding: Codable, Equatable, Sendable {
  /// What the construct is.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A module that doesn't exist on Linux.
    case missingModule = "missing-module"
    /// A type of UIKit or Foundation that Galley and the toolchain lack.
    case missingName = "missing-name"
    /// An override in an extension of a class that isn't the app's.
    case systemOverride = "system-override"
    /// A construct that has no counterpart.
    case unsupported
    /// A file that is left out.
    case excludedFile = "excluded-file"
    /// A class that documents name and that the sources don't declare.
    case missingClass = "missing-class"
  }

  /// What the construct is.
  public var kind: Kind
  /// The file's path, relative to the app's folder.
  public var path: String
  /// Where in the file it is.
  public var position: SourcePosition
  /// What doesn't work, why, and what to write instead.
  public var message: String
}
