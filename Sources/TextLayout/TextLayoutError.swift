public import FontEngine

/// A request that the text engine cannot fulfill.
public enum TextLayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The point size is not finite, not above 0, or above ``TextLimits/maximumPointSize``.
  case invalidPointSize(Double)
  /// The width is negative or not a number.
  case invalidWidth(Double)
  /// The text, whose length in UTF-16 code units is given, is longer than ``TextLimits/maximumLength``.
  case textTooLong(Int)
  /// A range of a style or direction is outside the text or reversed, or style ranges overlap or do not cover the text.
  case invalidStyleRange(lowerBound: Int, upperBound: Int)
  /// A text in several styles has no runs, so that not even an empty line has a height.
  case noRuns
  /// A font or a library failed.
  case font(FontError)
  /// An attachment is not at an object replacement character, is out of order, or has a negative or nonfinite size.
  case invalidAttachment(offset: Int)
  /// The tracking or baseline offset of a style is not finite or exceeds ``TextLimits/maximumDistance``.
  case invalidStyle(Int)
  /// The number of point sizes differs from the number of styles.
  case pointSizeCount(expected: Int, given: Int)

  /// The line does not exist. `count` is the number of lines.
  case noLine(Int, count: Int)
  /// The work was canceled while the text was prepared or broken into lines; see `Cancellation`.
  case cancelled

  /// The error as one line for a person to read.
  public var description: String {
    switch self {
    case .invalidPointSize(let size): "the point size \(size) is not above 0 and finite"
    case .invalidWidth(let width): "the width \(width) is negative or not a number"
    case .textTooLong(let count): "the text has \(count) UTF-16 code units, more than can be laid out"
    case .invalidStyleRange(let lower, let upper): "the style range \(lower)..<\(upper) does not lie in the text"
    case .noRuns: "the text has no runs, of which one is needed for its style"
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
