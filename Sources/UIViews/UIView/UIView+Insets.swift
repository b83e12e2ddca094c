import Foundation
package import UIFoundation

/// What of a view's insets is asked whenever it moves, and the guides that stand for them.
struct ViewInsets {
  var reach = InsetReach()
  var preservesSuperview = false
  var followsSafeArea = true
  var safeArea = UIEdgeInsets.zero
  /// The guides that stand for the insets, made when first asked for.
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}

/// A view's margins.
struct ViewMargins {
  /// The margins as they were set last.
  enum Setting: Hashable {
    /// As they are where nobody sets them.
    case automatic
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  var setting = Setting.automatic
  /// The margins that were in force when the engine last heard of them.
  var announced = ViewMargins.usual
  /// Where the readable rectangle lay when the engine last heard of it; it counts once there is a guide.
  var announcedReadable = UIEdgeInsets.zero

  /// 8 on every side (uikit.md, "Margins").
  static let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// Whom a view's insets concern when it moves, or what is inside it.
struct InsetReach: OptionSet {
  let rawValue: UInt8
  /// The view's insets depend on its place in the superview for a reason of its own.
  static let hasReason = InsetReach(rawValue: 1)
  /// The superview has a safe area.
  static let isUnderArea = InsetReach(rawValue: 2)
  /// The insets of a view inside may depend on its place; always there where they do.
  static let mayReachInside = InsetReach(rawValue: 4)

  mutating func set(_ member: InsetReach, _ isThere: Bool) {
    if isThere { insert(member) } else { remove(member) }
  }
}

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

  /// The margins as they were set, by left and right.
  private func ownMargins(controlled smallest: UIEdgeInsets?) -> UIEdgeInsets {
    switch marginState.setting {
    case .automatic:
      guard let smallest else { return ViewMargins.usual }
      return UIEdgeInsets(top: 0, left: smallest.left, bottom: 0, right: smallest.right)
    case .absolute(let margins): return margins
    case .directional(let margins):
      // The direction is looked up the tree, and tells equal sides from nothing.
      let turns = margins.leading != margins.trailing && isRightToLeft
      let (left, right) = turns ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
      return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
    }
  }

  /// The least margins that the view's controller asks for, by left and right; nil where it asks for none.
  private var controlledMargins: UIEdgeInsets? {
    guard let controller = tree.controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    let margins = controller.systemMinimumLayoutMargins
    let (left, right) = isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
  }

  /// The margins in force: own, no narrower than the controller asks for, plus the safe area, and no narrower than the overlap with those that the superview
  /// announced last.
  var effectiveLayoutMargins: UIEdgeInsets {
    let smallest = controlledMargins
    var margins = ownMargins(controlled: smallest)
    if let smallest { margins = margins.atLeast(smallest) }
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    guard preservesSuperviewLayoutMargins, let parent = tree.superview else { return margins }
    let overlap = parent.marginState.announced.reaching(into: geometry.frame, of: parent.geometry.bounds)
    return margins.atLeast(overlap)
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
  }

  /// Gives the window's chrome, or a view controller, a way to reach into the view.
  package func setSafeArea(_ insets: UIEdgeInsets) {
    guard takeSafeArea(insets) else { return }
    announceMargins(evenIfSame: true)
    announceSafeArea()
    Self.updateInsets(of: tree.subviews)
  }

  /// Takes over what the new superview's insets say about this view.
  func inheritInsets() {
    inheritanceMayDiffer()
    if hasInheritedInsets { insetsMayDiffer() }
  }

  /// Whether the insets depend on the place in the superview.
  var hasInheritedInsets: Bool {
    !insetState.reach.isDisjoint(with: [.hasReason, .isUnderArea])
  }

  /// Finds out whether the insets depend on the place in the superview, and lets that know.
  func inheritanceMayDiffer() {
    let hasArea = insetState.safeArea != .zero
    let hasReason =
      preservesSuperviewLayoutMargins || hasArea || insetState.readableGuide != nil || tree.controller != nil
    let isUnderArea = tree.superview?.safeAreaInsets ?? .zero != .zero
    insetState.reach.set(.hasReason, hasReason)
    insetState.reach.set(.isUnderArea, isUnderArea)
    if hasArea { insetState.reach.insert(.mayReachInside) }
    if hasReason || isUnderArea { tree.superview?.insetState.reach.insert(.mayReachInside) }
  }

  /// Recomputes what depends on the superview's insets and on the frame, and tells the engine and the subviews.
  func insetsMayDiffer() {
    // A class that computes its margins says nothing when they change: such a superview is asked now.
    if preservesSuperviewLayoutMargins, let parent = tree.superview, parent.announceMargins(evenIfSame: false) {
      Self.updateInsets(of: parent.tree.subviews.filter(\.preservesSuperviewLayoutMargins))
    } else {
      Self.updateInsets(of: [self])
    }
  }

  /// Tells the subviews whose insets depend on where they lie in the bounds that the bounds have changed.
  func insetsInsideMayDiffer() {
    guard insetState.reach.contains(.mayReachInside) else { return }
    let concerned = tree.subviews.filter(\.hasInheritedInsets)
    if !concerned.isEmpty { return Self.updateInsets(of: concerned) }
    if insetState.safeArea == .zero { insetState.reach.remove(.mayReachInside) }
  }

  /// Brings the insets of views, and of what inside them follows, up to date, a view before its subviews.
  ///
  /// A view goes by what its superview has announced, so a change costs one step for each view that it reaches, and no
  /// stack, however deep the tree.
  private static func updateInsets(of views: [UIView]) {
    var pending = Array(views.reversed())
    while let view = pending.popLast() {
      view.inheritanceMayDiffer()
      let areaChanged = view.takeSafeArea(view.inheritedSafeArea)
      guard view.announceMargins(evenIfSame: areaChanged) else { continue }
      if areaChanged { view.announceSafeArea() }
      pending += view.tree.subviews.reversed().filter { areaChanged || $0.preservesSuperviewLayoutMargins }
    }
  }

  /// The safe area that what is inside has to keep clear of: in a scroll view, what its insets do not take.
  private var safeAreaInside: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero, let scroll = self as? UIScrollView else { return area }
    let taken = scroll.safeAreaTaken
    return UIEdgeInsets(
      top: area.top - taken.top, left: area.left - taken.left, bottom: area.bottom - taken.bottom,
      right: area.right - taken.right)
  }

  /// Tells the subviews that another part of the safe area concerns them.
  func areaInsideMayDiffer() { Self.updateInsets(of: tree.subviews) }

  /// The part of the superview's safe area that lies over this view; a window's is its own.
  private var inheritedSafeArea: UIEdgeInsets {
    if self is UIWindow { return insetState.safeArea }
    let additional = tree.controller?.insetsBesideSafeArea ?? .zero
    let area = tree.superview?.safeAreaInside ?? .zero
    guard let parent = tree.superview, area != .zero else { return additional }
    return area.reaching(into: geometry.frame, of: parent.geometry.bounds).clamped(to: area).adding(additional)
  }

  /// Takes a safe area; false if it is the one that the view has.
  private func takeSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard insets != insetState.safeArea else { return false }
    insetState.safeArea = insets
    inheritanceMayDiffer()
    markNeedsLayout()
    return true
  }

  /// Calls the methods for a new safe area, after those for the margins (uikit-recorded.md, "Events").
  private func announceSafeArea() {
    safeAreaInsetsDidChange()
    tree.controller?.viewSafeAreaInsetsDidChange()
  }

  /// Tells the engine of insets that differ from those that it knows, or that differ in the safe area alone; whether
  /// there was something to tell.
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
      tree.controller?.viewLayoutMarginsDidChange()
    }
    return true
  }

  /// Whether the readable rectangle, if a guide stands for it, lies elsewhere than the engine knows.
  private func readableRectangleDidMove() -> Bool {
    guard insetState.readableGuide != nil else { return false }
    let insets = readableInsets
    defer { marginState.announcedReadable = insets }
    return insets != marginState.announcedReadable
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// Each edge no smaller than the other's.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// How far insets of a rectangle reach into one inside it; negative where they do not.
  fileprivate func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - (inner.minY - outer.minY), left: left - (inner.minX - outer.minX),
      bottom: bottom - (outer.maxY - inner.maxY), right: right - (outer.maxX - inner.maxX))
  }

  /// Each edge between 0 and the limit's.
  fileprivate func clamped(to limit: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(max(top, 0), max(limit.top, 0)), left: min(max(left, 0), max(limit.left, 0)),
      bottom: min(max(bottom, 0), max(limit.bottom, 0)), right: min(max(right, 0), max(limit.right, 0)))
  }
}
