import CoreGraphics
import Foundation
import UIFoundation

extension UIActivityIndicatorView {
  /// Draws the spokes as they are at the start of a turn, which is all that a still picture can show.
  func drawSpokes(in context: CGContext) {
    let isWhite = style == .white || style == .whiteLarge
    context.drawSpokes(in: bounds, drawn(isWhite ? .white : color))
  }
}

extension CGContext {
  /// Draws an activity indicator in the largest centered square of a rectangle.
  func drawSpokes(in rect: CGRect, _ color: DisplayList.Color) {
    guard rect.isFinite else { return }
    let side = min(rect.width, rect.height)
    for spoke in 0..<ControlLook.spokes {
      saveGState()
      translateBy(x: rect.midX, y: rect.midY)
      rotate(by: CGFloat(spoke) / CGFloat(ControlLook.spokes) * 2 * .pi)
      let shade = 1 - Double(spoke) / Double(ControlLook.spokes) * 0.75
      fill(
        CGRect(x: -side / 20, y: -side / 2, width: side / 10, height: side * 0.27), radius: side / 20,
        color.multipliedAlpha(by: shade))
      restoreGState()
    }
  }
}
