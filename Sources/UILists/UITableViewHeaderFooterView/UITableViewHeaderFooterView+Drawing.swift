package import CoreGraphics
import UIFoundation
import UIViews

/// Headers and footers draw their background. One that is pinned covers the rows that scroll below it.
extension UITableViewHeaderFooterView: BackgroundDrawing {
  package func drawBackground(in context: CGContext) {
    if let backgroundConfiguration {
      backgroundConfiguration.draw(in: bounds, of: self, context)
    } else if isPinned, backgroundColor == nil, parts.background == nil {
      context.fill(bounds, radius: 0, drawn(.systemBackground))
    }
  }
}
