import FontEngine
import TextLayout

/// Masks of glyphs, each computed once for each quarter of a pixel that its pen is at.
struct GlyphAtlas {
  private struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
    var pixelsPerEm: Double
    var quarter: Int
  }

  /// The number of pixels per point.
  let scale: Double
  private var masks: [Key: GlyphMask] = [:]

  init(scale: Double) { self.scale = scale }

  /// Returns the mask of a glyph whose origin is at a point, and the pixel of its top left corner.
  ///
  /// - Throws: `FontError` if the glyph is too large.
  mutating func mask(
    of glyph: PositionedGlyph, _ run: VisualRun, x: Double, y: Double
  ) throws(FontError) -> (mask: GlyphMask, x: Int, y: Int) {
    let quarters = Int((x * scale * 4).rounded(.down))
    let key = Key(face: run.face, glyph: glyph.id, pixelsPerEm: run.pointSize * scale, quarter: quarters & 3)
    let mask: GlyphMask
    if let known = masks[key] {
      mask = known
    } else {
      mask = try run.face.mask(of: glyph.id, pixelsPerEm: key.pixelsPerEm, offsetX: Double(key.quarter) / 4)
      masks[key] = mask
    }
    return (mask, (quarters >> 2) + mask.x, Int((y * scale).rounded()) + mask.y)
  }
}
