import CoreGraphics
import Foundation
import UIFoundation

/// The accessories without a view, and the separators.
extension UICollectionViewListCell {
  /// The configuration of the list that the cell is a row of, and the index path of the row.
  private var listRow: (list: UICollectionLayoutListConfiguration, path: IndexPath)? {
    guard let role, role.part == .row, let collection, let path = appliedAttributes?.indexPath, path.count == 2,
      let list = collection.listConfiguration(of: path.section)
    else { return nil }
    return (list, path)
  }

  /// Whether the cell is the first and the last row of an inset group. A header is outside of the group.
  var positionInGroup: (isFirst: Bool, isLast: Bool) {
    guard let (list, path) = listRow, list.appearance == .insetGrouped, let collection else { return (false, false) }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    return (path.item == first, path.item == collection.counts.items(in: path.section) - 1)
  }

  // MARK: - Separators

  /// Draws the separators above and below a row, one pixel high.
  func drawSeparators(in context: CGContext) {
    guard let (list, path) = listRow else { return }
    var configuration = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { configuration = handler(path, configuration) }
    let isBelow: Bool =
      switch configuration.bottomSeparatorVisibility {
      case .automatic: list.showsSeparators && !positionInGroup.isLast
      case .visible: true
      case .hidden: false
      }
    let pixel = pixelSnapping.pixel
    let color = drawn(configuration.color)
    if isBelow {
      let line = separatorLine(insets: configuration.bottomSeparatorInsets, y: bounds.maxY - pixel)
      context.fill(line, radius: 0, color)
    }
    if configuration.topSeparatorVisibility == .visible {
      let line = separatorLine(insets: configuration.topSeparatorInsets, y: bounds.minY)
      context.fill(line, radius: 0, color)
    }
  }

  /// Returns the rectangle of a separator whose top is at a position.
  private func separatorLine(insets: NSDirectionalEdgeInsets, y: CGFloat) -> CGRect {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // From the leading edge to the trailing one.
    var content = contentView.frame
    if let separator {
      content = separator.layoutFrame.offsetBy(dx: content.minX - contentView.bounds.minX, dy: 0)
    } else {
      let margin = TableMetrics.sideMargin(width: bounds.width, screenWidth: screenWidth)
      content.size.width -= margin
      if !isMirrored { content.origin.x += margin }
    }
    var start = isMirrored ? bounds.maxX - content.maxX : content.minX - bounds.minX
    var end = separator == nil ? 0 : isMirrored ? content.minX - bounds.minX : bounds.maxX - content.maxX
    if insets.leading != automatic.leading { start = insets.leading.bounded }
    if insets.trailing != automatic.trailing { end = insets.trailing.bounded }
    return mirroredInBounds(
      CGRect(
        x: bounds.minX + start, y: y, width: max(bounds.width - start - end, 0), height: pixelSnapping.pixel))
  }

  // MARK: - Accessories

  /// Draws the symbols of accessories without a view, in the room that layout reserves beside the content.
  func drawAccessories(in context: CGContext) {
    guard !accessories.isEmpty else { return }
    var start = indentsAccessories ? indentation : 0
    for accessory in accessories.shown(atLeading: true, isEditing: isEditing) {
      draw(accessory, from: start, in: context)
      start += accessory.room
    }
    var end: CGFloat = 0
    for accessory in accessories.shown(atLeading: false, isEditing: isEditing).reversed() {
      end += accessory.room
      draw(accessory, from: bounds.width - end, in: context)
    }
  }

  /// Draws the symbol of an accessory whose room begins at a distance from the leading edge. The margin of the room is
  /// at the edge of the cell.
  private func draw(_ accessory: UICellAccessory, from start: CGFloat, in context: CGContext) {
    guard accessory.view == nil, accessory.options.isHidden != true, let kind = accessory.kind,
      let (symbol, color) = ListLook.symbol(of: kind, isSelected: isSelected)
    else { return }
    let inner = accessory.room - AccessoryNumbers.margin
    let (side, x) = (ListLook.controlSide, accessory.isLeading ? start + AccessoryNumbers.margin : start)
    let frame = CGRect(
      x: bounds.minX + x + (inner - side) / 2, y: bounds.midY - side / 2, width: side, height: side)
    guard frame.isFinite, let image = UIImage(systemName: symbol) else { return }
    let tint = drawn(accessory.options.tintColor ?? color ?? tintColor)
    context.saveGState()
    if image.isDirectionalSymbol, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: bounds.minX + bounds.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
      image.draw(in: frame, of: context, tint: tint)
    } else {
      image.draw(in: mirroredInBounds(frame), of: context, tint: tint)
    }
    context.restoreGState()
  }
}
