public import Foundation
import UIFoundation

/// The spacing between items or at an edge: fixed, or a minimum.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing, in points: the minimum if it is flexible.
  public let spacing: CGFloat
  private let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a minimum spacing, in points. Flexible spacing divides the remaining space equally.
  @discardableResult
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  /// Returns a fixed spacing, in points.
  @discardableResult
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      raiseException("NSCollectionLayoutSpacing is made as itself, not as \(self)")
    }
    return made
  }

  /// Whether the spacing can grow to take remaining space.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether the spacing is fixed.
  open var isFixedSpacing: Bool { !isFlexible }

  /// Returns the spacing itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing outside an item's edges.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing before the item; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates edge spacing; `nil` means none at that edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the spacing itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
