import CoreGraphics
import QuartzCore
import UIFoundation

/// Cells draw their background; those of lists, also the gray of a selection, accessories, and separators.
extension UICollectionViewCell: BackgroundDrawing {
  func drawBackground(in context: CGContext) {
    let list = self as? UICollectionViewListCell
    if let backgroundConfiguration {
      backgroundConfiguration.draw(in: bounds, of: self, context)
    } else if let list, list.role != nil, backgroundColor == nil, backgroundView == nil {
      list.defaultBackgroundConfiguration().draw(in: bounds, of: self, context)
    }
    guard let list else { return }
    if isSelected || isHighlighted, selectedBackgroundView == nil {
      context.fill(bounds, radius: 0, drawn(.systemGray4))
    }
    list.drawAccessories(in: context)
    list.drawSeparators(in: context)
  }

  /// Rounds the corners of the first and the last row of an inset group, to which the cell is clipped.
  func adjust(_ appearance: inout LayerAppearance) {
    guard let list = self as? UICollectionViewListCell else { return }
    let (isFirst, isLast) = list.positionInGroup
    guard let outline = ListLook.outline(of: bounds, isFirst: isFirst, isLast: isLast) else { return }
    appearance.shape = outline
    appearance.masksToBounds = true
  }
}
