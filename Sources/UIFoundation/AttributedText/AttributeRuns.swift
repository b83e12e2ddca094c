import FontEngine
import Foundation
import TextLayout

/// The attributes of a text in the form that the text engine uses.
struct AttributeRuns {
  /// The style of each run, and its end as a UTF-16 offset; at least one.
  var styles: [(end: Int, font: UIFont, style: TextStyle)] = []
  /// The start of each paragraph style, in order; empty if the text has none.
  var paragraphStyles: [(start: Int, values: ParagraphValues)] = []
  var attachments: [InlineAttachment] = []
  /// Whether the size of an attachment may depend on its line.
  var attachmentsFollowLine = false
  /// Ranges with a writing direction of their own, outer ranges before inner ones.
  var directions: [DirectionRange] = []
  var rules = BreakRules()
  /// Whether the strategy of a paragraph pushes words out. It then applies to all of them.
  var pushesOut = false

  /// Converts the attributes of a text.
  ///
  /// `defaultFont` is used where the text has no font, and `strategy` where it has no paragraph style. Attachments whose
  /// sizes may depend on their lines have no size yet.
  init(_ text: NSAttributedString, defaultFont: UIFont, strategy: NSParagraphStyle.LineBreakStrategy = []) {
    var strategies: NSParagraphStyle.LineBreakStrategy = []
    let string = text.string as NSString
    var directed: [(range: Range<Int>, formats: [Int])] = []
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? defaultFont
      let end = range.location + range.length
      let style = Self.style(font, attributes)
      if let last = styles.last, last.font == font, last.style == style {
        styles[styles.count - 1].end = end
      } else {
        styles.append((end, font, style))
      }
      let own = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      strategies.formUnion(own?.lineBreakStrategy ?? strategy)
      let values = own ?? ParagraphValues()
      if paragraphStyles.last?.values != values { paragraphStyles.append((range.location, values)) }
      if let formats = Self.formats(attributes[.writingDirection]) {
        if let last = directed.last, last.range.upperBound == range.location, last.formats == formats {
          directed[directed.count - 1].range = last.range.lowerBound..<end
        } else {
          directed.append((range.location..<end, formats))
        }
      }
      guard let attachment = attributes[.attachment] as? NSTextAttachment else { return }
      for index in range.location..<end where string.character(at: index) == InlineAttachment.character {
        let isFollower = AttachmentFitting.isFollower(attachment)
        attachments.append(InlineAttachment(attachment, bounds: isFollower ? .zero : attachment.ownBounds, at: index))
        attachmentsFollowLine = attachmentsFollowLine || isFollower
      }
    }
    if styles.isEmpty { styles = [(0, defaultFont, defaultFont.shapingStyle)] }
    if paragraphStyles.count == 1, paragraphStyles[0].values == ParagraphValues() { paragraphStyles = [] }
    takeRules(of: text.string, strategies)
    pushesOut = strategies.contains(.pushOut)
    directions = directed.flatMap { range, formats in
      formats.map { format in
        DirectionRange(
          range, isRightToLeft: format & 1 == NSWritingDirection.rightToLeft.rawValue,
          isOverride: format & NSWritingDirectionFormatType.override.rawValue != 0)
      }
    }
  }

  /// Returns the embeddings and overrides of a value, outermost first, or `nil` if there are none.
  private static func formats(_ value: Any?) -> [Int]? {
    let formats = (value as? [Int]) ?? (value as? [NSNumber])?.map(\.intValue)
    // UAX #9 ignores levels above 125, and the largest format is 3.
    return formats.flatMap { $0.isEmpty ? nil : $0.prefix(125).filter { (0...3).contains($0) } }
  }

  private mutating func takeRules(of text: String, _ strategies: NSParagraphStyle.LineBreakStrategy) {
    if paragraphStyles.contains(where: \.values.hyphenates) {
      rules.hyphenation = .automatic(Self.hyphenator)
      let language = LocalizedStrings.current?.locale ?? Locale.preferredLanguages.first ?? "en"
      for index in styles.indices where styles[index].style.language == nil {
        styles[index].style.language = language
      }
    }
    if strategies.contains(.hangulWordPriority), text.isWrittenInHangul { rules.wordBreak = .keepAll }
  }

  private static let hyphenator = Hyphenator()

  private static func style(_ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    func number(_ key: NSAttributedString.Key) -> Double? {
      let value: Double? =
        switch attributes[key] {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
      return value.flatMap { $0.isFinite ? min(max($0, -largest), largest) : nil }
    }
    let largest = Double(ParagraphValues.largestDistance)
    var style = font.shapingStyle
    // Most text has no other attributes.
    if attributes.count <= 1 { return style }
    let kern = number(.kern)
    style.tracking = number(.tracking) ?? kern ?? 0
    if kern == 0 { style.features.append(FontFeature("kern", 0)) }
    if number(.ligature) == 0 { style.features += [FontFeature("liga", 0), FontFeature("clig", 0)] }
    style.baselineOffset = number(.baselineOffset) ?? 0
    style.language = attributes[.languageIdentifier] as? String
    return style
  }
}

extension String {
  /// Whether the text contains Korean letters and neither Chinese characters nor kana.
  var isWrittenInHangul: Bool {
    // Most text is ASCII, which a string knows, or below U+1000, which its bytes show quickly.
    if utf8Span.isKnownASCII { return false }
    guard utf8.contains(where: { $0 >= 0xE1 }) else { return false }
    var holdsHangul = false
    for scalar in unicodeScalars where scalar.value >= 0x1100 {
      switch scalar.value {
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: holdsHangul = true
      case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return false
      default: break
      }
    }
    return holdsHangul
  }
}
