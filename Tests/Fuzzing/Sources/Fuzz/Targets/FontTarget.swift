import FontEngine
import TextLayout

/// Fonts: opens a face, reads all that it says of itself, sets it in every way, shapes and lays out text with it.
enum FontTarget: FuzzTarget {
  static let name = "fonts"

  /// Ligatures, kerning, marks, joining letters, both directions, digits, tabs and line ends.
  private static let text = "AVfi xHx\u{301}\u{323} ffi 12/34\tلا السلام שָׁלוֹם ไทยนี้ हिन्दी 日本 👩‍👩‍👧\n\u{AD}co\u{AD}op"

  static func run(_ input: FuzzInput) {
    let bytes = input.remainder
    for index in 0..<2 {
      let face: FontFace
      do {
        face = try FontFace(bytes: bytes, index: index, source: "font")
      } catch {
        require(!error.description.isEmpty, "an error says nothing")
        return
      }
      checkMeasures(face)
      use(face)
      for end in [\VariationAxis.minimum, \.maximum] {
        let corner = face.axes.map { VariationSetting($0.tag, $0[keyPath: end]) }
        guard !corner.isEmpty, let varied = try? face.varied(corner) else { continue }
        checkMeasures(varied)
        use(varied)
      }
      if let instance = try? face.instance(0) { checkMeasures(instance) }
    }
  }

  private static func checkMeasures(_ face: FontFace) {
    let metrics = face.metrics
    for value in [
      metrics.ascender, metrics.descender, metrics.lineGap, metrics.xHeight, metrics.capHeight, metrics.italicAngle,
      metrics.underlinePosition, metrics.underlineThickness, metrics.strikethroughPosition,
      metrics.strikethroughThickness, metrics.unitsPerEm, face.width,
    ] {
      require(value.isFinite, "a measure is \(value)")
    }
    require(metrics.ascender > metrics.descender && metrics.unitsPerEm > 0, "a line has no height")
    let names = face.names
    for name in [names.family, names.fullName, names.postScriptName] {
      require(
        !name.isEmpty && name.utf8.count <= 3 * FontLimits.maximumNameLength, "a name of \(name.utf8.count) bytes")
    }
    let glyphs = 0..<UInt32(min(face.glyphCount, 64))
    let widest = FontLimits.maximumAdvance * metrics.unitsPerEm
    require(face.advances(of: glyphs).allSatisfy { (0...widest).contains($0) }, "an advance is out of bounds")
    for bounds in face.bounds(of: glyphs) {
      require([bounds.minX, bounds.maxX, bounds.height].allSatisfy(\.isFinite), "a glyph has no finite bounds")
    }
    for glyph in glyphs {
      require(face.outline(of: glyph).elements.count <= FontLimits.maximumOutlineElements, "an outline is too long")
      require(face.bitmap(of: glyph, pixelsPerEm: 20)?.bounds.width.isFinite != false, "a bitmap has no finite bounds")
      require(face.colorLayers(of: glyph).count < 65_536, "there are too many layers")
    }
    require(
      face.verticalMetrics(of: glyphs).allSatisfy { $0.advance.isFinite && $0.originX.isFinite }, "vertical metrics")
    _ = (face.sizeDependence, face.baseline(.hanging, script: "Deva"), face.traits, face.namedInstances)
    require(face.tracking(at: 17).isFinite, "tracking is \(face.tracking(at: 17))")
  }

  /// Lays text out: the errors of a hostile font are values.
  private static func use(_ face: FontFace) {
    do {
      let paragraph = Paragraph(text, style: TextStyle(face: face))
      let prepared = try PreparedText(paragraph, catalog: FontCatalog(usesSystemFonts: false))
      for (width, size) in [(0.0, 11.0), (100, 17), (.infinity, 17)] {
        try LineChecks.check(prepared.lines(width: width, pointSize: size), of: prepared)
      }
      let cut = try prepared.lines(width: 80, pointSize: 28, limit: 1, truncation: Truncation(.middle))
      require(cut.count <= 1, "one line is \(cut.count)")
      try LineChecks.checkPositions(cut)
    } catch {
      require(!error.description.isEmpty, "an error says nothing")
    }
  }
}
