import CoreGraphics
import Foundation
import UIFoundation

extension UILabel {
  /// Draws the text in a rectangle of the label, with the lines and baselines that layout uses.
  func drawLines(in rect: CGRect) {
    guard let context = GraphicsContexts.current, rect.isFinite, !content.isEmpty else { return }
    let size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    let limit = numberOfLines
    let block = measure(in: size, lines: limit)
    guard block.count > 0, let baselines = textBaselines(in: size) else { return }
    let mode = lineBreakMode
    // The width, options, and scale have to be those of `measure(in:lines:)`, so that the lines are the same.
    let isClipped = limit == 1 && mode == .byClipping
    let width = isClipped ? .infinity : size.width + PixelSnapping.tolerance
    var options = TextContent.Options(mode, height: size.height + PixelSnapping.tolerance)
    let scale = shrinkScale(width: width, lines: limit, options)
    options.alignment = drawnAlignment
    // Lines without a width are aligned in the width of the widest.
    let free = isClipped ? (size.width - block.width) * options.alignment.leftShare : 0
    let origin = CGPoint(x: rect.minX + free, y: rect.minY + baselines.firstFromTop - block.firstBaseline)
    content.draw(
      at: origin, in: context, width: width, lines: limit, options, scale: scale, base: appearanceOfText,
      traits: traitCollection)
  }

  /// The alignment of text without one of its own. Natural text follows the label's layout direction.
  private var drawnAlignment: NSTextAlignment {
    let alignment = textAlignment
    if alignment != .natural { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  private var appearanceOfText: TextAppearance {
    let traits = traitCollection
    var color = textColor ?? UIColor.label
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    var appearance = TextAppearance(color: color.displayColor(traits))
    if !isEnabled { appearance.color = UIColor.tertiaryLabel.displayColor(traits) }
    if let shadowColor, shadowOffset.isFinite {
      appearance.shadow = DisplayList.Shadow(offset: shadowOffset, blur: 0, color: shadowColor.displayColor(traits))
    }
    return appearance
  }
}

extension NSTextAlignment {
  /// The fraction of the free space beside a line that is on its left, for text that is read from left to right.
  var leftShare: CGFloat {
    switch self {
    case .left, .natural, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
