import CoreGraphics
import Foundation
import UIFoundation

extension UITextField {
  /// Draws the border, and the text or the placeholder.
  func drawField(in context: CGContext) {
    drawBorder(in: context)
    if content.isEmpty {
      if !placeholderContent.isEmpty { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  private func drawBorder(in context: CGContext) {
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
    let look = TextAppearance(color: drawn(isEnabled ? textColor ?? .label : .tertiaryLabel))
    guard isSecureTextEntry else { return draw(content, in: rect, look) }
    let bullets = String(repeating: "\u{2022}", count: content.string?.count ?? 0)
    draw(TextContent(bullets, font: content.font), in: rect, look)
  }

  func drawPlaceholderLine(in rect: CGRect) {
    draw(placeholderContent, in: rect, TextAppearance(color: drawn(.placeholderText)))
  }

  /// Draws one line on the field's baseline, truncated at its end if it doesn't fit.
  private func draw(_ content: TextContent, in rect: CGRect, _ look: TextAppearance) {
    guard let context = GraphicsContexts.current, rect.isFinite, rect.width > 0,
      let baselines = textBaselines(in: bounds.size)
    else { return }
    var options = TextContent.Options(.byTruncatingTail)
    options.alignment = textAlignment
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { options.alignment = .right }
    let width = rect.width + PixelSnapping.tolerance
    let block = content.measure(width: width, lines: 1, options)
    content.draw(
      at: CGPoint(x: rect.minX, y: bounds.minY + baselines.firstFromTop - block.firstBaseline), in: context,
      width: width, lines: 1, options, base: look, traits: traitCollection)
  }
}
