public import FontEngine
import Synchronization

/// Text that has been analysed and shaped once, for every width and every point size.
///
/// Immutable, and safe from any thread: what it remembers of reshaped line edges never changes an answer.
public final class PreparedText: Sendable {
  /// The text and its styles.
  public let paragraph: Paragraph
  /// What is known of each place in the text, ``TextPlace/unsafeToBreak`` included; one more than code units.
  public let places: [TextPlace]
  /// The glyphs, run by run in the order of the text.
  public let runs: [GlyphRun]
  /// The clusters that no font has, as UTF-16 ranges.
  public let missingClusters: [Range<Int>]
  /// Before each place, the sum of the advances of all clusters that start earlier, in mixed advance units: differences
  /// mean something only within a ``ScaleSegment``.
  let advances: [Int64]
  let segments: [ScaleSegment]
  let opportunities: BreakOpportunities
  /// The text as it is shaped.
  let shapedUnits: [UInt16]
  let analysis: TextAnalysis
  let edgePieces = Mutex<[EdgePiece: EdgeShape]>([:])
  let catalog: FontCatalog
  let tokens = Mutex<[TokenKey: PreparedText]>([:])

  /// Analyses and shapes a text with faces from its styles and, where they lack characters, from `catalog`.
  ///
  /// Linear in the text. Throws ``TextLayoutError/textTooLong(_:)``, and ``TextLayoutError/font(_:)`` when the libraries
  /// run out of memory or a font is hostile.
  public init(_ paragraph: Paragraph, catalog: FontCatalog) throws(TextLayoutError) {
    guard paragraph.units.count <= TextLimits.maximumLength else { throw .textTooLong(paragraph.units.count) }
    self.paragraph = paragraph
    self.catalog = catalog
    do {
      analysis = try TextAnalysis(
        paragraph.units, baseDirection: paragraph.baseDirection, language: paragraph.styles[0].language)
      var shaping = TextShaping(paragraph, analysis: analysis, catalog: catalog)
      try shaping.shapeAll()
      places = shaping.places
      runs = shaping.runs
      missingClusters = shaping.missing
      advances = shaping.advances
      segments = shaping.segments
      shapedUnits = shaping.units
    } catch {
      throw .font(error)
    }
    opportunities = BreakOpportunities(places: places, advances: advances)
  }

  /// How many UTF-16 code units the text has.
  public var length: Int { paragraph.units.count }

  /// Breaks the text into lines no wider than `width` points, every style at `pointSize`.
  ///
  /// `width` may be infinite: then only line ends in the text begin new lines. After `limit` lines the rest is left out;
  /// 0 means no limit. Where something is left out and `truncation` is given, the last line is shortened and shows it,
  /// unless its token is wider than `width`. Time: proportional to the lines, with a binary search in each. Throws
  /// ``TextLayoutError/invalidWidth(_:)`` and ``TextLayoutError/invalidPointSize(_:)``.
  public func lines(
    width: Double, pointSize: Double, limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    try lines(
      width: width, pointSizes: [Double](repeating: pointSize, count: paragraph.styles.count), limit: limit,
      truncation: truncation)
  }

  /// Breaks the text into lines no wider than `width` points, each style at its own point size, in the order of
  /// ``Paragraph/styles``. Otherwise as ``lines(width:pointSize:limit:truncation:)``.
  public func lines(
    width: Double, pointSizes: [Double], limit: Int = 0, truncation: Truncation? = nil
  ) throws(TextLayoutError) -> TextLines {
    guard pointSizes.count == paragraph.styles.count else {
      throw .pointSizeCount(expected: paragraph.styles.count, given: pointSizes.count)
    }
    guard width >= 0 else { throw .invalidWidth(width) }
    for size in pointSizes where !(size > 0 && size <= TextLimits.maximumPointSize) { throw .invalidPointSize(size) }
    var breaker = LineBreaker(self, width: width, pointSizes: pointSizes)
    var lines: [TextLine]
    do {
      lines = try breaker.lines(limit: limit)
    } catch {
      throw .font(error)
    }
    if let truncation, let last = lines.last, last.range.upperBound < length {
      let (content, end) = hardLine(from: last.range.lowerBound)
      let truncator = LineTruncator(
        text: self, truncation: truncation, width: width, pointSizes: pointSizes, content: content,
        scales: breaker.scales)
      if let shortened = try truncator.line(end: end) {
        lines[lines.count - 1] = shortened.line
        return TextLines(text: self, pointSizes: pointSizes, lines: lines, truncation: shortened.truncation)
      }
    }
    return TextLines(text: self, pointSizes: pointSizes, lines: lines, truncation: nil)
  }

  /// The text from a line's start to the next line end, without what hangs; and where the line after that begins.
  private func hardLine(from start: Int) -> (content: Range<Int>, end: Int) {
    for index in opportunities.hardIndices {
      let end = Int(opportunities.positions[Int(index)])
      if end > start { return (start..<max(start, Int(opportunities.contentEnds[Int(index)])), end) }
    }
    return (start..<length, length)
  }
}
