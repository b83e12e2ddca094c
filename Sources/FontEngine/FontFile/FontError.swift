import Glibc

/// A failure to find, open, or use a font: the attempted operation, its subject, and the C error code.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that a caller may want to distinguish.
  public enum Reason: Hashable, Sendable {
    /// The file could not be opened or read; `code` is `errno`.
    case unreadable
    /// The path names something other than a regular file: a directory, a FIFO, a socket, or a device.
    case notAFile
    /// The file, its unpacked contents, or the mask of a glyph are larger than ``FontLimits`` allows.
    case tooLarge
    /// The bytes are not a font, or the font is damaged.
    case malformed
    /// The bytes are a font in a container that cannot be shaped, such as a bitmap format.
    case unsupportedContainer
    /// The font lacks a table that measuring needs, has no glyphs, or takes too much work.
    case unusable
    /// The file has no face at the index, or the face has no named instance of the name.
    case noSuchFace
    /// No registered or installed family has the name.
    case noSuchFamily
    /// A variation axis was given a value that is not finite.
    case invalidAxisValue
    /// A size is not finite or not above 0, or an offset is not finite.
    case invalidSize
    /// The face has no variation axis with the tag.
    case noSuchAxis
    /// A library ran out of memory or refused the work.
    case resourceExhausted
    /// The work was canceled; see ``Cancellation``.
    case cancelled
  }

  /// The kind of failure.
  public let reason: Reason
  /// The attempted operation, such as `open` or `FT_New_Memory_Face`.
  public let operation: String
  /// The path or name that the operation was attempted on.
  public let subject: String
  /// The value of `errno` or the C library's own error code; 0 if there is none.
  public let code: Int32
  /// A description of the problem for a person to read. May be empty.
  public let detail: String

  /// Creates an error that describes a failure.
  public init(_ reason: Reason, operation: String, subject: String, code: Int32 = 0, detail: String = "") {
    self.reason = reason
    self.operation = operation
    self.subject = subject
    self.code = code
    self.detail = detail
  }

  /// Whether the same attempt may succeed later: memory or file descriptors ran out, or reading failed.
  ///
  /// A file that cannot be reached for another reason counts as absent: it is missing, its mount is gone, or the
  /// process may not read it.
  var isTransient: Bool {
    switch reason {
    case .resourceExhausted: true
    // 0 is the code of a file that shrank while it was read.
    case .unreadable: [0, ENOMEM, EMFILE, ENFILE, EAGAIN, EINTR, EIO].contains(code)
    default: false
    }
  }

  /// The error as one line: the subject and the detail, and the operation if there is no detail or there is a code.
  public var description: String {
    if code != 0 { return "\(subject): \(detail.isEmpty ? "\(reason)" : detail) (\(operation), code \(code))" }
    return detail.isEmpty ? "\(subject): \(reason) (\(operation))" : "\(subject): \(detail)"
  }
}
