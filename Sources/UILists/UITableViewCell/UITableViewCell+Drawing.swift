package import CoreGraphics
import UIFoundation
import UIViews

/// Cells draw the background of their configuration, and the gray of a selection.
extension UITableViewCell: BackgroundDrawing {
  package func drawBackground(in context: CGContext) {
    backgroundConfiguration?.draw(in: bounds, of: self, context)
    guard isSelected || isHighlighted, selectionStyle != .none, parts.selectedBackground == nil else { return }
    context.fillColor = UIColor.systemGray4.displayColor(traitCollection)
    context.fill(bounds)
  }
}
