import CoreGraphics

/// What views, guides, and constraints use of the engine that lays out their region.
///
/// Views know the engine only by this protocol, so that their files don't depend on those of the layout system.
/// ``LayoutEngine`` is the only type that conforms, which lets optimized builds call it directly.
@MainActor
protocol RegionEngine: AnyObject {
  /// A closure that is called when something that the region's layout depends on has changed, unless the engine is
  /// busy.
  var changeHandler: (() -> Void)? { get set }

  /// Applies changes and solves, and marks the superviews of the views that moved as needing layout.
  func solve()
  /// Returns the solved frame of a guide with its edges on whole pixels; `nil` if no constraint mentions the guide.
  func frame(of guide: UILayoutGuide, _ snapping: PixelSnapping) -> CGRect?
  /// Returns the solved frame of the view in a slot with its edges on whole pixels; `nil` if the slot is another
  /// view's.
  func frame(at slot: Int, of view: UIView, _ snapping: PixelSnapping) -> CGRect?

  /// Queues a constraint for installation. The caller marks the root as pending a solution.
  func install(_ constraint: NSLayoutConstraint)
  /// Uninstalls a constraint, or removes it from the queue.
  func uninstall(_ constraint: NSLayoutConstraint)
  /// Called when a constraint's constant has changed.
  func constantDidChange(of constraint: NSLayoutConstraint)
  /// Called when a constraint's priority has changed, or the view that provides the baseline of one of its items.
  func termsDidChange(of constraint: NSLayoutConstraint)

  /// Called when a view's frame or insets have changed.
  func itemDidChange(_ view: UIView)
  /// Called when a view has scrolled, which affects constraints between its inside and its outside.
  func viewDidScroll(_ view: UIView)
  /// Called when a view's content size, font, or baselines have changed.
  func contentDidChange(_ view: UIView)
  /// Called when a change, such as that of the layout direction, may affect all constraints.
  func everythingMayHaveChanged()

  /// Queues the constraints of a subtree that joined the region.
  func addSubtree(_ view: UIView)
  /// Removes a subtree that is about to leave the region. Constraints across the cut have already been uninstalled.
  func removeSubtree(_ view: UIView)
  /// Removes guides from the system.
  func removeGuides(_ guides: [UILayoutGuide])
  /// Resets the slots and indices that views, guides, and constraints store, before the engine is released.
  func resetStoredSlots()
}
