package import CoreGraphics
import UIFoundation
import UIViews

/// Tables draw the background of their style, unless they have a color or a view for it.
extension UITableView: BackgroundDrawing {
  package func drawBackground(in context: CGContext) {
    guard backgroundColor == nil, backgroundView == nil else { return }
    context.fill(bounds, radius: 0, drawn(style == .plain ? .systemBackground : .systemGroupedBackground))
  }
}

extension UITableView.Style {
  /// The color behind rows without a background of their own.
  var rowColor: UIColor { self == .plain ? .systemBackground : .secondarySystemGroupedBackground }
}
