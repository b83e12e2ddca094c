import CoreGraphics
import Foundation
import UIFoundation

extension UIActivityIndicatorView {
  /// Draws the spokes as they are at the start of a turn, which is all that a still picture can show.
  func drawSpokes(in context: CGContext) {
    let side = min(bounds.width, bounds.height)
    let color = drawn(color)
    for spoke in 0..<ControlLook.spokes {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(spoke) / CGFloat(ControlLook.spokes) * 2 * .pi)
      let shade = 1 - Double(spoke) / Double(ControlLook.spokes) * 0.75
      context.fill(
        CGRect(x: -side / 20, y: -side / 2, width: side / 10, height: side * 0.27), radius: side / 20,
        color.multipliedAlpha(by: shade))
      context.restoreGState()
    }
  }
}
