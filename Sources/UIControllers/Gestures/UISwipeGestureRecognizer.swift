import Foundation
public import UIViews

/// A recognizer of swipes. Galley recognizes none.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The set's bits, one for each direction.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// An upward swipe.
    public static let up = Direction(rawValue: 1 << 2)
    /// A downward swipe.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions to recognize. The default is `.right`. Stored for source compatibility; has no effect.
  open var direction = Direction.right
  /// The number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTouchesRequired = 1
}
