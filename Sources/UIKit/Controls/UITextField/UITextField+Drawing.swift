import CoreGraphics
import Foundation
import UIFoundation

extension UITextField {
  /// Draws the text or the placeholder, in the rectangle that the subclass determines.
  func drawTextOrPlaceholder() {
    if !content.isEmpty {
      drawText(in: lineRectangle)
    } else if !placeholderContent.isEmpty {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  /// The rectangle of the text.
  var lineRectangle: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// Draws the background image or the border.
  func drawBorder(in context: CGContext) {
    let rect = borderRect(forBounds: bounds)
    if let image = isEnabled ? background : disabledBackground ?? background {
      return image.draw(in: rect, of: context, tint: nil)
    }
    switch borderStyle {
    case .none: break
    case .line, .bezel: context.strokeInside(rect, radius: 0, width: 1, drawn(.label))
    case .roundedRect:
      // A background color replaces the border's own.
      if backgroundColor == nil { context.fill(rect, radius: ControlLook.fieldRadius, drawn(.systemBackground)) }
      context.strokeInside(rect, radius: ControlLook.fieldRadius, width: ControlLook.border, drawn(.systemGray3))
    }
  }

  /// Draws the text in a rectangle, or a bullet for each of its characters.
  func drawLine(in rect: CGRect) {
    draw(shownContent, in: rect, TextAppearance(color: drawn(isEnabled ? textColor ?? .label : .tertiaryLabel)))
  }

  func drawPlaceholderLine(in rect: CGRect) {
    draw(placeholderContent, in: rect, TextAppearance(color: drawn(.placeholderText)))
  }

  /// The line that is drawn in a rectangle, and the left edge and top of its text.
  struct PlacedLine {
    let request: TextContent.Request
    let origin: CGPoint
    /// Whether the text is larger than the rectangle.
    let isClipped: Bool
  }

  /// Returns the position of one line in a rectangle, on the baseline of a field of its height.
  ///
  /// Text that is too long is truncated at its end. While it is being edited, it is clipped, with its end visible.
  func line(of content: TextContent, in rect: CGRect) -> PlacedLine? {
    guard rect.isFinite, rect.width > 0, rect.height > 0, let baseline = textBaselines(in: rect.size)?.firstFromTop
    else { return nil }
    var options = isEditing ? TextContent.Options() : TextContent.Options(.byTruncatingTail)
    options.alignment = textAlignment
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { options.alignment = .right }
    let width = rect.width + PixelSnapping.tolerance
    var request = TextContent.Request(width: isEditing ? .infinity : width, lines: 1, options)
    var block = content.measure(request)
    var x = rect.minX
    let overflow = block.width - width
    if isEditing, overflow > 0 {
      if options.alignment != .right { x -= overflow }
    } else if isEditing {
      request.width = width
      block = content.measure(request)
    }
    let ascender = content.isEmpty ? content.font.ascender : block.firstBaseline
    return PlacedLine(
      request: request, origin: CGPoint(x: x, y: rect.minY + baseline - ascender),
      isClipped: overflow > 0 || block.height > rect.height)
  }

  private func draw(_ content: TextContent, in rect: CGRect, _ look: TextAppearance) {
    guard let context = GraphicsContexts.current, let line = line(of: content, in: rect) else { return }
    context.saveGState()
    if line.isClipped { context.clip(to: rect) }
    content.draw(line.request, at: line.origin, in: context, base: look, traits: traitCollection)
    context.restoreGState()
  }

  /// Draws a cross in a disc, centered in the clear button's rectangle.
  func drawClearButton(in context: CGContext) {
    guard showsClearButton else { return }
    let rect = clearButtonRect(forBounds: bounds)
    guard rect.isFinite else { return }
    let (disc, cross) = ControlLook.clearButton
    let side = min(disc, rect.width, rect.height)
    func centered(_ side: CGFloat) -> CGRect {
      CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
    context.fill(centered(side), radius: side / 2, drawn(.tertiaryLabel))
    UIImage(systemName: "xmark")?.draw(
      in: centered(min(cross, side)), of: context, tint: drawn(.systemBackground))
  }
}
