import CoreGraphics

extension UIView {
  /// Returns the deepest view at a point, searching subviews from front to back, or `nil`.
  ///
  /// The result is `nil` if the point is outside the view or the view is hidden, transparent or ignores user
  /// interaction.
  ///
  /// A view that receives a point answers for its whole subtree, so the search never goes back up and needs no
  /// recursion. Only views of classes outside Galley, which may override ``hitTest(_:with:)``, are asked with a call.
  func hitView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard receives(point, event) else { return nil }
    var (view, point) = (self, point)
    descent: while true {
      for child in view.tree.subviews.reversed() {
        let inside = view.convert(point, to: child)
        guard child.isOfOwnClass else {
          if let hit = child.hitTest(inside, with: event) { return hit }
          continue
        }
        guard child.receives(inside, event) else { continue }
        (view, point) = (child, inside)
        continue descent
      }
      return view
    }
  }

  /// Returns whether the view receives events at a point. Views with an opacity below 0.01 don't, as on iOS.
  private func receives(_ point: CGPoint, _ event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event)
  }

  /// Whether the view's class is one of Galley's, none of which overrides `hitTest(_:with:)`.
  private var isOfOwnClass: Bool {
    let type = type(of: self)
    if type == UIView.self { return true }
    if let known = OwnClasses.known[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).prefix { $0 != "." }
    let isOwn = module == "UIKit"
    OwnClasses.known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

/// A cache of whether view classes are Galley's own.
@MainActor
private enum OwnClasses {
  static var known: [ObjectIdentifier: Bool] = [:]
}
