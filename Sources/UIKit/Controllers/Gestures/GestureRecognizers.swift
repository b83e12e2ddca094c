public import Foundation
public import UIFoundation

/// A recognizer of taps. Galley recognizes none.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of long presses. Galley recognizes none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. The default is 0. Stored for source compatibility; has no effect.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds. The default is 0.5.
  ///
  /// Stored for source compatibility; has no effect.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers during the press, in points. The default is 10.
  ///
  /// Stored for source compatibility; has no effect.
  open var allowableMovement: CGFloat = 10
}

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

/// A recognizer of panning from an edge of the screen. Galley recognizes none.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the gesture can start. The default is none. Stored for source compatibility; has no effect.
  open var edges: UIRectEdge = []
}

/// A recognizer of rotations by two fingers. Galley recognizes none.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second. Always 0 unless overridden.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a pointer over a view. Galley recognizes none.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
