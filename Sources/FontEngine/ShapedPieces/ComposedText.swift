/// A plain text put together from pieces: what analysing and shaping it would give, to the bit.
public struct ComposedText: Sendable {
  /// What is known of each place; see ``TextAnalysis/places``, and ``TextPlace/unsafeToBreak``.
  public let places: [TextPlace]
  /// Before each place, the sum of the advances that begin earlier.
  public let advances: [Int64]
  /// A run for each line of the text that is not empty.
  public let runs: [GlyphRun]
  /// Levels and scripts.
  public let analysis: TextAnalysis
}
