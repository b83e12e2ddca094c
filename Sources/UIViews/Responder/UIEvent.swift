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
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
