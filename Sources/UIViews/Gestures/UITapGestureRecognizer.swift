public import Foundation
public import UIFoundation

/// Recognizes taps: none is ever made here.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps count as one.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes a finger that stays: none does here.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come first.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes a finger that moves: none does here.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// How far the finger has moved, in a view's points: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Says how far the finger has moved: nothing here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast the finger moves, in a view's points a second: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes a finger that comes from an edge of the screen: none does here.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []
}

/// Recognizes a finger that is drawn across: none is here.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers are drawn to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// The directions of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the finger is drawn to.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Recognizes two fingers that come together or part: none do here.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a part of how far they were.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn: none do here.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast that changes, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a pointer over a view: there is none here.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
