import CCairo
import CoreGraphics
import FontEngine
import Foundation

extension Painter {
  /// Draws the glyphs of a run, unless another module opened its face.
  func draw(_ run: DisplayList.GlyphRun, _ transform: CGAffineTransform) throws(RenderingError) {
    guard let run = FacedRun(run) else { return }
    let placed = run.transform.concatenating(transform)
    let size = run.pointSize * placed.meanScale * resolution
    guard run.pointSize > 0, placed.isInvertible, size <= RenderingLimits.maximumGlyphSize else { return }
    if case .fonts(let fonts) = glyphs, try draw(run, placed, with: fonts) { return }
    let shapes = GlyphCache.shapes(of: run.glyphs.map(\.id), in: run.face)
    for (glyph, shape) in zip(run.glyphs, shapes) {
      if let omission = shape.omission { layers.glyphPictures.omit(glyph.id, of: run.face, omission) }
    }
    let fills = run.stroke?.isFilled ?? true
    if fills {
      if run.color.alpha > 0 || mode != CAIRO_OPERATOR_OVER { try fill(shapes, of: run, placed) }
      try drawColors(run, shapes, placed)
    }
    if let stroke = run.stroke {
      for (glyph, shape) in zip(run.glyphs, shapes) { add(shape.outline, of: run, glyph.position, placed) }
      setColor(stroke.color)
      canvas.stroke(DisplayList.Pen(width: stroke.width, join: .miter), placed.withoutTranslation)
    }
  }

  /// Fills the outlines of glyphs without colors of their own.
  private func fill(
    _ shapes: [GlyphShape], of run: FacedRun, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    let strokeWidth = shapes.first { $0.outline.strokeWidth > 0 }?.outline.strokeWidth ?? 0
    let isOnPixels = if case .outlines = glyphs { true } else { false }
    var isInPath = [Bool](repeating: true, count: shapes.count)
    if isOnPixels, strokeWidth == 0 { isInPath = try fillPixels(shapes, of: run, transform) }
    guard isInPath.contains(true) else { return }
    for index in shapes.indices where isInPath[index] && shapes[index].layers.isEmpty {
      add(shapes[index].outline, of: run, run.glyphs[index].position, transform)
    }
    try fillOutlines(strokeWidth, run, run.color, transform)
  }

  /// Fills outlines by their exact coverage of pixels. Returns for each whether it is too large for that.
  private func fillPixels(
    _ shapes: [GlyphShape], of run: FacedRun, _ transform: CGAffineTransform
  ) throws(RenderingError) -> [Bool] {
    let area = run.outlineBox(shapes, transform).overlap(with: canvas.clipExtents).roundedOut
    guard !area.isNull, area.width > 0, area.height > 0 else { return [] }
    let unit = run.unit
    // From font units, with y up, to the area's pixels.
    var toPixels = CGAffineTransform(
      a: transform.a * unit, b: transform.b * unit, c: -transform.c * unit, d: -transform.d * unit, tx: 0, ty: 0)
    var rasterizer = GlyphRasterizer()
    var mask = CoverageMask(width: Int(area.width), height: Int(area.height))
    var isLarge: [Bool] = []
    for (glyph, shape) in zip(run.glyphs, shapes) {
      let origin = glyph.position.applying(transform)
      (toPixels.tx, toPixels.ty) = (origin.x - area.minX, origin.y - area.minY)
      let box = shape.box.applying(toPixels)
      // Also false for a position that isn't a number.
      let isVisible = box.maxX >= 0 && box.maxY >= 0 && box.minX <= area.width && box.minY <= area.height
      isLarge.append(
        isVisible && shape.layers.isEmpty && !shape.outline.isEmpty
          && !rasterizer.add(shape.outline, toPixels, to: &mask))
    }
    let placed = CGAffineTransform(translationX: area.minX, y: area.minY)
    let surface = try CairoSurface(mask: mask.bytes, width: mask.width, height: mask.height)
    setColor(run.color)
    canvas.mask(CairoPattern(surface, placed, filter: CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_NONE))
    return isLarge
  }

  /// Adds the contours of a glyph to the path.
  func add(
    _ outline: GlyphOutline, of run: FacedRun, _ position: CGPoint, _ transform: CGAffineTransform
  ) {
    let unit = run.unit
    let origin = position.applying(transform)
    // Outlines have y up.
    canvas.add(
      outline,
      CGAffineTransform(
        a: transform.a * unit, b: transform.b * unit, c: -transform.c * unit, d: -transform.d * unit, tx: origin.x,
        ty: origin.y))
  }

  /// Fills the contours in the path, and strokes them with a width in font units, as one shape.
  private func fillOutlines(
    _ strokeWidth: Double, _ run: FacedRun, _ color: DisplayList.Color, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    if color.alpha == 0, mode == CAIRO_OPERATOR_OVER { return canvas.newPath() }
    guard strokeWidth > 0 else {
      setColor(color)
      return canvas.fill()
    }
    let pen = DisplayList.Pen(width: strokeWidth * run.unit, join: .round)
    try layers.withLayer(canvas.clipExtents.size) { () throws(RenderingError) in
      // The fill and the stroke overlap, which would show if both were translucent.
      canvas.pushGroup()
      canvas.setOperator(CAIRO_OPERATOR_OVER)
      canvas.setColor(.black)
      canvas.fillKeepingPath()
      canvas.stroke(pen, transform.withoutTranslation)
      let stencil = canvas.popGroup()
      setColor(color)
      canvas.mask(stencil)
    }
  }

  /// Draws the glyphs that have colors of their own.
  private func drawColors(
    _ run: FacedRun, _ shapes: [GlyphShape], _ transform: CGAffineTransform
  ) throws(RenderingError) {
    for (glyph, shape) in zip(run.glyphs, shapes) {
      for layer in shape.layers {
        add(layer.outline, of: run, glyph.position, transform)
        let color = layer.color.map { DisplayList.Color($0).multipliedAlpha(by: run.color.alpha) }
        try fillOutlines(layer.outline.strokeWidth, run, color ?? run.color, transform)
      }
      if shape.layers.isEmpty, shape.outline.isEmpty { try drawBitmap(glyph, of: run, transform) }
    }
  }

  /// Draws the picture of a glyph in a color bitmap font, or `.notdef` if it can't be decoded.
  private func drawBitmap(
    _ glyph: DisplayList.GlyphRun.Glyph, of run: FacedRun, _ transform: CGAffineTransform
  ) throws(RenderingError) {
    let pixelsPerEm = Int(min((run.pointSize * transform.meanScale * resolution).rounded(.up), 1000))
    let (picture, bitmap): (GlyphPictures.Picture, GlyphBitmap)
    switch layers.glyphPictures.content(of: glyph.id, in: run.face, pixelsPerEm: pixelsPerEm) {
    case .nothing: return
    case .picture(let found, let file): (picture, bitmap) = (found, file)
    case .substitute(let outline):
      add(outline, of: run, glyph.position, transform)
      return try fillOutlines(outline.strokeWidth, run, run.color, transform)
    }
    let unit = run.unit
    let rect = CGRect(
      x: glyph.position.x + bitmap.bounds.minX * unit, y: glyph.position.y - bitmap.bounds.maxY * unit,
      width: bitmap.bounds.width * unit, height: bitmap.bounds.height * unit)
    let placed = CGAffineTransform(scaleX: rect.width / picture.size.width, y: rect.height / picture.size.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform)
    guard placed.isInvertible else { return }
    var painter = self
    painter.alpha *= run.color.alpha
    add(.rect(rect), transform)
    painter.draw(CairoPattern(picture.surface, placed), tint: nil)
  }
}

extension DisplayList.Color {
  init(_ color: GlyphColor) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      alpha: Double(color.alpha) / 255)
  }
}
