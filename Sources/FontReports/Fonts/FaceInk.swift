package import FontEngine

/// The ink of a face's glyphs, which faces of a collection share if they have the same outlines.
///
/// A large CJK font has 65,535 outlines, and a collection of ten such faces one set of them.
package final class FaceInk {
  package let face: FontFace
  /// A box around the ink of each glyph, of any size that encloses it.
  let outerBoxes: [GlyphBounds]
  /// Whether ``outerBoxes`` are computed from the outlines.
  private let isComputed: Bool
  private let exact: ExactBoxes
  private var overflows: [InkOverflow] = []

  /// The exact boxes that were computed so far.
  private final class ExactBoxes {
    var boxes: [UInt32: GlyphBounds] = [:]
  }

  /// Measures the glyphs of a face.
  package init(_ face: FontFace) {
    self.face = face
    outerBoxes = face.bounds(of: 0..<UInt32(face.glyphCount))
    // A `glyf` table states boxes, which may be wrong.
    let tags = face.tables.map(\.tag)
    isComputed = tags.contains("CFF ") || tags.contains("CFF2")
    exact = ExactBoxes()
  }

  private init(_ face: FontFace, sharing other: FaceInk) {
    self.face = face
    outerBoxes = other.outerBoxes
    isComputed = other.isComputed
    exact = other.exact
  }

  /// Measures the glyphs of faces, once for those with the same outlines.
  package static func all(_ faces: [FontFace]) -> [FaceInk] {
    var all: [FaceInk] = []
    for face in faces {
      let known = all.first { face.sharesOutlines(with: $0.face) }
      all.append(known.map { FaceInk(face, sharing: $0) } ?? FaceInk(face))
    }
    return all
  }

  /// Returns the glyphs that leave a line box. They are compared with it once.
  func overflow(of box: FaceMetrics.LineBox) -> InkOverflow {
    if let known = overflows.first(where: { $0.box == box }) { return known }
    let overflow = InkOverflow(self, box)
    overflows.append(overflow)
    return overflow
  }

  /// Returns the smallest box around the ink of a glyph, or `nil` if that box is certain to be within a line box.
  func box(of glyph: UInt32, leaving box: FaceMetrics.LineBox) -> GlyphBounds? {
    let outer = outerBoxes[Int(glyph)]
    if isComputed, outer.maxY <= box.ascender, outer.minY >= box.descender { return nil }
    return self.box(of: glyph)
  }

  /// Returns the smallest box around the ink of a glyph: that of its outline, or of its bitmap if it has none.
  func box(of glyph: UInt32) -> GlyphBounds {
    if let known = exact.boxes[glyph] { return known }
    let outline = face.outline(of: glyph)
    let box = outline.isEmpty ? outerBoxes[Int(glyph)] : outline.bounds
    exact.boxes[glyph] = box
    return box
  }
}
