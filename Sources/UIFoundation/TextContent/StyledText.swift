import FontEngine
import Foundation
import TextLayout

/// Text with its fonts and paragraph styles, shaped once for every width and size.
struct StyledText: Sendable {
  private(set) var prepared: PreparedText
  /// The font of the first of the prepared text's styles. Only one for which the text is shaped may be set.
  var font: UIFont
  /// The fonts of the other styles; most texts have none.
  private(set) var otherFonts: [UIFont]
  /// The start of each paragraph style as a UTF-16 offset, in order; empty if the text has none.
  let paragraphStyles: [(start: Int, values: ParagraphValues)]
  /// Whether every line has the height of the only font. Cached, because each measurement reads it.
  let isUniform: Bool
  /// Whether the size of an attachment may depend on its line.
  let attachmentsFollowLine: Bool
  /// Whether a word that would be alone on the second line has the word before it pushed out to it.
  let pushesOut: Bool

  /// The size of each of the prepared text's fonts.
  var pointSizes: PointSizes {
    let size = Double(font.pointSize)
    return otherFonts.isEmpty ? PointSizes(size) : PointSizes([size] + otherFonts.map { Double($0.pointSize) })
  }

  /// The size of the largest font.
  var largestPointSize: CGFloat { otherFonts.reduce(font.pointSize) { max($0, $1.pointSize) } }

  /// Creates text in one font, and shapes it unless it is cached.
  ///
  /// - Throws: The errors of ``PreparedText/init(_:catalog:)``.
  init(_ text: String, font: UIFont, strategy: NSParagraphStyle.LineBreakStrategy = []) throws {
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
    isUniform = true
    attachmentsFollowLine = false
    pushesOut = strategy.contains(.pushOut)
  }

  /// Creates text with attributes, and shapes it unless it is cached.
  ///
  /// `defaultFont` is used where the text has no font, and `strategy` where it has no paragraph style. Attachments whose
  /// sizes may depend on their lines have no size yet.
  ///
  /// - Throws: The errors of ``PreparedText/init(_:catalog:)``.
  init(
    _ text: NSAttributedString, defaultFont: UIFont, strategy: NSParagraphStyle.LineBreakStrategy = []
  ) throws {
    let runs = AttributeRuns(text, defaultFont: defaultFont, strategy: strategy)
    attachmentsFollowLine = runs.attachmentsFollowLine
    paragraphStyles = runs.paragraphStyles
    pushesOut = runs.pushesOut
    font = runs.styles.first?.font ?? defaultFont
    otherFonts = runs.styles.dropFirst().map(\.font)
    var paragraph = try Paragraph(
      text.string, runs: runs.styles.map { ($0.end, $0.style) },
      baseDirection: (runs.paragraphStyles.first?.values.baseWritingDirection ?? .natural).base, rules: runs.rules)
    if !runs.directions.isEmpty { paragraph = try paragraph.directing(runs.directions) }
    prepared = try ParagraphCache.process.text(
      runs.attachments.isEmpty ? paragraph : paragraph.attaching(runs.attachments))
    let styles = prepared.paragraph.styles
    isUniform =
      styles.count == 1 && styles[0].baselineOffset == 0 && paragraphStyles.isEmpty
      && prepared.paragraph.attachments.isEmpty
  }

  /// Returns whether the text is in one font, and `font` is that font in the same or another size.
  @inline(__always) func isShaped(for font: UIFont) -> Bool {
    guard otherFonts.isEmpty else { return false }
    let isSameFace = font.typeface === self.font.typeface && font.extras.isPlain && self.font.extras.isPlain
    return isSameFace || prepared.paragraph.styles[0] == font.shapingStyle
  }

  /// Returns the text with other sizes of its attachments. It isn't shaped again, unless a face's glyphs depend on
  /// its size, nor cached.
  ///
  /// - Throws: The errors of ``PreparedText/resizing(_:)``.
  func attaching(_ attachments: [InlineAttachment]) throws -> StyledText {
    var other = self
    other.prepared = try prepared.resizing(attachments)
    return other
  }

  /// Returns the text without the line breaks and hyphens before some UTF-16 offsets.
  ///
  /// - Throws: The errors of ``PreparedText/init(_:catalog:)``.
  func unbroken(at offsets: Set<Int>) throws -> StyledText {
    var other = self
    other.prepared = try ParagraphCache.process.text(prepared.paragraph.unbroken(at: offsets))
    return other
  }

  /// Returns the text with every font scaled by a factor. Tracking, offsets, and attachments aren't scaled.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    scaled.font = font.scaled(by: factor)
    scaled.otherFonts = otherFonts.map { $0.scaled(by: factor) }
    return scaled
  }

  /// Returns the space after a line in each of the prepared text's styles, in points, or `nil` if there is none.
  func leadings(_ kinds: FontLeading) -> [Double]? {
    let leadings = [Double(font.leading(kinds))] + otherFonts.map { Double($0.leading(kinds)) }
    return leadings.allSatisfy { $0 == 0 } ? nil : leadings
  }
}

extension NSWritingDirection {
  /// The direction in the form that the text engine uses.
  fileprivate var base: BaseDirection {
    switch self {
    case .natural: .automatic
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
