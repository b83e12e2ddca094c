import CoreGraphics
public import Foundation
import UIFoundation

/// A list row in a collection view.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The minimum height of a row: our choice, that of a table's.
  private final var leastHeight: CGFloat { systemMetrics.rowHeight }

  /// The indentation level of the row. The default is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentRoomDidChange() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth.acceptChange(from: oldValue) { contentRoomDidChange() } }
  }
  /// Whether the leading accessories are indented with the content. The default is `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  /// The accessories at the edges of the row, between which the content lies.
  open var accessories: [UICellAccessory] = [] { didSet { replaceAccessories(oldValue) } }

  private func replaceAccessories(_ old: [UICellAccessory]) {
    let kinds = accessories.compactMap(\.kind)
    if let twice = kinds.first(where: { kind in kinds.filter { $0 == kind }.count > 1 }) {
      raiseException(
        "Accessories array contains more than one system accessory of the same type. Duplicate accessories: \(twice)")
    }
    for accessory in old { accessory.view?.removeFromSuperview() }
    contentRoomDidChange()
  }

  /// Whether the list is being edited.
  final var isEditing: Bool { collection?.isEditing ?? false }

  override func editingDidChange() {
    super.editingDidChange()
    contentRoomDidChange()
  }

  private func contentRoomDidChange() {
    fittedSize = nil
    setNeedsLayout()
    collection?.setNeedsLayout()
  }

  final var indentation: CGFloat { (CGFloat(indentationLevel) * indentationWidth).bounded }

  private func room(atLeading isLeading: Bool) -> CGFloat {
    accessories.shown(atLeading: isLeading, isEditing: isEditing).map(\.room).reduce(0, +)
  }

  override var contentInsets: UIEdgeInsets {
    let leading = indentation + room(atLeading: true)
    let trailing = room(atLeading: false)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
  }

  /// Places the accessory views from the edges inward, centered vertically.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (leading, trailing) = (indentsAccessories ? indentation : 0, CGFloat(0))
    let atLeading = accessories.shown(atLeading: true, isEditing: isEditing)
    let atTrailing = accessories.shown(atLeading: false, isEditing: isEditing)
    for accessory in accessories where !accessory.isDisplayed(isEditing: isEditing) {
      accessory.view?.removeFromSuperview()
    }
    for accessory in atLeading {
      positionAccessory(accessory, from: leading, isLeft: !isMirrored)
      leading += accessory.room
    }
    for accessory in atTrailing.reversed() {
      positionAccessory(accessory, from: trailing, isLeft: isMirrored)
      trailing += accessory.room
    }
  }

  private func positionAccessory(_ accessory: UICellAccessory, from start: CGFloat, isLeft: Bool) {
    guard let view = accessory.view else { return }
    view.isHidden = accessory.options.isHidden ?? false
    if view.superview !== self { addSubview(view) }
    let size = accessory.viewSize
    let inset = start + max(accessory.room - size.width, 0)
    let x = isLeft ? inset : bounds.width - inset - size.width
    view.frame = pixelSnapping.frame(
      CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
  }

  /// The role of the cell in its list.
  final var role: ListRole? { appliedAttributes?.listRole }

  /// Returns the default content of the cell's role: a row, header, or footer in its list's appearance.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration { role?.content ?? .cell() }
  /// Returns the default background of the cell's role.
  @discardableResult
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    role?.background ?? .listPlainCell()
  }

  /// The layout guide of the separator below the row: as wide as the content, unless constraints say otherwise.
  ///
  /// Once the guide exists, the separator is drawn where it is. Otherwise it starts at the row's margin, as in a table.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separator, separator.owningView === contentView { return separator }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCell-separatorLayoutGuide"
    contentView.addLayoutGuide(guide)
    let edges = [
      guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: pixelSnapping.pixel),
    ]
    for edge in edges { edge.priority = Self.separatorPriority }
    NSLayoutConstraint.activate(edges)
    separator = guide
    return guide
  }

  /// The guide of the separator, if it has been created.
  final private(set) var separator: UILayoutGuide?
  /// Below the priority of any app constraint.
  private static let separatorPriority = UILayoutPriority(1)

  /// Returns the height of the content; for a row, at least the standard row height.
  @discardableResult
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard role?.part ?? .row == .row, layoutAttributes.estimatedAxes.contains(.vertical),
      preferred.size.height < leastHeight
    else {
      return preferred
    }
    let corner = preferred.frame.origin
    preferred.frame = CGRect(origin: corner, size: CGSize(width: preferred.size.width, height: leastHeight))
    return preferred
  }
}
