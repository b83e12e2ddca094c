/// The glyphs of a run, in visual order from left to right.
public struct GlyphRun: Sendable {
  /// The run that was shaped.
  public let run: FontRun
  /// The glyphs from left to right. In a right-to-left run, those of the last cluster come first.
  public let glyphs: [Glyph]

  /// Creates a run from the glyphs that ``Shaper/glyphs(of:in:run:context:cancellation:)`` returned.
  public init(run: FontRun, glyphs: [Glyph]) {
    self.run = run
    self.glyphs = glyphs
  }

  /// The sum of the advances, in the face's advance units.
  public var advance: Int64 { glyphs.reduce(0) { $0 + Int64($1.advance) } }
}
