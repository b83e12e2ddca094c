public import FontEngine

/// Text and its styles, the input of the text engine: UTF-16 code units, and runs of styles.
public struct Paragraph: Sendable {
  /// A range of text in one style.
  public struct StyleRun: Hashable, Sendable {
    /// The range, in UTF-16 offsets.
    public var range: Range<Int>
    /// The index of the style in ``Paragraph/styles``.
    public var style: Int
  }

  /// The text as UTF-16 code units.
  public let units: [UInt16]
  /// The styles. There is at least one, and the first is also that of empty text.
  public internal(set) var styles: [TextStyle]
  /// The style runs if there are several. The run of text in one style is not stored.
  private let severalRuns: [StyleRun]
  /// The direction of the text as a whole.
  public let baseDirection: BaseDirection
  /// The rules for where lines may end.
  public let rules: BreakRules
  /// The attachments, in ascending order of offsets.
  ///
  /// An object replacement character without an attachment is shaped like any other character.
  public private(set) var attachments: [InlineAttachment] = []
  /// The ranges with their own direction, in addition to those that control characters in the text define.
  public private(set) var directions: [DirectionRange] = []
  /// The UTF-16 offsets, in ascending order, before which no line ends between words or with a hyphen.
  ///
  /// A line may still end there where the text requires it, or where a word is too long for any line.
  public private(set) var unbrokenOffsets: [Int] = []

  /// Creates text in one style. Each line end in the text begins a new line.
  public init(
    _ text: String, style: TextStyle, baseDirection: BaseDirection = .automatic, rules: BreakRules = BreakRules()
  ) {
    units = [UInt16](utf16Of: text)
    styles = [style]
    severalRuns = []
    self.baseDirection = baseDirection
    self.rules = rules
  }

  /// Creates text in several styles, whose ranges are known. Equal styles stay separate, since each has its own point
  /// size.
  ///
  /// `runs` contains the end of each style as an ascending UTF-16 offset, of which the last is the end of the text. A
  /// run that ends inside a surrogate pair or a cluster divides it, and each part is shaped by itself.
  ///
  /// - Throws: ``TextLayoutError/invalidStyleRange(lowerBound:upperBound:)`` if the runs do not cover the text.
  package init(
    _ text: String, runs: [(end: Int, style: TextStyle)], baseDirection: BaseDirection = .automatic,
    rules: BreakRules = BreakRules()
  ) throws(TextLayoutError) {
    let units = [UInt16](utf16Of: text)
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
    self.init(units, styles, styleRuns, baseDirection, rules)
  }

  /// Creates text whose style runs cover it, with at least one style.
  init(
    _ units: [UInt16], _ styles: [TextStyle], _ styleRuns: [StyleRun], _ baseDirection: BaseDirection,
    _ rules: BreakRules
  ) {
    self.units = units
    self.styles = styles
    severalRuns = styles.count > 1 ? styleRuns : []
    self.baseDirection = baseDirection
    self.rules = rules
  }

  /// Creates a part of a text without directions, which keeps all styles.
  private init(partOf text: Paragraph, _ range: Range<Int>) {
    units = Array(text.units[range])
    styles = text.styles
    severalRuns =
      text.severalRuns.isEmpty
      ? []
      : text.styleRuns(on: range).map { run in
        let own = run.range.clamped(to: range)
        return StyleRun(
          range: own.lowerBound - range.lowerBound..<own.upperBound - range.lowerBound, style: run.style)
      }
    baseDirection = text.baseDirection
    rules = text.rules
    attachments = text.attachments(on: range).map { attachment in
      var own = attachment
      own.offset -= range.lowerBound
      return own
    }
    unbrokenOffsets = text.unbrokenOffsets(on: range).map { $0 - range.lowerBound }
  }

  /// Returns consecutive paragraphs of a text without directions. They have the same styles by the same numbers, and
  /// attachments by their numbers in the part.
  func paragraphs(_ range: Range<Int>) -> Paragraph { Paragraph(partOf: self, range) }

  /// Creates a part of plain text in one style.
  private init(_ text: Paragraph, _ range: Range<Int>) {
    units = Array(text.units[range])
    styles = text.styles
    severalRuns = []
    baseDirection = text.baseDirection
    rules = text.rules
    unbrokenOffsets = text.unbrokenOffsets.filter(range.contains).map { $0 - range.lowerBound }
  }

  /// Returns a part of a text in one style that has no attachments or directions.
  func part(_ range: Range<Int>) -> Paragraph { Paragraph(self, range) }

  /// The style runs, in order and without gaps or overlaps. Empty only for empty text.
  public var styleRuns: [StyleRun] {
    severalRuns.isEmpty && !units.isEmpty ? [StyleRun(range: units.indices, style: 0)] : severalRuns
  }

  /// Whether the text has several style runs.
  var hasSeveralRuns: Bool { severalRuns.count > 1 }

  /// Returns whether a text of the same length has the same style runs.
  func hasSameRuns(as other: Paragraph) -> Bool { severalRuns == other.severalRuns }

  /// The number of bytes that the text, its style runs, attachments, and directions take on the heap.
  var memory: Int {
    HeapBytes.of(units) + HeapBytes.of(severalRuns) + HeapBytes.of(attachments) + HeapBytes.of(directions)
      + HeapBytes.of(unbrokenOffsets)
  }

  /// Replaces the styles with an equal array, to share its storage.
  mutating func share(_ styles: [TextStyle]) { self.styles = styles }

  /// Returns the same text with attachments at its object replacement characters.
  ///
  /// - Throws: ``TextLayoutError/invalidAttachment(offset:)`` unless the attachments are at such characters, in
  ///   ascending order, and have finite sizes of at most ``TextLimits/maximumDistance``.
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

  /// Returns the same text with ranges that have their own direction.
  ///
  /// - Throws: ``TextLayoutError/invalidStyleRange(lowerBound:upperBound:)`` if a range is not within the text.
  public func directing(_ directions: [DirectionRange]) throws(TextLayoutError) -> Paragraph {
    for range in directions.map(\.range) where range.lowerBound < 0 || range.upperBound > units.count {
      throw .invalidStyleRange(lowerBound: range.lowerBound, upperBound: range.upperBound)
    }
    var paragraph = self
    paragraph.directions = directions
    return paragraph
  }

  /// Returns the same text without the line breaks and hyphens before some UTF-16 offsets.
  ///
  /// Offsets at which no line could end have no effect.
  public func unbroken(at offsets: some Sequence<Int>) -> Paragraph {
    var paragraph = self
    paragraph.unbrokenOffsets = Set(offsets).filter { $0 > 0 && $0 < units.count }.sorted()
    return paragraph
  }

  /// Returns the text of a range of UTF-16 offsets, with lone surrogates replaced by U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: units.indices)], as: UTF16.self)
  }

  /// The languages of the text, as runs.
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
