public import Foundation

/// The width and height of an item.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in space: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: space), height: heightDimension.length(in: space))
  }

  /// The axes along which the content decides the size.
  var estimatedAxes: FittingAxes {
    var axes: FittingAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
