public import Foundation

/// What happened to the device: nothing ever does here, so none is made but by a caller.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// When it happened, in seconds since the machine was started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The touches that belong to it.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen: there is none here.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// The view that the touch began in.
  open var view: UIView? { nil }
  /// How often the screen was touched.
  open var tapCount: Int { 0 }
  /// Where the touch is, in a view's points.
  open func location(in view: UIView?) -> CGPoint { .zero }
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

  /// Ends the input of text in the view: there is none here. Whether there was any to end.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }
}
