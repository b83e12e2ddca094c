public import Foundation
public import UIViews

/// An animator of a drop.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure to run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
