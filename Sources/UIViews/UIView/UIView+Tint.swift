import UIFoundation

extension UIView {
  /// The view's own tint, else the one around it, else the system's.
  var resolvedTint: UIColor {
    var step: UIView? = self
    while let view = step {
      if let tint = view.layoutState.tint { return tint }
      step = view.tree.superview
    }
    return .tintColor
  }

  /// Sets the view's own tint, and tells the view and those inside that have none.
  func setTint(_ tint: UIColor?) {
    guard tint != layoutState.tint else { return }
    layoutState.tint = tint
    tellOfTint { $0.layoutState.tint != nil }
  }

  /// Tells the view, and those inside, that their tint is another, but for views that have their own and what is in them.
  func tellOfTint(except hasOwn: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending.append(contentsOf: view.tree.subviews.reversed().filter { !hasOwn($0) })
    }
  }
}
