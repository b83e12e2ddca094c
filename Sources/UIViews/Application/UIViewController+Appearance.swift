import Foundation
import UIFoundation

/// Whether a controller's view is on a screen.
struct ControllerAppearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  var state = State.disappeared
  /// Whether a transition was begun by hand.
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

  /// This controller and the descendants whose views appear and disappear with its view, outermost first. Loads the view.
  var appearingTogether: [UIViewController] {
    loadViewIfNeeded()
    let inside = viewIfLoaded?.subtree.compactMap(\.tree.controller) ?? []
    return [self] + inside.filter { $0 !== self && $0.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }
  }

  /// Whether the view's tree says when the view appears.
  private var followsTree: Bool {
    !appearance.isManual && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Called before the view's window changes to one, or to none.
  func viewWillMove(toShown isShown: Bool) {
    guard followsTree else { return }
    if isShown { willAppear(false) } else { willDisappear(false) }
  }

  /// Called when the view's window has changed.
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

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Light.
  case lightContent = 1
  /// Dark.
  case darkContent = 3
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// As the system likes.
  case automatic = -2
  /// Not at all by itself.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet over a part of the screen.
  case pageSheet = 1
  /// As a small sheet.
  case formSheet = 2
  /// Over the controller around.
  case currentContext = 3
  /// As the controller says.
  case custom = 4
  /// Over the whole screen, which stays below.
  case overFullScreen = 5
  /// Over the controller around, which stays below.
  case overCurrentContext = 6
  /// In a balloon.
  case popover = 7
}

/// How a presentation would be animated.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By a page that curls.
  case partialCurl = 3
}
