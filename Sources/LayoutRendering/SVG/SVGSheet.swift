public import CoreGraphics

/// Several drawings for one HTML page, which share the outlines of their glyphs.
public struct SVGSheet: Sendable {
  /// An `svg` element without a size, which defines what the drawings refer to. It belongs into the page once.
  public let definitions: String
  /// An `svg` element for each drawing, in order, as large as its canvas in points.
  public let drawings: [String]

  /// Writes drawings.
  ///
  /// - Complexity: O(*n*) in the number of elements; each glyph's outline is written once.
  /// - Throws: ``RenderingError``, as `DisplayList.svg()` does.
  public init(_ lists: [DisplayList]) throws(RenderingError) {
    var writer = SVGWriter(canvas: .zero)
    var drawings: [String] = []
    for list in lists {
      writer.canvas = list.bounds
      writer.body = SVGText()
      try writer.draw(list.elements)
      drawings.append(writer.element(attributes: "", writer.body))
    }
    writer.glyphPictures.reportOmissions()
    self.drawings = drawings
    writer.canvas = .zero
    var definitions = SVGText()
    definitions.append("<defs>\n")
    definitions.append(writer.definitions)
    definitions.append("</defs>\n")
    // Without a size, but displayed: browsers don't draw gradients and clips of hidden elements.
    self.definitions = writer.element(attributes: " style=\"position:absolute\" aria-hidden=\"true\"", definitions)
  }
}
