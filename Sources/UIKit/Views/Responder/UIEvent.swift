public import Foundation

/// An input event. Galley creates none, but tests and applications can.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches on the screen.
    case touches
    /// A motion of the device.
    case motion
    /// A command from a remote control, such as a headset.
    case remoteControl
    /// Presses of physical buttons.
    case presses
    /// Scrolling with an indirect device.
    case scroll = 10
    /// A pointer over a view.
    case hover
    /// Rotating or scaling with an indirect device.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no subtype.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// The type of the event. Always `.touches` unless overridden.
  open var type: EventType { .touches }
  /// The subtype of the event. Always `.none` unless overridden.
  open var subtype: EventSubtype { .none }
  /// The system uptime at the time of the call, in seconds.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The event's touches. Always `nil` unless overridden.
  open var allTouches: Set<UITouch>? { nil }
  /// Returns the event's touches in a view. Returns `nil` unless overridden.
  @discardableResult
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns the event's touches in a window. Returns `nil` unless overridden.
  @discardableResult
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// Returns the positions of a touch since the last event. Returns `nil` unless overridden.
  @discardableResult
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns the positions that a touch will probably have. Returns `nil` unless overridden.
  @discardableResult
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The modifier keys that are held down. Always empty unless overridden.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

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
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the touch's previous location in a view. Returns the origin unless overridden.
  @discardableResult
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The force of the touch, where 1 is an average one. Always 0 unless overridden.
  open var force: CGFloat { 0 }
  /// The greatest force that the screen measures. Always 0, that of a screen that measures none, unless overridden.
  open var maximumPossibleForce: CGFloat { 0 }
}

/// A press of a physical button. Galley creates none.
@MainActor @preconcurrency
open class UIPress: NSObject {}

/// An event of pressed buttons. Galley creates none.
open class UIPressesEvent: UIEvent {
  /// The event's presses. Always empty unless overridden.
  open var allPresses: Set<UIPress> { [] }
}
