import UIFoundation

extension UIView {
  /// The view's own tint color, or the nearest superview's, or the system's.
  var resolvedTint: UIColor {
    var step: UIView? = self
    while let view = step {
      if let tint = view.layoutState.tint { return tint }
      step = view.tree.superview
    }
    return .tintColor
  }

  /// Sets the view's own tint color, and tells the view and its descendants that inherit it.
  func setTint(_ tint: UIColor?) {
    guard tint != layoutState.tint else { return }
    layoutState.tint = tint
    tellOfTint { $0.layoutState.tint != nil }
  }

  /// Tells the view and its descendants that their tint has changed, except views with their own and their descendants.
  func tellOfTint(except hasOwn: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending.append(contentsOf: view.tree.subviews.reversed().filter { !hasOwn($0) })
    }
  }
}
