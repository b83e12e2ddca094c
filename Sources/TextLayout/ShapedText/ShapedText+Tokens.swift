import FontEngine
import Synchronization

extension ShapedText {
  /// A truncation token in one of the text's styles: as it is shown, and its width in points.
  ///
  /// Shaped once for each token and style.
  func token(
    _ token: String, style: Int, pointSizes: PointSizes
  ) throws(TextLayoutError) -> (text: PreparedText, width: Double) {
    let prepared = try preparedToken(token, style: style, pointSizes: pointSizes)
    return (prepared, try prepared.naturalWidth(PointSizes(pointSizes[style])))
  }

  /// The width of the hyphen that a divided word shows.
  func hyphenWidth(style: Int, pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    try token(Self.hyphen, style: style, pointSizes: pointSizes).width
  }

  /// The width of a space, which a tab has where no stop follows.
  func spaceWidth(style: Int, pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    try token(" ", style: style, pointSizes: pointSizes).width
  }

  /// U+2010, which is shown where a word is divided; a hyphen-minus stands for it where no font has it.
  static let hyphen = "\u{2010}"

  /// What stands for a token that no font has.
  private static let substitutes = [Truncation.ellipsis: "...", hyphen: "-"]

  /// A truncation token in one of the text's styles, as it is shaped at its size.
  func preparedToken(
    _ token: String, style: Int, pointSizes: PointSizes
  ) throws(TextLayoutError) -> PreparedText {
    // A face that only the token falls back to may depend on the size.
    try preparedToken(token, style: style).sized(PointSizes(pointSizes[style]), .never)
  }

  /// A truncation token in one of the text's styles, prepared once.
  private func preparedToken(_ token: String, style: Int) throws(TextLayoutError) -> PreparedText {
    let key = TokenKey(token: token, style: style)
    if let known = tokens.withLock({ $0[key] }) { return known }
    var prepared = try PreparedText(Paragraph(token, style: paragraph.styles[style]), catalog: catalog)
    if !prepared.missingClusters.isEmpty, let substitute = Self.substitutes[token] {
      prepared = try PreparedText(Paragraph(substitute, style: paragraph.styles[style]), catalog: catalog)
    }
    let fresh = prepared
    tokens.withLock { tokens in
      // Callers have one or two tokens; one who has hundreds shapes them again.
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
