import Foundation
import UIFoundation

/// The traits that a cell adopts from its table.
struct CellTraits: Hashable {
  /// The side margin of the content, in points.
  var sideMargin = TableMetrics.narrowSideMargin
  /// The height of the separator below the cell, in points. It adds to the height of a self-sizing row.
  var separatorHeight: CGFloat = 0
  var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.narrowSideMargin, bottom: 0, right: 0)
  /// The overlap of the safe area with the sides of the cell.
  var safeSides = UIEdgeInsets.zero
  /// The margin above and below the content, in points.
  var endMargin = SystemMetrics.iOS18.cellMargin
}

/// The views of a cell apart from its content view, created on demand.
struct CellParts {
  var text: CellLabel?
  var detail: CellLabel?
  var image: CellImageView?
  /// The separator and accessories, created during layout if they are visible.
  var separator: CellSeparatorView?
  var accessories = CellAccessories()
  var background: UIView?
  var selectedBackground: UIView?
  var configuration: (any UIContentConfiguration)?
  /// The separator inset that was set; `nil` for the table's.
  var separatorInset: UIEdgeInsets?
}

/// The settings of a cell that layout reads often.
struct CellSettings {
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var isSelected = false
  var isHighlighted = false
}

/// The editing state of a cell.
struct CellEditing {
  var isActive = false
  var style = UITableViewCell.EditingStyle.none
  var canMove = false
}

/// A label that notifies its cell or header when its text or font changes.
final class CellLabel: UILabel {
  var owner: WeakReference<UIView>?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.target?.partDidChange()
  }
}

/// An image view that notifies its cell when its image changes.
final class CellImageView: UIImageView {
  var owner: WeakReference<UIView>?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.target?.partDidChange()
  }
}

extension UIView {
  /// Called when the size of a part of a cell or header, its owner, may have changed.
  fileprivate func partDidChange() {
    setNeedsLayout()
    (self as? UITableViewCell)?.constraintsDidChange()
  }
}

extension CellLabel {
  /// Creates a label with a font that follows the content size category.
  convenience init(owner: UIView, font: UIFont, color: UIColor = .label) {
    self.init(frame: .zero)
    self.owner = WeakReference(owner)
    adjustsFontForContentSizeCategory = true
    self.font = font
    textColor = color
  }
}
