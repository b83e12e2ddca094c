import Foundation
import UIFoundation

// The order of the calls and the frames of sheets follow uikit-recorded.md, "Events" and "Sizes and alignment insets".

extension UIViewController {
  /// The nearest controller that presents another: this one or an ancestor.
  var presenterAround: UIViewController? {
    sequence(first: self, next: \.family.parent).first { $0.family.presented != nil }
  }

  /// Returns the controller that presents `other` when this one is asked to.
  private func presenter(of other: UIViewController) -> UIViewController {
    let around = Array(sequence(first: self, next: \.family.parent))
    let isInContext = [.currentContext, .overCurrentContext].contains(other.modalPresentationStyle)
    let context = isInContext ? around.first(where: \.definesPresentationContext) : nil
    return context ?? around.last ?? self
  }

  /// Returns whether the presenter's view leaves the window while this controller is shown.
  private func coversPresenter(in window: UIWindow) -> Bool {
    switch modalPresentationStyle {
    case .fullScreen: return true
    case .automatic, .pageSheet, .formSheet: return sheetPresentationController?.isSheet(in: window) != true
    // The presenter's view stays: removing it would drop the constraints that attach it to its container.
    case .none, .custom, .overFullScreen, .currentContext, .overCurrentContext, .popover: return false
    }
  }

  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(of: other)
    raiseException(
      unless: other !== self && !presenter.isPresented(by: other),
      "Application tried to present modally an active controller \(other).")
    guard presenter.family.presented == nil, other.family.presenting == nil else { return }
    presenter.family.presented = other
    other.family.presenting = presenter
    if let window = presenter.viewIfLoaded?.window { presenter.presentController(other, into: window, animated) }
    completion?()
  }

  /// Returns whether `other` presents this controller, directly or through others.
  private func isPresented(by other: UIViewController) -> Bool {
    var step: UIViewController? = self
    while let controller = step {
      if controller === other { return true }
      step = controller.family.presenting
    }
    return false
  }

  private func presentController(_ other: UIViewController, into window: UIWindow, _ animated: Bool) {
    let covered = other.coversPresenter(in: window) ? viewIfLoaded : nil
    let change = AppearanceChange(
      leaving: covered == nil ? [] : appearingTogether, coming: other.appearingTogether, isSeen: window.isShown)
    other.family.isInTransition = true
    change.begin(leavingFirst: true, animated)
    if let view = other.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      other.positionView(in: window)
      window.addSubview(view)
    }
    family.coveredIn = covered?.superview
    covered?.removeFromSuperview()
    change.end(leavingFirst: false)
    other.family.isInTransition = false
  }

  /// Sets the frame of a presented controller's view.
  private func positionView(in window: UIWindow) {
    viewIfLoaded?.frame = sheetPresentationController?.sheetFrame(in: window) ?? window.bounds
  }

  /// Sets the frames of all presented views after the window's size or safe area has changed.
  func placePresented(in window: UIWindow) {
    var step = family.presented
    while let controller = step {
      controller.positionView(in: window)
      step = controller.family.presented
    }
  }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    if let presenter = presenterAround {
      presenter.dismissPresented(showsPresenter: true, animated)
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Dismisses the presented controller, after dismissing those that it presented.
  private func dismissPresented(showsPresenter: Bool, _ animated: Bool) {
    guard let presented = family.presented else { return }
    // A presenter that is dismissed too doesn't appear in between.
    presented.dismissPresented(showsPresenter: false, animated)
    let container = showsPresenter ? family.coveredIn : nil
    family.coveredIn = nil
    let isSeen = container?.window?.isShown ?? presented.viewIfLoaded?.window?.isShown ?? false
    let change = AppearanceChange(
      leaving: presented.viewIfLoaded?.window == nil ? [] : presented.appearingTogether,
      coming: container == nil ? [] : appearingTogether, isSeen: isSeen)
    presented.family.isInTransition = true
    change.begin(leavingFirst: true, animated)
    if let container, let view = viewIfLoaded {
      view.frame = container.bounds
      container.insertSubview(view, at: 0)
    }
    presented.viewIfLoaded?.removeFromSuperview()
    // Reset before the callbacks so that `viewDidAppear(_:)` can present again.
    presented.family.presenting = nil
    family.presented = nil
    change.end(leavingFirst: false)
    presented.family.isInTransition = false
  }
}

/// A change of the controllers whose views are on screen.
@MainActor
struct AppearanceChange {
  /// The controllers whose views disappear, outermost first.
  var leaving: [UIViewController]
  /// The controllers whose views appear, outermost first.
  var coming: [UIViewController]
  /// Whether the window is visible. Otherwise no controller is notified.
  var isSeen: Bool

  /// Calls `viewWillAppear(_:)` and `viewWillDisappear(_:)`.
  func begin(leavingFirst: Bool, _ animated: Bool) {
    guard isSeen else { return }
    let (old, new) = (leaving.map { ($0, false) }, coming.map { ($0, true) })
    for (controller, comes) in leavingFirst ? old + new : new + old {
      controller.beginAppearanceTransition(comes, animated: animated)
    }
  }

  /// Calls `viewDidAppear(_:)` and `viewDidDisappear(_:)`.
  func end(leavingFirst: Bool) {
    guard isSeen else { return }
    for controller in leavingFirst ? leaving + coming : coming + leaving { controller.endAppearanceTransition() }
  }
}
