public import Foundation

/// What happened to the device: nothing ever does here, so none is made but by a caller.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What kind of thing happens.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device is moved.
    case motion = 1
    /// Something else controls sound or video.
    case remoteControl = 2
    /// Buttons are pressed.
    case presses = 3
    /// Content is scrolled without a finger on the screen.
    case scroll = 10
    /// A pointer is over something.
    case hover = 11
    /// Content is turned or zoomed without a finger on the screen.
    case transform = 14
  }

  /// What happens in particular.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// What kind of thing happened.
  open var type: EventType { .touches }
  /// What happened in particular.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since the machine was started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The touches that belong to it.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches in a view that belong to it.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// Buttons that were pressed: nobody presses any here.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}

/// A button that was pressed: there is none here.
@MainActor @preconcurrency
open class UIPress: NSObject {}

/// A finger on the screen: there is none here.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What a touch is doing.
  public enum Phase: Int, Hashable, Sendable {
    /// It has begun.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It stays.
    case stationary = 2
    /// It has ended.
    case ended = 3
    /// The system has ended it.
    case cancelled = 4
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// Something that is not on the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// What the touch is doing.
  open var phase: Phase { .ended }
  /// What touches.
  open var type: TouchType { .direct }
  /// The view that the touch began in.
  open var view: UIView? { nil }
  /// The window that the touch began in.
  open var window: UIWindow? { nil }
  /// How often the screen was touched.
  open var tapCount: Int { 0 }
  /// When the touch changed last, in seconds since the machine was started.
  open var timestamp: TimeInterval { 0 }
  /// Where the touch is, in a view's points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was, in a view's points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
  /// The innermost view at a point: among the subviews from front to back, else the view itself; nil outside of it, and
  /// where it is hidden, transparent or takes no events.
  func hitView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    // Views of an opacity below a hundredth take no events, as on iOS.
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in tree.subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }
}
