import CoreGraphics
import UIFoundation

/// Draws the background of a bar that isn't minimal and has a color or an image.
extension UISearchBar {
  func drawBackground(in context: CGContext) {
    guard searchBarStyle != .minimal else { return }
    if let barTintColor { context.fill(bounds, radius: 0, drawn(barTintColor)) }
    backgroundImage?.draw(in: bounds, of: context, tint: nil)
  }
}

/// Draws the rounded field.
extension UISearchTextField {
  func drawBackground(in context: CGContext) {
    guard backgroundColor == nil else { return }
    context.fill(bounds, radius: BarLook.searchRadius, drawn(.tertiarySystemFill))
  }
}
