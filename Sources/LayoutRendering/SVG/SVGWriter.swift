import CoreGraphics
import FontEngine
import Foundation

/// Writes the elements of a display list as SVG.
struct SVGWriter {
  /// What is drawn so far.
  var body = SVGText()
  /// What the body refers to: symbols, clips, masks, gradients, and filters.
  var definitions = SVGText()
  /// The number of definitions, which are named after it.
  private var definitionCount = 0
  /// The symbols of glyphs, by face.
  var symbols: [FontFace: [UInt32: GlyphSymbol]] = [:]
  /// The pictures of glyphs, which are decoded to check them.
  let glyphPictures = GlyphPictures()
  /// The canvas, in the coordinates of the elements.
  var canvas: CGRect
  /// The number of groups, masks, and drawings around the elements.
  var depth = 0

  init(canvas: CGRect) { self.canvas = canvas }

  /// Returns the whole file.
  func document() -> String {
    glyphPictures.reportOmissions()
    var content = SVGText()
    if !definitions.isEmpty {
      content.append("<defs>\n")
      content.append(definitions)
      content.append("</defs>\n")
    }
    content.append(body)
    return element(attributes: "", content)
  }

  /// Returns an `svg` element with the size of the canvas.
  func element(attributes: StaticString, _ content: SVGText) -> String {
    var file = SVGText()
    file.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\"")
    file.append(" width=\"", canvas.width)
    file.append(" height=\"", canvas.height)
    file.append(" viewBox=\"")
    for (index, number) in [canvas.minX, canvas.minY, canvas.width, canvas.height].enumerated() {
      if index > 0 { file.append(" ") }
      file.append(number)
    }
    file.append("\"")
    file.append(attributes)
    file.append(">\n")
    file.append(content)
    file.append("</svg>\n")
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// Returns a new name for a definition.
  mutating func nextDefinition() -> Int {
    definitionCount += 1
    return definitionCount
  }

  /// Writes elements.
  ///
  /// - Throws: ``RenderingError``.
  mutating func draw(_ elements: [DisplayList.Element]) throws(RenderingError) {
    guard depth <= RenderingLimits.maximumDepth else {
      throw RenderingError(
        .tooDeep, operation: "write SVG",
        detail: "more than \(RenderingLimits.maximumDepth) groups inside of one another")
    }
    for element in elements {
      switch element {
      case .fill(let shape, let rule, let color): fill(shape, rule, color)
      case .stroke(let path, let pen, let color): stroke(path, pen, color)
      case .glyphs(let run): draw(run)
      case .image(let image): try draw(image)
      case .gradient(let gradient): try draw(gradient)
      case .group(let group): try draw(group)
      case .link(let rect, let url): link(rect, url)
      }
    }
  }

  /// Writes elements inside of another one.
  mutating func drawNested(_ elements: [DisplayList.Element]) throws(RenderingError) {
    depth += 1
    try draw(elements)
    depth -= 1
  }

  // MARK: - Shapes

  private mutating func fill(_ shape: DisplayList.Shape, _ rule: CGPathFillRule, _ color: DisplayList.Color) {
    if color.alpha == 0 { return }
    body.appendShape(shape, rule)
    body.appendFill(color)
    body.append("/>\n")
  }

  private mutating func stroke(_ path: CGPath, _ pen: DisplayList.Pen, _ color: DisplayList.Color) {
    let transform = pen.transform.withoutTranslation
    guard color.alpha > 0, pen.width > 0, transform.isInvertible else { return }
    // SVG transforms a pen only together with its path.
    let isUniform = transform.a == transform.d && transform.b == -transform.c
    let scale = isUniform ? transform.meanScale : 1
    body.append("<path d=\"")
    body.append(isUniform ? path : path.applying(transform.inverted()))
    body.append("\" fill=\"none\"")
    if !isUniform { body.append(transform) }
    body.appendStroke(color)
    body.append(" stroke-width=\"", pen.width * scale)
    switch pen.cap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch pen.join {
    case .miter: body.append(" stroke-miterlimit=\"", max(pen.miterLimit, 1))
    case .round: body.append(" stroke-linejoin=\"round\"")
    case .bevel: body.append(" stroke-linejoin=\"bevel\"")
    }
    if pen.canDash(path) {
      body.append(" stroke-dasharray=\"")
      for (index, dash) in pen.dashes.enumerated() {
        if index > 0 { body.append(" ") }
        body.append(dash * scale)
      }
      body.append("\"")
      body.append(" stroke-dashoffset=\"", pen.dashPhase * scale)
    }
    body.append("/>\n")
  }

  private mutating func link(_ rect: CGRect, _ url: URL) {
    body.append("<a xlink:href=\"")
    body.append(escaped: url.absoluteString)
    body.append("\">")
    body.appendShape(.rect(rect), .winding)
    body.append(" fill=\"none\" pointer-events=\"all\"/></a>\n")
  }
}

extension SVGText {
  /// Appends the start of an element with the outline of a shape, up to the attributes of its color.
  mutating func appendShape(_ shape: DisplayList.Shape, _ rule: CGPathFillRule, ruleName: StaticString = " fill-rule") {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _):
      append("<rect")
      append(" x=\"", rect.minX)
      append(" y=\"", rect.minY)
      append(" width=\"", rect.width)
      append(" height=\"", rect.height)
      if case .roundedRect(_, let radius) = shape { append(" rx=\"", radius) }
    case .path(let path):
      append("<path d=\"")
      append(path)
      append("\"")
      if rule == .evenOdd {
        append(ruleName)
        append("=\"evenodd\"")
      }
    }
  }
}
