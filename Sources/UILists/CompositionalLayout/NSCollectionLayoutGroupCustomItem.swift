public import Foundation

/// The frame and z-index of an item in a custom group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group.
  public let frame: CGRect
  /// The z-index. Items with a higher value appear in front.
  public let zIndex: Int

  /// Creates an item with the given frame and a z-index of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with the given frame and z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the item itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
