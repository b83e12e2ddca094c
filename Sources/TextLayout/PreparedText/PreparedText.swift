public import FontEngine
import Synchronization

/// Text that has been analyzed and shaped once, for every width and point size.
///
/// It is immutable and safe to use from any thread: cached lines never change a result. For *plain* text, as in most
/// labels (see `ShapedPieces` of FontEngine), only the break opportunities and the widths between them are stored. Its
/// glyphs and the properties of its offsets are computed again when they are requested, with the same result, and then
/// stored as well.
public final class PreparedText: Sendable {
  /// The text and its styles.
  public let paragraph: Paragraph
  let catalog: FontCatalog
  let opportunities: BreakOpportunities
  /// The number of advance units in an em without a size, or 0 if no single factor converts them to points.
  let plainUnitsPerEm: Int
  /// Whether glyphs and properties can be computed again, from words in the face of the only style.
  let isComposed: Bool
  /// The reasons why the glyphs, advances, or ink of the text depend on the size.
  ///
  /// If there are any, the glyphs here are those without a size. Lines are then found in the text of ``sized(_:_:)``,
  /// or by ``plainSums(at:)`` if the text is composed.
  let sizeDependence: SizeDependence
  /// The number of code units that were shaped as parts of the text.
  let partUnits = Atomic<UInt32>(0)
  /// What may be replaced. Its lock may be held while the account's is taken, but not the reverse.
  let kept: Mutex<Kept>
  /// The bytes that the text has reserved of the paragraph cache that contains it.
  let account: TextAccount

  /// What a text keeps of the results that were requested.
  struct Kept {
    /// All properties and glyphs. Never `nil` unless the text is composed.
    var shaped: ShapedText?
    /// The lines that were requested last.
    var lines: TextLines.Storage?
    /// The sums at the last size, if they depend on the size.
    var sums: SizedSums?
  }

  /// Analyzes and shapes a text with the faces of its styles and, for characters that these lack, of `catalog`.
  ///
  /// `cancellation` is checked before each step of the analysis, in longer steps every 65,536 code units, and before
  /// each `FontLimits.maximumChunk` code units that are shaped. Measured with 4 million code units of Latin, Arabic,
  /// Chinese, and Thai text, at most 45 ms pass between two checks.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``TextLayoutError/textTooLong(_:)``; ``TextLayoutError/invalidStyle(_:)``; ``TextLayoutError/font(_:)``
  ///   if memory runs out or a font is hostile; or ``TextLayoutError/cancelled``.
  public convenience init(
    _ paragraph: Paragraph, catalog: FontCatalog, cancellation: Cancellation = .never
  ) throws(TextLayoutError) {
    guard paragraph.units.count <= TextLimits.maximumLength else { throw .textTooLong(paragraph.units.count) }
    for (index, style) in paragraph.styles.enumerated() where !style.isFinite { throw .invalidStyle(index) }
    do {
      if paragraph.units.count >= TextLimits.minimumRecentLength, let index = ParagraphIndex(paragraph.units) {
        try self.init(paragraph, index, catalog, cancellation)
      } else if let context = paragraph.pieceContext,
        let opportunities = try catalog.shapedPieces.opportunities(
          paragraph.units, in: context, cancellation: cancellation)
      {
        self.init(paragraph, catalog, opportunities)
      } else {
        try self.init(TextShaping.analysed(paragraph, catalog, cancellation), cancellation)
      }
    } catch {
      throw error.reason == .cancelled ? .cancelled : .font(error)
    }
  }

  /// Creates a plain text.
  init(_ paragraph: Paragraph, _ catalog: FontCatalog, _ opportunities: BreakOpportunities) {
    self.paragraph = paragraph
    self.catalog = catalog
    self.opportunities = opportunities
    plainUnitsPerEm = paragraph.styles[0].face.advanceUnitsPerEm
    isComposed = true
    sizeDependence = paragraph.styles[0].face.sizeDependence
    kept = Mutex(Kept())
    account = TextAccount()
  }

  /// Creates a text from the results of analysis and shaping.
  convenience init(_ shaping: TextShaping, _ cancellation: Cancellation) throws(FontError) {
    let opportunities = try BreakOpportunities(properties: shaping.properties, advances: shaping.advances, cancellation)
    self.init(
      ShapedText(shaping, opportunities, TextAccount()),
      sizeDependence: shaping.pointSizes == nil ? shaping.sizeDependence : [])
  }

  /// Creates a text that stores its glyphs.
  init(_ text: ShapedText, sizeDependence: SizeDependence) {
    paragraph = text.paragraph
    catalog = text.catalog
    opportunities = text.opportunities
    plainUnitsPerEm =
      text.isPlain && text.hyphens.isEmpty && sizeDependence.isEmpty ? text.segments[0].unitsPerEm : 0
    isComposed = false
    self.sizeDependence = sizeDependence
    kept = Mutex(Kept(shaped: text))
    account = text.account
  }

  /// Whether lines are found in the text of ``sized(_:_:)``.
  var dependsOnSize: Bool { !sizeDependence.isEmpty }

  /// The length of the text in UTF-16 code units.
  public var length: Int { paragraph.units.count }

  /// Returns the properties of each position in the text, including `PositionProperties.unsafeToBreak`, and of its end.
  ///
  /// - Complexity: O(*n*) in the length of the text if it is plain and they are not stored; otherwise O(1).
  /// - Throws: ``TextLayoutError/font(_:)`` if memory runs out.
  public func properties() throws(TextLayoutError) -> [PositionProperties] { try shapedText().properties }

  /// Returns the glyphs, run by run in the order of the text.
  ///
  /// - Complexity: O(*n*) in the length of the text if it is plain and they are not stored; otherwise O(1).
  /// - Throws: ``TextLayoutError/font(_:)`` if memory runs out.
  public func runs() throws(TextLayoutError) -> [GlyphRun] { try shapedText().runs }

  /// The UTF-16 ranges of the clusters that no font has.
  public var missingClusters: [Range<Int>] { isComposed ? [] : held?.missingClusters ?? [] }

  /// Returns whether a line that ends before an offset, without a space, shows a hyphen.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of hyphens.
  public func showsHyphen(before offset: Int) -> Bool { !isComposed && held?.showsHyphen(before: offset) ?? false }

  /// Returns whether the paragraph of a code unit is right to left.
  func isBaseRightToLeft(at offset: Int) -> Bool {
    !isComposed && held?.analysis.isBaseRightToLeft(at: offset) ?? false
  }
}

extension PreparedText {
  /// All properties and glyphs if they are stored, or `nil`. They always are unless the text is composed.
  var held: ShapedText? { kept.withLock { $0.shaped } }

  /// Returns all properties and glyphs.
  ///
  /// Those of plain text are computed again if they are not stored, in time proportional to its length. They are stored
  /// unless they do not fit into the paragraph cache that contains the text.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``.
  func shapedText() throws(TextLayoutError) -> ShapedText {
    if let held { return held }
    do {
      let fresh = try ShapedText(TextShaping.shaped(paragraph, catalog), opportunities, TextAccount())
      let memory = fresh.memory
      return kept.withLock { kept in
        // Two threads may have computed them at once. The first result is stored.
        if let shaped = kept.shaped { return shaped }
        guard account.grow(by: memory) else { return fresh }
        let shaped = ShapedText(fresh, paragraph: paragraph, runs: fresh.runs, account, sharesGlyphs: false)
        kept.shaped = shaped
        return shaped
      }
    } catch {
      throw .font(error)
    }
  }

  /// Returns the width of the text on one line, in points.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``.
  func naturalWidth(_ pointSizes: PointSizes) throws(TextLayoutError) -> Double {
    if let sums = try plainSums(at: pointSizes[0]) {
      return sums.scale.points((sums.sized?.opportunities ?? opportunities).advance)
    }
    let text = try sized(pointSizes, .never).shapedText()
    return try Ruler(text, pointSizes: pointSizes).width(of: 0..<length)
  }
}
