import CCairo
import CoreGraphics
import FontEngine
import Foundation

extension Painter {
  /// Draws the glyphs of a run as text in a font, and returns whether that is possible.
  func draw(
    _ run: FacedRun, _ transform: CGAffineTransform, with fonts: EmbeddedFonts
  ) throws(RenderingError) -> Bool {
    guard run.stroke == nil, let font = fonts.font(of: run.face) else { return false }
    let shapes = GlyphCache.shapes(of: run.glyphs.map(\.id), in: run.face)
    // A glyph without an outline may have a picture.
    guard shapes.allSatisfy({ $0.layers.isEmpty && $0.omission == nil }), !run.face.hasPictures else { return false }
    let size = run.pointSize * font.scale
    // A slant moves points above the baseline to the right, where y is negative.
    let matrix = CGAffineTransform(a: size, b: 0, c: -font.slant * size, d: size, tx: 0, ty: 0)
      .concatenating(transform.withoutTranslation)
    guard matrix.isInvertible else { return false }
    let strokeWidth = shapes.first { $0.outline.strokeWidth > 0 }?.outline.strokeWidth ?? 0
    // The line that draws a synthesized weight would show over translucent glyphs.
    guard strokeWidth == 0 || (run.color.alpha * alpha == 1 && mode == CAIRO_OPERATOR_OVER) else { return false }
    setColor(run.color)
    canvas.show(run.run, transform, font.font, matrix)
    if strokeWidth > 0 {
      for (glyph, shape) in zip(run.glyphs, shapes) { add(shape.outline, of: run, glyph.position, transform) }
      canvas.stroke(DisplayList.Pen(width: strokeWidth * run.unit, join: .round), transform.withoutTranslation)
    }
    return true
  }
}

extension CairoCanvas {
  /// Draws text with a font, whose `matrix` leads from ems to the canvas. The corresponding C function is
  /// `cairo_show_text_glyphs`.
  func show(_ run: DisplayList.GlyphRun, _ transform: CGAffineTransform, _ font: CairoFont, _ matrix: CGAffineTransform)
  {
    // Cairo cuts the widths that it writes off to a thousandth of an em, and positions a glyph relative to the one
    // before if both are on a line. By the end of a line, that adds up to a third of a point. Glyphs whose heights
    // differ by more than a thousandth are positioned by themselves.
    let nudge = CGPoint(x: matrix.c * 0.001_1, y: matrix.d * 0.001_1)
    var matrix = cairo_matrix_t(matrix)
    unsafe cairo_set_font_face(context, font.pointer)
    unsafe cairo_set_font_matrix(context, &matrix)
    unsafe cairo_set_font_options(context, font.options)
    let glyphs = run.glyphs.enumerated().map { index, glyph in
      let position = glyph.position.applying(transform)
      let side: CGFloat = index % 2 == 0 ? 0 : 1
      return cairo_glyph_t(
        index: UInt(glyph.id), x: Self.limited(position.x + side * nudge.x),
        y: Self.limited(position.y + side * nudge.y))
    }
    guard !run.text.isEmpty else { return unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count)) }
    let clusters = TextClusters(run).clusters
    let text = clusters.map(\.text).joined()
    let sizes = clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: Int32($0.glyphs))
    }
    unsafe cairo_show_text_glyphs(
      context, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), sizes, Int32(sizes.count),
      cairo_text_cluster_flags_t(0))
  }
}
