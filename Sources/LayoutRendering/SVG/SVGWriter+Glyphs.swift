import CoreGraphics
import FontEngine
import Foundation

/// The definition of a glyph, which every use of the glyph refers to.
struct GlyphSymbol {
  /// The parts of the glyph, with a color if it isn't that of the text: one, unless it is a glyph of a color font.
  var parts: [(name: Int, color: DisplayList.Color?)] = []
  /// Whether the part is a picture, which no color applies to.
  var isPicture = false
  /// The width of the line that draws a synthesized weight, in font units.
  var strokeWidth = 0.0
}

extension SVGWriter {
  /// Writes the glyphs of a run, in front of transparent text that can be selected.
  mutating func draw(_ run: DisplayList.GlyphRun) {
    guard let run = FacedRun(run), run.pointSize > 0, run.pointSize.isFinite, run.transform.isInvertible,
      let first = run.glyphs.first(where: { $0.position.isFinite })
    else { return }
    if !run.text.isEmpty { drawText(run) }
    let symbols = symbols(of: run)
    let unit = run.unit
    // From font units, with y up, to points. Uses of glyphs are moved in font units.
    var transform = CGAffineTransform(scaleX: unit, y: -unit).concatenating(run.transform)
    let origin = first.position.applying(run.transform)
    (transform.tx, transform.ty) = (origin.x, origin.y)
    let positions = run.glyphs.map { glyph in
      CGPoint(x: (glyph.position.x - first.position.x) / unit, y: (first.position.y - glyph.position.y) / unit)
    }
    if run.stroke?.isFilled ?? true {
      body.append("<g")
      body.append(transform)
      body.appendFill(run.color)
      let weight = symbols.first { $0.strokeWidth > 0 }?.strokeWidth ?? 0
      if weight > 0 {
        body.appendStroke(run.color)
        body.append(" stroke-linejoin=\"round\"")
        body.append(" stroke-width=\"", weight)
      }
      body.append(">\n")
      for (symbol, position) in zip(symbols, positions) { use(symbol, position, color: run.color) }
      body.append("</g>\n")
    }
    if let stroke = run.stroke {
      body.append("<g")
      body.append(transform)
      body.append(" fill=\"none\"")
      body.appendStroke(stroke.color)
      body.append(" stroke-width=\"", stroke.width / unit)
      body.append(" stroke-miterlimit=\"10\">\n")
      for (symbol, position) in zip(symbols, positions) where !symbol.isPicture { use(symbol, position, color: nil) }
      body.append("</g>\n")
    }
  }

  private mutating func use(_ symbol: GlyphSymbol, _ position: CGPoint, color: DisplayList.Color?) {
    for part in symbol.parts {
      body.append("<use xlink:href=\"#d")
      body.appendDigits(part.name)
      body.append("\"")
      if position.x.magnitude >= 0.000_5 { body.append(" x=\"", position.x) }
      if position.y.magnitude >= 0.000_5 { body.append(" y=\"", position.y) }
      if let own = part.color, let color { body.appendFill(own.multipliedAlpha(by: color.alpha)) }
      if symbol.isPicture, let color, color.alpha < 1 { body.append(" opacity=\"", color.alpha) }
      body.append("/>\n")
    }
  }

  // MARK: - Symbols

  /// Returns the symbols of the glyphs of a run. Those that are new are defined.
  private mutating func symbols(of run: FacedRun) -> [GlyphSymbol] {
    var known = symbols[run.face] ?? [:]
    let new = Set(run.glyphs.map(\.id)).subtracting(known.keys)
    if !new.isEmpty {
      // In the order of the text, so that the file is the same each time.
      for (glyph, shape) in zip(run.glyphs, GlyphCache.shapes(of: run.glyphs.map(\.id), in: run.face)) {
        if known[glyph.id] == nil { known[glyph.id] = define(shape, glyph.id, run.face) }
      }
      symbols[run.face] = known
    }
    return run.glyphs.map { known[$0.id] ?? GlyphSymbol() }
  }

  private mutating func define(_ shape: GlyphShape, _ glyph: UInt32, _ face: FontFace) -> GlyphSymbol {
    var symbol = GlyphSymbol(strokeWidth: shape.outline.strokeWidth)
    if let omission = shape.omission { glyphPictures.omit(glyph, of: face, omission) }
    if !shape.layers.isEmpty {
      symbol.parts = shape.layers.filter { !$0.outline.isEmpty }.map { layer in
        (define(layer.outline), layer.color.map { DisplayList.Color($0) })
      }
    } else if !shape.outline.isEmpty {
      symbol.parts = [(define(shape.outline), nil)]
    } else {
      switch glyphPictures.content(of: glyph, in: face, pixelsPerEm: Self.pixelsPerEm) {
      case .nothing: break
      case .picture(_, let file):
        symbol.isPicture = true
        symbol.parts = [(define(file), nil)]
      case .substitute(let outline): symbol.parts = [(define(outline), nil)]
      }
    }
    return symbol
  }

  /// The size of a color bitmap font's pictures: that of the usual fonts, which have only one.
  private static var pixelsPerEm: Int { 128 }

  private mutating func define(_ outline: GlyphOutline) -> Int {
    let name = beginSymbol()
    definitions.append("<path d=\"")
    definitions.append(outline)
    definitions.append("\"/></symbol>\n")
    return name
  }

  private mutating func define(_ bitmap: GlyphBitmap) -> Int {
    let name = beginSymbol()
    definitions.append("<image transform=\"scale(1 -1)\" preserveAspectRatio=\"none\"")
    definitions.append(" x=\"", bitmap.bounds.minX)
    definitions.append(" y=\"", -bitmap.bounds.maxY)
    definitions.append(" width=\"", bitmap.bounds.width)
    definitions.append(" height=\"", bitmap.bounds.height)
    definitions.appendReference(to: Data(bitmap.png))
    definitions.append("/></symbol>\n")
    return name
  }

  private mutating func beginSymbol() -> Int {
    let name = nextDefinition()
    definitions.append("<symbol id=\"d")
    definitions.appendDigits(name)
    definitions.append("\" overflow=\"visible\">")
    return name
  }

  // MARK: - Text

  /// Writes the characters of a run as transparent text that is as wide as the run.
  private mutating func drawText(_ run: FacedRun) {
    guard let first = run.glyphs.first, let last = run.glyphs.last else { return }
    let unit = run.unit
    let end = last.position.x + CGFloat(run.face.advances(of: [last.id]).first ?? 0) * unit
    body.append("<text xml:space=\"preserve\" fill-opacity=\"0\"")
    body.append(" x=\"", run.isRightToLeft ? end : first.position.x)
    body.append(" y=\"", first.position.y)
    body.append(" font-size=\"", run.pointSize)
    body.append(" font-family=\"")
    body.append(escaped: run.face.names.family)
    body.append("\"")
    if !run.transform.isIdentity { body.append(run.transform) }
    if run.isRightToLeft { body.append(" direction=\"rtl\"") }
    if end > first.position.x {
      body.append(" textLength=\"", end - first.position.x)
      body.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    body.append(">")
    body.append(escaped: run.text)
    body.append("</text>\n")
  }
}

extension SVGText {
  /// Appends an outline's path data.
  fileprivate mutating func append(_ outline: GlyphOutline) {
    for element in outline.elements {
      switch element {
      case .move(let end):
        append("M")
        append(end.x, end.y)
      case .line(let end):
        append("L")
        append(end.x, end.y)
      case .quadratic(let control, let end):
        append("Q")
        append(control.x, control.y)
        append(" ")
        append(end.x, end.y)
      case .cubic(let first, let second, let end):
        append("C")
        append(first.x, first.y)
        append(" ")
        append(second.x, second.y)
        append(" ")
        append(end.x, end.y)
      case .close: append("Z")
      }
    }
  }

  /// Appends ` xlink:href` with the bytes of a picture.
  mutating func appendReference(to file: Data) {
    append(" xlink:href=\"data:image/")
    if file.starts(with: [0xFF, 0xD8]) {
      append("jpeg")
    } else if file.starts(with: Array("GIF8".utf8)) {
      append("gif")
    } else {
      append("png")
    }
    append(";base64,")
    append(ascii: file.base64EncodedString())
    append("\"")
  }
}
