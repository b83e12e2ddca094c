/// A failure to render a drawing, or to read or write a picture: the attempted operation, and the C library's code.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a caller may want to distinguish.
  public enum Reason: Hashable, Sendable {
    /// A size or scale is not finite, or leaves no pixels.
    case invalidSize
    /// The picture has more pixels than ``RenderingLimits`` allows.
    case tooLarge
    /// Groups or pictures are nested more deeply than ``RenderingLimits`` allows.
    case tooDeep
    /// The bytes of a picture are damaged.
    case malformedImage
    /// The bytes are in a format that can't be decoded, such as GIF.
    case unsupportedImage
    /// A library ran out of memory.
    case resourceExhausted
    /// A library failed for another reason.
    case failed
  }

  /// The kind of failure.
  public let reason: Reason
  /// The attempted operation, such as `render` or `cairo_fill`.
  public let operation: String
  /// The C library's own code; 0 if there is none.
  public let code: Int32
  /// A description of the problem for a person to read. May be empty.
  public let detail: String

  /// Creates an error that describes a failure.
  public init(_ reason: Reason, operation: String, code: Int32 = 0, detail: String = "") {
    self.reason = reason
    self.operation = operation
    self.code = code
    self.detail = detail
  }

  /// The error as one line.
  public var description: String {
    let text = "\(operation): \(detail.isEmpty ? "\(reason)" : detail)"
    return code == 0 ? text : "\(text) (code \(code))"
  }
}
