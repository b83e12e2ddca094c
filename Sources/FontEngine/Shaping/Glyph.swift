/// One glyph as HarfBuzz placed it, in the face's advance units, y upwards.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in the face; 0 is the missing glyph.
  public var id: UInt32
  /// Where the cluster that it belongs to begins, as a UTF-16 offset in the text.
  public var cluster: Int32
  /// How far the pen moves on; negative where the font moves it back, as Nastaliq fonts do below a stack of letters.
  public var advance: Int32
  /// How far the glyph is drawn right of the pen.
  public var xOffset: Int32
  /// How far the glyph is drawn above the pen.
  public var yOffset: Int32
  /// Whether breaking the text before this cluster would change glyphs on either side.
  public var isUnsafeToBreak: Bool
}

/// The glyphs of a run, shaped once, in visual order from left to right.
public struct GlyphRun: Sendable {
  /// What was shaped.
  public let run: FontRun
  /// The glyphs from left to right: in a right-to-left run, the last cluster's come first.
  public let glyphs: [Glyph]

  /// Glyphs of a run, as ``Shaper/glyphs(of:in:run:context:)`` gave them.
  public init(run: FontRun, glyphs: [Glyph]) {
    self.run = run
    self.glyphs = glyphs
  }

  /// The sum of the advances, in the face's advance units.
  public var advance: Int64 { glyphs.reduce(0) { $0 + Int64($1.advance) } }
}
