public import Foundation
public import UIFoundation

/// Something whose content has a size, and that contains others of the kind: a view controller.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// Called when a child's size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child is going to have.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// What a transition says of itself.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves: never here.
  var isAnimated: Bool { get }
  /// How long it takes: 0 seconds here.
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
  /// `false`: a transition ends at once.
  public var isCancelled: Bool { false }
  /// `false`: no gesture drives a transition.
  public var isInteractive: Bool { false }
  /// `false`: no gesture drives a transition.
  public var initiallyInteractive: Bool { false }
  /// 1: a transition ends at once.
  public var percentComplete: CGFloat { 1 }
}

/// Runs what belongs to a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure with the transition, and another one after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Runs closures when the change is made, which takes no time.
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

  /// Runs what was asked for.
  func run() {
    for closure in closures + completions { closure(self) }
    closures = []
    completions = []
  }
}
