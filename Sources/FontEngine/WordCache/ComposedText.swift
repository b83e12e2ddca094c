/// A plain text composed from pieces, with the exact results that analyzing and shaping it would give.
public struct ComposedText: Sendable {
  /// The properties of each position; see ``TextAnalysis/places`` and ``TextPlace/unsafeToBreak``.
  public let places: [TextPlace]
  /// For each position, the sum of the advances of the glyphs that begin before it.
  public let advances: [Int64]
  /// A run for each nonempty line of the text.
  public let runs: [GlyphRun]
  /// The levels and scripts of the text.
  public let analysis: TextAnalysis
}
