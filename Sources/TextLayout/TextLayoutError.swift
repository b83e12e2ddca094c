public import FontEngine

/// A question to the text engine that has no answer.
public enum TextLayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A point size that is not finite, not above 0, or above ``TextLimits/maximumPointSize``.
  case invalidPointSize(Double)
  /// A width that is negative or not a number.
  case invalidWidth(Double)
  /// Text longer than ``TextLimits/maximumLength``, in UTF-16 code units.
  case textTooLong(Int)
  /// A style range outside the text, reversed, or overlapping another.
  case invalidStyleRange(lowerBound: Int, upperBound: Int)
  /// A font or one of the libraries failed.
  case font(FontError)
  /// An attachment that is not at an object replacement character, out of order, or of a size that is negative or not finite.
  case invalidAttachment(offset: Int)
  /// Tracking or a baseline offset that is not finite or beyond ``TextLimits/maximumDistance``.
  case invalidStyle(Int)
  /// As many point sizes as styles were needed.
  case pointSizeCount(expected: Int, given: Int)

  /// A line that there is not, of some number of lines.
  case noLine(Int, count: Int)
  /// The text was no longer wanted when it was half prepared, or half broken into lines; see ``FontEngine/Cancellation``.
  case cancelled

  /// One line for a person.
  public var description: String {
    switch self {
    case .invalidPointSize(let size): "the point size \(size) is not above 0 and finite"
    case .invalidWidth(let width): "the width \(width) is negative or not a number"
    case .textTooLong(let count): "the text has \(count) UTF-16 code units, more than can be laid out"
    case .invalidStyleRange(let lower, let upper): "the style range \(lower)..<\(upper) does not lie in the text"
    case .invalidAttachment(let offset):
      "the attachment at \(offset) stands at no U+FFFC behind the one before it, or has no finite size"
    case .invalidStyle(let style): "the tracking or baseline offset of style \(style) is not finite"
    case .font(let error): error.description
    case .noLine(let index, let count): "there is no line \(index): the text has \(count)"
    case .cancelled: "the text was cancelled while it was prepared or broken into lines"
    case .pointSizeCount(let expected, let given):
      "\(expected) point sizes are needed, one for each style, not \(given)"
    }
  }
}
