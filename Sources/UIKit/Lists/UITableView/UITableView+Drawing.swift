import CoreGraphics
import UIFoundation

/// Tables draw the background of their style, unless they have a color or a view for it.
extension UITableView {
  func drawBackground(in context: CGContext) {
    guard backgroundColor == nil, backgroundView == nil else { return }
    context.fill(bounds, radius: 0, drawn(style == .plain ? .systemBackground : .systemGroupedBackground))
  }
}

extension UITableView.Style {
  /// The color behind rows without a background of their own.
  var rowColor: UIColor { self == .plain ? .systemBackground : .secondarySystemGroupedBackground }
}

/// Headers and footers draw their background. One that is pinned covers the rows that scroll below it.
extension UITableViewHeaderFooterView {
  func drawBackground(in context: CGContext) {
    if let backgroundConfiguration {
      backgroundConfiguration.draw(in: bounds, of: self, context)
    } else if isPinned, backgroundColor == nil, parts.background == nil {
      context.fill(bounds, radius: 0, drawn(.systemBackground))
    }
  }
}
