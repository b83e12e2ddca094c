import CoreGraphics
import Foundation
import UIFoundation

extension UILabel {
  /// Draws the text in a rectangle of the label, with the lines and baselines that layout uses.
  func drawLines(in rect: CGRect) {
    guard let context = GraphicsContexts.current, rect.isFinite, !content.isEmpty else { return }
    let size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    var request = request(in: size, lines: numberOfLines)
    let block = content.measure(request)
    guard block.count > 0, let baselines = textBaselines(in: size) else { return }
    request.options.alignment = drawnAlignment
    // Lines without a width are aligned in the width of the widest.
    let free = request.width == .infinity ? (size.width - block.width) * request.options.alignment.leftShare : 0
    let origin = CGPoint(x: rect.minX + free, y: rect.minY + baselines.firstFromTop - block.firstBaseline)
    content.draw(request, at: origin, in: context, base: appearanceOfText, traits: traitCollection)
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
