import FontEngine
import Synchronization

extension PreparedText {
  /// A truncation token in one of the text's styles: as it is shown, and its width in points.
  ///
  /// Shaped once for each token and style.
  func token(_ token: String, style: Int, pointSizes: [Double]) throws(TextLayoutError) -> (text: String, width: Double)
  {
    let prepared = try preparedToken(token, style: style)
    let width = try prepared.lines(width: .infinity, pointSize: pointSizes[style]).width
    return (prepared.paragraph.text(in: 0..<prepared.length), width)
  }

  /// A truncation token in one of the text's styles, prepared once.
  func preparedToken(_ token: String, style: Int) throws(TextLayoutError) -> PreparedText {
    let key = TokenKey(token: token, style: style)
    if let known = tokens.withLock({ $0[key] }) { return known }
    var prepared = try PreparedText(Paragraph(token, style: paragraph.styles[style]), catalog: catalog)
    if token == Truncation.ellipsis, !prepared.missingClusters.isEmpty {
      prepared = try PreparedText(Paragraph("...", style: paragraph.styles[style]), catalog: catalog)
    }
    let fresh = prepared
    tokens.withLock { tokens in
      // Callers have one or two tokens; one who has hundreds shapes them again.
      if tokens.count >= 64 { tokens.removeAll() }
      tokens[key] = fresh
    }
    return fresh
  }
}

/// A truncation token in a style.
struct TokenKey: Hashable, Sendable {
  var token: String
  var style: Int
}
