import Foundation
import UIFoundation

extension UIView {
  func setPreservesSuperviewMargins(_ preserves: Bool) {
    insetState.preservesSuperview = preserves
    inheritanceMayDiffer()
    insetsMayDiffer()
  }

  func setFollowsSafeArea(_ follows: Bool) {
    insetState.followsSafeArea = follows
    insetsMayDiffer()
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    marginState.setting = .absolute(margins)
    insetsMayDiffer()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    marginState.setting = .directional(margins)
    insetsMayDiffer()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the margins as they were set, by left and right.
  private func ownMargins(controlled smallest: UIEdgeInsets?) -> UIEdgeInsets {
    switch marginState.setting {
    case .automatic:
      guard let smallest else { return ViewMargins.usual }
      return UIEdgeInsets(top: 0, left: smallest.left, bottom: 0, right: smallest.right)
    case .absolute(let margins): return margins
    case .directional(let margins):
      // Looking up the direction walks up the tree, so it is skipped if both sides are equal.
      let turns = margins.leading != margins.trailing && isRightToLeft
      let (left, right) = turns ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
    }
  }

  /// The minimum margins that the view's controller requires, by left and right, or `nil` if there are none.
  private var controlledMargins: UIEdgeInsets? {
    guard let margins = tree.owner?.minimumMargins else { return nil }
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// The margins in effect.
  ///
  /// They are the view's own, at least as wide as the controller requires, plus the safe area, and at least as wide as
  /// the part of the superview's last announced margins that overlaps the view.
  var effectiveLayoutMargins: UIEdgeInsets {
    let smallest = controlledMargins
    var margins = ownMargins(controlled: smallest)
    if let smallest { margins = margins.atLeast(smallest) }
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    guard preservesSuperviewLayoutMargins, let parent = tree.superview else { return margins }
    var overlap = parent.marginState.announced.reaching(into: geometry.frame, of: parent.geometry.bounds)
    if !parent.sharesVerticalMargins { (overlap.top, overlap.bottom) = (0, 0) }
    return margins.atLeast(overlap)
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
  }

  /// Sets the safe area that window chrome or a view controller covers.
  func setSafeArea(_ insets: UIEdgeInsets) {
    guard updateSafeArea(insets) else { return }
    announceMargins(evenIfSame: true)
    announceSafeArea()
    Self.updateInsets(of: tree.subviews)
  }

  /// Updates the insets that the view inherits from a new superview.
  func inheritInsets() {
    inheritanceMayDiffer()
    if hasInheritedInsets { insetsMayDiffer() }
  }

  /// Whether the insets depend on the view's position in its superview.
  var hasInheritedInsets: Bool {
    let reach = insetState.reach
    return reach.contains(.hasReason) || reach.contains(.isUnderArea)
  }

  /// Updates whether the insets depend on the view's position, and tells the superview.
  func inheritanceMayDiffer() {
    let hasArea = insetState.safeArea != .zero
    let hasReason =
      preservesSuperviewLayoutMargins || hasArea || insetState.readableGuide != nil || tree.owner != nil
    let isUnderArea = tree.superview?.safeAreaInsets ?? .zero != .zero
    insetState.reach.set(.hasReason, hasReason)
    insetState.reach.set(.isUnderArea, isUnderArea)
    if hasArea { insetState.reach.insert(.mayReachInside) }
    if hasReason || isUnderArea { tree.superview?.insetState.reach.insert(.mayReachInside) }
  }

  /// Recomputes the insets that depend on the superview and on the frame, and tells the engine and the subviews.
  func insetsMayDiffer() {
    // A superview that computes its margins in an override doesn't announce changes, so it is checked here.
    if preservesSuperviewLayoutMargins, let parent = tree.superview, parent.announceMargins(evenIfSame: false) {
      Self.updateInsets(of: parent.tree.subviews.filter(\.preservesSuperviewLayoutMargins))
    } else {
      Self.updateInsets(of: [self])
    }
  }

  /// Updates the subviews whose insets depend on their position after the bounds have changed.
  func insetsInsideMayDiffer() {
    guard insetState.reach.contains(.mayReachInside) else { return }
    let concerned = tree.subviews.filter(\.hasInheritedInsets)
    if !concerned.isEmpty { return Self.updateInsets(of: concerned) }
    if insetState.safeArea == .zero { insetState.reach.remove(.mayReachInside) }
  }

  /// Updates the insets of views and of the descendants that follow them, each view before its subviews.
  ///
  /// A view uses the margins that its superview announced, so a change costs one step for each view that it reaches,
  /// and no stack, however deep the tree.
  private static func updateInsets(of views: consuming [UIView]) {
    var pending = views
    pending.reverse()
    while let view = pending.popLast() {
      view.inheritanceMayDiffer()
      let areaChanged = view.updateSafeArea(view.inheritedSafeArea)
      guard view.announceMargins(evenIfSame: areaChanged) else { continue }
      if areaChanged { view.announceSafeArea() }
      pending += view.tree.subviews.reversed().filter { areaChanged || $0.preservesSuperviewLayoutMargins }
    }
  }

  /// The safe area that subviews must avoid: in a scroll view, the part that its content insets don't include.
  private var safeAreaInside: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return area }
    let taken = safeAreaInsideContent
    return UIEdgeInsets(
      top: area.top - taken.top, left: area.left - taken.left, bottom: area.bottom - taken.bottom,
      right: area.right - taken.right)
  }

  /// Updates the subviews after the safe area that concerns them has changed.
  func areaInsideMayDiffer() { Self.updateInsets(of: tree.subviews) }

  /// The part of the superview's safe area that overlaps this view; a window's is its own.
  private var inheritedSafeArea: UIEdgeInsets {
    if self is UIWindow { return insetState.safeArea }
    let additional = tree.owner?.insetsBesideSafeArea ?? .zero
    let area = tree.superview?.safeAreaInside ?? .zero
    guard let parent = tree.superview, area != .zero else { return additional }
    return area.reaching(into: geometry.frame, of: parent.geometry.bounds).clamped(to: area).adding(additional)
  }

  /// Sets the safe area. Returns `false` if it is unchanged.
  private func updateSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard insets != insetState.safeArea else { return false }
    insetState.safeArea = insets
    inheritanceMayDiffer()
    markNeedsLayout()
    return true
  }

  /// Calls the safe area callbacks, which follow those for the margins (uikit-recorded.md, "Events").
  private func announceSafeArea() {
    safeAreaInsetsDidChange()
    tree.owner?.viewSafeAreaInsetsDidChange()
  }

  /// Tells the engine about changed margins. Returns whether anything was announced.
  ///
  /// With `evenIfSame`, the engine is told even if only the safe area has changed.
  @discardableResult
  private func announceMargins(evenIfSame: Bool) -> Bool {
    let margins = layoutMargins
    let changed = marginState.announced != margins
    let movesReadable = readableRectangleDidMove()
    guard changed || movesReadable || evenIfSame else { return false }
    marginState.announced = margins
    engineItemDidChange()
    if changed {
      markNeedsLayout()
      layoutMarginsDidChange()
      tree.owner?.viewLayoutMarginsDidChange()
    }
    return true
  }

  /// Returns whether the readable content, if there is a guide for it, has moved since the engine was last told.
  private func readableRectangleDidMove() -> Bool {
    guard insetState.readableGuide != nil else { return false }
    let insets = readableInsets
    defer { marginState.announcedReadable = insets }
    return insets != marginState.announcedReadable
  }
}

extension UIEdgeInsets {
  /// Returns the sum of the insets and others, edge by edge.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// Returns insets whose edges are each at least as large as the other's.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns how far the insets of an outer rectangle reach into an inner one; negative where they don't.
  fileprivate func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - (inner.minY - outer.minY), left: left - (inner.minX - outer.minX),
      bottom: bottom - (outer.maxY - inner.maxY), right: right - (outer.maxX - inner.maxX))
  }

  /// Returns insets whose edges are each between 0 and the limit's.
  fileprivate func clamped(to limit: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(max(top, 0), max(limit.top, 0)), left: min(max(left, 0), max(limit.left, 0)),
      bottom: min(max(bottom, 0), max(limit.bottom, 0)), right: min(max(right, 0), max(limit.right, 0)))
  }
}
