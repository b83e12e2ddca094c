import FontEngine
import Synchronization

/// The properties and glyphs of a text.
///
/// It is immutable and safe to use from any thread: cached line edges never change a result.
final class ShapedText: Sendable {
  let paragraph: Paragraph
  /// The styles of the paragraph with faces without a size.
  let unsizedStyles: [TextStyle]
  /// The properties of each position in the text, including `PositionProperties.unsafeToBreak`, and of its end.
  let properties: [PositionProperties]
  /// The glyphs, run by run in the order of the text.
  let runs: [GlyphRun]
  /// The UTF-16 ranges of the clusters that no font has.
  let missingClusters: [Range<Int>]
  /// For each offset, the sum of the advances of all clusters that start before it, in mixed advance units.
  ///
  /// Differences are only meaningful within a ``ScaleSegment``.
  let advances: [Int64]
  /// For each offset, the number of clusters with a width that start before it. Empty if no style is tracked.
  let trackedClusters: [Int32]
  /// Whether the sums of advances fall somewhere, because of a negative advance.
  let hasFallingSums: Bool
  /// The narrowest advance of a tracked cluster, in ems, or infinity if there is none.
  let narrowestTracked: Double
  let segments: [ScaleSegment]
  /// The offsets at which a line that ends there shows a hyphen, in order.
  let hyphens: [Int32]
  let opportunities: BreakOpportunities
  let analysis: TextAnalysis
  let catalog: FontCatalog
  let edgePieces = Mutex<[EdgePiece: EdgeShape]>([:])
  let tokens = Mutex<[TokenKey: PreparedText]>([:])
  let sizedTexts = Mutex<[PointSizes: PreparedText]>([:])
  /// The bytes that the text has reserved of the paragraph cache that contains it.
  let account: TextAccount
  /// Whether the glyphs and sums are shared with another text, and only the faces differ.
  let sharesGlyphs: Bool

  /// Creates a text from the results of analysis and shaping.
  init(_ shaping: TextShaping, _ opportunities: BreakOpportunities, _ account: TextAccount) {
    paragraph = shaping.paragraph
    unsizedStyles = shaping.unsizedStyles
    analysis = shaping.analysis
    catalog = shaping.catalog
    properties = shaping.properties
    runs = shaping.runs
    missingClusters = shaping.missing
    advances = shaping.advances
    trackedClusters = shaping.trackedClusters
    hasFallingSums = Self.falls(shaping.advances)
    narrowestTracked = shaping.narrowestTracked
    segments = shaping.segments
    hyphens = shaping.hyphens
    sharesGlyphs = false
    self.opportunities = opportunities
    self.account = account
  }

  /// Creates a text with other faces for the same glyphs, or with another account.
  init(_ text: ShapedText, paragraph: Paragraph, runs: [GlyphRun], _ account: TextAccount, sharesGlyphs: Bool) {
    self.paragraph = paragraph
    self.runs = runs
    self.account = account
    self.sharesGlyphs = sharesGlyphs
    unsizedStyles = text.unsizedStyles
    analysis = text.analysis
    catalog = text.catalog
    properties = text.properties
    missingClusters = text.missingClusters
    advances = text.advances
    trackedClusters = text.trackedClusters
    hasFallingSums = text.hasFallingSums
    narrowestTracked = text.narrowestTracked
    segments = text.segments
    hyphens = text.hyphens
    opportunities = text.opportunities
  }

  private static func falls(_ sums: [Int64]) -> Bool {
    let sums = sums.span
    // Negative if any difference is.
    var signs: Int64 = 0
    for offset in stride(from: 1, to: sums.count, by: 1) { signs |= sums[offset] &- sums[offset &- 1] }
    return signs < 0
  }

  /// The length of the text in UTF-16 code units.
  var length: Int { paragraph.units.count }

  /// Whether a single factor converts every advance of the text to points.
  var isPlain: Bool { segments.count == 1 && segments[0].content == .glyphs && trackedClusters.isEmpty }

  /// Returns the advance between two offsets of one scale segment.
  func advance(from start: Int, to end: Int) -> TrackedAdvance {
    TrackedAdvance(
      units: advances[end] - advances[start],
      clusters: trackedClusters.isEmpty ? 0 : Int(trackedClusters[end] - trackedClusters[start]))
  }

  /// Returns whether a line that ends before an offset, without a space, shows a hyphen.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of hyphens.
  func showsHyphen(before offset: Int) -> Bool {
    guard !hyphens.isEmpty else { return false }
    let index = hyphens.indices.partitioningIndex { hyphens[$0] >= offset }
    return index < hyphens.count && hyphens[index] == offset
  }

  /// Returns whether a word may be divided before an offset because of a dictionary rather than a soft hyphen.
  func isDictionaryHyphen(before offset: Int) -> Bool {
    showsHyphen(before: offset) && paragraph.units[offset - 1] != TextShaping.softHyphen
  }

  /// Returns the reason why a line without a hyphen ends at an offset.
  func breakReason(at offset: Int) -> BreakReason {
    let properties = self.properties[offset]
    if properties.contains(.hardBreak) { return .mandatory }
    return offset == length ? .end : properties.contains(.lineBreak) ? .opportunity : .emergency
  }

  /// Returns the index of the scale segment that contains a code unit.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of segments.
  func segmentIndex(at offset: Int) -> Int { segments.indices.partitioningIndex { segments[$0].end > offset } }
}
