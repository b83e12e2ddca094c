import CoreGraphics
import Foundation
import UIFoundation

/// Cells draw their background, the gray of a selection, and the controls beside edited content.
extension UITableViewCell {
  func drawBackground(in context: CGContext) {
    if let backgroundConfiguration {
      backgroundConfiguration.draw(in: bounds, of: self, context)
    } else if let table, backgroundColor == nil, parts.background == nil {
      context.fill(bounds, radius: 0, drawn(table.style.rowColor))
    }
    if isSelected || isHighlighted, selectionStyle != .none, parts.selectedBackground == nil {
      context.fill(bounds, radius: 0, drawn(.systemGray4))
    }
    drawControls(in: context)
  }

  /// Whether the cell is the first and the last row of an inset group.
  var positionInGroup: (isFirst: Bool, isLast: Bool) {
    guard let table, table.style == .insetGrouped, let path = table.path(of: self) else { return (false, false) }
    return (path.row == 0, path.row == table.rows.count(inSection: path.section) - 1)
  }

  /// Draws the symbols of the edit control and the reorder control, centered in the room that layout reserves.
  private func drawControls(in context: CGContext) {
    guard isEditing else { return }
    let safe = tableTraits.safeSides
    let before = isMirrored ? safe.right : safe.left
    if shouldIndentWhileEditing, let (symbol, color) = ListLook.control(of: editing.style) {
      draw(symbol, color, from: before, width: TableMetrics.editControlWidth, in: context)
    }
    if editing.canMove, showsReorderControl {
      let width = TableMetrics.reorderControlWidth
      let after = isMirrored ? safe.left : safe.right
      draw("line.3.horizontal", .tertiaryLabel, from: bounds.width - after - width, width: width, in: context)
    }
  }

  private func draw(_ symbol: String, _ color: UIColor, from start: CGFloat, width: CGFloat, in context: CGContext) {
    let side = ListLook.controlSide
    let frame = CGRect(
      x: bounds.minX + start + (width - side) / 2, y: bounds.midY - side / 2, width: side, height: side)
    UIImage(systemName: symbol)?.draw(in: mirroredInBounds(frame), of: context, tint: drawn(color))
  }
}
