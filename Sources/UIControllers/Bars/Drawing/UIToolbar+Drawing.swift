package import CoreGraphics
import Foundation
import UIFoundation
import UIViews

/// Draws the background, which extends over the safe area below the bar. Buttons aren't drawn.
extension UIToolbar: BackgroundDrawing {
  package func drawBackground(in context: CGContext) {
    var rect = bounds
    if let superview, superview.safeAreaInsets.bottom > 0 {
      let below = superview.bounds.maxY - frame.maxY
      if below == superview.safeAreaInsets.bottom { rect.size.height += below }
    }
    drawBar(
      in: rect, standardAppearance, tint: barTintColor, isTranslucent: isTranslucent, line: .minYEdge, context)
  }
}
