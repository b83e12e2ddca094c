import Foundation
import UIFoundation
import UIViews

/// What a cell takes from the table that shows it.
struct CellTraits: Hashable {
  /// The margin at the sides of the content.
  var sideMargin = TableMetrics.sideMargin(tableWidth: 0)
  /// The height of the line that parts the cell from the next, in points. A row that sizes itself is higher by it than
  /// its content needs.
  var separatorHeight: CGFloat = 0
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How far the safe area reaches into the cell at the sides.
  var safeSides = UIEdgeInsets.zero
}

/// The views of a cell beside its content view, made when they are first asked for.
struct CellParts {
  var text: CellLabel?
  var detail: CellLabel?
  var image: CellImageView?
  /// The line below the cell, and what stands at its end, made when the cell is laid out and shows them.
  var separator: CellSeparatorView?
  var accessories = CellAccessories()
  var background: UIView?
  var selectedBackground: UIView?
  var configuration: (any UIContentConfiguration)?
  /// The inset that was set; nil for the table's.
  var separatorInset: UIEdgeInsets?
}

/// What was set of a cell, and what laying it out asks for all the time.
struct CellSettings {
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var isSelected = false
  var isHighlighted = false
}

/// How a cell is edited.
struct CellEditing {
  var isActive = false
  var style = UITableViewCell.EditingStyle.none
  var canMove = false
}

/// A label that tells the cell, or the header, around its content view when its text or font changes.
final class CellLabel: UILabel {
  var owner: BackReference<UIView>?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.target?.setNeedsLayout()
    (owner?.target as? UITableViewCell)?.constraintsDidChange()
  }
}

/// An image view that tells its cell when its image changes.
final class CellImageView: UIImageView {
  var owner: BackReference<UIView>?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.target?.setNeedsLayout()
    (owner?.target as? UITableViewCell)?.constraintsDidChange()
  }
}

extension CellLabel {
  /// A label in a font that follows the content size category.
  convenience init(owner: UIView, font: UIFont, color: UIColor = .label) {
    self.init(frame: .zero)
    self.owner = owner.backReference
    adjustsFontForContentSizeCategory = true
    self.font = font
    textColor = color
  }
}
