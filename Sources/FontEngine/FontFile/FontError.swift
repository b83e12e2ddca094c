/// A failure to find, open or use a font: what was attempted, on what, and the code that C gave.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a caller may want to tell apart.
  public enum Reason: Hashable, Sendable {
    /// The file could not be opened or read; `code` is `errno`.
    case unreadable
    /// The path names a directory, a FIFO, a socket or a device.
    case notAFile
    /// The file or its unpacked form is larger than ``FontLimits`` allows.
    case tooLarge
    /// The bytes are no font, or a damaged one.
    case malformed
    /// A font, in a container that cannot be shaped (bitmap formats, for example).
    case unsupportedContainer
    /// The font lacks a table that measuring needs, or has no glyphs.
    case unusable
    /// The file holds no face at this index, or the face no named instance.
    case noSuchFace
    /// No registered or installed family answers to the name.
    case noSuchFamily
    /// A variation axis was given a value that is not finite.
    case invalidAxisValue
    /// The face has no variation axis with the tag.
    case noSuchAxis
    /// A library ran out of memory or refused the work.
    case resourceExhausted
    /// The work was no longer wanted; see ``Cancellation``.
    case cancelled
  }

  /// What kind of failure this is.
  public let reason: Reason
  /// What was attempted, such as `open` or `FT_New_Memory_Face`.
  public let operation: String
  /// The path or name that the attempt was made on.
  public let subject: String
  /// `errno` or the C library's own code; 0 where there is none.
  public let code: Int32
  /// What was wrong, for a person; may be empty.
  public let detail: String

  /// Records a failure.
  public init(_ reason: Reason, operation: String, subject: String, code: Int32 = 0, detail: String = "") {
    self.reason = reason
    self.operation = operation
    self.subject = subject
    self.code = code
    self.detail = detail
  }

  /// One line for a person: `subject: detail`, and the operation where there is no detail or the code helps.
  public var description: String {
    if code != 0 { return "\(subject): \(detail.isEmpty ? "\(reason)" : detail) (\(operation), code \(code))" }
    return detail.isEmpty ? "\(subject): \(reason) (\(operation))" : "\(subject): \(detail)"
  }
}
