import Foundation
import UIFoundation

/// Whether a controller's view is on screen.
struct ControllerAppearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  var state = State.disappeared
  /// Whether the running transition was begun by ``UIViewController/beginAppearanceTransition(_:animated:)``.
  var isManual = false
  /// Whether that transition is animated.
  var isAnimated = false
}

extension UIViewController {
  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    appearance.isManual = true
    appearance.isAnimated = animated
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  func endTransition() {
    switch appearance.state {
    case .appearing: didAppear(appearance.isAnimated)
    case .disappearing: didDisappear(appearance.isAnimated)
    case .appeared, .disappeared: break
    }
    appearance.isManual = false
  }

  /// This controller and the descendants whose views appear with its view, outermost first. Loads the view.
  var appearingTogether: [UIViewController] {
    loadViewIfNeeded()
    let inside = viewIfLoaded?.subtree.compactMap(\.tree.owner) ?? []
    return [self] + inside.filter { $0 !== self && $0.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
  }

  /// Whether the view hierarchy, rather than a container, triggers the appearance callbacks.
  private var followsTree: Bool {
    !appearance.isManual && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the view moves into a visible window or out of one.
  func viewWillMove(toShown isShown: Bool) {
    guard followsTree else { return }
    if isShown { willAppear(false) } else { willDisappear(false) }
  }

  /// Called after the view has moved into a visible window or out of one.
  func viewDidMove() {
    guard followsTree else { return }
    switch appearance.state {
    case .appearing: didAppear(false)
    case .disappearing: didDisappear(false)
    case .appeared, .disappeared: break
    }
  }

  private func willAppear(_ animated: Bool) {
    guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    loadViewIfNeeded()
    viewWillAppear(animated)
  }

  private func didAppear(_ animated: Bool) {
    viewIsAppearing(animated)
    viewIfLoaded?.layoutIfNeeded()
    appearance.state = .appeared
    viewDidAppear(animated)
  }

  private func willDisappear(_ animated: Bool) {
    guard appearance.state == .appeared || appearance.state == .appearing else { return }
    appearance.state = .disappearing
    viewWillDisappear(animated)
  }

  private func didDisappear(_ animated: Bool) {
    appearance.state = .disappeared
    viewDidDisappear(animated)
  }
}
