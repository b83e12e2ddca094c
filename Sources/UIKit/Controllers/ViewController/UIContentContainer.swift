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
  @discardableResult
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the container's size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the container's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
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
