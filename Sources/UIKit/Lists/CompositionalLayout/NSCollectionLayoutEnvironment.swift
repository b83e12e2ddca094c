public import Foundation
public import UIFoundation

/// The container and traits of a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a layout in its collection view.
@MainActor
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  /// The width in portrait of the screen that shows the collection view, in points.
  let screenWidth: CGFloat

  init(
    contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traits: UITraitCollection, screenWidth: CGFloat
  ) {
    (self.contentSize, self.contentInsets, traitCollection) = (contentSize, contentInsets, traits)
    self.screenWidth = screenWidth
    super.init()
  }

  /// The width in portrait of the screen of a layout, in points: the main screen's for an environment that isn't
  /// Galley's.
  static func screenWidth(of environment: any NSCollectionLayoutEnvironment) -> CGFloat {
    (environment as? CompositionalEnvironment)?.screenWidth ?? UIScreen.main.portraitWidth
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// The container of a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, including its insets, in points.
  var contentSize: CGSize { get }
  /// The size of the container less its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets applied to the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
