import FontEngine
package import Foundation
import TextLayout

/// Text with its fonts and paragraph styles, shaped once and measured at any width.
package struct StyledText: Sendable {
  let prepared: PreparedText
  /// The font of the first of the prepared text's styles.
  private(set) var font: UIFont
  /// The fonts of the others; most texts have none.
  private(set) var otherFonts: [UIFont]
  /// Where each paragraph style begins, as a UTF-16 offset, in order; empty where no text has one.
  let paragraphStyles: [(start: Int, values: ParagraphValues)]
  /// How lines lie one upon another; found out once, since each measuring asks.
  private let stacking: Stacking

  /// The font of each of the prepared text's styles.
  var fonts: [UIFont] { [font] + otherFonts }

  private enum Stacking {
    /// All are as high as the only font says, without gaps.
    case uniform
    /// As above, but gaps come between them where those count.
    case uniformWithGaps
    case mixed

    /// That of text in one font and nothing else.
    init(_ face: FontFace) { self = face.metrics.lineGap == 0 ? .uniform : .uniformWithGaps }

    init(_ prepared: PreparedText, hasParagraphStyles: Bool) {
      let paragraph = prepared.paragraph
      guard paragraph.styles.count == 1, !hasParagraphStyles, paragraph.attachments.isEmpty,
        paragraph.styles[0].baselineOffset == 0
      else {
        self = .mixed
        return
      }
      self = paragraph.styles[0].face.metrics.lineGap == 0 ? .uniform : .uniformWithGaps
    }
  }

  /// Text in one font, shaped now or lately.
  ///
  /// Throws what ``PreparedText/init(_:catalog:)`` does.
  package init(_ text: String, font: UIFont, strategy: NSParagraphStyle.LineBreakStrategy = []) throws {
    let style = font.shapingStyle
    if strategy.contains(.hangulWordPriority), text.isWrittenInHangul {
      prepared = try ParagraphCache.process.text(
        Paragraph(text, style: style, rules: BreakRules(wordBreak: .keepAll)))
    } else {
      prepared = try ParagraphCache.process.text(text, style: style)
    }
    self.font = font
    otherFonts = []
    paragraphStyles = []
    stacking = Stacking(style.face)
  }

  /// Text in the fonts and paragraph styles of its attributes; `defaultFont` where it has no font, and `strategy` where it has no
  /// paragraph style. Shaped now or lately.
  ///
  /// Throws what ``PreparedText/init(_:catalog:)`` does.
  package init(
    _ text: NSAttributedString, defaultFont: UIFont, strategy: NSParagraphStyle.LineBreakStrategy = []
  ) throws {
    let runs = AttributeRuns(text, defaultFont: defaultFont, strategy: strategy)
    paragraphStyles = runs.paragraphStyles
    font = runs.styles.first?.font ?? defaultFont
    otherFonts = runs.styles.dropFirst().map(\.font)
    var paragraph = try Paragraph(
      text.string, runs: runs.styles.map { ($0.end, $0.style) },
      baseDirection: (runs.paragraphStyles.first?.values.baseWritingDirection ?? .natural).base, rules: runs.rules)
    if !runs.directions.isEmpty { paragraph = try paragraph.directing(runs.directions) }
    prepared = try ParagraphCache.process.text(
      runs.attachments.isEmpty ? paragraph : paragraph.attaching(runs.attachments))
    stacking = Stacking(prepared, hasParagraphStyles: !paragraphStyles.isEmpty)
  }

  /// Takes another size of the same face for text in one font; whether that is what the font is.
  package mutating func resize(to font: UIFont) -> Bool {
    guard otherFonts.isEmpty else { return false }
    let isSameFace = font.typeface === self.font.typeface && font.extras.isPlain && self.font.extras.isPlain
    guard isSameFace || prepared.paragraph.styles[0] == font.shapingStyle else { return false }
    self.font = font
    return true
  }

  /// The same text with every font at a part of its size. Tracking, offsets and attachments stay as they are.
  package func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    scaled.font = font.withSize(font.pointSize * factor)
    scaled.otherFonts = otherFonts.map { $0.withSize($0.pointSize * factor) }
    return scaled
  }

  /// Whether every line is as high as the only font says; with or without line gaps, if there are any.
  @inline(__always) func isUniform(withGaps: Bool) -> Bool {
    stacking == .uniform || (stacking == .uniformWithGaps && !withGaps)
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
