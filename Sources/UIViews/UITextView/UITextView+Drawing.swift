import CoreGraphics
import Foundation
import UIFoundation

extension UITextView {
  /// Draws the text inside of the container's insets, with the lines that are measured.
  func drawLines(in context: CGContext) {
    guard !content.isEmpty else { return }
    let (insets, padding) = (textContainerInset.bounded, textContainer.lineFragmentPadding.bounded)
    let width = bounds.width - insets.left - insets.right - 2 * padding
    var options = TextContent.Options(textContainer.lineBreakMode, usesFontLeading: true)
    options.alignment = textAlignment
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { options.alignment = .right }
    content.draw(
      at: CGPoint(x: insets.left + padding, y: insets.top), in: context,
      width: max(width, 0) + PixelSnapping.tolerance, lines: textContainer.maximumNumberOfLines, options,
      base: TextAppearance(color: drawn(textColor ?? .label)), traits: traitCollection)
  }
}
