public import Foundation

/// A touch on the screen. Galley creates none.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The touch has begun.
    case began
    /// The touch has moved.
    case moved
    /// The touch is held without moving.
    case stationary
    /// The touch has ended.
    case ended
    /// The system has canceled the touch.
    case cancelled
  }

  /// The type of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on the screen.
    case direct
    /// An indirect device, such as a remote control.
    case indirect
    /// A stylus, such as Apple Pencil.
    case pencil
    /// A pointing device, such as a mouse or a trackpad.
    case indirectPointer
  }

  /// The phase of the touch. Always `.ended` unless overridden.
  open var phase: Phase { .ended }
  /// The type of the touch. Always `.direct` unless overridden.
  open var type: TouchType { .direct }
  /// The view in which the touch began. Always `nil` unless overridden.
  open var view: UIView? { nil }
  /// The window in which the touch began. Always `nil` unless overridden.
  open var window: UIWindow? { nil }
  /// The number of taps. Always 0 unless overridden.
  open var tapCount: Int { 0 }
  /// The time of the last change, in seconds since the system started. Always 0 unless overridden.
  open var timestamp: TimeInterval { 0 }
  /// Returns the touch's location in a view. Returns the origin unless overridden.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the touch's previous location in a view. Returns the origin unless overridden.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
