package import CoreGraphics
package import Foundation

/// One line of text that a view draws by itself, as a label with one line would.
package struct DrawnLine {
  private let content: TextContent
  private let color: UIColor

  /// Creates a line of text in a font and a color.
  package init(_ text: String, font: UIFont, color: UIColor) {
    content = TextContent(text, font: font)
    self.color = color
  }

  /// Creates a line of text with attributes, which override the font and the color.
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.color = attributes[.foregroundColor] as? UIColor ?? color
    let font = attributes[.font] as? UIFont ?? font
    content = TextContent(text, font: font)
    if !attributes.keys.allSatisfy({ $0 == .foregroundColor || $0 == .font }) {
      content.set(NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { own, _ in own }))
    }
  }

  /// Creates a line of text with attributes.
  package init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    content = TextContent(font: font)
    content.set(text)
    self.color = color
  }

  /// The size of the text, in points, unrounded.
  package var size: CGSize {
    let block = content.measure(TextContent.Request(lines: 1))
    return CGSize(width: block.width, height: block.height)
  }

  /// Draws the line in a rectangle, centered vertically, with its baseline on a whole pixel.
  ///
  /// Text that is too long is truncated at its end. Natural alignment is that of the text.
  package func draw(
    in rect: CGRect, alignment: NSTextAlignment = .natural, of context: CGContext, scale: CGFloat,
    traits: UITraitCollection
  ) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, scale > 0, scale.isFinite, !content.isEmpty else { return }
    var options = TextContent.Options(.byTruncatingTail)
    options.alignment = alignment
    // Text that fits within floating-point noise fits.
    let request = TextContent.Request(width: rect.width + 1e-6, lines: 1, options)
    let block = content.measure(request)
    let baseline = ((rect.midY - block.height / 2 + block.firstBaseline) * scale).rounded() / scale
    content.draw(
      request, at: CGPoint(x: rect.minX, y: baseline - block.firstBaseline), in: context,
      base: TextAppearance(color: color.displayColor(traits)), traits: traits)
  }
}
