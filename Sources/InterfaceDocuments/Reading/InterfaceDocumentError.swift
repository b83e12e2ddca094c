/// The reason that a document can't be read, with its position.
public struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a document.
  public enum Reason: Hashable, Sendable {
    /// The file can't be read. The message is the system's.
    case unreadable(String)
    /// The text isn't well-formed XML.
    case malformed(String)
    /// The document exceeds one of ``InterfaceDocumentLimits``.
    case tooLarge(String)
    /// The document is XML, but isn't an Interface Builder document for iOS.
    case unsupported(String)
  }

  /// The path or name of the document.
  public let file: String
  /// The position of the error, or `nil` if it concerns the whole file.
  public let position: SourcePosition?
  /// What is wrong.
  public let reason: Reason

  /// Creates an error from its position and its reason.
  public init(file: String, position: SourcePosition?, reason: Reason) {
    self.file = file
    self.position = position
    self.reason = reason
  }

  /// The file, the position, and what is wrong, such as `Main.storyboard:12:9: <view> is not closed`.
  public var description: String {
    let message: String
    switch reason {
    case .unreadable(let text), .malformed(let text), .tooLarge(let text), .unsupported(let text): message = text
    }
    return position.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
