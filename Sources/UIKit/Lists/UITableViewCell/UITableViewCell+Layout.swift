import Foundation
import UIFoundation

/// The positions of a cell's parts.
extension UITableViewCell {
  var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// Whether the cell has a trailing accessory.
  var hasAccessory: Bool { currentAccessoryView != nil || currentAccessoryType != .none }

  /// The width reserved at the end of the content. A custom view has the margin beside it, which is our choice.
  private var accessoryRoom: CGFloat {
    if let view = currentAccessoryView { return view.frame.width + tableTraits.sideMargin }
    return CellAccessories.room(for: currentAccessoryType, margin: tableTraits.sideMargin, pixelSnapping)
  }

  /// The widths taken from the content at its leading and trailing edges.
  var sides: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = (CGFloat.zero, accessoryRoom)
    guard isEditing else { return (leading, trailing) }
    if editing.style != .none, shouldIndentWhileEditing { leading += TableMetrics.editControlWidth }
    if editing.canMove, showsReorderControl { trailing += TableMetrics.reorderControlWidth }
    return (leading, trailing)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The content view's frame, between the views beside the content.
  ///
  /// It is as high as the cell, even above a separator (uikit-recorded.md, "Cells and tables", IB: every cell since
  /// Xcode 12).
  var contentFrame: CGRect {
    let (leading, trailing) = sides
    let safe = tableTraits.safeSides
    let before = (leading != trailing && isMirrored ? trailing : leading) + safe.left
    let width = max(bounds.width - leading - trailing - safe.left - safe.right, 0)
    return CGRect(x: before, y: 0, width: width, height: max(bounds.height, 0))
  }

  /// Returns the width of the content in a cell of the given width.
  func contentWidth(of width: CGFloat) -> CGFloat {
    let (leading, trailing) = sides
    return max(width - leading - trailing - tableTraits.safeSides.left - tableTraits.safeSides.right, 0)
  }

  func placeParts() {
    let frame = contentFrame
    if content.frame != frame { content.frame = frame }
    if let list = content as? UIListContentView { giveMargins(to: list) }
    if let view = parts.background, view.superview === self { view.frame = bounds }
    if let view = parts.selectedBackground, view.superview === self { view.frame = bounds }
    placeAccessory()
    placeSeparator()
    if parts.configuration == nil { placeBuiltIn(in: frame.size) }
  }

  /// Returns the size that constraints to the cell itself require, with the separator.
  ///
  /// It returns `nil` if they do not determine a height, as those of a line along one edge do not. Content is often
  /// pinned to the cell rather than to its content view, and sizes it as well (uikit-recorded.md, "Cells and tables",
  /// L). Content that is pinned to the cell's own margins doesn't: the height is 0, for which a table substitutes the
  /// standard height with a warning (uikit-recorded.md, "Cells and tables", L).
  func pinnedSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard hasConstraintsInside else { return nil }
    if isContentPinnedToOwnMargins { return CGSize(width: target.width, height: 0) }
    letContentFollow()
    let inner = CGSize(width: target.width, height: max(target.height - separatorHeight, 0))
    var fitting = fittingSize(inner, horizontal: horizontal, vertical: vertical, keepsSolution: false)
    guard fitting.height > 0 else { return nil }
    fitting.height += separatorHeight
    if parts.text != nil || parts.detail != nil || parts.image != nil {
      fitting.height = max(fitting.height, builtInHeight(width: target.width))
    }
    return fitting
  }

  /// Whether a constraint ties the top or bottom of the content to the cell's own margins.
  private var isContentPinnedToOwnMargins: Bool {
    constraints.contains {
      isOwnMargin($0.firstItem, $0.firstAttribute) || isOwnMargin($0.secondItem, $0.secondAttribute)
    }
  }

  private func isOwnMargin(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .topMargin, .bottomMargin: item === self
    case .top, .bottom: item is UILayoutGuide && item === layoutMarginsGuide
    default: false
    }
  }

  /// Makes a content view that constraints tie to the cell resize with the cell.
  ///
  /// It is positioned by its frame, which would otherwise fix the cell's size.
  private func letContentFollow() {
    if content.formsLayoutRegion { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let frame = contentFrame
    if content.frame != frame { content.frame = frame }
  }

  /// Sets the list content's outer margins to the cell's, less the widths beside the content.
  func giveMargins(to list: UIListContentView) {
    let (leading, trailing) = sides
    let side = tableTraits.sideMargin
    list.takeOuterMargins(leading: side - leading, trailing: side - trailing)
  }
}
