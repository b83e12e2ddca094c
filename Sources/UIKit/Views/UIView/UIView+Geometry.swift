import CoreGraphics
import Foundation
import UIFoundation

extension UIView {
  /// Returns whether a rectangle is finite, as a view's must be. Raises an exception for NaN, as iOS does.
  private static func isUsable(_ rect: CGRect) -> Bool {
    if rect.isFinite { return true }
    let (origin, size) = (rect.origin, rect.size)
    raiseException(
      unless: !rect.isNaN,
      "CALayer bounds contains NaN: [\(numberText(origin.x)) \(numberText(origin.y)); \(numberText(size.width)) "
        + "\(numberText(size.height))]")
    return false
  }

  /// Returns the frame for a new view: the given frame, or zero if it is infinite.
  static func usableFrame(_ frame: CGRect) -> CGRect { isUsable(frame) ? frame : .zero }

  func moveFrame(to frame: CGRect) {
    guard Self.isUsable(frame) else { return }
    changeGeometry { $0.frame = frame }
  }

  func moveBounds(to bounds: CGRect) {
    guard Self.isUsable(bounds) else { return }
    changeGeometry(byEngine: layoutState.isBeingPlaced) { geometry in
      let center = geometry.center
      let isResized = geometry.bounds.size != bounds.size
      geometry.bounds = bounds
      if isResized { geometry.center = center }
    }
  }

  /// Moves the anchor point within the view. The center stays in place, so the frame moves.
  func moveAnchor(to anchor: CGPoint) { changeGeometry { $0.anchor = anchor } }

  /// Sets the transform, unless the frame isn't finite with it.
  func setTransform(_ transform: CGAffineTransform) {
    var changed = geometry
    changed.transform = transform
    if changed.isFinite { geometry = changed }
  }

  /// Changes the geometry, unless it isn't finite afterward. ``applySolvedFrame(at:)`` has checked what the engine
  /// sets.
  @inline(__always)
  private func changeGeometry(byEngine: Bool = false, _ change: @MainActor (inout ViewGeometry) -> Void) {
    let old = geometry.placement
    if byEngine {
      change(&geometry)
    } else {
      var changed = geometry
      change(&changed)
      guard changed.isFinite else { return }
      geometry = changed
    }
    geometryDidChange(from: old, byEngine: byEngine)
  }

  func moveCenter(to center: CGPoint) {
    if !center.isFinite {
      return raiseException(
        unless: !center.isNaN, "CALayer position contains NaN: [\(numberText(center.x)) \(numberText(center.y))]")
    }
    changeGeometry(byEngine: layoutState.isBeingPlaced) { $0.center = center }
  }

  /// Sets the untransformed frame that the engine solved.
  ///
  /// As on iOS, it sets `bounds` and `center`, which a subclass may observe. The origin is then stored directly,
  /// because adding and subtracting half a side would lose its last bit.
  func applySolvedFrame(at frame: CGRect) {
    let old = geometry.placement
    guard frame.isFinite else { return }
    layoutState.flags.insert(.wasPlaced)
    if old.origin == frame.origin, old.bounds.size == frame.size { return }
    layoutState.isBeingPlaced = true
    if old.bounds.size != frame.size { bounds = CGRect(origin: old.bounds.origin, size: frame.size) }
    center = geometry.center(in: frame)
    geometry.origin = frame.origin
    layoutState.isBeingPlaced = false
  }

  private func geometryDidChange(from old: ViewGeometry.Placement, byEngine: Bool) {
    let new = geometry.placement
    let resized = old.bounds.size != new.bounds.size
    let moved = old.origin != new.origin
    let scrolled = old.bounds.origin != new.bounds.origin
    if scrolled {
      markNeedsLayout()
      if layoutState.isEngineItem { regionEngine?.viewDidScroll(self) }
    }
    if resized {
      markNeedsLayout()
      if !byEngine { markSuperviewForResize() }
      if !tree.subviews.isEmpty, autoresizesSubviews { resizeSubviews(from: old.bounds.size) }
    }
    if resized || moved {
      if !byEngine { engineItemDidChange() }
      if hasInheritedInsets { insetsMayDiffer() }
    }
    if resized || scrolled { insetsInsideMayDiffer() }
    if layoutState.extras != nil { tellObservers() }
  }

  /// Resizes the view to the size that fits. The upper left corner stays in place, as on iOS, or the center if the view
  /// is transformed.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard transform == .identity else { return bounds.size = size }
    frame.size = size
  }
}

extension UIView {
  /// Returns a point of this view in another's coordinate system, or in the root's if `view` is `nil`.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    var (point, step) = (point, self)
    guard let view else {
      while let above = step.tree.superview {
        point = step.geometry.toSuperview(point)
        step = above
      }
      return point
    }
    if view.tree.isRightInside(self) { return view.geometry.fromSuperview(point) }
    // Roots of different trees share a coordinate system.
    let common = nearestCommonAncestor(with: view)
    while step !== common {
      point = step.geometry.toSuperview(point)
      guard let above = step.tree.superview else { break }
      step = above
    }
    var path: [UIView] = []
    step = view
    while step !== common {
      path.append(step)
      guard let above = step.tree.superview else { break }
      step = above
    }
    while let step = path.popLast() { point = step.geometry.fromSuperview(point) }
    return point
  }

  /// Returns a rectangle of this view in another's coordinate system, or in the root's if `view` is `nil`.
  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { converted($0, to: view) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CGRect {
  /// Returns the rectangle expanded by insets.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
