import CoreGraphics
import Foundation
import UIFoundation

/// Draws the background, which extends over the safe area below the bar, and the buttons.
extension UIToolbar {
  func drawBackground(in context: CGContext) {
    var rect = bounds
    if let superview, superview.safeAreaInsets.bottom > 0 {
      let below = superview.bounds.maxY - frame.maxY
      if below == superview.safeAreaInsets.bottom { rect.size.height += below }
    }
    drawBar(
      in: rect, standardAppearance, tint: barTintColor, isTranslucent: isTranslucent, line: .minYEdge, context)
    drawItems(in: context)
  }

  /// Draws the buttons from the leading edge. Flexible spaces share what the other items leave.
  private func drawItems(in context: CGContext) {
    guard bounds.isFinite, let items, !items.isEmpty else { return }
    let buttons = items.map(drawnButton)
    var widths = zip(items, buttons).map { item, button in
      item.systemItem == .fixedSpace || item.width > 0 ? max(item.width, 0) : button?.width ?? 0
    }
    // Two buttons without a space between them have a gap.
    let gaps = buttons.indices.map { index in
      index + 1 < buttons.count && buttons[index] != nil && buttons[index + 1] != nil ? BarLook.gap : 0
    }
    let flexible = items.indices.filter { items[$0].systemItem == .flexibleSpace }
    let rest = bounds.width - 2 * BarLook.margin - widths.reduce(0, +) - gaps.reduce(0, +)
    for index in flexible { widths[index] += max(rest, 0) / CGFloat(flexible.count) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = BarLook.margin
    for (index, button) in buttons.enumerated() {
      if let button {
        let left = isMirrored ? bounds.maxX - start - widths[index] : bounds.minX + start
        draw(button, at: left + (widths[index] - button.width) / 2, in: bounds, context)
      }
      start += widths[index] + gaps[index]
    }
  }
}
