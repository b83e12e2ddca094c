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
  /// Before each place, the number of clusters that have a width and start earlier; empty where no style is tracked.
  let trackedClusters: [Int32]
  let segments: [ScaleSegment]
  /// The places where a line that ends there shows a hyphen, in order.
  let hyphens: [Int32]
  let opportunities: BreakOpportunities
  let analysis: TextAnalysis
  let edgePieces = Mutex<[EdgePiece: EdgeShape]>([:])
  /// What the text takes of the bytes of a cache that holds it.
  let account = Mutex(MemoryAccount())
  let catalog: FontCatalog
  let tokens = Mutex<[TokenKey: PreparedText]>([:])
  let lastAnswer = Mutex<LineAnswer?>(nil)

  /// What makes other glyphs, other advances or other ink stand for the text at other sizes; then the glyphs here are those of no
  /// size, and lines are made of ``sized(_:_:)``.
  let sizeDependence: SizeDependence
  let sizedTexts = Mutex<[PointSizes: PreparedText]>([:])

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
      try self.init(TextShaping.shaped(paragraph, catalog, cancellation), cancellation)
    } catch {
      throw error.reason == .cancelled ? .cancelled : .font(error)
    }
  }

  /// Takes over a text that has been analysed and shaped.
  init(_ shaping: TextShaping, _ cancellation: Cancellation) throws(FontError) {
    paragraph = shaping.paragraph
    analysis = shaping.analysis
    catalog = shaping.catalog
    places = shaping.places
    runs = shaping.runs
    missingClusters = shaping.missing
    advances = shaping.advances
    trackedClusters = shaping.trackedClusters
    segments = shaping.segments
    hyphens = shaping.hyphens
    sizeDependence = shaping.pointSizes == nil ? shaping.sizeDependence : []
    sharesGlyphs = false
    opportunities = try BreakOpportunities(places: places, advances: advances, cancellation)
  }

  /// Whether the glyphs and sums are those of another text, and only the faces are its own.
  let sharesGlyphs: Bool

  /// A text with other faces for the same glyphs.
  init(_ text: PreparedText, paragraph: Paragraph, runs: [GlyphRun]) {
    self.paragraph = paragraph
    self.runs = runs
    analysis = text.analysis
    catalog = text.catalog
    places = text.places
    missingClusters = text.missingClusters
    advances = text.advances
    trackedClusters = text.trackedClusters
    segments = text.segments
    hyphens = text.hyphens
    opportunities = text.opportunities
    sizeDependence = []
    sharesGlyphs = true
  }

  /// Whether lines are made of ``sized(_:_:)``.
  var dependsOnSize: Bool { !sizeDependence.isEmpty }

  /// How many UTF-16 code units the text has.
  public var length: Int { paragraph.units.count }

  /// Whether every advance of the text is turned into points by one number.
  var isPlain: Bool { segments.count == 1 && segments[0].content == .glyphs && trackedClusters.isEmpty }

  /// How far the pen moves between two places of one scale segment.
  func advance(from start: Int, to end: Int) -> TrackedAdvance {
    TrackedAdvance(
      units: advances[end] - advances[start],
      clusters: trackedClusters.isEmpty ? 0 : Int(trackedClusters[end] - trackedClusters[start]))
  }

  /// Whether a line that ends before a place, with no space behind it, shows a hyphen. Binary search.
  public func showsHyphen(before place: Int) -> Bool {
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
