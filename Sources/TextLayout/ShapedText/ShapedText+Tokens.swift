import FontEngine
import Synchronization

extension ShapedText {
  /// Returns a truncation token in one of the text's styles, and its width in points.
  ///
  /// Each token is prepared once per style.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``.
  func token(
    _ token: String, style: Int, pointSizes: PointSizes
  ) throws(TextLayoutError) -> (text: PreparedText, width: Double) {
    let prepared = try preparedToken(token, style: style)
    return (prepared, try prepared.naturalWidth(PointSizes(pointSizes[style])))
  }

  /// Returns the width of the hyphen that a divided word shows, in points.
  func hyphenWidth(style: Int, pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    try token(Self.hyphen, style: style, pointSizes: pointSizes).width
  }

  /// Returns the width of a space, in points, which is also that of a tab without a following stop.
  func spaceWidth(style: Int, pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    try token(" ", style: style, pointSizes: pointSizes).width
  }

  /// The hyphen at the end of a divided word, U+2010, or a hyphen-minus if no font has it.
  static let hyphen = "\u{2010}"

  /// The replacements for tokens that no font has.
  private static let substitutes = [Truncation.ellipsis: "...", hyphen: "-"]

  /// Returns a truncation token in one of the text's styles, set to the size of the style.
  func preparedToken(
    _ token: String, style: Int, pointSizes: PointSizes
  ) throws(TextLayoutError) -> PreparedText {
    // A fallback face that only the token uses may depend on the size.
    try preparedToken(token, style: style).sized(PointSizes(pointSizes[style]), .never)
  }

  /// Returns a truncation token in one of the text's styles, prepared once without a size.
  private func preparedToken(_ token: String, style: Int) throws(TextLayoutError) -> PreparedText {
    let own = unsizedStyles[style]
    let key = TokenKey(token: token, style: style)
    if let known = tokens.withLock({ $0[key] }) { return known }
    var prepared = try PreparedText(Paragraph(token, style: own), catalog: catalog)
    if !prepared.missingClusters.isEmpty, let substitute = Self.substitutes[token] {
      prepared = try PreparedText(Paragraph(substitute, style: own), catalog: catalog)
    }
    let fresh = prepared
    tokens.withLock { tokens in
      // Callers have one or two tokens. One with hundreds pays for shaping them again.
      if tokens.count >= 64 {
        for token in tokens.values { token.leaveBudget() }
        tokens.removeAll()
      }
      if account.budget.map({ fresh.enter($0) }) ?? true { tokens[key] = fresh }
    }
    return fresh
  }
}

/// A truncation token in a style.
struct TokenKey: Hashable, Sendable {
  var token: String
  var style: Int
}
