public import Foundation
public import UIFoundation

/// An object whose content has a size and that can contain other such objects; a view controller is one.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size that a child will have in a container of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container's size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Information about a running transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated; always `false`.
  var isAnimated: Bool { get }
  /// The transition's duration; always 0 seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was canceled; always `false`.
  var isCancelled: Bool { get }
  /// Whether a gesture drives the transition; always `false`.
  var isInteractive: Bool { get }
  /// Whether a gesture began the transition; always `false`.
  var initiallyInteractive: Bool { get }
  /// The progress of the transition, from 0 to 1; always 1.
  var percentComplete: CGFloat { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// `false`, because a transition ends at once.
  public var isCancelled: Bool { false }
  /// `false`, because no gesture drives a transition.
  public var isInteractive: Bool { false }
  /// `false`, because no gesture begins a transition.
  public var initiallyInteractive: Bool { false }
  /// 1, because a transition ends at once.
  public var percentComplete: CGFloat { 1 }
}

/// An object that runs closures alongside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure alongside the transition and another one after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition without duration, which queues its closures until the change has been made.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var closures: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { closures.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Calls the queued closures, completions last.
  func run() {
    for closure in closures + completions { closure(self) }
    closures = []
    completions = []
  }
}
