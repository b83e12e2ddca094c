// `make generate` writes this file from the protocols of the module, except the imports.

public import Foundation
public import UIFoundation

// MARK: - UIActivityItemSource

/// The optional methods of ``UIActivityItemSource``, called as in `activityViewController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIActivityItemSourceCalls {
  let target: any UIActivityItemSource

  /// Returns the subject of a message. The default is `""`.
  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { target.activityViewController(activityViewController, subjectForActivityType: activityType) }
  /// Returns the identifier of the item's type. The default is `""`.
  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { target.activityViewController(activityViewController, dataTypeIdentifierForActivityType: activityType) }
  /// Returns a picture of the item.
  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? {
    target.activityViewController(
      activityViewController, thumbnailImageForActivityType: activityType, suggestedSize: size)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIActivityItemSource {
  /// The default implementation returns `""`.
  @discardableResult
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The default implementation returns `""`.
  @discardableResult
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// The default implementation returns `nil`.
  @discardableResult
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var activityViewController: UIActivityItemSourceCalls? {
    UIActivityItemSourceCalls(target: self)
  }
}

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
  @_disfavoredOverload public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
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
  /// The default implementation returns `true`.
  @discardableResult
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// The default implementation returns `.allButUpsideDown`.
  @discardableResult
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  /// The default implementation does nothing.
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {}
  /// The default implementation does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationSignificantTimeChange(_ application: UIApplication) {}
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

// MARK: - UIBarPositioningDelegate

/// Default implementations of the optional methods.
extension UIBarPositioningDelegate {
  /// The default implementation returns `.any`.
  @discardableResult
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

// MARK: - UICollectionViewDataSource

/// The optional methods of ``UICollectionViewDataSource``, called as in `numberOfSections?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDataSourceCalls {
  let target: any UICollectionViewDataSource

  /// Returns the number of sections. The default is `1`.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> Int { target.numberOfSections(in: collectionView) }
  /// Returns the configured header, footer, or other supplementary view of a kind.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Returns whether an item can be moved interactively. The default is `true`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  /// Called when an item was moved interactively. Update the data to match.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  /// Returns the titles of the index beside the content. Galley never calls it.
  @discardableResult
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    target.indexTitles(for: collectionView)
  }
  /// Returns the item for an index title. Galley never calls it. The default is `IndexPath(item: 0, section: 0)`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { target.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}

/// Default implementations of the optional methods, and optional calls.
extension UICollectionViewDataSource {
  /// The default implementation returns `1`.
  @discardableResult
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns `nil`.
  @discardableResult
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The default implementation returns `IndexPath(item: 0, section: 0)`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var numberOfSections: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var collectionView: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var indexTitles: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(target: self)
  }
}

// MARK: - UICollectionViewDataSourcePrefetching

/// The optional methods of ``UICollectionViewDataSourcePrefetching``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDataSourcePrefetchingCalls {
  let target: any UICollectionViewDataSourcePrefetching

  /// Called for items that are no longer ahead and were not shown.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    target.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UICollectionViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
    UICollectionViewDataSourcePrefetchingCalls(target: self)
  }
}

// MARK: - UICollectionViewDelegate

/// The optional methods of ``UICollectionViewDelegate``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDelegateCalls {
  let target: any UICollectionViewDelegate

  /// Returns whether a touch may highlight an item. The default is `true`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  /// Called when a touch highlighted an item.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Called when a touch no longer highlights an item.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Returns whether a touch may select an item. The default is `true`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  /// Returns whether a touch may deselect an item. The default is `true`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  /// Called when a touch selected an item.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Called when a touch deselected an item.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Called before a cell is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// Called before a supplementary view is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Called when a cell is no longer shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// Called when a supplementary view is no longer shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    target.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
  /// Returns the content offset after updates or a layout change. The default is `proposedContentOffset`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    target.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  /// Returns the destination of an interactive move, given its original, current, and proposed index paths. The default
  /// implementation calls the method without a current index path.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the destination of an interactive move, given its original and proposed index paths. The default is
  /// `proposedIndexPath`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the layout for an interactive transition between two layouts. The default is a layout that interpolates
  /// between both.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    target.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  /// Returns whether the focus may change. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { target.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// Called when the focus changed.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { target.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  /// Returns the item that should be focused first.
  @discardableResult
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: collectionView)
  }
  /// Returns whether focusing an item selects it. The default is `collectionView.selectionFollowsFocus`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { target.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  /// Returns whether a two-finger gesture may select items. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { target.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Called when a two-finger gesture began to select items.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { target.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  /// Returns whether an item can be focused. The default is `true`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  /// Returns whether an item can be edited. The default is `false`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, canEditItemAt: indexPath)
  }
  /// Returns the context menu for items at a point.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// Returns the context menu for an item at a point.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Returns the preview of an item while its menu opens, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  /// Returns the preview of an item while its menu closes, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  /// Returns the preview of a menu's item while the menu opens, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of a menu's item while the menu closes, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called before a menu's preview is opened.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { target.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// Called before a menu is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  /// Called before a menu closes.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  /// Returns whether a long press on an item shows the edit menu. The default is `false`.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    target.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  /// Returns whether an item's edit menu has an action. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    target.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }
  /// Performs an action of an item's edit menu.
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { target.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  /// Returns whether a touch on an item performs its primary action. The default is `!collectionView.isEditing`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { target.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  /// Called when a touch performed an item's primary action.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    target.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
  /// Returns whether an item is activated while something is dragged over it. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { target.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context) }
}

/// Default implementations of the optional methods, and optional calls.
extension UICollectionViewDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The default implementation returns `proposedContentOffset`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The default implementation calls the method without a current index path.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  /// The default implementation returns `proposedIndexPath`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// The default implementation returns a layout that interpolates between both.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  /// The default implementation returns `collectionView.selectionFollowsFocus`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  /// The default implementation returns `false`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation returns `false`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The default implementation returns `false`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// The default implementation returns `!collectionView.isEditing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var collectionView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var indexPathForPreferredFocusedView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction: ((UICollectionView) -> Void)? {
    { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }
}

// MARK: - UICollectionViewDelegateFlowLayout

/// The optional methods of ``UICollectionViewDelegateFlowLayout``, called as in `collectionView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollectionViewDelegateFlowLayoutCalls {
  let target: any UICollectionViewDelegateFlowLayout

  /// Returns the size of an item, in points. The default is the layout's `itemSize`, or its estimate for self-sizing
  /// cells.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { target.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) }
  /// Returns the insets around a section's lines, in points. The default is the layout's `sectionInset`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { target.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) }
  /// Returns the spacing between a section's lines, in points. The default is the layout's `minimumLineSpacing`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }
  /// Returns the minimum spacing between the items on a section's lines, in points. The default is the layout's
  /// `minimumInteritemSpacing`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    target.collectionView(collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }
  /// Returns the size of a section's header. Only its length along the scrolling axis counts; 0 means no header. The
  /// default is the layout's `headerReferenceSize`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }
  /// Returns the size of a section's footer. Only its length along the scrolling axis counts; 0 means no footer. The
  /// default is the layout's `footerReferenceSize`.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    target.collectionView(collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UICollectionViewDelegateFlowLayout {
  /// The default implementation returns the layout's `itemSize`, or its estimate for self-sizing cells.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.defaultItemSize(for: self) ?? .zero }
  /// The default implementation returns the layout's `sectionInset`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// The default implementation returns the layout's `minimumLineSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// The default implementation returns the layout's `minimumInteritemSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// The default implementation returns the layout's `headerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// The default implementation returns the layout's `footerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(target: self)
  }
}

// MARK: - UICollectionViewDragDelegate

/// Default implementations of the optional methods.
extension UICollectionViewDragDelegate {
  /// The default implementation returns `[]`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

// MARK: - UICollectionViewDropDelegate

/// Default implementations of the optional methods.
extension UICollectionViewDropDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation returns `UICollectionViewDropProposal(operation: .cancel)`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

// MARK: - UICollisionBehaviorDelegate

/// The optional methods of ``UICollisionBehaviorDelegate``, called as in `collisionBehavior?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UICollisionBehaviorDelegateCalls {
  let target: any UICollisionBehaviorDelegate

  /// Called when two items begin to touch.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p) }
  /// Called when two items no longer touch.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { target.collisionBehavior(behavior, endedContactFor: item1, with: item2) }
  /// Called when an item begins to touch a boundary.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p) }
  /// Called when an item no longer touches a boundary.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { target.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier) }
}

/// Default implementations of the optional methods, and optional calls.
extension UICollisionBehaviorDelegate {
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// The default implementation does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var collisionBehavior: UICollisionBehaviorDelegateCalls? {
    UICollisionBehaviorDelegateCalls(target: self)
  }
}

// MARK: - UIContextMenuInteractionDelegate

/// The optional methods of ``UIContextMenuInteractionDelegate``, called as in `contextMenuInteraction?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIContextMenuInteractionDelegateCalls {
  let target: any UIContextMenuInteractionDelegate

  /// Returns the preview that the menu grows from, or `nil` for the view.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Returns the preview that the menu shrinks to, or `nil` for the view.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// Called when the user taps the preview.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Called before the menu appears.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
  /// Called before the menu disappears.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIContextMenuInteractionDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var contextMenuInteraction: UIContextMenuInteractionDelegateCalls? {
    UIContextMenuInteractionDelegateCalls(target: self)
  }
}

// MARK: - UIDocumentInteractionControllerDelegate

/// The optional methods of ``UIDocumentInteractionControllerDelegate``, called as in `documentInteractionController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIDocumentInteractionControllerDelegateCalls {
  let target: any UIDocumentInteractionControllerDelegate

  /// Called before the document is passed to an application.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) { target.documentInteractionController(controller, willBeginSendingToApplication: application) }
  /// Called after the document has been passed to an application.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) { target.documentInteractionController(controller, didEndSendingToApplication: application) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIDocumentInteractionControllerDelegate {
  /// The default implementation returns `UIViewController()`.
  @discardableResult
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// The default implementation returns `.zero`.
  @discardableResult
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    .zero
  }
  /// The default implementation returns `nil`.
  @discardableResult
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  /// The default implementation does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// The default implementation does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// The default implementation does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerViewControllerForPreview:
    ((UIDocumentInteractionController) -> UIViewController)?
  { { self.documentInteractionControllerViewControllerForPreview($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerRectForPreview:
    ((UIDocumentInteractionController) -> CGRect)?
  { { self.documentInteractionControllerRectForPreview($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerViewForPreview:
    ((UIDocumentInteractionController) -> UIView?)?
  { { self.documentInteractionControllerViewForPreview($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerWillBeginPreview:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillBeginPreview($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerDidEndPreview:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidEndPreview($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerWillPresentOptionsMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillPresentOptionsMenu($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerDidDismissOptionsMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidDismissOptionsMenu($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerWillPresentOpenInMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerWillPresentOpenInMenu($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionControllerDidDismissOpenInMenu:
    ((UIDocumentInteractionController) -> Void)?
  { { self.documentInteractionControllerDidDismissOpenInMenu($0) } }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var documentInteractionController: UIDocumentInteractionControllerDelegateCalls? {
    UIDocumentInteractionControllerDelegateCalls(target: self)
  }
}

// MARK: - UIDocumentPickerDelegate

/// The optional methods of ``UIDocumentPickerDelegate``, called as in `documentPicker?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIDocumentPickerDelegateCalls {
  let target: any UIDocumentPickerDelegate

  /// Called after the user has chosen documents.
  public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    target.documentPicker(controller, didPickDocumentsAt: urls)
  }
  /// Called after the user has chosen one document.
  public func callAsFunction(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    target.documentPicker(controller, didPickDocumentAt: url)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIDocumentPickerDelegate {
  /// The default implementation does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// The default implementation does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// The default implementation does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var documentPicker: UIDocumentPickerDelegateCalls? {
    UIDocumentPickerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var documentPickerWasCancelled: ((UIDocumentPickerViewController) -> Void)? {
    { self.documentPickerWasCancelled($0) }
  }
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

// MARK: - UIDynamicAnimatorDelegate

/// Default implementations of the optional methods, and optional calls.
extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var dynamicAnimatorWillResume: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var dynamicAnimatorDidPause: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }
}

// MARK: - UIEditMenuInteractionDelegate

/// The optional methods of ``UIEditMenuInteractionDelegate``, called as in `editMenuInteraction?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIEditMenuInteractionDelegateCalls {
  let target: any UIEditMenuInteractionDelegate

  /// Returns the menu, or `nil` for the suggested one.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { target.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions) }
  /// Returns the rectangle that the menu is about, in the coordinates of the view. The default is `.null`.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target.editMenuInteraction(interaction, targetRectFor: configuration) }
  /// Called before the menu appears.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { target.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator) }
  /// Called before the menu disappears.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { target.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIEditMenuInteractionDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation returns `.null`.
  @discardableResult
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var editMenuInteraction: UIEditMenuInteractionDelegateCalls? {
    UIEditMenuInteractionDelegateCalls(target: self)
  }
}

// MARK: - UIGestureRecognizerDelegate

/// The optional methods of ``UIGestureRecognizerDelegate``, called as in `gestureRecognizer?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIGestureRecognizerDelegateCalls {
  let target: any UIGestureRecognizerDelegate

  /// Returns whether two gestures may be recognized simultaneously. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// Returns whether a recognizer waits until another has failed. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// Returns whether another recognizer waits until this one has failed. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// Returns whether a recognizer receives a touch. The default is `true`.
  @discardableResult
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIGestureRecognizerDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The default implementation returns `true`.
  @discardableResult
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var gestureRecognizer: UIGestureRecognizerDelegateCalls? {
    UIGestureRecognizerDelegateCalls(target: self)
  }
}

// MARK: - UIImagePickerControllerDelegate

/// The optional methods of ``UIImagePickerControllerDelegate``, called as in `imagePickerController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIImagePickerControllerDelegateCalls {
  let target: any UIImagePickerControllerDelegate

  /// Called after the user has taken or chosen a picture.
  public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIImagePickerControllerDelegate {
  /// The default implementation does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The default implementation does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var imagePickerController: UIImagePickerControllerDelegateCalls? {
    UIImagePickerControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

// MARK: - UILargeContentViewerInteractionDelegate

/// The optional methods of ``UILargeContentViewerInteractionDelegate``, called as in `largeContentViewerInteraction?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UILargeContentViewerInteractionDelegateCalls {
  let target: any UILargeContentViewerInteractionDelegate

  /// Called when the touch ends on an item, or on none.
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { target.largeContentViewerInteraction(interaction, didEndOn: item, at: point) }
  /// Returns the item at a point of the view.
  @discardableResult
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { target.largeContentViewerInteraction(interaction, itemAt: point) }
}

/// Default implementations of the optional methods, and optional calls.
extension UILargeContentViewerInteractionDelegate {
  /// The default implementation does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var largeContentViewerInteraction: UILargeContentViewerInteractionDelegateCalls? {
    UILargeContentViewerInteractionDelegateCalls(target: self)
  }
}

// MARK: - UINavigationBarDelegate

/// The optional methods of ``UINavigationBarDelegate``, called as in `navigationBar?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UINavigationBarDelegateCalls {
  let target: any UINavigationBarDelegate

  /// Returns whether an item may be pushed. The default is `true`.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    target.navigationBar(navigationBar, shouldPush: item)
  }
  /// Called after an item has been pushed.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    target.navigationBar(navigationBar, didPush: item)
  }
  /// Returns whether the top item may be popped. The default is `true`.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    target.navigationBar(navigationBar, shouldPop: item)
  }
  /// Called after the top item has been popped.
  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    target.navigationBar(navigationBar, didPop: item)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UINavigationBarDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var navigationBar: UINavigationBarDelegateCalls? {
    UINavigationBarDelegateCalls(target: self)
  }
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
  /// Returns the object that lets a gesture drive a transition. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.navigationController(navigationController, interactionControllerFor: animationController)
  }
  /// Returns the animator of a transition. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
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
  /// The default implementation returns `.all`.
  @discardableResult
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// The default implementation returns `.portrait`.
  @discardableResult
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  /// The default implementation returns `nil`.
  @discardableResult
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  { { self.navigationControllerSupportedInterfaceOrientations($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  { { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) } }
}

// MARK: - UIPageViewControllerDataSource

/// Default implementations of the optional methods.
extension UIPageViewControllerDataSource {
  /// The default implementation returns `0`.
  @discardableResult
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default implementation returns `0`.
  @discardableResult
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

// MARK: - UIPageViewControllerDelegate

/// The optional methods of ``UIPageViewControllerDelegate``, called as in `pageViewController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIPageViewControllerDelegateCalls {
  let target: any UIPageViewControllerDelegate

  /// Called before the user turns a page.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { target.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
  /// Returns the location of the spine in an orientation. The default is `.min`.
  @discardableResult
  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    target.pageViewController(pageViewController, spineLocationFor: orientation)
  }
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
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// The default implementation returns `.min`.
  @discardableResult
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// The default implementation returns `.all`.
  @discardableResult
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var pageViewController: UIPageViewControllerDelegateCalls? {
    UIPageViewControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var pageViewControllerSupportedInterfaceOrientations:
    ((UIPageViewController) -> UIInterfaceOrientationMask)?
  { { self.pageViewControllerSupportedInterfaceOrientations($0) } }
}

// MARK: - UIPickerViewDelegate

/// The optional methods of ``UIPickerViewDelegate``, called as in `pickerView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIPickerViewDelegateCalls {
  let target: any UIPickerViewDelegate

  /// Returns the title of a row, which is called for each row that is drawn.
  @discardableResult
  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    target.pickerView(pickerView, titleForRow: row, forComponent: component)
  }
  /// Called after the user has selected a row. Never called by Galley.
  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    target.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIPickerViewDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(target: self) }
}

// MARK: - UIPointerInteractionDelegate

/// The optional methods of ``UIPointerInteractionDelegate``, called as in `pointerInteraction?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIPointerInteractionDelegateCalls {
  let target: any UIPointerInteractionDelegate

  /// Returns the region of the view that the pointer is in. The default is `defaultRegion`.
  @discardableResult
  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion) }
  /// Returns the style of the pointer in a region, or `nil` for the default.
  @discardableResult
  public func callAsFunction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    target.pointerInteraction(interaction, styleFor: region)
  }
  /// Called when the pointer enters a region.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { target.pointerInteraction(interaction, willEnter: region, animator: animator) }
  /// Called when the pointer leaves a region.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { target.pointerInteraction(interaction, willExit: region, animator: animator) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIPointerInteractionDelegate {
  /// The default implementation returns `defaultRegion`.
  @discardableResult
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default implementation returns `nil`.
  @discardableResult
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// The default implementation does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var pointerInteraction: UIPointerInteractionDelegateCalls? {
    UIPointerInteractionDelegateCalls(target: self)
  }
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
  @_disfavoredOverload public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  { { self.popoverPresentationControllerShouldDismissPopover($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  { { self.popoverPresentationControllerDidDismissPopover($0) } }
}

// MARK: - UIPrintInteractionControllerDelegate

/// Default implementations of the optional methods, and optional calls.
extension UIPrintInteractionControllerDelegate {
  /// The default implementation returns `nil`.
  @discardableResult
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// The default implementation does nothing.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var printInteractionControllerParentViewController:
    ((UIPrintInteractionController) -> UIViewController?)?
  { { self.printInteractionControllerParentViewController($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var printInteractionControllerWillStartJob: ((UIPrintInteractionController) -> Void)? {
    { self.printInteractionControllerWillStartJob($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var printInteractionControllerDidFinishJob: ((UIPrintInteractionController) -> Void)? {
    { self.printInteractionControllerDidFinishJob($0) }
  }
}

// MARK: - UISceneDelegate

/// Default implementations of the optional methods.
extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

// MARK: - UIScrollViewDelegate

/// The optional methods of ``UIScrollViewDelegate``, called as in `scrollViewWillEndDragging?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  /// Called before the user stops dragging, which never happens in Galley.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    unsafe target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Called after the user has stopped dragging, which never happens in Galley.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Returns the view to zoom, or `nil` if the content can't be zoomed.
  @discardableResult
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { target.viewForZooming(in: scrollView) }
  /// Called before an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Called after an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? {
    UIScrollViewDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
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
  /// Called after the user has selected a scope button.
  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
  /// Returns whether a range of text may be replaced. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
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
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
}

// MARK: - UISearchControllerDelegate

/// Default implementations of the optional methods, and optional calls.
extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var presentSearchController: ((UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }
}

// MARK: - UISheetPresentationControllerDelegate

/// Default implementations of the optional methods, and optional calls.
extension UISheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}

// MARK: - UISplitViewControllerDelegate

/// The optional methods of ``UISplitViewControllerDelegate``, called as in `splitViewController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UISplitViewControllerDelegateCalls {
  let target: any UISplitViewControllerDelegate

  /// Returns whether the delegate has collapsed the interface itself. Otherwise the secondary controller is pushed onto the
  /// primary one's navigation stack, if it has one. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    target.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }
  /// Returns the controller for the secondary column when the interface expands, or `nil` for the one that it had.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    target.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }
  /// Returns the controller to show while the interface is collapsed, or `nil` for the primary one.
  @discardableResult
  public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forCollapsing: splitViewController)
  }
  /// Returns whether the delegate shows a controller in the secondary column itself. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { target.splitViewController(splitViewController, showDetail: vc, sender: sender) }
  /// Returns the column to show while the interface is collapsed, given the one that the controller proposes. Called if
  /// the controller has a style. The default is `proposedTopColumn`.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    target.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
  /// Returns which columns to show when the interface expands, given what the controller proposes. Called if the
  /// controller has a style. The default is `proposedDisplayMode`.
  @discardableResult
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    target.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }
  /// Called before a column is shown by ``UISplitViewController/show(_:)``.
  public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    target.splitViewController(svc, willShow: column)
  }
  /// Called before a column is hidden by ``UISplitViewController/hide(_:)``.
  public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    target.splitViewController(svc, willHide: column)
  }
  /// Called before other columns are shown.
  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { target.splitViewController(svc, willChangeTo: displayMode) }
  /// Returns which columns the display mode button shows. The default is `.automatic`.
  @discardableResult
  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    target.targetDisplayModeForAction(in: svc)
  }
  /// Returns whether the delegate shows a controller in the primary column itself. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { target.splitViewController(splitViewController, show: vc, sender: sender) }
  /// Returns the controller for the primary column when the interface expands, or `nil` for the one that it had.
  @discardableResult
  public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    target.primaryViewController(forExpanding: splitViewController)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UISplitViewControllerDelegate {
  /// The default implementation returns `false`.
  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The default implementation returns `nil`.
  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The default implementation returns `false`.
  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The default implementation returns `proposedTopColumn`.
  @discardableResult
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The default implementation returns `proposedDisplayMode`.
  @discardableResult
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// The default implementation does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// The default implementation does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// The default implementation does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The default implementation returns `.automatic`.
  @discardableResult
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// The default implementation returns `false`.
  @discardableResult
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The default implementation returns `nil`.
  @discardableResult
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The default implementation returns `.all`.
  @discardableResult
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }
  /// The default implementation returns `.portrait`.
  @discardableResult
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
  /// The default implementation does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// The default implementation does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var splitViewController: UISplitViewControllerDelegateCalls? {
    UISplitViewControllerDelegateCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var primaryViewController: UISplitViewControllerDelegateCalls? {
    UISplitViewControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerDidCollapse: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidCollapse($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerDidExpand: ((UISplitViewController) -> Void)? {
    { self.splitViewControllerDidExpand($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var targetDisplayModeForAction: UISplitViewControllerDelegateCalls? {
    UISplitViewControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerSupportedInterfaceOrientations:
    ((UISplitViewController) -> UIInterfaceOrientationMask)?
  { { self.splitViewControllerSupportedInterfaceOrientations($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerPreferredInterfaceOrientationForPresentation:
    ((UISplitViewController) -> UIInterfaceOrientation)?
  { { self.splitViewControllerPreferredInterfaceOrientationForPresentation($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerInteractivePresentationGestureWillBegin:
    ((UISplitViewController) -> Void)?
  { { self.splitViewControllerInteractivePresentationGestureWillBegin($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var splitViewControllerInteractivePresentationGestureDidEnd:
    ((UISplitViewController) -> Void)?
  { { self.splitViewControllerInteractivePresentationGestureDidEnd($0) } }
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
  /// Returns the object that lets a gesture drive a transition. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    target.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
  /// Returns the animator of a transition. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    target.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
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
  /// The default implementation returns `.all`.
  @discardableResult
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var tabBarController: UITabBarControllerDelegateCalls? {
    UITabBarControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var tabBarControllerSupportedInterfaceOrientations:
    ((UITabBarController) -> UIInterfaceOrientationMask)?
  { { self.tabBarControllerSupportedInterfaceOrientations($0) } }
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
  @_disfavoredOverload public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(target: self) }
}

// MARK: - UITableViewDataSource

/// The optional methods of ``UITableViewDataSource``, called as in `numberOfSections?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDataSourceCalls {
  let target: any UITableViewDataSource

  /// Returns the number of sections. The default is `1`.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int { target.numberOfSections(in: tableView) }
  /// Returns the header title of a section.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    target.tableView(tableView, titleForHeaderInSection: section)
  }
  /// Returns the footer title of a section.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    target.tableView(tableView, titleForFooterInSection: section)
  }
  /// Returns whether a row can be edited. The default is `true`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Returns whether a row can be moved. The default is `false`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canMoveRowAt: indexPath)
  }
  /// Returns the titles of the section index. Galley never calls it.
  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? { target.sectionIndexTitles(for: tableView) }
  /// Returns the section for an index title. Galley never calls it. The default is `index`.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { target.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  /// Called when a row was inserted or deleted interactively. Galley never calls it.
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  /// Called when a row was moved interactively. Galley never calls it.
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// Default implementations of the optional methods, and optional calls.
extension UITableViewDataSource {
  /// The default implementation returns `1`.
  @discardableResult
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns `false`.
  @discardableResult
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation returns `nil`.
  @discardableResult
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation returns `index`.
  @discardableResult
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var numberOfSections: UITableViewDataSourceCalls? {
    UITableViewDataSourceCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var tableView: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var sectionIndexTitles: UITableViewDataSourceCalls? {
    UITableViewDataSourceCalls(target: self)
  }
}

// MARK: - UITableViewDataSourcePrefetching

/// The optional methods of ``UITableViewDataSourcePrefetching``, called as in `tableView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDataSourcePrefetchingCalls {
  let target: any UITableViewDataSourcePrefetching

  /// Called for announced rows that are no longer likely to appear.
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UITableViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var tableView: UITableViewDataSourcePrefetchingCalls? {
    UITableViewDataSourcePrefetchingCalls(target: self)
  }
}

// MARK: - UITableViewDelegate

/// The optional methods of ``UITableViewDelegate``, called as in `tableView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITableViewDelegateCalls {
  let target: any UITableViewDelegate

  /// Returns the height of a row in points, or `UITableView.automaticDimension`. The default is the table's
  /// `rowHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }
  /// Returns the height of a section's header in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionHeaderHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }
  /// Returns the height of a section's footer in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionFooterHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }
  /// Returns the estimated height of a row, in points, used until it is measured. The default is the table's
  /// `estimatedRowHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// Returns the estimated height of a section's header, in points, used until it is measured. The default is the
  /// table's `estimatedSectionHeaderHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  /// Returns the estimated height of a section's footer, in points, used until it is measured. The default is the
  /// table's `estimatedSectionFooterHeight`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  /// Returns the header view of a section, which replaces its title.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Returns the footer view of a section, which replaces its title.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    target.tableView(tableView, viewForFooterInSection: section)
  }
  /// Returns the indentation level of a row. The default implementation preserves the cell's own level.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    target.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  /// Called before a cell is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  /// Called before a header is shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Called before a footer is shown.
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    target.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Called when a cell is no longer shown.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  /// Called when a header is no longer shown.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  /// Called when a footer is no longer shown.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  /// Returns whether a touch may highlight a row. The default is `true`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  /// Called when a touch highlighted a row.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Called when a touch no longer highlights a row.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Returns the row that a touch selects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// Returns the row that a touch deselects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }
  /// Called when a touch selected a row.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Called when a touch deselected a row.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Called when the detail button of a row sends its action.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Returns the editing control of a row. The default is `.delete`.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { target.tableView(tableView, editingStyleForRowAt: indexPath) }
  /// Returns the title of the button that confirms a row's deletion.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  /// Returns whether a row's content is indented during editing. The default is `true`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  /// Called before a row is edited.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    target.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Called when the editing of a row ended.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    target.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// Returns the leading swipe actions of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { target.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  /// Returns the trailing swipe actions of a row if `trailingSwipeActionsConfigurationForRowAt` isn't implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { target.tableView(tableView, editActionsForRowAt: indexPath) }
  /// Returns the trailing swipe actions of a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    target.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Returns the context menu for a row.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    target.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// Returns the preview of a menu's row while the menu opens, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview of a menu's row while the menu closes, or `nil` for its cell.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called before a menu's preview is opened.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  /// Called before a menu is shown.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  /// Called before a menu closes.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { target.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  /// Returns whether a long press on a row shows the edit menu. The default is `false`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  /// Returns whether a row's edit menu has an action. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { target.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  /// Performs an action of a row's edit menu.
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { target.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  /// Returns whether a touch on a row performs its primary action. The default is `!tableView.isEditing`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  /// Called when a touch performed a row's primary action.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  /// Returns the destination of a row's move, given the proposed one. The default is `proposedDestinationIndexPath`.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    target.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }
  /// Returns whether a row can be focused. The default is `true`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canFocusRowAt: indexPath)
  }
  /// Returns whether focusing a row selects it. The default is `tableView.selectionFollowsFocus`.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  /// Returns the row that should be focused first, or `nil` to let the table view choose.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: tableView)
  }
  /// Returns whether a two-finger gesture may select rows. The default is `false`.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { target.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  /// Called when a two-finger gesture began to select rows.
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    target.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UITableViewDelegate {
  /// The default implementation returns the table's `rowHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.defaultAnswer(.rowHeight, of: self, tableView.rowHeight)
  }
  /// The default implementation returns the table's `sectionHeaderHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.headerHeight, of: self, tableView.sectionHeaderHeight)
  }
  /// The default implementation returns the table's `sectionFooterHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.footerHeight, of: self, tableView.sectionFooterHeight)
  }
  /// The default implementation returns the table's `estimatedRowHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.defaultAnswer(.estimatedRowHeight, of: self, tableView.estimatedRowHeight)
  }
  /// The default implementation returns the table's `estimatedSectionHeaderHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.estimatedHeaderHeight, of: self, tableView.estimatedSectionHeaderHeight)
  }
  /// The default implementation returns the table's `estimatedSectionFooterHeight`.
  @discardableResult
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.estimatedFooterHeight, of: self, tableView.estimatedSectionFooterHeight)
  }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// The default implementation preserves the cell's own level.
  @discardableResult
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.defaultAnswer(.indentationLevel, of: self, 0)
  }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The default implementation returns `indexPath`.
  @discardableResult
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The default implementation returns `indexPath`.
  @discardableResult
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// The default implementation returns `.delete`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The default implementation returns `false`.
  @discardableResult
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation returns `false`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// The default implementation returns `!tableView.isEditing`.
  @discardableResult
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// The default implementation returns `proposedDestinationIndexPath`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns `tableView.selectionFollowsFocus`.
  @discardableResult
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  /// The default implementation returns `nil`.
  @discardableResult
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// The default implementation returns `false`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var tableView: UITableViewDelegateCalls? { UITableViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var indexPathForPreferredFocusedView: UITableViewDelegateCalls? {
    UITableViewDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}

// MARK: - UITableViewDragDelegate

/// Default implementations of the optional methods.
extension UITableViewDragDelegate {
  /// The default implementation returns `[]`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    true
  }
  /// The default implementation returns `false`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

// MARK: - UITableViewDropDelegate

/// Default implementations of the optional methods.
extension UITableViewDropDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation returns `UITableViewDropProposal(operation: .cancel)`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

// MARK: - UITextFieldDelegate

/// The optional methods of ``UITextFieldDelegate``, called as in `textFieldDidEndEditing?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITextFieldDelegateCalls {
  let target: any UITextFieldDelegate

  /// Called after editing has ended, by the default implementation of `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField) { target.textFieldDidEndEditing(textField) }
  /// Called after editing has ended, with the reason. The default implementation calls `textFieldDidEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
  /// Returns the menu for editing a range of text, or `nil` for the suggested one. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { target.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions) }
  /// Called before the menu for editing appears. Never called by Galley.
  public func callAsFunction(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { target.textField(textField, willPresentEditMenuWith: animator) }
  /// Called before the menu for editing disappears. Never called by Galley.
  public func callAsFunction(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { target.textField(textField, willDismissEditMenuWith: animator) }
}

/// Default implementations of the optional methods, and optional calls.
extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation returns `true`.
  @discardableResult
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `nil`.
  @discardableResult
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var textFieldDidEndEditing: UITextFieldDelegateCalls? {
    UITextFieldDelegateCalls(target: self)
  }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}

// MARK: - UITextInput

/// Default implementations of the optional methods.
extension UITextInput {
  /// The default implementation returns `true`.
  @discardableResult
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The default implementation returns `nil`.
  @discardableResult
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    offset > self.offset(from: range.start, to: range.end) || offset < 0
      ? nil : position(from: range.start, offset: offset)
  }
  /// The default implementation returns `offset(from: range.start, to: position)`.
  @discardableResult
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
}

// MARK: - UITextViewDelegate

/// The optional methods of ``UITextViewDelegate``, called as in `textView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UITextViewDelegateCalls {
  let target: any UITextViewDelegate

  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Returns whether the user may interact with a link. Never called by Galley. The default is `true`.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
  /// Returns the menu for editing a range of text, or `nil` for the suggested one. Never called by Galley.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions) }
  /// Called before the menu for editing appears. Never called by Galley.
  public func callAsFunction(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { target.textView(textView, willPresentEditMenuWith: animator) }
  /// Called before the menu for editing disappears. Never called by Galley.
  public func callAsFunction(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { target.textView(textView, willDismissEditMenuWith: animator) }
}

/// Default implementations of the optional methods, and optional calls.
extension UITextViewDelegate {
  /// The default implementation returns `true`.
  @discardableResult
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation returns `true`.
  @discardableResult
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  @discardableResult
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation returns `nil`.
  @discardableResult
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The default implementation does nothing.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

// MARK: - UIViewControllerAnimatedTransitioning

/// The optional methods of ``UIViewControllerAnimatedTransitioning``, called as in `interruptibleAnimator?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIViewControllerAnimatedTransitioningCalls {
  let target: any UIViewControllerAnimatedTransitioning

  /// Returns an animator that can be interrupted. The default is `UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext))`.
  @discardableResult
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { target.interruptibleAnimator(using: transitionContext) }
}

/// Default implementations of the optional methods, and optional calls.
extension UIViewControllerAnimatedTransitioning {
  /// The default implementation returns `UIViewPropertyAnimator(duration: transitionDuration(using:
  /// transitionContext))`.
  @discardableResult
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext)) }
  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var interruptibleAnimator: UIViewControllerAnimatedTransitioningCalls? {
    UIViewControllerAnimatedTransitioningCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
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
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The default implementation returns `nil`.
  @discardableResult
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

// MARK: - UIWebViewDelegate

/// The optional methods of ``UIWebViewDelegate``, called as in `webView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing.
@MainActor @preconcurrency
public struct UIWebViewDelegateCalls {
  let target: any UIWebViewDelegate

  /// Called after loading has failed.
  public func callAsFunction(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    target.webView(webView, didFailLoadWithError: error)
  }
}

/// Default implementations of the optional methods, and optional calls.
extension UIWebViewDelegate {
  /// The default implementation does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// The default implementation does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// The default implementation does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var webViewDidStartLoad: ((UIWebView) -> Void)? { { self.webViewDidStartLoad($0) } }
  /// The optional method with this name; never `nil`.
  @_disfavoredOverload public var webViewDidFinishLoad: ((UIWebView) -> Void)? { { self.webViewDidFinishLoad($0) } }
  /// The optional methods with this name; never `nil`.
  @_disfavoredOverload public var webView: UIWebViewDelegateCalls? { UIWebViewDelegateCalls(target: self) }
}

// MARK: - UIWindowSceneDelegate

/// Default implementations of the optional methods.
extension UIWindowSceneDelegate {
  /// The default implementation does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
