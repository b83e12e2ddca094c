import CoreGraphics
import QuartzCore
import UIFoundation

/// Cells draw their background; those of lists, also the gray of a selection, accessories, and separators.
extension UICollectionViewCell {
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

}
