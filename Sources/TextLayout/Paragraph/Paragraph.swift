public import FontEngine

/// Text and its styles, as they go into the engine: UTF-16 once, styles as runs.
public struct Paragraph: Sendable {
  /// A stretch of text in one style.
  public struct StyleRun: Hashable, Sendable {
    /// The stretch, as UTF-16 offsets.
    public var range: Range<Int>
    /// The place of its style in ``Paragraph/styles``.
    public var style: Int
  }

  /// The text as UTF-16.
  public let units: [UInt16]
  /// The styles; at least one, and the first is that of empty text.
  public internal(set) var styles: [TextStyle]
  /// The style of each stretch where there are several; the only stretch of text in one style is not kept.
  private let severalRuns: [StyleRun]
  /// The direction that the text as a whole runs in.
  public let baseDirection: BaseDirection
  /// Where lines may end.
  public let rules: BreakRules
  /// What stands in the text's object replacement characters, by rising offset; one without is a letter like any other.
  public private(set) var attachments: [InlineAttachment] = []
  /// Stretches that run in a direction of their own, beside those that characters in the text make.
  public private(set) var directions: [DirectionRange] = []

  /// Text in one style. Line ends in it begin new lines.
  public init(
    _ text: String, style: TextStyle, baseDirection: BaseDirection = .automatic, rules: BreakRules = BreakRules()
  ) {
    units = [UInt16](utf16Of: text)
    styles = [style]
    severalRuns = []
    self.baseDirection = baseDirection
    self.rules = rules
  }

  /// Text in several styles, one after another. Equal styles stay apart, since each has a point size of its own.
  ///
  /// `runs` gives where each style ends, as a rising UTF-16 offset, the last at the text's end. A run that ends inside a
  /// surrogate pair or a cluster divides it: each part is shaped by itself. Throws
  /// ``TextLayoutError/invalidStyleRange(lowerBound:upperBound:)``.
  public init(
    _ text: String, runs: [(end: Int, style: TextStyle)], baseDirection: BaseDirection = .automatic,
    rules: BreakRules = BreakRules()
  ) throws(TextLayoutError) {
    units = [UInt16](utf16Of: text)
    var styleRuns: [StyleRun] = []
    var styles: [TextStyle] = []
    var start = 0
    for run in runs {
      guard run.end >= start, run.end <= units.count, run.end > start || units.isEmpty else {
        throw .invalidStyleRange(lowerBound: start, upperBound: run.end)
      }
      if run.end > start { styleRuns.append(StyleRun(range: start..<run.end, style: styles.count)) }
      styles.append(run.style)
      start = run.end
    }
    guard start == units.count, !styles.isEmpty else {
      throw .invalidStyleRange(lowerBound: start, upperBound: units.count)
    }
    self.styles = styles
    severalRuns = styleRuns.count > 1 || styles.count > 1 ? styleRuns : []
    self.baseDirection = baseDirection
    self.rules = rules
  }

  /// A part of plain text in one style.
  private init(_ text: Paragraph, _ range: Range<Int>) {
    units = Array(text.units[range])
    styles = text.styles
    severalRuns = []
    baseDirection = text.baseDirection
    rules = text.rules
  }

  /// A part of a text in one style, without attachments and stretches of other directions.
  func part(_ range: Range<Int>) -> Paragraph { Paragraph(self, range) }

  /// The style of each stretch, in order, without gaps or overlaps; empty only for empty text.
  public var styleRuns: [StyleRun] {
    severalRuns.isEmpty && !units.isEmpty ? [StyleRun(range: units.indices, style: 0)] : severalRuns
  }

  /// Whether the text has several stretches.
  var hasSeveralRuns: Bool { severalRuns.count > 1 }

  /// Whether the styles of another text of equal length have the same stretches.
  func hasSameRuns(as other: Paragraph) -> Bool { severalRuns == other.severalRuns }

  /// How many bytes the text, its styles and what stands in it take on the heap.
  var memory: Int {
    HeapBytes.of(units) + HeapBytes.of(severalRuns) + HeapBytes.of(attachments) + HeapBytes.of(directions)
  }

  /// Shares an equal array of styles.
  mutating func share(_ styles: [TextStyle]) { self.styles = styles }

  /// The same text with something in its object replacement characters.
  ///
  /// Throws ``TextLayoutError/invalidAttachment(offset:)`` unless the attachments stand at such characters, by rising
  /// offset, and have finite sizes of at most ``TextLimits/maximumDistance``.
  public func attaching(_ attachments: [InlineAttachment]) throws(TextLayoutError) -> Paragraph {
    var last = -1
    for attachment in attachments {
      let sizes = [attachment.width, abs(attachment.ascent), abs(attachment.descent)]
      guard attachment.offset > last, attachment.offset < units.count,
        units[attachment.offset] == InlineAttachment.character,
        sizes.allSatisfy({ $0 >= 0 && $0 <= TextLimits.maximumDistance })
      else { throw .invalidAttachment(offset: attachment.offset) }
      last = attachment.offset
    }
    var paragraph = self
    paragraph.attachments = attachments
    return paragraph
  }

  /// The same text with stretches that run in directions of their own.
  ///
  /// Throws ``TextLayoutError/invalidStyleRange(lowerBound:upperBound:)`` for one that does not lie in the text.
  public func directing(_ directions: [DirectionRange]) throws(TextLayoutError) -> Paragraph {
    for range in directions.map(\.range) where range.lowerBound < 0 || range.upperBound > units.count {
      throw .invalidStyleRange(lowerBound: range.lowerBound, upperBound: range.upperBound)
    }
    var paragraph = self
    paragraph.directions = directions
    return paragraph
  }

  /// The text of a range of UTF-16 offsets, lone surrogates replaced by U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
  }

  /// The language of each stretch of text.
  var languages: [LanguageRun] {
    var languages: [LanguageRun] = []
    for run in styleRuns {
      let language = styles[run.style].language
      if let last = languages.last, last.language == language {
        languages[languages.count - 1].end = run.range.upperBound
      } else {
        languages.append(LanguageRun(end: run.range.upperBound, language: language))
      }
    }
    return languages
  }
}
