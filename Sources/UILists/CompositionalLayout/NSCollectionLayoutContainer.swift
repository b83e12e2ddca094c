public import Foundation
public import UIFoundation

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
