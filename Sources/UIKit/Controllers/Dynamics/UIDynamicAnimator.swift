import CoreGraphics
public import Foundation
import UIFoundation

/// An object that moves items as forces on them would. Galley has no time in which they could move.
///
/// The behaviors and the items are stored; no item is moved.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items are in.
  open private(set) weak var referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move, which none does.
  open var isRunning: Bool { false }
  /// The time for which items have moved, in seconds. Always 0.
  open var elapsedTime: TimeInterval { 0 }
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator of items that aren't in a view.
  public override init() { super.init() }

  /// Creates an animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.setAnimator(self)
  }
  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.setAnimator(nil)
  }
  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Returns the items in a rectangle.
  @discardableResult
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      if !frame.overlap(with: rect).isNull { found.append(item) }
    }
    return found
  }
  /// Reads the state of an item again. Stored for source compatibility; has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The methods of an animator's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called before items move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after the items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// How items move. Galley moves none.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are parts of this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that an animator calls at each step. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open var action: (() -> Void)?
  /// The animator that the behavior was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items that the behavior moves.
  final var ownItems: [any UIDynamicItem] = []

  /// Creates a behavior without parts.
  public override init() { super.init() }

  /// Adds a behavior as a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.setAnimator(dynamicAnimator)
  }
  /// Removes a part.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index).setAnimator(nil)
  }
  /// Called before the behavior is added to an animator, or removed. The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func setAnimator(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.setAnimator(animator) }
  }

  /// The items of the behavior and its parts.
  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  final func add(_ item: any UIDynamicItem) { if !ownItems.contains(where: { $0 === item }) { ownItems.append(item) } }
  final func remove(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }
}
