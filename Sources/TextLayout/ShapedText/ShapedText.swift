import FontEngine
import Synchronization

/// All that is known of a text's places and glyphs.
///
/// Immutable, and safe from any thread: what it remembers of reshaped line edges never changes an answer.
final class ShapedText: Sendable {
  let paragraph: Paragraph
  /// What is known of each place in the text, ``TextPlace/unsafeToBreak`` included; one more than code units.
  let places: [TextPlace]
  /// The glyphs, run by run in the order of the text.
  let runs: [GlyphRun]
  /// The clusters that no font has, as UTF-16 ranges.
  let missingClusters: [Range<Int>]
  /// Before each place, the sum of the advances of all clusters that start earlier, in mixed advance units: differences
  /// mean something only within a ``ScaleSegment``.
  let advances: [Int64]
  /// Before each place, the number of clusters that have a width and start earlier; empty where no style is tracked.
  let trackedClusters: [Int32]
  /// Whether the sums of advances fall from some place to the next, because of a negative advance.
  let hasFallingSums: Bool
  /// The least advance of a cluster that is tracked, in ems; infinite without any.
  let narrowestTracked: Double
  let segments: [ScaleSegment]
  /// The places where a line that ends there shows a hyphen, in order.
  let hyphens: [Int32]
  let opportunities: BreakOpportunities
  let analysis: TextAnalysis
  let catalog: FontCatalog
  let edgePieces = Mutex<[EdgePiece: EdgeShape]>([:])
  let tokens = Mutex<[TokenKey: PreparedText]>([:])
  let sizedTexts = Mutex<[PointSizes: PreparedText]>([:])
  /// What the text takes of the bytes of a cache that holds it.
  let account: TextAccount
  /// Whether the glyphs and sums are those of another text, and only the faces are its own.
  let sharesGlyphs: Bool

  /// Takes over a text that has been analysed and shaped.
  init(_ shaping: TextShaping, _ opportunities: BreakOpportunities, _ account: TextAccount) {
    paragraph = shaping.paragraph
    analysis = shaping.analysis
    catalog = shaping.catalog
    places = shaping.places
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

  /// A text with other faces for the same glyphs, or with another account.
  init(_ text: ShapedText, paragraph: Paragraph, runs: [GlyphRun], _ account: TextAccount, sharesGlyphs: Bool) {
    self.paragraph = paragraph
    self.runs = runs
    self.account = account
    self.sharesGlyphs = sharesGlyphs
    analysis = text.analysis
    catalog = text.catalog
    places = text.places
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
    var falls = false
    for place in stride(from: 1, to: sums.count, by: 1) { falls = falls || sums[place] < sums[place - 1] }
    return falls
  }

  /// How many UTF-16 code units the text has.
  var length: Int { paragraph.units.count }

  /// Whether every advance of the text is turned into points by one number.
  var isPlain: Bool { segments.count == 1 && segments[0].content == .glyphs && trackedClusters.isEmpty }

  /// How far the pen moves between two places of one scale segment.
  func advance(from start: Int, to end: Int) -> TrackedAdvance {
    TrackedAdvance(
      units: advances[end] - advances[start],
      clusters: trackedClusters.isEmpty ? 0 : Int(trackedClusters[end] - trackedClusters[start]))
  }

  /// Whether a line that ends before a place, with no space behind it, shows a hyphen. Binary search.
  func showsHyphen(before place: Int) -> Bool {
    guard !hyphens.isEmpty else { return false }
    let index = firstIndex(in: hyphens.indices) { hyphens[$0] >= place }
    return index < hyphens.count && hyphens[index] == place
  }

  /// Whether a dictionary, and no soft hyphen, lets a word be divided before a place.
  func isDictionaryHyphen(before place: Int) -> Bool {
    showsHyphen(before: place) && paragraph.units[place - 1] != TextShaping.softHyphen
  }

  /// The scale segment that holds a code unit. Binary search.
  func segmentIndex(at offset: Int) -> Int { firstIndex(in: segments.indices) { segments[$0].end > offset } }
}
