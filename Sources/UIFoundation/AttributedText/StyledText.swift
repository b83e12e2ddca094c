import FontEngine
package import Foundation
import TextLayout

/// Text with its fonts and paragraph styles, shaped once and measured at any width.
package struct StyledText: Sendable {
  let prepared: PreparedText
  /// The font of each of the prepared text's styles.
  private(set) var fonts: [UIFont]
  /// Where each paragraph style begins, as a UTF-16 offset, in order; empty where no text has one.
  let paragraphStyles: [(start: Int, values: ParagraphValues)]

  /// Text in one font, shaped now or lately.
  ///
  /// Throws what ``PreparedText/init(_:catalog:)`` does.
  package init(_ text: String, font: UIFont) throws {
    prepared = try ParagraphCache.process.text(Paragraph(text, style: TextStyle(face: font.face)))
    fonts = [font]
    paragraphStyles = []
  }

  /// Text in the fonts and paragraph styles of its attributes; `defaultFont` where it has no font. Shaped now or lately.
  ///
  /// Throws what ``PreparedText/init(_:catalog:)`` does.
  package init(_ text: NSAttributedString, defaultFont: UIFont) throws {
    var runs: [(end: Int, font: UIFont)] = []
    var paragraphStyles: [(start: Int, values: ParagraphValues)] = []
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let end = range.location + range.length
      if runs.last?.font == font { runs[runs.count - 1].end = end } else { runs.append((end, font)) }
      let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
      if paragraphStyles.last?.values != values { paragraphStyles.append((range.location, values)) }
    }
    if paragraphStyles.count == 1, paragraphStyles[0].values == ParagraphValues() { paragraphStyles = [] }
    self.paragraphStyles = paragraphStyles
    let direction = paragraphStyles.first?.values.baseWritingDirection ?? .natural
    if runs.isEmpty { runs = [(0, defaultFont)] }
    fonts = runs.map(\.font)
    prepared = try ParagraphCache.process.text(
      Paragraph(
        text.string, runs: runs.map { ($0.end, TextStyle(face: $0.font.face)) }, baseDirection: direction.base))
  }

  /// Takes another size of the same face for text in one font; whether that is what the font is.
  package mutating func resize(to font: UIFont) -> Bool {
    guard fonts.count == 1, prepared.paragraph.styles[0].face == font.face else { return false }
    fonts = [font]
    return true
  }
}

extension NSWritingDirection {
  /// The direction as the text engine knows it.
  fileprivate var base: BaseDirection {
    switch self {
    case .natural: .automatic
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
