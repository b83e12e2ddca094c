public import Foundation
import UIFoundation
public import UIViews

/// A row of a list in a collection.
///
/// It has no accessories yet: its content takes the whole width.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The least height of a row: our decision, that of a table's.
  static let leastHeight = TableMetrics.standardRowHeight

  /// How deep the row lies in an outline: kept.
  open var indentationLevel = 0
  /// How far each level goes in, in points: kept.
  open var indentationWidth: CGFloat = 10
  /// Whether accessories go in with the content: kept.
  open var indentsAccessories = true

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
