/// Something in a document that isn't known or is damaged. The rest of the document is used.
public struct InterfaceWarning: Hashable, Sendable, CustomStringConvertible {
  /// What a warning is about.
  public enum Kind: String, Hashable, Sendable {
    /// An element that isn't known.
    case unknownElement
    /// An attribute that isn't known.
    case unknownAttribute
    /// A value or a reference that is damaged.
    case damaged
    /// A custom class without a factory. Its base class is used.
    case missingClass
    /// A connection that can't be made.
    case missingConnection
    /// A resource that can't be found.
    case missingResource
  }

  /// What the warning is about.
  public let kind: Kind
  /// The path or name of the document.
  public let file: String
  /// The position of the element.
  public let position: SourcePosition
  /// The element's name.
  public let element: String
  /// The id of the element, or `nil`.
  public let id: String?
  /// What is wrong.
  public let message: String

  /// Creates a warning.
  public init(
    kind: Kind, file: String, position: SourcePosition, element: String, id: String?, message: String
  ) {
    self.kind = kind
    self.file = file
    self.position = position
    self.element = element
    self.id = id
    self.message = message
  }

  /// The file, the position, and what is wrong, such as `Main.storyboard:12:9: <label id="a-1">: unknown attribute`.
  public var description: String {
    let name = id.map { "<\(element) id=\"\($0)\">" } ?? "<\(element)>"
    return "\(file):\(position): \(name): \(message)"
  }
}
