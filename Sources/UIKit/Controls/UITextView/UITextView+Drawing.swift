import CoreGraphics
import Foundation
import UIFoundation

extension UITextView {
  /// Draws the text inside of the container's insets, with the lines that are measured.
  func drawLines(in context: CGContext) {
    guard !content.isEmpty else { return }
    let (insets, padding) = (textContainerInset.bounded, textContainer.lineFragmentPadding.bounded)
    var options = lineOptions
    options.alignment = textAlignment
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { options.alignment = .right }
    let request = TextContent.Request(
      width: lineWidth(at: bounds.width), lines: textContainer.maximumNumberOfLines, options)
    content.draw(
      request, at: CGPoint(x: insets.left + padding, y: insets.top), in: context,
      base: TextAppearance(color: drawn(storedColor ?? .label)), links: linkAttributes, traits: traitCollection)
  }

  private var linkAttributes: [NSAttributedString.Key: Any] {
    if let linkTextAttributes, !linkTextAttributes.isEmpty { return linkTextAttributes }
    return [.foregroundColor: tintColor ?? .link]
  }
}
