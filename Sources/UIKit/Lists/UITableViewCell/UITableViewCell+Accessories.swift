import Foundation
import QuartzCore
import UIFoundation

/// The separator below a cell.
final class CellSeparatorView: UIView {
  /// Hides the separator below the last row of an inset group.
  override func adjust(_ appearance: inout LayerAppearance) {
    if (superview as? UITableViewCell)?.positionInGroup.isLast == true { appearance.isHidden = true }
  }
}

/// A chevron, checkmark, or information button at the end of a cell. Only the information button receives touches.
final class CellAccessoryButton: UIButton {}

/// The built-in accessories at the end of a cell.
struct CellAccessories {
  var type = UITableViewCell.AccessoryType.none
  /// The buttons, from the content outward.
  var buttons: [CellAccessoryButton] = []

  /// The maximum height of a button, in points, limited to the row's height.
  ///
  /// The height is our choice, as are the positions in the reserved space: a chevron and a checkmark end at the margin,
  /// an information button takes the rest.
  static let height: CGFloat = 44

  /// Returns the width of a chevron: 10.5 at 2x and 10.333 at 3x (uikit-recorded.md, "Cells and tables", IB).
  static func arrowWidth(_ snapping: PixelSnapping) -> CGFloat { snapping.ceilToPixel(31.0 / 3) }

  /// Returns the width that accessories take from the content, in points.
  ///
  /// - A chevron takes its width and the margin: 26.5 on a screen 375 wide, 30.5 on one 414 wide, 30.333 on one 393
  ///   wide (uikit-recorded.md, "Cells and tables", IB).
  /// - A checkmark takes 44 (uikit-recorded.md, "Cells and tables", IB), as does an information button (uikit.md,
  ///   "Table cells").
  /// - An information button before a chevron adds 26.5 to the chevron: one recorded cell, 57 of 414 points.
  static func room(for type: UITableViewCell.AccessoryType, margin: CGFloat, _ snapping: PixelSnapping) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: margin + arrowWidth(snapping)
    case .checkmark, .detailButton: 44
    case .detailDisclosureButton: margin + arrowWidth(snapping) + 26.5
    }
  }

  /// Returns the symbols of an accessory type, from the content outward.
  static func symbols(of type: UITableViewCell.AccessoryType) -> [String] {
    switch type {
    case .none: []
    case .disclosureIndicator: ["chevron.forward"]
    case .checkmark: ["checkmark"]
    case .detailButton: ["info.circle"]
    case .detailDisclosureButton: ["info.circle", "chevron.forward"]
    }
  }
}

/// The views beside and below a cell's content.
extension UITableViewCell {
  func placeAccessory() {
    let shown = currentAccessoryView
    if accessoryView !== shown { accessoryView?.removeFromSuperview() }
    if editingAccessoryView !== shown { editingAccessoryView?.removeFromSuperview() }
    let type = shown == nil ? currentAccessoryType : .none
    if type != parts.accessories.type { makeAccessories(type) }
    if type != .none { placeAccessories(type) }
    guard let shown else { return }
    if shown.superview !== self { addSubview(shown) }
    let size = shown.frame.size
    let end = tableTraits.sideMargin + (isMirrored ? tableTraits.safeSides.left : tableTraits.safeSides.right)
    let x = isMirrored ? end : bounds.width - end - size.width
    let y = pixelSnapping.nearest((bounds.height - size.height) / 2)
    shown.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func makeAccessories(_ type: AccessoryType) {
    for button in parts.accessories.buttons { button.removeFromSuperview() }
    let buttons = CellAccessories.symbols(of: type).map { symbol in
      let button = CellAccessoryButton(type: .custom)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.isUserInteractionEnabled = symbol == "info.circle"
      button.tintColor = symbol == "chevron.forward" ? .tertiaryLabel : nil
      addSubview(button)
      return button
    }
    parts.accessories = CellAccessories(type: type, buttons: buttons)
    guard let first = buttons.first, first.isUserInteractionEnabled else { return }
    first.addAction(UIAction { [weak self] _ in self?.accessoryWasTapped() }, for: .touchUpInside)
  }

  /// Taps the detail button, and returns whether there is one.
  func tapDetailButton() -> Bool {
    guard let button = parts.accessories.buttons.first, button.isUserInteractionEnabled else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }

  private func accessoryWasTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    segues?.perform(\.accessory, from: self)
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  private func placeAccessories(_ type: AccessoryType) {
    let margin = tableTraits.sideMargin
    let room = CellAccessories.room(for: type, margin: margin, pixelSnapping)
    let arrow = CellAccessories.arrowWidth(pixelSnapping)
    let area = bounds.height
    let height = min(area, CellAccessories.height)
    let safe = isMirrored ? tableTraits.safeSides.left : tableTraits.safeSides.right
    var start = bounds.width - safe - sides.trailing
    for (index, button) in parts.accessories.buttons.enumerated() {
      let width: CGFloat =
        switch type {
        case .detailButton: room
        case .detailDisclosureButton where index == 0: room - arrow - margin
        case .detailDisclosureButton: arrow
        default: room - margin
        }
      let x = isMirrored ? bounds.width - start - width : start
      let y = pixelSnapping.nearest((area - height) / 2)
      let frame = CGRect(x: x, y: y, width: width, height: height)
      if button.frame != frame { button.frame = frame }
      start += width
    }
  }

  /// Places the separator below the cell, inset by ``separatorInset``, the safe area, and the leading edit control.
  func placeSeparator() {
    let height = separatorHeight
    guard height > 0 else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let line = parts.separator ?? makeSeparator()
    let inset = separatorInset
    let safe = isMirrored ? tableTraits.safeSides.right : tableTraits.safeSides.left
    let (before, after) = (inset.left + safe + sides.leading, inset.right)
    let width = max(bounds.width - before - after, 0)
    let frame = CGRect(
      x: isMirrored ? after : before, y: bounds.height - height, width: width, height: height)
    if line.frame != frame { line.frame = frame }
    // A cell laid out before it is in a table keeps its current color.
    guard let table else { return }
    let color = table.separatorColor
    if line.backgroundColor !== color { line.backgroundColor = color }
  }

  private func makeSeparator() -> CellSeparatorView {
    let line = CellSeparatorView(frame: .zero)
    line.isUserInteractionEnabled = false
    parts.separator = line
    addSubview(line)
    return line
  }
}
