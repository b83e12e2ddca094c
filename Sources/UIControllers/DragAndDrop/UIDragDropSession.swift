public import Foundation
import UIFoundation
public import UIViews

/// A session of dragging or dropping items. Galley creates none.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that the user drags.
  var items: [UIDragItem] { get }
  /// Returns the location of the drag in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item is available in one of the given types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
