import Foundation
import TextLayout

/// The values of a paragraph style, in points.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var tabs = TextTabValues.twelve
  var defaultTabInterval: CGFloat = 0
  var allowsTightening = false

  /// Whether words may be hyphenated.
  var hyphenates: Bool { hyphenationFactor > 0 }

  /// The values in the form that the text engine uses.
  var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment.engineAlignment
    style.lineSpacing = Double(lineSpacing)
    style.spacingAfter = Double(paragraphSpacing)
    style.spacingBefore = Double(paragraphSpacingBefore)
    style.firstLineIndent = Double(firstLineHeadIndent)
    style.headIndent = Double(headIndent)
    style.tailIndent = Double(tailIndent)
    style.minimumLineHeight = Double(minimumLineHeight)
    style.maximumLineHeight = Double(maximumLineHeight)
    style.lineHeightMultiple = Double(lineHeightMultiple)
    style.hyphenationFactor = Double(hyphenationFactor)
    // The engine's default tab stops are the same twelve, and continue at the same distance.
    if tabs != TextTabValues.twelve || defaultTabInterval != 0 {
      style.tabStops = tabs.map { $0.stop(isRightToLeft: baseWritingDirection == .rightToLeft) }
      style.defaultTabInterval = Double(defaultTabInterval)
    }
    style.wrapMode = lineBreakMode.wrapMode
    return style
  }

  /// The maximum distance: 10 million points, so that no sum over a text's lines overflows.
  static let largestDistance: CGFloat = 1e7

  /// Returns a distance, clamped to the maximum, or 0 if it is negative or not finite.
  static func distance(_ value: CGFloat) -> CGFloat {
    value > 0 && value.isFinite ? min(value, largestDistance) : 0
  }

  /// Returns a signed distance, clamped to the maximum, or 0 if it isn't finite.
  static func signedDistance(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -largestDistance), largestDistance) : 0
  }
}

extension NSTextAlignment {
  /// The alignment in the form that the text engine uses.
  fileprivate var engineAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
