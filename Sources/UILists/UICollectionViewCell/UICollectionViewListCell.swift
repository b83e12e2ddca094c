public import Foundation
import UIFoundation
public import UIViews

/// A row of a list in a collection.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The least height of a row: our decision, that of a table's.
  static let leastHeight = TableMetrics.standardRowHeight

  /// How deep the row lies in an outline.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentRoomDidChange() } } }
  /// How far each level goes in, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentRoomDidChange() } } }
  /// Whether the accessories at the beginning of the row go in with the content.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  /// What lies at the edges of the row; the content takes the width between.
  open var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories(oldValue) }
  }

  private func replaceAccessories(_ old: [UICellAccessory]) {
    for accessory in old { accessory.view?.removeFromSuperview() }
    for accessory in accessories where accessory.isDisplayed {
      guard let view = accessory.view else { continue }
      view.isHidden = accessory.options.isHidden ?? false
      addSubview(view)
    }
    contentRoomDidChange()
  }

  private func contentRoomDidChange() {
    fittedSize = nil
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var contentInsets: UIEdgeInsets {
    let rooms = accessories.filter(\.isDisplayed)
    let leading = rooms.filter(\.isLeading).reduce(indentation) { $0 + $1.room }
    let trailing = rooms.filter { !$0.isLeading }.reduce(0) { $0 + $1.room }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0, right: isMirrored ? leading : trailing)
  }

  /// Gives the accessories' views their places, from the edges inwards, in the middle of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (leading, trailing) = (indentsAccessories ? indentation : 0, CGFloat(0))
    for accessory in accessories where accessory.isDisplayed && accessory.isLeading {
      place(accessory, from: leading, isLeft: !isMirrored)
      leading += accessory.room
    }
    for accessory in accessories.reversed() where accessory.isDisplayed && !accessory.isLeading {
      place(accessory, from: trailing, isLeft: isMirrored)
      trailing += accessory.room
    }
  }

  private func place(_ accessory: UICellAccessory, from start: CGFloat, isLeft: Bool) {
    guard let view = accessory.view else { return }
    let size = accessory.viewSize
    let inset = start + max(accessory.room - size.width, 0)
    let x = isLeft ? inset : bounds.width - inset - size.width
    view.frame = pixelSnapping.frame(
      CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size))
  }

  /// The content that a row of the list starts from.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// The background that suits a row.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The height that the content takes, at least that of a row.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    guard layoutAttributes.estimatedAxes.contains(.vertical), preferred.size.height < Self.leastHeight else {
      return preferred
    }
    let corner = preferred.frame.origin
    preferred.frame = CGRect(origin: corner, size: CGSize(width: preferred.size.width, height: Self.leastHeight))
    return preferred
  }
}
