/// A glyph as positioned by HarfBuzz, in the face's advance units, with y up.
public struct Glyph: Hashable, Sendable {
  /// The glyph's index in the face; 0 is the missing glyph.
  public var id: UInt32
  /// The start of the glyph's cluster, as a UTF-16 offset in the text.
  public var cluster: Int32
  /// The distance that the pen moves. Negative if it moves back, as in Nastaliq fonts below a stack of letters.
  public var advance: Int32
  /// The distance from the pen to the glyph, to the right.
  public var xOffset: Int32
  /// The distance from the pen to the glyph, upward.
  public var yOffset: Int32
  /// Whether breaking the text before the glyph's cluster would change glyphs on either side.
  public var isUnsafeToBreak: Bool
}

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
