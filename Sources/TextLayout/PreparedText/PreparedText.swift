public import FontEngine
import Synchronization

/// Text that has been analysed and shaped once, for every width and every point size.
///
/// Immutable, and safe from any thread: what it remembers of lines never changes an answer. Of *plain* text, as labels have it
/// (see ``ShapedPieces``), only where lines may end and how long they are is kept; glyphs and other places are found again when
/// they are asked for, the same ones as before, and then kept as well.
public final class PreparedText: Sendable {
  /// The text and its styles.
  public let paragraph: Paragraph
  let catalog: FontCatalog
  let opportunities: BreakOpportunities
  /// How many advance units make an em at no size, where one number makes points of all advances and no line shows a hyphen; else 0.
  let plainUnitsPerEm: Int
  /// Whether glyphs and places can be found again, from words in the face of the only style.
  let isComposed: Bool
  /// What makes other glyphs, other advances or other ink stand for the text at other sizes; then the glyphs here are those of no
  /// size, and lines are made of ``sized(_:_:)``, or of ``plainSums(at:)`` if the text is composed.
  let sizeDependence: SizeDependence
  /// How many code units were shaped as parts of the text.
  let partUnits = Atomic<UInt32>(0)
  /// All places and glyphs: always there unless the text is composed.
  let shaped: Mutex<ShapedText?>
  let answerMemo = AnswerMemo()
  /// The sums at the last size, where they depend on the size.
  let lastSums = Mutex<SizedSums?>(nil)
  /// What the text takes of the bytes of a cache that holds it.
  let account: TextAccount

  /// Analyses and shapes a text with faces from its styles and, where they lack characters, from `catalog`.
  ///
  /// Linear in the text. Throws ``TextLayoutError/textTooLong(_:)``, ``TextLayoutError/invalidStyle(_:)``,
  /// ``TextLayoutError/font(_:)`` when the libraries run out of memory or a font is hostile, and
  /// ``TextLayoutError/cancelled``: `cancellation` is asked before each step of the analysis, in the longer of them every 65,536
  /// code units, and before each ``FontLimits/maximumChunk`` code units that are shaped. Measured on 4 million code units in
  /// Latin, Arabic, Chinese and Thai, between two questions pass at most 45 ms.
  public convenience init(
    _ paragraph: Paragraph, catalog: FontCatalog, cancellation: Cancellation = .never
  ) throws(TextLayoutError) {
    guard paragraph.units.count <= TextLimits.maximumLength else { throw .textTooLong(paragraph.units.count) }
    for (index, style) in paragraph.styles.enumerated() where !style.isFinite { throw .invalidStyle(index) }
    do {
      if let opportunities = try TextShaping.opportunities(paragraph, catalog) {
        self.init(paragraph, catalog, opportunities)
      } else {
        try self.init(TextShaping.analysed(paragraph, catalog, cancellation), cancellation)
      }
    } catch {
      throw error.reason == .cancelled ? .cancelled : .font(error)
    }
  }

  /// A plain text.
  private init(_ paragraph: Paragraph, _ catalog: FontCatalog, _ opportunities: BreakOpportunities) {
    self.paragraph = paragraph
    self.catalog = catalog
    self.opportunities = opportunities
    plainUnitsPerEm = paragraph.styles[0].face.advanceUnitsPerEm
    isComposed = true
    sizeDependence = paragraph.styles[0].face.sizeDependence
    shaped = Mutex(nil)
    account = TextAccount()
  }

  /// Takes over a text that has been analysed and shaped.
  convenience init(_ shaping: TextShaping, _ cancellation: Cancellation) throws(FontError) {
    let opportunities = try BreakOpportunities(places: shaping.places, advances: shaping.advances, cancellation)
    self.init(
      ShapedText(shaping, opportunities, TextAccount()),
      sizeDependence: shaping.pointSizes == nil ? shaping.sizeDependence : [])
  }

  /// A text whose glyphs stay with it.
  init(_ text: ShapedText, sizeDependence: SizeDependence) {
    paragraph = text.paragraph
    catalog = text.catalog
    opportunities = text.opportunities
    plainUnitsPerEm =
      text.isPlain && text.hyphens.isEmpty && sizeDependence.isEmpty ? text.segments[0].unitsPerEm : 0
    isComposed = false
    self.sizeDependence = sizeDependence
    shaped = Mutex(text)
    account = text.account
  }

  /// Whether lines are made of ``sized(_:_:)``.
  var dependsOnSize: Bool { !sizeDependence.isEmpty }

  /// How many UTF-16 code units the text has.
  public var length: Int { paragraph.units.count }

  /// What is known of each place in the text, ``TextPlace/unsafeToBreak`` included; one more than code units.
  ///
  /// Found again where the text is plain, in time proportional to it; empty if the libraries run out of memory then.
  public var places: [TextPlace] { (try? shapedText())?.places ?? [] }

  /// The glyphs, run by run in the order of the text. Found again as ``places``.
  public var runs: [GlyphRun] { (try? shapedText())?.runs ?? [] }

  /// The clusters that no font has, as UTF-16 ranges.
  public var missingClusters: [Range<Int>] { isComposed ? [] : held?.missingClusters ?? [] }

  /// Whether a line that ends before a place, with no space behind it, shows a hyphen. Binary search.
  public func showsHyphen(before place: Int) -> Bool { !isComposed && held?.showsHyphen(before: place) ?? false }

  /// Whether the paragraph that a code unit belongs to runs right to left.
  func isBaseRightToLeft(at offset: Int) -> Bool {
    !isComposed && held?.analysis.isBaseRightToLeft(at: offset) ?? false
  }
}

extension PreparedText {
  /// All places and glyphs, if they are there; they are unless the text is composed.
  var held: ShapedText? { shaped.withLock { $0 } }

  /// All places and glyphs. Those of plain text are found again if they are not there: in time proportional to the text, and
  /// kept unless the cache that holds the text has no room for them.
  func shapedText() throws(TextLayoutError) -> ShapedText {
    if let held { return held }
    do {
      let fresh = try ShapedText(TextShaping.shaped(paragraph, catalog), opportunities, TextAccount())
      let memory = fresh.memory
      return shaped.withLock { shaped in
        // Two threads may have found them at once; the first are kept.
        if let shaped { return shaped }
        guard account.grow(by: memory) else { return fresh }
        let kept = ShapedText(fresh, paragraph: paragraph, runs: fresh.runs, account, sharesGlyphs: false)
        shaped = kept
        return kept
      }
    } catch {
      throw .font(error)
    }
  }

  /// How wide the text is on one line, in points.
  func naturalWidth(_ pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    if let sums = plainSums(at: pointSizes[0]) { return sums.scale.points(sums.opportunities.advance) }
    let text = try sized(pointSizes, .never).shapedText()
    return try Ruler(text, pointSizes: pointSizes).width(of: 0..<length)
  }
}
