public import Foundation
import UIFoundation

/// A session of dragging or dropping items. Galley creates none.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that the user drags.
  var items: [UIDragItem] { get }
  /// Returns the location of the drag in a view.
  @discardableResult
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item is available in one of the given types.
  @discardableResult
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  @discardableResult
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A session, as seen by the source of the items.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  /// A value that the application associates with the session.
  var localContext: Any? { get set }
}

/// A session, as seen by the destination of the items.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag session, if it belongs to the same application.
  var localDragSession: (any UIDragSession)? { get }
  /// The indicator shown while the items are loaded.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading the items.
  var progress: Progress { get }
  /// Loads the items as objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The indicator shown while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No progress is shown while the items are loaded.
  case none
  /// The system shows its progress indicator.
  case `default`
}
