// `make generate` writes this file from the protocols of the module, except the imports.

import Foundation
public import UIFoundation
public import UIViews

// MARK: - UIAdaptivePresentationControllerDelegate

/// The optional methods of ``UIAdaptivePresentationControllerDelegate``, called as in `adaptivePresentationStyle?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIAdaptivePresentationControllerDelegateCalls {
  let target: any UIAdaptivePresentationControllerDelegate

  /// Returns the style to use instead. The default is `controller.presentationStyle`.
  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }
  /// Returns the style to use instead with the given traits. The default implementation ignores the traits.
  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  /// Returns the controller to present instead in the given style, or `nil` for the presented one.
  @discardableResult
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation returns `controller.presentationStyle`.
  @discardableResult
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// The default implementation returns `true`.
  @discardableResult
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default implementation ignores the traits.
  @discardableResult
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The default implementation returns `nil`.
  @discardableResult
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// The optional methods with this name; never `nil`.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}

// MARK: - UIApplicationDelegate

/// Default implementations of the optional methods.
extension UIApplicationDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The default implementation returns `connectingSceneSession.configuration`.
  @discardableResult
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// The default implementation does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

// MARK: - UIDragInteractionDelegate

/// Default implementations of the optional methods.
extension UIDragInteractionDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// The default implementation does nothing.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// The default implementation does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

// MARK: - UIDropInteractionDelegate

/// Default implementations of the optional methods.
extension UIDropInteractionDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation returns `UIDropProposal(operation: .cancel)`.
  @discardableResult
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

// MARK: - UINavigationControllerDelegate

/// The optional methods of ``UINavigationControllerDelegate``, called as in `navigationController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UINavigationControllerDelegateCalls {
  let target: any UINavigationControllerDelegate

  /// Called before a controller is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// Called after a controller has been shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, didShow: viewController, animated: animated) }
}

/// Default implementations of the optional methods, and optional calls.
extension UINavigationControllerDelegate {
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// The optional methods with this name; never `nil`.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(target: self)
  }
}

// MARK: - UIPageViewControllerDelegate

/// The optional methods of ``UIPageViewControllerDelegate``, called as in `pageViewController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIPageViewControllerDelegateCalls {
  let target: any UIPageViewControllerDelegate

  /// Called after the user has turned a page.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIPageViewControllerDelegate {
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// The optional methods with this name; never `nil`.
  public var pageViewController: UIPageViewControllerDelegateCalls? { UIPageViewControllerDelegateCalls(target: self) }
}

// MARK: - UIPopoverPresentationControllerDelegate

/// Default implementations of the optional methods, and optional calls.
extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// The optional method with this name; never `nil`.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// The optional method with this name; never `nil`.
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// The optional method with this name; never `nil`.
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}

// MARK: - UISearchBarDelegate

/// The optional methods of ``UISearchBarDelegate``, called as in `searchBar?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UISearchBarDelegateCalls {
  let target: any UISearchBarDelegate

  /// Called after the text has changed.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    target.searchBar(searchBar, textDidChange: searchText)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UISearchBarDelegate {
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The optional methods with this name; never `nil`.
  public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}

// MARK: - UISearchControllerDelegate

/// Default implementations of the optional methods, and optional calls.
extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The optional method with this name; never `nil`.
  public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
  /// The optional method with this name; never `nil`.
  public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
}

// MARK: - UITabBarControllerDelegate

/// The optional methods of ``UITabBarControllerDelegate``, called as in `tabBarController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITabBarControllerDelegateCalls {
  let target: any UITabBarControllerDelegate

  /// Returns whether a controller may be selected. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { target.tabBarController(tabBarController, shouldSelect: viewController) }
  /// Called after a controller has been selected by its tab.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UITabBarControllerDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// The optional methods with this name; never `nil`.
  public var tabBarController: UITabBarControllerDelegateCalls? { UITabBarControllerDelegateCalls(target: self) }
}

// MARK: - UITabBarDelegate

/// The optional methods of ``UITabBarDelegate``, called as in `tabBar?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITabBarDelegateCalls {
  let target: any UITabBarDelegate

  /// Called after the user has selected a tab. Galley never calls it.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// The optional methods with this name; never `nil`.
  public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(target: self) }
}

// MARK: - UIViewControllerTransitioningDelegate

/// Default implementations of the optional methods.
extension UIViewControllerTransitioningDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
