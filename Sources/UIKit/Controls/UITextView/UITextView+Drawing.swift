import CoreGraphics
import Foundation
import UIFoundation

extension UITextView {
  /// Draws the text inside of the container's insets, with the lines that are measured.
  ///
  /// A layout manager of a subclass, or with a delegate, draws them itself.
  func drawLines(in context: CGContext) {
    guard !content.isEmpty else { return }
    if let known = madeLayoutParts?.manager, Swift.type(of: known) != NSLayoutManager.self || known.delegate != nil {
      let manager = followedLayoutManager
      let (range, insets) = (manager.glyphRange(for: textContainer), textContainerInset.bounded)
      manager.drawBackground(forGlyphRange: range, at: CGPoint(x: insets.left, y: insets.top))
      return manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: insets.left, y: insets.top))
    }
    content.draw(
      drawnLines, at: linesOrigin, in: context, base: TextAppearance(color: drawn(storedColor ?? .label)),
      links: linkAttributes, traits: traitCollection)
  }

  /// The lines that are drawn.
  var drawnLines: TextContent.Request {
    var options = lineOptions
    options.alignment = textAlignment
    if textAlignment == .natural, effectiveUserInterfaceLayoutDirection == .rightToLeft { options.alignment = .right }
    return TextContent.Request(
      width: lineWidth(at: bounds.width), lines: textContainer.maximumNumberOfLines, options)
  }

  /// The left edge and the top of the lines.
  var linesOrigin: CGPoint {
    let insets = textContainerInset.bounded
    return CGPoint(x: insets.left + textContainer.lineFragmentPadding.bounded, y: insets.top)
  }

  private var linkAttributes: [NSAttributedString.Key: Any] {
    if let linkTextAttributes, !linkTextAttributes.isEmpty { return linkTextAttributes }
    return [.foregroundColor: tintColor ?? .link]
  }
}
